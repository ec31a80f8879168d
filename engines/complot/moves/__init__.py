"""What all phases move: elements on the board, cards between zones, and the questions that seats are asked."""
