"""What the box holds: the component data, read and checked."""
