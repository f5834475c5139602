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
  .pv[data-platform=ios]{--status:54px;--home:34px}
  .pv[data-platform=ios]:not(:has(>.safe .bar)){--status:59px}
  .pv[data-platform=ipados]{--status:24px;--home:34px}
  .pv[data-platform=macos]{--status:28px}
  .statusbar{grid-row:1;height:var(--status);padding-top:19px;padding-inline:51px 32px;\
  display:flex;justify-content:space-between;align-items:flex-start;font-weight:600;font-size:17px;\
  line-height:22px;color:var(--label);z-index:10;pointer-events:none}
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
  .system[data-platform=ipados] .inset.atbottom,\
  .system[data-platform=ipados] .bottombar{padding-bottom:20px}
  .system[data-platform=ios] .page>.scroll>.content,\
  .system[data-platform=ios] .page>*>.scroll.down:last-child>.content{padding-bottom:34px}
  .system[data-platform=ios] .inset.atbottom>*::after{--below-inset:26px}
  .system[data-platform=ipados] .inset.atbottom>*::after{--below-inset:20px}
  .system .inset.atbottom>*::after{content:"";position:absolute;inset:100% 0 auto;\
  height:var(--below-inset,0px);background:inherit;backdrop-filter:inherit}
  .system .bleeds{margin-top:calc(-1*var(--status,0px))!important;\
  margin-bottom:calc(-1*var(--home,0px))!important}
  .system .bleeding{top:calc(-1*var(--status,0px));bottom:calc(-1*var(--home,0px))}
  .system[data-platform=ios] .dots{padding-bottom:40px}
  [data-platform=ipados] .statusbar{padding:4px 20px 0;font-size:12px;line-height:16px}
  [data-platform=macos] .windowbar{grid-row:1;height:28px;display:grid;align-items:center;\
  padding:0 10px;z-index:10}
  .pv:has(>.safe .nav:not([hidden] *))>.windowbar,.over .lights,.sidebar~* .lights{display:none}
  .pv:has(>.safe .nav:not([hidden] *))[data-platform=macos]{--status:52px}
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
  .pv[data-platform=watchos]{--status:22px}
  [data-platform=watchos] .statusbar{padding:2px 12px;justify-content:end;\
  font-size:15px;line-height:18px;font-weight:500}
  [data-platform=visionos]>.ornament{bottom:4px}
  .pv[data-platform=tvos]{background:linear-gradient(160deg,#3a3a40,#17171a);padding:60px 80px}
  .pv[data-platform=tvos][data-scheme=light]{background:linear-gradient(160deg,#f4f4f6,#d5d6dc)}

  """
