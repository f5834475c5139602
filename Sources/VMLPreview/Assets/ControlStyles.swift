/// Controls.
let controlStyles = """
  .button{cursor:default}
  .bordered{min-height:34.5px;padding:7px 12px;border-radius:var(--button);font-weight:inherit}
  .bordered.mini,.bordered.small{min-height:28px;padding:3px 10px;border-radius:14px}
  .bordered.large{min-height:50px;padding:13px 20px;border-radius:12px}
  .bordered.extra{min-height:58px;padding:17px 24px;border-radius:14px}
  .bordered.capsule{border-radius:999px}
  .bordered.circle{border-radius:999px;padding:0;aspect-ratio:1;min-width:34.5px}
  [data-platform=macos] .bordered{min-height:22px;padding:2px 10px;border-radius:5.5px;\
  background:var(--control);box-shadow:0 0 0 .5px var(--edge),0 1px 1.5px rgb(0 0 0/.12)}
  [data-platform=macos] .bordered.large{min-height:30px;padding:5px 14px;border-radius:7px}
  [data-platform=macos] .bordered.extra{min-height:36px;padding:8px 16px;border-radius:9px}
  [data-platform=macos] .bordered.small,[data-platform=macos] .bordered.mini{min-height:18px;\
  padding:0 7px;border-radius:4.5px}
  [data-platform=macos] .bordered.circle{padding:0;min-width:22px;border-radius:99px}
  [data-platform=visionos] .bordered{min-height:44px;padding:10px 20px;border-radius:22px;\
  background:rgb(255 255 255/.14)}
  [data-platform=visionos] .bordered.circle{min-width:44px;padding:0}
  [data-platform=watchos] .bordered{min-height:44px;padding:8px 16px;border-radius:22px;\
  background:#2a2a2b}
  [data-platform=tvos] .bordered{min-height:66px;padding:14px 40px;border-radius:14px;\
  background:rgb(128 128 128/.3)}
  .disabled{opacity:.4}
  .disabled .disabled{opacity:1}
  .switch{width:var(--switch);height:var(--switchhigh);border-radius:99px;\
  background:var(--off,var(--fill))}
  .switch::after{content:"";position:absolute;top:2px;inset-inline-start:2px;width:var(--thumb);\
  height:var(--thumbhigh);border-radius:99px;background:var(--knob);\
  box-shadow:0 3px 8px rgb(0 0 0/.15),0 1px 1px rgb(0 0 0/.16)}
  .switch.on::after{inset-inline-start:calc(100% - 2px - var(--thumb))}
  [data-platform=macos] .switch{width:38px;height:22px}
  [data-platform=macos] .switch::after{width:18px;height:18px}
  [data-platform=macos] .switch.on::after{inset-inline-start:18px}
  [data-platform=macos] .row .switch{width:26px;height:15px}
  [data-platform=macos] .row .switch::after{width:13px;height:13px;top:1px;inset-inline-start:1px}
  [data-platform=macos] .row .switch.on::after{inset-inline-start:12px}
  .checkbox,.radio{width:14px;height:14px;border-radius:4px;background:var(--control,#fff);\
  box-shadow:0 0 0 .5px var(--label3)}
  .radio{border-radius:50%}
  .checkbox.on::after{content:"";position:absolute;left:4.5px;top:1.5px;width:4.5px;height:8px;\
  border:solid #fff;border-width:0 1.8px 1.8px 0;transform:rotate(42deg)}
  .radio.on::after{content:"";position:absolute;inset:4.5px;border-radius:50%;background:#fff}
  .field{display:grid;align-items:center;min-height:22px;overflow:clip}
  .field.outlined{min-height:34px;padding:6px 7px;border-radius:6px;background:var(--bg);\
  box-shadow:inset 0 0 0 .5px var(--label3)}
  [data-platform=macos] .field.outlined{min-height:22px;padding:2px 6px;border-radius:5px;\
  background:var(--control)}
  [data-platform=macos][data-scheme=dark] .field.outlined{background:rgb(255 255 255/.06)}
  [data-platform=visionos] .field.outlined{min-height:44px;padding:10px 20px;border-radius:16px;\
  background:rgb(0 0 0/.22);box-shadow:none}
  [data-platform=macos] .row>.labeled>.field{justify-items:end;text-align:end}
  [data-platform=macos] .columns .row>.labeled>.field{justify-items:start;text-align:start}
  .editor{padding:8px 5px;background:var(--bg);align-self:stretch}
  .slider{height:34px;min-width:60px;padding-inline:2px;display:grid;align-items:center}
  .track{height:var(--track);border-radius:2px;background:var(--fill);overflow:clip;width:100%}
  .filled{height:100%;border-radius:2px}
  .knob{position:absolute!important;width:var(--thumb);height:var(--thumbhigh);border-radius:99px;\
  inset-inline-start:calc((100% - var(--thumb))*var(--share));background:var(--knob);\
  box-shadow:0 .5px 4px rgb(0 0 0/.12),0 6px 13px rgb(0 0 0/.12)}
  [data-platform=macos] .slider{height:20px;padding:0}
  [data-platform=macos] .knob{width:20px;height:20px;top:0;\
  inset-inline-start:calc((100% - 20px)*var(--share));\
  box-shadow:0 0 0 .5px var(--edge),0 1px 2px rgb(0 0 0/.25)}
  .stepper{display:grid;grid-template-columns:1fr 1fr;width:94px;height:32px;\
  border-radius:var(--step);background:var(--fill3);place-items:center;font-size:20px;\
  line-height:32px;color:var(--label)}
  .stepper .minus{border-inline-end:1px solid var(--sep);width:100%;text-align:center}
  [data-platform=macos] .stepper{grid-template-columns:1fr;width:13px;height:22px;\
  border-radius:4px;background:var(--control);box-shadow:0 0 0 .5px var(--edge);font-size:8px;\
  line-height:11px}
  .popup{min-height:22px;padding-block:2px;padding-inline:9px 7px;border-radius:5.5px;\
  background:var(--control);\
  box-shadow:0 0 0 .5px var(--edge),0 1px 1.5px rgb(0 0 0/.1)}
  .row .popup{background:none;box-shadow:none;padding-inline:0}
  .segments{gap:0!important;padding:2px;border-radius:var(--segments);background:var(--fill3)}
  .segment{min-height:28px;padding:4px 10px;border-radius:var(--segment)}
  .segment .t{white-space:nowrap}
  .segment.on{background:var(--knob);color:#000;box-shadow:0 3px 8px rgb(0 0 0/.12),0 3px 1px \
  rgb(0 0 0/.04)}
  [data-scheme=dark] .segment.on{background:#636366}
  [data-platform=macos] .segment{min-height:20px;padding:1px 10px;border-radius:5px}
  .pill{padding:6px 11px;border-radius:var(--pill);background:var(--fill3)}
  [data-platform=macos] .pill{padding:2px 7px;border-radius:5px;background:var(--control);\
  box-shadow:0 0 0 .5px var(--edge)}
  .well{width:28px;height:28px;border-radius:50%;box-shadow:inset 0 0 0 3px var(--bg),0 0 0 2px \
  var(--fill)}
  .spinner{width:20px;height:20px;animation:pvspin 1s steps(8) infinite}
  .spinner.large{width:37px;height:37px}
  @keyframes pvspin{to{transform:rotate(1turn)}}
  @media (prefers-reduced-motion:reduce){.spinner{animation:none}}
  .ring{display:grid;place-items:center;width:58px;height:58px;border-radius:50%;\
  background:radial-gradient(closest-side,var(--bg) 78%,transparent 79%),\
  conic-gradient(var(--tint) var(--share),var(--fill) 0)}
  .groupbox{padding:16px;border-radius:10px;background:var(--ground);align-items:stretch!important}
  .groupbody{justify-items:start}
  [data-scheme=dark] .groupbox{background:#1c1c1e}
  [data-platform=macos] .groupbox{padding:0;background:none}
  [data-platform=macos] .groupbody{padding:10px;border-radius:6px;background:var(--fill4);\
  box-shadow:inset 0 0 0 .5px var(--sep)}
  [data-platform=visionos] .groupbox{background:rgb(255 255 255/.1);border-radius:20px}
  .typed{all:unset;box-sizing:border-box;width:100%;font:inherit;color:inherit;\
  line-height:inherit;text-align:inherit}
  textarea.typed{field-sizing:content;white-space:pre-wrap;min-height:1lh}
  .pill .typed,.well .typed{position:absolute;inset:0;opacity:0}

  """
