"""Pictures compared: greys, bytes, how far two are apart; and colours: how well one shows on another."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage


def grey(image: QImage) -> bytes:
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(shades.constScanLine(y))[: shades.width()] for y in range(shades.height()))


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def difference(one: bytes, other: bytes) -> float:
    """How far two grey pictures are apart, pixel for pixel, on the average."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def luminance(colour: QColor | str) -> float:
    shown = QColor(colour)
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (shown.redF(), shown.greenF(), shown.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor | str, other: QColor | str) -> float:
    """As the Web Content Accessibility Guidelines count it: 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
