"""Four small clay models, one for each highlight of the section about the company, by day and by night.

    blender --background --factory-startup --python art/highlights.py
    blender --background --factory-startup --python art/highlights.py -- --dark

One of them only: add `--only team`. Preview: add `-- --scale 0.25 --samples 32 --out some/folder`.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import clay
import models
from clay import group
from figurines import ground, render_all


def experience(night):
    ground("lagoon_light", 1.7, 1.4)
    models.rock((0, 0.08, 0.1), 0.98, 10)
    tower = models.lighthouse((0, 0.08, 0.46), -16, 1.0, night)
    # Wider than the one of the legal pages, so that it is clear at small sizes.
    tower.scale = (1.25, 1.25, 1.0)
    if night:
        clay.bulb((0, -0.9, 3.35), 14, radius=0.2)


def speed(night):
    ground("lagoon_light", 1.6, 1.3)
    models.wake((0.2, -0.06, 0.02), -16, 1.1)
    board = group((0.05, 0, 0.14), -16, 1.5, (0, -5))
    models.surfboard(board, (0, 0, 0))
    models.stopwatch((0.08, -0.02, 0.2), -16, 1.05, 11, night)


def team(night):
    ground("lagoon_mid", 1.7, 1.42)
    models.crew((0, 0, 0.1), -28, 1.3)
    if night:
        models.lantern((1.22, -0.58, 0.62), 1.1)
        clay.bulb((1.0, -0.95, 1.1), 16, radius=0.2)
        clay.bulb((-0.3, -1.3, 1.7), 14, radius=0.3)


def technology(night):
    ground("sand_wet", 1.35, 1.1)
    models.telephone((-0.1, 0.2, 0), -18, 1.1, lit=night)
    if night:
        clay.bulb((0.5, -1.4, 1.6), 12, radius=0.3)


BUILDERS = {"experience": experience, "speed": speed, "team": team, "technology": technology}

if __name__ == "__main__":
    render_all("highlights", BUILDERS)
