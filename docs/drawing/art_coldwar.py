"""Dossiers in SVG: the cards, tokens and stamps that the pictures of the Guerre froide rules are put together from.

Shapes only; `docs.drawing.coldwar` says what stands in which picture. Signs live on a field of 20 by 20 around
0,0 and are the ones of the board: star, coin, antenna and column; compass, key and portcullis. Cards are drawn in units
of 63 by 88 around their middle, so that a mobilised group is the same card turned (R3.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from docs.drawing.art import ACCENT, CREAM, GOLD, INK, WARM, Picture
from docs.drawing.boxes import data

WIDE, HIGH = 63, 88
MANILA, WORN, STEEL, OLIVE, BRASS = "#E9D6AC", "#D9D5CB", "#2E4A54", "#5B6152", "#F0D58C"
RED_INK, BLUE_INK = "#B3261E", "#2C4E7A"
TYPED = "monospace"

# Filled with the colour they are used with; {cut} is the ground that shows through.
FACTIONS: Mapping[str, str] = {
    "M": '<path d="M0-10.1 2.1-5 7.5-4.6 3.4-1.1 4.6 4.2 0 1.3-4.6 4.2-3.4-1.1-7.5-4.6-2.1-5z"/>'
    '<path d="M-7.6 5.2 0 8.2 7.6 5.2v2.2L0 10.2-7.6 7.4z"/>',
    "E": '<circle cy="-2.6" r="7.4"/><circle cy="-2.6" r="5.5" fill="{cut}"/><circle cy="-2.6" r="4.4"/>'
    '<rect x="-1" y="-5.6" width="2" height="6" fill="{cut}"/><rect x="-10" y="3.2" width="20" height="7" '
    'fill="{cut}"/><rect x="-9.6" y="3.9" width="19.2" height="2.6" rx="1.3"/>'
    '<rect x="-9.6" y="7.4" width="19.2" height="2.6" rx="1.3"/>',
    "N": '<path d="M-1-4h2L5.6 9.8H3.2L0 .2-3.2 9.8h-2.4zM-3.4 5h6.8v1.7h-6.8z"/>'
    '<circle cy="-5" r="2.3"/><path d="M4.1-8.4Q7-5 4.1-1.6M7.4-10Q11.8-5 7.4 0M-4.1-8.4Q-7-5-4.1-1.6'
    'M-7.4-10Q-11.8-5-7.4 0" fill="none" stroke="{ink}" stroke-width="1.9" stroke-linecap="round"/>',
    "P": '<path d="M-8.4-9.8h16.8v3H-8.4z"/><circle cx="-5.9" cy="-5.3" r="2.5"/>'
    '<circle cx="5.9" cy="-5.3" r="2.5"/><path d="M-6-7H6v2H4.6L5 6H-5l.4-11H-6z"/>'
    '<path d="M-2.2-3.6h1.3v9h-1.3zM.9-3.6h1.3v9H.9z" fill="{cut}"/>'
    '<path d="M-6.6 5.4h13.2v2H-6.6zM-8.8 7.7h17.6v2.2H-8.8z"/>',
}
BADGES: Mapping[str, str] = {
    "CIA": "M0-10Q4.5-7.6 9-7.6C9.6 1 6.6 7 0 10-6.6 7-9.6 1-9-7.6Q-4.5-7.6 0-10z",
    "KGB": "M0-10 9-5V5L0 10-9 5V-5z",
    "MI6": "M-6-9H6q3 0 3 3V6q0 3-3 3H-6q-3 0-3-3V-6q0-3 3-3z",
}
# Cream on the badge; {cut} is its colour.
EMBLEMS: Mapping[str, str] = {
    "CIA": '<circle cy="-.6" r="6"/><circle cy="-.6" r="4.8" fill="{cut}"/>'
    '<path d="M0-8.2 1.6-2.2 7.6-.6 1.6 1 0 7-1.6 1-7.6-.6-1.6-2.2z"/>'
    '<path d="M0 7 1.6 1 0-.6-1.6 1z" fill="{cut}"/>',
    "KGB": '<circle cy="-3.6" r="4.5"/><circle cy="-3.6" r="2" fill="{cut}"/>'
    '<path d="M-1.2 0h2.4v8.2h-2.4zM0 2.6h4.2v1.9H0zM0 5.7h3.2v1.9H0z"/>',
    "MI6": '<path d="M-6.4-6.6H6.4v1.9H-6.4zM-6.4-2.6H6.4v1.5H-6.4zM-6.4 1.2H6.4v1.5H-6.4z"/>'
    '<path d="M-.8-6.4H.8V4.6L0 7.6-.8 4.6zM2.2-6.4h1.4V4.4l-.7 2.6-.7-2.6zM5-6.4h1.4V4.4l-.7 2.6L5 4.4z'
    'M-3.6-6.4h1.4V4.4l-.7 2.6-.7-2.6zM-6.4-6.4H-5V4.4l-.7 2.6-.7-2.6z"/>',
}
BUST = '<path d="M-14 22Q-14 8-4 6V0h8v6Q14 8 14 22z"/><ellipse cy="-4" rx="6.5" ry="8"/>'
# A bust and what tells him from the others; on a field of 32 by 44. {cut} is the ground.
AGENTS: Mapping[str, str] = {
    "MS": BUST + '<path d="M-14-7q14-5 28 0l-2 2.5q-12-4-24 0zM-7.5-8q0-9 3.5-9 4 2 8 0 3.5 0 3.5 9z"/>'
    '<path d="M-7 8 0 19 7 8l4 2-3 12H-8l-3-12z"/><path d="M0 12v10" stroke="{cut}" stroke-width="1.2"/>',
    "DD": BUST + '<path d="M-3 8 0 11l3-3 1 1-3 4 1.5 9h-5L-1 13l-3-4z" fill="{cut}"/>'
    '<path d="M4 12h9v10H4z" fill="{cut}"/><path d="M5.5 14.5h6M5.5 17h6M5.5 19.5h4" stroke="{ink}"/>',
    "DA": BUST + '<path d="M0-12q6.5 1 6.5 8T0 4zM0 6q14 2 14 16H0z" fill="{cut}" stroke="{ink}"/>'
    '<path d="M-4.5-5h2.5" stroke="{cut}" stroke-width="1.5"/>'
    '<path d="M2-5h2.5" stroke="{ink}" stroke-width="1.5"/>',
    "AN": BUST + '<path d="M-6-5h4.5v3.5H-6zM1.5-5H6v3.5H1.5zM-1.5-4h3" fill="none" stroke="{cut}" '
    'stroke-width="1.3"/><path d="M4 18-2 22.5" stroke="{cut}" stroke-width="6"/><circle cx="8" cy="13" r="8" '
    'fill="{cut}"/><circle cx="8" cy="13" r="5.5" fill="none" stroke="{ink}" stroke-width="2.2"/>'
    '<path d="M4 17.5-1 22" stroke="{ink}" stroke-width="3.2"/>',
    "AS": BUST + '<path d="M-8 7Q-9-14 0-14T8 7z"/><path d="M-5-7H5q1 4-2 4h-6q-3 0-2-4z" fill="{cut}"/>'
    '<circle cx="-2" cy="-5" r="1.1"/><circle cx="2" cy="-5" r="1.1"/><path d="M9 22V10h9v12z" fill="{cut}"/>'
    '<path d="M11-8h5V8h-5zM10 8h7v5h-7z"/><path d="M10 14h7v8h-7z"/>',
    "AM": BUST + '<path d="M-10-9.5H10v2.5H-10zM-6.5-18.5h13v9h-13z"/>'
    '<path d="M0 9-5 6.5v5zL5 6.5v5z" fill="{cut}"/><path d="M-12 12 6 22H-2L-13 16z" fill="{cut}"/>'
    '<circle cx="8" cy="15" r="2.3" fill="{cut}"/>',
    "DI": '<path d="M-13-12q0-6 6-6H7q6 0 6 6v26h-26z" fill="{cut}" stroke="{ink}" stroke-width="2"/>'
    + BUST
    + '<path d="M-2 8h4l-1 3 1.5 11h-5L-1 11z" fill="{cut}"/>'
    '<path d="M3 .5h9" stroke="{ink}" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M13.5-3q2-2 0-4t0-4" fill="none" stroke="{ink}" stroke-width="1.3"/>',
    "CR": BUST + '<path d="M-8.5-3q0-11 8.5-11t8.5 11" fill="none" stroke="{ink}" stroke-width="2.2"/>'
    '<rect x="-11" y="-6" width="5" height="8.5" rx="2"/><rect x="6" y="-6" width="5" height="8.5" rx="2"/>'
    '<path d="M8 2q0 4-5 4" fill="none" stroke="{ink}" stroke-width="1.5"/>'
    '<path d="M-9 13h4m2.5 0h2m2.5 0h4M-7 17h2m2.5 0h4m2.5 0h2" stroke="{cut}" stroke-width="2"/>',
}
SCALES = (
    '<path d="M-.9-6.5H.9V6H-.9zM-4.5 5.6h9v2h-9z"/><circle cy="-7" r="1.6"/>'
    '<path d="M-6.4-5H6.4M-6.4-5l-2.8 6M-6.4-5l2.8 6M6.4-5 3.6 1M6.4-5l2.8 6" fill="none" '
    'stroke="{ink}" stroke-width="1.2"/><path d="M-10 1h7.3q-.5 3.4-3.6 3.4T-10 1zM2.7 1H10q-.5 3.4-3.6 3.4'
    'T2.7 1z"/>'
)
PERSON = '<circle cy="-5.6" r="3.6"/><path d="M-6.4 9.6V4Q-6.4-.8 0-.8T6.4 4v5.6z"/>'
EYE = '<path d="M-9 0Q0-10 9 0 0 10-9 0z"/><circle r="4.2" fill="{cut}"/><circle r="2.3"/>'
GRATICULE = '<circle r="9"/><ellipse rx="4" ry="9"/><path d="M0-9V9M-9 0H9M-7.7-4.6H7.7M-7.7 4.6H7.7"/>'
GLOBE = (
    f'<g transform="translate(9.5 -18) scale(1.5)" fill="none" stroke="{STEEL}">{GRATICULE}</g>'
    f'<path d="M14-18q-7-8-7-12 0-6 7-6t7 6q0 4-7 12z" fill="{RED_INK}"/>'
    f'<circle cx="14" cy="-30" r="2.5" fill="{CREAM}"/>'
)
EVENT = (
    f'<path d="M9.5-36l3 9 8-5-4 8.5 9.5.5-8 5.5 6 7.5-9.5-2.5L13-3l-5-8-6.5 6.5L3-13l-9-1.5 8-5-5-8 9 3z" '
    f'fill="{RED_INK}"/>'
)
STAMPS: Mapping[str, str] = {
    "leave": f'<circle r="9" fill="{CREAM}" stroke="{BLUE_INK}" stroke-width="1.8"/>'
    f'<path d="M-4.2-4.8h3V4.8h-3zM1.2-4.8h3V4.8h-3z" fill="{BLUE_INK}"/>',
    "T": f'<path d="M-9-9 9 9M9-9-9 9" stroke="{CREAM}" stroke-width="5" stroke-linecap="round"/>'
    f'<path d="M-9-9 9 9M9-9-9 9" stroke="{RED_INK}" stroke-width="3" stroke-linecap="round"/>',
    "D": f'<path d="M-8-10V10M-2.7-10V10M2.7-10V10M8-10V10M-10-7h20M-10 7h20" stroke="{CREAM}" stroke-width="3.6"/>'
    f'<path d="M-8-10V10M-2.7-10V10M2.7-10V10M8-10V10M-10-7h20M-10 7h20" stroke="{INK}" stroke-width="2"/>',
}


@cache
def colour(name: str) -> str:
    """The colour of an agency or a faction."""
    rows = (row for kind in ("agency", "faction") for row in data("coldwar")[kind])
    return next(str(row["color"]) for row in rows if row["id"] == name)


@cache
def objective(name: str) -> dict[str, Any]:
    return next(row for row in data("coldwar")["objective"] if row["id"] == name)


@cache
def initiative(code: str) -> int:
    return next(int(row["initiative"]) for row in data("coldwar")["agent"] if row["code"] == code)


def _sized(scale: float, turn: float = 0) -> str:
    return (f" rotate({turn:g})" if turn else "") + (f" scale({scale:.3g})" if scale != 1 else "")


class Dossier(Picture):
    """A sheet that cards, tokens and stamps are laid on; all are placed by their middle."""

    def group(self, code: str, x: float, y: float, ready: bool = True, scale: float = 0.75) -> None:
        """A group: its Influence, its faction, so many pips as it has Influence. Mobilised: turned, grey, hatched."""
        paint, stock = (colour(code[0]), CREAM) if ready else ("#777367", WORN)
        self.add(f'<g transform="translate({x:g} {y:g}){_sized(scale, 0 if ready else 90)}">', _blank(stock))
        if not ready:
            lines = "".join(f"M{left}-12.5 {left + 26}-38.5" for left in range(-28, 3, 10))
            self.add(f'<path d="{lines}" stroke="#BDB8AB" stroke-width="2" fill="none"/>')
        self.add(f'<path d="M-31.5 8h63v31q0 5-5 5h-53q-5 0-5-5z" fill="{paint}"/>')
        self.figure(code[1], -14, -4, 40)
        self.sign(code[0], 14, -22, 1.25, paint, stock)
        pips = int(code[1])
        for index in range(pips):
            row = 2 if pips == 4 else 3
            across = min(row, pips - index // row * row)
            left = (index % row - (across - 1) / 2) * 17
            top = 26 if pips <= 3 else 17.5 + index // row * 17
            self.sign(code[0], left, top, 0.68, CREAM, paint)
        self.add("</g>")

    def sign(self, faction: str, x: float, y: float, scale: float, ink: str = "", ground: str = CREAM) -> None:
        ink = ink or colour(faction)
        shape = FACTIONS[faction].replace("{cut}", ground).replace("{ink}", ink)
        self.add(f'<g transform="translate({x:g} {y:g}){_sized(scale)}" fill="{ink}">{shape}</g>')

    def badge_of(self, agency: str, x: float, y: float, scale: float = 1.3, ground: str = "", ink: str = CREAM) -> None:
        """The emblem of an agency on its badge, in its colour unless told."""
        ground = ground or colour(agency)
        self.add(
            f'<g transform="translate({x:g} {y:g}){_sized(scale)}"><path d="{BADGES[agency]}" fill="{ground}"/>'
            f'<g fill="{ink}">{EMBLEMS[agency].replace("{cut}", ground)}</g></g>'
        )

    def objective(self, name: str, x: float, y: float, scale: float = 1) -> None:
        """Stability large, points in gold, population as people, the profile from large to small (R1.2)."""
        card = objective(name)
        self.add(
            f'<g transform="translate({x:g} {y:g}){_sized(scale)}">',
            _blank(CREAM),
            '<rect x="-8" y="-38" width="35" height="38" rx="3" fill="#CBDAD8"/>',
            EVENT if card["kind"] == "event" else GLOBE,
            f'<rect x="-29" y="-41" width="26" height="23" rx="4" fill="{INK}"/>',
        )
        self.figure(str(card["stability"]), -16, -23.5, 18, CREAM)
        self.add(f'<circle cx="-19" cy="-6.5" r="10" fill="{BRASS}" stroke="{GOLD}" stroke-width="1.5"/>')
        self.figure(str(card["vp"]), -19, -2, 12)
        for index in range(card["population"]):
            left = (index - (card["population"] - 1) / 2) * 11
            self.add(f'<g transform="translate({left:g} 11) scale(.55)" fill="{INK}">{PERSON}</g>')
        for faction, left, size in zip(card["profile"], (-19, 1, 14.5, 24.5), (1.05, 0.75, 0.5, 0.34), strict=True):
            self.sign(faction, left, 30, size)
        self.add("</g>")

    def agent(self, code: str, agency: str, x: float, y: float, scale: float = 0.75, stamp: str = "") -> None:
        """A file with his silhouette and Initiative; a stamp says what became of him (R3.1)."""
        ink, ground = colour(agency), "#F6EBD2"
        shape = AGENTS[code].replace("{cut}", ground).replace("{ink}", ink).replace("{red}", RED_INK)
        self.add(
            f'<g transform="translate({x:g} {y:g}){_sized(scale)}">',
            _blank(MANILA),
            f'<rect x="-27" y="-39" width="54" height="58" rx="3" fill="{ground}" stroke="{ink}"/>',
            f'<g transform="translate(0 -8) scale(1.2)" fill="{ink}">{shape}</g>',
            f'<path d="M-31.5 20h63v19q0 5-5 5h-53q-5 0-5-5zM-26.5-44h17v24h-22v-19q0-5 5-5z" fill="{ink}"/>',
        )
        self.figure(str(initiative(code)), -20.5, -24, 23, CREAM)
        self.badge_of(agency, 0, 32, 1, CREAM, ink)
        self.add("</g>")
        if stamp == "leave":
            self.stamp(stamp, x + 17 * scale, y + 7 * scale, 1.25 * scale)
        elif stamp:
            self.stamp(stamp, x + 4 * scale, y - 3 * scale, 1.8 * scale)

    def back(self, kind: str, x: float, y: float, scale: float = 0.75, turn: float = 0, mark: str = "") -> None:
        """A card face down: "group", "objective" or the agency of an agent; `mark` stands in the emblem's place."""
        ground = {"group": OLIVE, "objective": STEEL}.get(kind) or colour(kind)
        self.add(
            f'<g transform="translate({x:g} {y:g}){_sized(scale, turn)}">',
            _blank(ground),
            '<rect x="-27" y="-39.5" width="54" height="79" rx="3" fill="none" stroke="#E9E2CC"/>',
        )
        if kind == "group":
            for faction, left, top in (("M", -13, -18), ("E", 13, -18), ("N", -13, 18), ("P", 13, 18)):
                self.sign(faction, left, top, 0.95, "#E9E2CC", OLIVE)
        elif kind == "objective":
            self.add(f'<g transform="scale(2)" fill="none" stroke="#E9E2CC">{GRATICULE}</g>')
        elif mark:
            self.figure(mark, 0, 17, 48, CREAM)
        else:
            self.badge_of(kind, 0, 0, 1.9)
        self.add("</g>")

    def deck(self, kind: str, x: float, y: float, scale: float = 0.75, cards: int = 4) -> None:
        for index in range(cards - 1, -1, -1):
            self.back(kind, x + index * 1.6, y + index * 1.6, scale)

    def domination(self, agency: str, x: float, y: float, radius: float = 13) -> None:
        self.add(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour(agency)}" stroke="{INK}"/>',
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius * 0.84:.3g}" fill="none" stroke="{CREAM}" '
            'stroke-width="1.3" stroke-dasharray="2.5 1.5"/>',
        )
        self.badge_of(agency, x, y, radius / 17)

    def balance(self, x: float, y: float, radius: float = 13) -> None:
        shape = SCALES.replace("{ink}", "#5E4312")
        self.add(
            f'<g transform="translate({x:g} {y:g}) scale({radius / 12:.3g})" fill="#5E4312">'
            f'<circle r="12" fill="{BRASS}" stroke="#5E4312"/><g transform="scale(.92)">{shape}</g></g>'
        )

    def eye(self, x: float, y: float, scale: float = 1.3) -> None:
        self.add(
            f'<g transform="translate({x:g} {y:g}) scale({scale:g})" fill="{ACCENT}">{EYE.replace("{cut}", CREAM)}</g>'
        )

    def stamp(self, kind: str, x: float, y: float, scale: float = 1.4) -> None:
        turn = 0 if kind == "D" else -11
        self.add(f'<g transform="translate({x:g} {y:g}){_sized(scale, turn)}">{STAMPS[kind]}</g>')

    def figure(self, text: str, x: float, y: float, size: float, ink: str = INK) -> None:
        """A typed number; y is its foot."""
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-family="{TYPED}" font-size="{size:g}" font-weight="bold" '
            f'text-anchor="middle" fill="{ink}">{text}</text>'
        )

    def total(self, number: int | str, x: float, y: float, over: bool = False) -> None:
        """A sum on a strip of paper, as from a label maker."""
        edge = WARM if over else INK
        self.add(
            f'<rect x="{x - 17:g}" y="{y - 13:g}" width="34" height="26" rx="4" fill="#FFFDF8" stroke="{edge}" '
            'stroke-width="1.5"/>'
        )
        self.figure(str(number), x, y + 6, 17, edge)

    def ring(self, x: float, y: float, ink: str = ACCENT, scale: float = 0.75, ready: bool = True) -> None:
        """A frame round a card that is in the middle at x,y."""
        wide, high = (WIDE * scale + 5, HIGH * scale + 5) if ready else (HIGH * scale + 5, WIDE * scale + 5)
        self.add(
            f'<rect x="{x - wide / 2:.4g}" y="{y - high / 2:.4g}" width="{wide:.4g}" height="{high:.4g}" rx="6" '
            f'fill="none" stroke="{ink}" stroke-width="3"/>'
        )


def _blank(stock: str) -> str:
    return (
        f'<rect x="-31.5" y="-44" width="{WIDE}" height="{HIGH}" rx="5" fill="{stock}" stroke="{INK}" '
        'stroke-width="1.5"/>'
    )
