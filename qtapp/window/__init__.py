"""The one window: its menus and pages, how tables and records are opened, and every stay in a room."""
