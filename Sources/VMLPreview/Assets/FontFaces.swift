/// Inter as large as San Francisco, for systems that do not have that.
///
/// Texts are then about as wide, and break at the same places. Where Inter is not there either,
/// these faces are not used.
let fontFaces = [
  (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
  (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
].map { weight, name in
  """
  @font-face{font-family:"Inter for SF";font-weight:\(weight);src:local("Inter-\(name)"),\
  local("Inter \(name)"),local("InterVariable");size-adjust:97.5%}

  """
}.joined()
