"""The shore at dusk at the end of the page, by day and by night: transparent at the top, the footer's colour below.

    blender --background --factory-startup --python art/evening.py
    blender --background --factory-startup --python art/evening.py -- --dark

Blender renders sea, shore and boat; the sky, the sun and the last waves are painted around them.
Preview: add `-- --scale 0.25 --samples 32 --out some/file.png`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import clay
import models
from clay import PALETTE, linear, mix, smooth

WIDTH, HEIGHT = 2400, 760
HORIZON = 0.52      # from the top; above CLEAR the picture is transparent, because wide screens crop it
CLEAR = 0.24
FAR, SUN_X, EYE = 12.0, -3.0, 57.0

DUSK = {
    "sky": ((0.0, "#FFF6E6"), (0.35, "#FFE6C3"), (0.72, "#FFC795"), (1.0, "#F8A077")),
    "glow": "#FFE9B8", "disc": "#FFF3CF", "radius": 0.034, "stars": 0,
    "far": "#F2B189", "near": "#2E8494", "deep": "#0F5261", "path": "#FFDF9E",
    "waves": ("#0C4651", "#083640", "#06282F"), "rim": "#5FA9AE",
    "hills": "#C39896", "haze": 0.35,
}
NIGHT = {
    "sky": ((0.0, "#06282F"), (0.4, "#0A3945"), (0.75, "#12505E"), (1.0, "#1C6674")),
    "glow": "#5FA7B4", "disc": "#EAF3E6", "radius": 0.026, "stars": 60,
    "far": "#2F7D8C", "near": "#12586A", "deep": "#0A3E4B", "path": "#CDE7E4",
    "waves": ("#08333E", "#062731", "#041C23"), "rim": "#2A7482",
    "hills": "#1B4A58", "haze": 0.0,
}
# Waves before the footer: height of the edge, swell, wave lengths, phases.
WAVES = ((0.866, 0.015, (1150, 470), (0.6, 2.0)), (0.910, 0.016, (1350, 560), (3.3, 0.4)), (0.953, 0.015, (1000, 610), (1.1, 4.0)))


def path_x(y):
    """The path of light on the water, straight from the sun to the camera."""
    return SUN_X * (y + EYE) / (FAR + EYE)


def swell(x, y):
    return 0.10 * math.sin(2.5 * y + 0.5 * math.sin(0.55 * x + 0.3 * y) + 0.25 * x) + 0.04 * math.sin(1.3 * x + 1.9 * y)


def sea(theme):
    far, near, deep, shine = (linear(theme[k]) for k in ("far", "near", "deep", "path"))
    rows, tint = [], []
    for j in range(261):
        y = FAR - 22.0 * (j / 260)
        row, colours = [], []
        for i in range(301):
            x = -19 + 38 * i / 300
            z = swell(x, y) * smooth(FAR, FAR - 3, y)
            row.append((x, y, z))
            k = (FAR - y) / 18
            colour = mix(mix(far, near, smooth(0.0, 0.45, k)), deep, smooth(0.4, 0.95, k))
            wide = 0.75 + 2.1 * k
            lit = math.exp(-((x - path_x(y)) / wide) ** 2) * (1.0 - 0.5 * k) * (0.62 + 0.38 * math.sin(2.5 * y + 0.25 * x + 1.2))
            colours.append(mix(colour, shine, max(0, lit)))
        rows.append(row)
        tint.append(colours)
    clay.grid(rows, clay.clay("lagoon", 0.34, 0.04, 1.5, coat=0.25, attribute="tint"), colours=tint)


def glints(theme, strength):
    """Strokes of light on the crests, wider towards the camera."""
    name = "path"
    PALETTE[name] = theme["path"]
    for k in range(9):
        y = 9.6 - 1.62 * k
        wide = 0.55 + 0.2 * k
        for side in ((0,), (-0.5, 0.7), (0.25,))[k % 3]:
            middle = path_x(y) + side * wide * 0.9
            half = wide * (0.62 if side == 0 else 0.42)
            points = []
            for i in range(21):
                x = middle + half * (i / 10 - 1)
                points.append((x, y + 0.05 * math.sin(3 * x), swell(x, y) + 0.02))
            thick = 0.035 + 0.006 * k
            clay.tube(points, lambda s: 0.008 + thick * math.sin(math.pi * s) ** 0.5, clay.glow(name, strength), flatten=0.5)


LAND = (7.6, 5.4, 8.2, 2.1)


def shore_outline(angle):
    c, s = abs(math.cos(angle)) / LAND[2], abs(math.sin(angle)) / LAND[3]
    return (c ** 2.2 + s ** 2.2) ** (-1 / 2.2) * (1 + 0.03 * math.sin(3 * angle + 1))


def land_height(x, y):
    """Height of the land in its own coordinates."""
    k = min(1.0, math.hypot(x, y) / shore_outline(math.atan2(y, x)))
    return 0.62 * (1 - k ** 2.4) + 0.04 * math.sin(1.4 * x) * math.sin(2 * y) - 0.06


def on(x, y, up=0.0):
    return x, y, land_height(x - LAND[0], y - LAND[1]) + up


def shore():
    sand, wet, grass = (linear(PALETTE[n]) for n in ("sand", "sand_wet", "leaf"))

    def tint(x, y, z):
        colour = mix(wet, sand, smooth(0.02, 0.25, z))
        return mix(colour, grass, smooth(0.0, 0.3, z - 0.25 + 0.16 * y) * smooth(-0.4, 0.3, y + 0.25 * math.sin(1.1 * x)))

    land = models.slab(shore_outline, land_height, lambda a: 1.0, lambda i, top: -0.5,
                        clay.clay("sand", 0.8, 0.1, 5.0, attribute="tint"), tint)
    land.location = (LAND[0], LAND[1], 0)
    foam = []
    for i in range(120):
        a = math.pi * (0.93 + 1.0 * i / 119)
        r = shore_outline(a) * 0.995
        foam.append((LAND[0] + r * math.cos(a), LAND[1] + r * math.sin(a), -0.01))
    clay.tube(foam, lambda k: 0.02 + 0.15 * min(1, math.sin(math.pi * min(1, k * 1.02)) * 5) ** 0.6 * (0.8 + 0.2 * math.sin(k * 60)), "foam",
              flatten=0.5)


def build(theme, night):
    clay.start(7)
    sea(theme)
    glints(theme, 1.0 if night else 1.15)
    shore()
    models.house(on(3.0, 5.3, -0.02), -24, 0.98, lit=True)
    models.palm(on(1.05, 5.25, -0.1), 3.2, (-0.75, 0.1), 8, 15, 1.0)
    models.palm(on(5.0, 6.1, -0.1), 2.7, (0.5, 0.1), 7, 40, 0.95, reach=1.35)
    for x, y, size in ((4.75, 4.9, 0.36), (6.3, 6.2, 0.5), (10.3, 6.2, 0.62), (11.6, 6.3, 0.85), (13.1, 6.2, 0.6)):
        models.bush(on(x, y, 0.0), size, "leaf_dark" if size > 0.5 else "leaf")
    models.car(on(7.9, 5.2, -0.04), 206, 0.86, lit=True)
    PALETTE["hills"] = theme["hills"]
    for x, radius, high in ((-15.5, 4.4, 0.5), (-11.2, 2.7, 0.42), (14.5, 5.0, 0.38), (10.2, 3.0, 0.31)):
        clay.ball(radius, (x, FAR - 0.1, -0.05), clay.glow("hills", theme["haze"]), (1, 0.1, high), wobble=0.1, steps=48)
    models.boat((-0.95, 1.5, 0.17), 14, 1.12, (5, -2), captain=True)


def colours(text):
    return np.array([int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def soft_step(a, b, x):
    k = np.clip((x - a) / (b - a), 0, 1)
    return k * k * (3 - 2 * k)


def paint(layer, theme, sun):
    """The sky behind the render and the last waves before it; rows run from the top."""
    height, width, _ = layer.shape
    y, x = np.mgrid[0:height, 0:width].astype(float)
    u, v = (x + 0.5) / width, (y + 0.5) / height
    unit = height / HEIGHT
    k = np.clip((v - CLEAR) / (HORIZON - CLEAR), 0, 1)
    stops = [s for s, _ in theme["sky"]]
    sky = np.stack([np.interp(k, stops, [colours(c)[i] for _, c in theme["sky"]]) for i in range(3)], -1)
    alpha = soft_step(0.0, 0.6, k)

    def over(picture, colour, cover):
        return picture + (colour - picture) * cover[..., None]

    far = np.hypot((u - sun[0]) * width / height, (v - sun[1]) * 1.25)
    halo = np.exp(-(far / 0.30) ** 2)
    sky = over(sky, colours(theme["glow"]), 0.9 * halo)
    rng = np.random.default_rng(7)
    for _ in range(theme["stars"]):
        sx, sy, size, power = rng.uniform(0, width), rng.uniform(CLEAR + 0.03, HORIZON - 0.04) * height, rng.uniform(0.9, 1.7) * unit, rng.uniform(0.3, 0.9)
        star = np.exp(-((x - sx) ** 2 + (y - sy) ** 2) / (2 * size ** 2)) * power * (1 - halo)
        sky, alpha = over(sky, colours("#CDE7E4"), star), np.maximum(alpha, star)
    disc = np.clip(0.5 - (np.hypot((u - sun[0]) * width, (v - sun[1]) * height) - theme["radius"] * width) / 1.5, 0, 1)
    sky, alpha = over(sky, colours(theme["disc"]), disc), np.maximum(alpha, disc)

    a = layer[..., 3]
    total = a + alpha * (1 - a)
    picture = (layer[..., :3] * a[..., None] + sky * (alpha * (1 - a))[..., None]) / np.maximum(total, 1e-4)[..., None]

    # The sea gets darker towards the footer, then three waves have the colour of the footer.
    picture = over(picture, colours(theme["waves"][0]), 0.8 * soft_step(0.78, 0.90, v))
    for (base, tall, lengths, phases), tone in zip(WAVES, theme["waves"]):
        edge = (base + tall * (0.65 * np.sin(2 * np.pi * u * WIDTH / lengths[0] + phases[0])
                               + 0.35 * np.sin(2 * np.pi * u * WIDTH / lengths[1] + phases[1]))) * height
        depth = (y - edge) / unit
        picture = over(picture, colours(theme["waves"][2]), 0.30 * np.exp(-(np.minimum(depth, 0) / 26) ** 2) * (depth < 1))
        band = np.broadcast_to(colours(tone), picture.shape)
        near = np.exp(-((u - sun[0]) / 0.14) ** 2)
        rim = np.exp(-(np.maximum(depth, 0) / 7) ** 1.4) * (0.20 + 0.5 * near) * (1 - soft_step(0.86, 0.98, v))
        band = over(band, colours(theme["rim"]), rim)
        picture = over(picture, band, np.clip(depth * unit + 0.5, 0, 1))
    picture = over(picture, colours(theme["waves"][2]), soft_step(0.95, 0.988, v))
    return np.dstack([np.clip(picture, 0, 1), np.clip(total, 0, 1)])


def main():
    night = clay.options().dark
    theme = NIGHT if night else DUSK
    build(theme, night)
    if night:
        clay.light(sun_from=(-0.75, 0.5, 0.62), sun=1.5, sky=0.42, warm="#C4E2F0", cool="#5C9CB4")
        clay.bulb(on(2.3, 3.7, 0.8), 60, radius=0.3)
    else:
        clay.light(sun_from=(-0.92, 0.25, 0.33), sun=3.0, sky=0.62, warm="#FFC48A", cool="#D9C4D2")
        clay.bulb(on(2.3, 3.7, 0.8), 24, radius=0.3)
    clay.camera((0, 2.0, 0), 60, 15.5, 0, 90)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.camera.data.sensor_fit = "HORIZONTAL"
    scene.camera.data.shift_x = 0.04
    bpy.context.view_layer.update()
    edge = world_to_camera_view(scene, scene.camera, Vector((SUN_X, FAR, 0)))
    scene.camera.data.shift_y += (edge.y - (1 - HORIZON)) * HEIGHT / WIDTH
    file = clay.render("evening-dark.png" if night else "evening.png", WIDTH, HEIGHT, 56 if night else 80, soft=1.1)
    clay.save(file, paint(clay.load(file), theme, (edge.x, HORIZON - (0.115 if night else 0.012))))


if __name__ == "__main__":
    main()
