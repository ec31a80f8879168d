"""What is said at a table, in a room and on a line; how it is packed and framed."""
