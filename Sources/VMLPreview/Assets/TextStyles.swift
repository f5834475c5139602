/// Texts, symbols and pictures.
///
/// A line alone is as high as San Francisco, 1.193 of the size, in whatever font it is: its box is
/// cut to the capitals, and has the rest as padding, since browsers round a font's own height.
let textStyles = """
  .pv{font-family:-apple-system,"SF Pro Text","Inter for SF",Inter,"Inter Variable",\
  system-ui,"Segoe UI",Roboto,sans-serif;color:var(--label);-webkit-font-smoothing:antialiased;\
  letter-spacing:-.011em}
  .t{white-space:pre-wrap;overflow-wrap:break-word;text-box:trim-both cap alphabetic;\
  padding-block:calc(.952em - 1cap) calc(round(1.193em,1px/3) - .952em);text-align:left;\
  unicode-bidi:plaintext}
  [data-size^=accessibility] .t,.tight .t{overflow-wrap:anywhere}
  .v>.t,.m>.t,.z>.t{max-width:100%}
  .rounded{font-family:ui-rounded,"SF Pro Rounded",Nunito,Quicksand,inherit}
  .serif{font-family:ui-serif,"New York",Georgia,"DejaVu Serif",serif}
  .mono{font-family:ui-monospace,"SF Mono",Menlo,"DejaVu Sans Mono",monospace}
  .one{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
  .clamp{text-box-trim:trim-start;padding-bottom:0;display:-webkit-box;\
  -webkit-box-orient:vertical;overflow:hidden}
  a{display:block;color:inherit;text-decoration:none}
  .run{display:inline;unicode-bidi:normal}
  .run.strong{font-weight:600}
  .run.em{font-style:italic}
  .underline{text-decoration:underline}
  .strike{text-decoration:line-through}
  .inked{-webkit-background-clip:text!important;background-clip:text!important;color:transparent}
  .redacted{color:transparent!important;background:var(--fill);border-radius:4px}
  .symbol{flex:none;display:grid;place-items:center;min-width:0;min-height:0}
  .symbol svg,.nopicture svg{display:block;width:100%;height:100%;min-width:0;min-height:0}
  .mirrored svg,.flips{transform:scaleX(-1)}
  .symbol.fills{overflow:clip}
  .symbol.fills svg{position:absolute;inset:0}
  .pv svg{fill:none;stroke:currentColor;stroke-width:1.65;stroke-linecap:round;\
  stroke-linejoin:round}
  .heavy svg{stroke-width:2.3}
  .pv svg .sf{fill:currentColor}
  .pv svg .in{stroke-width:3.1}
  .pv svg .out,.pv svg .out *,.pv svg .sf .mark{stroke:var(--knock)}
  .pv svg .out .sf{fill:var(--knock)}
  .pv svg .sf .mark{fill:none}
  .pale{--knock:#3a3d42}
  .pv .status svg{stroke:none;display:block}
  .picture.fills{width:100%;height:100%;min-width:0;min-height:0;object-fit:fill}
  .covers,.covers img{object-fit:cover!important}
  .contains{object-fit:contain!important}
  .nopicture{display:grid;place-items:center;overflow:clip;color:rgb(255 255 255/.75)}
  .nopicture svg{width:min(40%,44px);height:min(40%,44px);stroke-width:1.3}
  .pv[data-scheme=dark] .nopicture{filter:brightness(.7)}
  .p0{background:linear-gradient(150deg,#c9d3e0,#93a4bb)}
  .p1{background:linear-gradient(150deg,#e3d3c2,#bda184)}
  .p2{background:linear-gradient(150deg,#cfdccb,#95ac8e)}
  .p3{background:linear-gradient(150deg,#ddcfe0,#aa92b1)}
  .p4{background:linear-gradient(150deg,#e6cfca,#c29a92)}
  .p5{background:linear-gradient(150deg,#cbdcdd,#8caeb1)}
  .label .icon{flex:none;max-width:none}
  .label.inrow{gap:var(--gap)}
  .label.inrow>.icon.symbol{width:var(--slot)!important}
  .label.inrow>.icon.symbol svg{scale:1.28}
  .placeholder{display:grid;place-items:center;min-height:88px;min-width:88px;padding:12px;\
  border:1px dashed var(--label3);border-radius:12px;color:var(--label2);font-size:13px;\
  line-height:18px;background:var(--fill4)}
  .marks [data-unknown]::after{content:attr(data-unknown);position:absolute;top:0;right:0;\
  z-index:5;padding:0 5px;border-radius:0 0 0 6px;background:#a050d8;color:#fff;font-size:9px;\
  line-height:14px;font-weight:600;pointer-events:none}
  .marks .placeholder[data-unknown]::after{border-radius:0 11px 0 6px}

  """
