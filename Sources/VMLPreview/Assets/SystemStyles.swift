/// The screen or window around a document, and the system's own parts on it.
let systemStyles = """
  .pv{position:relative;container:screen/inline-size;width:100%;height:100%;\
  overflow:clip;background:var(--bg);display:grid;\
  grid-template:auto minmax(0,1fr)/minmax(0,1fr);user-select:none;-webkit-user-select:none}
  .pv>.safe{grid-row:2;min-height:0;min-width:0}
  .safe>.gx{justify-self:stretch}
  .safe>.gy{align-self:stretch;min-height:0}
  .pv:where(:has(>.safe>.tabs>.pane.onground:not([hidden]))),\
  .pv:where(.onground:not(:has(>.safe>.tabs))){background:var(--ground)}
  .statusbar{grid-row:1;height:54px;padding-top:19px;padding-inline:51px 32px;display:flex;\
  justify-content:space-between;align-items:flex-start;font-weight:600;font-size:17px;\
  line-height:22px;color:var(--label);z-index:10;pointer-events:none}
  .pv[data-platform=ios]:not(:has(>.safe .bar)) .statusbar{height:59px}
  .statusbar .status{padding-top:4px}
  .homebar{position:absolute!important;bottom:8px;left:50%;width:139px;height:5px;\
  margin-left:-69.5px!important;border-radius:3px;background:var(--label);z-index:30;\
  pointer-events:none}
  .system[data-platform=ios]>.safe,.system[data-platform=ipados]>.safe{padding-bottom:34px}
  .system[data-platform=ios]>.safe:has(.nav,.tabs,.list,.scroll.down),\
  .system[data-platform=ipados]>.safe:has(.nav,.tabs,.list,.scroll.down){padding-bottom:0}
  .system[data-platform=ios] .tabbar{padding-bottom:30px}
  .system[data-platform=ios] .inset.atbottom{padding-bottom:26px}
  .system[data-platform=ios] .bottombar{padding-bottom:34px}
  .system[data-platform=ipados] .tabbar,.system[data-platform=ipados] .inset.atbottom,\
  .system[data-platform=ipados] .bottombar{padding-bottom:20px}
  .system[data-platform=ios] .page>.scroll>.content,\
  .system[data-platform=ios] .page>*>.scroll.down:last-child>.content{padding-bottom:34px}
  .system .bleeds{margin-top:-54px!important;margin-bottom:-34px!important}
  .system[data-platform=ios] .bleeding{top:-54px;bottom:-34px}
  .system[data-platform=ipados] .bleeding{top:-24px;bottom:-34px}
  .system[data-platform=ios] .dots{padding-bottom:40px}
  [data-platform=ipados] .statusbar{height:24px;padding:4px 20px 0;font-size:12px;line-height:16px}
  [data-platform=ipados].system .bleeds{margin-top:-24px!important}
  [data-platform=macos] .windowbar{grid-row:1;height:28px;display:grid;align-items:center;\
  padding:0 10px;background:var(--bar)}
  .lights{display:flex;gap:8px;flex:none}
  .lights>*{width:12px;height:12px;border-radius:50%;box-shadow:inset 0 0 0 .5px rgb(0 0 0/.15)}
  .lights>.red{background:#ff5f57}.lights>.yellow{background:#febc2e}\
  .lights>.green{background:#28c840}
  .pv[data-platform=visionos]{background:radial-gradient(120% 90% at 30% 10%,#7d8790,#3c434b \
  60%,#262b31)}
  .pv[data-platform=visionos]>.safe{margin:28px!important;border-radius:40px;overflow:clip;\
  background:rgb(128 128 128/.34);backdrop-filter:blur(40px);box-shadow:inset 0 0 0 1px \
  rgb(255 255 255/.16),0 20px 60px rgb(0 0 0/.25)}
  .pv[data-platform=visionos]>.safe:has(>.tabs:not(.paged)){background:none;box-shadow:none;\
  backdrop-filter:none;border-radius:0;overflow:visible;\
  margin-inline-start:16px!important}
  [data-platform=visionos]>.safe>.tabs:not(.paged)>.tabbar{margin-inline-start:0!important}
  [data-platform=visionos]>.safe>.tabs:not(.paged)>.pane{margin-inline-start:84px;\
  padding-inline-start:0;border-radius:40px;overflow:clip;background:rgb(128 128 128/.34);\
  box-shadow:inset 0 0 0 1px rgb(255 255 255/.16),0 20px 60px rgb(0 0 0/.25)}
  .pv[data-platform=watchos]{background:#000;padding:4px}
  [data-platform=watchos] .statusbar{height:22px;padding:2px 12px;justify-content:end;\
  font-size:15px;line-height:18px;font-weight:500}
  .pv[data-platform=tvos]{background:linear-gradient(160deg,#3a3a40,#17171a);padding:60px 80px}
  .pv[data-platform=tvos][data-scheme=light]{background:linear-gradient(160deg,#f4f4f6,#d5d6dc)}

  """
