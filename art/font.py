"""The site's font: the characters and weights that the site needs, and a zero without a slash.

    python3 art/font.py

Needs fontTools with Brotli (Debian: python3-fonttools, python3-brotli), and `npm ci` for the package that it reads.
Writes src/styles/fonts/atkinson-hyperlegible-next.woff2.

Run it for a new version of the package or for other characters, then update the fallback fonts in src/styles/font.css.
The licence of the package, OFL 1.1 without a Reserved Font Name, allows a modified font to keep its name.
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
TARGET = os.path.join(ROOT, "src/styles/fonts/atkinson-hyperlegible-next.woff2")

# The characters of Portuguese, Spanish, French, Italian and German, because names may come from any of them. Browsers
# show other characters in a fallback font.
CHARACTERS = "".join(map(chr, range(0x20, 0x7F))) + (
    "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäçèéêëìíîïñòóôõöùúûü"
    "\u00a0¡¿§©®™ªº°±−×·•…–—‘’“”«»€→✓")
WEIGHTS = (400, 800)

# The slash cuts the zero's counter in two, so that the glyph has three contours. The first, with 16 points, is its outer
# shape. The points of QUARTER run from the bottom of the counter to its left side; the rest of it mirrors them.
CONTOUR_ENDS = [15, 26, 38]
QUARTER = (16, 26, 25, 24, 23)


def plain_outline(points):
    """Return the points of the zero without a slash, or their variations, from those of the zero with a slash."""
    quarter = [points[index] for index in QUARTER]
    centre_x, centre_y = quarter[0][0], quarter[-1][1]
    lower = quarter[:0:-1] + [(2 * centre_x - x, y) for x, y in quarter[:-1]]
    upper = [(2 * centre_x - x, 2 * centre_y - y) for x, y in lower]
    return list(points[:16]) + lower + upper


def take_slash_out_of_zero(font):
    """Remove the slash of the zero in every weight. With it, amounts and CNPJs look like code, and large zeros like Ø."""
    glyphs = font["glyf"]
    zero = glyphs["zero"]
    if list(zero.endPtsOfContours) != CONTOUR_ENDS:
        raise ValueError("This version of the font draws its zero differently: update CONTOUR_ENDS and QUARTER.")
    for variation in font["gvar"].variations["zero"]:
        variation.coordinates = plain_outline(variation.coordinates) + variation.coordinates[-4:]
    plain = Glyph()
    plain.numberOfContours = 2
    plain.endPtsOfContours = [15, 31]
    plain.coordinates = GlyphCoordinates(plain_outline(zero.coordinates))
    # Each quarter of a contour has one point on the curve and three control points.
    plain.flags = array("B", [1, 0, 0, 0] * 8)
    plain.program = zero.program
    plain.recalcBounds(glyphs)
    glyphs["zero"] = plain


def main():
    font = TTFont(SOURCE, recalcTimestamp=False)
    # fontTools reads tables when they are first used. Read all of them now, before the number of glyphs changes.
    font.ensureDecompiled()
    take_slash_out_of_zero(font)
    options = Options()
    options.layout_features = ["kern"]
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{os.path.getsize(TARGET)} bytes")


if __name__ == "__main__":
    main()
