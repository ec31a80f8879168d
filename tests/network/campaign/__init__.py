"""Whole games between real processes that are killed, cut off and brought back.

`crowd` is a process with guests who play by themselves, `stage` starts such processes and a host and keeps what they
say, `proof` compares it with the records. `kills` is the campaign of blows, `test_lan` a game across machines.
"""
