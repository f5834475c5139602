"""Reads documents of SwiftUIML, and refuses what its renderers would pass over or misread.

Written from the library's decoder and renderers alone; it shares nothing with what writes the
documents.
"""

import math
import re

from twin import Refused, View


def need(condition, message):
    if not condition:
        raise Refused(message)


# Kinds of values: each is a function that refuses a value, or gives the nodes in it.


def number(value):
    if value in ("$infinity", "$-infinity"):
        return []
    return finite(value)


def finite(value):
    fine = isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    need(fine, f"{value!r} is no number")
    return []


def integer(value):
    finite(value)
    need(value == int(value) and abs(value) < 2**31, f"{value!r} is no small integer")
    return []


def boolean(value):
    need(isinstance(value, bool), f"{value!r} is no boolean")
    return []


def yes(value):
    need(value is True, f"{value!r} is not true")
    return []


def string(value):
    need(isinstance(value, str), f"{value!r} is no text")
    need(value not in ("$infinity", "$-infinity", "$nan"), f"{value!r} is decoded as a number")
    return []


def anything(value):
    return []


def word(words):
    def check(value):
        need(value in words.split(), f"{value!r} is none of: {words}")
        return []

    return check


def either(*kinds):
    def check(value):
        reasons = []
        for kind in kinds:
            try:
                return kind(value)
            except Refused as reason:
                reasons.append(str(reason))
        raise Refused("; ".join(reasons))

    return check


def fields(required, optional={}):
    def check(value):
        need(isinstance(value, dict), f"{value!r} is no object")
        for key in required:
            need(key in value, f"{key!r} is missing in {value!r}")
        nodes = []
        for key, inner in value.items():
            kind = required.get(key) or optional.get(key)
            need(kind, f"{key!r} is unknown in {value!r}")
            nodes += kind(inner)
        return nodes

    return check


def listed(kind):
    def check(value):
        need(isinstance(value, list), f"{value!r} is no array")
        return [node for one in value for node in kind(one)]

    return check


def node(value):
    need(isinstance(value, dict) and value.get("$type") == "node", f"{value!r} is no node")
    return [read(value.get("value"))]


NAMES = set(
    "red blue green black white gray orange yellow purple pink primary secondary clear label"
    " secondaryLabel tertiaryLabel quaternaryLabel systemBackground secondarySystemBackground"
    " tertiarySystemBackground systemGroupedBackground secondarySystemGroupedBackground"
    " tertiarySystemGroupedBackground systemFill secondarySystemFill tertiarySystemFill"
    " quaternarySystemFill separator opaqueSeparator link systemRed systemBlue systemGreen"
    " systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo systemBrown"
    " systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5"
    " systemGray6".split()
)
HEX = "#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"


def colour(value):
    string(value)
    fine = value in NAMES or re.fullmatch(f"{HEX}(?::{HEX})?", value)
    need(fine, f"{value!r} is no colour of the renderer")
    return []


GRADIENTS = ["LinearGradient", "RadialGradient", "AngularGradient"]


def gradient(value):
    found = node(value)
    need(found[0].name in GRADIENTS, f"{found[0].name} fills no shape")
    return []


def clip(value):
    shapes = ["Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"]
    need(node(value)[0].name in shapes, f"{value!r} clips nothing")
    return []


POINT = word(
    "topLeading top topTrailing leading center trailing bottomLeading bottom bottomTrailing"
)
# The renderer takes the two baselines as the centre.
VERTICAL = word("top center bottom firstTextBaseline lastTextBaseline")
HORIZONTAL = word("leading center trailing")
STYLE = word("largeTitle title title2 title3 headline subheadline body callout caption caption2")
WEIGHT = word("ultraLight thin light regular medium semibold bold heavy black")
DESIGN = word("default serif rounded monospaced")
EDGES = fields({}, {edge: number for edge in ["top", "leading", "bottom", "trailing"]})
AXIS = word("horizontal vertical")
AXES = either(AXIS, listed(AXIS))
VISIBILITY = word("automatic visible hidden")
TRAIT = word(
    "isButton isHeader isSelected isLink isSearchField isImage playsSound startsMediaSession"
    " updatesFrequently allowsDirectInteraction causesPageTurn"
)
LAYERED = either(node, fields({"value": node}, {"alignment": POINT}))
LINE = either(boolean, fields({"isActive": boolean}, {"color": colour}))
PRESENTED = fields(
    {"isPresented": boolean, "value": node},
    {"animated": boolean, "id": string, "onPresented": anything, "onDismiss": anything},
)
CHOICES = fields(
    {
        "title": string,
        "isPresented": boolean,
        "buttons": listed(
            fields({"label": string}, {"role": word("cancel destructive"), "action": anything})
        ),
    },
    {"message": string, "id": string, "onDismiss": anything},
)
DETENT = either(
    word("medium large"), fields({"type": word("fraction height"), "value": number})
)
FRAME = either(
    fields({}, {"width": number, "height": number, "alignment": POINT}),
    fields(
        {},
        {
            "alignment": POINT,
            **{
                bound + side: number
                for bound in ["min", "max", "ideal"]
                for side in ["Width", "Height"]
            },
            "width": number,
            "height": number,
        },
    ),
)
FONT = either(
    STYLE,
    fields({"type": word("system"), "size": number}, {"weight": WEIGHT, "design": DESIGN}),
    fields({"type": word("custom"), "name": string, "size": number}, {"relativeTo": STYLE}),
    fields({"type": word("custom"), "name": string, "fixedSize": number}),
    fields({"name": string, "size": number}, {"relativeTo": STYLE}),
    fields({"name": string, "fixedSize": number}),
)


def entries(value):
    """A list of modifiers that stands in another one."""
    need(isinstance(value, list), f"{value!r} is no array")
    for entry in value:
        fine = isinstance(entry, list) and len(entry) == 2 and entry[0] in MODIFIERS
        need(fine, f"{entry!r} is no modifier")
        MODIFIERS[entry[0]](entry[1])
    return []


MODIFIERS = {
    "colorSchemeConditional": fields({"light": entries, "dark": entries}),
    "responsive": listed(fields({"pattern": string, "attributes": entries})),
    **{
        key: string
        for key in "id coordinateSpace navigationTitle accessibilityLabel accessibilityHint"
        " accessibilityValue accessibilityIdentifier locale timeZone tag badge".split()
    },
    **{
        key: number
        for key in "layoutPriority opacity cornerRadius brightness contrast saturation grayscale"
        " kerning tracking lineSpacing baselineOffset minimumScaleFactor"
        " accessibilitySortPriority perspective".split()
    },
    **{
        key: yes
        for key in "bold italic clipped hidden resizable colorInvert luminanceToAlpha labelsHidden"
        " scrollTargetLayout".split()
    },
    **{
        key: boolean
        for key in "allowsTightening disabled privacySensitive accessibilityHidden scrollDisabled"
        " navigationBarHidden navigationBarBackButtonHidden interactiveDismissDisabled".split()
    },
    **{key: colour for key in "foregroundColor backgroundColor tint colorMultiply".split()},
    **{key: LAYERED for key in "background overlay mask".split()},
    **{key: anything for key in "onTapGesture onAppear onDisappear".split()},
    **{key: PRESENTED for key in "sheet fullScreenCover popover".split()},
    **{key: CHOICES for key in "alert confirmationDialog".split()},
    **{key: LINE for key in "underline strikethrough".split()},
    "padding": either(number, EDGES, lambda value: need(value is None, "not null") or []),
    "frame": FRAME,
    "containerRelativeFrame": fields(
        {"count": integer, "span": integer}, {"axis": AXES, "spacing": number, "alignment": POINT}
    ),
    "fixedSize": either(yes, fields({"horizontal": boolean, "vertical": boolean})),
    "offset": either(number, fields({}, {"x": number, "y": number})),
    "position": fields({"x": number, "y": number}),
    "rotationEffect": either(
        number,
        fields({"degrees": number}, {"anchor": POINT}),
        fields({"radians": number}, {"anchor": POINT}),
    ),
    "rotation3DEffect": fields(
        {"degrees": number, "x": number, "y": number, "z": number},
        {"anchor": POINT, "anchorZ": number, "perspective": number},
    ),
    "scaleEffect": either(number, fields({}, {"x": number, "y": number, "anchor": POINT})),
    "blur": either(number, fields({"radius": number}, {"opaque": boolean})),
    "lineLimit": integer,
    "hueRotation": either(number, fields({"degrees": number}), fields({"radians": number})),
    "font": FONT,
    "fontWeight": WEIGHT,
    "clipShape": clip,
    "border": fields({"color": colour, "width": number}),
    "shadow": fields({"color": colour}, {"radius": number, "x": number, "y": number}),
    "multilineTextAlignment": HORIZONTAL,
    "textSelection": word("enabled disabled"),
    "truncationMode": word("head middle tail"),
    "blendMode": word(
        "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight"
        " difference exclusion hue saturation color luminosity sourceAtop destinationOver"
        " destinationOut plusDarker plusLighter"
    ),
    "redacted": word("placeholder privacy"),
    "renderingMode": word("template original"),
    "aspectRatio": either(
        number, fields({"ratio": either(number, string)}, {"contentMode": word("fit fill")})
    ),
    "ignoresSafeArea": either(
        yes,
        word("all top bottom leading trailing horizontal vertical"),
        fields({"edges": word("all top bottom leading trailing horizontal vertical")}),
    ),
    "safeAreaInset": fields(
        {"edge": word("top bottom"), "content": node}, {"alignment": HORIZONTAL, "spacing": number}
    ),
    "colorScheme": word("light dark"),
    "preferredColorScheme": word("light dark"),
    "textFieldStyle": word("automatic plain roundedBorder"),
    "buttonStyle": word("automatic plain bordered borderedProminent borderless"),
    "buttonBorderShape": word("automatic capsule roundedRectangle"),
    "progressViewStyle": word("automatic linear circular"),
    "listStyle": word("automatic plain grouped inset insetGrouped sidebar"),
    "toggleStyle": word("automatic switch button"),
    "pickerStyle": word("automatic inline menu navigationLink palette segmented wheel"),
    "tabViewStyle": word("automatic page"),
    "controlSize": word("mini small regular large extraLarge"),
    "keyboardType": word(
        "default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad"
        " emailAddress decimalPad twitter webSearch asciiCapableNumberPad"
    ),
    "autocapitalization": word("none words sentences allCharacters"),
    "textContentType": string,
    "submitLabel": word("done go send join route search return next continue"),
    "listRowBackground": node,
    "listRowInsets": EDGES,
    "listRowSeparator": either(
        VISIBILITY, fields({"visibility": VISIBILITY}, {"edges": word("top bottom all")})
    ),
    "scrollBounceBehavior": fields(
        {"behavior": word("automatic always basedOnSize")}, {"axis": AXES}
    ),
    "scrollTargetBehavior": word("paging viewAligned"),
    "scrollIndicators": word("automatic visible hidden never"),
    "tabItem": fields({}, {"systemName": string, "text": string}),
    "onLongPressGesture": fields({"message": anything}, {"minimumDuration": number}),
    "animation": fields(
        {"type": string, "attribute": string},
        {"duration": number, "response": number, "dampingFraction": number,
         "blendDuration": number, "next": anything}),
    "presentationDetents": listed(DETENT),
    "presentationDragIndicator": VISIBILITY,
    "navigationDestination": fields(
        {"value": string, "isPresented": boolean, "content": node},
        {"id": string, "onPresented": anything, "onDismiss": anything},
    ),
    "navigationDestinations": listed(node),
    "navigationBarTitleDisplayMode": word("automatic inline large"),
    "toolbar": node,
    "accessibilityTraits": either(TRAIT, listed(TRAIT)),
    "accessibilityRemoveTraits": either(TRAIT, listed(TRAIT)),
    "accessibilityElement": word("contain ignore combine"),
    "accessibilityInputLabels": listed(string),
    "accessibilityAction": fields({"name": string, "message": anything}),
}

# Views: what they read besides modifiers; '!' marks what they cannot do without, '*' that they
# hold views.
COLOURS = {
    "colors": listed(colour),
    "colorStops": listed(fields({"color": colour, "location": finite})),
}
EDITED = {"value": string, "onTextChange": anything, "onFocus": anything, "onBlur": anything}
FIELD = {**EDITED, "placeholder!": string, "onSubmit": anything}
SHAPE = {
    "fill": either(colour, gradient),
    "stroke": either(colour, fields({"color": colour}, {"lineWidth": number})),
    "trim": either(number, fields({"from": number, "to": number})),
}
LABELLED = either(string, node)
GRID = {"alignment!": HORIZONTAL, "spacing": number, "*": None}
ROW = {"alignment!": VERTICAL, "spacing": number, "*": None}
MEASURED = {"value": finite, "minimumValue!": finite, "maximumValue!": finite}
VIEWS = {
    "Text": {"text": string, "markdown": string},
    "TextField": FIELD,
    "SecureField": FIELD,
    "TextEditor": EDITED,
    "Toggle": {"label!": string, "isOn!": boolean, "onToggle": anything},
    "Slider": {**MEASURED, "step": finite, "onSliderChange": anything},
    "Stepper": {"label!": string, **MEASURED, "step": finite, "onStepperChange": anything},
    "Picker": {"label!": string, "selection": string, "onPickerChange": anything, "*": None},
    "DatePicker": {
        "label!": LABELLED,
        "value": string,
        "displayedComponents": word("date hourAndMinute dateAndTime"),
        "minimumDate": string,
        "maximumDate": string,
        "onDateChange": anything,
    },
    "ColorPicker": {
        "label!": string,
        "value": colour,
        "supportsOpacity": boolean,
        "onColorChange": anything,
    },
    "Button": {"title": string, "onTap": anything, "*": None},
    "Link": {"title": string, "url!": string, "*": None},
    "ShareLink": {"title": string, "url!": string, "*": None},
    "Label": {"title!": string, "systemName!": string},
    "Spacer": {},
    "Divider": {},
    "EmptyView": {},
    "ProgressView": {"label": LABELLED, "value": finite, "total": finite},
    "Gauge": {
        "label": LABELLED,
        **MEASURED,
        **{
            key: LABELLED
            for key in ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"]
        },
    },
    "Menu": {"label!": LABELLED, "*": None},
    "HStack": ROW,
    "LazyHStack": ROW,
    "VStack": GRID,
    "LazyVStack": GRID,
    "ZStack": {"alignment!": POINT, "*": None},
    "LazyVGrid": {"columns!": integer, **GRID},
    "LazyHGrid": {"rows!": integer, **ROW},
    "Grid": {
        "alignment!": POINT,
        "horizontalSpacing": number,
        "verticalSpacing": number,
        "*": None,
    },
    "GridRow": {"alignment": VERTICAL, "*": None},
    **{
        name: {"*": None}
        for name in "List Form Group ControlGroup NavigationStack ToolbarContent".split()
    },
    "GroupBox": {"label": LABELLED, "*": None},
    "DisclosureGroup": {
        "label!": string,
        "isExpanded": boolean,
        "onExpandedChange": anything,
        "*": None,
    },
    "Section": {"header": node, "footer": node, "*": None},
    "ViewThatFits": {"axis": AXES, "*": None},
    "TabView": {"*": None},
    "ScrollView": {"axis!": AXES, "*": None},
    "NavigationLink": {"value!": string, "*": None},
    "WebView": {
        "url!": string,
        "html": string,
        "javascriptBridge": anything,
        "isInspectable": boolean,
        "isScrollEnabled": boolean,
    },
    "Image": {"name": string, "bundle": string, "systemName": string},
    "AsyncImage": {"url!": string, "*": None},
    "AsyncImageEmpty": {"*": None},
    "AsyncImageFailure": {"*": None},
    "AsyncImageSuccess": {},
    "Color": {"value!": colour},
    "LinearGradient": {**COLOURS, "startPoint": POINT, "endPoint": POINT},
    "RadialGradient": {
        **COLOURS,
        "center": POINT,
        "startRadius": finite,
        "endRadius": finite,
    },
    "AngularGradient": {**COLOURS, "center": POINT, "startAngle": finite, "endAngle": finite},
    **{name: SHAPE for name in "Circle Rectangle Capsule Ellipse ContainerRelativeShape".split()},
    "RoundedRectangle": {"cornerRadius!": number, **SHAPE},
    "UnevenRoundedRectangle": {
        **{key: number for key in ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"]},
        **SHAPE,
    },
    "ColorScheme": {"*": None},
}
PASSED = {"gridCellColumns": integer, "navigationDestinationKey": string, "ignoreEquatable": boolean}
# Values that no renderer shows as words.
SILENT = "alignment axis value total selection url systemName name bundle".split()


def read(value):
    """The view that a node is."""
    need(isinstance(value, dict), f"{value!r} is no node")
    need(set(value) <= {"type", "attributes", "children"}, f"{list(value)} are not a node's keys")
    name, attributes = value.get("type"), value.get("attributes")
    need(name in VIEWS, f"the type {name!r} is unknown")
    need(isinstance(attributes, list), f"the attributes of {name} are no array")
    kinds = {key.rstrip("!"): kind for key, kind in VIEWS[name].items()}
    found = View(name)
    seen = []
    for entry in attributes:
        fine = isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str)
        need(fine, f"{entry!r} is no attribute")
        key, inner = entry
        kind = kinds.get(key) or MODIFIERS.get(key) or PASSED.get(key)
        if key.startswith("attr."):
            kind = anything
        need(kind, f"{name} does not read {key!r}")
        own = key in kinds and key not in seen
        need(not own or not found.modifiers, f"{key!r} of {name} stands after a modifier")
        try:
            nodes = kind(inner)
        except Refused as reason:
            raise Refused(f"{key!r} of {name}: {reason}") from None
        seen.append(key)
        if key.startswith("attr."):
            continue
        if key in ("fill", "stroke", "trim") or (key not in kinds and key not in PASSED):
            found.modifiers.append((key, nodes))
        elif nodes:
            found.slots[key] = nodes
        if isinstance(inner, str) and key not in SILENT and key in kinds:
            found.texts.append(inner)
    for key in VIEWS[name]:
        need(not key.endswith("!") or key[:-1] in seen, f"{name} has no {key[:-1]!r}")
    check_order(name, [key for key, _ in found.modifiers])
    if "children" in value and value["children"] is not None:
        need(isinstance(value["children"], list), f"the children of {name} are no array")
        need("*" in VIEWS[name] or not value["children"], f"{name} holds no views")
        found.children = [read(child) for child in value["children"]]
    return found


def check_order(name, keys):
    first = [key for key in keys if key in ("resizable", "renderingMode")]
    need(keys[: len(first)] == first, f"{first} are not the first modifiers of {name}: {keys}")
    need(len(set(first)) == len(first), f"{first} of {name} stand twice")
    need("id" not in keys[:-1], f"'id' is not the last of {name}")


def depth(value):
    inner = value if isinstance(value, list) else value.values() if isinstance(value, dict) else []
    return 1 + max(map(depth, inner), default=0) if isinstance(value, (list, dict)) else 0


def document(value):
    need(depth(value) <= 512, "the document is too deep")
    return read(value)
