/// Measures and shapes that a version of iOS has, and what else iOS 26 draws in another way.
let lookStyles = """
  .pv{--row:44px;--rowpad:11px;--inset:20px;--edge-inset:0px;--margin:20px;--card:10px;\
  --line:.5px;--slot:28px;--gap:16px;--above:calc(106px/3);--below:6px;--first:17px;\
  --least:0px;--foot:calc(16px/3);--afterfoot:calc(88px/3);--switch:51px;\
  --switchhigh:31px;--thumb:27px;--thumbhigh:27px;--track:4px;\
  --button:8px;--segments:9px;--segment:7px;--step:8px;--pill:6px;\
  --sheet:10px;--alert:270px;--round:14px;--menu:13px;--search:10px}
  @media (min-resolution:2.5dppx){.pv{--line:calc(1px/3)}}
  .pv[data-look="26"]{--row:calc(1.19em + 32px);--rowpad:16px;--inset:16px;--edge-inset:16px;\
  --margin:16px;--card:26px;--line:1px;--slot:22px;--gap:18px;--above:26.5px;--below:10.5px;\
  --first:24px;--least:4px;--foot:calc(22px/3);--afterfoot:calc(70px/3);--switch:63px;\
  --switchhigh:28px;--thumb:37px;--thumbhigh:24px;--off:#c5c5c7;--track:6px;\
  --button:999px;--segments:16px;\
  --segment:14px;--step:16px;--pill:17px;--sheet:38px;--alert:300px;--round:34px;--menu:26px;\
  --search:18px;--rule:#e8e8e8;--glass:rgb(255 255 255/.72);\
  --rim:inset 0 0 0 .5px rgb(255 255 255/.6),0 0 0 .5px rgb(0 0 0/.06),0 4px 20px rgb(0 0 0/.1)}
  .pv[data-look="26"][data-scheme=dark]{--off:#5a5a5e;--rule:#38383b;--glass:rgb(40 40 43/.72);\
  --rim:inset 0 0 0 .5px rgb(255 255 255/.16),0 4px 20px rgb(0 0 0/.4)}
  [data-look="26"] .section:not(:has(>.header)){--above:35px}
  [data-look="26"] .insetgrouped .arrow{margin-inline:0 -3px}
  [data-look="26"] .switch::after{box-shadow:none}
  .pv[data-look="26"][data-platform=ios]:not(:has(>.safe .bar)){--status:62px}
  [data-look="26"] .bar{min-height:62px;padding-bottom:1px}
  [data-look="26"] .largetitle{padding-block:5px 3px}
  [data-look="26"] :is(.leading,.trailing,.bottombar,.tabbar,.glass){background:var(--glass);\
  backdrop-filter:blur(20px) saturate(1.8);box-shadow:var(--rim);border:0}
  [data-look="26"] :is(.leading,.trailing){width:max-content;min-width:44px;height:44px;\
  padding:0 10px;border-radius:22px;justify-content:center;justify-self:start}
  [data-look="26"] .trailing{justify-self:end}
  [data-look="26"] :is(.leading,.trailing):not(:has(>:not(.none))){visibility:hidden}
  [data-look="26"] :is(.leading,.trailing) .t{padding-inline:7px}
  [data-look="26"] .bottombar{min-height:44px;margin:0 16px 8px!important;padding:0 16px!important;\
  border-radius:22px}
  .system[data-look="26"] .bottombar{margin-bottom:28px!important}
  [data-look="26"] .tabbar{grid-area:2/1;justify-self:center;gap:0;width:max-content;\
  max-width:calc(100% - 42px);min-height:62px;margin:0 0 8px!important;padding:4px!important;\
  border-radius:31px}
  .system[data-look="26"] .tabbar{margin-bottom:21px!important}
  [data-look="26"] .tab{min-width:94px;align-content:center;border-radius:27px;height:54px}
  [data-look="26"] .tab.on{background:var(--fill3)}
  [data-look="26"] .tabs>.pane:has(.list,.scroll.down){grid-area:1/1/3/2}
  [data-look="26"] .tabs>.pane :is(.list>.sections,.scroll.down>.content){\
  padding-bottom:104px!important}
  [data-look="26"] .bordered{border-radius:var(--button)}
  [data-look="26"] .bordered.rectangle{border-radius:8px}
  [data-look="26"] .dialog>.cancels{display:none}
  [data-look="26"] .alerttext{justify-items:start;padding:22px 22px 18px;gap:6px}
  [data-look="26"] .alertactions{gap:8px;padding:0 14px 14px}
  [data-look="26"] .alertactions>*{min-height:48px;border:0!important;border-radius:24px;\
  background:var(--fill3)}
  [data-look="26"] .menupanel{padding-block:10px}
  [data-look="26"] .menuitem{border:0}
  @container screen (max-width:380px){\
  .pv[data-platform=ios]:not([data-look="26"]) .list{--margin:16px;--inset:16px}}
  @container screen (min-width:414px){\
  .pv[data-platform=ios] .largetitle{padding-inline:20px}\
  .pv[data-platform=ios][data-look="26"] .list{--margin:20px;--inset:20px;--edge-inset:20px}}

  """
