"""Component data, in-app rules and other files that are read, not run."""
