// Pages that run: what a user does in a drawing is posted to the server, which knows what follows and draws it anew.
//
// A drawing says itself what can be done with it. `data-e` is the name of an element, `data-events` has the events that
// it answers, `data-gesture` a gesture of its style by the number of the modifier, `data-set` and `data-to` what a click
// gives which attribute, and `data-input` what is typed or dragged for which. What a page wants of its app comes back as
// notes, and is said, or asked for.

/** What a click does something with; the innermost one counts. */
const pressed = `[data-set], [data-selects], [data-events~="onTap"], [data-gesture$=" tap"],
  [data-back], [data-action], .button:not(.disabled, [data-link], [data-opens])`
const heldDown = `[data-events~="onLongPress"], [data-gesture$=" long"]`
/** A row with actions for a swipe. */
const swiped = ".row:has(> .swipe)"
const longPress = 500

export class Live {
  /** `shell` has what of the window is needed: make, toast, go, frames, query. */
  constructor(shell) {
    this.shell = shell
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    /** The name of this window; pages begin anew with another one. */
    this.session = [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("")
    this.waiting = []
    this.dialogs = new Map()
    this.watched = new WeakMap()
    this.isPressed = false
    /** The field that somebody types in: its frame, the field, its input, and what stood in it. */
    this.editing = null
  }

  // MARK: To the server

  /** Posts what was done with a frame, after what was done before; of several values of one control the last counts. */
  async post(frame, kind, values = {}) {
    const last = this.waiting.at(-1)
    // What is drawn is meant, also where the window is on its way to another page.
    const act = { request: frame.drawn, kind, values, key: `${frame.key} ${values.element} ${values.name}` }
    if (kind === "change" && last?.kind === "change" && last.key === act.key && !last.isSent) last.values = values
    else this.waiting.push(act)
    if (this.isPosting) return
    this.isPosting = true
    while (this.waiting.length) {
      const next = this.waiting[0]
      next.isSent = true
      const body = new URLSearchParams({ session: this.session, frame: next.request, kind: next.kind, ...next.values })
      const answer = await fetch(`/.vmlc/act?${this.shell.query(new URLSearchParams())}`, { method: "POST", body })
        .catch(() => null)
      if (answer && answer.status !== 204) this.shell.toast((await answer.text()).trim())
      this.waiting.shift()
    }
    this.isPosting = false
  }

  happen(frame, element, name, value) {
    return this.post(frame, "event", { element, name, ...(value === undefined ? {} : { value: JSON.stringify(value) }) })
  }

  change(frame, element, name, value) {
    return this.post(frame, "change", { element, name, value: JSON.stringify(value) })
  }

  /** What is drawn in a frame for all frames that show one state, with the element's name or without. */
  placeOf(frame) {
    const values = new URLSearchParams(frame.drawn)
    return ["target", "locale", "theme", "path"].map(name => values.get(name)).join(" ")
  }

  /** The element around a part of a drawing. */
  nameOf(part) { return part.closest("[data-e]")?.dataset.e }

  answers(part, event) { return part.closest("[data-e]")?.dataset.events?.split(" ").includes(event) }

  // MARK: Drawings

  /** Makes a new drawing usable with keys. */
  prepare(drawing) {
    for (const part of drawing.querySelectorAll(`${pressed}, [data-input]`)) {
      if (!part.hasAttribute("data-layer")) part.tabIndex = 0
    }
    for (const part of drawing.querySelectorAll(".disabled, .disabled *")) {
      if (part.matches("[role]")) part.setAttribute("aria-disabled", "true")
      if (!part.matches(".scroll, .list")) part.removeAttribute("tabindex")
    }
  }

  /** Gives the focus to what stands in the place of a part that was drawn anew. */
  focusAgain(frame, { dataset: { set, to, input, e } }) {
    const find = (name, value) => value === undefined ? [] : [...frame.root.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`)]
    const parts = [...find("set", set), ...find("input", input), ...find("e", e)]
    const part = parts.find(one => one.dataset.to === to) ?? parts[0]
    part?.focus({ preventScroll: true })
  }

  /** Looks out for what comes into sight in a drawing that is shown; in one of several is enough. */
  follow(frame) {
    this.watched.get(frame)?.disconnect()
    const seen = frame.root.querySelectorAll(`[data-events~="onVisible"]`)
    const place = this.placeOf(frame)
    // What is drawn anew is in sight as it was until the browser says otherwise.
    frame.inSight = new Set([...frame.inSight ?? []].filter(one => one.startsWith(`${place} `)))
    if (!seen.length) return
    const observer = new IntersectionObserver(entries => {
      for (const { target: { dataset: { e } }, intersectionRatio } of entries) {
        const name = `${place} ${e}`
        if (intersectionRatio >= .5) frame.inSight.add(name)
        else frame.inSight.delete(name)
        const isSeen = this.shell.frames().some(one => one.inSight?.has(name))
        this.post(frame, "visible", { element: e, value: JSON.stringify(isSeen) })
      }
    }, { root: frame.screen, threshold: [0, .5] })
    for (const part of seen) observer.observe(part)
    this.watched.set(frame, observer)
  }

  /** Buttons for what a user does with a whole screen: pulling it down. */
  openers(frame) {
    const pulled = frame.root.querySelector(`[data-events~="onRefresh"], [data-gesture$=" refresh"]`)
    if (!pulled) return []
    const button = this.shell.make("button", { type: "button", textContent: "pull down" })
    button.addEventListener("click", () => {
      const [number, kind] = pulled.dataset.gesture?.split(" ") ?? []
      if (kind === "refresh") this.post(frame, "gesture", { element: this.nameOf(pulled), number })
      else this.happen(frame, this.nameOf(pulled), "onRefresh")
    })
    return [button]
  }

  /** What a click on a part of a drawing does; false where it does nothing here. */
  use(frame, target) {
    if (this.wasHeld) {
      this.wasHeld = false
      return true
    }
    if (target.closest(".disabled")) return true
    const input = target.closest("[data-input]")
    if (input) return this.edit(frame, input)
    const hit = target.closest(pressed)
    if (!hit || hit.hasAttribute("data-layer")) return false
    // A link further in is followed.
    const link = target.closest("[data-link]")
    if (link && hit.contains(link) && link !== hit) return false
    const { set, to, selects, gesture, events, back } = hit.dataset
    if (back === "page") this.shell.back()
    else if (back !== undefined) this.post(frame, "back")
    else if (set) this.set(frame, hit, JSON.parse(to))
    else if (selects !== undefined) this.post(frame, "tab", { name: selects })
    else if (gesture?.endsWith(" tap") && !events?.split(" ").includes("onTap")) {
      this.post(frame, "gesture", { element: this.nameOf(hit), number: gesture.split(" ")[0] })
    } else if (this.nameOf(hit) && (events || !hit.closest("[data-link]"))) this.happen(frame, this.nameOf(hit), "onTap")
    else return false
    return true
  }

  /** Gives the attribute that a part is for a value. */
  set(frame, part, value) {
    const [element, name] = part.dataset.set.split(" ")
    this.change(frame, element, name, value)
  }

  /** Whether closing something that lies over a screen is the server's to do. */
  close(frame, layer) {
    if (layer.dataset.set) this.set(frame, layer, false)
    else if (layer.querySelector(":scope > [data-closes]")) this.post(frame, "close")
    else return false
    return true
  }

  doubleClick(frame, target) {
    const hit = target.closest(`[data-gesture$=" double"]`)
    if (hit && !target.closest(".disabled")) this.post(frame, "gesture", { element: this.nameOf(hit), number: hit.dataset.gesture.split(" ")[0] })
  }

  pointerDown(frame, event) {
    this.wasHeld = false
    this.isPressed = true
    whenReleased(() => this.isPressed = false)
    const target = event.composedPath()[0]
    if (target.closest?.(".disabled")) return
    const slider = target.closest?.(`[data-input$=" slider"]`)
    if (slider) return this.drag(frame, slider, event)
    const row = target.closest?.(swiped)
    if (row && event.button === 0) whenReleased(({ type, clientX }) => {
      if (type !== "pointerup") return
      const way = (clientX - event.clientX) * (getComputedStyle(row).direction === "rtl" ? -1 : 1)
      if (Math.abs(way) > 30) this.wasHeld = this.swipe(row, way > 0 ? "start" : "end")
    })
    const hit = target.closest?.(heldDown)
    if (!hit) return
    const timer = setTimeout(() => {
      this.wasHeld = true
      if (this.answers(hit, "onLongPress")) this.happen(frame, this.nameOf(hit), "onLongPress")
      else this.post(frame, "gesture", { element: this.nameOf(hit), number: hit.dataset.gesture.split(" ")[0] })
    }, longPress)
    whenReleased(() => clearTimeout(timer))
  }

  /** Shows the actions at edges of a row, or hides all; a row that is drawn anew has them hidden. */
  swipe(target, edges) {
    const row = target.closest(swiped)
    if (row?.dataset.swiped) delete row.dataset.swiped
    else if (row) row.dataset.swiped = edges
    return row !== null
  }

  /** Keys in a slider; false for any other part and key. */
  press(frame, target, key) {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }
    if (!target.matches?.(`[data-input$=" slider"]`) || !(key in steps)) return false
    const { low, high, step, value } = facts(target)
    this.slide(frame, target, value + steps[key] * (step || (high - low) / 20))
    return true
  }

  // MARK: Values that are dragged

  drag(frame, slider, event) {
    event.preventDefault()
    slider.focus({ preventScroll: true })
    const move = ({ clientX }) => {
      const box = slider.getBoundingClientRect()
      const share = Math.min(Math.max((clientX - box.left) / box.width, 0), 1)
      const { low, high } = facts(slider)
      this.slide(frame, slider, low + (getComputedStyle(slider).direction === "rtl" ? 1 - share : share) * (high - low))
    }
    move(event)
    addEventListener("pointermove", move)
    whenReleased(() => removeEventListener("pointermove", move))
  }

  slide(frame, slider, wanted) {
    const { low, high, step, value } = facts(slider)
    const stepped = step ? low + Math.round((wanted - low) / step) * step : wanted
    // Steps such as 0.1 leave crumbs.
    const next = Number(Math.min(Math.max(stepped, low), high).toPrecision(6))
    if (next === value) return
    slider.setAttribute("aria-valuenow", next)
    const [element, name] = slider.dataset.input.split(" ")
    this.change(frame, element, name, next)
  }

  // MARK: Values that are typed

  /** Puts an input in the place of a field, as long as it has the focus. */
  edit(frame, field) {
    const kind = field.dataset.input.split(" ")[2]
    if (kind === "slider" || field.input) return true
    const isTyped = ["line", "lines", "secret"].includes(kind)
    const types = { secret: "password", date: "date", time: "time", color: "color", line: "text" }
    const input = this.shell.make(kind === "lines" ? "textarea" : "input", { className: "typed" })
    if (kind !== "lines") input.type = types[kind] ?? "text"
    input.value = shown(kind, field.dataset.value)
    // A secret is typed anew.
    if (isTyped) input.placeholder = field.dataset.value ? "" : field.textContent.trim()
    input.setAttribute("aria-label", field.getAttribute("aria-label") ?? "")
    const now = this.editing = { frame, input, isTyped }
    this.put(now, field)
    // The element may be another one by now: the field has the names of what was drawn last.
    const happen = (name, value) => this.answers(now.field, name) && this.happen(frame, this.nameOf(now.field), name, value)
    input.addEventListener("input", () => {
      const value = said(kind, input.value, now.field.dataset.value)
      const [element, name] = now.field.dataset.input.split(" ")
      if (value !== null) this.change(frame, element, name, value)
    })
    input.addEventListener("keydown", event => {
      event.stopPropagation()
      // What an input method makes of several keys is not at its end.
      if (event.isComposing) return
      if (event.key === "Escape" || event.key === "Enter" && kind !== "lines") {
        if (event.key === "Enter") happen("onSubmit", input.value)
        input.blur()
      }
    })
    input.addEventListener("blur", () => {
      if (this.isDrawing) return
      if (!this.isPressed) {
        happen("onBlur")
        return this.leave(now)
      }
      // What is pressed stays where it is until the press is a click.
      whenReleased(() => {
        happen("onBlur")
        setTimeout(() => this.leave(now))
      })
    })
    input.focus({ preventScroll: true })
    if (!isTyped) {
      try { input.showPicker() } catch { /* the input itself is there */ }
    }
    happen("onFocus")
    return true
  }

  /** Puts the input into a field. While it is there a new drawing of what is in the field waits. */
  put(editing, field) {
    Object.assign(editing, { field, before: [...field.childNodes] })
    field.input = editing.input
    if (editing.isTyped) field.replaceChildren(editing.input)
    else field.append(editing.input)
    field.tabIndex = -1
  }

  /** Takes the input out of its field. */
  leave({ field, before }) {
    if (this.editing?.field === field) this.editing = null
    field.input = null
    field.tabIndex = 0
    field.replaceChildren(...before)
    this.shell.redraw(field)
  }

  /** Draws anew with `action`; what somebody types in stays, also where its field is made anew. */
  whileDrawing(frame, isSamePage, action) {
    const { editing } = this
    if (editing?.frame !== frame) return action()
    const { input, field } = editing
    const range = editing.isTyped ? [input.selectionStart, input.selectionEnd, input.selectionDirection] : null
    const hadFocus = frame.root.activeElement === input
    const name = field.dataset.input
    this.isDrawing = true
    action()
    if (!field.isConnected) {
      const next = isSamePage && hadFocus && frame.root.querySelector(`[data-input="${CSS.escape(name)}"]`)
      if (next) {
        this.put(editing, next)
        input.focus({ preventScroll: true })
        if (range) input.setSelectionRange(...range)
      } else {
        this.editing = null
      }
    }
    this.isDrawing = false
  }

  // MARK: From the server

  show({ frames, notes }) {
    const shown = frames.map(key => this.shell.frames().find(frame => frame.key === key)).filter(Boolean)
    for (const note of notes) this.showOne(note, shown)
  }

  showOne(note, frames) {
    const { make, toast } = this.shell
    const find = (frame, name) => frame.root.querySelector(`[data-e="${CSS.escape(name)}"]`)
    if ("say" in note) toast(note.say)
    if ("go" in note) this.shell.go(note.go, false, true)
    if ("back" in note) this.shell.back()
    if ("copy" in note) {
      navigator.clipboard?.writeText(note.copy)
      toast(`copied: ${note.copy}`)
    }
    if ("open" in note) toast(`opens ${note.open}`)
    if ("focus" in note) {
      const part = frames[0] && find(frames[0], note.focus)
      const field = part?.matches("[data-input]") ? part : part?.querySelector("[data-input]")
      if (field) this.edit(frames[0], field)
    }
    if ("scroll" in note) for (const frame of frames) find(frame, note.scroll)?.scrollIntoView({ block: "nearest" })
    if ("forget" in note) this.dialogs.get(this.questionOf(frames[0], note.forget))?.close()
    if ("ask" in note) {
      this.ask(frames[0], note.ask, note.title, [], [
        [note.button, ["confirm", { value: "true" }]], [note.cancel, ["confirm", { value: "false" }]]])
    }
    if ("form" in note) {
      const to = note.address ?? (note.endpoint ? `the endpoint ${note.endpoint}` : "the app")
      const fields = make("dl", {}, ...note.fields.flatMap(([name, value]) =>
        [make("dt", { textContent: name }), make("dd", { textContent: value })]))
      const errors = () => JSON.stringify({ errors: Object.fromEntries(note.fields.map(([name]) => [name, "The server refuses this."])) })
      this.ask(frames[0], note.form, `The form ${note.name} goes to ${to}`, [fields], [
        ["It is taken", ["answer", { status: 200, body: "" }]],
        ["Its fields are refused", ["answer", { status: 422, body: errors() }]],
        ["It fails", ["answer", {}]]])
    }
  }

  questionOf(frame, number) { return frame && `${this.placeOf(frame)} ${number}` }

  /** Asks what an app, or its server, would answer; the last answer is the one of Escape. */
  ask(frame, number, title, content, answers) {
    const question = frame && this.questionOf(frame, number)
    // A new connection tells of all that is not answered.
    if (!frame || this.dialogs.has(question)) return
    const { make } = this.shell
    // It is of the page that asks, also where another one is drawn when it is answered.
    const { drawn, key } = frame
    const dialog = make("dialog", { className: "ask" }, make("h2", { textContent: title }), ...content)
    dialog.setAttribute("aria-label", title)
    let chosen = answers.at(-1)[1]
    dialog.append(make("div", {}, ...answers.map(([text, answer]) => {
      const button = make("button", { type: "button", textContent: text })
      button.addEventListener("click", () => {
        chosen = answer
        dialog.close()
      })
      return button
    })))
    dialog.addEventListener("close", () => {
      this.dialogs.delete(question)
      dialog.remove()
      const [kind, values] = chosen
      this.post({ drawn, key }, kind, { number, ...values })
    })
    this.dialogs.set(question, dialog)
    document.body.append(dialog)
    dialog.showModal()
  }
}

/** Does something once when what is held down is let go, or is taken for scrolling. */
function whenReleased(action) {
  const ends = new AbortController()
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, event => {
      ends.abort()
      action(event)
    }, { signal: ends.signal })
  }
}

/** The range, the step and the value of a slider. */
function facts(slider) {
  const number = name => Number(slider.getAttribute(name)) || 0
  return { low: number("aria-valuemin"), high: number("aria-valuemax"), step: number("data-step"), value: number("aria-valuenow") }
}

/** A value of a document as an input has it. */
function shown(kind, value) {
  switch (kind) {
    case "date": return value.slice(0, 10)
    case "time": return value.slice(11, 16)
    case "color": return /^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"
    default: return value
  }
}

/** What an input has, as a value of a document; null for half a date. */
function said(kind, text, before) {
  if (["date", "time"].includes(kind) && !text) return null
  switch (kind) {
    case "date": return `${text}${before.slice(10)}`
    case "time": return `${before.slice(0, 10) || new Date().toISOString().slice(0, 10)}T${text}:00Z`
    default: return text
  }
}
