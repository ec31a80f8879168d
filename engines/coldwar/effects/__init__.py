"""What groups and event cards do."""
