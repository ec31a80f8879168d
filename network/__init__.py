"""Tables: a match plus the people around it, and the ways to sit down at one. No window, no rules."""
