"""The words of the check of the network: what each leg tries, what it has shown, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engines.game import Plain
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from network.lan.check import Leg


class CheckWords(QObject):
    """Sentences about the legs of `network.lan.check`, made anew each time they are asked for."""

    def question(self, name: str) -> str:
        """What a leg tries to find out."""
        return {
            "interface": self.tr("Is this machine on a network?"),
            "announce": self.tr("Is what we announce heard?"),
            "others": self.tr("Are other machines heard?"),
            "port": self.tr("Does our table answer at its address?"),
            "hosts": self.tr("Do the tables we hear of answer?"),
        }[name]

    def state(self, state: str) -> str:
        """How a leg went, for those who do not see its sign."""
        return {"ok": self.tr("well"), "failed": self.tr("fails"), "unknown": self.tr("unknown")}[state]

    def answer(self, leg: Leg) -> str:
        """What a leg has shown, and what to do if it fails."""
        if leg.code == "failed":
            return self.tr("This could not be tried.")
        sentences = {
            "interface": self._interface,
            "announce": self._announce,
            "others": self._others,
            "port": self._port,
            "hosts": self._hosts,
        }[leg.name]()
        return sentences[leg.code].format(
            addresses=_listed(leg.details, "addresses"),
            interfaces=_listed(leg.details, "interfaces"),
            tables=_listed(leg.details, "tables"),
            port=leg.details.get("port", ""),
            cause=TableWords().cause(str(leg.details.get("why", ""))),
        )

    def _interface(self) -> dict[str, str]:
        return {
            "": self.tr("Yes: {addresses}."),
            "no_interface": self.tr("No. Connect it to the Wi-Fi or the cable that the others use, then check again."),
            "no_multicast": self.tr(
                "Yes, but through {interfaces} tables cannot find each other by themselves. "
                "Join by address, or use another network."
            ),
        }

    def _announce(self) -> dict[str, str]:
        return {
            "": self.tr("Yes."),
            "not_heard": self.tr(
                "No: nothing comes back on {interfaces}. A firewall on this machine may keep out UDP "
                "port 5353 (multicast DNS): allow it, or have the others join by address."
            ),
            "not_announced": self.tr(
                "No: the network carries announcements, but ours is not among them. Close the "
                "table to the network and open it again."
            ),
            "no_socket": self.tr("No: the system does not let us listen on UDP port 5353: {cause}."),
            "no_interface": self.tr("There is no network to announce anything on."),
        }

    def _others(self) -> dict[str, str]:
        return {
            "": self.tr("Yes: {addresses}."),
            "nobody": self.tr(
                "None so far. If a table is open on another machine, its firewall or the router keeps it "
                "from us: Wi-Fi for guests often separates machines. Try to join by address."
            ),
        }

    def _port(self) -> dict[str, str]:
        return {
            "": self.tr(
                "Yes, at port {port}. If others cannot join all the same, a firewall on this machine may keep them out."
            ),
            "no_answer": self.tr(
                "Not at {addresses}. A firewall on this machine may keep out TCP port {port}: allow it for Table Ronde."
            ),
            "not_hosting": self.tr("No table of ours is open to the network."),
            "no_interface": self.tr("There is no network on which it could be reached."),
        }

    def _hosts(self) -> dict[str, str]:
        return {
            "": self.tr("Yes, all of them."),
            "unreachable": self.tr(
                "Not these: {tables} ({addresses}). A firewall on that machine may keep us out: "
                "have Table Ronde allowed there."
            ),
            "nobody": self.tr("No table of another machine is heard of."),
        }


def _listed(details: Mapping[str, Plain], name: str) -> str:
    items = details.get(name)
    return ", ".join(map(str, items)) if isinstance(items, list) else ""
