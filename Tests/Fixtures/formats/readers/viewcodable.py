"""Reads documents of ViewCodable as strictly as its decoder, and refuses keys that it passes over.

Written from the library's decoder alone; it shares nothing with what writes the documents.
"""

import math
import re

from twin import Refused, View

SYSTEM_COLOURS = (
    "black blue brown clear cyan gray green indigo mint orange pink purple red teal white yellow"
)
POINTS = "topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing"
BASELINES = (
    " leadingFirstTextBaseline leadingLastTextBaseline centerFirstTextBaseline"
    " centerLastTextBaseline trailingFirstTextBaseline trailingLastTextBaseline"
)
STYLES = (
    "largeTitle title title2 title3 headline subheadline body callout caption caption2 footnote"
)
PLACEMENTS = (
    "automatic principal status primaryAction secondaryAction confirmationAction"
    " cancellationAction destructiveAction navigation topBarLeading topBarTrailing bottomBar"
    " keyboard"
)
EDGES = ["top", "leading", "bottom", "trailing"]


def need(condition, message):
    if not condition:
        raise Refused(message)


# Kinds of values: each is a function that refuses a value, or gives the views in it.


def length(value):
    if value == "infinity":
        return []
    return number(value)


def number(value):
    fine = isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    need(fine, f"{value!r} is no number")
    return []


def integer(value):
    number(value)
    need(value == int(value), f"{value!r} is no integer")
    return []


def boolean(value):
    need(isinstance(value, bool), f"{value!r} is no boolean")
    return []


def string(value):
    need(isinstance(value, str), f"{value!r} is no text")
    return []


def url(value):
    string(value)
    need(value != "", "an address is empty")
    return []


def hexadecimal(value):
    string(value)
    need(re.fullmatch("#?([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})", value), f"{value!r} is no colour")
    return []


def word(words):
    def check(value):
        need(value in words.split(), f"{value!r} is none of: {words}")
        return []

    return check


def nothing(value):
    need(value == {}, f"{value!r} is not empty")
    return []


def fields(required, optional={}):
    """An object with keys of its own; gives the views of all its values."""

    def check(value):
        need(isinstance(value, dict), f"{value!r} is no object")
        for key in required:
            need(key in value, f"{key!r} is missing in {value!r}")
        views = []
        for key, inner in value.items():
            kind = required.get(key) or optional.get(key)
            need(kind, f"{key!r} is unknown in {value!r}")
            views += kind(inner)
        return views

    return check


def case(cases):
    """An object with one key, which names a case."""

    def check(value):
        need(isinstance(value, dict) and len(value) == 1, f"{value!r} is no case")
        name, payload = next(iter(value.items()))
        need(name in cases, f"the case {name!r} is unknown")
        return cases[name](payload)

    return check


def unlabelled(kind):
    return fields({"_0": kind})


def optionally(kind):
    return fields({}, {"_0": kind})


def empty_cases(words):
    return case({name: nothing for name in words.split()})


def plain_colour(value):
    return case(COLOUR_KINDS)(value)


COLOUR_KINDS = {
    "system": unlabelled(word(SYSTEM_COLOURS)),
    "hex": unlabelled(hexadecimal),
    "white": unlabelled(fields({"white": number}, {"opacity": number})),
    "hsb": unlabelled(fields({"hue": number, "saturation": number, "brightness": number})),
    "rgb": unlabelled(fields({"red": number, "green": number, "blue": number})),
    "dynamic": fields({"light": plain_colour, "dark": plain_colour}),
}


def modifiers(value):
    need(isinstance(value, list), "modifiers are no array")
    for one in value:
        case(MODIFIERS)(one)
    return []


def view(value):
    return [read(value)]


def views(value):
    need(isinstance(value, list), "children are no array")
    return [read(one) for one in value]


COLOUR = fields({"colorType": plain_colour, "opacity": number, "modifiers": modifiers})
STROKE = fields(
    {
        "color": COLOUR,
        "antialiased": boolean,
        "strokeStyle": fields(
            {
                "lineWidth": length,
                "lineCap": empty_cases("butt round square"),
                "lineJoin": empty_cases("miter round bevel"),
                "miterLimit": length,
                "dash": lambda value: [length(one) for one in value] and [],
                "dashPhase": length,
            }
        ),
    }
)
DRAWN = {"fill": COLOUR, "stroke": STROKE}
PLAIN_SHAPE = unlabelled(fields({"modifiers": modifiers}, DRAWN))
CORNERS = word("circular continuous")
SIZE = fields({"width": length, "height": length})
SHAPES = {
    "rectangle": PLAIN_SHAPE,
    "circle": PLAIN_SHAPE,
    "ellipse": PLAIN_SHAPE,
    "capsule": unlabelled(fields({"modifiers": modifiers, "style": CORNERS}, DRAWN)),
    "roundedRectangle": unlabelled(
        fields({"modifiers": modifiers, "style": CORNERS, "cornerSize": SIZE}, DRAWN)
    ),
}
RESIZE = fields(
    {}, {"capInsets": fields({edge: length for edge in EDGES}), "resizingMode": word("stretch tile")}
)
ACTION = fields({"name": string}, {"value": string})
VERTICAL = word("top center bottom firstTextBaseline lastTextBaseline")
HORIZONTAL = word("leading center trailing listRowSeparatorLeading listRowSeparatorTrailing")
STACK = {"alignment": HORIZONTAL, "spacing": length}
MEASURES = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
AXIS = word("horizontal vertical")
WEIGHTS = word("black bold heavy light medium regular semibold thin ultraLight")
DESIGNS = word("default monospaced rounded serif")

VIEWS = {
    "empty": fields({}),
    "progress": fields({}),
    "spacer": fields({}, {"minLength": length}),
    "text": fields(
        {"textType": case({"plain": unlabelled(string), "markdown": unlabelled(string)})}
    ),
    "image": fields(
        {"imageType": case({"systemName": unlabelled(string), "name": unlabelled(string)})},
        {"resizable": RESIZE},
    ),
    "asyncImage": fields(
        {"image": url, "imageModifiers": modifiers},
        {"scale": length, "resize": RESIZE, "error": view, "placeholder": view},
    ),
    "button": fields({"label": view}, {"action": ACTION}),
    "hStack": fields({"children": views}, {"alignment": VERTICAL, "spacing": length}),
    "vStack": fields({"children": views}, STACK),
    "lazyVStack": fields({"children": views}, STACK),
    "zStack": fields({"children": views}, {"alignment": word(POINTS + BASELINES)}),
    "scrollView": fields({"axis": AXIS, "content": view}),
    "color": fields({"colorType": plain_colour, "opacity": number}),
}
MODIFIERS = {
    **{name: unlabelled(COLOUR) for name in ["foregroundColor", "backgroundColor", "overlayColor"]},
    "background": unlabelled(view),
    "overlay": unlabelled(view),
    "font": unlabelled(
        case(
            {
                "systemStyle": unlabelled(
                    fields({"style": word(STYLES)}, {"design": DESIGNS, "weight": WEIGHTS})
                ),
                "systemFixed": unlabelled(
                    fields({"size": length}, {"weight": WEIGHTS, "design": DESIGNS})
                ),
                "customStyle": unlabelled(
                    fields({"name": string, "size": length}, {"relativeTo": word(STYLES)})
                ),
                "customFixed": unlabelled(fields({"name": string, "fixedSize": length})),
            }
        )
    ),
    "multilineTextAlignment": unlabelled(empty_cases("center leading trailing")),
    "lineLimit": optionally(integer),
    "textCase": unlabelled(word("uppercase lowercase")),
    **{name: unlabelled(length) for name in ["kerning", "tracking", "blur"]},
    **{name: unlabelled(number) for name in ["opacity", "layoutPriority"]},
    **{name: nothing for name in ["scaledToFill", "scaledToFit", "clipped"]},
    "clipShape": unlabelled(case(SHAPES)),
    "allowsHitTesting": unlabelled(boolean),
    "ignoresSafeArea": unlabelled(
        fields(
            {
                "regions": word("all container keyboard"),
                "edges": word("all vertical horizontal top bottom leading trailing"),
            }
        )
    ),
    "padding": unlabelled(fields({}, {edge: length for edge in EDGES})),
    "frame": unlabelled(
        case(
            {
                "fixed": unlabelled(
                    fields(
                        {},
                        {
                            "width": length,
                            "height": length,
                            "alignment": word(POINTS + BASELINES),
                        },
                    )
                ),
                "flexible": unlabelled(
                    fields(
                        {},
                        {
                            "alignment": word(POINTS + BASELINES),
                            **{measure: length for measure in MEASURES},
                        },
                    )
                ),
            }
        )
    ),
    "containerRelativeFrame": unlabelled(
        fields({"axis": AXIS, "alignment": word(POINTS + BASELINES)}, {"scale": length})
    ),
    "navigationTitle": unlabelled(string),
    "navigationBarTitleDisplayMode": unlabelled(word("automatic inline large")),
    "toolbar": unlabelled(fields({"placement": word(PLACEMENTS), "content": view})),
    "onTapGesture": optionally(ACTION),
    "refreshable": optionally(ACTION),
}


def read(value):
    """The view that a value is."""
    need(isinstance(value, dict) and len(value) == 1, f"{value!r} is no view")
    name, wrapped = next(iter(value.items()))
    need(isinstance(wrapped, dict) and list(wrapped) == ["_0"], f"{name!r} has no '_0'")
    payload = wrapped["_0"]
    if name == "shape":
        case(SHAPES)(payload)
        name, wrapped = next(iter(payload.items()))
        payload = wrapped["_0"]
        need(payload.get("fill") or payload.get("stroke"), f"the {name} is not to be seen")
        rest = {}
    else:
        need(name in VIEWS, f"the view {name!r} is unknown")
        need(isinstance(payload, dict), f"{name!r} is no object")
        rest = {key: inner for key, inner in payload.items() if key != "modifiers"}
        VIEWS[name](rest)
    need("modifiers" in payload, f"{name!r} has no modifiers")
    modifiers(payload["modifiers"])
    return outline(name, rest, payload["modifiers"])


def outline(name, fields, entries):
    """The view in few words: its texts, its modifiers with their views, and what it holds."""
    found = View(name)
    for entry in entries:
        key, payload = next(iter(entry.items()))
        found.modifiers.append((key, MODIFIERS[key](payload)))
    for key in ["textType", "imageType"]:
        if key in fields:
            found.texts.append(next(iter(fields[key].values()))["_0"])
    if "image" in fields:
        found.texts.append(fields["image"])
        for entry in fields["imageModifiers"]:
            found.loaded.append(next(iter(entry)))
    if "action" in fields:
        found.texts.append(fields["action"]["name"])
    for key in ["children", "content", "label"]:
        if key in fields:
            found.children += views(fields[key]) if key == "children" else view(fields[key])
    for key in ["placeholder", "error"]:
        if key in fields:
            found.slots[key] = view(fields[key])
    return found


def depth(value):
    inner = value if isinstance(value, list) else value.values() if isinstance(value, dict) else []
    return 1 + max(map(depth, inner), default=0) if isinstance(value, (list, dict)) else 0


def document(value):
    need(depth(value) <= 512, "the document is too deep")
    return read(value)
