"""The picture beside the questions: a letter in a bottle at sea, by day and by night.

    blender --background --factory-startup --python art/bottle.py
    blender --background --factory-startup --python art/bottle.py -- --dark

Preview: add `-- --scale 0.4 --samples 32 --out some/file.png`.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy
from mathutils import Vector

import clay
import models
from clay import PALETTE, ball, group, lathe, linear, mix, smooth, tube

RADIUS_X, RADIUS_Y = 2.25, 1.85


def edge(angle):
    c, s = math.cos(angle) / RADIUS_X, math.sin(angle) / RADIUS_Y
    return (c * c + s * s) ** -0.5 * (1 + 0.02 * math.sin(2 * angle + 0.6) + 0.012 * math.sin(5 * angle + 2))


def swell(x, y):
    ring = math.hypot(x / 1.3, y)
    wave = 0.055 * math.sin(5.0 * ring - 0.6) * smooth(0.3, 0.8, ring) + 0.04 * math.sin(1.3 * x + 0.5 * y)
    far = math.hypot(x / RADIUS_X, y / RADIUS_Y)
    return wave * smooth(0.95, 0.6, far) + 0.15 * (1 - far * far)


def sea():
    light, mid, deep = (linear(PALETTE[n]) for n in ("lagoon_light", "lagoon_mid", "lagoon"))

    def tint(x, y, z):
        k = math.hypot(x / RADIUS_X, y / RADIUS_Y)
        return mix(mix(light, mid, smooth(0.2, 0.75, k)), deep, max(smooth(0.72, 1.02, k), smooth(-0.1, -0.5, z)))

    models.drop(edge, swell, clay.clay("lagoon", 0.28, 0.06, 3.0, coat=0.3, attribute="tint"), tint)


def ripple(radius, start, stop, width=0.07):
    path = []
    for i in range(41):
        a = math.radians(start + (stop - start) * i / 40)
        x, y = 1.32 * radius * math.cos(a), radius * math.sin(a)
        path.append((x, y, swell(x, y) + 0.01))
    tube(path, lambda k: 0.012 + width * math.sin(math.pi * k) ** 0.38, "foam", flatten=0.6)


def glass():
    """See-through without refraction, which would hide the letter; opaque and shiny at the edges."""
    material = bpy.data.materials.new("glass")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    solid = nodes["Principled BSDF"]
    solid.inputs["Base Color"].default_value = linear(PALETTE["lagoon_light"])
    solid.inputs["Roughness"].default_value = 0.16
    solid.inputs["Clearcoat"].default_value = 0.6
    clear, facing, ramp, blend = (nodes.new("ShaderNode" + k) for k in ("BsdfTransparent", "LayerWeight", "MapRange", "MixShader"))
    clear.inputs["Color"].default_value = mix((1, 1, 1, 1), linear(PALETTE["lagoon_light"]), 0.1)
    facing.inputs["Blend"].default_value = 0.4
    ramp.inputs["To Min"].default_value = 0.16
    ramp.inputs["To Max"].default_value = 0.95
    links.new(facing.outputs["Facing"], ramp.inputs["Value"])
    links.new(ramp.outputs["Result"], blend.inputs["Fac"])
    links.new(clear.outputs["BSDF"], blend.inputs[1])
    links.new(solid.outputs["BSDF"], blend.inputs[2])
    links.new(blend.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    return material


def bottle(location, turn, tilt, scale):
    """A see-through bottle with a rolled letter in it."""
    g = group(location, turn, scale, tilt)
    rounded = [(0.46 + 0.16 * math.sin(math.pi / 2 * k / 6), -1.0 + 0.16 * (1 - math.cos(math.pi / 2 * k / 6))) for k in range(7)]
    shoulder = [(0.205 + 0.415 * 0.5 * (1 + math.cos(math.pi * k / 14)), 0.3 + 0.78 * k / 14) for k in range(15)]
    profile = [(0.001, -1.0)] + rounded + shoulder + [(0.2, 1.45), (0.21, 1.46)]
    profile += [(0.22 + 0.07 * math.sin(math.pi * k / 12), 1.46 + 0.1 * (1 - math.cos(math.pi * k / 12))) for k in range(13)]
    lathe(profile, (0, 0, 0), glass(), parent=g, steps=72).visible_shadow = False
    # The cork, higher than the rim.
    lathe([(0.001, 1.36), (0.17, 1.36), (0.185, 1.66), (0.205, 1.8), (0.21, 1.84), (0.205, 1.865), (0.19, 1.885), (0.16, 1.89), (0.001, 1.89)], (0, 0, 0), "wood", parent=g, steps=40)
    # The letter: a roll of paper with a ribbon.
    roll = group((0.02, 0, -0.12), 0, 1, (0, 12), parent=g)
    rows = []
    for j in range(2):
        row = []
        for i in range(121):
            a = 2 * math.pi * 2.3 * i / 120
            r = 0.33 - 0.13 * i / 120
            row.append((r * math.cos(a + 2.3), r * math.sin(a + 2.3), -0.66 + 1.32 * j))
        rows.append(row)
    clay.grid(rows, "sand", roll, thickness=0.03)
    lathe([(0.33, -0.07), (0.352, -0.06), (0.352, 0.06), (0.33, 0.07)], (0, 0, 0.02), "coral", parent=roll, steps=48)
    for side in (-1, 1):
        ball(0.1, (0.1 * side, -0.38, 0.06), "coral", (1.25, 0.5, 0.8), (0, side * 0.35, 0), roll, steps=18)
    ball(0.055, (0, -0.4, 0.02), "coral", parent=roll, steps=16)
    return g


def build(night):
    clay.start(7)
    sea()
    clay.contact_shadow(edge, -0.72, 0.3)
    flask = bottle((-0.12, 0.2, 0.98), -14, (-6, 17), 1.55)
    bpy.context.view_layer.update()
    top = flask.matrix_world @ Vector((0, 0, 1.89))
    models.gull(None, (top.x - 0.02, top.y, top.z + 0.36), -112, 1.5)
    ring(176, 392)
    ripple(1.5, 208, 252)
    ripple(1.5, 276, 312)
    ripple(1.2, 12, 44, 0.05)
    models.buoy((1.55, -0.42, swell(1.55, -0.42) + 0.06), (6, 9))


def ring(start, stop):
    """Foam where the glass meets the water."""
    path = []
    for i in range(61):
        a = math.radians(start + (stop - start) * i / 60)
        x, y = -0.3 + 1.13 * math.cos(a), 0.2 + 1.04 * math.sin(a)
        path.append((x, y, swell(x, y) + 0.01))
    tube(path, lambda k: 0.012 + 0.06 * math.sin(math.pi * k) ** 0.38, "foam", flatten=0.6)


if __name__ == "__main__":
    night = clay.options().dark
    build(night)
    if night:
        clay.light(sun_from=(0.8, 0.25, 0.75), sun=2.4, sky=0.55, warm="#C4E2F0", cool="#5C9CB4")
        clay.bulb((-1.3, -2.2, 2.0), 70, radius=0.5)
        clay.bulb((-0.35, -0.75, 1.7), 34, radius=0.4)
    else:
        clay.light(sun_from=(-1.0, -0.36, 0.6), sun=3.6, sky=0.6)
    clay.camera((0, 0, 1.4), 30, 22, -6, 105)
    height = clay.frame(960, 0.01)
    clay.render("bottle-dark.png" if night else "bottle.png", 960, height, 260, soft=1.2)
