"""Who is who, who knows a phrase, and that nobody chose the deal."""
