import SwiftUI

struct Deep: View {
  // Brackets in literals, interpolations and comments are none: ((((((((( [[[[[[[[[ /* [[[[[[[[[ */
  let text = "[[[[[[[[[[" + #"\("[["#  // [[[[[[[[[[
  let long = """
    [[[[[[[[[[ "\("[[")" \([1].map { "[[\($0)" }.joined())
    """
  let fine = [[[[[[[[1]]]]]]]]
  let deep = [[[[[[[[[1]]]]]]]]]
  var body: some View { Text(text) }
}
