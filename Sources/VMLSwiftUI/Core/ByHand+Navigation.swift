#if canImport(SwiftUI)
  import SwiftUI
  import VMLBehaviour
  import VMLMarkup

  // Over VMLViews these are written as the document has them.
  extension Draw {
    /// The stack that steps and links push on.
    static func navigationStack(_ scope: Scope) -> Subject? {
      let client = scope.drawing.client
      guard let place = client.place(ofScreen: scope.node.id.screen) else { return nil }
      let tab = client.tab(around: scope.index, in: scope.drawing)
      return Subject(
        DrawnStack(client: client, layer: place.layer, tab: tab.isEmpty ? place.tab : tab) {
          Slot(scope: scope, name: "root", isDefault: true)
        })
    }

    /// A way to another page of the release; `nil` for a link that leads elsewhere.
    static func pageLink(_ scope: Scope) -> Subject? {
      let isLink = scope.node.name == "Link"
      guard let path = scope.node[isLink ? "destination" : "value"], path.hasPrefix("/") else {
        return nil
      }
      let client = scope.drawing.client
      guard !isLink, !scope.node.events.contains(.onTap),
        let place = client.place(ofScreen: scope.node.id.screen)
      else {
        return Subject(
          Button {
            scope.happen(.onTap)
          } label: {
            label(scope)
          })
      }
      let entry = StackEntry(height: place.height, path: path, link: scope.node.id)
      return Subject(NavigationLink(value: entry) { label(scope) })
    }

    @ViewBuilder private static func label(_ scope: Scope) -> some View {
      if let title = scope.node["title"] {
        Text(verbatim: title)
      } else {
        Slot(scope: scope, name: "label", isDefault: true)
      }
    }
  }
#endif
