"""Helpers for the sets of small clay pictures: the ground under each model, light, camera, size and file names.

Not a scene by itself; services.py and highlights.py use it.
"""
import clay
import models

SIZE = 512


def ground(colour, rx=1.75, ry=1.3):
    """The cushion that one model stands on, with its shadow."""
    outline = models.cushion(rx, ry, colour)
    clay.contact_shadow(outline, -0.21, 0.13, 0.55, (0.02, -0.04), 0.5)
    return outline


def render_all(folder, builders):
    """Render each model to data/images/<folder>/<name>.png, or to <name>-dark.png with `--dark`.

    `builders` maps a name to a function that builds the scene; its argument says whether it is night.
    """
    options = clay.options()
    for name, build in builders.items():
        if options.only and name not in options.only:
            continue
        clay.start(7)
        build(options.dark)
        if options.dark:
            clay.light(sun_from=(0.8, 0.25, 0.75), sun=2.6, sky=0.62, warm="#C4E2F0", cool="#5C9CB4")
            clay.bulb((-1.4, -2.2, 1.6), 110, radius=0.5)
        else:
            clay.light(sun_from=(-1.0, -0.36, 0.6), sun=3.6, sky=0.6)
        clay.camera((0, 0, 0.8), 30, 27, -6, 105)
        clay.frame(SIZE, 0.016, SIZE)
        clay.render(f"{folder}/{name}{'-dark' if options.dark else ''}.png", SIZE, SIZE, 160, soft=1.6)
