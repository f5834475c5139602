/// Colours of the system's own parts; a document's colours are worked out for each view.
let colorStyles = """
  .pv,.pv [data-scheme=light]{--label:#000;--label2:rgb(60 60 67/.6);--label3:rgb(60 60 67/.3);\
  --bg:#fff;--ground:#f2f2f7;--cell:#fff;--sep:rgb(60 60 67/.29);--fill:rgb(120 120 128/.2);\
  --fill3:rgb(118 118 128/.12);--fill4:rgb(116 116 128/.08);--bar:rgb(249 249 249/.94);\
  --knob:#fff;--knock:#fff;--m0:rgb(250 250 250/.45);--m1:rgb(250 250 250/.6);\
  --m2:rgb(246 246 246/.76);--m3:rgb(246 246 246/.87);--m4:rgb(246 246 246/.94);\
  --m5:rgb(248 248 248/.88)}
  .pv[data-scheme=dark],.pv [data-scheme=dark]{--label:#fff;--label2:rgb(235 235 245/.6);\
  --label3:rgb(235 235 245/.3);--bg:#000;--ground:#000;--cell:#1c1c1e;--sep:rgb(84 84 88/.6);\
  --fill:rgb(120 120 128/.36);--fill3:rgb(118 118 128/.24);--fill4:rgb(118 118 128/.18);\
  --bar:rgb(22 22 22/.92);--knob:#fff;--knock:#fff;--m0:rgb(90 90 96/.34);\
  --m1:rgb(66 66 70/.52);--m2:rgb(50 50 53/.74);--m3:rgb(46 46 48/.86);--m4:rgb(43 43 45/.95);\
  --m5:rgb(30 30 30/.9)}
  .pv[data-platform=macos][data-scheme=light]{--bg:#fff;--ground:#f5f5f5;--cell:#fff;\
  --sep:rgb(0 0 0/.1);--bar:#fbfbfb;--label2:rgb(0 0 0/.5);--label3:rgb(0 0 0/.26);\
  --control:#fff;--edge:rgb(0 0 0/.14)}
  .pv[data-platform=macos][data-scheme=dark]{--bg:#1e1e1e;--ground:#252526;--cell:#2d2d2e;\
  --sep:rgb(255 255 255/.1);--bar:#2a2a2b;--label2:rgb(255 255 255/.55);\
  --label3:rgb(255 255 255/.25);--control:#5a5a5c;--edge:rgb(0 0 0/.3)}
  .pv[data-platform=visionos]{--bg:transparent;--ground:transparent;--cell:rgb(255 255 255/.1);\
  --sep:rgb(255 255 255/.16);--bar:transparent;--label2:rgb(255 255 255/.6);\
  --m0:rgb(255 255 255/.1);--m1:rgb(255 255 255/.13);--m2:rgb(255 255 255/.16);\
  --m3:rgb(255 255 255/.2);--m4:rgb(255 255 255/.24);--m5:rgb(255 255 255/.12);\
  --fill:rgb(255 255 255/.16);--fill3:rgb(255 255 255/.12);--fill4:rgb(255 255 255/.1)}
  .pv[data-platform=watchos]{--cell:#222223;--ground:#000}

  """
