/// The script that a drawing needs where it has a `ViewThatFits` or a `minimumScaleFactor`:
/// constant, a module for browsers.
///
/// A style sheet cannot ask whether a view fits. Without the script the first view is shown, a
/// text is cut off, and words in a row without room for them are drawn beyond it.
/// `chooseViews(root)` is to be called when a drawing is there, `resetViews(root)` before it is
/// compared with another one.
public let previewScript: String = """
  const sides = [
    { axis: "x", size: "offsetWidth", greedy: "gx", ends: ".fx,.bx,.under,.safe,.pv" },
    { axis: "y", size: "offsetHeight", greedy: "gy", ends: ".fy,.by,.under,.safe,.pv" },
  ]

  /** Shows of several views the first that fits in what they are offered, otherwise the last. */
  export function chooseViews(root) {
    resetViews(root)
    for (const box of root.querySelectorAll("[data-choices]")) {
      const views = [...box.children]
      const checked = sides.filter(one => box.dataset.choices.includes(one.axis))
      box.drawn = box.className
      const show = view => { for (const one of views) one.hidden = one !== view }
      show(null)
      // What is offered is what it would take if it took all.
      const changed = []
      for (const { greedy, ends } of checked) {
        for (let one = box; one && !one.matches(ends); one = one.parentElement) {
          if (!one.classList.contains(greedy)) changed.push([one, greedy])
        }
      }
      for (const [one, greedy] of changed) one.classList.add(greedy)
      const offered = checked.map(({ size }) => box[size])
      for (const { axis } of checked) box.classList.add(`ideal${axis}`)
      const found = views.find(view => {
        show(view)
        return checked.every(({ size }, index) => box[size] <= offered[index] + 0.5)
      }) ?? views.at(-1)
      for (const [one, greedy] of changed) one.classList.remove(greedy)
      box.className = box.drawn
      for (const name of ["gx", "gy", "fx", "fy"]) {
        box.classList.toggle(name, found.classList.contains(name))
      }
      show(found)
    }
    breakWords(root)
    shrinkTexts(root)
  }

  /** Lets words be broken in the rows that are wider than their room. */
  function breakWords(root) {
    const isTight = row => row.scrollWidth > row.clientWidth + 1
    const rows = [...root.querySelectorAll(".h")].filter(isTight)
    for (const row of rows) row.classList.add("tight")
  }

  /** Makes texts smaller that are cut off, as far as they may be. */
  function shrinkTexts(root) {
    for (const text of root.querySelectorAll("[data-shrinks]")) {
      const line = parseFloat(getComputedStyle(text).lineHeight)
      const isCut = () => text.scrollWidth > text.clientWidth + 1
        || text.scrollHeight > text.clientHeight + line / 2
      text.drawnStyle = text.getAttribute("style")
      const least = Number(text.dataset.shrinks)
      for (let scale = 0.95; scale > least - 0.05 && isCut(); scale -= 0.05) {
        text.style.zoom = Math.max(scale, least)
      }
    }
  }

  /** Makes a drawing what it was before views were chosen. */
  export function resetViews(root) {
    for (const box of root.querySelectorAll("[data-choices]")) {
      if (box.drawn !== undefined) box.className = box.drawn
      for (const view of box.children) view.hidden = view !== box.firstElementChild
    }
    for (const row of root.querySelectorAll(".tight")) row.classList.remove("tight")
    for (const text of root.querySelectorAll("[data-shrinks]")) {
      if (text.drawnStyle === undefined) continue
      if (text.drawnStyle === null) text.removeAttribute("style")
      else text.setAttribute("style", text.drawnStyle)
    }
  }

  """
