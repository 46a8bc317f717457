"""The hero's background by day and by night: sky, a low sun or moon, and the tide in soft bands.

    python3 art/background.py

Needs NumPy and Pillow, not Blender. Prints the lowest contrast that text has on each picture.
Preview: add `--scale 0.25 --out some/folder`.
"""
import argparse
import os

import numpy as np
from PIL import Image

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PICTURES = os.path.join(ROOT, "data", "images")
WIDTH, HEIGHT = 2400, 1350

# From the horizon to the shore: height of the edge, swell, wave lengths, phases.
BANDS = [
    (0.560, 5, (2100, 900), (0.4, 2.0)),
    (0.625, 12, (1700, 760), (2.1, 0.3)),
    (0.700, 20, (1500, 640), (4.4, 1.2)),
    (0.785, 28, (1650, 700), (0.2, 3.9)),
    (0.880, 34, (1850, 780), (3.2, 5.0)),
]

DAY = {
    "file": "background.png",
    "sky": ["#FFFBF4", "#FFF9EF", "#FFF0DD"],
    "sea": ["#E8F4F2", "#DDF0F0", "#D1EBED", "#C6E5E9", "#BBE0E6"],
    "tone": 0.022, "edge": 0.55, "shadow": 0.045,
    "light": (0.80, 0.545), "glow": "#FFD9AE", "reach": (0.36, 0.30), "strength": 0.75,
    "disc": "#FFF0DD", "radius": 0.062, "stars": 0,
    "shine": "#FFF6E8", "text": "#06282F",
}
NIGHT = {
    "file": "background-dark.png",
    "sky": ["#06282F", "#07303A", "#0B404B"],
    "sea": ["#0B3F4A", "#0A3A45", "#09353F", "#082F39", "#072A33"],
    "tone": 0.010, "edge": 0.16, "shadow": 0.22,
    "light": (0.80, 0.545), "glow": "#11454F", "reach": (0.40, 0.34), "strength": 0.80,
    "disc": "#1D5863", "radius": 0.062, "stars": 46,
    "shine": "#1F5E6A", "text": "#FDF3E3",
}


def rgb(colour):
    return np.array([int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)])


def smooth(a, b, x):
    k = np.clip((x - a) / (b - a), 0, 1)
    return k * k * (3 - 2 * k)


def over(picture, colour, alpha):
    return picture + (colour - picture) * alpha[..., None]


def luminance(picture):
    linear = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast(picture, text):
    """The lowest contrast (WCAG 2) of a text colour on any pixel."""
    ground, ink = luminance(picture), luminance(rgb(text))
    return float(np.min((np.maximum(ground, ink) + 0.05) / (np.minimum(ground, ink) + 0.05)))


def paint(theme, scale):
    width, height = round(WIDTH * scale), round(HEIGHT * scale)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x, y = (x + 0.5) / scale, (y + 0.5) / scale
    u, v = x / WIDTH, y / HEIGHT
    horizon = BANDS[0][0]

    # Sky: three colours from the top to the horizon.
    top, middle, low = (rgb(c) for c in theme["sky"])
    k = np.clip(v / horizon, 0, 1)
    picture = np.where((k < 0.55)[..., None], top + (middle - top) * smooth(0, 0.55, k)[..., None],
                       middle + (low - middle) * smooth(0.55, 1, k)[..., None])

    # Stars, few and faint, only in the upper sky.
    rng = np.random.default_rng(7)
    for _ in range(theme["stars"]):
        sx, sy = rng.uniform(0, WIDTH), rng.uniform(0, 0.44) * HEIGHT
        size, power = rng.uniform(1.1, 2.2), rng.uniform(0.25, 0.9)
        j0, j1 = (int(max(0, (sy + d) * scale)) for d in (-10, 10))
        i0, i1 = (int(max(0, (sx + d) * scale)) for d in (-10, 10))
        part = np.exp(-((x[j0:j1, i0:i1] - sx) ** 2 + (y[j0:j1, i0:i1] - sy) ** 2) / (2 * size ** 2))
        picture[j0:j1, i0:i1] = over(picture[j0:j1, i0:i1], rgb("#2F5A63"), part * power)

    # The glow, and the disc that stands half behind the sea.
    lx, ly = theme["light"]
    far = np.hypot((u - lx) / theme["reach"][0], (v - ly) / theme["reach"][1] * HEIGHT / WIDTH * 1.6)
    glow = np.exp(-(far ** 2) * 2.2)
    picture = over(picture, rgb(theme["glow"]), glow * theme["strength"])
    distance = np.hypot(x - lx * WIDTH, y - ly * HEIGHT) - theme["radius"] * WIDTH
    picture = over(picture, rgb(theme["disc"]), np.clip(0.5 - distance / 2, 0, 1))

    # The sea, band upon band, each with a lit edge and a soft shadow on the one behind.
    for index, (base, swell, lengths, phases) in enumerate(BANDS):
        edge = base * HEIGHT + swell * (0.65 * np.sin(2 * np.pi * x / lengths[0] + phases[0])
                                        + 0.35 * np.sin(2 * np.pi * x / lengths[1] + phases[1]))
        depth = y - edge
        spread = 16 + 9 * index
        shade = theme["shadow"] * (0.35 + 0.65 * index / 4)
        if index:
            picture = picture * (1 - shade * np.exp(-(np.minimum(depth, 0) / spread) ** 2) * (depth < 2))[..., None]
        colour = rgb(theme["sea"][index])
        nearby = np.exp(-((u - lx) / (0.15 + 0.035 * index)) ** 2)
        band = np.broadcast_to(colour, picture.shape) + (theme["tone"] * (smooth(0, 150, depth) - 0.5))[..., None]
        band = over(band, rgb(theme["shine"]), nearby * (0.50 - 0.08 * index) * np.exp(-np.maximum(depth, 0) / 60))
        rim = np.exp(-(np.maximum(depth, 0) / (2.5 + 1.6 * index)) ** 2)
        band = over(band, rgb(theme["shine"]), rim * theme["edge"] * (0.55 + 0.45 * nearby))
        picture = picture + (band - picture) * np.clip(depth * scale + 0.5, 0, 1)[..., None]
    return np.clip(picture, 0, 1)


def dither(picture):
    """To 8 bits with a regular pattern, so that slow gradients show no steps and still compress."""
    pattern = np.array([[0]])
    for _ in range(3):
        pattern = np.block([[4 * pattern, 4 * pattern + 2], [4 * pattern + 3, 4 * pattern + 1]])
    height, width, _ = picture.shape
    step = np.tile((pattern + 0.5) / 64, (height // 8 + 1, width // 8 + 1))[:height, :width]
    return np.clip(np.floor(picture * 255 + step[..., None]), 0, 255).astype(np.uint8)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--out", default=PICTURES)
    options = parser.parse_args()
    for theme in (DAY, NIGHT):
        pixels = dither(paint(theme, options.scale))
        path = os.path.join(options.out, theme["file"])
        Image.fromarray(pixels).save(path, optimize=True)
        print(f"{theme['file']}: {os.path.getsize(path) // 1024} KB, {theme['text']} reaches at least "
              f"{contrast(pixels / 255, theme['text']):.2f}:1")


if __name__ == "__main__":
    main()
