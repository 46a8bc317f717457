"""Helpers shared by the 3D scenes: palette, clay materials, rounded shapes, light, camera, rendering.

Not a scene by itself. Needs Blender 3.4 or later (tested with 3.4, Cycles on the CPU).
"""
import argparse
import math
import os
import random
import struct
import sys
import zlib

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PICTURES = os.path.join(ROOT, "data", "images")

PALETTE = {
    "deep": "#06282F",
    "deep_soft": "#0C4A55",
    "lagoon": "#14788A",
    "lagoon_mid": "#3FA3B2",
    "lagoon_light": "#7CC4CF",
    "foam": "#FFFBF4",
    "sand_light": "#FDF3E3",
    "sand": "#F4E2C4",
    "sand_wet": "#E3C391",
    "sand_deep": "#D9AE74",
    "sunrise": "#FF8A3D",
    "gold": "#F7AE3C",
    "coral": "#C2412D",
    "roof": "#BE4C37",
    "leaf": "#6E9C5B",
    "leaf_dark": "#4C7F52",
    "leaf_light": "#9DBB6C",
    "wood": "#B9793F",
    # Hues of the services that the shore does not have, each in a strong and a light colour.
    "blue": "#2E6DB4",
    "blue_light": "#9CC8EE",
    "indigo": "#4B51AE",
    "indigo_mid": "#8088DC",
    "indigo_light": "#B4BCEE",
    "coral_bright": "#DA523C",
    "coral_light": "#F5AE9E",
    "sunrise_light": "#FFC594",
    "moss": "#5C8F3E",
    "moss_light": "#B9D89F",
    "rose": "#D44C79",
    "rose_light": "#F6B4C8",
    "teal": "#17937B",
    "teal_mid": "#54BDA6",
    "teal_light": "#93DBCA",
    "violet": "#8350BC",
    "violet_light": "#CDB2EB",
    "ochre": "#B4741A",
    "ochre_light": "#EFD38D",
    "skin_dark": "#8A5A3C",
    "skin_mid": "#BF8A5E",
    "skin_light": "#EBC09A",
    "asphalt": "#4A4A60",
    "stone": "#B8A68C",
    "stone_dark": "#94836D",
    "beam": "#FFE7B0",
}


def linear(hex_colour):
    """#RRGGBB to the linear RGBA that Blender's shaders expect."""
    channels = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


def mix(a, b, k):
    return tuple(x + (y - x) * k for x, y in zip(a, b))


def smooth(a, b, x):
    k = min(1.0, max(0.0, (x - a) / (b - a)))
    return k * k * (3 - 2 * k)


# ---------------------------------------------------------------- scene

def start(seed=7):
    """Empty scene and a fixed seed, so that every run makes the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    _materials.clear()


_materials = {}


def clay(name, rough=0.62, bump=0.12, bump_scale=5.0, coat=0.0, attribute=None):
    """A matt, slightly hand-made material in a palette colour (or in a vertex colour)."""
    key = (name, rough, bump, bump_scale, coat, attribute)
    if key in _materials:
        return _materials[key]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = 0.35
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.25
    if attribute:
        source = nodes.new("ShaderNodeVertexColor")
        source.layer_name = attribute
        links.new(source.outputs["Color"], shader.inputs["Base Color"])
    else:
        shader.inputs["Base Color"].default_value = linear(PALETTE[name])
    if bump:
        coordinates = nodes.new("ShaderNodeNewGeometry")
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = bump_scale
        noise.inputs["Detail"].default_value = 2.0
        node = nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = bump
        node.inputs["Distance"].default_value = 0.12
        links.new(coordinates.outputs["Position"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], node.inputs["Height"])
        links.new(node.outputs["Normal"], shader.inputs["Normal"])
    _materials[key] = material
    return material


def glow(name, strength):
    """A material that emits light, such as a lit window or a lamp."""
    key = (name, strength)
    if key not in _materials:
        material = bpy.data.materials.new(f"{name} glow")
        material.use_nodes = True
        shader = material.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = linear(PALETTE[name])
        shader.inputs["Emission"].default_value = linear(PALETTE[name])
        shader.inputs["Emission Strength"].default_value = strength
        _materials[key] = material
    return _materials[key]


def add(mesh, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, flat=False):
    """Add a mesh to the scene as a model."""
    model = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(model)
    model.location, model.rotation_euler, model.parent = location, rotation, parent
    mesh.materials.append(clay(material) if isinstance(material, str) else material)
    mesh.polygons.foreach_set("use_smooth", [not flat] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    return model


def group(location=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0), parent=None):
    """An empty that carries a model: place, turn (degrees, about the vertical), scale."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = location
    holder.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
    holder.scale = (scale,) * 3
    holder.parent = parent
    return holder


def mesh(name, vertices, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.validate()
    data.update()
    return data


def bevel(model, width, segments=5):
    modifier = model.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(30)
    modifier.harden_normals = False
    return model


# ---------------------------------------------------------------- shapes

def box(size, location, material, radius=0.05, rotation=(0, 0, 0), parent=None, taper=1.0, shift=0.0):
    """A block with rounded edges; `taper` narrows its top, `shift` slides the top along x."""
    x, y, z = (s / 2 for s in size)
    vertices = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    vertices += [(vx * taper + shift, vy * (1 + taper) / 2, z) for vx, vy, _ in vertices]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return bevel(add(mesh("box", vertices, faces), material, location, rotation, parent), radius)


def prism(outline, depth, location, material, radius=0.05, rotation=(0, 0, 0), parent=None):
    """A flat outline in x and z, made `depth` thick along y, with rounded edges."""
    n = len(outline)
    vertices = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    return bevel(add(mesh("prism", vertices, faces), material, location, rotation, parent), radius)


def lathe(profile, location, material, rotation=(0, 0, 0), parent=None, steps=48, ripple=None):
    """Turn a profile of (radius, height) about the vertical. `ripple(angle)` scales the radius."""
    vertices, faces = [], []
    for radius, height in profile:
        for k in range(steps):
            angle = 2 * math.pi * k / steps
            r = radius * (ripple(angle) if ripple else 1)
            vertices.append((r * math.cos(angle), r * math.sin(angle), height))
    for j in range(len(profile) - 1):
        for k in range(steps):
            l = (k + 1) % steps
            faces.append((j * steps + k, j * steps + l, (j + 1) * steps + l, (j + 1) * steps + k))
    faces.append(tuple(range(steps - 1, -1, -1)))
    faces.append(tuple(range((len(profile) - 1) * steps, len(profile) * steps)))
    return add(mesh("lathe", vertices, faces), material, location, rotation, parent)


def disc_profile(radius, height, edge, steps=5):
    """Profile of a cylinder with rounded edges, standing on 0."""
    points = [(0.001, 0.0)]
    for k in range(steps + 1):
        a = math.pi / 2 * k / steps
        points.append((radius - edge + edge * math.sin(a), edge - edge * math.cos(a)))
    for k in range(steps + 1):
        a = math.pi / 2 * k / steps
        points.append((radius - edge + edge * math.cos(a), height - edge + edge * math.sin(a)))
    return points + [(0.001, height)]


def cylinder(radius, height, location, material, edge=0.03, rotation=(0, 0, 0), parent=None, steps=40):
    return lathe(disc_profile(radius, height, edge), location, material, rotation, parent, steps)


def ball(radius, location, material, squash=(1, 1, 1), rotation=(0, 0, 0), parent=None, wobble=0.0, steps=28):
    """A sphere, squashed and slightly uneven when asked."""
    phase = [random.uniform(0, 6.28) for _ in range(3)]
    vertices, faces = [], []
    rows = steps // 2
    for j in range(rows + 1):
        v = math.pi * j / rows
        for k in range(steps):
            u = 2 * math.pi * k / steps
            d = (math.sin(v) * math.cos(u), math.sin(v) * math.sin(u), math.cos(v))
            r = radius * (1 + wobble * sum(math.sin(3 * c + p) for c, p in zip(d, phase)) / 3)
            vertices.append([r * c * s for c, s in zip(d, squash)])
    for j in range(rows):
        for k in range(steps):
            l = (k + 1) % steps
            faces.append((j * steps + k, (j + 1) * steps + k, (j + 1) * steps + l, j * steps + l))
    return add(mesh("ball", vertices, faces), material, location, rotation, parent)


def tube(path, radius, material, parent=None, sides=16, flatten=1.0):
    """A round rod along a path; `radius` is a number or a function of the position 0..1."""
    points = [Vector(p) for p in path]
    size = radius if callable(radius) else (lambda k: radius)
    vertices, faces, n = [], [], len(points)
    side = None
    rings = []
    for i, p in enumerate(points):
        along = (points[min(i + 1, n - 1)] - points[max(i - 1, 0)]).normalized()
        if side is None:
            side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.9 else Vector((1, 0, 0))).normalized()
        else:
            side = (side - along * side.dot(along)).normalized()
        rings.append((p, along, side, along.cross(side), size(i / (n - 1))))
    cap = 4
    first, last = rings[0], rings[-1]

    def ring(p, side, up, r):
        for k in range(sides):
            a = 2 * math.pi * k / sides
            vertices.append(p + side * (r * math.cos(a)) + up * (r * flatten * math.sin(a)))

    count = 0
    for k in range(cap, 0, -1):
        a = math.pi / 2 * k / cap
        ring(first[0] - first[1] * (first[4] * math.sin(a)), first[2], first[3], max(1e-4, first[4] * math.cos(a)))
        count += 1
    for p, _, s, u, r in rings:
        ring(p, s, u, r)
        count += 1
    for k in range(1, cap + 1):
        a = math.pi / 2 * k / cap
        ring(last[0] + last[1] * (last[4] * math.sin(a)), last[2], last[3], max(1e-4, last[4] * math.cos(a)))
        count += 1
    for j in range(count - 1):
        for k in range(sides):
            l = (k + 1) % sides
            faces.append((j * sides + k, j * sides + l, (j + 1) * sides + l, (j + 1) * sides + k))
    return add(mesh("tube", vertices, faces), material, parent=parent)


def grid(rows, material, parent=None, closed=False, colours=None, thickness=0.0, location=(0, 0, 0)):
    """A surface from rows of points of equal length; `colours` gives one RGBA per point."""
    n = len(rows[0])
    vertices = [p for row in rows for p in row]
    faces = []
    for j in range(len(rows) - 1):
        for k in range(n if closed else n - 1):
            l = (k + 1) % n
            faces.append((j * n + k, j * n + l, (j + 1) * n + l, (j + 1) * n + k))
    data = mesh("grid", vertices, faces)
    if colours:
        layer = data.color_attributes.new("tint", "FLOAT_COLOR", "POINT")
        flat = [c for row in colours for colour in row for c in colour]
        layer.data.foreach_set("color", flat)
    model = add(data, material, location=location, parent=parent)
    if thickness:
        solid = model.modifiers.new("solid", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 0
        bevel(model, thickness * 0.45, 3)
    return model


def contact_shadow(outline, height, spread=0.5, strength=0.55, shift=(0.12, -0.08), inside=1.2):
    """A soft shadow under a block, made of transparency only, so that it fits light and dark backgrounds."""
    rows, colours, steps, rings = [], [], 240, 40
    for j in range(rings + 1):
        k = j / rings
        row = []
        for i in range(steps):
            a = 2 * math.pi * i / steps
            r = max(0.05, outline(a) - inside) + (inside + spread) * k
            row.append((r * math.cos(a) + shift[0], r * math.sin(a) + shift[1], height))
        rows.append(row)
        value = strength * (1 - smooth(0.0, 1.0, k)) ** 1.3
        colours.append([(value, value, value, 1.0)] * steps)
    veil(rows, "deep", colours, closed=True)


def veil(rows, name, colours, closed=False):
    """A surface of one colour whose opacity is the brightness of `colours`. It ignores lights and reflections."""
    material = bpy.data.materials.new("veil")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    tint = nodes.new("ShaderNodeVertexColor")
    tint.layer_name = "tint"
    clear, solid, blend = (nodes.new("ShaderNode" + kind) for kind in ("BsdfTransparent", "Emission", "MixShader"))
    solid.inputs["Color"].default_value = linear(PALETTE[name])
    links.new(tint.outputs["Color"], blend.inputs["Fac"])
    links.new(clear.outputs["BSDF"], blend.inputs[1])
    links.new(solid.outputs["Emission"], blend.inputs[2])
    links.new(blend.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
    model = grid(rows, material, closed=closed, colours=colours)
    model.visible_shadow = model.visible_diffuse = model.visible_glossy = False
    return model


# ---------------------------------------------------------------- light, camera, picture

def light(sun_from=(-1.0, -0.35, 0.62), sun=4.2, sky=0.55, warm="#FFE0B8", cool="#CFE9F2", softness=7.0):
    """One low, soft sun (or moon) and an even sky; warm and cool by default."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(softness), linear(warm)[:3]
    holder = bpy.data.objects.new("sun", lamp)
    bpy.context.scene.collection.objects.link(holder)
    holder.rotation_euler = (-Vector(sun_from)).to_track_quat("-Z", "Y").to_euler()
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = linear(cool)
    background.inputs["Strength"].default_value = sky


def bulb(location, watts, colour="#FFC27A", radius=0.3):
    """A warm lamp's light. It makes far less noise than light from a small glowing object."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = watts, radius, linear(colour)[:3]
    holder = bpy.data.objects.new("bulb", lamp)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = location


def camera(target, distance, elevation, azimuth=0.0, lens=85.0, shift=(0.0, 0.0)):
    """Look at `target` from above; azimuth 0 looks along +y, in degrees."""
    e, a = math.radians(elevation), math.radians(azimuth)
    offset = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * distance
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y = lens, *shift
    holder = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = Vector(target) + offset
    holder.rotation_euler = (-offset).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = holder


def frame(width, margin=0.004, height=None):
    """Zoom and shift the camera until the models fill the picture; returns the height that fits.

    With a `height` the picture keeps that shape, with the models in its middle.
    """
    scene = bpy.context.scene
    eye = scene.camera.data
    scene.render.resolution_x = scene.render.resolution_y = 1000
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    left = bottom = 1e9
    right = top = -1e9
    for model in scene.objects:
        if model.type != "MESH":
            continue
        evaluated = model.evaluated_get(graph)
        for vertex in evaluated.to_mesh().vertices:
            p = world_to_camera_view(scene, scene.camera, evaluated.matrix_world @ vertex.co)
            left, right, bottom, top = min(left, p.x), max(right, p.x), min(bottom, p.y), max(top, p.y)
        evaluated.to_mesh_clear()
    across, up = right - left, top - bottom
    zoom = (1 - 2 * margin) / across
    if height:
        zoom = min(zoom, (height / width - 2 * margin) / up)
    else:
        height = round(width * (up / across * (1 - 2 * margin) + 2 * margin))
    eye.sensor_fit = "HORIZONTAL"
    eye.lens *= zoom
    eye.shift_x += ((left + right) / 2 - 0.5) * zoom
    eye.shift_y += ((top + bottom) / 2 - 0.5) * zoom
    return height


def options():
    """The arguments after `--` on the command line."""
    rest = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", help="another file than the usual one")
    parser.add_argument("--scale", type=float, default=1.0, help="part of the full size, 0.25 for a preview")
    parser.add_argument("--samples", type=int, help="samples per pixel")
    parser.add_argument("--dark", action="store_true", help="the scene by night, where it has one")
    parser.add_argument("--only", nargs="+", help="only these pictures of a scene that makes several")
    return parser.parse_args(rest)


def render(name, width, height, samples, exposure=0.0, soft=0.0):
    """Render to data/images/<name> with a transparent film; returns the path."""
    arguments = options()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = arguments.samples or samples
    scene.cycles.seed = 7
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.01
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 4
    scene.cycles.glossy_bounces = 2
    scene.cycles.sample_clamp_indirect = 4.0
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    scene.view_settings.exposure = exposure
    scene.render.resolution_x, scene.render.resolution_y = round(width * arguments.scale), round(height * arguments.scale)
    scene.render.resolution_percentage = 100
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.compression = 100
    folder = arguments.out and (os.path.isdir(arguments.out) or not os.path.splitext(arguments.out)[1])
    path = os.path.join(arguments.out if folder else PICTURES, name)
    scene.render.filepath = os.path.abspath(path if folder or not arguments.out else arguments.out)
    bpy.ops.render.render(write_still=True)
    if soft:
        soften(scene.render.filepath, soft * arguments.scale)
    return scene.render.filepath


def load(path):
    """The pixels of a picture, 0 to 1, with the top row first."""
    picture = bpy.data.images.load(path)
    width, height = picture.size
    pixels = np.array(picture.pixels[:], dtype=np.float32).reshape(height, width, 4)[::-1]
    bpy.data.images.remove(picture)
    return pixels


def save(path, pixels, step=1):
    """Write a PNG with adaptive filters and full compression; colours are rounded to multiples of `step` out of 255."""
    levels = np.round(np.clip(pixels, 0, 1) * 255)
    levels[..., :3] = np.minimum(np.round(levels[..., :3] / step) * step, 255)
    levels[levels[..., 3] == 0] = 0
    rows = levels.astype(np.int16).reshape(levels.shape[0], -1)
    above, lines = np.zeros(rows.shape[1], np.int16), []
    for row in rows:
        left, corner = (np.concatenate([np.zeros(4, np.int16), line[:-4]]) for line in (row, above))
        guess = left + above - corner
        a, b, c = abs(guess - left), abs(guess - above), abs(guess - corner)
        paeth = np.where((a <= b) & (a <= c), left, np.where(b <= c, above, corner))
        filtered = [(row - base).astype(np.uint8) for base in (0 * row, left, above, (left + above) // 2, paeth)]
        kind = min(range(5), key=lambda k: int(abs(filtered[k].astype(np.int8).astype(int)).sum()))
        lines.append(bytes([kind]) + filtered[kind].tobytes())
        above = row

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    head = struct.pack(">IIBBBBB", levels.shape[1], levels.shape[0], 8, 6, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"sRGB", b"\0")
                   + chunk(b"IDAT", zlib.compress(b"".join(lines), 9)) + chunk(b"IEND", b""))


def soften(path, sigma):
    """Blur a picture a little: it is shown much smaller, and AVIF then needs a quarter less for it."""
    pixels = load(path)
    pixels[..., :3] *= pixels[..., 3:]
    reach = math.ceil(3 * sigma)
    weights = np.exp(-np.arange(-reach, reach + 1) ** 2 / (2 * sigma * sigma))
    weights /= weights.sum()
    for axis in (0, 1):
        padded = np.pad(pixels, [(reach, reach) if axis == k else (0, 0) for k in range(3)], "edge")
        size = pixels.shape[axis]
        pixels = sum(w * padded.take(range(i, i + size), axis) for i, w in enumerate(weights))
    alpha = pixels[..., 3:]
    pixels[..., :3] = np.where(alpha > 1e-4, pixels[..., :3] / np.maximum(alpha, 1e-4), 0)
    save(path, pixels, 2)
