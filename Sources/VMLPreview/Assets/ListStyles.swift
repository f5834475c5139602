/// Lists and forms.
let listStyles = """
  .list{overflow-y:auto;overflow-x:clip;min-height:0;scrollbar-width:none;align-content:start}
  .list>.sections{padding-bottom:34px}
  .row{justify-items:start;min-height:var(--row);padding:var(--rowpad) 16px;align-items:center}
  .row+.row::before{content:"";position:absolute;top:0;height:var(--line);\
  inset-inline:16px var(--edge-inset);background:var(--rule,var(--sep))}
  .pv:not([data-platform=macos]) .row+.row:has(>.label.inrow)::before,\
  .pv:not([data-platform=macos]) .row+.row:has(>*>.label.inrow)::before{\
  inset-inline-start:calc(16px + var(--slot) + var(--gap))}
  .row:has(.switch),.row:has(.stepper),.row:has(.pill){padding-block:6px}
  .row:has(.slider){padding-block:5px}
  .row.nosep::before,.row.nosep+.row::before{display:none}
  .row>.swipe{grid-area:auto}
  .row:has(>.swipe){touch-action:pan-y}
  .swipe{display:none;position:absolute;inset-block:0;inset-inline-end:0;z-index:1;\
  flex-direction:row-reverse}
  .swipe.atstart{inset-inline:0 auto;flex-direction:row}
  [data-swiped~=end]>.swipe:not(.atstart),[data-swiped~=start]>.atstart{display:flex}
  .swipe>.button{align-self:stretch;min-width:74px;border-radius:0}
  .labeled>.sp{min-width:8px}
  .row>.labeled{gap:0}
  .insetgrouped .arrow{margin-inline:-2px -4px}
  .arrows{margin-inline:-2.5px -3px}
  .insetgrouped .switch{margin-inline-end:-2px}
  .leads{justify-items:start;justify-self:stretch!important}
  .rows{background:var(--cell)}
  .spaced .rows{display:grid;gap:var(--spacing)}
  .spaced .insetgrouped .rows,.spaced.insetgrouped .rows{background:none;border-radius:0}
  .spaced .insetgrouped .row,.spaced.insetgrouped .row{border-radius:var(--card);\
  background:var(--cell)}
  .spaced .row::before{display:none}
  .bareground.list,.bareground .list{background:none}
  [aria-expanded=true]>.turns{rotate:90deg}
  [aria-expanded=true]>.turns.mirrored{rotate:-90deg}
  .insetgrouped,.grouped{background:var(--ground)}
  .insetgrouped>.sections{padding:0 var(--side,var(--margin)) 40px}
  .insetgrouped .row{padding-inline:var(--inset)}
  .insetgrouped .row+.row::before{inset-inline-start:var(--inset)}
  .pv:not([data-platform=macos]) .insetgrouped .row+.row:has(>.label.inrow)::before,\
  .pv:not([data-platform=macos]) .insetgrouped .row+.row:has(>*>.label.inrow)::before{\
  inset-inline-start:calc(var(--inset) + var(--slot) + var(--gap))}
  .insetgrouped .rows{border-radius:var(--card);overflow:clip}
  .insetgrouped .section,.grouped .section{\
  padding-top:var(--sections,var(--above))}
  .insetgrouped .section:first-child,.grouped .section:first-child{\
  padding-top:max(var(--least),var(--top,35px))}
  .nav:has(>.bars>.largetitle) .insetgrouped .section:first-child:not(:has(>.header)),\
  .nav:has(>.bars>.largetitle) .grouped .section:first-child:not(:has(>.header)){\
  padding-top:max(var(--least),var(--top,0px))}
  .insetgrouped .section:first-child:has(>.header),\
  .grouped .section:first-child:has(>.header){padding-top:max(var(--least),var(--top,var(--first)))}
  .section>.header,.section>.footer{display:grid;justify-items:start;padding:7px 16px}
  .insetgrouped .section>.header,.grouped .section>.header{\
  padding:0 var(--inset) var(--below)}
  .insetgrouped .section>.footer,.grouped .section>.footer{\
  padding:var(--foot) var(--inset) 0}
  .insetgrouped .section:has(>.footer)+.section,\
  .grouped .section:has(>.footer)+.section{\
  padding-top:var(--sections,var(--afterfoot))}
  .section>.header .t,.section>.footer .t{line-height:1.193!important}
  .insetlist .rows,.plainlist .rows,.sidebarlist .rows{background:none}
  .plainlist .header,.insetlist .header{padding:10px 16px 6px}
  .columns .rows{background:none}
  [data-platform=macos] .columns>.sections{display:grid;gap:10px 8px;\
  grid-template-columns:auto minmax(0,1fr);align-content:start}
  [data-platform=macos] .columns :is(.section,.rows,.row,.row>.labeled){display:grid;\
  grid-column:1/-1;grid-template:auto/subgrid;gap:10px 8px!important}
  [data-platform=macos] .columns .row{padding:0}
  [data-platform=macos] .columns .row::before{display:none}
  [data-platform=macos] .columns :is(.row,.labeled,.section)>*{grid-area:auto/2;\
  justify-self:start}
  [data-platform=macos] .columns :is(.header,.footer){padding:0}
  [data-platform=macos] .columns :is(.rows,.row>.labeled){grid-column:1/-1;\
  justify-self:stretch}
  [data-platform=macos] .columns .labeled>:first-child{grid-column:1;justify-self:end}
  [data-platform=macos] .columns .labeled>.sp{display:none}
  [data-platform=macos] .columns :is(.row,.labeled)>.gx:not(:first-child,.sp),\
  [data-platform=macos] .columns .row>.gx:not(.labeled){justify-self:stretch}
  [data-platform=macos] .row{min-height:24px;padding:4px 10px}
  [data-platform=macos] .insetlist>.sections{padding:10px}
  [data-platform=macos] .insetlist .row,[data-platform=macos] .sidebarlist .row{min-height:28px;\
  border-radius:6px}
  [data-platform=macos] .insetlist .row::before{inset-inline:10px}
  [data-platform=macos] .insetgrouped>.sections{padding:4px 20px 20px;max-width:760px;\
  margin-inline:auto}
  [data-platform=macos] .insetgrouped .section{padding-top:18px!important}
  [data-platform=macos] .insetgrouped .rows{border-radius:8px;\
  box-shadow:0 0 0 .5px var(--sep)}
  [data-platform=macos] .insetgrouped .row{min-height:38px;padding:8px 10px}
  [data-platform=macos] .insetgrouped .row+.row::before{inset-inline:10px}
  [data-platform=macos] .insetgrouped .section>.header,\
  [data-platform=macos] .insetgrouped .section>.footer{padding:6px 10px}
  [data-platform=macos] .label.inrow{gap:7px}
  [data-platform=macos] .label.inrow>.icon.symbol{width:18px!important}
  [data-platform=macos] .columns>.sections{padding:20px;max-width:560px;margin-inline:auto}
  [data-platform=macos] .switch{margin:0}
  [data-platform=visionos] .list{background:none}
  [data-platform=visionos] .row{min-height:60px;padding:14px 20px}
  [data-platform=visionos] .insetgrouped>.sections{padding-inline:24px}
  [data-platform=visionos] .insetgrouped .rows{border-radius:16px}
  [data-platform=watchos] .insetgrouped>.sections{padding-inline:2px}
  [data-platform=watchos] .rows{background:none;display:grid;gap:4px}
  [data-platform=watchos] .row{background:#222223;border-radius:10px}
  [data-platform=watchos] .row::before{display:none}

  """
