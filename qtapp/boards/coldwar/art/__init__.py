"""The art of Guerre froide, drawn by code: cards and their backs, agents, groups, nations, events, tokens."""
