"""The art of Circle the Wagons, drawn by code: landscapes, icons and emblems, and the faces of the cards."""
