"""The models of the scenes, each standing on z = 0 of its own group.

Not a scene by itself; the scenes place these.
"""
import math
import random

from mathutils import Vector

from clay import ball, box, clay, cylinder, disc_profile, glow, grid, group, lathe, linear, PALETTE, prism, smooth, tube


def slab(outline, height, scale, bottom, material, colour, rim=0.12, rings=120, steps=300):
    """A block of land or water: `outline(angle)` gives its radius; a free top surface, rounded edges."""
    rows = []
    for j in range(rings + 1):
        k = max(1e-4, j / rings) ** 0.8
        row = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            r = (outline(a) * scale(a) - rim) * k
            x, y = r * math.cos(a), r * math.sin(a)
            row.append((x, y, height(x, y)))
        rows.append(row)
    top = rows[-1]

    def ring(inset, drop):
        row = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            r = outline(a) * scale(a) - inset
            row.append((r * math.cos(a), r * math.sin(a), drop(i)))
        rows.append(row)

    for k in range(1, 7):
        b = math.pi / 2 * k / 6
        ring(rim * (1 - math.sin(b)), lambda i: top[i][2] - rim * (1 - math.cos(b)))
    for k in range(1, 13):
        ring(0, lambda i: top[i][2] - rim + (bottom(i, top) + 0.35 - top[i][2] + rim) * k / 12)
    for k in range(1, 7):
        b = math.pi / 2 * k / 6
        ring(0.35 * (1 - math.cos(b)), lambda i: bottom(i, top) + 0.35 - 0.35 * math.sin(b))
    ring(3.0, lambda i: bottom(i, top))
    tint = [[colour(*p) for p in row] for row in rows]
    return grid(rows, material, closed=True, colours=tint)


def drop(edge, swell, material, colour, rim=0.4, depth=0.7, steps=220):
    """A drop of sea: `edge(angle)` gives its radius, `swell(x, y)` its height; the rim is round."""
    rows = []

    def ring(inset, part, height):
        row = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            r = max(1e-4, (edge(a) - inset) * part)
            x, y = r * math.cos(a), r * math.sin(a)
            row.append((x, y, height(x, y)))
        rows.append(row)

    for j in range(81):
        ring(rim, j / 80, swell)
    for k in range(1, 9):
        b = math.pi / 2 * k / 8
        ring(rim * (1 - math.sin(b)), 1, lambda x, y: swell(x, y) - rim * (1 - math.cos(b)))
    for k in range(1, 9):
        b = math.pi / 2 * k / 8
        ring(0.5 * (1 - math.cos(b)), 1, lambda x, y: -rim - (depth - rim) * math.sin(b))
    ring(1.6, 1, lambda x, y: -depth)
    return grid(rows, material, closed=True, colours=[[colour(*p) for p in row] for row in rows])


def house(location, turn=0.0, scale=1.0, lit=False, roof="roof", door="lagoon", bird=True, tiles=13, flowers=True, parent=None):
    g = group(location, turn, scale, parent=parent)
    width, depth, wall, rise = 2.6, 2.1, 1.5, 0.78
    box((width + 0.3, depth + 0.3, 0.16), (0, 0, 0.06), "sand", 0.06, parent=g)
    # The gables look along x, so the ridge runs along x and the long front along y.
    outline = [(-depth / 2, 0.1), (depth / 2, 0.1), (depth / 2, wall), (0, wall + rise), (-depth / 2, wall)]
    prism(outline, width, (0, 0, 0), "foam", 0.06, (0, 0, math.pi / 2), g)
    # Roof: two slopes of round clay tiles.
    run, over = depth / 2 + 0.24, 0.24
    slope = math.atan2(rise, depth / 2)
    length = run / math.cos(slope)
    half = width / 2 + over
    for side in (-1, 1):
        top = Vector((0, 0, wall + rise + 0.14))
        down = Vector((0, side * math.cos(slope), -math.sin(slope)))
        middle = top + down * (length / 2) - Vector((0, 0, 0.08))
        box((half * 2, length, 0.12), middle, roof, 0.05, (-side * slope, 0, 0), g)
        for k in range(tiles):
            x = -half + 0.1 + (2 * half - 0.2) * k / (tiles - 1)
            start, stop = top + down * 0.05, top + down * (length + 0.04)
            tube([(x, *(start + (stop - start) * (i / 6))[1:]) for i in range(7)], 1.365 / tiles, roof, g, 14)
    tube([(-half - 0.03 + (2 * half + 0.06) * i / 8, 0, wall + rise + 0.2) for i in range(9)], 0.14, roof, g, 16)
    # Front (towards -y): door with a step, two windows.
    front = -depth / 2
    prism(arch(0.8, 1.18), 0.1, (-0.1, front - 0.0, 0.12), "sand", 0.035, parent=g)
    prism(arch(0.62, 1.08), 0.12, (-0.1, front - 0.03, 0.12), door, 0.035, parent=g)
    ball(0.05, (0.1, front - 0.11, 0.58), "gold", parent=g)
    box((0.95, 0.42, 0.13), (-0.1, front - 0.3, 0.05), "sand_light", 0.05, parent=g)
    for x in (-0.83, 0.72):
        window(g, (x, front, 0.86), 0.0, lit=lit, flowers=flowers)
    # Gable sides: one window each and a round one above.
    for side in (-1, 1):
        window(g, (side * width / 2, 0.0, 0.84), side * math.pi / 2, 0.62, lit, flowers)
        cylinder(0.2, 0.1, (side * (width / 2 - 0.04), 0, 1.76), "sand", 0.03, (0, side * math.pi / 2, 0), g)
        cylinder(0.13, 0.1, (side * (width / 2 - 0.015), 0, 1.76), lamp() if lit else "lagoon", 0.03, (0, side * math.pi / 2, 0), g)
    if bird:
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


def window(parent, location, turn, width=0.52, lit=False, flowers=True):
    g = group(location, math.degrees(turn), parent=parent)
    box((width + 0.14, 0.12, 0.66), (0, 0, 0), "sand", 0.035, parent=g)
    box((width, 0.14, 0.52), (0, -0.01, 0), lamp() if lit else "lagoon_light", 0.03, parent=g)
    box((0.06, 0.17, 0.5), (0, -0.01, 0), "sand", 0.02, parent=g)
    box((width, 0.17, 0.06), (0, -0.01, 0.02), "sand", 0.02, parent=g)
    if not flowers:
        return
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


def car(location, turn=0.0, scale=1.0, board=True, paint="lagoon_mid", lit=False):
    """A small round car that drives towards +x, with a surfboard on its roof."""
    g = group(location, turn, scale)
    body = clay(paint, 0.35, 0.05, coat=0.5)

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
            # Without the rack of the board, the gap between the outer pillars and the roof would be visible.
            top = (x1, side * 0.42, 1.27) if board or x1 == -0.14 else (x1 * 0.92, side * 0.385, 1.215)
            tube([(x0, side * 0.49, 0.74), ((x0 + x1) / 2, side * 0.495, 1.02), top], 0.042, body, g, 12)
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
        ball(0.125, (1.02, side * 0.36, 0.6), glow("sand_light", 2.0) if lit else "sand_light", (0.7, 1, 1), parent=g)
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


def parasol(location, tilt=(0, 0), turn=0.0, scale=1.0, height=1.9, radius=1.15, cloth=("sunrise", "sand_light")):
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
        grid(rows, cloth[1 - gore % 2], g, thickness=0.07)
    ball(0.1, (0, 0, height + 0.13), cloth[0], parent=g)
    return g


def lantern(location, scale=1.0):
    """A lit storm lamp."""
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


def hull(parent, paint="coral", stripe="sand_light"):
    """An open hull with its bow towards +x, a wooden rim and a deck floor."""
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
        colour.append([linear(PALETTE[stripe]) if p[2] > rim - 0.13 else linear(PALETTE[paint]) for p in row])
    shell = grid(outer, clay("hull", 0.5, 0.08, attribute="tint"), parent, colours=colour)
    solid = shell.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.06, -1
    prism([(y, z) for _, y, z in outer[0]], 0.09, (-1.03, 0, 0), paint, 0.03, (0, 0, math.pi / 2), parent)
    for end in (0, m):
        tube([row[end] for row in outer], 0.055, "wood", parent, 12)
    tube([outer[0][0], outer[0][m // 2][:2] + (outer[0][0][2],), outer[0][m]], 0.055, "wood", parent, 12)
    floor = []
    for row in outer[1:-9]:
        floor.append([(p[0], p[1] * 0.84, 0.12) for p in (row[0], row[m])])
    grid(floor, "sand_deep", parent, thickness=0.05)


def boat(location, turn=0.0, scale=1.0, tilt=(0, 0), captain=False, paint="coral", cloth="sunrise", flag="coral", swing=0.0):
    """A small sailing boat, bow towards +x; a gull may steer it. `swing` turns the sails about the mast."""
    g = group(location, turn, scale, tilt)
    hull(g, paint)
    box((0.26, 0.92, 0.08), (-0.62, 0, 0.33), "wood", 0.03, parent=g)
    tube([(0.18, 0, 0.05), (0.18, 0, 2.35)], 0.05, "wood", g, 14)
    rig = group((0.18, 0, 0), swing, parent=g)
    tube([(0, 0, 0.62), (-1.13, -0.12, 0.58)], 0.04, "wood", rig, 12)
    sail(rig, (-0.07, 0, 0.7), (-1.11, -0.13, 0.68), (-0.06, 0, 2.22), 0.20, "sand_light", cloth)
    sail(rig, (0.12, 0, 0.78), (0.88, 0.0, 0.62), (0.07, 0, 1.9), -0.14, cloth, cloth)
    pennant_at(g, (0.18, 0, 2.3), material=flag)
    if captain:
        gull(g, (-0.6, 0.12, 0.6), 80, 0.95)
    return g


def rowing_boat(location, turn=0.0, scale=1.0, tilt=(0, 0), paint="teal"):
    g = group(location, turn, scale, tilt)
    hull(g, paint)
    for x, w in ((-0.6, 0.9), (0.1, 0.95)):
        box((0.28, w, 0.08), (x, 0, 0.31), "wood", 0.03, parent=g)
    for side in (-1, 1):
        tube([(-0.75, side * 0.22, 0.4), (0.75, side * 0.2, 0.42)], 0.035, "sand_light", g, 10)
        ball(0.1, (0.8, side * 0.2, 0.43), "sand_light", (1.6, 0.9, 0.4), parent=g, steps=16)
    return g


def fishing_boat(location, turn=0.0, scale=1.0, tilt=(0, 0), paint="blue", roof="sunrise", lit=False):
    """A hull with a wheelhouse and a short mast."""
    g = group(location, turn, scale, tilt)
    hull(g, paint)
    box((0.72, 0.66, 0.66), (-0.22, 0, 0.46), "foam", 0.06, parent=g)
    pane = lamp() if lit else "lagoon_light"
    box((0.06, 0.44, 0.24), (0.14, 0, 0.6), pane, 0.025, parent=g)
    for side in (-1, 1):
        box((0.42, 0.06, 0.24), (-0.22, side * 0.325, 0.6), pane, 0.025, parent=g)
    box((0.92, 0.84, 0.12), (-0.22, 0, 0.84), roof, 0.05, parent=g)
    tube([(-0.42, 0, 0.85), (-0.42, 0, 1.45)], 0.04, "wood", g, 12)
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


# ---------------------------------------------------------------- the small pictures of the services

def cushion(rx, ry, material, height=0.2, parent=None, turn=0.0):
    """The round-edged piece of ground that one small model stands on; returns its outline."""
    def outline(angle):
        c, s = abs(math.cos(angle)) / rx, abs(math.sin(angle)) / ry
        return (c ** 2.5 + s ** 2.5) ** (-1 / 2.5)

    lathe([(r, z - height) for r, z in disc_profile(1, height, 0.09)], (0, 0, 0), material, (0, 0, math.radians(turn)),
          parent, 96, outline)
    return outline


def road(outline, turn=0.0, half=0.8, material="asphalt", line="foam"):
    """A lane across a cushion, cut at its edge, with a broken line along one side."""
    a0 = math.radians(turn)

    def reach(v, way):
        low, high = 0.0, 9.0
        for _ in range(30):
            u = (low + high) / 2
            x, y = way * u * math.cos(a0) - v * math.sin(a0), way * u * math.sin(a0) + v * math.cos(a0)
            low, high = (u, high) if math.hypot(x, y) < outline(math.atan2(y, x)) - 0.07 else (low, u)
        return low

    g = group((0, 0, 0), turn)
    rows, n = [], 40
    for j in range(n + 1):
        v = half * (2 * j / n - 1)
        start, stop = -reach(v, -1), reach(v, 1)
        rise = 0.05 * min(1, (1 - abs(2 * j / n - 1)) / 0.05)
        rows.append([(start + (stop - start) * i / 40, v, rise - 0.01 - (0.06 if i in (0, 40) else 0)) for i in range(41)])
    grid(rows, material, g)
    v = half - 0.22
    start, stop = -reach(v, -1), reach(v, 1)
    for k in range(3):
        x = start + (stop - start) * (k + 0.5) / 3
        box((0.5, 0.13, 0.03), (x, v, 0.045), line, 0.012, parent=g)
    return g


def town_hall(location, turn=0.0, scale=1.0, lit=False):
    """Two wings with a hipped roof and a clock tower between them."""
    g = group(location, turn, scale)
    pane = lamp() if lit else "lagoon_light"
    box((2.5, 1.6, 0.16), (0, 0, 0.08), "sand", 0.06, parent=g)
    box((2.2, 1.3, 1.0), (0, 0, 0.6), "foam", 0.06, parent=g)
    box((2.5, 1.6, 0.14), (0, 0, 1.13), "sand", 0.05, parent=g)
    box((2.42, 1.52, 0.5), (0, 0, 1.42), "lagoon", 0.07, parent=g, taper=0.62)
    box((0.86, 0.86, 2.0), (0, -0.4, 1.05), "foam", 0.06, parent=g)
    box((1.04, 1.04, 0.13), (0, -0.4, 2.08), "sand", 0.045, parent=g)
    box((1.0, 1.0, 0.8), (0, -0.4, 2.52), "lagoon", 0.06, parent=g, taper=0.08)
    ball(0.1, (0, -0.4, 3.0), "gold", parent=g)
    for place, round_z in (((0, -0.83, 1.66), 0), ((0.43, -0.4, 1.66), math.pi / 2)):
        face = group(place, math.degrees(round_z), parent=g)
        cylinder(0.36, 0.09, (0, 0.03, 0), "gold", 0.03, (math.pi / 2, 0, 0), face)
        cylinder(0.28, 0.06, (0, -0.04, 0), lamp() if lit else "foam", 0.02, (math.pi / 2, 0, 0), face)
        for x, z in ((0, 0.19), (0.13, -0.06)):
            tube([(0, -0.11, 0), (x, -0.11, z)], 0.03, "deep", face, 10)
    prism(arch(0.5, 0.78), 0.1, (0, -0.83, 0.14), "lagoon", 0.03, parent=g)
    for x in (-0.8, 0.8):
        arched_window(g, (x, -0.65, 0.4), 0.0, pane)
    arched_window(g, (1.1, 0.2, 0.4), 90, pane)
    return g


def arched_window(parent, location, turn, pane, width=0.34, height=0.54):
    g = group(location, turn, parent=parent)
    prism(arch(width + 0.14, height + 0.09), 0.08, (0, 0, -0.04), "sand", 0.025, parent=g)
    prism(arch(width, height), 0.1, (0, -0.02, 0), pane, 0.02, parent=g)


def palace(location, turn=0.0, scale=1.0, lit=False):
    """Steps, four columns, a pediment and a plain flag."""
    g = group(location, turn, scale)
    for k in range(2):
        box((2.6 - 0.3 * k, 1.86 - 0.4 * k, 0.19), (0, -0.12 + 0.14 * k, 0.09 + 0.18 * k), "sand", 0.05, parent=g)
    box((2.1, 1.0, 1.2), (0, 0.16, 0.9), "blue", 0.05, parent=g)
    prism(arch(0.5, 0.86), 0.1, (0, -0.36, 0.36), lamp() if lit else "deep_soft", 0.03, parent=g)
    for x in (-0.95, -0.32, 0.32, 0.95):
        cylinder(0.15, 0.98, (x, -0.5, 0.42), "foam", 0.03, parent=g, steps=28)
        for z in (0.36, 1.32):
            box((0.4, 0.4, 0.12), (x, -0.5, z + 0.06), "foam", 0.04, parent=g)
    box((2.45, 1.6, 0.18), (0, -0.04, 1.53), "foam", 0.05, parent=g)
    half, rise = 1.22, 0.62
    prism([(-half, 0), (half, 0), (0, rise)], 1.5, (0, -0.04, 1.61), "foam", 0.05, parent=g)
    prism([(-half * 0.8, 0), (half * 0.8, 0), (0, rise * 0.8)], 0.06, (0, -0.79, 1.645), "blue", 0.02, parent=g)
    slope = math.atan2(rise, half)
    for side in (-1, 1):
        box((1.52, 1.72, 0.13), (side * 0.66, -0.04, 1.98), "blue", 0.05, (0, side * slope, 0), g)
    tube([(0, 0.1, 2.2), (0, 0.1, 3.2)], 0.05, "sand_light", g, 14)
    ball(0.08, (0, 0.1, 3.24), "gold", parent=g)
    flag(g, (0.05, 0.1, 2.9), 0.9, 0.5, "sunrise")
    return g


def flag(parent, location, length, height, material):
    """A plain cloth that flies towards +x."""
    x, y, z = location
    rows, n = [], 30
    for i in range(n + 1):
        k = i / n
        wave = 0.13 * k ** 0.7 * math.sin(k * 6.5)
        rows.append([(x + length * k, y + wave, z + height * (j / 8 - 0.5) - 0.06 * k + 0.04 * math.sin(k * 6.5))
                     for j in range(9)])
    return grid(rows, material, parent, thickness=0.06)


def congress(location, turn=0.0, scale=1.0, lit=False):
    """A long slab that carries a dome and a bowl, and two slim towers behind it."""
    g = group(location, turn, scale)
    box((2.8, 1.2, 0.5), (0, 0, 0.25), lamp() if lit else "deep_soft", 0.05, parent=g)
    for k in range(7):
        box((0.13, 1.36, 0.46), (-1.29 + 0.43 * k, 0, 0.25), "foam", 0.03, parent=g)
    box((3.0, 1.6, 0.24), (0, 0, 0.6), "indigo", 0.08, parent=g)
    ball(0.62, (-0.82, -0.08, 0.66), "foam", (1, 1, 0.9), parent=g, steps=40)
    bowl = [(0.001, 0), (0.24, 0), (0.42, 0.1), (0.58, 0.28), (0.7, 0.52), (0.71, 0.57), (0.66, 0.58), (0.6, 0.53), (0.46, 0.34),
            (0.3, 0.22), (0.001, 0.17)]
    lathe(bowl, (0.82, -0.08, 0.7), "foam", parent=g, steps=56)
    for x in (-0.21, 0.21):
        box((0.28, 0.5, 2.35), (x, 0.95, 1.18), "indigo_mid", 0.05, parent=g)
    box((0.4, 0.2, 0.2), (0, 0.9, 1.5), "foam", 0.04, parent=g)
    return g


def scales(location, turn=0.0, scale=1.0, tip=0.0):
    """A pair of scales in balance."""
    g = group(location, turn, scale)
    gold = clay("gold", 0.4, 0.03, coat=0.3)
    cylinder(0.36, 0.13, (0, 0, 0), gold, 0.05, parent=g)
    tube([(0, 0, 0.1), (0, 0, 1.3)], lambda k: 0.085 - 0.025 * k, gold, g)
    ball(0.11, (0, 0, 1.36), gold, parent=g)
    tube([(0.72 * (i / 8 - 1), 0, 1.24 + 0.1 * math.sin(math.pi * i / 8) * (1 if i % 8 else 0)) for i in range(17)], 0.075, gold, g)
    for side in (-1, 1):
        x = side * 0.72
        for a in (0.5, 2.6, 4.7):
            tube([(x, 0, 1.22), (x + 0.3 * math.cos(a), 0.3 * math.sin(a), 0.68)], 0.03, gold, g, 8)
        lathe([(0.001, -0.13), (0.2, -0.1), (0.34, 0), (0.35, 0.03), (0.31, 0.03), (0.001, -0.05)], (x, 0, 0.66), gold, parent=g)
    return g


def card(location, size=(0.74, 0.46), rotation=(0, 0, 0), material="foam", stripe="coral_bright", parent=None):
    """A plain card with a stripe and a chip, face up."""
    g = group(location, parent=parent)
    g.rotation_euler = rotation
    w, h = size
    box((w, h, 0.07), (0, 0, 0), material, 0.03, parent=g)
    box((w * 0.98, h * 0.22, 0.03), (0, h * 0.26, 0.035), stripe, 0.008, parent=g)
    box((w * 0.22, h * 0.3, 0.04), (-w * 0.26, -h * 0.14, 0.035), "gold", 0.015, parent=g)
    return g


def cake(location, scale=1.0, lit=False):
    """Two tiers with dripping icing and three candles."""
    g = group(location, 0, scale)
    lathe([(0.001, 0), (0.7, 0), (1.2, 0.08), (1.22, 0.12), (1.18, 0.14), (0.001, 0.12)], (0, 0, 0), "foam", parent=g, steps=64)
    for radius, base, height, drips in ((0.98, 0.12, 0.66, 11), (0.6, 0.78, 0.5, 7)):
        cylinder(radius, height, (0, 0, base), "sunrise", 0.07, parent=g, steps=64)
        cylinder(radius + 0.05, 0.16, (0, 0, base + height - 0.1), "foam", 0.075, parent=g, steps=64)
        for k in range(drips):
            a = 2 * math.pi * (k + 0.3) / drips
            x, y = (radius + 0.005) * math.cos(a), (radius + 0.005) * math.sin(a)
            fall = height * (0.2 + 0.3 * (0.5 + 0.5 * math.sin(k * 2.4 + radius * 5)))
            tube([(x, y, base + height), (x, y, base + height - fall)], 0.11, "foam", g, 14)
    for k, colour in enumerate(("coral_bright", "lagoon_mid", "coral_bright")):
        x, y = 0.32 * (k - 1), -0.08 + 0.14 * abs(k - 1)
        cylinder(0.075, 0.44, (x, y, 1.3), colour, 0.03, parent=g, steps=20)
        lathe([(0.001, 0), (0.07, 0.04), (0.1, 0.11), (0.085, 0.19), (0.04, 0.28), (0.003, 0.34)], (x, y, 1.76),
              glow("gold", 3.0) if lit else glow("sunrise", 0.55), parent=g, steps=20)
    return g


def work_card(location, turn=0.0, scale=1.0, tilt=(-10, 0), cover="moss", spine="leaf_dark"):
    """A booklet that stands upright: cloth cover, pages, a plain ring where a crest would be."""
    g = group(location, turn, scale, tilt)
    w, h, t = 1.3, 1.8, 0.3
    box((w - 0.1, t - 0.08, h - 0.12), (0.04, 0, h / 2), "foam", 0.03, parent=g)
    for side in (-1, 1):
        box((w, 0.08, h), (0, side * t / 2, h / 2), cover, 0.035, parent=g)
    cylinder(t / 2 + 0.04, h, (-w / 2 + 0.03, 0, 0), cover, 0.05, parent=g)
    gold = clay("gold", 0.4, 0.03, coat=0.3)
    front = -t / 2 - 0.045
    ring = [(0.08 + 0.27 * math.cos(2 * math.pi * k / 40), front, 1.22 + 0.27 * math.sin(2 * math.pi * k / 40)) for k in range(41)]
    tube(ring, 0.06, gold, g, 12)
    for z, half in ((0.62, 0.4), (0.4, 0.28)):
        tube([(0.08 - half, front, z), (0.08 + half, front, z)], 0.055, gold, g, 12)
    return g


def hard_hat(location, turn=0.0, scale=1.0, tilt=(0, 0), material="gold"):
    """A helmet that looks towards -y: a dome with three low ribs, and a peak."""
    g = group(location, turn, scale, tilt)
    shell = clay(material, 0.4, 0.03, coat=0.4)
    wide, long, high = 0.6, 0.7, 0.72

    def bump(x, reach, width, rise):
        return rise * smooth(width, width * 0.45, abs(x)) * smooth(1.0, 0.86, reach)

    rows, n, m = [], 120, 36
    for j in range(m + 1):
        b = math.pi / 2 * j / m
        row = []
        for k in range(n):
            a = 2 * math.pi * k / n
            x, y, z = math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b) ** 0.9
            reach = math.sin(b) if abs(y) < abs(x) else 0.0
            out = 1 + bump(x, reach, 0.2, 0.09) + sum(bump(x - side * 0.48, 0, 0.13, 0.05) for side in (-1, 1)) * smooth(0.2, 0.5, z)
            row.append((wide * x * (1 + (out - 1) * 0.3), long * y * out, 0.05 + high * z * out))
        rows.append(row)
    grid(rows, shell, g, closed=True)
    rim = lathe([(0.001, -0.05), (0.98, -0.05), (1.04, -0.02), (1.06, 0.02), (1.03, 0.06), (0.96, 0.08), (0.001, 0.09)], (0, 0, 0.03),
                shell, parent=g, steps=96, ripple=lambda a: 1.06 + 0.36 * max(0, -math.sin(a)) ** 2.5)
    rim.scale = (wide * 1.02, long * 1.02, 1)
    return g


def umbrella(location, turn=0.0, scale=1.0, tilt=(0, 0), height=2.1, radius=1.4, cloth=("rose", "rose_light")):
    """The parasol's cloth on a stick with a crook."""
    g = parasol(location, tilt, turn, scale, height, radius, cloth)
    tube([(0, 0, 0.5), (0, 0, 0.2)] + [(0.2 - 0.2 * math.cos(a), 0, 0.2 - 0.2 * math.sin(a))
                                        for a in [math.pi * k / 12 for k in range(1, 15)]], 0.095, cloth[0], g, 14)
    return g


def heart(location, size=1.0, turn=0.0, material="coral_bright", depth=0.42, parent=None):
    """A plump heart that stands on its point."""
    g = group(location, turn, size, parent=parent)
    rows, n, m = [], 64, 9
    for j in range(-m, m + 1):
        b = math.pi / 2 * j / m
        part, y = max(0.002, math.cos(b)) ** 0.55, depth * math.sin(b)
        row = []
        for i in range(n):
            t = 2 * math.pi * i / n
            x = 16 * math.sin(t) ** 3 / 17
            z = (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17
            row.append((0.6 * x * part, y, 0.6 * ((z + 0.15) * part - 0.15) + 0.6))
        rows.append(row)
    grid(rows, clay(material, 0.42, 0.04, coat=0.3), g, closed=True)
    return g


def cottage(location, turn=0.0, scale=1.0, lit=False, roof="coral_bright", door="lagoon", parent=None):
    """A very simple house, so that it is clear at small sizes."""
    g = group(location, turn, scale, parent=parent)
    prism([(-0.5, 0), (0.5, 0), (0.5, 0.72), (0, 1.2), (-0.5, 0.72)], 1.0, (0, 0, 0), "foam", 0.05, parent=g)
    slope = math.atan2(0.48, 0.5)
    for side in (-1, 1):
        box((0.92, 1.24, 0.13), (side * 0.31, 0, 1.0), roof, 0.05, (0, side * slope, 0), g)
    prism(arch(0.34, 0.56), 0.08, (-0.2, -0.5, 0.02), door, 0.025, parent=g)
    box((0.28, 0.08, 0.28), (0.22, -0.5, 0.42), lamp() if lit else "lagoon_light", 0.025, parent=g)
    box((0.08, 0.34, 0.3), (0.5, 0, 0.42), lamp() if lit else "lagoon_light", 0.025, parent=g)
    return g


def chest(location, turn=0.0, scale=1.0):
    """An open treasure chest, full of coins."""
    g = group(location, turn, scale)
    gold = clay("gold", 0.36, 0.03, coat=0.35)
    w, d, h = 1.3, 0.86, 0.56
    box((w, d, h), (0, 0, h / 2), "wood", 0.06, parent=g)
    for x in (-0.46, 0.46):
        box((0.16, d + 0.07, h + 0.03), (x, 0, h / 2), gold, 0.035, parent=g)
    box((w + 0.06, d + 0.06, 0.12), (0, 0, h - 0.04), gold, 0.04, parent=g)
    box((0.3, 0.1, 0.32), (0, -d / 2 - 0.03, h - 0.1), gold, 0.04, parent=g)
    ball(0.055, (0, -d / 2 - 0.09, h - 0.12), "deep", parent=g, steps=14)
    lid = group((0, d / 2 - 0.02, h + 0.03), 0, 1, (-118, 0), g)
    shape = [(d / 2 * math.cos(math.pi * k / 16), d / 2 * 0.9 * math.sin(math.pi * k / 16)) for k in range(17)]
    prism([(y - d / 2, z) for y, z in shape], w, (0, 0, 0), "wood", 0.05, (0, 0, math.pi / 2), lid)
    for x in (-0.46, 0.46):
        prism([((y) * 1.07 - d / 2, z * 1.07 - 0.01) for y, z in shape], 0.16, (x, 0, 0), gold, 0.035, (0, 0, math.pi / 2), lid)
    box((w - 0.14, d - 0.12, 0.04), (0, -d / 2, -0.01), "teal", 0.015, parent=lid)
    ball(0.5, (0, -0.04, h - 0.04), gold, (1.12, 0.68, 0.5), parent=g)
    for x, y, z, rx, ry in ((-0.3, -0.12, 0.14, 24, -16), (0.24, -0.16, 0.14, 30, 20), (0.0, 0.06, 0.2, 40, 6)):
        c = group((x, y, h + z), 0, 0.66, (rx, ry), g)
        coin(c, (0, 0, 0), gold)
    return g


def peg(location, cloth="teal", skin="skin_mid", scale=1.0, turn=0.0, parent=None):
    """A little round person who looks towards +x."""
    g = group(location, turn, scale, parent=parent)
    lathe([(0.001, 0), (0.25, 0), (0.29, 0.05), (0.285, 0.2), (0.22, 0.42), (0.13, 0.58), (0.001, 0.62)], (0, 0, 0), cloth, parent=g,
          steps=36)
    ball(0.24, (0, 0, 0.78), skin, parent=g, steps=28)
    for side in (-1, 1):
        ball(0.03, (0.215, side * 0.085, 0.81), "deep", parent=g, steps=12)
    return g


def key(location, turn=0.0, lean=0.0, scale=1.0, material="gold"):
    """A big key that stands on its tip, its flat side towards -y."""
    g = group(location, turn, scale, (0, lean))
    metal = clay(material, 0.36, 0.03, coat=0.4)
    tube([(0.42 * math.cos(2 * math.pi * k / 48), 0, 1.95 + 0.42 * math.sin(2 * math.pi * k / 48)) for k in range(49)], 0.16, metal, g,
         20)
    tube([(0, 0, 0.1), (0, 0, 1.5)], 0.13, metal, g, 20)
    tube([(0, 0, 1.25), (0, 0, 1.32)], 0.2, metal, g, 20)
    for z, reach in ((0.18, 0.5), (0.55, 0.4)):
        box((reach, 0.2, 0.22), (reach / 2, 0, z), metal, 0.06, parent=g)
    return g


def rocking_chair(location, turn=0.0, scale=1.0, paint="coral_bright", cloth="sand_light"):
    """A chair on two runners that looks towards -y, with a cushion on it."""
    g = group(location, turn, scale, (-6, 0))
    seat, wide = 0.7, 0.64
    for side in (-1, 1):
        x = side * wide
        runner = [(x, 1.5 * math.sin(a), 1.62 - 1.5 * math.cos(a)) for a in [math.radians(-44 + 88 * k / 24) for k in range(25)]]
        tube(runner, 0.1, paint, g, 14)
        tube([(x, -0.46, 0.2), (x, -0.5, 1.02)], 0.085, paint, g, 14)
        tube([(x, 0.44, 0.2), (x, 0.5, 1.0), (x * 0.96, 0.76, 1.8)], 0.095, paint, g, 14)
        tube([(x, -0.66, 1.04), (x, 0.0, 1.08), (x, 0.55, 1.06)], 0.11, paint, g, 14)
        ball(0.135, (x * 0.96, 0.77, 1.85), paint, parent=g)
    box((2 * wide + 0.1, 1.12, 0.13), (0, 0, seat), paint, 0.05, parent=g)
    box((2 * wide - 0.08, 1.02, 0.22), (0, -0.04, seat + 0.15), cloth, 0.1, parent=g)
    for z, y in ((1.74, 0.74), (1.14, 0.54)):
        tube([(-wide, y, z), (0, y + 0.05, z + 0.07), (wide, y, z)], 0.11, paint, g, 14)
    lean = math.atan2(0.2, 0.6)
    box((2 * wide - 0.2, 0.2, 0.66), (0, 0.6, 1.44), cloth, 0.08, (-lean, 0, 0), g)
    return g


# ---------------------------------------------------------------- the harbour and the headland

def pier(start, end, height=0.42, width=0.85, step=0.85, spacing=1.65):
    """Planks on posts from `start` to `end` (x, y)."""
    a, b = Vector((*start, 0)), Vector((*end, 0))
    along = (b - a).normalized()
    side = Vector((-along.y, along.x, 0))
    turn = math.atan2(along.y, along.x)
    length = (b - a).length
    count = round(length / step)
    for k in range(count):
        p = a + along * (length * (k + 0.5) / count)
        box((length / count - 0.035, width + random.uniform(-0.05, 0.05), 0.1), (p.x, p.y, height + random.uniform(-0.008, 0.008)),
            "wood", 0.04, (0, 0, turn))
    tube([a + Vector((0, 0, height - 0.1)), b + Vector((0, 0, height - 0.1))], 0.07, "wood", sides=10)
    posts = max(2, round(length / spacing))
    for k in range(posts + 1):
        p = a + along * (0.1 + (length - 0.2) * k / posts)
        for s in (-1, 1):
            q = p + side * (s * (width / 2 + 0.02))
            tube([(q.x, q.y, -0.3), (q.x, q.y, height + 0.22)], 0.1, "wood", sides=14)


def lamp_post(location, lit=False, height=1.15, turn=0.0):
    g = group(location, turn)
    cylinder(0.11, 0.08, (0, 0, 0), "deep_soft", 0.03, parent=g)
    tube([(0, 0, 0.05), (0, 0, height)], 0.04, "deep_soft", g, 12)
    ball(0.13, (0, 0, height + 0.1), glow("gold", 3.0) if lit else "sand_light", parent=g, steps=20)
    cylinder(0.15, 0.06, (0, 0, height + 0.19), "deep_soft", 0.025, parent=g)
    return g


def lighthouse(location, turn=0.0, scale=1.0, lit=False):
    """A striped tower with a gallery and a lamp."""
    g = group(location, turn, scale)
    height, foot, top = 2.5, 0.62, 0.4

    def radius(z):
        return foot + (top - foot) * z / height

    cylinder(0.74, 0.16, (0, 0, -0.02), "sand", 0.05, parent=g)
    bands = 5
    for k in range(bands):
        low, high = height * k / bands, height * (k + 1) / bands
        lathe([(0.001, low), (radius(low), low), (radius(high), high), (0.001, high)], (0, 0, 0.1), "coral_bright" if k % 2 else "foam",
              parent=g)
    cylinder(0.6, 0.12, (0, 0, height + 0.08), "deep_soft", 0.04, parent=g)
    ring = [(0.55 * math.cos(2 * math.pi * k / 48), 0.55 * math.sin(2 * math.pi * k / 48), height + 0.42) for k in range(49)]
    tube(ring, 0.035, "deep_soft", g, 10)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        tube([(0.55 * math.cos(a), 0.55 * math.sin(a), height + 0.15), (0.55 * math.cos(a), 0.55 * math.sin(a), height + 0.42)], 0.028,
             "deep_soft", g, 8)
    cylinder(0.3, 0.56, (0, 0, height + 0.18), glow("gold", 3.0) if lit else "lagoon_light", 0.04, parent=g)
    lathe([(0.001, 0), (0.42, 0), (0.43, 0.05), (0.3, 0.2), (0.08, 0.42), (0.001, 0.44)], (0, 0, height + 0.72), "coral_bright", parent=g)
    ball(0.09, (0, 0, height + 1.2), "gold", parent=g)
    prism(arch(0.36, 0.62), 0.2, (0, -0.56, 0.14), "lagoon", 0.03, parent=g)
    prism(arch(0.24, 0.36), 0.2, (0.04, -0.42, 1.42), lamp() if lit else "lagoon", 0.025, parent=g)
    return g


def rock(location, scale=1.0, turn=0.0):
    """A few round boulders that carry something."""
    g = group(location, turn, scale)
    for x, y, z, r, squash, material in ((0, 0, -0.05, 1.2, (1.1, 0.95, 0.5), "stone"), (-0.95, -0.25, -0.15, 0.62, (1, 0.9, 0.75), "stone_dark"),
                                         (0.95, -0.35, -0.2, 0.66, (1.1, 0.9, 0.7), "stone"), (0.35, -0.85, -0.25, 0.5, (1.2, 0.9, 0.7), "stone_dark"),
                                         (0.9, 0.5, -0.1, 0.6, (1, 1, 0.7), "stone_dark"), (-0.7, 0.6, -0.1, 0.7, (1, 1, 0.7), "stone")):
        ball(r, (x, y, z), material, squash, parent=g, wobble=0.14, steps=36)
    return g


# ---------------------------------------------------------------- the small pictures of the highlights

def stopwatch(location, turn=0.0, scale=1.0, lean=0.0, lit=False):
    """A stopwatch that stands on its edge and looks towards -y; `lean` tips it to its right, in degrees."""
    g = group(location, turn, scale, (0, lean))
    gold = clay("gold", 0.36, 0.03, coat=0.35)
    upright = (math.pi / 2, 0, 0)
    cylinder(1.0, 0.44, (0, 0.22, 1.0), "sunrise", 0.14, upright, g, 72)
    cylinder(0.8, 0.1, (0, -0.19, 1.0), lamp() if lit else "foam", 0.03, upright, g, 64)
    wedge = [(0.0, 0.0)] + [(0.68 * math.sin(a), 0.68 * math.cos(a)) for a in [math.radians(84 * k / 16) for k in range(17)]]
    prism(wedge[::-1], 0.06, (0, -0.29, 1.0), "coral_bright", 0.015, parent=g)
    for angle, length in ((0, 0.62), (84, 0.5)):
        a = math.radians(angle)
        tube([(0, -0.34, 1.0), (length * math.sin(a), -0.34, 1.0 + length * math.cos(a))], 0.075, "deep", g, 12)
    ball(0.12, (0, -0.34, 1.0), "deep", parent=g, steps=20)
    cylinder(0.15, 0.24, (0, 0, 1.94), gold, 0.04, parent=g)
    cylinder(0.27, 0.2, (0, 0, 2.14), gold, 0.06, parent=g)
    for side in (-1, 1):
        a = math.radians(40) * side
        cylinder(0.13, 0.26, (0.96 * math.sin(a), 0, 1.0 + 0.96 * math.cos(a)), gold, 0.04, (0, a, 0), g)
    return g


def wake(location, turn=0.0, scale=1.0):
    """The foam behind something that moves towards +x."""
    g = group(location, turn, scale)
    for y, start, length, thick in ((-0.5, 0.5, 1.5, 0.12), (0.5, 0.4, 1.3, 0.12)):
        path = [(start - length * k / 24, y + 0.28 * y * (k / 24) ** 1.5, 0) for k in range(25)]
        tube(path, lambda part: 0.015 + thick * math.sin(math.pi * part ** 0.7) ** 0.6, "foam", g, 14, 0.8)
    for x, y, z, r in ((-0.98, -0.26, 0.1, 0.23), (-1.0, 0.14, 0.16, 0.28), (-1.22, -0.05, 0.34, 0.22), (-1.3, -0.2, 0.1, 0.17),
                       (-1.42, 0.06, 0.5, 0.14)):
        ball(r, (x, y, z), "foam", parent=g, wobble=0.1, steps=20)
    return g


def crew(location, turn=0.0, scale=1.0):
    """Three people who row one boat towards +x."""
    g = group(location, turn, scale)
    hull(g, "coral_bright")
    for x, cloth, skin in ((-0.7, "lagoon", "skin_dark"), (-0.08, "gold", "skin_light"), (0.54, "indigo", "skin_mid")):
        peg((x, 0, 0.14), cloth, skin, 0.98, -8, g)
        # Only the oars on the side of the camera: the others would look like white dots.
        tube([(x + 0.22, -0.3, 0.58), (x - 0.12, -0.95, 0.1)], 0.05, "sand_light", g, 12)
        ball(0.15, (x - 0.16, -1.05, 0.04), "sand_light", (0.9, 1.5, 0.4), parent=g, steps=20)
    return g


def rounded(width, height, radius, steps=8):
    """Outline in x and z of a rectangle with round corners that stands on z = 0."""
    outline = []
    for x, z, first in ((1, 0, -90), (1, 1, 0), (0, 1, 90), (0, 0, 180)):
        for k in range(steps + 1):
            a = math.radians(first + 90 * k / steps)
            outline.append(((x - 0.5) * (width - 2 * radius) + radius * math.cos(a),
                            radius + z * (height - 2 * radius) + radius * math.sin(a)))
    return outline


def telephone(location, turn=0.0, scale=1.0, lean=-10, lit=False):
    """A telephone that stands upright and shows sun and sea, and a thick tick before it."""
    g = group(location, turn, scale, (lean, 0))
    prism(rounded(1.5, 2.5, 0.28), 0.3, (0, 0, 0), "blue", 0.08, parent=g)
    prism(rounded(1.24, 2.2, 0.16), 0.06, (0, -0.14, 0.15), glow("lagoon_light", 0.9) if lit else "lagoon_light", 0.02, parent=g)
    cylinder(0.2, 0.07, (-0.28, -0.14, 1.95), lamp() if lit else "gold", 0.02, (math.pi / 2, 0, 0), g)
    corner = [(0.46 + 0.16 * math.sin(a), 0.31 - 0.16 * math.cos(a)) for a in [math.pi / 2 * k / 8 for k in range(9)]]
    waves = [(0.62 * (1 - k / 12), 0.62 + 0.1 * math.sin((24 - k) * 0.62)) for k in range(25)]
    prism(corner + waves + [(-x, z) for x, z in corner[::-1]], 0.07, (0, -0.18, 0), "lagoon", 0.015, parent=g)
    bend = (0.06, -0.42, 0.66)
    for end in ((-0.42, -0.42, 1.14), (0.92, -0.42, 1.66)):
        tube([bend, end], 0.18, "sunrise", g, 20)
    return g
