/// Drawings of symbols by their names, without variants.
let symbolDrawings: [String: StaticString] = [
  "house": #"<path d="M3 11.5L12 4l9 7.5M5.5 9.8V20h13V9.8"/>"#,
  "star":
    #"<path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.2L12 17.2l-5.6 3 1.2-6.2L3 9.6l6.3-.8z"/>"#,
  "star.leadinghalf.filled":
    #"""
  <path d="M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.2L12 17.2l-5.6 3 1.2-6.2L3 9.6l6.3-.8z"/><path \#
  class="sf" d="M12 3v14.2l-5.6 3 1.2-6.2L3 9.6l6.3-.8z"/>
  """#,
  "heart":
    #"""
  <path d="M12 20.2S3 14.8 3 8.9C3 6 5.1 4 7.6 4c1.9 0 3.5 1.1 4.4 2.9C12.9 5.1 14.5 4 16.4 4 \#
  18.9 4 21 6 21 8.9c0 5.9-9 11.3-9 11.3z"/>
  """#,
  "cart":
    #"""
  <path d="M2 4h3l2.4 11.5h10.8L21 7H5.7"/><circle class="sf" cx="8.8" cy="19.5" \#
  r="1.5"/><circle class="sf" cx="17" cy="19.5" r="1.5"/>
  """#,
  "bag": #"<path d="M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"/>"#,
  "magnifyingglass": #"<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>"#,
  "person":
    #"<circle cx="12" cy="8" r="4.2"/><path d="M3.8 20.5c.6-4.5 4-6.5 8.2-6.5s7.6 2 8.2 6.5z"/>"#,
  "person.crop.circle":
    #"""
  <circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="9.8" r="3.3"/><path d="M5.8 18.8c1.2-2.9 \#
  3.5-4 6.2-4s5 1.1 6.2 4"/>
  """#,
  "gearshape":
    #"""
  <circle cx="12" cy="12" r="3.3"/><circle cx="12" cy="12" r="7.2"/><path stroke-width="2.6" \#
  d="M12 1.8v2.6M12 19.6v2.6M1.8 12h2.6M19.6 12h2.6M4.8 4.8l1.8 1.8M17.4 17.4l1.8 1.8M19.2 \#
  4.8l-1.8 1.8M6.6 17.4l-1.8 1.8"/>
  """#,
  "gear":
    #"""
  <circle cx="12" cy="12" r="3.3"/><circle cx="12" cy="12" r="7.2"/><path stroke-width="2.6" \#
  d="M12 1.8v2.6M12 19.6v2.6M1.8 12h2.6M19.6 12h2.6M4.8 4.8l1.8 1.8M17.4 17.4l1.8 1.8M19.2 \#
  4.8l-1.8 1.8M6.6 17.4l-1.8 1.8"/>
  """#,
  "plus": #"<path d="M12 4v16M4 12h16"/>"#,
  "minus": #"<path d="M4 12h16"/>"#,
  "xmark": #"<path d="M5 5l14 14M19 5L5 19"/>"#,
  "checkmark": #"<path d="M4.5 12.8l5 5.7 10-13"/>"#,
  "checkmark.seal":
    #"""
  <path d="M12 2l2.6 2 3.3-.3 1 3.1 2.8 1.7-1 3.2 1 3.2-2.8 1.7-1 3.1-3.3-.3L12 \#
  22l-2.6-2.6-3.3.3-1-3.1-2.8-1.7 1-3.2-1-3.2 2.8-1.7 1-3.1 3.3.3z"/><path class="mark" \#
  d="M8 12.2l2.8 2.9 5-6.2"/>
  """#,
  "ellipsis":
    #"""
  <g class="sf"><circle cx="5" cy="12" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle \#
  cx="19" cy="12" r="1.8"/></g>
  """#,
  "chevron.right": #"<path d="M8.5 4.5L16 12l-7.5 7.5"/>"#,
  "chevron.forward": #"<path d="M8.5 4.5L16 12l-7.5 7.5"/>"#,
  "chevron.left": #"<path d="M15.5 4.5L8 12l7.5 7.5"/>"#,
  "chevron.backward": #"<path d="M15.5 4.5L8 12l7.5 7.5"/>"#,
  "chevron.down": #"<path d="M4.5 8.5L12 16l7.5-7.5"/>"#,
  "chevron.up": #"<path d="M4.5 15.5L12 8l7.5 7.5"/>"#,
  "chevron.up.chevron.down": #"<path d="M7 9.5l5-5 5 5M7 14.5l5 5 5-5"/>"#,
  "arrow.forward": #"<path d="M4 12h16M13.5 5.5L20 12l-6.5 6.5"/>"#,
  "arrow.backward": #"<path d="M20 12H4M10.5 5.5L4 12l6.5 6.5"/>"#,
  "arrow.right": #"<path d="M4 12h16M13.5 5.5L20 12l-6.5 6.5"/>"#,
  "arrow.left": #"<path d="M20 12H4M10.5 5.5L4 12l6.5 6.5"/>"#,
  "arrow.up": #"<path d="M12 20V4M5.5 10.5L12 4l6.5 6.5"/>"#,
  "arrow.down": #"<path d="M12 4v16M5.5 13.5L12 20l6.5-6.5"/>"#,
  "arrow.up.right": #"<path d="M6 18L18 6M8.5 6H18v9.5"/>"#,
  "arrow.down.right": #"<path d="M6 6l12 12M18 8.5V18H8.5"/>"#,
  "arrow.up.arrow.down": #"<path d="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4"/>"#,
  "arrow.clockwise": #"<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5M20 3v5h-5"/>"#,
  "arrow.counterclockwise": #"<path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4 3v5h5"/>"#,
  "arrow.triangle.2.circlepath":
    #"<path d="M20 11a8 8 0 0 0-14.5-3.5M4 13a8 8 0 0 0 14.5 3.5M5 3.5v4.5h4.5M19 20.5V16h-4.5"/>"#,
  "arrow.uturn.backward": #"<path d="M8.5 4L4 8.5 8.5 13M4.5 8.5H15a5 5 0 0 1 0 11H9"/>"#,
  "square.and.arrow.up":
    #"<path d="M8 10H5.5v11h13V10H16M12 15V2.5M8 6l4-4 4 4"/>"#,
  "rectangle.portrait.and.arrow.right":
    #"<path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4"/>"#,
  "trash": #"<path d="M4 6h16M9 6V3.5h6V6M6 6l1 15h10l1-15M10 10v7M14 10v7"/>"#,
  "bell":
    #"""
  <path d="M5 17.5c1.5-1.5 1.5-3 1.5-6a5.5 5.5 0 0 1 11 0c0 3 0 4.5 1.5 6zM10 20.5h4M12 \#
  6V3.5"/>
  """#,
  "envelope": #"<rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M3 7l9 6.5L21 7"/>"#,
  "lock":
    #"""
  <rect x="5" y="10.5" width="14" height="10.5" rx="2.5"/><path d="M8 10.5V7.5a4 4 0 0 1 8 \#
  0v3"/>
  """#,
  "photo":
    #"""
  <rect x="2.5" y="4.5" width="19" height="15" rx="2.5"/><circle cx="8" cy="9.5" r="1.6"/><path \#
  d="M3 17l5-4.5 3.5 3L16 11l5 5"/>
  """#,
  "camera": #"<path d="M3 8h4l2-3h6l2 3h4v11.5H3z"/><circle cx="12" cy="13.3" r="3.6"/>"#,
  "lightbulb":
    #"<path d="M9 17.5c0-2.5-3-3.7-3-8a6 6 0 0 1 12 0c0 4.3-3 5.5-3 8zM9.5 20.5h5"/>"#,
  "lamp.desk": #"<path d="M5 20.5h10M10 20V14l5-6M9.5 5.5l7.5 5.5 3.5-1-1.5-6.5-5-1.5z"/>"#,
  "lamp.floor": #"<path d="M8 3h8l2.5 7h-13zM12 10v10.5M8.5 20.5h7"/>"#,
  "lamp.table": #"<path d="M8 3.5h8l3 8H5zM12 11.5V17M8 20.5c0-2.5 1.5-3.5 4-3.5s4 1 4 3.5z"/>"#,
  "lamp.ceiling": #"<path d="M12 2v6M4 16c0-5 3.5-8 8-8s8 3 8 8zM9.5 16a2.5 2.5 0 0 0 5 0"/>"#,
  "tag": #"<path d="M3 3.5h8.5L21 13l-8 8-9.5-9.5z"/><circle cx="7.5" cy="8" r="1.4"/>"#,
  "shippingbox":
    #"<path d="M12 2.5l9 4.5v10l-9 4.5L3 17V7zM3 7l9 4.5L21 7M12 11.5v10M7.5 4.8l9 4.5"/>"#,
  "clock": #"<circle cx="12" cy="12" r="9.5"/><path d="M12 6v6.5h5"/>"#,
  "calendar":
    #"""
  <rect x="3" y="4.5" width="18" height="16.5" rx="2.5"/><path d="M3 9.5h18M8 2.5V6M16 2.5V6"/>
  """#,
  "creditcard":
    #"<rect x="2" y="5" width="20" height="14" rx="2.5"/><path d="M2 9.5h20M5.5 15h4"/>"#,
  "leaf":
    #"""
  <path d="M4 20C4 9 10 4 20.5 4 20.5 14.5 16 18 10 18c-2 0-4-.8-4.5-1.5M4 20c2-6 6-9 \#
  11-10.5"/>
  """#,
  "bolt": #"<path d="M13.5 2L4.5 13.5h6L9.5 22l9-12h-6z"/>"#,
  "cloud": #"<path d="M7 18.5a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 8.5a5 5 0 0 1-.5 10z"/>"#,
  "wifi":
    #"""
  <path d="M2.5 9.5c5.5-5 13.5-5 19 0M6 13c3.5-3.2 8.5-3.2 12 0M9.3 16.4c1.6-1.4 3.8-1.4 5.4 \#
  0"/><circle class="sf" cx="12" cy="19.3" r="1.2"/>
  """#,
  "doc": #"<path d="M5 2.5h9l5 5v14H5zM14 2.5v5h5"/>"#,
  "doc.text": #"<path d="M5 2.5h9l5 5v14H5zM14 2.5v5h5M8.5 12h7M8.5 16h7"/>"#,
  "info": #"<path stroke-width="2.8" d="M12 10.5V19M12 5v.5"/>"#,
  "questionmark":
    #"<path stroke-width="2.6" d="M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.6.9-2 1.7-2 3.5M12 19.7v.3"/>"#,
  "exclamationmark": #"<path stroke-width="2.8" d="M12 4v10M12 19v.5"/>"#,
  "exclamationmark.triangle":
    #"<path d="M12 3l10 17.5H2z"/><path class="mark" d="M12 9.5v5.5M12 17.5v.3"/>"#,
  "map": #"<path d="M3 6l6-2.5 6 2.5 6-2.5v14.5l-6 2.5-6-2.5-6 2.5zM9 3.5v14.5M15 6v14.5"/>"#,
  "mappin": #"<circle cx="12" cy="7.5" r="4.5"/><path d="M12 12v9.5"/>"#,
  "location": #"<path d="M3 11.5L21 3l-8.5 18-1.5-8z"/>"#,
  "phone":
    #"""
  <path d="M5 3h4l1.5 5-2.5 2c1 2.5 3.5 5 6 6l2-2.5 5 1.5v4c0 1-1 2-2 2C10.5 20.5 3.5 13.5 3 \#
  5c0-1 1-2 2-2z"/>
  """#,
  "chart.bar": #"<path d="M4 20v-7h4v7zM10 20V4h4v16zM16 20v-11h4v11z"/>"#,
  "chart.line.uptrend.xyaxis": #"<path d="M3 3v18h18M6.5 16l4.5-5 3.5 3L20.5 7"/>"#,
  "slider.horizontal.3":
    #"""
  <path d="M3 6h10M18 6h3M3 12h3M11 12h10M3 18h9M17 18h4"/><circle cx="15.5" cy="6" \#
  r="2.3"/><circle cx="8.5" cy="12" r="2.3"/><circle cx="14.5" cy="18" r="2.3"/>
  """#,
  "line.3.horizontal": #"<path d="M3 6h18M3 12h18M3 18h18"/>"#,
  "line.3.horizontal.decrease": #"<path d="M3 7h18M6.5 12h11M10 17h4"/>"#,
  "list.bullet": #"<path d="M8 6h13M8 12h13M8 18h13M3.5 6h.5M3.5 12h.5M3.5 18h.5"/>"#,
  "square.grid.2x2":
    #"""
  <rect x="3.5" y="3.5" width="7" height="7" rx="1.5"/><rect x="13.5" y="3.5" width="7" \#
  height="7" rx="1.5"/><rect x="3.5" y="13.5" width="7" height="7" rx="1.5"/><rect x="13.5" \#
  y="13.5" width="7" height="7" rx="1.5"/>
  """#,
  "gift":
    #"""
  <path d="M3 8h18v4H3zM5 12h14v9H5zM12 8v13M12 8C9 8 7 7 7 5s4-2.5 5 3c1-5.5 5-5 5-3s-2 3-5 \#
  3z"/>
  """#,
  "sun.max":
    #"""
  <circle cx="12" cy="12" r="4.5"/><path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 \#
  1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19"/>
  """#,
  "moon": #"<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>"#,
  "flame":
    #"""
  <path d="M12 2.5c1 4 6 6.5 6 12a6 6 0 0 1-12 0c0-3 1.5-4 2-6 1.5.5 2 1.5 2 2.5 1.5-2 2.5-4.5 \#
  2-8.5z"/>
  """#,
  "hand.thumbsup":
    #"<path d="M7 10.5v10H3v-10zM7 11l4-8c2 0 2.5 1.5 2 3.5L12.5 10H20c1 3-1 10.5-3 10.5H7"/>"#,
  "pencil": #"<path d="M4 20l1-5L16.5 3.5l4 4L9 19z"/>"#,
  "folder": #"<path d="M2.5 5h7l2 2.5h10V19h-19z"/>"#,
  "link":
    #"""
  <path d="M10 14a4 4 0 0 0 6 .5l3.5-3.5a4 4 0 0 0-6-6L12 6.5M14 10a4 4 0 0 0-6-.5L4.5 13a4 4 0 \#
  0 0 6 6l1.5-1.5"/>
  """#,
  "play": #"<path d="M6 3.5L20 12 6 20.5z"/>"#,
  "pause": #"<path d="M6 4h4v16H6zM14 4h4v16h-4z"/>"#,
  "speaker.wave.2":
    #"<path d="M3 9h4l5-4.5v15L7 15H3zM15.5 9c1.5 2 1.5 4 0 6M18.5 6.5c3 3.5 3 7.5 0 11"/>"#,
  "circle": #"<circle cx="12" cy="12" r="9.5"/>"#,
  "square": #"<rect x="3.5" y="3.5" width="17" height="17" rx="3.5"/>"#,
  "eye": #"<path d="M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0z"/><circle cx="12" cy="12" r="3"/>"#,
  "key": #"<circle cx="7.5" cy="15.5" r="4.5"/><path d="M11 12.5l9-9M16 7.5l3.5 3.5"/>"#,
  "globe":
    #"""
  <circle cx="12" cy="12" r="9.5"/><path d="M2.5 12h19M12 2.5c-5 5-5 14 0 19 5-5 5-14 0-19z"/>
  """#,
  "sparkles":
    #"""
  <path d="M10 5l1.8 5.2L17 12l-5.2 1.8L10 19l-1.8-5.2L3 12l5.2-1.8zM18.5 2.5v5M16 5h5M19 \#
  17v4M17 19h4"/>
  """#,
  "truck.box":
    #"""
  <path d="M2 5h12v12H2zM14 9h4.5l3.5 4v4h-8z"/><circle cx="6.5" cy="18" r="2"/><circle \#
  cx="17.5" cy="18" r="2"/>
  """#,
  "wall.lamp": #"<path d="M4 4v16M4 12h7M8 9.5h9l3 7h-15z"/>"#,
  "light.recessed": #"<path d="M3 5h18M7 5l1.5 5h7L17 5M6 20l2-6M12 20v-6M18 20l-2-6"/>"#,
  "light.strip.2":
    #"""
  <rect x="3" y="8" width="18" height="4.5" rx="2.2"/><path d="M6 17v2.5M12 17v2.5M18 17v2.5"/>
  """#,
  "hand.raised":
    #"""
  <path d="M7 13V6.5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 \#
  1 3 0V15c0 4-3 6.5-6.5 6.5S7 20 4.5 15.5c-.8-1.5.8-2.5 2.5-2.5z"/>
  """#,
  "hourglass":
    #"""
  <path d="M6 2.5h12M6 21.5h12M7.5 2.5c0 5 4.5 6.5 4.5 9.5s-4.5 4.5-4.5 9.5M16.5 2.5c0 5-4.5 \#
  6.5-4.5 9.5s4.5 4.5 4.5 9.5"/>
  """#,
  "light.panel": #"<path d="M4 4h16v4H4zM7 11l-1.5 8M12 11v8M17 11l1.5 8"/>"#,
  "ruler": #"<path d="M2.5 16L16 2.5l5.5 5.5L8 21.5zM6 12.5l2 2M9.5 9l3 3M13 5.5l2 2"/>"#,
  "sofa":
    #"""
  <path d="M5 10V6.5c0-1.2 1-2 2-2h10c1 0 2 .8 2 2V10M3 10.5c2 0 3 1 3 3h12c0-2 1-3 \#
  3-3v7.5H3zM5 18v2M19 18v2"/>
  """#,
  "storefront":
    #"""
  <path d="M4 4h16l1.5 5.5c0 3.3-4.7 3.3-4.7 0 0 3.3-4.8 3.3-4.8 0 0 3.3-4.8 3.3-4.8 0 0 \#
  3.3-4.7 3.3-4.7 0zM4.5 12.5V20h15v-7.5"/>
  """#,
  "tablecells":
    #"""
  <rect x="2.5" y="4.5" width="19" height="15" rx="2"/><path d="M2.5 9.5h19M2.5 14.5h19M9 \#
  4.5v15M15 4.5v15"/>
  """#,
  "tree": #"<path d="M12 2.5l6 7h-3l4.5 6.5h-15L9 9.5H6zM12 16v5.5"/>"#,
  "wrench.and.screwdriver":
    #"""
  <path d="M20 5.5l-3 3-2-.5-.5-2 3-3a5 5 0 0 0-6 6.5L4 17a2.1 2.1 0 0 0 3 3l7.5-7.5a5 5 0 0 0 \#
  5.5-7zM4 4l6 6M14 14l6 6"/>
  """#,
]
