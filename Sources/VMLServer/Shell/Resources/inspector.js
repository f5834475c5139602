// The inspector: all views of a drawing as a tree, what is behind one of them, and the bytes that a client gets.

const titles = { view: "View", tree: "Tree", wire: "Wire" }

export class Inspector {
  /** Whether a click in a drawing looks into a view. */
  isOn = false
  #host
  /** The frame that is looked into, the page, which tab is shown, and the node of a view, if one is chosen. */
  #now = null
  /** What had the focus before the inspector was opened. */
  #before = null

  constructor(host) {
    this.#host = host
    host.panel.addEventListener("keydown", event => this.#press(event))
  }

  // MARK: What others tell

  setOn(value) {
    this.isOn = value
    this.#host.button.setAttribute("aria-pressed", String(value))
    this.#host.stage.classList.toggle("inspecting", value)
    if (!value && this.#now?.tab !== "view") for (const frame of this.#host.frames()) outline(frame, null)
  }

  /** The pointer is over a drawing. */
  point(frame, event) { if (this.isOn) outline(frame, viewOf(event)) }

  /** A view was clicked at. */
  click(frame, event) {
    event.preventDefault()
    const view = viewOf(event)
    if (view) this.#show({ frame, path: this.#host.path(), tab: "view", node: view.dataset.v })
  }

  /** Opens a tab with the keyboard, which then is in it. */
  async open(tab) {
    if (tab === "wire" && this.#host.isComponent()) return this.#host.toast("clients get pages, not components")
    const frame = this.#now?.frame ?? this.#host.frames()[0]
    if (!frame) return
    await this.#show({ frame, path: this.#host.path(), tab, node: this.#now?.node ?? null })
    this.#focus()
  }

  close() {
    if (!this.#now) return
    const { panel, stage } = this.#host
    const hadFocus = panel.contains(document.activeElement)
    this.#now = null
    panel.hidden = true
    for (const frame of this.#host.frames()) outline(frame, null)
    this.#host.fit()
    const before = this.#before
    this.#before = null
    if (hadFocus) (before?.isConnected && before !== document.body ? before : stage).focus({ preventScroll: true })
  }

  /** A drawing is a new one. */
  follow(frame) { if (this.#now?.frame === frame) this.#show(this.#now) }

  /** Closes it where what it shows is no longer there. */
  keepOrClose() {
    const now = this.#now
    if (now && (now.path !== this.#host.path() || !this.#host.frames().includes(now.frame))) this.close()
  }

  // MARK: The panel

  async #show(now) {
    const { make, panel, fit } = this.#host
    if (!this.#now && !panel.contains(document.activeElement)) this.#before = document.activeElement
    this.#now = now
    const parts = await this.#parts(now)
    if (now !== this.#now) return
    const hadFocus = panel.contains(document.activeElement)
    outline(now.frame, now.node === null ? null : viewWith(now.frame, now.node))
    const tabs = make("div", { className: "tabs" }, ...this.#tabs().map(name => {
      const isShown = name === now.tab
      const button = make("button", { type: "button", id: `tab-${name}`, textContent: titles[name], tabIndex: isShown ? 0 : -1 })
      button.setAttribute("role", "tab")
      button.setAttribute("aria-selected", String(isShown))
      button.setAttribute("aria-controls", "inspected")
      button.addEventListener("click", () => this.#show({ ...now, tab: name }))
      return button
    }))
    tabs.setAttribute("role", "tablist")
    tabs.setAttribute("aria-label", "What is shown")
    const close = make("button", { type: "button", textContent: "Close", title: "Close (Esc)" })
    close.addEventListener("click", () => this.close())
    const content = make("div", { id: "inspected" }, ...parts)
    content.setAttribute("role", "tabpanel")
    content.setAttribute("aria-labelledby", `tab-${now.tab}`)
    panel.replaceChildren(make("header", {}, tabs, close), content)
    if (hadFocus) this.#focus()
    if (!panel.hidden) return
    panel.hidden = false
    fit()
  }

  /** Of a component no client gets anything. */
  #tabs() { return Object.keys(titles).filter(name => name !== "wire" || !this.#host.isComponent()) }

  #parts(now) {
    if (now.tab === "wire") return this.#wire(now.frame)
    if (now.tab === "tree") return this.#tree(now)
    return now.node === null
      ? this.#message("Choose a view in the tree, or click at one with Alt or after pressing i.")
      : this.#view(now)
  }

  #message(text) { return [this.#host.make("p", { className: "message", textContent: text })] }

  /** Puts the focus to where keys do something. */
  #focus() {
    const { panel } = this.#host
    const item = panel.querySelector("[role=treeitem][tabindex='0']")
    const target = item ?? panel.querySelector("[role=tab][aria-selected=true]")
    target?.focus()
  }

  #press(event) {
    const steps = { ArrowRight: 1, ArrowLeft: -1 }
    if (event.key === "Escape") {
      event.stopPropagation()
      return this.close()
    }
    if (event.target.getAttribute("role") !== "tab" || !(event.key in steps)) return
    event.preventDefault()
    const names = this.#tabs()
    const tab = names[(names.indexOf(this.#now.tab) + steps[event.key] + names.length) % names.length]
    this.#show({ ...this.#now, tab }).then(() => document.getElementById(`tab-${tab}`)?.focus())
  }

  // MARK: Views

  /** All views of the document, one of which can be chosen with the arrow keys. */
  async #tree(now) {
    const { make } = this.#host
    const answer = await fetch(`/.vmlc/views?${this.#host.query(now.frame)}`).catch(() => null)
    if (!answer?.ok) return this.#message(answer ? (await answer.text()).trim() : "not connected")
    const views = await answer.json()
    const tree = make("ul", { className: "tree" })
    tree.setAttribute("role", "tree")
    tree.setAttribute("aria-label", `Views on ${now.frame.figure.getAttribute("aria-label")}`)
    const chosen = views.find(one => String(one.node) === now.node) ?? views[0]
    const items = views.map(one => {
      const item = make("li", { tabIndex: one === chosen ? 0 : -1 }, one.name,
        ...(one.text ? [make("small", { textContent: ` ${one.text}` })] : []))
      item.setAttribute("role", "treeitem")
      item.setAttribute("aria-level", one.level)
      item.setAttribute("aria-selected", String(one === chosen && now.node !== null))
      item.style.setProperty("padding-inline-start", `${Math.min(one.level, 24) * 14 - 6}px`)
      item.addEventListener("click", () => choose(item))
      item.addEventListener("dblclick", () => this.#open(one, now))
      return item
    })
    const choose = item => {
      for (const other of items) {
        other.tabIndex = other === item ? 0 : -1
        other.setAttribute("aria-selected", String(other === item))
      }
      item.focus()
      now.node = String(views[items.indexOf(item)].node)
      const view = viewWith(now.frame, now.node)
      view?.scrollIntoView({ block: "nearest", inline: "nearest" })
      outline(now.frame, view)
    }
    tree.addEventListener("keydown", event => {
      const index = items.indexOf(event.target)
      if (index < 0) return
      const level = views[index].level
      const up = views.slice(0, index).findLastIndex(one => one.level < level)
      const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1, ArrowLeft: up,
        ArrowRight: views[index + 1]?.level > level ? index + 1 : -1 }[event.key]
      if (event.key === "Enter" || event.key === " ") this.#open(views[index], now)
      else if (next === undefined) return
      else if (items[next]) choose(items[next])
      event.preventDefault()
      event.stopPropagation()
    })
    tree.append(...items)
    const frames = this.#host.frames()
    const select = make("select", {}, ...frames.map(frame => make("option", { value: frame.key,
      textContent: frame.figure.getAttribute("aria-label"), selected: frame === now.frame })))
    select.setAttribute("aria-label", "Device")
    select.addEventListener("change", () => {
      outline(now.frame, null)
      this.#show({ ...now, node: null, frame: frames.find(frame => frame.key === select.value) })
    })
    return [...(frames.length > 1 ? [select] : []), tree,
      ...this.#message("Arrow keys choose a view, Enter says what is behind it.")]
  }

  #open(view, now) {
    this.#show({ ...now, tab: "view", node: String(view.node) }).then(() => this.#focus())
  }

  /** Which element a view is, where it stands, and why it has its modifiers. */
  async #view({ frame, node }) {
    const { make, placeLink } = this.#host
    const query = this.#host.query(frame)
    query.append("node", node)
    const answer = await fetch(`/.vmlc/explain?${query}`).catch(() => null)
    if (!answer?.ok) return this.#message(answer ? (await answer.text()).trim() : "not connected")
    const { explanation: [of], around, calls } = await answer.json()
    const mono = text => make("code", { textContent: text })
    const table = (title, head, rows) => rows.length ? [make("h3", { textContent: title }),
      make("table", {}, make("thead", {}, make("tr", {}, ...head.map(text => make("th", { textContent: text, scope: "col" })))),
        make("tbody", {}, ...rows.map(cells => make("tr", {}, ...cells.map(cell => make("td", {}, ...[cell].flat()))))))] : []
    const list = (title, name, steps) => {
      const found = make("ol", { className: name }, ...steps.map(({ element, place }) =>
        make("li", {}, element, make("small", {}, " ", placeLink(place)))))
      found.setAttribute("aria-label", title)
      return [make("h3", { textContent: title }), found]
    }
    return [
      make("h2", {}, of.element, of.class ? make("small", { textContent: ` .${of.class.trim().split(/\s+/).join(" .")}` }) : ""),
      make("p", {}, placeLink(of.place)),
      ...(calls.length > 1 ? list("The way to it", "calls", calls) : []),
      ...skipped(viewWith(frame, node)).map(text => make("p", { className: "skipped", textContent: text })),
      ...(of.modifiers.length ? [] : this.#message("It has no modifiers.")),
      ...table("Modifiers", ["modifier", "said by"], of.modifiers.map(one => [
        [mono(one.modifier), ...one.replaced.map(old => make("div", { className: "replaced" },
          make("s", { textContent: old.modifier }), " ", placeLink(old.place)))],
        [one.selector ?? "style", " ", placeLink(one.place)],
      ])),
      ...table("Left out for this target", ["modifier", "since"], of.dropped.map(one => [
        mono(one.modifier), [`${one.reasons.join(", ")} `, placeLink(one.place)]])),
      ...table("Rules that match, the weakest first", ["rule", "specificity", "place"], of.rules.map(one => [
        mono(one.selector), one.specificity.join(" "), placeLink(one.place)])),
      ...(around.length ? list("The views round it", "around", [...around, of]) : []),
    ]
  }

  // MARK: Bytes

  /** What a client gets for a frame's document, to the byte. */
  async #wire(frame) {
    const { make, encodePath } = this.#host
    const path = encodePath(this.#host.path())
    const values = { target: frame.target.name, ...frame.variant() }
    const accept = ["application/swiftui+vml", ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join("; ")
    let answer, bytes
    try {
      answer = await fetch(path, { headers: { Accept: accept }, cache: "no-store" })
      bytes = await answer.arrayBuffer()
    } catch { return this.#message("not connected") }
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n")
    return [
      make("h2", { className: "part", textContent: "Request" }), make("pre", { textContent: `GET ${path}\nAccept: ${accept}` }),
      make("h2", { className: "part", textContent: `Answer, ${bytes.byteLength.toLocaleString()} bytes` }),
      make("pre", { textContent: `${answer.status}\n${headers}` }),
      make("pre", { className: "body", textContent: new TextDecoder().decode(bytes) }),
    ]
  }
}

const viewOf = event => event.composedPath().find(one => one.dataset && "v" in one.dataset)
const viewWith = (frame, node) => frame.root.querySelector(`[data-v="${CSS.escape(node)}"]`)

/** What of a view the drawing lacks, for docs/preview.md has why. */
function skipped(view) {
  if (!view) return []
  const { unknown, skipped } = view.dataset
  return [unknown && `Not drawn: ${unknown} is a view of the app's own, or one that the preview does not have.`,
    skipped && `Not drawn: ${skipped.split(" ").join(", ")}.`].filter(Boolean)
}

/** Draws a line round a view. */
function outline(frame, view) {
  frame.outline?.remove()
  if (!view) return
  const inside = frame.screen.getBoundingClientRect()
  const scale = inside.width / frame.device.width
  const box = view.getBoundingClientRect()
  frame.outline = document.createElement("div")
  const values = { position: "absolute", "z-index": 9999, "pointer-events": "none", "border-radius": "3px",
    outline: "2px solid rgb(94 123 255)", background: "rgb(94 123 255 / .16)" }
  const edges = { left: (box.left - inside.left) / scale, top: (box.top - inside.top) / scale,
    width: box.width / scale, height: box.height / scale }
  for (const name in edges) values[name] = `${edges[name]}px`
  for (const name in values) frame.outline.style.setProperty(name, values[name])
  frame.root.append(frame.outline)
}
