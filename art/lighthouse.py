"""The picture at the top of the legal pages: a lighthouse on its rock, by day and by night.

    blender --background --factory-startup --python art/lighthouse.py
    blender --background --factory-startup --python art/lighthouse.py -- --dark

Preview: add `-- --scale 0.4 --samples 32 --out some/file.png`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import clay
import models
from clay import PALETTE, linear, mix, smooth

RADIUS_X, RADIUS_Y = 3.1, 2.2
LAMP = (-0.1, 0.25, 3.52)


def edge(angle):
    c, s = math.cos(angle) / RADIUS_X, math.sin(angle) / RADIUS_Y
    return (c * c + s * s) ** -0.5 * (1 + 0.02 * math.sin(2 * angle + 1.4) + 0.012 * math.sin(5 * angle + 1))


def swell(x, y):
    ring = math.hypot(x / 1.25, y)
    far = math.hypot(x / RADIUS_X, y / RADIUS_Y)
    return 0.05 * math.sin(4.6 * ring - 0.4) * smooth(0.95, 0.6, far) + 0.12 * (1 - far * far)


def sea():
    light, mid, deep = (linear(PALETTE[n]) for n in ("lagoon_light", "lagoon_mid", "lagoon"))

    def tint(x, y, z):
        k = math.hypot(x / RADIUS_X, y / RADIUS_Y)
        return mix(mix(light, mid, smooth(0.4, 0.8, k)), deep, max(smooth(0.78, 1.04, k), smooth(-0.1, -0.5, z)))

    models.drop(edge, swell, clay.clay("lagoon", 0.28, 0.05, 2.5, coat=0.3, attribute="tint"), tint)


def ripple(radius, start, stop, width=0.06):
    path = []
    for i in range(41):
        a = math.radians(start + (stop - start) * i / 40)
        x, y = 1.3 * radius * math.cos(a), radius * math.sin(a)
        path.append((x, y, swell(x, y) + 0.01))
    clay.tube(path, lambda k: 0.012 + width * math.sin(math.pi * k) ** 0.38, "foam", flatten=0.6)


def beam(side, length=2.9, wide=0.62):
    """Light in the air, strongest at the lamp."""
    rows, tint = [], []
    for i in range(41):
        k = i / 40
        row, opacity = [], []
        for j in range(17):
            s = j / 8 - 1
            row.append((LAMP[0] + side * (0.22 + length * k), LAMP[1] - 0.1, LAMP[2] + s * (0.2 + wide * k) - 0.16 * k))
            value = 0.7 * (1 - k) ** 1.5 * math.exp(-(s * 1.7) ** 2) * (1 - s * s)
            opacity.append((value, value, value, 1.0))
        rows.append(row)
        tint.append(opacity)
    clay.veil(rows, "beam", tint)


def build(night):
    clay.start(7)
    sea()
    clay.contact_shadow(edge, -0.72, 0.3)
    models.rock((-0.1, 0.2, 0.22), 1.12, 10)
    models.lighthouse((LAMP[0], LAMP[1], 0.72), -16, 0.98, night)
    models.boat((1.95, -0.75, 0.14), 158, 0.5, (5, -3), paint="sunrise", cloth="sunrise", flag="coral")
    ripple(1.5, 196, 250)
    ripple(1.52, 285, 318)
    ripple(1.9, 225, 256, 0.045)


if __name__ == "__main__":
    night = clay.options().dark
    build(night)
    if night:
        clay.light(sun_from=(0.8, 0.25, 0.75), sun=2.4, sky=0.55, warm="#C4E2F0", cool="#5C9CB4")
        clay.bulb((-1.3, -2.2, 2.0), 70, radius=0.5)
        clay.bulb((LAMP[0], LAMP[1] - 0.75, LAMP[2] + 0.1), 10, radius=0.2)
    else:
        clay.light(sun_from=(-1.0, -0.36, 0.6), sun=3.6, sky=0.6)
    clay.camera((0, 0, 1.5), 30, 24, -6, 105)
    clay.frame(960, 0.01, 720)
    if night:
        # Added after the camera is framed, so that day and night have the same framing.
        beam(-1)
        beam(1)
    clay.render("lighthouse-dark.png" if night else "lighthouse.png", 960, 720, 128, soft=1.2)
