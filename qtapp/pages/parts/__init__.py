"""What several pages have in common: headers, dialogs, forms, the rules to be read."""
