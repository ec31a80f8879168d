"""Pages of a dossier that lie over the table: plans, cards that only one seat sees, the report."""
