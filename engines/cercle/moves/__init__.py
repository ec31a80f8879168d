"""How spies, secrets and points move, whatever made them."""
