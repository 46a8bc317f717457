"""Draws all icons of static/ from brand-mark.svg.

    python3 art/icons.py

Needs rsvg-convert (librsvg) and Pillow.
"""
import io
import os
import re
import subprocess

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
STATIC = os.path.join(os.path.dirname(HERE), "static")

with open(os.path.join(HERE, "brand-mark.svg"), encoding="utf-8") as file:
    MARK = file.read()


def draw(svg, size):
    png = subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size)], input=svg.encode(), stdout=subprocess.PIPE,
                         check=True).stdout
    return Image.open(io.BytesIO(png)).convert("RGBA")


def full_bleed(part):
    """The mark without its circle: sky and sea reach the edges, the wave takes `part` of the width."""
    shapes = re.findall(r"<(?:circle|path)[^>]*/>", MARK)
    sun, wave = shapes[1], shapes[2]
    sea = shapes[3].replace("M1.603 42", "M-40 52C-22 52-6 47 1.603 42").replace(
        "A32 32 0 0 1 1.603 42Z", "C70 35.7 80 33 104 33V110H-40Z")
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <rect width="64" height="64" fill="#14788A"/>
      <g transform="translate(32 33) scale({part}) translate(-32 -32)">{sun}{wave}{sea}</g>
    </svg>"""


def favicon():
    """The mark in SVG, lighter where the browser is dark."""
    body = MARK.split("\n", 1)[1]
    body = body.replace(' fill="#14788A"', ' class="sky"').replace('fill="#7CC4CF"', 'class="sea"')
    style = """  <style>
    .sky { fill: #14788A }
    .sea { fill: #7CC4CF }
    @media (prefers-color-scheme: dark) { .sky { fill: #1C8FA3 } .sea { fill: #A6DAE2 } }
  </style>
"""
    return MARK.split("\n", 1)[0] + "\n" + style + body


def save(image, name, opaque=False):
    image = image.convert("RGB") if opaque else image
    image.save(os.path.join(STATIC, name), optimize=True)


def main():
    os.makedirs(STATIC, exist_ok=True)
    with open(os.path.join(STATIC, "favicon.svg"), "w", encoding="utf-8") as file:
        file.write(favicon())
    draw(MARK, 48).save(os.path.join(STATIC, "favicon.ico"), sizes=[(16, 16), (32, 32), (48, 48)],
                         append_images=[draw(MARK, 16), draw(MARK, 32)])
    save(draw(full_bleed(0.86), 180), "apple-touch-icon.png", opaque=True)
    save(draw(MARK, 192), "icon-192.png")
    save(draw(MARK, 512), "icon-512.png")
    save(draw(full_bleed(0.70), 512), "icon-maskable-512.png", opaque=True)


if __name__ == "__main__":
    main()
