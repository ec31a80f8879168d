"""The art of Le Complot: everything is drawn by code, and told apart in grey and when it is small."""
