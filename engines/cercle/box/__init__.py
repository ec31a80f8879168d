"""What is in the box: the component data, read and checked."""
