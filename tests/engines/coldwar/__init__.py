"""Guerre froide, rule by rule. A docstring cites the rule that the test would miss."""
