"""What lies on the table: units, trays, the news, the menu of an exchange, a typed move, and marks."""
