import SwiftUI

func aside() -> some View { Text("a function of a file") }

struct Loop: View {
  var one: some View { two }
  var two: some View { one }
  var body: some View { one }
}

struct Odd: View {
  @State private var date = Date()
  @State private var names: [String] = ["Ada", "Grace"]
  @FocusState private var isFocused: Bool
  @Namespace private var space
  @GestureState private var offset = 0.0
  @EnvironmentObject var store: Store
  @State private var isOn = false

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date)
      ForEach(names, id: \.self) { Text($0) }
      ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
      TextField("Mail", text: .constant("a@b")).focused($isFocused)
      Text("x").matchedGeometryEffect(id: "x", in: space)
      Text(store.title.uppercased()).offset(x: offset)
      if isOn && store.isReady { Text("both") }
      if #available(iOS 18, *) { Text("new") } else { Text("old") }
      Button("Go") {
        for name in names { print(name) }
        if isOn { isOn = false } else { isOn = true }
        store.names[0] = "b"
      }
      unknown()
      Text("a") + Text("b")
      let sum = 1 + 2
      Text("\(sum)")
      GeometryReader { proxy in Text("\(proxy.size.width)") }
      aside()
    }
    .gesture(DragGesture())
    .unheard(of: 1)
    .animation(.default, value: isOn)
  }
}
