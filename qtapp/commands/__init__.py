"""The commands of `table-ronde`: a module for each, with `add_parser(commands)` and `run(told)`."""
