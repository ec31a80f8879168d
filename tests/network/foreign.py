"""A client written from docs/protocol.md alone: it imports nothing of Table Ronde, and could be in any language.

    python foreign.py PORT TABLE NAME SEAT [DROP]

It goes to a table, sits down in SEAT (or watches, if that is -1), plays a whole match by choosing from what is legal,
and says as JSON what it saw and whether all of it was sound. With DROP it hangs up after so many of its own actions and
comes back with its token.
"""

import hashlib
import json
import socket
import ssl
import struct
import sys

import msgpack

PATIENCE = 60  # seconds without a word from the host


def sha256(data):
    return hashlib.sha256(data).hexdigest()


class Line:
    """Messages over TLS, as maps."""

    def __init__(self, port):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        self._socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port), PATIENCE))
        self.fingerprint = sha256(self._socket.getpeercert(binary_form=True))

    def send(self, type_, **fields):
        data = msgpack.packb({"type": type_, **fields})
        self._socket.sendall(struct.pack(">I", len(data)) + data)

    def hear(self):
        """The next message; pings are answered on the way."""
        while True:
            (size,) = struct.unpack(">I", self._exactly(4))
            message = msgpack.unpackb(self._exactly(size))
            if message["type"] == "ping":
                self.send("pong", number=message["number"])
            elif message["type"] == "fault":
                raise SystemExit(f"the host says {message['code']} {message['details']}")
            else:
                return message

    def _exactly(self, size):
        data = b""
        while len(data) < size:
            piece = self._socket.recv(size - len(data))
            if not piece:
                raise SystemExit("the host hung up without a word")
            data += piece
        return data

    def hang_up(self):
        self._socket.close()


def digest(view):
    return sha256(json.dumps(view, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode())[:16]


def changed(view, changes):
    """A copy of the view with the changes made."""
    view = json.loads(json.dumps(view))
    for kind, path, *rest in changes:
        holder = view
        for key in path[:-1]:
            holder = holder[key]
        if kind == "set":
            holder[path[-1]] = rest[0]
        elif kind == "drop":
            del holder[path[-1]]
        else:
            start, gone, items = rest
            holder[path[-1]][start : start + gone] = items
    return view


class Place:
    """What was told at one place."""

    def __init__(self):
        self.view = None
        self.log = []
        self.hashes = []  # of each view, with the length of the match and the steps of the draft
        self.whole = 0  # views that came whole

    def hear(self, told):
        if told["view"] is not None:
            self.view = told["view"]
            self.whole += 1
        else:
            assert told["base"] == digest(self.view), "changes for another view"
            self.view = changed(self.view, told["changes"])
        assert told["hash"] == digest(self.view), "drift"
        self.add(told)
        self.hashes.append([told["length"], told["draft"], told["hash"]])

    def add(self, told):
        """Of a `told` or a `log_part`."""
        assert told["log_from"] <= len(self.log), "a gap in the log"
        self.log[told["log_from"] :] = told["log"]


class Seed:
    """This guest's part in the seed, and what it was told of the others'."""

    def __init__(self, room, who):
        self.room, self.who = room, who
        self.secret = ssl.RAND_bytes(32)
        self.round = 0
        self.commitments = {}

    def commitment(self, who, secret):
        head = "\0".join(["table-ronde seed 1", self.room, str(self.round), who, ""])
        return sha256(head.encode() + secret)

    def unsound(self, record):
        """What is wrong with a finished record; nothing, if all is well."""
        header = json.loads(record.split("\n")[0])
        fair = header["fair"]
        shares = {who: (commitment, bytes.fromhex(secret)) for who, _, commitment, secret in fair["shares"]}
        if (fair["room"], fair["round"]) != (self.room, self.round):
            return "another round"
        if {who: commitment for who, (commitment, _) in shares.items()} != self.commitments:
            return "other commitments"
        if any(self.commitment(who, secret) != told for who, (told, secret) in shares.items()):
            return "a secret that was not committed to"
        if self.secret and shares[self.who][1] != self.secret:
            return "not our secret"
        told = b"".join(who.encode() + b"\0" + shares[who][1] for who in sorted(shares))
        made = hashlib.sha256(b"table-ronde deal 1\0" + told).digest()
        if int.from_bytes(made[:8], "big") >> 2 != header["seed"]:
            return "another seed"
        return ""


class Guest:
    """Somebody at a table, from the door to the end of a match."""

    def __init__(self, port, table, name, seat, drop):
        self.port, self.table, self.name, self.seat, self.drop = port, table, name, seat, drop
        self.token = ""
        self.place = Place()
        self.state = None
        self.acts = []
        self.answered = -1, 0  # the length of the match that we last answered, and the steps that our choice had
        self.claimed = -1  # the length of the match whose window we claimed last
        self.refused = []
        self.record = None
        self.enter()
        self.seed = Seed(table, self.guest)

    def enter(self):
        self.line = Line(self.port)
        self.line.send("hello", version=2, oldest=2, program="foreign 1", language="fr", capabilities=["changes"])
        welcome = self.line.hear()
        assert welcome["host"] == self.line.fingerprint[:16], "this host says that it is another one"
        assert self.table in [card["id"] for card in welcome["tables"]], "no such table"
        self.line.send("enter", table=self.table, name=self.name, token=self.token, watch=self.seat < 0)
        entered = self.line.hear()
        assert entered["type"] == "entered", entered
        self.guest, self.token = entered["guest"], entered["token"]

    def play(self):
        """Until the match is over and its record here."""
        while self.record is None:
            message = self.line.hear()
            getattr(self, "hear_" + message["type"], self.pass_over)(message)
        self.line.send("leave")
        self.line.hang_up()

    def pass_over(self, message):
        pass

    def hear_room(self, message):
        state = self.state = message["state"]
        if state["stage"] == "gathering":
            self.gather(state)
        if state["commitments"] and self.seat < 0:
            self.seed.round, self.seed.commitments = state["round"], dict(state["commitments"])
            self.seed.secret = b""  # whoever only watches gives nothing

    def gather(self, state):
        """Sit down and be ready; if it is for us to decide, begin as soon as everyone is. Else it begins by itself."""
        is_playing = self.seat >= 0
        ready = {person["guest"] for person in state["people"] if person["ready"]}
        if is_playing and state["seats"][self.seat]["guest"] != self.guest:
            self.line.send("sit", seat=self.seat, name=self.name)
        elif is_playing and self.guest not in ready:
            self.line.send("ready", ready=True)
        elif state["chief"] == self.guest and {seat["guest"] for seat in state["seats"]} <= ready:
            self.line.send("start")

    def hear_ask_commit(self, message):
        self.seed.round = message["round"]
        own = self.seed.commitment(self.guest, self.seed.secret)
        self.line.send("commit", round=message["round"], value=own)

    def hear_ask_reveal(self, message):
        self.seed.commitments = dict(message["commitments"])
        assert self.seed.commitments[self.guest] == self.seed.commitment(self.guest, self.seed.secret)
        self.line.send("reveal", round=message["round"], secret=self.seed.secret.hex())

    def hear_log_part(self, part):
        self.place.add(part)

    def hear_told(self, told):
        self.place.hear(told)
        window, steps = told["window"], len(told["draft"])
        is_waiting = window and told["seat"] in window["seats"] and told["seat"] not in window["claims"]
        if is_waiting and self.claimed < told["length"]:
            self.claimed = told["length"]
            self.line.send("claim_window", seat=told["seat"], length=told["length"])
        if not told["legal"] or (told["asked"] <= self.answered[0] and steps <= self.answered[1]):
            return
        if self.drop and len(self.acts) == self.drop:
            self.drop = 0
            self.line.hang_up()
            self.enter()
            return
        self.answered = told["length"], steps
        text = told["legal"][(len(self.acts) + 1) * 7 % len(told["legal"])]
        self.acts.append(text)
        self.line.send("act", seat=told["seat"], text=text, length=told["length"], step=steps)

    def hear_refused(self, message):
        self.refused.append(message["reason"])

    def hear_finished(self, message):
        self.record = message["record"]

    def report(self):
        return {
            "guest": self.guest,
            "fingerprint": self.line.fingerprint,
            "acts": self.acts,
            "refused": self.refused,
            "whole": self.place.whole,
            "hashes": self.place.hashes,
            "log": self.place.log,
            "unsound": self.seed.unsound(self.record),
            "record": self.record,
        }


if __name__ == "__main__":
    port, table, name, seat, *drop = sys.argv[1:]
    played = Guest(int(port), table, name, int(seat), int(drop[0]) if drop else 0)
    played.play()
    sys.stdout.write(json.dumps(played.report()))
