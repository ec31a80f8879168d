"""The Circle, rule by rule."""
