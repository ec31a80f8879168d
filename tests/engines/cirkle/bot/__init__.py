"""The bots of Cirkle: what they see, how they judge, and that they keep their time."""
