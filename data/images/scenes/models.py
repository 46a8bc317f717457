"""The things of the small world, each standing on z = 0 of its own group.

Not a scene by itself; the scenes place these.
"""
import math
import random

from mathutils import Vector

from clay import ball, box, clay, cylinder, disc_profile, glow, grid, group, lathe, linear, PALETTE, prism, smooth, tube


def house(location, turn=0.0, scale=1.0, lit=False):
    g = group(location, turn, scale)
    width, depth, wall, rise = 2.6, 2.1, 1.5, 0.78
    box((width + 0.3, depth + 0.3, 0.16), (0, 0, 0.06), "sand", 0.06, parent=g)
    # The gables look along x, so the ridge runs along x and the long front along y.
    outline = [(-depth / 2, 0.1), (depth / 2, 0.1), (depth / 2, wall), (0, wall + rise), (-depth / 2, wall)]
    prism(outline, width, (0, 0, 0), "foam", 0.06, (0, 0, math.pi / 2), g)
    # Roof: two slopes of round clay tiles.
    run, over = depth / 2 + 0.24, 0.24
    slope = math.atan2(rise, depth / 2)
    length = run / math.cos(slope)
    tiles = 13
    half = width / 2 + over
    for side in (-1, 1):
        top = Vector((0, 0, wall + rise + 0.14))
        down = Vector((0, side * math.cos(slope), -math.sin(slope)))
        middle = top + down * (length / 2) - Vector((0, 0, 0.08))
        box((half * 2, length, 0.12), middle, "roof", 0.05, (-side * slope, 0, 0), g)
        for k in range(tiles):
            x = -half + 0.1 + (2 * half - 0.2) * k / (tiles - 1)
            start, stop = top + down * 0.05, top + down * (length + 0.04)
            tube([(x, *(start + (stop - start) * (i / 6))[1:]) for i in range(7)], 0.105, "roof", g, 14)
    tube([(-half - 0.03 + (2 * half + 0.06) * i / 8, 0, wall + rise + 0.2) for i in range(9)], 0.14, "roof", g, 16)
    # Front (towards -y): door with a step, two windows.
    front = -depth / 2
    door = arch(0.62, 1.08)
    prism(arch(0.8, 1.18), 0.1, (-0.1, front - 0.0, 0.12), "sand", 0.035, parent=g)
    prism(door, 0.12, (-0.1, front - 0.03, 0.12), "lagoon", 0.035, parent=g)
    ball(0.05, (0.1, front - 0.11, 0.58), "gold", parent=g)
    box((0.95, 0.42, 0.13), (-0.1, front - 0.3, 0.05), "sand_light", 0.05, parent=g)
    for x in (-0.83, 0.72):
        window(g, (x, front, 0.86), 0.0, lit=lit)
    # Gable sides: one window each and a round one above.
    for side in (-1, 1):
        window(g, (side * width / 2, 0.0, 0.84), side * math.pi / 2, 0.62, lit)
        cylinder(0.2, 0.1, (side * (width / 2 - 0.04), 0, 1.76), "sand", 0.03, (0, side * math.pi / 2, 0), g)
        cylinder(0.13, 0.1, (side * (width / 2 - 0.015), 0, 1.76), lamp() if lit else "lagoon", 0.03, (0, side * math.pi / 2, 0), g)
    gull(g, (0.55, 0, wall + rise + 0.5), 200, 0.85)
    return g


def arch(width, height, steps=12):
    """Outline in x and z: straight sides, round top."""
    r = width / 2
    top = [(r * math.cos(math.pi * k / steps), height - r + r * math.sin(math.pi * k / steps)) for k in range(steps + 1)]
    return [(-r, 0), (r, 0)] + top


def lamp():
    """What shines through a window in the evening."""
    return glow("gold", 1.7)


def window(parent, location, turn, width=0.52, lit=False):
    g = group(location, math.degrees(turn), parent=parent)
    box((width + 0.14, 0.12, 0.66), (0, 0, 0), "sand", 0.035, parent=g)
    box((width, 0.14, 0.52), (0, -0.01, 0), lamp() if lit else "lagoon_light", 0.03, parent=g)
    box((0.06, 0.17, 0.5), (0, -0.01, 0), "sand", 0.02, parent=g)
    box((width, 0.17, 0.06), (0, -0.01, 0.02), "sand", 0.02, parent=g)
    box((width + 0.2, 0.26, 0.15), (0, -0.08, -0.36), "wood", 0.04, parent=g)
    for k in range(5):
        x = -width / 2 + width * k / 4
        ball(0.085, (x, -0.1, -0.27), "leaf", parent=g, wobble=0.1, steps=16)
        if k % 2 == 0:
            ball(0.06, (x, -0.15, -0.2), "sunrise" if k == 2 else "coral", parent=g, steps=16)


def palm(location, height=3.4, lean=(0.5, 0.1), leaves=8, turn=0.0, scale=1.0, coconuts=True, reach=1.5):
    g = group(location, turn, scale)
    path = []
    for i in range(25):
        k = i / 24
        path.append(Vector((lean[0] * k ** 1.8, lean[1] * k ** 1.8, height * k)))
    tube(path, lambda k: 0.19 - 0.08 * k + 0.015 * math.sin(k * 70), "wood", g, 18)
    for i in range(1, 9):
        k = i / 9
        index = k * 24
        a = path[int(index)].lerp(path[min(24, int(index) + 1)], index % 1)
        r = 0.205 - 0.08 * k
        tube([a + Vector((0, 0, -0.035)), a + Vector((0, 0, 0.035))], r, "sand_deep", g, 18)
    top = path[-1]
    for i in range(leaves):
        leaf(g, top, 360 / leaves * i + random.uniform(-9, 9), reach * random.uniform(0.92, 1.08),
             random.uniform(0.3, 0.5), "leaf" if i % 2 else "leaf_dark")
    for i in range(3):
        leaf(g, top + Vector((0, 0, 0.08)), 120 * i + 40, reach * 0.62, 0.85, "leaf_light")
    if coconuts:
        for i in range(3):
            a = math.radians(120 * i - 75)
            ball(0.135, top + Vector((0.17 * math.cos(a), 0.17 * math.sin(a), -0.12)), "wood", parent=g, steps=20)
    return g


def leaf(parent, root, heading, reach, rise, material):
    """A thick frond: it rises, bends over and has a notched edge."""
    a = math.radians(heading)
    out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
    rows, n = [], 44
    for i in range(n + 1):
        k = i / n
        centre = Vector(root) + out * (reach * math.sin(k * 1.45) / math.sin(1.45)) + Vector(
            (0, 0, reach * (rise * 1.5 * k - (0.55 + rise) * k ** 2.3)))
        half = 0.30 * reach / 1.5 * (math.sin(math.pi * min(1, k ** 0.8 * 0.97 + 0.03)) ** 0.65)
        notch = 1 - 0.3 * max(0, math.sin(k * 2 * math.pi * 8)) ** 2 * smooth(0.1, 0.3, k)
        row = []
        for j in range(-3, 4):
            s = j / 3
            width = half * (notch if abs(j) == 3 else 1)
            row.append(centre + side * (width * s) - Vector((0, 0, 0.5 * abs(s) ** 1.6 * half)))
        rows.append(row)
    grid(rows, material, parent, thickness=0.06)


def car(location, turn=0.0, scale=1.0, board=True):
    """A small round car that drives towards +x, with a surfboard on its roof."""
    g = group(location, turn, scale)
    body = clay("lagoon_mid", 0.35, 0.05, coat=0.5)

    def loft(sections, material, radius_power=3.2):
        """Rounded cross-sections along x: (x, half width, bottom, top)."""
        rows = []
        for x, half, low, high in sections:
            row = []
            for k in range(40):
                a = 2 * math.pi * k / 40
                c, s = math.cos(a), math.sin(a)
                p = 2 / radius_power
                row.append((x, half * math.copysign(abs(c) ** p, c),
                            (low + high) / 2 + (high - low) / 2 * math.copysign(abs(s) ** p, s)))
            rows.append(row)
        return grid(rows, material, g, closed=True)

    # Lower body: nose, waist, tail.
    sections = []
    for i in range(41):
        k = i / 40
        x = -1.12 + 2.24 * k
        end = (1 - abs(2 * k - 1) ** 5.0) ** 0.42
        hood = 0.84 - 0.16 * smooth(0.55, 1.0, k) - 0.10 * smooth(0.3, 0.0, k)
        middle = 0.5
        sections.append((x, 0.02 + 0.58 * end, middle - 0.27 * end - 0.005, middle + (hood - middle) * end + 0.005))
    loft(sections, body, 3.0)
    # Cabin: glass with a painted roof over it.
    sections = []
    for i in range(33):
        k = i / 32
        arc = (1 - abs(2 * k - 1) ** 2.6) ** 0.5
        half = 0.06 + 0.45 * (0.5 + 0.5 * arc) * (1 if 0 < k < 1 else 0.1)
        sections.append((-0.86 + 1.42 * k, half, 0.62, 0.64 + 0.68 * arc))
    loft(sections, clay("deep_soft", 0.25, 0.0, coat=0.6), 3.4)
    sections = []
    for i in range(33):
        k = i / 32
        arc = (1 - abs(2 * k - 1) ** 3) ** 0.5
        sections.append((-0.64 + 0.98 * k, 0.02 + 0.43 * arc, 1.26 - 0.07 * arc, 1.28 + 0.08 * arc))
    loft(sections, body, 2.6)
    # Pillars.
    for side in (-1, 1):
        for x0, x1 in ((-0.16, -0.14), (0.5, 0.26), (-0.8, -0.58)):
            tube([(x0, side * 0.49, 0.74), ((x0 + x1) / 2, side * 0.495, 1.02), (x1, side * 0.42, 1.27)], 0.042, body, g, 12)
    # Wheels and fenders.
    for x in (-0.66, 0.66):
        for side in (-1, 1):
            cylinder(0.29, 0.22, (x, side * 0.43, 0.29), "deep", 0.07, (-side * math.pi / 2, 0, 0), g)
            cylinder(0.16, 0.05, (x, side * 0.64, 0.29), "sand_light", 0.025, (-side * math.pi / 2, 0, 0), g)
            cylinder(0.07, 0.05, (x, side * 0.67, 0.29), "gold", 0.02, (-side * math.pi / 2, 0, 0), g)
            arc = [(x + 0.36 * math.cos(a), side * 0.54, 0.29 + 0.36 * math.sin(a))
                   for a in [math.pi * (0.02 + 0.96 * i / 16) for i in range(17)]]
            tube(arc, 0.085, body, g, 12)
    # Bumpers, lamps.
    for end in (-1, 1):
        tube([(end * 1.1, -0.45, 0.36), (end * 1.2, -0.2, 0.36), (end * 1.2, 0.2, 0.36), (end * 1.1, 0.45, 0.36)],
             0.06, "sand_light", g, 12)
    for side in (-1, 1):
        ball(0.125, (1.02, side * 0.36, 0.6), "sand_light", (0.7, 1, 1), parent=g)
        ball(0.075, (-1.08, side * 0.38, 0.58), "coral", (0.6, 1, 1.2), parent=g)
    if board:
        for x in (-0.42, 0.12):
            tube([(x, -0.42, 1.36), (x, 0.42, 1.36)], 0.035, "sand_light", g, 10)
        surfboard(g, (-0.12, 0, 1.44))
    return g


def surfboard(parent, location, length=1.9):
    g = group(location, parent=parent)
    rows, n = [], 100
    for i in range(n + 1):
        k = i / n
        half = max(0.004, 0.25 * math.sin(math.pi * (0.02 + 0.96 * k) ** 0.85) ** 0.6)
        lift = 0.10 * (2 * k - 1) ** 4
        rows.append([((k - 0.5) * length, half * math.cos(a), lift + 0.05 * (0.3 + half / 0.25 * 0.7) * math.sin(a))
                     for a in [2 * math.pi * j / 24 for j in range(24)]])
    tint = []
    for i in range(n + 1):
        k = i / n
        colour = linear(PALETTE["sunrise"]) if 0.60 < k < 0.70 or 0.76 < k < 0.80 else linear(PALETTE["sand_light"])
        tint.append([colour] * 24)
    grid(rows, clay("board", 0.4, 0.0, attribute="tint"), g, closed=True, colours=tint)
    tube([(-length * 0.42, 0, 0.1), (-length * 0.47, 0, 0.2)], 0.035, "sunrise", g, 8)
    return g


def parasol(location, tilt=(0, 0), turn=0.0, scale=1.0, height=1.9, radius=1.15):
    """Eight thick gores, two colours, with a scalloped rim."""
    g = group(location, turn, scale, tilt)
    tube([(0, 0, -0.1), (0, 0, height + 0.1)], 0.05, "sand_light", g, 14)
    gores, n = 8, 12
    for gore in range(gores):
        rows = []
        for i in range(n + 1):
            k = i / n
            row = []
            for j in range(9):
                s = j / 8
                a = 2 * math.pi * (gore + 0.5 + (s - 0.5) * 0.985) / gores
                dip = 1 - (2 * s - 1) ** 2
                r = radius * (0.03 + 0.97 * k)
                r *= 1 - 0.055 * dip * k ** 3
                z = height + 0.06 - 0.62 * radius / 1.15 * (0.35 * k + 0.65 * k ** 2.2) + 0.05 * dip * k
                row.append((r * math.cos(a), r * math.sin(a), z))
            rows.append(row)
        grid(rows, "sunrise" if gore % 2 else "sand_light", g, thickness=0.07)
    ball(0.1, (0, 0, height + 0.13), "sunrise", parent=g)
    return g


def lantern(location, scale=1.0):
    """A storm lamp that somebody left burning on the sand."""
    g = group(location, 20, scale)
    cylinder(0.17, 0.07, (0, 0, 0.03), "wood", 0.025, parent=g)
    cylinder(0.13, 0.26, (0, 0, 0.19), glow("gold", 3.0), 0.05, parent=g)
    cylinder(0.16, 0.06, (0, 0, 0.36), "wood", 0.025, parent=g)
    tube([(0.14 * math.cos(math.pi * i / 12), 0, 0.38 + 0.2 * math.sin(math.pi * i / 12)) for i in range(13)],
         0.022, "wood", g, 10)


def towel(location, turn=0.0, scale=1.0):
    g = group(location, turn, scale)
    rows, tint = [], []
    length, width, n = 1.5, 0.72, 40
    for i in range(n + 1):
        k = i / n
        x = (k - 0.5) * length
        rows.append([(x, (j / 6 - 0.5) * width, 0.05 + 0.015 * math.sin(k * 9 + j * 0.5) + 0.12 * smooth(0.9, 1.0, k) * 0.3)
                     for j in range(7)])
        stripe = int(k * 9) % 2
        tint.append([linear(PALETTE["coral" if stripe else "sand_light"])] * 7)
    grid(rows, clay("towel", 0.8, 0.1, attribute="tint"), g, colours=tint, thickness=0.06)
    return g


def coins(location, counts=(8, 5, 3), scale=1.0, turn=0.0):
    """Stacks of coins with an embossed ring, and one coin leaning on them."""
    g = group(location, turn, scale)
    gold = clay("gold", 0.36, 0.03, coat=0.35)
    places = [(0, 0), (0.78, -0.32), (0.16, -0.86), (-0.66, -0.5)]
    for (x, y), count in zip(places, counts):
        for i in range(count):
            coin(g, (x + random.uniform(-0.03, 0.03), y + random.uniform(-0.03, 0.03), i * 0.142), gold)
    coin(g, (0.92, -0.86, 0.34), gold, (math.radians(68), 0, math.radians(24)))
    return g


def coin(parent, location, material, rotation=(0, 0, 0)):
    r, h = 0.40, 0.135
    profile = disc_profile(r, h, 0.035)[:-1]
    profile += [(r - 0.075, h), (r - 0.1, h - 0.03), (r - 0.19, h - 0.032), (r - 0.205, h - 0.015),
                (r - 0.225, h - 0.012), (0.001, h - 0.012)]
    return lathe(profile, location, material, rotation, parent, 44)


def boat(location, turn=0.0, scale=1.0, tilt=(0, 0), captain=False):
    """A small sailing boat, bow towards +x; a gull may steer it."""
    g = group(location, turn, scale, tilt)
    n, m = 32, 48
    outer = []
    for i in range(n + 1):
        k = i / n
        x = -1.05 + 2.25 * k
        half = 0.52 * (1 - max(0.0, (k - 0.2) / 0.8) ** 2.3 * 0.985) * (0.80 + 0.20 * smooth(0, 0.3, k))
        rim = 0.34 + 0.22 * k ** 2.2 + 0.05 * (1 - k) ** 3
        keel = -0.28 + 0.25 * k ** 4
        outer.append([(x, half * math.sin(a), rim - (rim - keel) * max(0, math.cos(a)) ** 0.62)
                      for a in [math.pi * (j / m - 0.5) for j in range(m + 1)]])
    colour = []
    for row in outer:
        rim = row[0][2]
        colour.append([linear(PALETTE["sand_light"]) if p[2] > rim - 0.13 else linear(PALETTE["coral"]) for p in row])
    hull = grid(outer, clay("hull", 0.5, 0.08, attribute="tint"), g, colours=colour)
    solid = hull.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.06, -1
    prism([(y, z) for _, y, z in outer[0]], 0.09, (-1.03, 0, 0), "coral", 0.03, (0, 0, math.pi / 2), g)
    for end in (0, m):
        tube([row[end] for row in outer], 0.055, "wood", g, 12)
    tube([outer[0][0], outer[0][m // 2][:2] + (outer[0][0][2],), outer[0][m]], 0.055, "wood", g, 12)
    # Deck floor, seat, mast, two sails.
    floor = []
    for row in outer[1:-9]:
        floor.append([(p[0], p[1] * 0.84, 0.12) for p in (row[0], row[m])])
    grid(floor, "sand_deep", g, thickness=0.05)
    box((0.26, 0.92, 0.08), (-0.62, 0, 0.33), "wood", 0.03, parent=g)
    tube([(0.18, 0, 0.05), (0.18, 0, 2.35)], 0.05, "wood", g, 14)
    tube([(0.18, 0, 0.62), (-0.95, -0.12, 0.58)], 0.04, "wood", g, 12)
    sail(g, (0.11, 0, 0.7), (-0.93, -0.13, 0.68), (0.12, 0, 2.22), 0.20, "sand_light", "sunrise")
    sail(g, (0.30, 0, 0.78), (1.06, 0.0, 0.62), (0.25, 0, 1.9), -0.14, "sunrise", "sunrise")
    pennant_at(g, (0.18, 0, 2.3))
    if captain:
        gull(g, (-0.6, 0.12, 0.6), 80, 0.95)
    return g


def sail(parent, tack, clew, head, belly, main, second):
    """A filled triangular sail with one stripe."""
    a, b, c = Vector(tack), Vector(clew), Vector(head)
    rows, tint, n, m = [], [], 72, 14
    for i in range(n + 1):
        v = i / n * 0.97
        left, right = a.lerp(c, v), b.lerp(c, v)
        row = []
        for j in range(m + 1):
            u = j / m
            p = left.lerp(right, u)
            p += Vector((0, -belly * math.sin(math.pi * u) * math.sin(math.pi * (0.15 + 0.85 * v)) * 1.2, 0))
            row.append(p)
        rows.append(row)
        stripe = 0.30 < v < 0.46
        tint.append([linear(PALETTE[second if stripe else main])] * (m + 1))
    grid(rows, clay("sail" + main, 0.75, 0.1, attribute="tint"), parent, colours=tint, thickness=0.05)


def pennant_at(parent, location, size=0.42, material="coral"):
    x, y, z = location
    rows, n = [], 14
    for i in range(n + 1):
        k = i / n
        half = size * 0.33 * (1 - k * 0.93)
        wave = 0.05 * math.sin(k * 5)
        rows.append([(x - k * size, y + wave, z + s * half - 0.02) for s in (-1, -0.3, 0.3, 1)])
    return grid(rows, material, parent, thickness=0.035)


def sandcastle(location, scale=1.0, turn=0.0):
    g = group(location, turn, scale)
    lathe([(0.001, -0.1), (0.92, -0.1), (0.85, 0.05), (0.6, 0.12), (0.001, 0.14)], (0, 0, 0), "sand_wet", parent=g)
    for x, y, r, h in ((0, 0.1, 0.3, 0.72), (-0.42, -0.12, 0.22, 0.45), (0.42, -0.1, 0.22, 0.45)):
        lathe([(0.001, 0), (r, 0), (r * 0.9, h - 0.03), (r * 0.86, h), (0.001, h)], (x, y, 0.05), "sand_wet", parent=g,
              steps=30)
        for k in range(6):
            a = 2 * math.pi * k / 6
            box((r * 0.36, r * 0.36, 0.13), (x + r * 0.74 * math.cos(a), y + r * 0.74 * math.sin(a), h + 0.08), "sand_wet",
                0.03, (0, 0, a), g)
    prism(arch(0.2, 0.3), 0.1, (0, -0.2, 0.08), "wood", 0.02, parent=g)
    tube([(0, 0.1, 0.7), (0, 0.1, 1.4)], 0.028, "wood", g, 10)
    pennant_at(g, (0, 0.1, 1.3), 0.42, "sunrise")
    return g


def bush(location, size=0.4, material="leaf", flowers=0, parent=None):
    g = group(location, parent=parent)
    for x, y, z, r in ((0, 0, 0.55, 1.0), (-0.75, 0.1, 0.4, 0.72), (0.72, -0.1, 0.42, 0.75), (0.1, -0.6, 0.35, 0.66)):
        ball(size * r, (x * size, y * size, z * size), material, parent=g, wobble=0.12, steps=24)
    for k in range(flowers):
        a = random.uniform(0, 6.28)
        e = random.uniform(0.3, 1.2)
        ball(size * 0.15, (size * 0.95 * math.cos(a) * math.cos(e), size * 0.95 * math.sin(a) * math.cos(e),
                           size * (0.55 + 0.95 * math.sin(e))), "sunrise" if k % 2 else "sand_light", parent=g, steps=12)
    return g


def hammock(a, b, parent=None, sag=0.75, width=0.62):
    """A striped cloth between two points."""
    a, b = Vector(a), Vector(b)
    along = (b - a)
    side = Vector((-along.y, along.x, 0)).normalized()
    rows, tint, n = [], [], 90
    start, stop = 0.14, 0.86

    def place(k):
        return a.lerp(b, k) - Vector((0, 0, sag * 4 * k * (1 - k)))

    for i in range(n + 1):
        k = start + (stop - start) * i / n
        spread = width * smooth(0, 0.22, i / n) * smooth(1, 0.78, i / n) + 0.07
        row = []
        for j in range(9):
            s = j / 4 - 1
            row.append(place(k) + side * (spread * 0.5 * s) + Vector((0, 0, 0.16 * s * s * spread / width)))
        rows.append(row)
        tint.append([linear(PALETTE["coral" if int(i / 10) % 2 else "sand_light"])] * 9)
    grid(rows, clay("hammock", 0.8, 0.1, attribute="tint"), parent, colours=tint, thickness=0.045)
    for k0, k1 in ((0, start + 0.02), (stop - 0.02, 1)):
        tube([place(k0 + (k1 - k0) * i / 6) for i in range(7)], 0.026, "sand_light", parent, 8)


def starfish(location, turn=0.0, material="sunrise"):
    profile = [(0.001, 0), (0.34, 0), (0.36, 0.03), (0.28, 0.075), (0.12, 0.11), (0.001, 0.12)]
    return lathe(profile, location, material, (0, 0, math.radians(turn)), steps=60,
                 ripple=lambda angle: 0.62 + 0.38 * math.cos(5 * angle))


def gull(parent, location, turn=0.0, scale=1.0):
    g = group(location, turn, scale, parent=parent)
    for side in (-1, 1):
        tube([(0, side * 0.07, -0.1), (0.01, side * 0.07, -0.25)], 0.022, "sunrise", g, 8)
    ball(0.2, (0, 0, 0), "foam", (1.45, 0.85, 0.85), parent=g, steps=20)
    ball(0.13, (0.24, 0, 0.15), "foam", parent=g, steps=20)
    lathe([(0.05, 0), (0.03, 0.08), (0.004, 0.13)], (0.35, 0, 0.14), "sunrise", (0, math.pi / 2, 0), g, 14)
    for side in (-1, 1):
        ball(0.16, (-0.06, side * 0.15, 0.03), "lagoon_light", (1.4, 0.35, 0.7), (0, 0.15, side * 0.1), g, steps=16)
        ball(0.02, (0.31, side * 0.085, 0.2), "deep", parent=g, steps=10)
    return g


def buoy(location, tilt=(8, 6)):
    g = group(location, 0, 1, tilt)
    lathe([(0.001, -0.15), (0.3, -0.15), (0.36, -0.06), (0.36, 0.04), (0.3, 0.12), (0.2, 0.17), (0.17, 0.24), (0.105, 0.56),
           (0.08, 0.6), (0.001, 0.61)], (0, 0, 0), "coral", parent=g, steps=36)
    lathe([(0.12, 0.3), (0.172, 0.3), (0.165, 0.36), (0.148, 0.44), (0.11, 0.44)], (0, 0, 0), "foam", parent=g, steps=36)
    ball(0.1, (0, 0, 0.68), "gold", parent=g)
    return g


def beach_ball(location, radius=0.24, turn=20):
    rows, tint, n, m = [], [], 24, 48
    for j in range(n + 1):
        v = math.pi * (0.002 + 0.996 * j / n)
        rows.append([(radius * math.sin(v) * math.cos(u), radius * math.sin(v) * math.sin(u), radius * math.cos(v))
                     for u in [2 * math.pi * k / m for k in range(m)]])
        tint.append([linear(PALETTE[("coral", "foam", "lagoon_mid", "foam", "gold", "foam")[k * 6 // m]]) if 0.12 < j / n < 0.88
                     else linear(PALETTE["foam"]) for k in range(m)])
    g = group(location, turn, 1, (28, 18))
    grid(rows, clay("ball", 0.4, 0.0, attribute="tint"), g, closed=True, colours=tint)
    return g


def kite(hand, sky, size=0.62):
    """A diamond kite with a tail, on a line that sags a little."""
    a, b = Vector(hand), Vector(sky) + Vector((0, -0.24, 0.02))
    tube([a.lerp(b, k / 20) - Vector((0, 0, 0.5 * math.sin(math.pi * k / 20))) for k in range(21)], 0.014, "sand_light",
         sides=8)
    g = group(sky, -18, size, (-12, 14))
    half, up, down = 0.72, 0.75, 1.05
    corners = {"top": (0, 0, up), "right": (half, 0, 0.12), "bottom": (0, 0, -down), "left": (-half, 0, 0.12),
               "mid": (0, -0.16, 0.12)}
    for first, second, material in (("top", "right", "sunrise"), ("right", "bottom", "coral"),
                                    ("bottom", "left", "sunrise"), ("left", "top", "sand_light")):
        p, q, m = (Vector(corners[n]) for n in (first, second, "mid"))
        rows = []
        for i in range(11):
            u = i / 10
            rows.append([m.lerp(p, u).lerp(m.lerp(q, u), j / 10) for j in range(11)])
        grid(rows, material, g, thickness=0.07)
    tube([corners["top"], corners["mid"], corners["bottom"]], 0.05, "wood", g, 10)
    tube([corners["left"], corners["mid"], corners["right"]], 0.05, "wood", g, 10)
    tail = [Vector((0.025 * k + 0.2 * math.sin(k * 0.42), 0.0, -down - 0.07 * k)) for k in range(17)]
    tube(tail, 0.025, "sand_light", g, 8)
    for k, material in ((4, "lagoon_mid"), (9, "coral"), (14, "lagoon_mid")):
        for side in (-1, 1):
            ball(0.12, tail[k] + Vector((side * 0.12, 0, 0)), material, (1.3, 0.5, 0.7), parent=g, steps=16)
    return g


def bottle(location, turn=0.0, scale=1.0):
    """A bottle with a note in it, afloat."""
    g = group(location, turn, scale, (0, 74))
    glass = clay("lagoon_light", 0.18, 0.0, coat=0.8)
    lathe([(0.001, -0.42), (0.17, -0.42), (0.2, -0.38), (0.2, 0.1), (0.17, 0.22), (0.085, 0.34), (0.08, 0.52), (0.1, 0.54),
           (0.1, 0.6), (0.001, 0.6)], (0, 0, 0), glass, parent=g, steps=36)
    cylinder(0.065, 0.14, (0, 0, 0.57), "wood", 0.02, parent=g)
    cylinder(0.208, 0.24, (0, 0, -0.26), "sand_light", 0.02, parent=g)
    cylinder(0.213, 0.05, (0, 0, -0.165), "coral", 0.015, parent=g)
    return g
