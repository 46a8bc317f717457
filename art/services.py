"""Ten small clay models, one for each service, by day and by night.

    blender --background --factory-startup --python art/services.py
    blender --background --factory-startup --python art/services.py -- --dark

One of them only: add `--only fgts`. Preview: add `-- --scale 0.25 --samples 32 --out some/folder`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import clay
import models
from clay import group
from figurines import ground, render_all

def municipal(night):
    ground("lagoon_light", 1.65, 1.27)
    models.town_hall((0, 0.05, 0), -24, 1.0, night)


def state(night):
    ground("blue_light", 1.72, 1.42)
    models.palace((0, 0.05, 0), -24, 1.0, night)


def federal(night):
    ground("indigo_light", 1.75, 1.45)
    models.congress((0, 0.22, 0), -14, 1.0, night)
    models.scales((-0.1, -1.0, 0), -14, 0.74)


def inss(night):
    ground("coral_light", 1.4, 1.25)
    models.rocking_chair((0.1, 0.1, 0), -32, 1.15, cloth="coral_light")
    models.card((0.12, 0.08, 1.32), (0.95, 0.6), (math.radians(58), 0, math.radians(-32)), "foam", "lagoon")
    if night:
        models.lantern((-0.95, -0.62, -0.02), 1.25)
        clay.bulb((-1.0, -0.95, 0.7), 22, radius=0.2)


def fgts(night):
    ground("sunrise_light", 1.5, 1.35)
    models.cake((0, 0.1, 0), 1.0, night)
    gold = clay.clay("gold", 0.36, 0.03, coat=0.35)
    heap = group((0.85, -0.88, 0), 0, 0.85)
    for k in range(3):
        models.coin(heap, (0.02 * k, 0, 0.142 * k), gold)
    lean = group((-0.75, -0.86, 0.32), 0, 0.9, (66, 0))
    models.coin(lean, (0, 0, 0), gold)
    if night:
        clay.bulb((0, -0.15, 2.15), 12, radius=0.3)


def clt(night):
    ground("moss_light", 1.45, 1.15)
    models.work_card((-0.28, 0.3, 0.02), -18, 1.15)
    models.hard_hat((0.52, -0.45, 0.05), -40, 0.9, (-4, 0))
    if night:
        models.lantern((-0.62, -0.72, -0.02), 1.2)
        clay.bulb((-0.7, -1.0, 0.6), 20, radius=0.2)


def insurance(night):
    ground("rose_light", 1.4, 1.2)
    models.umbrella((0.72, 0.0, 0.02), 10, 1.0, (10, -14), 2.75, 1.5)
    models.cottage((-0.3, -0.15, 0), -24, 1.05, night)


def consortium(night):
    ground("teal_light", 1.5, 1.4)
    models.chest((0, -0.12, 0), -8, 0.95)
    cloths = ("teal", "teal_mid", "teal", "teal_mid", "teal", "teal_mid")
    skins = ("skin_mid", "skin_dark", "skin_light", "skin_mid", "skin_dark", "skin_light")
    for angle, cloth, skin in zip((-45, -2, 44, 136, 182, 225), cloths, skins):
        a = math.radians(angle)
        x, y = 1.2 * math.cos(a), 1.1 * math.sin(a) + 0.05
        models.peg((x, y, 0), cloth, skin, 1.25, math.degrees(math.atan2(-0.4 - y, -x)))
    if night:
        clay.bulb((0, -0.35, 1.25), 12, radius=0.2)


def vehicle(night):
    turn = 206
    models.road(ground("violet_light", 1.7, 1.35), turn, 1.0)
    models.car((0.05, 0.12, 0.04), turn, 1.25, board=False, paint="violet", lit=night)
    if night:
        clay.bulb((-1.75, -0.95, 0.75), 14, radius=0.2)


def real_estate(night):
    ground("ochre_light", 1.8, 1.42)
    models.house((-0.26, 0.22, 0), -24, 0.82, night, roof="ochre", bird=False, tiles=8, flowers=False)
    models.key((1.02, -0.85, 0.0), 4, 9, 0.95)


BUILDERS = {"municipal": municipal, "state": state, "federal": federal, "inss": inss, "fgts": fgts, "clt": clt,
            "insurance": insurance, "consortium": consortium, "vehicle": vehicle, "real-estate": real_estate}


if __name__ == "__main__":
    render_all("services", BUILDERS)
