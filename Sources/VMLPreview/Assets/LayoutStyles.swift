/// Rules by which SwiftUI's containers share out space, in flexible boxes and grids.
///
/// `gx` and `gy` are views that take all of the width or height; `bx` and `by` do up to a limit;
/// `fx` and `fy` have a size of their own; `ux` and `uy` are as large as what is around where no
/// size is offered; `sx` and `sy` can be smaller than their content; `sp` is a spacer. In a row
/// every view has the same share, up to the width of its content, which is SwiftUI's way: those
/// that need less leave the rest to the others. A spacer comes last, since its share is ten
/// thousand times as small.
let layoutStyles = """
  .pv,.pv *,.pv *::before,.pv *::after{box-sizing:border-box}
  .pv *{position:relative;margin:0;padding:0;border:0}
  .pv [hidden]{display:none!important}
  .v,.h{display:flex;gap:8px;align-items:center;justify-content:center}
  .v{flex-direction:column}
  .v>*{flex:0 0 auto}
  .v>.gx{align-self:stretch}
  .bx{width:var(--mx);max-width:100%}
  .by{height:var(--my);max-height:100%}
  .v>.gy,.v.gy>.by{flex:var(--grow,10000) 1 0px;min-height:0}
  .v.gy>.by{max-height:var(--my)}
  .v>.by,.v>.sy{flex:0 1 auto;min-height:0}
  .v>.sp{flex:1 1 0px}
  .v>.fy{flex:none}
  .h>*{flex:var(--grow,10000) 1 0px;max-width:max-content}
  .h>.gx{max-width:none}
  .h>.bx{max-width:var(--mx)}
  .h>.ratio.gy{flex:none;max-width:none}
  .h>.fx{flex:none;max-width:none}
  .h>.sp{flex:1 1 0px;max-width:none}
  .h>.gy{align-self:stretch}
  .z,.m,.under,.row,.fit,.safe{display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);\
  justify-items:center;align-items:center}
  .z>*,.m>*,.under>*,.row>*,.fit>*{grid-area:1/1}
  .z>.gx,.m>.gx,.under>.gx,.row>.gx{justify-self:stretch}
  .z>.gy,.m>.gy,.under>.gy,.row>.gy{align-self:stretch;min-height:0}
  .z>.sx,.m>.sx,.under>.sx,.row>.sx,.safe>.sx,.v>.sx,.h>.sx{min-width:0}
  .z>.sx,.m>.sx,.under>.sx,.row>.sx,.safe>.sx,.v>.sx{max-width:100%}
  .z>.sy,.m>.sy,.under>.sy,.row>.sy,.safe>.sy{max-height:100%;min-height:0}
  .h>.uy,.z>.uy,.m>.uy,.under>.uy{align-self:stretch}
  .v>.ux{align-self:stretch}
  .h.rigid{min-width:min-content}
  .z>.h.rigid,.m>.h.rigid,.under>.h.rigid,.safe>.h.rigid{justify-self:auto;width:100%}
  .z>.ux,.m>.ux,.under>.ux{justify-self:stretch}
  .under,.over{position:absolute!important;inset:0}
  .under{container-type:size}
  .fit{container-type:size;width:100%;height:100%}
  .ratio{display:grid}
  .ratio>*{justify-self:stretch;align-self:stretch}
  .ratio.fitting{width:min(100cqw*var(--part,1),100cqh*var(--ratio))}
  .ratio.filling{width:max(100cqw,100cqh*var(--ratio))}
  [data-choices].fx{width:max-content}
  :is(.m,.z,.under,.v,.row)>:is(.v:has(.one),.h:has(.t)){max-width:100%}
  .h>.v:has(.one){min-width:0}
  .idealx{width:max-content!important;max-width:none!important;flex:none!important;\
  align-self:start!important;justify-self:start!important}
  .idealy{height:max-content!important;max-height:none!important;flex:none!important;\
  align-self:start!important}
  .none{display:none}
  .shape{display:grid;place-items:center;container-type:size}
  .paint{width:100%;height:100%}
  .trimmed{mask-clip:no-clip!important;mask-size:calc(100% + 2000px) calc(100% + 2000px)!important;\
  mask-position:center!important;mask-repeat:no-repeat!important}
  .paint.round{width:min(100cqw,100cqh);height:min(100cqw,100cqh)}
  .clips{overflow:clip}
  .grid{display:grid;justify-items:center;align-items:center}
  .grid>.gx{justify-self:stretch}
  .grid>.gy{align-self:stretch}
  .gridrow{display:contents}
  .scroll{display:grid;grid-template:auto/minmax(0,1fr);overflow:clip;align-items:start}
  .scroll.down{overflow-y:auto;overflow-x:clip;min-height:0}
  .scroll.along{overflow-x:auto;overflow-y:clip}
  .scroll.down.along{overflow:auto}
  .scroll.along:not(.down).gy{grid-template:minmax(0,1fr)/auto}
  .scroll.along:not(.down)>.content.gy{height:100%}
  .scroll>.content{min-width:100%}
  .scroll.along:not(.down)>.content{justify-items:start}
  .scroll.bare,.scroll.along{scrollbar-width:none}
  .scroll.unclipped{margin:-24px -40px;padding:24px 40px}
  .m>.scroll.unclipped.gx{width:calc(100% + 80px)}
  .v>.scroll.unclipped.gx{align-self:stretch}
  .divider{flex:none}
  .material{backdrop-filter:blur(22px) saturate(1.7)}
  .m0{background:var(--m0)}.m1{background:var(--m1)}.m2{background:var(--m2)}
  .m3{background:var(--m3)}.m4{background:var(--m4)}.m5{background:var(--m5)}

  """
