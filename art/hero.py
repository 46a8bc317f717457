"""The hero picture: a piece of shore with a house, a car, a palm, a parasol and coins, by day and by night.

    blender --background --factory-startup --python art/hero.py
    blender --background --factory-startup --python art/hero.py -- --dark

Preview: add `-- --scale 0.25 --samples 32 --out /some/file.png`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import clay
import models
from clay import PALETTE, linear, mix, smooth

HALF_X, HALF_Y, DEPTH = 6.0, 4.8, 1.25


def outline(angle):
    """Radius of the island at an angle: a soft, slightly uneven rounded block."""
    c, s = abs(math.cos(angle)) / HALF_X, abs(math.sin(angle)) / HALF_Y
    return (c ** 2.9 + s ** 2.9) ** (-1 / 2.9) * (1 + 0.012 * math.sin(3 * angle + 0.6) + 0.010 * math.sin(5 * angle))


# The shore runs along `ALONG`; land lies on the side of `INLAND`.
INLAND = (0.5, 0.866)
ALONG = (0.866, -0.5)


def bay(t):
    return 0.95 + 0.42 * math.sin(0.72 * t + 0.5) + 0.16 * math.sin(1.7 * t + 1.1)


def inland(x, y):
    """How far a point lies from the water line, inland positive."""
    u, t = x * INLAND[0] + y * INLAND[1], x * ALONG[0] + y * ALONG[1]
    return u + bay(t)


def shore(t, s):
    """The point at `t` along the shore and `s` inland of the water line."""
    u = s - bay(t)
    return u * INLAND[0] + t * ALONG[0], u * INLAND[1] + t * ALONG[1]


def ground(x, y):
    """Height of sand and sea bed; the water line is at 0."""
    s = inland(x, y)
    z = 0.62 * math.tanh(s / 2.1) if s > 0 else 0.6 * math.tanh(s / 2.0)
    dune = 0.5 + 0.5 * math.sin(1.5 * x + 0.7 * y + 0.6) * math.sin(1.1 * y - 0.6 * x)
    return z + 0.09 * dune * smooth(0.8, 2.4, s)


def island():
    sand, wet, deep = (linear(PALETTE[n]) for n in ("sand", "sand_wet", "sand_deep"))

    def tint(x, y, z):
        s = inland(x, y)
        base = mix(wet, sand, smooth(0.05, 0.75, s))
        return mix(base, deep, smooth(-0.05, -1.0, z) if z < ground(x, y) - 0.1 else 0)

    models.slab(outline, ground, lambda a: 1.0, lambda i, top: -DEPTH, clay.clay("sand", 0.8, 0.22, 7.0, attribute="tint"), tint)


def swell(x, y):
    """Height of the water: slow waves that run with the shore and calm down before it."""
    s = -inland(x, y)
    wave = math.sin(3.3 * s + 0.6 * math.sin(0.8 * (x * ALONG[0] + y * ALONG[1])))
    return 0.09 * wave * smooth(0.3, 1.8, s)


def water():
    shallow, mid, deep = (linear(PALETTE[n]) for n in ("lagoon_light", "lagoon_mid", "lagoon"))

    def scale(a):
        r = outline(a)
        s = inland(r * math.cos(a), r * math.sin(a))
        return 1.006 - 0.05 * smooth(0.03, 0.3, s)

    def tint(x, y, z):
        s = -inland(x, y)
        colour = mix(mix(shallow, mid, smooth(0.5, 2.6, s)), deep, smooth(2.0, 5.0, s))
        colour = mix(colour, shallow, 0.30 * smooth(0.0, 0.09, swell(x, y)))
        return mix(colour, deep, smooth(-0.1, -0.8, z))

    def bottom(i, top):
        x, y, _ = top[i]
        return min(-0.42, ground(x, y) - 0.3)

    models.slab(outline, swell, scale, bottom, clay.clay("lagoon", 0.28, 0.08, 3.0, coat=0.3, attribute="tint"), tint, rim=0.12)


def inside(x, y, margin=0.99):
    return math.hypot(x, y) < outline(math.atan2(y, x)) * margin


def foam(distance, width, height, start=None, stop=None, scallop=0.5, period=1.0):
    """A soft ribbon of foam along the water line; without `start` and `stop` it spills over both rims."""
    step = 0.04
    along = [i * step for i in range(-220, 221)]
    along = [t for t in along if inside(*shore(t, distance), 0.978) and (start is None or start < t < stop)]
    rows = []

    def ribbon(t, taper, drop=0.0, turn=0.0, out=(0, 0), sink=0.0):
        """One cross-section; past the rim it moves outwards and down, and its thickness points outwards."""
        puff = abs(math.sin(t * 2.3 * period + 0.8 * math.sin(t * 1.3)))
        near, far = width * 0.5 * taper, width * taper * (0.5 + scallop * puff)
        row = []
        for j in range(13):
            a = math.pi * j / 12
            x, y = shore(t, distance + (near if math.cos(a) > 0 else far) * math.cos(a))
            thick = height * min(1, taper * 1.5) * math.sin(a) ** 0.8 - 0.02 - sink * turn
            z = max(swell(x, y), ground(x, y)) * (1 - turn) + thick * math.cos(turn * math.pi / 2) - drop
            push = thick * math.sin(turn * math.pi / 2)
            row.append((x + out[0] * (1 + push) - out[0], y + out[1] * (1 + push) - out[1], z))
        return row

    def spill(t, sink):
        """Over the rim and down the side, ending in a round drip that is pressed `sink` deep into the block."""
        x, y = shore(t, distance)
        angle = math.atan2(y, x)
        reach = outline(angle) - math.hypot(x, y) + 0.04 - sink
        result = []
        for k in range(1, 25):
            turn = min(1.0, k / 10)
            down = max(0, k - 6) / 18 * 0.42
            taper = math.sqrt(max(0.0, 1 - (max(0, k - 8) / 16) ** 2)) + 0.001
            row = ribbon(t, taper, down + 0.02 * turn, turn, (math.cos(angle), math.sin(angle)), sink)
            shift = reach * math.sin(turn * math.pi / 2)
            result.append([(px + math.cos(angle) * shift, py + math.sin(angle) * shift, pz) for px, py, pz in row])
        return result

    for index, t in enumerate(along):
        end = min(index, len(along) - 1 - index) * step
        taper = math.sqrt(max(0.002, 1 - max(0.0, 1 - end / 0.6) ** 2)) if start is not None else 1.0
        rows.append(ribbon(t, taper))
    if start is None:
        rows = spill(along[0], 0.06)[::-1] + rows + spill(along[-1], 0.015)
    clay.grid(rows, clay.clay("foam", 0.7, 0.1, 6.0))


def lawn(cx, cy, rx, ry, turn, material="leaf_light"):
    """A flat cushion of grass that follows the ground."""
    rows, n, rings = [], 120, 26
    a0 = math.radians(turn)
    for j in range(rings + 1):
        k = max(1e-4, j / rings)
        row = []
        for i in range(n):
            a = 2 * math.pi * i / n
            wob = 1 + 0.07 * math.sin(3 * a + 1) + 0.04 * math.sin(5 * a)
            px, py = rx * wob * k * math.cos(a), ry * wob * k * math.sin(a)
            x, y = cx + px * math.cos(a0) - py * math.sin(a0), cy + px * math.sin(a0) + py * math.cos(a0)
            edge = 1 - max(0.0, (k - 0.9) / 0.1) ** 2.5
            row.append((x, y, ground(x, y) + 0.17 * math.sqrt(max(0, edge)) - 0.06))
        rows.append(row)
    clay.grid(rows, clay.clay(material, 0.85, 0.3, 9.0), closed=True)


def path(points, half, material="sand_light", lift=0.05):
    """A rounded lane laid on the ground."""
    rows, n = [], 60
    total = len(points) - 1
    for i in range(n + 1):
        k = i / n * total
        j = min(int(k), total - 1)
        p0, p1, p2, p3 = (points[max(0, min(total, j + d))] for d in (-1, 0, 1, 2))
        f = k - j
        def cat(a, b, c, d):
            return 0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3)
        rows.append((cat(*[p[0] for p in (p0, p1, p2, p3)]), cat(*[p[1] for p in (p0, p1, p2, p3)])))
    surface = []
    for i, (x, y) in enumerate(rows):
        nx, ny = rows[min(i + 1, n)], rows[max(i - 1, 0)]
        dx, dy = nx[0] - ny[0], nx[1] - ny[1]
        length = math.hypot(dx, dy)
        dx, dy = dx / length, dy / length
        k = i / n
        end = math.sqrt(max(0.0, 1 - max(0.0, 1 - min(k, 1 - k) / 0.08) ** 2))
        row = []
        for j in range(15):
            a = math.pi * j / 14
            w = half * math.cos(a) * max(end, 0.02)
            px, py = x - dy * w, y + dx * w
            row.append((px, py, ground(px, py) + lift * math.sin(a) ** 0.4 * end - 0.015))
        surface.append(row)
    clay.grid(surface, clay.clay(material, 0.8, 0.15, 7.0))


def on(x, y, up=0.0):
    return x, y, ground(x, y) + up


def build(night):
    clay.start(7)
    island()
    water()
    clay.contact_shadow(outline, -DEPTH - 0.02)
    foam(-0.05, 0.26, 0.10)
    for distance, first, last in ((-1.0, -4.2, -2.9), (-1.05, 0.8, 2.1), (-2.15, 0.5, 1.6), (-2.5, -4.4, -3.4)):
        foam(distance, 0.14, 0.09, first, last, 0.35, 0.8)
    lawn(1.25, 2.2, 2.9, 1.9, -14)
    path([(5.3, 0.75), (3.8, -0.1), (2.2, 0.0), (0.7, 0.25), (0.55, 0.9)], 0.5, "sand_wet", 0.07)

    models.house(on(1.3, 2.25, 0.1), -24, 1.12, lit=night)
    models.palm(on(-2.9, 2.55, -0.05), 3.7, (0.75, 0.1), 8, 15)
    models.palm(on(-0.95, 3.55, -0.05), 2.9, (-0.35, 0.2), 7, 60, 0.9, reach=1.3)
    models.palm(on(4.55, 2.6, -0.05), 2.4, (0.4, -0.2), 7, 10, 0.9, reach=1.2)
    models.hammock(on(-2.72, 2.6, 1.6), on(-1.0, 3.5, 1.55))
    models.car(on(3.75, -0.15, 0.03), 196, 0.92)
    models.parasol(on(-2.35, 1.0), (-8, -12), 0, 1.0, 1.65)
    models.towel(on(-1.35, 0.72, 0.02), 62, 0.85)
    if night:
        models.lantern(on(-2.0, 0.25, 0.0), 1.0)
    models.beach_ball(on(-3.95, 1.75, 0.22))
    models.coins(on(0.75, -1.0, 0.02), (9, 6, 3), 1.05, 10)
    models.sandcastle(on(3.5, -2.35, 0.02), 0.8, -12)
    models.boat((-2.8, -2.55, 0.12), 160, 0.98, (4, -3))
    models.buoy((0.9, -3.7, 0.02))
    models.kite(on(4.45, 0.0, 1.15), on(3.85, 2.3, 3.6))
    for x, y, size, kind, flowers in ((3.35, 2.75, 0.45, "leaf", 3), (2.7, 3.65, 0.5, "leaf_dark", 0),
                                      (-0.62, 1.62, 0.3, "leaf", 3), (3.3, 1.35, 0.27, "leaf_dark", 2)):
        models.bush(on(x, y, 0.06), size, kind, flowers)
    models.starfish(on(2.35, -2.35, 0.0), 20)


if __name__ == "__main__":
    night = clay.options().dark
    build(night)
    if night:
        # The moon stands where the background has it: behind, to the right.
        clay.light(sun_from=(0.8, 0.25, 0.75), sun=2.1, sky=0.44, warm="#C4E2F0", cool="#5C9CB4")
        clay.bulb(on(-1.9, 0.0, 0.55), 28)
        for x, y in ((0.15, 0.95), (1.75, 0.35), (3.3, 1.5), (-0.3, -1.15)):
            clay.bulb(on(x, y, 0.75), 14, radius=0.45)
    else:
        clay.light(sun_from=(-1.0, -0.36, 0.6), sun=3.6, sky=0.6)
    clay.camera((0.1, 0.1, 0.65), 42, 36, -6, 105)
    clay.render("hero-dark.png" if night else "hero.png", 1600, clay.frame(1600), 256)
