"""What everything in the window is built on: theme, style, languages, settings, actions, work off the window's
thread."""
