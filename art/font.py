"""The site's font: the characters and weights that the site needs, and a zero without a slash.

    python3 art/font.py

Needs fontTools with Brotli (Debian: python3-fonttools, python3-brotli), and `npm ci` for the package that it reads.
Writes src/styles/fonts/atkinson-hyperlegible-next.woff2 for browsers and .ttf for the social card.

Run it for a new version of the package or for other characters, then measure the stand-ins in src/styles/font.css again.
The package's licence, OFL 1.1 without a Reserved Font Name, lets a changed font keep its name.
"""
import os
from array import array

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.varLib import instancer

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCE = os.path.join(ROOT, "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files",
                      "atkinson-hyperlegible-next-latin-wght-normal.woff2")
TARGET = os.path.join(ROOT, "src/styles/fonts/atkinson-hyperlegible-next")

# Characters of Portuguese and its neighbours (Spanish, French, Italian, German), since names come from anywhere. A browser
# shows every other character in its own sans-serif.
CHARACTERS = "".join(map(chr, range(0x20, 0x7F))) + (
    "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäçèéêëìíîïñòóôõöùúûü"
    "\u00a0¡¿§©®™ªº°±−×·•…–—‘’“”«»€→✓")
WEIGHTS = (400, 800)

# The slash cuts the zero's counter in two, so that the glyph has three contours. The first, with 16 points, is its outer
# shape. The points of QUARTER run from the bottom of the counter to its left side; the rest of it mirrors them.
CONTOUR_ENDS = [15, 26, 38]
QUARTER = (16, 26, 25, 24, 23)


def plain_outline(points):
    """Outline of the plain zero from the slashed one's points, or its variation from the slashed one's."""
    quarter = [points[index] for index in QUARTER]
    centre_x, centre_y = quarter[0][0], quarter[-1][1]
    lower = quarter[:0:-1] + [(2 * centre_x - x, y) for x, y in quarter[:-1]]
    upper = [(2 * centre_x - x, 2 * centre_y - y) for x, y in lower]
    return list(points[:16]) + lower + upper


def take_slash_out_of_zero(font):
    """Draw the zero without its slash, in every weight: in a sum or a CNPJ it looks like code, in large type like Ø."""
    glyphs = font["glyf"]
    zero = glyphs["zero"]
    if list(zero.endPtsOfContours) != CONTOUR_ENDS:
        raise ValueError("This version of the font draws its zero otherwise: choose CONTOUR_ENDS and QUARTER again.")
    for variation in font["gvar"].variations["zero"]:
        variation.coordinates = plain_outline(variation.coordinates) + variation.coordinates[-4:]
    plain = Glyph()
    plain.numberOfContours = 2
    plain.endPtsOfContours = [15, 31]
    plain.coordinates = GlyphCoordinates(plain_outline(zero.coordinates))
    # Each quarter of either contour is one point on the line and three that bend it.
    plain.flags = array("B", [1, 0, 0, 0] * 8)
    plain.program = zero.program
    plain.recalcBounds(glyphs)
    glyphs["zero"] = plain


def main():
    font = TTFont(SOURCE, recalcTimestamp=False)
    # Tables are read on first use, and these must be read with the number of glyphs that they were written for.
    font.ensureDecompiled()
    take_slash_out_of_zero(font)
    options = Options()
    options.layout_features = ["kern"]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    for flavor, ending in ((None, "ttf"), ("woff2", "woff2")):
        font.flavor = flavor
        font.save(f"{TARGET}.{ending}")
        print(f"{ending}: {os.path.getsize(f'{TARGET}.{ending}')} bytes")


if __name__ == "__main__":
    main()
