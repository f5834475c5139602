// The window round the drawings: which page is shown, on which devices, and how.
//
// The server draws; this puts its drawings into shadow trees, changes only what is different in them, and shows what
// the compiler says. One connection brings all of it. Nothing of a site is ever run: a drawing is parsed by `drawing`
// below and nowhere else, its texts are escaped by the server, and the page's policy allows no script but this one.

import { Gallery, componentOf, galleryPath, inputFor, valueOf } from "./gallery.js"
import { Inspector } from "./inspector.js"
import { Live } from "./live.js"
import { chooseViews, resetViews } from "./preview.js"

const $ = id => document.getElementById(id)
const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
const policy = globalThis.trustedTypes?.createPolicy("drawing", { createHTML: text => text })

// MARK: Devices

const devices = [
  { id: "iphone", name: "iPhone", target: "ios", platform: "ios", width: 393, height: 852, corner: 55, edge: 10 },
  { id: "ipad", name: "iPad", target: "ios", platform: "ipados", width: 820, height: 1180, corner: 26, edge: 20 },
  { id: "mac", name: "Mac", target: "macos", platform: "macos", width: 920, height: 660, corner: 11, edge: 0 },
  { id: "vision", name: "Vision", target: "visionos", platform: "visionos", width: 1100, height: 720, corner: 20, edge: 0 },
  { id: "watch", name: "Watch", target: "watchos", platform: "watchos", width: 198, height: 242, corner: 46, edge: 14 },
  { id: "tv", name: "TV", target: "tvos", platform: "tvos", width: 1920, height: 1080, corner: 8, edge: 10 },
]
const icons = {
  iphone: '<rect x="4" y="1" width="8" height="14" rx="2"/><path d="M7 12.700h2"/>',
  ipad: '<rect x="2.500" y="1" width="11" height="14" rx="1.500"/><path d="M7 13h2"/>',
  mac: '<rect x="2" y="3" width="12" height="8" rx="1"/><path d="M.700 13.300h14.600"/>',
  vision: '<path d="M1 8c0-3 2.500-4 7-4s7 1 7 4-1.500 4.200-3.400 4.200S9 10 8 10s-1.700 2.200-3.600 2.200S1 11 1 8z"/>',
  watch: '<rect x="4" y="4" width="8" height="8" rx="2"/><path d="M5.500 4 6 1h4l.5 3m-5 8 .5 3h4l.5-3"/>',
  tv: '<rect x="1" y="2.500" width="14" height="9" rx="1"/><path d="M5 14h6"/>',
  light: '<circle cx="8" cy="8" r="3"/><path d="M8 1v1.500m0 11V15M1 8h1.500m11 0H15M3 3l1 1m8 8 1 1M13 3l-1 1m-8 8-1 1"/>',
  dark: '<path d="M13.500 9.800A6 6 0 0 1 6.200 2.500 6 6 0 1 0 13.500 9.800z"/>',
  both: '<circle cx="8" cy="8" r="6"/><path d="M8 2v12a6 6 0 0 0 0-12z" fill="currentColor"/>',
}
const sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
  "accessibility2", "accessibility3", "accessibility4", "accessibility5"]

function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  svg.setAttribute("viewBox", "0 0 16 16")
  svg.setAttribute("aria-hidden", "true")
  svg.append(parsed(`<svg xmlns="http://www.w3.org/2000/svg">${icons[name]}</svg>`).firstChild)
  return svg
}

/** The tree of some markup of the server's or of this file. */
function parsed(html) {
  const template = document.createElement("template")
  template.innerHTML = policy ? policy.createHTML(html) : html
  return template.content
}

// MARK: What is shown

const defaults = { devices: null, scheme: "light", size: 3, zoom: "fit", locale: "", theme: "", direction: "", ios: "", skin: "", app: {} }
const view = { ...defaults, ...remembered(), ...readHash() }
const site = { name: "", targets: [], pages: [], isLocal: true, revision: null }
/** Whether the server has told of the site; before, nothing is said of it. */
let isSiteKnown = false
let path = decodePath(location.pathname)
let problems = { errors: 0, warnings: 0, items: [] }
let isProblemsOpen = null
/** The template of the document's head that is shown, which an app has for when it has no document yet; "" for the page. */
let shownState = ""
/** The component that is shown instead of a page; null for none. */
let component = componentOf(path)
const gallery = new Gallery(() => {
  clearTimeout(givenTimer)
  givenTimer = setTimeout(() => {
    history.replaceState(history.state, "", `${encodePath(path)}?${gallery.query(component)}${viewHash()}`)
    connect()
  }, 100)
})
let givenTimer
if (component) gallery.readQuery(component, location.search)

/** What a URL says of the view, in its fragment; what it says that there is not is passed over. */
function readHash() {
  const values = new URLSearchParams(location.hash.slice(1))
  const said = {}
  if (["light", "dark", "both"].includes(values.get("scheme"))) said.scheme = values.get("scheme")
  if (sizes.includes(values.get("size"))) said.size = sizes.indexOf(values.get("size"))
  if (["fit", "0.5", "0.75", "1"].includes(values.get("zoom"))) said.zoom = values.get("zoom")
  for (const name of ["locale", "theme", "direction", "ios"]) if (values.has(name)) said[name] = values.get(name)
  said.app = Object.fromEntries([...values].filter(([name]) => name.startsWith("app.")).map(([name, value]) => [name.slice(4), value]))
  if (values.has("devices")) {
    const shown = values.get("devices").split(",").filter(id => devices.some(one => one.id === id.split(".")[0]))
    if (shown.length) said.devices = Object.fromEntries([...devices.map(one => [one.id, false]), ...shown.map(id => [id, true])])
  }
  return said
}

/** The same the other way: whatever is not as at first. */
function viewHash() {
  const values = new URLSearchParams()
  for (const name of ["scheme", "zoom", "locale", "theme", "direction", "ios"]) if (view[name] !== defaults[name]) values.set(name, view[name])
  if (view.size !== defaults.size) values.set("size", sizes[view.size])
  for (const name in view.app) values.set(`app.${name}`, view.app[name])
  if (view.devices && available().length) values.set("devices", chosen().map(one => one.id).join())
  return values.size ? `#${values}` : ""
}

function remembered() {
  try { return JSON.parse(localStorage.getItem("vmlc")) ?? {} } catch { return {} }
}
function remember() {
  try { localStorage.setItem("vmlc", JSON.stringify({ ...view, app: {} })) } catch { /* a window that keeps nothing */ }
}
function decodePath(text) {
  try { return decodeURIComponent(text) } catch { return text }
}
const encodePath = text => text.split("/").map(encodeURIComponent).join("/")
const inspector = new Inspector({ make, placeLink, toast, fit, encodePath, panel: $("inspector"), stage: $("stage"),
  button: $("look"), frames: () => [...frames.values()], path: () => path, isComponent: () => component !== null,
  query: frame => componentQuery(new URLSearchParams({ frame: frame.request() })) })

const live = new Live({ make, toast, go, back, redraw, frames: () => [...frames.values()], query: componentQuery })

/** The devices that the site has a target for, with that target. */
function available() {
  const found = []
  for (const target of site.targets) {
    for (const device of devices) {
      const isFirst = !found.some(other => other.device === device)
      if (device.target !== target.platform) continue
      found.push({ device, target, id: isFirst ? device.id : `${device.id}.${target.name}` })
    }
  }
  return found
}
const chosen = () => available().filter(one => view.devices?.[one.id] ?? one.device.id !== "ipad")
const schemes = () => view.scheme === "both" ? ["light", "dark"] : [view.scheme]

// MARK: Frames

const sheet = new CSSStyleSheet()
const frames = new Map()

/** One device on the stage, and the drawing on it. */
class Frame {
  constructor(one, scheme) {
    Object.assign(this, one)
    this.scheme = scheme
    this.key = `${one.id}-${scheme}`
    /** By path: where the parts of a page were scrolled to when it was left. */
    this.scrolled = new Map()
    this.screen = make("div", { className: "screen" })
    this.root = this.screen.attachShadow({ mode: "open" })
    this.root.adoptedStyleSheets = [sheet]
    this.empty = make("div", { className: "empty", hidden: true })
    this.case = make("div", { className: "case" }, this.screen, this.empty)
    this.figure = make("figure", { className: "device" },
      make("figcaption", {}, this.device.name, make("small", { textContent: this.subtitle })), this.case)
    this.figure.setAttribute("aria-label", `${this.device.name}, ${scheme}`)
    this.figure.dataset.frame = this.key
    this.screen.addEventListener("click", event => inspector.isOn || event.altKey ? inspector.click(this, event) : use(this, event))
    this.screen.addEventListener("dblclick", event => inspector.isOn || live.doubleClick(this, event.composedPath()[0]))
    this.screen.addEventListener("pointerdown", event => inspector.isOn || live.pointerDown(this, event))
    this.screen.addEventListener("contextmenu", event => {
      if (!inspector.isOn && live.swipe(event.composedPath()[0], "start end")) event.preventDefault()
    })
    this.screen.addEventListener("pointerover", event => inspector.point(this, event))
    this.screen.addEventListener("keydown", event => press(this, event))
  }

  get subtitle() {
    const parts = []
    if (this.target.name !== this.device.target) parts.push(this.target.name)
    if (view.scheme === "both") parts.push(this.scheme)
    parts.push(component === null ? `${this.device.width} × ${this.device.height}` : `${this.device.width} wide`)
    return parts.join(" · ")
  }

  /** How the server is asked for its drawing. */
  request() {
    const values = { id: this.key, ...(component === null ? { path } : {}), target: this.target.name,
      platform: this.device.platform, scheme: this.scheme, size: sizes[view.size], ...this.variant(),
      ...(view.direction ? { direction: view.direction } : {}), ...(view.ios ? { ios: view.ios } : {}),
      ...(shownState && component === null ? { state: shownState } : {}),
      ...(history.state?.isPushed && component === null ? { back: "1" } : {}) }
    return new URLSearchParams(values).toString()
  }

  /** The locale and the theme that are chosen, where its target has them. */
  variant() {
    const values = {}
    if (this.target.locales.includes(view.locale)) values.locale = view.locale
    // A theme that has the name of an appearance goes with it.
    const theme = view.theme || this.scheme
    if (this.target.themes.includes(theme)) values.theme = theme
    return values
  }

  /** How large its screen is, and what is round it; a component has a part of a screen, without a device. */
  get shape() {
    return component === null ? this.device : { ...this.device, height: this.height ?? 320, corner: 14, edge: 0 }
  }

  /** Gives a component the height that it takes, with some room round it. */
  measure() {
    const content = this.root.querySelector(".pv > .safe > *")
    const fills = !content || content.matches(".gy, .by")
    const around = this.device.platform === "visionos" ? 120 : 64
    const height = fills ? 480 : Math.min(Math.max(content.offsetHeight + around, 140), 640)
    if (height === this.height) return
    this.height = height
    fit()
  }

  /** Its size on the stage. */
  fit(scale) {
    const { width, height, corner, edge } = this.shape
    this.case.classList.toggle("thick", edge > 0)
    this.empty.style.setProperty("inset", `${edge * scale}px`)
    this.empty.style.setProperty("border-radius", `${(corner - edge) * scale}px`)
    const inner = Math.max(corner - edge, 0)
    const set = (element, values) => { for (const name in values) element.style.setProperty(name, values[name]) }
    set(this.case, { width: `${(width + 2 * edge) * scale}px`, height: `${(height + 2 * edge) * scale}px`,
      "--corner": `${corner * scale}px` })
    set(this.screen, { width: `${width}px`, height: `${height}px`, left: `${edge * scale}px`,
      top: `${edge * scale}px`, transform: `scale(${scale})`, "border-radius": `${edge ? inner : corner}px` })
    this.island?.remove()
    if (this.device.id === "iphone" && component === null) {
      this.island = make("div", { className: "island" })
      set(this.island, { width: `${122 * scale}px`, height: `${36 * scale}px`, "border-radius": `${18 * scale}px`,
        top: `${(edge + 12) * scale}px`, left: `calc(50% - ${61 * scale}px)` })
      this.case.append(this.island)
    }
  }

  /** What opens the layers of its drawing, below the device. */
  addOpeners() {
    const layers = [...this.root.querySelectorAll("[data-layer]")]
    const others = live.openers(this)
    const had = Boolean(this.openers)
    this.openers?.remove()
    this.openers = null
    if (!layers.length && !others.length) {
      if (had) fit()
      return
    }
    this.openers = make("div", { className: "openers" }, ...layers.map((layer, index) => {
      const name = layer.firstElementChild?.className.match(/alert|dialog|cover|sheet/)?.[0] ?? "layer"
      const button = make("button", { type: "button", textContent: layers.length > 1 ? `${name} ${index + 1}` : name })
      button.setAttribute("aria-pressed", String(!layer.hidden))
      button.addEventListener("click", () => {
        if (layer.hidden && layer.dataset.set) live.set(this, layer, true)
        else closeOrOpen(this, layer)
      })
      layer.opener = button
      return button
    }), ...others)
    this.figure.append(this.openers)
    if (!had) fit()
  }

  show({ html, states, problems: faults }) {
    if (this.states?.join() !== states?.join()) {
      this.states = states
      showStates()
    }
    this.figure.dataset.path = encodePath(path)
    this.faults = faults ?? null
    const isKept = html === null && component !== null && this.path === path
    this.case.classList.toggle("stale", isKept)
    if (component !== null) showFaults()
    // A component with a mistake stays as it was.
    if (isKept) return
    this.empty.hidden = html !== null
    if (html === null && component !== null) {
      this.empty.replaceChildren(make("strong", { textContent: "It does not compile" }))
      this.root.replaceChildren()
      this.path = null
      return
    }
    if (html === null) {
      const isThere = site.pages.includes(path)
      this.empty.replaceChildren(make("strong", { textContent: isThere ? "Not made for this target" : "No such page" }),
        make("span", { textContent: isThere ? `${path} has no document for ${this.target.name}.` : path }))
      this.root.replaceChildren()
      this.path = null
      return
    }
    this.drawn = this.request()
    const drawing = parsed(html)
    for (const element of drawing.querySelectorAll("[data-link]")) if (!element.closest(".disabled")) makeLink(element)
    // What can be scrolled can be scrolled with keys.
    for (const element of drawing.querySelectorAll(scrolling)) element.tabIndex = 0
    for (const element of drawing.querySelectorAll("[data-action]")) element.tabIndex = 0
    for (const element of drawing.querySelectorAll("[data-tab], [data-toggle], [data-opens]")) element.tabIndex = 0
    live.prepare(drawing)
    live.whileDrawing(this, this.path === path, () => this.draw(drawing))
    if (component !== null) this.measure()
    live.follow(this)
    inspector.follow(this)
    this.path = path
    this.look = look()
    performance.mark("drawn", { detail: { frame: this.key } })
  }

  /** Shows a drawing: of the same page what is different in it, of another one all. */
  draw(drawing) {
    const old = this.root.firstElementChild
    if (old && this.path === path) {
      const changed = new Set()
      const scrolled = scrollPositions(old)
      resetViews(old)
      keepState(old, drawing.firstElementChild)
      const focused = this.root.activeElement
      change(old, drawing.firstElementChild, changed)
      if (focused && !focused.matches(".typed") && !this.root.activeElement) live.focusAgain(this, focused)
      chooseViews(old)
      scrollBack(old, scrolled)
      // What all is drawn otherwise, larger for one, is nothing new.
      if (this.look === look()) mark(changed)
    } else {
      if (old && this.path) this.scrolled.set(this.path, scrollPositions(old))
      this.root.replaceChildren(drawing)
      chooseViews(this.root)
      if (isReturning) scrollBack(this.root, this.scrolled.get(path) ?? [])
    }
    this.addOpeners()
  }
}

/** The address of a link in a drawing; nothing for what the preview does not open. */
function addressOf(link) {
  try {
    const url = new URL(link, location.origin + encodePath(path))
    return ["http:", "https:", "mailto:"].includes(url.protocol) ? url : null
  } catch { return null }
}

/** Has a link be one for the browser, too, which can open it in a new tab or copy its address. */
function makeLink(element) {
  const url = addressOf(element.dataset.link)
  const link = url ? make("a", { href: url.href }, ...element.childNodes) : element
  if (url) {
    for (const { name, value } of element.attributes) if (name !== "role") link.setAttribute(name, value)
    element.replaceWith(link)
  } else {
    link.tabIndex = 0
    link.setAttribute("role", "link")
  }
}

/** What a drawing is made with besides its document. */
const look = () => [view.scheme, view.size, view.locale, view.theme, view.direction, view.ios, shownState].join()

/** Makes one element what another one is, by changing as little as can be; scrolled parts and focus stay. */
function change(old, now, changed) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== now.data) {
      old.data = now.data
      changed.add(old.parentElement)
    }
    return
  }
  // What stands in a field that somebody types in waits.
  if (old.input) {
    changeAttributes(old, now, new Set())
    old.tabIndex = -1
    old.next = now
    return
  }
  changeAttributes(old, now, changed)
  const before = [...old.childNodes]
  const after = [...now.childNodes]
  let start = 0
  while (start < before.length && start < after.length && isAlike(before[start], after[start])) {
    change(before[start], after[start], changed)
    start += 1
  }
  let count = 0
  while (count < before.length - start && count < after.length - start
    && isAlike(before.at(-1 - count), after.at(-1 - count))) {
    count += 1
    change(before.at(-count), after.at(-count), changed)
  }
  const next = count ? before.at(-count) : null
  for (const node of before.slice(start, before.length - count)) node.remove()
  for (const node of after.slice(start, after.length - count)) {
    old.insertBefore(node, next)
    changed.add(node.nodeType === Node.ELEMENT_NODE ? node : old)
  }
}

function changeAttributes(old, now, changed) {
  for (const { name } of [...old.attributes]) {
    if (!now.hasAttribute(name)) {
      old.removeAttribute(name)
      changed.add(old)
    }
  }
  for (const { name, value } of now.attributes) {
    if (old.getAttribute(name) === value) continue
    old.setAttribute(name, value)
    // The number of its element in the document says nothing of how it looks.
    if (name !== "data-v") changed.add(old)
  }
}

/** Draws what has waited for an input. */
function redraw(field) {
  if (field.next) change(field, field.next, new Set())
  field.next = null
}

const isAlike = (one, other) => one.nodeName === other.nodeName
  && (one.nodeType !== Node.ELEMENT_NODE || one.getAttribute("class") === other.getAttribute("class"))

/** Shows for a moment what is new. */
function mark(changed) {
  if (changed.size > 40 || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  for (const element of changed) {
    element?.animate?.([{ outline: "2px solid rgb(94 123 255 / .8)", outlineOffset: "1px" },
      { outline: "2px solid rgb(94 123 255 / 0)", outlineOffset: "1px" }], { duration: 700, easing: "ease-out" })
  }
}

/** Opens or closes what lies over a screen; what somebody has opened or closed stays so over changes. */
function setLayer(layer, isOpen) {
  layer.hidden = !isOpen
  layer.isSet = true
  layer.opener?.setAttribute("aria-pressed", String(isOpen))
}

/** The same for a click of a user; of a page that runs it is the server's to do. */
function closeOrOpen(frame, layer) {
  if (layer.hidden || !live.close(frame, layer)) setLayer(layer, layer.hidden)
}

/** Shows one tab of several. */
function setTab(tabs, index) {
  const own = name => [...tabs.querySelectorAll(`[data-${name}]`)].filter(one => one.closest("[data-tabs]") === tabs)
  for (const pane of own("pane")) pane.hidden = pane.dataset.pane !== index
  for (const tab of own("tab")) {
    // A phone's fifth tab stands for all that its bar has no room for.
    const isOn = tab.dataset.tab === index || Number(index) >= Number(tab.dataset.first)
    tab.classList.toggle("on", isOn)
    tab.setAttribute("aria-selected", String(isOn))
  }
  tabs.shown = index
}

/** Opens or closes a group. */
function setToggle(toggle, isOpen) {
  toggle.setAttribute("aria-expanded", String(isOpen))
  if (toggle.nextElementSibling) toggle.nextElementSibling.hidden = !isOpen
  toggle.isSet = true
}

/** Opens a menu below what was pressed, or above where there is more room; without one it closes the open one. */
function openMenu(root, opener) {
  for (const menu of root.querySelectorAll("[data-menu]:not([hidden])")) {
    menu.hidden = true
    menu.isSet = false
    const by = root.querySelector(`[data-opens="${CSS.escape(menu.dataset.menu)}"]`)
    by?.setAttribute("aria-expanded", "false")
    if (!opener) by?.focus({ preventScroll: true })
  }
  const menu = opener && root.querySelector(`[data-menu="${CSS.escape(opener.dataset.opens)}"]`)
  if (!menu) return
  menu.hidden = false
  menu.isSet = true
  opener.setAttribute("aria-expanded", "true")
  const panel = menu.firstElementChild
  const all = menu.getBoundingClientRect()
  const scale = all.width / menu.offsetWidth
  const at = opener.getBoundingClientRect()
  const top = (at.bottom - all.top) / scale + 6
  const above = (at.top - all.top) / scale - 6 - panel.offsetHeight
  const room = menu.offsetHeight - panel.offsetHeight - 12
  // Its leading edge is below that of what was pressed.
  const edge = getComputedStyle(opener).direction === "rtl" ? at.right - all.left - panel.offsetWidth * scale : at.left - all.left
  const left = Math.min(edge / scale, menu.offsetWidth - panel.offsetWidth - 12)
  panel.style.setProperty("left", `${Math.max(left, 12)}px`)
  panel.style.setProperty("top", `${Math.max(top <= room || above < 12 ? Math.min(top, room) : above, 12)}px`)
  for (const item of panel.querySelectorAll(".menuitem")) {
    item.tabIndex = -1
    item.setAttribute("role", "menuitem")
  }
  panel.querySelector(".menuitem")?.focus({ preventScroll: true })
}

/** Has what can be opened in a new drawing as it is in the present one, as far as somebody has changed it. */
function keepState(old, now) {
  const pairs = (selector, keep) => {
    const before = [...old.querySelectorAll(selector)]
    const after = [...now.querySelectorAll(selector)]
    if (before.length === after.length) before.forEach((one, index) => keep(one, after[index]))
  }
  pairs("[data-layer]", (one, other) => { if (one.isSet) setLayer(other, !one.hidden) })
  pairs("[data-tabs]", (one, other) => {
    if (one.shown && !other.querySelector("[data-selects]") && other.querySelector(`[data-pane="${one.shown}"]`)) setTab(other, one.shown)
  })
  pairs("[data-toggle]", (one, other) => {
    if (one.isSet && !other.dataset.set) setToggle(other, one.getAttribute("aria-expanded") === "true")
  })
  pairs("[data-opens]", (one, other) => {
    if (one.hasAttribute("aria-expanded")) other.setAttribute("aria-expanded", one.getAttribute("aria-expanded"))
  })
  pairs("[data-menu]", (one, other) => {
    if (!one.isSet) return
    other.hidden = false
    other.isSet = true
    for (const edge of ["left", "top"]) {
      other.firstElementChild.style.setProperty(edge, one.firstElementChild.style.getPropertyValue(edge))
    }
    for (const item of other.querySelectorAll(".menuitem")) {
      item.tabIndex = -1
      item.setAttribute("role", "menuitem")
    }
  })
}

const scrolling = ".scroll, .list"
const scrollPositions = root => [...root.querySelectorAll(scrolling)].map(one => [one.scrollLeft, one.scrollTop])

/** Scrolls what was made anew to where it was before. */
function scrollBack(root, positions) {
  // To ask where something is scrolled to has all of it laid out.
  if (!positions.some(([left, top]) => left || top)) return
  const now = [...root.querySelectorAll(scrolling)]
  if (now.length !== positions.length) return
  now.forEach((one, index) => {
    const [left, top] = positions[index]
    if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo({ left, top, behavior: "instant" })
  })
}

/** A click in a drawing: it opens or closes something, does what the page says, or goes where a link leads. */
function use(frame, event) {
  const target = event.composedPath()[0]
  if (!target.closest || target.matches(".typed")) return
  const root = target.getRootNode()
  if (target.closest(".disabled")) return event.preventDefault()
  const menu = target.closest("[data-menu]")
  if (menu) {
    event.preventDefault()
    openMenu(root, null)
    const item = target.closest(".menuitem")
    const part = item?.querySelector("[data-set], [data-events], [data-link], [data-action], .button")
    if (part && !live.use(frame, part)) follow(part)
    return
  }
  const opener = target.closest("[data-opens]")
  if (opener) {
    event.preventDefault()
    return openMenu(root, opener)
  }
  const layer = target.closest("[data-layer]")
  const isLayersEnd = layer && (target === layer || target.closest(".alertactions > *, .dialog *"))
  if (live.use(frame, target)) {
    event.preventDefault()
    // A button of an alert closes it, too.
    if (isLayersEnd) closeOrOpen(frame, layer)
    return
  }
  const tab = target.closest("[data-tab]")
  if (tab) return setTab(tab.closest("[data-tabs]"), tab.dataset.tab)
  const toggle = target.closest("[data-toggle]")
  if (toggle && !target.closest("[data-link]")) {
    event.preventDefault()
    return setToggle(toggle, toggle.getAttribute("aria-expanded") !== "true")
  }
  // Beside what lies over the screen, or on a button of an alert.
  if (isLayersEnd) return closeOrOpen(frame, layer)
  const element = target.closest("[data-link], [data-action]")
  // The browser itself opens a new tab or window.
  if (element?.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return
  if (element) event.preventDefault()
  follow(element)
}

/** Keys in a drawing: what a click does, and the ways through tabs and menus. */
function press(frame, event) {
  const target = event.composedPath()[0]
  if (live.press(frame, target, event.key)) {
    event.preventDefault()
    return event.stopPropagation()
  }
  const group = target.closest?.(".menupanel") ?? target.closest?.("[role=tablist]")
  const right = group && getComputedStyle(group).direction === "rtl" ? -1 : 1
  const steps = { ArrowDown: 1, ArrowRight: right, ArrowUp: -1, ArrowLeft: -right }
  if (event.key === "Enter" || event.key === " ") return use(frame, event)
  if (group && event.key in steps) {
    const all = [...group.querySelectorAll(".menuitem, [data-tab]")].filter(one => !one.querySelector(".menuitem"))
    const next = all[(all.indexOf(target) + steps[event.key] + all.length) % all.length]
    next?.focus()
    if (next?.dataset.tab) setTab(next.closest("[data-tabs]"), next.dataset.tab)
    event.preventDefault()
    event.stopPropagation()
  }
  if (event.key === "Escape" && target.getRootNode().querySelector("[data-menu]:not([hidden])")) {
    openMenu(target.getRootNode(), null)
    event.stopPropagation()
  }
}

/** Goes where a link in a drawing leads. */
function follow(element) {
  if (!element || !("link" in element.dataset || "action" in element.dataset)) return
  if (!("link" in element.dataset)) return toast(`action ${element.dataset.action}`)
  let url
  try { url = new URL(element.dataset.link, location.origin + encodePath(path)) } catch { return }
  if (url.origin === location.origin) return go(decodePath(url.pathname), false, true)
  if (["http:", "https:", "mailto:"].includes(url.protocol)) {
    toast(url.href)
    window.open(url.href, "_blank", "noopener,noreferrer")
  } else {
    toast(`a link to ${url.href}`)
  }
}

// MARK: The stage

function layOut() {
  const wanted = component === "" ? [] : chosen().flatMap(one => schemes().map(scheme => [`${one.id}-${scheme}`, one, scheme]))
  for (const [key, frame] of frames) {
    const now = wanted.find(([other]) => other === key)
    // The same device of a target that is another one now.
    if (now && now[1].target.name === frame.target.name) continue
    frame.figure.remove()
    frames.delete(key)
  }
  const stage = $("stage")
  stage.querySelector(".blank")?.remove()
  for (const [index, [key, one, scheme]] of wanted.entries()) {
    const frame = frames.get(key) ?? new Frame(one, scheme)
    frames.set(key, frame)
    frame.figure.querySelector("small").textContent = frame.subtitle
    // What is taken out of the page and put back, if only for a moment, is scrolled to its start.
    if (stage.children[index] !== frame.figure) stage.insertBefore(frame.figure, stage.children[index] ?? null)
  }
  if (component === "") {
    stage.append(make("div", { className: "blank" }, make("h2", { textContent: "The site has no components" }),
      "Each file in components/ is one."))
  } else if (!wanted.length && isSiteKnown) {
    const isBuilt = site.targets.length > 0
    stage.append(make("div", { className: "blank" },
      make("h2", { textContent: isBuilt ? "No device is chosen" : "Nothing is built yet" }),
      isBuilt ? "Choose one above, or press 1 to 6." : "The first build without an error is shown here."))
  }
  fit()
}

/** What the stage has round the devices, in pixels; as in the sheet. */
const stageEdge = { above: 20, below: 24, beside: 28, gap: 24, between: 34, caption: 30, openers: 38 }

/** Makes the devices as large as the stage has room for; those that are wider than high stand in pairs. */
function fit() {
  const stage = $("stage")
  stage.classList.toggle("parts", component !== null)
  const { above, below, beside, gap, caption, openers, between } = stageEdge
  const high = stage.clientHeight - above - below
  const wide = stage.clientWidth - 2 * beside
  const all = [...frames.values()]
  const sizeOf = ({ shape }) => [shape.width + 2 * shape.edge, shape.height + 2 * shape.edge]
  const isWide = ({ device }) => device.width > device.height
  const zoomed = best => view.zoom === "fit" ? Math.max(best, .1) : Number(view.zoom)
  if (component !== null) {
    for (const frame of all) frame.fit(zoomed(Math.min(1, wide / sizeOf(frame)[0])))
    return
  }
  const under = all.some(frame => frame.openers) ? openers : 0
  const wides = all.filter(isWide)
  const rows = wides.length > 1 ? 2 : 1
  let rest = wide
  for (const frame of all.filter(one => !isWide(one))) {
    const [width, height] = sizeOf(frame)
    const scale = zoomed(Math.min(1, (high - caption - under - 1) / height, wide / width))
    frame.fit(scale)
    rest -= width * scale + between
  }
  // The others share what is left, and are never so small that nothing can be read.
  const columns = Math.ceil(wides.length / rows)
  const share = Math.max((rest - (columns - 1) * between) / columns, Math.min(wide, 380))
  for (const frame of wides) {
    const [width, height] = sizeOf(frame)
    const room = (high - (rows - 1) * gap) / rows - caption - under - 1
    frame.fit(zoomed(Math.min(1, room / height, share / width)))
  }
}

// MARK: The connection

let source = null
let connected = ""
/** When a connection is tried again that ended for good, and after how many milliseconds. */
const firstDelay = 500
let retry = { timer: null, delay: firstDelay }

function connect() {
  if (document.hidden) return
  const query = new URLSearchParams({ session: live.session })
  for (const frame of frames.values()) query.append("frame", frame.request())
  for (const name in view.app) query.append(`state.${name}`, view.app[name])
  componentQuery(query)
  const url = `/.vmlc/events?${query}`
  if (url === connected) return
  inspector.keepOrClose()
  clearTimeout(retry.timer)
  connected = url
  const old = source
  source = new EventSource(url)
  const on = (name, action) => source.addEventListener(name, event => {
    if (event.target === source) action(JSON.parse(event.data))
  })
  on("site", value => readSite(value.revision))
  on("frame", value => frames.get(value.frame)?.show(value))
  on("notes", value => live.show(value))
  on("problems", showProblems)
  on("work", showWork)
  on("components", readComponents)
  source.onerror = event => {
    if (event.target !== source) return
    showState("away", "not connected")
    if (source.readyState === EventSource.CLOSED) connectLater()
  }
  source.onopen = () => {
    old?.close()
    retry.delay = firstDelay
  }
}

/** Tries again by itself: an answer that is no stream of events, as another program gives it, ends a source for good. */
function connectLater() {
  clearTimeout(retry.timer)
  retry.timer = setTimeout(() => {
    connected = ""
    connect()
  }, retry.delay)
  retry.delay = Math.min(retry.delay * 2, 8000)
}

/** Says in a query which component is shown, and what it is given. */
function componentQuery(query) {
  if (!component) return query
  query.append("component", component)
  for (const [key, value] of gallery.query(component)) query.append(key, value)
  return query
}

function disconnect() {
  clearTimeout(retry.timer)
  source?.close()
  source = null
  connected = ""
}

// A browser has few connections for one server: tabs that nobody sees, and pages that were left, need none.
document.addEventListener("visibilitychange", () => document.hidden ? disconnect() : connect())
addEventListener("pagehide", disconnect)
addEventListener("pageshow", event => event.persisted && connect())

async function readSite(revision) {
  if (revision === site.revision) return
  site.revision = revision
  const answer = await fetch("/.vmlc/site.json").catch(() => null)
  if (!answer?.ok) {
    // The next event asks again.
    site.revision = null
    return
  }
  const before = JSON.stringify(appStates())
  Object.assign(site, await answer.json())
  isSiteKnown = true
  $("site").textContent = site.name || "vmlc"
  $("to-components").parentElement.hidden = !site.isLocal
  document.title = `${path} – ${site.name || "vmlc"}`
  showBar()
  showPages()
  // Somebody may be typing; the inputs are made anew only where they are others.
  if (before !== JSON.stringify(appStates())) showApp(!$("app").hidden)
  layOut()
  connect()
  if (component !== null) readComponents()
}

function showState(state, text) {
  $("work").dataset.state = state
  $("work").textContent = text
}

function showWork({ isBuilding, milliseconds, changed }) {
  if (isBuilding) return showState("building", "building …")
  if (problems.errors) return showState("error", counted(problems.errors, "error"))
  const time = milliseconds === null ? "" : `${milliseconds < 100 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`
  const name = changed.length === 1 ? changed[0].split("/").at(-1) : changed.length ? `${changed.length} files` : "built"
  showState("built", time ? `${name}, ${time}` : "connected")
}

// MARK: Pages

/** How many pages are listed at once. */
const listLimit = 300

function showPages() {
  const isGallery = component !== null
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean)
  const all = isGallery ? gallery.components.map(one => `${galleryPath}/${one.name}`) : site.pages
  for (const [id, isCurrent] of [["to-pages", !isGallery], ["to-components", isGallery]]) {
    if (isCurrent) $(id).setAttribute("aria-current", "true")
    else $(id).removeAttribute("aria-current")
  }
  $("search").placeholder = isGallery ? "Find a component" : "Find a page"
  $("search").setAttribute("aria-label", $("search").placeholder)
  const found = all.filter(one => words.every(word => one.toLowerCase().includes(word)))
  const shown = found.slice(0, listLimit)
  if (!words.length && all.includes(path) && !shown.includes(path)) shown.unshift(path)
  $("pages").replaceChildren(...shown.map(one => {
    const end = one.replace(/\/$/, "").lastIndexOf("/") + 1
    const link = make("a", { href: encodePath(one), title: one },
      ...(isGallery ? [] : [make("i", { textContent: one.slice(0, end) })]), one.slice(end))
    if (one === path) link.setAttribute("aria-current", "page")
    return make("li", {}, link)
  }))
  const rest = found.length - listLimit
  if (!found.length) $("pages").append(make("li", { className: "more", textContent: `No ${isGallery ? "component" : "page"} is called that.` }))
  if (rest > 0) $("pages").append(make("li", { className: "more", textContent: `… and ${rest.toLocaleString()} more` }))
}

/** The last page and the last component that were looked at. */
const lastPaths = { page: "/", component: galleryPath }

/** Goes to the page before, as far as this window has shown one. */
function back() {
  if (history.state?.depth) history.back()
  else go("/")
}
/** Whether the page was left before and is shown again, so that it is scrolled to where it was. */
let isReturning = false

/** Shows a page or a component; one that a drawing opens lies on the page before. */
function go(to, isBack = false, isPushed = false) {
  if (!site.isLocal && componentOf(to) !== null) return toast("components are shown only on the machine that serves the site")
  if (!isBack && to !== path) {
    history.pushState({ depth: (history.state?.depth ?? 0) + 1, isPushed }, "", encodePath(to) + viewHash())
  }
  isReturning = isBack
  path = to
  const wasGallery = component !== null
  component = componentOf(to)
  lastPaths[component === null ? "page" : "component"] = to
  if (component === "" && gallery.components.length) {
    history.replaceState(history.state, "", encodePath(`${galleryPath}/${gallery.components[0].name}`))
    return go(`${galleryPath}/${gallery.components[0].name}`, true)
  }
  if (component && isBack) gallery.readQuery(component, location.search)
  if (wasGallery !== (component !== null)) {
    $("search").value = ""
    if (component !== null) readComponents()
    showPages()
    showStates()
    layOut()
  } else if (component !== null) {
    layOut()
  }
  showProps()
  document.title = `${path} – ${site.name || "vmlc"}`
  for (const link of $("pages").querySelectorAll("a")) {
    const isCurrent = decodePath(link.pathname) === path
    if (isCurrent) {
      link.setAttribute("aria-current", "page")
      link.scrollIntoView({ block: "nearest" })
    } else {
      link.removeAttribute("aria-current")
    }
  }
  connect()
}

// MARK: Components

async function readComponents() {
  const before = JSON.stringify(gallery.find(component))
  await gallery.read()
  if (component === null) return
  showPages()
  if (component === "") return go(path, true)
  // Somebody may be typing; the inputs are made anew only where they are others.
  if (before !== JSON.stringify(gallery.find(component))) showProps()
  connect()
}

/** Shows what the component is given. */
function showProps() {
  const found = component && gallery.find(component)
  const wasHidden = $("props").hidden
  $("props").hidden = !component
  if (component) {
    $("props").replaceChildren(make("h2", { textContent: component }), ...(found
      ? [placeLink({ path: found.file, line: 1, column: 1 }), gallery.form(component, make)]
      : [make("p", { className: "message", textContent: "There is no such component." })]),
      make("div", {}, make("ol", { className: "faults" })))
    $("props").querySelector(".faults").parentElement.setAttribute("role", "alert")
    showFaults()
  }
  if (wasHidden !== $("props").hidden) fit()
}

/** Shows what is wrong with what the component is given, once for all devices. */
function showFaults() {
  const list = $("props").querySelector(".faults")
  if (!list) return
  const items = new Map()
  for (const { faults } of frames.values()) {
    for (const item of faults?.items ?? []) items.set(item.text, problem(item))
    if (faults?.failure) items.set(faults.failure, make("li", {}, make("strong", { textContent: faults.failure })))
  }
  list.replaceChildren(...items.values())
}

function step(by) {
  const links = [...$("pages").querySelectorAll("a")]
  const now = links.findIndex(link => link.hasAttribute("aria-current"))
  const link = links[Math.min(Math.max(now + by, 0), links.length - 1)]
  if (link) go(decodePath(link.pathname))
}

// MARK: The bar

function showBar() {
  const segment = (type, name, title, image, text, isOn, action) => {
    const input = make("input", { type, name, checked: isOn })
    input.addEventListener("change", () => action(input.checked))
    const label = make("label", { title }, input, make("span", {}, icon(image), text))
    input.setAttribute("aria-label", title)
    return label
  }
  const shown = chosen().map(one => one.id)
  $("devices").replaceChildren($("devices").firstElementChild, ...available().map((one, index) => {
    const isOther = one.target.name !== one.device.target
    const name = isOther ? `${one.device.name} ${one.target.name}` : one.device.name
    return segment("checkbox", one.id, `${name} (${index + 1})`, one.device.id, name, shown.includes(one.id),
      isOn => set({ devices: { ...view.devices, [one.id]: isOn } }))
  }))
  const titles = { light: "Light", dark: "Dark", both: "Light and dark" }
  $("schemes").replaceChildren($("schemes").firstElementChild, ...Object.keys(titles).map(scheme =>
    segment("radio", "scheme", `${titles[scheme]} (d)`, scheme, scheme === "both" ? "Both" : titles[scheme],
      view.scheme === scheme, () => set({ scheme }))))
  $("size").value = view.size
  $("size").setAttribute("aria-valuetext", sizes[view.size])
  const lists = { locale: [], theme: [] }
  for (const target of site.targets) {
    lists.locale.push(...target.locales)
    lists.theme.push(...target.themes)
  }
  for (const name in lists) {
    const names = [...new Set(lists[name])]
    $(name).parentElement.hidden = names.length < 2
    const first = name === "theme" ? [["", "as the appearance"]] : [["", names[0]]]
    const rest = name === "theme" ? names : names.slice(1)
    options($(name), [...first, ...rest.map(one => [one, one])], view[name])
  }
  options($("direction"), [["", "as written"], ["ltr", "from left"], ["rtl", "from right"]], view.direction)
  $("ios").parentElement.hidden = !site.targets.some(target => target.platform === "ios")
  options($("ios"), [["", "oldest iOS"], ["18", "iOS 18"], ["26", "iOS 26"]], view.ios)
  $("to-app").hidden = !appStates().length
  options($("zoom"), [["fit", "fit"], ["0.5", "50 %"], ["0.75", "75 %"], ["1", "100 %"]], view.zoom)
  document.documentElement.dataset.skin = view.skin
  $("skin").replaceChildren(icon(view.skin || "both"))
  $("skin").firstChild.setAttribute("width", 15)
  $("skin").firstChild.setAttribute("fill", "none")
  $("skin").firstChild.setAttribute("stroke", "currentColor")
}

/** The states that the app sets, of all targets. */
function appStates() {
  const states = new Map()
  for (const target of site.targets) for (const state of target.states) if (!states.has(state.name)) states.set(state.name, state)
  return [...states.values()]
}

/** Shows the states that the app sets, to be set here as there is no app. */
function showApp(isShown) {
  const states = appStates()
  $("app").hidden = !isShown || !states.length
  $("to-app").setAttribute("aria-pressed", !$("app").hidden)
  const form = make("form", { className: "props" }, ...states.map(state => {
    const input = inputFor({ ...state, isRequired: true }, view.app[state.name] ?? state.default, make)
    input.addEventListener("input", () => {
      const { [state.name]: before, ...app } = view.app
      const value = valueOf(input)
      set({ app: value === state.default ? app : { ...app, [state.name]: value } })
    })
    return make("label", {}, make("b", { textContent: state.name }), input)
  }))
  form.addEventListener("submit", event => event.preventDefault())
  $("app").replaceChildren(make("h2", { textContent: "What the app sets" }), form)
  fit()
}

function toggleApp() { showApp($("app").hidden) }

/** What the documents have besides their pages. */
function showStates() {
  const names = [...new Set([...frames.values()].flatMap(frame => frame.states ?? []))]
  $("state").parentElement.hidden = !names.length || component !== null
  options($("state"), [["", "the page"], ...names.map(one => [one, one])], shownState)
}

function options(select, list, value) {
  select.replaceChildren(...list.map(([value, text]) => make("option", { value, textContent: text })))
  select.value = list.some(([one]) => one === value) ? value : list[0][0]
}

function set(change) {
  Object.assign(view, change)
  remember()
  history.replaceState(history.state, "", location.pathname + location.search + viewHash())
  showBar()
  layOut()
  connect()
}

// MARK: What is wrong

const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`

function showProblems(value) {
  const had = problems.errors
  problems = value
  // An error opens the list, and its correction closes it; in between it is as somebody left it.
  if (problems.errors && !had) isProblemsOpen = true
  if (!problems.errors && had) isProblemsOpen = false
  const { errors, warnings, failure, items } = problems
  $("stage").classList.toggle("stale", errors > 0)
  const parts = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")].filter(Boolean)
  $("count").hidden = !parts.length
  $("count").textContent = parts.join(", ")
  $("count").dataset.state = errors ? "error" : "warning"
  if (errors) showState("error", counted(errors, "error"))
  const panel = $("problems")
  panel.hidden = !parts.length || !isProblemsOpen
  panel.classList.toggle("mild", !errors)
  $("count").setAttribute("aria-expanded", String(!panel.hidden))
  const close = make("button", { type: "button", textContent: "Hide", title: "Hide (e)" })
  close.addEventListener("click", toggleProblems)
  panel.replaceChildren(
    make("header", {}, make("h2", { textContent: parts.join(", ") }),
      make("p", { textContent: errors ? "Behind this is the last state without an error." : "" }), close),
    make("ol", {}, ...(failure ? [make("li", {}, make("strong", { textContent: failure }))] : []),
      ...items.map(problem)))
}

function problem({ severity, code, message, file, line, column, text }) {
  const head = make("div", {}, make("span", {}, make("strong", { className: severity, textContent: severity }), ` ${message}`))
  if (file) {
    head.append(placeLink({ path: file, line, column }))
  }
  // Its first line says again what the head does.
  const excerpt = text.split("\n").slice(1).join("\n").trimEnd()
  return make("li", {}, head, ...(excerpt ? [make("pre", { textContent: excerpt, title: code })] : []))
}

function toggleProblems() {
  isProblemsOpen = $("problems").hidden
  showProblems(problems)
}

/** Says something for a while, below what was said just before; the last message stays there unseen. */
function toast(text) {
  for (const line of $("toast").querySelectorAll(".gone")) line.remove()
  const line = make("p", { textContent: text })
  $("toast").append(line)
  while ($("toast").childElementCount > 4) $("toast").firstElementChild.remove()
  setTimeout(() => line.classList.add("gone"), 2200 + 40 * text.length)
}

// MARK: Places of the sources

/** Where a place of the sources is opened. */
function editorURL({ path, line, column }) {
  if (!site.editor) return null
  const file = encodePath(`${site.root}/${path}`)
  return site.editor.replaceAll("{path}", file).replaceAll("{line}", line).replaceAll("{column}", column)
}

/** A place of the sources, which opens it in the editor, or else copies it. */
function placeLink(place) {
  const text = `${place.path}:${place.line}:${place.column}`
  // What is given to a component stands in no file.
  if (place.path === "the call") return make("span", { className: "place", textContent: "what is given" })
  const url = editorURL(place)
  if (url) return make("a", { className: "place", href: url, textContent: text, title: "Open in the editor" })
  const button = make("button", { type: "button", className: "place", textContent: text, title: "Copy the place" })
  button.addEventListener("click", () => {
    navigator.clipboard?.writeText(text)
    toast(`${text} is copied`)
  })
  return button
}

// MARK: Keys

const keys = [
  ["/", "find a page", () => $("search").focus()],
  ["j", "the next page", () => step(1)],
  ["k", "the page before", () => step(-1)],
  ["1 … 6", "show or hide a device"],
  ["c", "components, pages", () => go(component === null ? lastPaths.component : lastPaths.page)],
  ["d", "light, dark, both", () => set({ scheme: { light: "dark", dark: "both", both: "light" }[view.scheme] })],
  ["+", "larger text", () => set({ size: Math.min(view.size + 1, sizes.length - 1) })],
  ["-", "smaller text", () => set({ size: Math.max(view.size - 1, 0) })],
  ["0", "text as it is set at first", () => set({ size: 3 })],
  ["z", "fit, or the real size", () => set({ zoom: view.zoom === "fit" ? "1" : "fit" })],
  ["a", "what the app sets", () => appStates().length && toggleApp()],
  ["i", "look into views: a click says which line and which rules made one", () => inspector.setOn(!inspector.isOn)],
  ["t", "all views as a tree, to look into one without a mouse", () => inspector.open("tree")],
  ["w", "what a client gets", () => inspector.open("wire")],
  ["Esc", "close what is open", () => inspector.close()],
  ["e", "what is wrong", () => problems.errors + problems.warnings && toggleProblems()],
  ["s", "the look of this window", nextSkin],
  ["?", "these keys", showKeys],
]

function nextSkin() { set({ skin: { "": "light", light: "dark", dark: "" }[view.skin] }) }

function showKeys() {
  const close = make("button", { type: "button", hidden: true })
  $("keys").replaceChildren(make("h2", { id: "keys-title", textContent: "Keys" }),
    make("dl", {}, ...keys.flatMap(([key, does]) => [
      make("dt", {}, make("kbd", { textContent: key })), make("dd", { textContent: does })])), close)
  $("keys").showModal()
}

addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return
  if (event.target === $("search")) {
    if (event.key === "Escape") {
      $("search").value = ""
      showPages()
      $("search").blur()
    }
    if (event.key === "Enter") {
      const first = $("pages").querySelector("a")
      if (first) go(decodePath(first.pathname))
    }
    return
  }
  if (event.target.closest?.("input:not([type=checkbox], [type=radio]), select, textarea")) return
  const number = Number(event.key)
  if (number >= 1) {
    const one = available()[number - 1]
    const isOn = chosen().some(other => other.id === one?.id)
    if (one) set({ devices: { ...view.devices, [one.id]: !isOn } })
    return
  }
  const names = { "=": "+", Escape: "Esc" }
  const action = keys.find(([key]) => key === (names[event.key] ?? event.key))?.[2]
  if (!action) return
  event.preventDefault()
  action()
})

// MARK: The start

$("search").addEventListener("input", showPages)
$("pages").addEventListener("click", event => {
  const link = event.target.closest("a")
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(decodePath(link.pathname))
  // On a phone the list is there only while it has the focus.
  if (matchMedia("(max-width: 520px)").matches) document.activeElement.blur()
})
$("to-pages").parentElement.addEventListener("click", event => {
  if (!event.target.id || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  go(event.target.id === "to-pages" ? lastPaths.page : lastPaths.component)
})
$("size").addEventListener("input", () => set({ size: Number($("size").value) }))
for (const name of ["locale", "theme", "direction", "ios", "zoom"]) $(name).addEventListener("change", () => set({ [name]: $(name).value }))
$("state").addEventListener("change", () => {
  shownState = $("state").value
  connect()
})
$("skin").addEventListener("click", nextSkin)
$("help").addEventListener("click", showKeys)
$("count").addEventListener("click", toggleProblems)
$("to-app").addEventListener("click", toggleApp)
$("look").addEventListener("click", () => inspector.setOn(!inspector.isOn))
addEventListener("popstate", () => {
  Object.assign(view, readHash())
  showApp(!$("app").hidden)
  showBar()
  layOut()
  go(decodePath(location.pathname), true)
})
new ResizeObserver(fit).observe($("stage"))

showBar()
layOut()
if (component !== null) {
  await gallery.read()
  if (component === "") go(path, true)
  showPages()
  showProps()
}
sheet.replaceSync(await (await fetch("/.vmlc/preview.css")).text())
// A shadow tree uses the fonts of its document.
const faces = new CSSStyleSheet()
for (const rule of sheet.cssRules) if (rule instanceof CSSFontFaceRule) faces.insertRule(rule.cssText)
document.adoptedStyleSheets = [faces]
await Promise.allSettled([...document.fonts].map(face => face.load()))
connect()
