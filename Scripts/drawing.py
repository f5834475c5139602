"""The preview's drawing of a page, in a headless Chromium: what compare-drawing and compare-devices have in common."""
import json, sys, tempfile, urllib.parse, urllib.request

# How far a place may be off, in points, and a colour, as ΔE.
POINTS, COLOURS = 2, 3
FIND = """boxes => boxes.map(({ find, nth = 0, pseudo }) => {
  const one = [...document.querySelectorAll(find)].filter(one => one.getClientRects().length).at(nth)
  if (!one) return null
  const { x, y, width, height } = one.getBoundingClientRect()
  if (!pseudo) return [x, y, width, height]
  const style = getComputedStyle(one, pseudo)
  if (style.content === "none" || style.display === "none") return null
  return [x + parseFloat(style.left), y + parseFloat(style.top), parseFloat(style.width), parseFloat(style.height)]
})"""


def drawing(url, **frame):
    """The page as a preview draws it, and the sheet of all previews."""
    with urllib.request.urlopen(url + "/.vmlc/preview.css") as answer:
        sheet = answer.read().decode()
    query = urllib.parse.urlencode({"frame": urllib.parse.urlencode(dict(frame, id="one"))})
    with urllib.request.urlopen(url + "/.vmlc/events?" + query, timeout=60) as answer:
        lines = (line.decode() for line in answer)
        for line in lines:
            if line == "event: frame\n":
                drawn = json.loads(next(lines)[len("data: "):])
                if 'class="pv' in (drawn.get("html") or ""):
                    return drawn["html"], sheet
                break
    sys.exit(f"'{frame['path']}' is not drawn; does the site have it, and no errors?")


def show(browser, html, sheet, size, boxes):
    """Shows a drawing in a browser that is as large; the places of boxes in it, in points."""
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(f"<!doctype html><meta charset=utf-8><title>drawn</title><style>body{{margin:0}}{sheet}</style>"
                   f"<div style='width:{size[0]}px;height:{size[1]}px'>{html}</div>")
        file.flush()
        browser.go("file://" + file.name)
        browser.wait(f"document.readyState === 'complete' && location.href.endsWith({json.dumps(file.name)})"
                     " && document.querySelector('.pv') && document.fonts.status === 'loaded'")
        return browser.evaluate(f"({FIND})({json.dumps(boxes)})")


def apart(one, other):
    """The ΔE of colours, or of pictures at each pixel."""
    import numpy
    return numpy.sqrt(((lab(one) - lab(other)) ** 2).sum(axis=-1))


def rgb(name):
    """The channels of a colour such as `#f2f2f7`."""
    import numpy
    return numpy.array([int(name[at:at + 2], 16) for at in (1, 3, 5)])


def lab(pixels):
    """CIE L*a*b* of sRGB."""
    import numpy
    linear = pixels / 255
    linear = numpy.where(linear <= 0.04045, linear / 12.92, ((linear + 0.055) / 1.055) ** 2.4)
    xyz = linear @ numpy.array([[0.4124, 0.2126, 0.0193], [0.3576, 0.7152, 0.1192], [0.1805, 0.0722, 0.9505]])
    xyz = xyz / numpy.array([0.95047, 1, 1.08883])
    cube = numpy.where(xyz > 0.008856, numpy.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = cube[..., 0], cube[..., 1], cube[..., 2]
    return numpy.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)
