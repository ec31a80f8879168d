"""What spies do: whom they may name, who protects whom, and the sixteen actions."""
