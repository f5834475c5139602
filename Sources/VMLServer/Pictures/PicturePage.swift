import VMLPreview

/// A page with nothing but a drawing, whose script has `drawn` promise the height that a component
/// takes, as the gallery shows it, once all is there.
func picturePage(_ drawing: [UInt8], width: Int, height: Int) -> [UInt8] {
  // SAFETY: a word of the policy of the page, in whose drawing styles stand; no code of ours.
  let head = """
    <!doctype html><html><head><meta charset="utf-8"><title>drawn</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src file: data:; \
    style-src 'unsafe-inline'; script-src 'nonce-vmlc'">
    <style>body{margin:0}\(previewStylesheet)
    *,*::before,*::after{animation:none!important;transition:none!important}
    #screen{width:\(width)px;height:\(height)px;overflow:clip}</style></head>
    <body><div id="screen">
    """
  let end = """
    </div><script type="module" nonce="vmlc">
    \(previewScript)
    async function draw() {
      if (document.readyState !== "complete") {
        await new Promise(done => addEventListener("load", done))
      }
      await Promise.all([...document.images].map(one => one.decode().catch(() => null)))
      await document.fonts.ready
      chooseViews(document)
      const content = document.querySelector(".pv > .safe > *")
      const fills = !content || content.matches(".gy, .by")
      const room = innerWidth === 1100 ? 120 : 64
      const height = fills ? 480 : Math.min(Math.max(content.offsetHeight + room, 140), 640)
      globalThis.grow = () => {
        document.querySelector("#screen").style.height = `${height}px`
        return new Promise(done => requestAnimationFrame(() => setTimeout(done, 0, "")))
      }
      await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
      return height
    }
    globalThis.drawn = draw()
    </script></body></html>
    """
  return Array(head.utf8) + drawing + Array(end.utf8)
}
