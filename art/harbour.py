"""The harbour above the partners: one pier, many boats side by side, by day and by night.

    blender --background --factory-startup --python art/harbour.py
    blender --background --factory-startup --python art/harbour.py -- --dark

Preview: add `-- --scale 0.25 --samples 32 --out some/file.png`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import clay
import models
from clay import PALETTE, linear, mix, smooth

HALF_X, HALF_Y, DEPTH = 6.0, 4.05, 1.0

# The pier runs along `ALONG`, away from the land at the left.
TURN = -20
ALONG = (math.cos(math.radians(TURN)), math.sin(math.radians(TURN)))
ASIDE = (-ALONG[1], ALONG[0])


def outline(angle):
    c, s = abs(math.cos(angle)) / HALF_X, abs(math.sin(angle)) / HALF_Y
    return (c ** 2.9 + s ** 2.9) ** (-1 / 2.9) * (1 + 0.012 * math.sin(3 * angle + 1.6) + 0.010 * math.sin(5 * angle + 2))


def place(t, s):
    """The point at `t` along the pier and `s` to its far side."""
    return t * ALONG[0] + s * ASIDE[0], t * ALONG[1] + s * ASIDE[1]


def inland(x, y):
    """How far a point lies from the water line, inland positive."""
    t, s = x * ALONG[0] + y * ALONG[1], x * ASIDE[0] + y * ASIDE[1]
    return -(t + 3.95 + 0.22 * math.sin(1.1 * s + 0.4) - 0.09 * s * s)


def ground(x, y):
    s = inland(x, y)
    return 0.42 * math.tanh(s / 0.7) if s > 0 else 0.5 * math.tanh(s / 1.6)


def swell(x, y):
    s = -inland(x, y)
    return 0.035 * math.sin(2.6 * s + 0.7 * math.sin(0.9 * y)) * smooth(0.3, 1.6, s)


def island():
    sand, wet, deep = (linear(PALETTE[n]) for n in ("sand", "sand_wet", "sand_deep"))

    def tint(x, y, z):
        base = mix(wet, sand, smooth(0.02, 0.4, inland(x, y)))
        return mix(base, deep, smooth(-0.05, -0.9, z) if z < ground(x, y) - 0.1 else 0)

    models.slab(outline, ground, lambda a: 1.0, lambda i, top: -DEPTH, clay.clay("sand", 0.8, 0.06, 7.0, attribute="tint"), tint)


def water():
    shallow, mid, deep = (linear(PALETTE[n]) for n in ("lagoon_light", "lagoon_mid", "lagoon"))

    def scale(a):
        r = outline(a)
        return 1.006 - 0.06 * smooth(0.03, 0.3, inland(r * math.cos(a), r * math.sin(a)))

    def tint(x, y, z):
        s = -inland(x, y)
        colour = mix(mix(shallow, mid, smooth(0.3, 2.2, s)), deep, 0.75 * smooth(5.0, 9.5, s))
        return mix(colour, deep, smooth(-0.1, -0.75, z))

    def bottom(i, top):
        x, y, _ = top[i]
        return min(-0.4, ground(x, y) - 0.3)

    models.slab(outline, swell, scale, bottom, clay.clay("lagoon", 0.3, 0.0, coat=0.3, attribute="tint"), tint, rim=0.12)


def foam():
    path = []
    for i in range(400):
        s = -4.2 + 8.4 * i / 399
        low, high = -6.0, 0.0
        for _ in range(30):
            t = (low + high) / 2
            low, high = (t, high) if inland(*place(t, s)) > -0.04 else (low, t)
        x, y = place(low, s)
        if math.hypot(x, y) < outline(math.atan2(y, x)) * 0.975:
            path.append((x, y, 0.0))
    clay.tube(path, lambda k: 0.015 + 0.14 * min(1, math.sin(math.pi * k) * 6) ** 0.6 * (0.8 + 0.2 * math.sin(k * 34)), "foam",
              flatten=0.5)


def dash(t, s, length=1.0):
    points = []
    for i in range(25):
        x, y = place(t + length * (i / 24 - 0.5), s + 0.05 * math.sin(i / 24 * 4))
        points.append((x, y, swell(x, y) + 0.01))
    clay.tube(points, lambda k: 0.01 + 0.06 * math.sin(math.pi * k) ** 0.4, "foam", flatten=0.6)


def build(night):
    clay.start(7)
    island()
    water()
    clay.contact_shadow(outline, -DEPTH - 0.02)
    foam()
    models.pier(place(-4.25, 0), place(4.0, 0), 0.42, 0.9)
    models.cottage((*place(-4.95, 0.8), 0.36), -24, 1.3, night)
    for t, s in ((-4.2, -0.65), (3.8, 0.0)):
        models.lamp_post((*place(t, s), 0.42), night, 1.2)
    sailing, rowing, fishing = models.boat, models.rowing_boat, models.fishing_boat
    far = ((sailing, {"paint": "coral", "cloth": "sunrise"}), (fishing, {"paint": "indigo", "roof": "rose"}),
           (sailing, {"paint": "blue", "cloth": "lagoon_mid", "flag": "blue"}), (fishing, {"paint": "ochre", "roof": "teal"}),
           (sailing, {"paint": "rose", "cloth": "rose_light", "flag": "rose"}))
    near = ((rowing, {"paint": "sunrise"}), (fishing, {"paint": "moss", "roof": "coral_bright"}), (rowing, {"paint": "violet"}),
            (fishing, {"paint": "coral_bright", "roof": "lagoon"}))
    for row, start, step, s, bow in ((far, -2.65, 1.5, 1.48, -90), (near, -2.35, 1.55, -1.46, 90)):
        for k, (kind, style) in enumerate(row):
            turn = TURN + bow + (-4, 3, 5, -3, 2)[k]
            extra = {"lit": night} if kind is fishing else {"swing": 62} if kind is sailing else {}
            kind((*place(start + step * k, s), 0.12), turn, 0.93, (2, -1), **style, **extra)
    sailing((*place(4.72, -1.22), 0.12), 154, 0.98, (3, -2), paint="violet", cloth="violet_light", flag="violet")
    dash(-1.5, -2.85, 1.2)


if __name__ == "__main__":
    night = clay.options().dark
    build(night)
    if night:
        clay.light(sun_from=(0.8, 0.25, 0.75), sun=2.3, sky=0.55, warm="#C4E2F0", cool="#5C9CB4")
        for t, s in ((-4.2, -0.65), (3.8, 0.0)):
            clay.bulb((*place(t, s), 1.95), 34, radius=0.2)
        clay.bulb((*place(-4.4, 0.35), 0.9), 16)
    else:
        clay.light(sun_from=(-1.0, -0.36, 0.6), sun=3.6, sky=0.6)
    clay.camera((0, 0, 0.6), 42, 34, -6, 105)
    clay.render("harbour-dark.png" if night else "harbour.png", 1600, clay.frame(1600), 160, soft=1.7)
