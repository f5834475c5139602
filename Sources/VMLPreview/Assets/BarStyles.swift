/// Bars, tabs, and what lies over a screen.
let barStyles = """
  .nav,.tabs{display:grid;min-height:0;min-width:0}
  .nav{grid-template:auto minmax(0,1fr) auto/minmax(0,1fr)}
  .nav>.bars{z-index:2}
  .page{min-height:0;min-width:0}
  .bar{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);align-items:center;\
  min-height:44px;padding:0 16px;gap:8px}
  .leading,.trailing,.middle{display:flex;align-items:center;gap:18px;min-width:0}
  .trailing{justify-content:end}
  .pv:is([data-platform=ios],[data-platform=ipados]) :is(.leading,.trailing) .symbol svg{scale:1.2}
  .bars[data-scheme]{color:var(--label)}
  .system:is([data-platform=ios],[data-platform=ipados]) .bars.painted::before{content:"";\
  position:absolute;inset:-59px 0 100%;background:inherit}
  .title{font-weight:600;font-size:17px;line-height:22px;white-space:nowrap;overflow:hidden;\
  text-overflow:ellipsis}
  .largetitle{font-weight:700;padding:4px 16px 7px;letter-spacing:-.02em}
  .subtitle{font-size:11px;line-height:14px;color:var(--label2)}
  .search{display:flex;align-items:center;gap:6px;margin:1px 16px 12px!important;padding:7px \
  8px!important;border-radius:var(--search);background:var(--fill3);color:var(--label2)}
  .query{flex:1;min-width:0}
  .query .typed{color:var(--label)}
  .search .t{overflow:hidden;white-space:nowrap}
  .bottombar{display:flex;justify-content:space-between;align-items:center;padding:10px 16px;\
  background:var(--bar);border-top:.5px solid var(--sep)}
  .onground,.onground>.bars{background:var(--ground)}
  [data-platform=macos] .nav>.bars{background:var(--bar);border-bottom:1px solid var(--sep)}
  [data-platform=macos] .bar{display:flex;min-height:52px;padding:0 16px;gap:16px}
  [data-platform=macos] .middle{flex:1}
  [data-platform=macos] .leading:empty{display:none}
  [data-platform=macos] .title{font-size:15px;line-height:18px}
  [data-platform=macos] .search{width:180px;margin:0!important;padding:4px 7px!important;\
  border-radius:6px}
  [data-platform=visionos] .bar{min-height:72px;padding:0 24px;\
  grid-template-columns:auto minmax(0,1fr) auto}
  [data-platform=visionos] .title{font-size:24px;line-height:32px;font-weight:700}
  [data-platform=visionos] .leading>*,[data-platform=visionos] .trailing>*{min-width:44px;\
  min-height:44px;border-radius:22px;background:rgb(255 255 255/.12);display:grid;\
  place-items:center}
  [data-platform=visionos] .trailing{gap:12px}
  [data-platform=visionos] .search{min-height:44px;margin:0 24px 12px!important;padding:9px \
  16px!important;border-radius:22px;background:rgb(0 0 0/.2)}
  [data-platform=tvos] .bar{min-height:86px;padding:0 0 20px;gap:40px}
  [data-platform=tvos] .title{font-size:57px;line-height:66px;font-weight:500}
  [data-platform=tvos] .subtitle{font-size:29px;line-height:36px}
  [data-platform=tvos] .leading,[data-platform=tvos] .trailing,[data-platform=tvos] \
  .middle{gap:40px}
  [data-platform=tvos] .search{min-height:66px;margin:0 0 30px!important;padding:14px \
  28px!important;gap:16px;border-radius:14px}
  [data-platform=watchos] .bar{min-height:20px;padding:0 8px}
  [data-platform=watchos] .title{font-size:15px}
  .sidebar{width:240px;border-inline-end:1px solid var(--sep);background:var(--ground)}
  .middlecolumn{background:none}
  .tabs{grid-template:minmax(0,1fr) auto/minmax(0,1fr)}
  .tabbar{display:flex;justify-content:space-around;padding:6px 4px 2px;min-height:49px;\
  background:var(--bar);border-top:.5px solid var(--sep);z-index:3}
  .tab{flex:1;display:grid;place-items:center;align-content:start}
  .tab .t{white-space:nowrap}
  .tabbadge{position:absolute!important;z-index:1;top:0;left:calc(50% + 4px);min-width:18px;\
  padding:0 5px;border-radius:9px;background:#ff3b30;color:#fff;font-size:13px;line-height:18px;\
  text-align:center}
  .tab.on>.whenoff,.tab:not(.on)>.whenon{display:none}
  .pane{grid-area:1/1}
  [data-platform=macos] .tabs,[data-platform=tvos] .tabs{\
  grid-template:auto minmax(0,1fr)/minmax(0,1fr)}
  [data-platform=macos] .tabbar{justify-self:center;height:26px;min-height:0;\
  margin:10px!important;padding:2px;\
  gap:2px;border:0;border-radius:7px;background:var(--fill3)}
  [data-platform=macos] .tab{padding:3px 14px;border-radius:5.5px;align-content:center}
  [data-platform=macos] .pane,[data-platform=tvos] .pane{grid-area:2/1}
  [data-platform=macos] .tabs:has(>.pane:not([hidden])>.nav)>.tabbar{grid-area:1/1;\
  margin-top:62px!important}
  [data-platform=macos] .tabs:has(>.pane:not([hidden])>.nav)>.pane{grid-area:1/1/3}
  [data-platform=macos] .tabs>.pane>.nav>.page{padding-top:46px}
  [data-platform=macos] .tabs:not(.paged)>.pane{--status:74px}
  [data-platform=tvos] .tabbar{justify-self:center;min-height:68px;margin:0 0 40px!important;\
  padding:0;border:0;border-radius:34px;background:var(--m2)}
  [data-platform=tvos] .tab{flex:none;grid-auto-flow:column;gap:14px;min-height:68px;\
  padding:0 40px;border-radius:34px;align-content:center}
  [data-platform=tvos] .tab.on{background:rgb(255 255 255/.9)}
  [data-platform=macos] .tab.on{background:var(--control);box-shadow:0 0 0 .5px var(--edge)}
  .pv[data-platform=ipados] .tabs:not(.paged)>.tabbar{grid-area:1/1;place-self:start center;gap:0;\
  width:max-content;min-height:38px;margin:3px 0 0!important;padding:2px!important;border:0;\
  border-radius:20px;background:var(--m3);backdrop-filter:blur(20px);\
  box-shadow:0 2px 12px rgb(0 0 0/.12)}
  .pv[data-platform=ipados] .tabs:not(.paged)>.pane{grid-area:1/1/3}
  .pv[data-platform=ipados] .tabs:not(.paged)>.pane:not(:has(>.nav)){padding-top:50px;--status:74px}
  .pv[data-platform=ipados] .tabs>.pane>.nav .bar{grid-template-columns:auto auto minmax(0,1fr)}
  .pv[data-platform=ipados] .tab{min-width:0;height:34px;padding:0 18px;align-content:center;\
  border-radius:17px}
  .pv[data-platform=ipados] .tab.on{background:var(--fill3)}
  .paged{grid-template:minmax(0,1fr)/minmax(0,1fr)}
  .paged>*{grid-area:1/1}
  [data-platform=visionos] .tabs{grid-template:minmax(0,1fr)/minmax(0,1fr)}
  [data-platform=visionos] .tabbar{grid-area:1/1;align-self:center;justify-self:start;\
  flex-direction:column;gap:8px;min-height:0;margin-inline-start:16px!important;padding:12px;\
  border:0;border-radius:36px;background:rgb(110 114 120/.72);backdrop-filter:blur(30px);\
  box-shadow:inset 0 0 0 1px rgb(255 255 255/.2),0 10px 30px rgb(0 0 0/.25)}
  [data-platform=visionos] .tab{flex:none;width:44px;height:44px;border-radius:22px;\
  align-content:center}
  [data-platform=visionos] .tab.on{background:rgb(255 255 255/.22)}
  [data-platform=visionos] .tab .t{display:none}
  [data-platform=visionos] .pane{padding-inline-start:76px}
  [data-platform=visionos] .paged>.pane{padding-inline-start:0}
  .dots{align-self:end;justify-self:center;display:flex;gap:8px;padding:12px}
  .dot{width:8px;height:8px;border-radius:50%;background:var(--label3)}
  .dot.on{background:var(--label)}
  .inset{z-index:2}
  .menulayer{position:absolute!important;inset:0;z-index:40}
  .menupanel{position:absolute!important;width:250px;max-height:80%;overflow-y:auto;\
  scrollbar-width:none;border-radius:var(--menu);background:var(--m4);backdrop-filter:blur(30px);\
  box-shadow:0 10px 60px rgb(0 0 0/.28),0 0 0 .5px var(--sep)}
  .menuitem{display:grid;align-items:center;min-height:44px;padding:11px 16px}
  .menuitem+.menuitem,.menuitem+.menugroup,.menugroup+.menuitem,.menugroup+.menugroup{\
  border-top:.5px solid var(--sep)}
  .menupanel>.divider{height:8px!important;background:var(--fill4)!important}
  [data-platform=macos] .menupanel{width:max-content;min-width:120px;padding:5px;border-radius:6px}
  [data-platform=macos] .menuitem{min-height:22px;padding:3px 8px;border:0;border-radius:4px}
  [data-platform=macos] .menuitem:hover{background:var(--tint);--label:#fff}
  [data-platform=macos] .menupanel>.divider{height:1px!important;margin:5px 9px!important;\
  background:var(--sep)!important}
  [data-platform=visionos] .menupanel{border-radius:24px;background:rgb(92 96 102/.9)}
  .ornament{position:absolute!important;left:50%;bottom:-10px;transform:translateX(-50%);\
  z-index:4;width:max-content;max-width:90%}
  .over{z-index:20;display:grid;align-items:end;background:rgb(0 0 0/.2)}
  .sheet,.cover{background:var(--bg);border-radius:var(--sheet) var(--sheet) 0 0;\
  height:92%;width:100%;overflow:clip}
  [data-platform=ios] .sheet{height:min(var(--detent,100%),100% - 69px)}
  .grabber{position:absolute!important;z-index:5;top:5px;left:calc(50% - 18px);width:36px;\
  height:5px;border-radius:3px;background:var(--label3)}
  .cover{height:100%;border-radius:0}
  .pv:is([data-platform=ios],[data-platform=ipados])[data-scheme=dark] .sheet{--bg:#1c1c1e;\
  --ground:#1c1c1e;--cell:#2c2c2e}
  .pv:is([data-platform=ios],[data-platform=ipados]) .sheet .bar{min-height:57px;\
  padding-block:7px 6px}
  [data-platform=ipados] .sheet{width:704px;max-width:100%;justify-self:center;align-self:center;\
  border-radius:12px}
  [data-platform=macos] .sheet{width:max-content;min-width:min(420px,90%);max-width:90%;\
  height:fit-content;max-height:calc(100% - 60px);margin-top:40px!important;align-self:start;\
  justify-self:center;border-radius:10px;background:var(--ground);box-shadow:0 0 0 .5px \
  var(--edge),0 18px 50px rgb(0 0 0/.35)}
  [data-platform=macos] .over{background:rgb(0 0 0/.12)}
  [data-platform=tvos] .sheet{height:100%;border-radius:0}
  [data-platform=visionos] .sheet,[data-platform=visionos] .cover{width:min(640px,84%);\
  height:min(560px,84%);padding-top:16px;align-self:center;justify-self:center;\
  border-radius:46px;background:rgb(104 108 114/.96);box-shadow:inset 0 0 0 1px \
  rgb(255 255 255/.18),0 30px 80px rgb(0 0 0/.4)}
  [data-platform=visionos] .over{background:rgb(0 0 0/.3)}
  .alert,.dialog{align-self:center;justify-self:center;width:var(--alert);text-align:center}
  .alert,.dialog>*{border-radius:var(--round);background:var(--m4);backdrop-filter:blur(30px)}
  .dialog{align-self:end;width:calc(100% - 16px);margin-bottom:34px!important;display:grid;gap:8px}
  .pv:not([data-look="26"]) .dialog .alertactions{font-size:20px;line-height:25px}
  .pv:not([data-look="26"]) .dialog .alertactions>*{min-height:57px}
  .dialog>*>.alertactions:first-child>:first-child{border-top:0}
  .pv:not([data-platform=macos]) .alertactions :is(.cancel .t,.t.cancel){font-weight:600}
  [data-platform=macos] .alert{width:260px;border-radius:10px;background:var(--ground);\
  box-shadow:0 0 0 .5px var(--edge),0 18px 50px rgb(0 0 0/.35)}
  [data-platform=macos] .alertactions{gap:8px;padding:0 16px 16px}
  [data-platform=macos] .alertactions>*{min-height:28px;border:0!important;border-radius:6px;\
  background:var(--fill3)}
  [data-platform=tvos] .alert,[data-platform=tvos] .dialog{align-self:center;width:860px;\
  margin:0!important;padding:40px;border-radius:40px}
  [data-platform=tvos] .alertactions>*{min-height:66px;border:0}
  .system[data-platform=ios] .alert{margin-top:25px!important}
  .alerttext{display:grid;justify-items:center;gap:4px;padding:19px 16px}
  .alerttext>.t+.t{line-height:1.22!important}
  .alertactions{display:grid}
  .alertactions>*{min-height:44px;display:grid;place-items:center;\
  border-top:.5px solid var(--sep)}
  .alert .alertactions:has(>:nth-child(2):last-child){grid-template-columns:1fr 1fr}
  .alert .alertactions:has(>:nth-child(2):last-child)>:first-child{\
  border-inline-end:.5px solid var(--sep)}

  """
