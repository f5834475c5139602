"""Compares documents of a format with the VML that they were made of.

    twin.py FORMAT FOLDER

For each `NAME.json` the folder has `NAME.vml`, and in `NAME.lacks.json` what was told as lost:
`[[element, kind, name, number of the modifier], …]`. Prints one line for each mistake.
"""

import html
import importlib
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree


class Refused(Exception):
    """A document that the format's clients would refuse or misread."""


class View:
    """A view of a format: its kind, its words, its modifiers, and what it holds."""

    def __init__(self, name):
        self.name = name
        self.texts = []
        self.modifiers = []
        self.children = []
        self.slots = {}
        self.loaded = []


class Element:
    """An element of VML, without what the format lacks."""

    def __init__(self, node, numbers, lacks):
        self.name = node.tag
        self.number = next(numbers)
        self.attributes = dict(node.attrib)
        target = {"Link": "destination", "NavigationLink": "value"}.get(self.name, "")
        if is_page(self.attributes.get(target, "")):
            # The app opens the page.
            self.name = "Button"
        told = lacks.get(self.number, [])
        self.is_lost = any(kind in ("view", "depth", "tooMany") for kind, _, _ in told)
        lost = {number for kind, _, number in told if kind == "modifier"}
        self.lost_slots = {name for kind, name, _ in told if kind in ("slot", "flattened")}
        self.has_content = not any(kind == "content" for kind, _, _ in told)
        self.is_flat = any(kind == "flattened" for kind, _, _ in told)
        for kind, name, _ in told:
            if kind == "attribute":
                self.attributes.pop(name, None)
        self.nodes = [node.text or ""]
        for child in node:
            self.nodes += [Element(child, numbers, lacks), child.tail or ""]
        self.nodes = [one for one in self.nodes if not isinstance(one, str) or one.strip()]
        calls = split(self.attributes.get("style", ""), ";")
        self.calls = [call for number, call in enumerate(calls) if number not in lost]

    def content(self):
        """What has no name; texts as they are."""
        nodes = self.nodes if self.has_content else []
        return [n for n in nodes if isinstance(n, str) or "template" not in n.attributes]

    def text(self):
        """The text, if there is nothing else."""
        content = self.content()
        return content[0] if len(content) == 1 and isinstance(content[0], str) else None

    def label(self):
        """The text of the label, if it is one."""
        slot = [] if "label" in self.lost_slots else self.slot("label")
        inner = slot[0].text() if len(slot) == 1 and slot[0].name == "Text" else None
        plain = inner if slot and len(slot[0].attributes) == 1 else None
        return next((t for t in [self.text(), self.attributes.get("title"), plain] if t), None)

    def slot(self, name):
        elements = [node for node in self.nodes if not isinstance(node, str)]
        return [one for one in elements if one.attributes.get("template") == name]


def is_page(path):
    """Whether a text is the path of a page, which is no file."""
    path = re.split("[?#]", path)[0]
    return re.match("/(?!/)", path) and not re.search(r"[^/]\.[A-Za-z0-9]{1,8}$", path)


def split(text, separator):
    """The parts of a style or a list of arguments, outside of parentheses and texts."""
    parts, depth, quoted, start = [], 0, False, 0
    for index, character in enumerate(text):
        if character == '"' and text[index - 1] != "\\":
            quoted = not quoted
        if quoted:
            continue
        depth += (character in "([") - (character in ")]")
        if character == separator and depth == 0:
            parts.append(text[start:index].strip())
            start = index + 1
    parts.append(text[start:].strip())
    return [part for part in parts if part]


def word(call):
    return call.split("(")[0]


def named(call):
    """The names of views in a call."""
    arguments = split(call[len(word(call)) + 1 : -1], ",")
    found = [re.search(r"(?:^|\s):([A-Za-z0-9_.-]+)$", argument) for argument in arguments]
    return [match.group(1) for match in found if match]


def numbers():
    number = -1
    while True:
        number += 1
        yield number


def twin(text, told):
    lacks = {}
    for element, kind, name, number in told:
        lacks.setdefault(element, []).append((kind, name, number))
    text = re.sub(r"^<!doctype[^>]*>", "", text.strip())
    root = ElementTree.fromstring(f"<all>{text}</all>")
    counting = numbers()
    nodes = [root.text or ""]
    for child in root:
        nodes += [Element(child, counting, lacks), child.tail or ""]
    nodes = [node for node in nodes if not isinstance(node, str) or node.strip()]
    if len(nodes) == 1 and not isinstance(nodes[0], str) and nodes[0].name == "vml":
        return [node for one in nodes[0].nodes if one.name == "body" for node in one.nodes]
    return nodes


def differ(condition, path, message):
    if not condition:
        raise Refused(f"{path}: {message}")


# ViewCodable

CODABLE = {
    "EmptyView": "empty",
    "ProgressView": "progress",
    "Link": "button",
    "Label": "hStack",
    "LazyHStack": "hStack",
    "LazyVStack": "lazyVStack",
    "List": "scrollView",
    "Form": "scrollView",
    "Grid": "vStack",
    "GridRow": "hStack",
}
SPLICED = ["Group", "NavigationStack", "Section", "ToolbarItem", "ToolbarItemGroup"]
SHAPES = ["rectangle", "circle", "ellipse", "capsule", "roundedRectangle"]
CODABLE_WORDS = {
    "foregroundStyle": ["foregroundColor"],
    "background": ["background", "backgroundColor"],
    "overlay": ["overlay", "overlayColor"],
    "cornerRadius": ["clipShape"],
    "aspectRatio": ["scaledToFit", "scaledToFill"],
}


class Codable:
    """How views of VML look in ViewCodable."""

    def views(self, nodes):
        """Elements and texts, with the entries that those around them give them."""
        found = []
        for node in nodes:
            if isinstance(node, str):
                found.append((node, []))
            elif node.name in SPLICED and not node.is_lost:
                title = [node.attributes["title"]] if "title" in node.attributes else []
                inner = title + node.slot("header") + node.content() + node.slot("footer")
                extra = self.entries(node)
                found += [(view, entries + extra) for view, entries in self.views(inner)]
            elif not node.is_lost:
                found.append((node, []))
        return found

    def kind(self, element):
        return CODABLE.get(element.name, element.name[0].lower() + element.name[1:])

    def entries(self, element):
        """The modifiers of an element: the keys that each may have, and its views."""
        kind, entries = self.kind(element), []
        weights = ("fontWeight", "bold")
        has_font = any(word(call) == "font" for call in element.calls)
        for call in element.calls:
            name = word(call)
            if name == "resizable" or name in ("fill", "stroke") and kind in SHAPES:
                continue
            if name in weights:
                if not has_font:
                    entries.append((["font"], None))
                    has_font = True
                continue
            slots = [node for slot in named(call) for node in element.slot(slot)]
            if name == "toolbar":
                for item in slots:
                    # Each view of a group is an item.
                    items = [[view] for view in item.content()]
                    if item.name != "ToolbarItemGroup":
                        items = [item.content() if item.name == "ToolbarItem" else [item]]
                    entries += [(["toolbar"], inner) for inner in items]
            elif name == "hidden":
                entries += [(["opacity"], None), (["allowsHitTesting"], None)]
            else:
                keys = CODABLE_WORDS.get(name, [name])
                entries.append((keys, slots if slots and "alignment:" not in call else None))
        for event, key in [("onTap", "onTapGesture"), ("onRefresh", "refreshable")]:
            if event in element.attributes and not (key == "onTapGesture" and kind == "button"):
                entries.append(([key], None))
        if "action" in element.attributes and kind != "button":
            entries.append((["onTapGesture"], None))
        return entries

    def compare_all(self, nodes, found, path):
        expected = self.views(nodes)
        names = [one if isinstance(one, str) else one.name for one, _ in expected]
        differ(len(expected) == len(found), path, f"{names} are {[view.name for view in found]}")
        for index, ((node, extra), view) in enumerate(zip(expected, found)):
            self.compare(node, extra, view, f"{path}/{index}")

    def compare_one(self, nodes, found, path):
        expected = self.views(nodes)
        if len(expected) == 1:
            self.compare_all(nodes, [found], path)
        elif expected:
            differ(found.name == "vStack" and not found.modifiers, path, "several views are no group")
            self.compare_all(nodes, found.children, path)

    def compare(self, node, extra, view, path):
        if isinstance(node, str):
            differ(view.texts == [node], path, f"{node!r} is {view.texts}")
            return
        path += f" {node.name}"
        differ(view.name == self.kind(node), path, f"is {view.name!r}")
        entries = self.entries(node) + extra
        keys = [key for key, _ in view.modifiers]
        fine = len(keys) == len(entries) and all(k in e for k, (e, _) in zip(keys, entries))
        differ(fine, path, f"the modifiers {[e for e, _ in entries]} are {keys}")
        for (_, slots), (key, views) in zip(entries, view.modifiers):
            if slots and views:
                self.compare_one(slots, views[0], f"{path} {key}")
        self.compare_content(node, view, path)

    def compare_content(self, node, view, path):
        attributes = node.attributes
        if node.name == "Text":
            text = node.text() or attributes.get("content", "")
            wanted = attributes.get("markdown", attributes.get("verbatim", text))
            differ(view.texts == [wanted], path, f"{wanted!r} is {view.texts}")
        elif node.name == "Image":
            keys = ["systemName", "name", "decorative"]
            wanted = next(attributes[key] for key in keys if key in attributes)
            differ(view.texts == [wanted], path, f"{wanted!r} is {view.texts}")
        elif node.name == "AsyncImage":
            differ(view.texts == [attributes["url"]], path, f"is of {view.texts}")
            for phase, slot in [("phase.empty", "placeholder"), ("phase.failure", "error")]:
                if node.slot(phase):
                    self.compare_one(node.slot(phase), view.slots[slot][0], path)
        elif node.name in ("Button", "Link"):
            text = node.text() or attributes.get("title")
            label = view.children[0]
            if "systemImage" in attributes:
                texts = [view.texts for view in label.children]
                wanted = [[attributes["systemImage"]], [text]]
                differ(label.name == "hStack" and texts == wanted, path, f"its label is {texts}")
            elif text is not None:
                differ(label.texts == [text], path, f"{text!r} is not its label")
            else:
                self.compare_one(node.content() + node.slot("label"), label, path)
        elif node.name == "ScrollView":
            self.compare_one(node.content(), view.children[0], path)
        elif node.name in ("List", "Form"):
            self.compare_all(node.content(), view.children[0].children, path)
        elif node.name == "Label":
            differ(len(view.children) == 2, path, "is not an image and a text")
        else:
            self.compare_all(node.content(), view.children, path)


# SwiftUIML

NODES = {"ToolbarItem": "Group", "ToolbarItemGroup": "Group"}
NODE_WORDS = {
    "foregroundStyle": ["foregroundColor"],
    "background": ["background", "backgroundColor"],
    "accessibilityAddTraits": ["accessibilityTraits"],
    "textInputAutocapitalization": ["autocapitalization"],
    "environment": ["colorScheme", "locale", "timeZone", "controlSize"],
    "clipShape": ["clipShape"],
    "strokeBorder": ["stroke"],
}
# Keys that no call has alone: of fonts, attributes and events.
BESIDE = (
    "bold italic fontWeight scrollIndicators onTapGesture onAppear onDisappear tag id"
    " onLongPressGesture listStyle navigationDestinations navigationDestination backgroundColor"
).split()
FIRST = ["resizable", "renderingMode"]
# Views whose words are attributes, and whose views stand in places of their own.
WORDED = (
    "Text TextField SecureField Toggle Stepper Slider Picker DatePicker ColorPicker Label Gauge"
    " ProgressView Menu DisclosureGroup AsyncImage ShareLink TabView NavigationLink Link Button"
).split()


# Views whose labels are among their own words.
LABELLED = [name for name in WORDED if name not in ("Text", "NavigationLink")]


class Nodes:
    """How views of VML look in SwiftUIML."""

    def views(self, nodes):
        return [node for node in nodes if isinstance(node, str) or not node.is_lost]

    def compare_all(self, nodes, found, path):
        expected = self.views(nodes)
        names = [one if isinstance(one, str) else one.name for one in expected]
        differ(len(expected) == len(found), path, f"{names} are {[view.name for view in found]}")
        for index, (node, view) in enumerate(zip(expected, found)):
            self.compare(node, view, f"{path}/{index}")

    def compare_one(self, nodes, found, path):
        expected = self.views(nodes)
        if len(expected) == 1:
            self.compare_all(nodes, [found], path)
        elif expected:
            self.compare_all(nodes, found.children, path)

    def compare(self, node, view, path):
        if isinstance(node, str):
            differ(node in view.texts, path, f"{node!r} is {view.texts}")
            return
        path += f" {node.name}"
        differ(view.name == NODES.get(node.name, node.name), path, f"is {view.name!r}")
        self.compare_modifiers(node, view, path)
        if node.name == "Text":
            attributes = node.attributes
            text = node.text() or attributes.get("content", "")
            wanted = attributes.get("markdown", attributes.get("verbatim", text))
            # What the decoder would take for a number has an invisible character behind it.
            found = [text.removesuffix("\u2060") for text in view.texts]
            differ(found == [wanted], path, f"{wanted!r} is {view.texts}")
        for slot in ["header", "footer", "currentValueLabel"]:
            if node.slot(slot) and slot not in node.lost_slots and slot in view.slots:
                self.compare_one(node.slot(slot), view.slots[slot][0], f"{path} {slot}")
        text = node.text()
        if node.name == "NavigationLink" and text is not None and view.children:
            differ(view.children[0].texts == [text], path, f"{text!r} is not its label")
        elif node.name in LABELLED and not node.is_flat and node.label() is not None:
            inner = view.slots.get("label", []) + [v for v in view.children if v.name == "Label"]
            texts = view.texts + [text for one in inner for text in one.texts]
            differ(node.label() in texts, path, f"{node.label()!r} is not in {texts}")
        elif node.name == "ColorScheme":
            self.compare_all(node.slot("light") + node.slot("dark"), view.children, path)
        elif node.name not in WORDED or node.name in ("TabView", "Button", "Link"):
            slots = node.slot("label") if node.name in WORDED and view.children else []
            self.compare_all(node.content() + slots, view.children, path)

    def compare_modifiers(self, node, view, path):
        calls = sorted(node.calls, key=lambda call: word(call) not in FIRST)
        found = list(view.modifiers)
        beside = BESIDE + (["accessibilityHidden"] if "decorative" in node.attributes else [])
        # A grid reads the width of a cell.
        calls = [call for call in calls if word(call) != "gridCellColumns"]
        for call in calls:
            keys = NODE_WORDS.get(word(call), [word(call)])
            while found and found[0][0] not in keys and found[0][0] in beside:
                found.pop(0)
            differ(found and found[0][0] in keys, path, f"{call} is {[k for k, _ in found][:1]}")
            key, views = found.pop(0)
            slots = [one for slot in named(call) for one in node.slot(slot)]
            if slots and len(views) == 1 and key == "toolbar":
                self.compare_all(slots, views[0].children, f"{path} {key}")
            elif slots and len(views) == 1:
                self.compare_one(slots, views[0], f"{path} {key}")
        rest = [key for key, _ in found if key not in beside]
        differ(not rest, path, f"no call is {rest}")


def main(name, folder):
    reader = importlib.import_module(name)
    comparing = {"viewcodable": Codable, "swiftuiml": Nodes}[name]()
    for path in sorted(pathlib.Path(folder).glob("**/*.vml")):
        document = json.loads(path.with_suffix(".json").read_text())
        told = json.loads(path.with_suffix(".lacks.json").read_text())
        try:
            found = reader.document(document)
            comparing.compare_one(twin(path.read_text(), told), found, path.stem)
        except Refused as reason:
            print(f"{path}: {html.unescape(str(reason))}")


if __name__ == "__main__":
    sys.setrecursionlimit(10000)
    sys.modules["twin"] = sys.modules["__main__"]
    main(*sys.argv[1:])
