// The gallery: components alone, and what they are given.

/** The path of the gallery; a component's is below it. */
export const galleryPath = "/.vmlc/components"

/** The component that a path of the gallery names; "" for none yet, null for a path of the site. */
export function componentOf(path) {
  if (path !== galleryPath && !path.startsWith(galleryPath + "/")) return null
  return path.slice(galleryPath.length + 1)
}

/** The components of the site, and what somebody has given to each. */
export class Gallery {
  components = []
  #given = new Map()
  #changed

  /** `changed` is called when another value is given. */
  constructor(changed) {
    this.#changed = changed
  }

  /** Asks the server which components there are. */
  async read() {
    const answer = await fetch("/.vmlc/components.json").catch(() => null)
    if (answer?.ok) this.components = await answer.json()
  }

  find(name) { return this.components.find(one => one.name === name) }

  /** What a component is given: what a URL says, what was typed, or something to begin with. */
  given(name) {
    const known = this.#given.get(name)
    if (known) return known
    const component = this.find(name)
    if (!component) return { props: {}, slots: {} }
    const values = { props: {}, slots: {} }
    for (const prop of component.props) if (prop.sample) values.props[prop.name] = prop.sample
    if (component.slots.includes("")) values.slots[""] = "<Text>Content</Text>"
    this.#given.set(name, values)
    return values
  }

  /** Takes over what a URL says. */
  readQuery(name, query) {
    const values = { props: {}, slots: {} }
    for (const [key, value] of new URLSearchParams(query)) {
      if (key.startsWith("prop.")) values.props[key.slice(5)] = value
      if (key.startsWith("slot.")) values.slots[key.slice(5)] = value
    }
    if (query) this.#given.set(name, values)
  }

  /** What is given to a component, for a URL; what is empty is not given. */
  query(name) {
    const query = new URLSearchParams()
    const { props, slots } = this.given(name)
    for (const key in props) if (props[key] !== "") query.append(`prop.${key}`, props[key])
    for (const key in slots) if (slots[key] !== "") query.append(`slot.${key}`, slots[key])
    return query
  }

  /** The inputs for what a component is given. */
  form(name, make) {
    const component = this.find(name)
    const values = this.given(name)
    const form = make("form", { className: "props" })
    form.addEventListener("submit", event => event.preventDefault())
    const give = (kind, key, value) => {
      values[kind][key] = value
      this.#changed()
    }
    if (component.description) form.append(make("p", { className: "message", textContent: component.description }))
    for (const prop of component.props) {
      const input = inputFor(prop, values.props[prop.name] ?? "", make)
      input.addEventListener("input", () => {
        const value = valueOf(input)
        input.setCustomValidity(prop.isRequired && value === "" ? `'${prop.name}' has to be given` : "")
        give("props", prop.name, value)
      })
      form.append(make("label", {}, make("span", {}, make("b", { textContent: prop.name }),
        make("small", { textContent: ` ${prop.type}${prop.isRequired ? ", has to be given" : ""}` })),
        ...(prop.description ? [make("small", { textContent: prop.description })] : []), input))
    }
    for (const slot of component.slots) {
      const input = make("textarea", { value: values.slots[slot] ?? "", rows: 3, spellcheck: false })
      input.placeholder = "what the component says itself"
      input.addEventListener("input", () => give("slots", slot, input.value))
      form.append(make("label", {}, make("span", {}, make("b", { textContent: slot || "content" }),
        make("small", { textContent: slot ? " slot" : " the slot without a name" })), input))
    }
    if (!component.props.length && !component.slots.length) {
      form.append(make("p", { className: "message", textContent: "It is given nothing." }))
    }
    const reset = make("button", { type: "button", textContent: "Reset" })
    reset.addEventListener("click", () => {
      this.#given.delete(name)
      form.replaceWith(this.form(name, make))
      this.#changed()
    })
    form.append(reset)
    return form
  }
}

/** The value of such an input, as text. */
export const valueOf = input => input.type === "checkbox" ? String(input.checked) : input.value

/** The input for a value of a prop's type. */
export function inputFor(prop, value, make) {
  const usual = prop.default === null ? "nothing" : prop.default
  if (prop.kind === "choice" || prop.kind === "boolean" && !prop.isRequired) {
    const choices = prop.kind === "choice" ? prop.choices : ["true", "false"]
    const select = make("select", {}, ...(prop.isRequired ? [] : [make("option", { value: "", textContent: usual })]),
      ...choices.map(one => make("option", { value: one, textContent: one })))
    select.value = value
    return select
  }
  if (prop.kind === "boolean") return make("input", { type: "checkbox", checked: value === "true" })
  const types = { number: "number", integer: "number", date: "date" }
  // What is worked out is no number yet.
  const type = value.includes("\\(") ? "text" : types[prop.kind] ?? "text"
  const input = make("input", { type, value, spellcheck: false, autocomplete: "off" })
  if (type === "number") input.step = prop.kind === "integer" ? "1" : "any"
  if (prop.kind === "expression") input.classList.add("code")
  input.placeholder = prop.isRequired ? (prop.kind === "expression" ? "\\(data.…)" : "") : usual
  return input
}
