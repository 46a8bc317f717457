"""The picture of the 404 and error pages: the boat that drifted.

    blender --background --factory-startup --python art/lost_boat.py

Preview: add `-- --scale 0.4 --samples 32 --out /some/file.png`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import clay
import models
from clay import PALETTE, linear, mix, smooth

RADIUS_X, RADIUS_Y = 2.9, 2.35


def edge(angle):
    c, s = math.cos(angle) / RADIUS_X, math.sin(angle) / RADIUS_Y
    return (c * c + s * s) ** -0.5 * (1 + 0.02 * math.sin(2 * angle + 2.4) + 0.012 * math.sin(5 * angle + 2))


def swell(x, y):
    """Rings around the boat on top of a slow swell."""
    ring = math.hypot(x / 1.5, y)
    wave = 0.065 * math.sin(5.4 * ring - 0.6) * smooth(0.2, 0.7, ring) + 0.05 * math.sin(1.3 * x + 0.5 * y)
    far = math.hypot(x / RADIUS_X, y / RADIUS_Y)
    return wave * smooth(0.95, 0.6, far) + 0.16 * (1 - far * far)


def sea():
    """A drop of sea with a round rim."""
    light, mid, deep = (linear(PALETTE[n]) for n in ("lagoon_light", "lagoon_mid", "lagoon"))

    def tint(x, y, z):
        k = math.hypot(x / RADIUS_X, y / RADIUS_Y)
        return mix(mix(light, mid, smooth(0.2, 0.75, k)), deep, max(smooth(0.72, 1.02, k), smooth(-0.1, -0.5, z)))

    models.drop(edge, swell, clay.clay("lagoon", 0.28, 0.08, 3.0, coat=0.3, attribute="tint"), tint)


def ripple(radius, start, stop, width=0.07):
    """A piece of a foam ring."""
    path = []
    for i in range(41):
        a = math.radians(start + (stop - start) * i / 40)
        x, y = 1.42 * radius * math.cos(a), radius * math.sin(a)
        path.append((x, y, swell(x, y) + 0.01))
    clay.tube(path, lambda k: 0.012 + width * math.sin(math.pi * k) ** 0.38, "foam", flatten=0.6)


def build():
    clay.start(7)
    sea()
    clay.contact_shadow(edge, -0.72, 0.35)
    models.boat((0.05, 0.25, 0.26), 156, 1.25, (8, -5), captain=True)
    ripple(1.08, 192, 252)
    ripple(1.10, 282, 340)
    ripple(1.58, 228, 262, 0.05)
    ripple(1.45, 22, 62, 0.05)
    models.buoy((-1.95, 0.75, 0.08))
    models.bottle((1.3, -1.3, 0.14), 32)


if __name__ == "__main__":
    build()
    clay.light(sun_from=(-1.0, -0.3, 0.6), sun=3.5, sky=0.6)
    clay.camera((0, 0, 0.8), 30, 27, -6, 105)
    clay.render("lost-boat.png", 960, clay.frame(960), 400)
