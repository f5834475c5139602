import SwiftUI

// Each name stands for twice the next one.
struct Growth: View {
  var a0: String { a1 + a1 }
  var a1: String { a2 + a2 }
  var a2: String { a3 + a3 }
  var a3: String { a4 + a4 }
  var a4: String { a5 + a5 }
  var a5: String { a6 + a6 }
  var a6: String { a7 + a7 }
  var a7: String { a8 + a8 }
  var a8: String { a9 + a9 }
  var a9: String { b0 + b0 }
  var b0: String { b1 + b1 }
  var b1: String { b2 + b2 }
  var b2: String { b3 + b3 }
  var b3: String { b4 + b4 }
  var b4: String { b5 + b5 }
  var b5: String { b6 + b6 }
  var b6: String { b7 + b7 }
  var b7: String { b8 + b8 }
  var b8: String { b9 + b9 }
  var b9: String { "x" }

  var body: some View { Text(a0) }
}
