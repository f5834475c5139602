import VMLDocuments
import VMLViews

// The examples of docs/views.md that come from other systems; each stands below its name.

// example: globe

@ViewBuilder
var exampleView: some View {
  HStack {
    Image(systemName: "globe")
    Text("Hello, world!")
  }
  .padding(20)
  .background(Color(white: 0.8))
}

// example: photo

var photo: some View {
  AsyncImage(
    url: URL(string: "https://picsum.photos/600/500")
  ) { phase in
    if let image = phase.image {
      image
        .resizable()
        .scaledToFill()
    } else if phase.error != nil {
      Image(systemName: "exclamationmark.triangle.fill")
    } else {
      ProgressView()
    }
  }
  .frame(maxWidth: .infinity, minHeight: 300, maxHeight: 300)
  .clipShape(RoundedRectangle(cornerRadius: 12))
}

// example: more

var more: some View {
  Button {
    send("show_more")
  } label: {
    Text("Show more")
  }
}

// example: cards

struct Cards: View {
  var body: some View {
    VStack {
      Text("Normal").class("card")
      Text("Featured").class("card card-highlighted")
    }
  }
}

func cards() throws -> [UInt8] {
  let card = ".card { padding(16); background(.white); cornerRadius(12); }"
  let highlighted = ".card-highlighted { background(.yellow); }"
  var maker = try DocumentMaker(sheets: [card, highlighted])
  return try maker.document(of: Cards(), target: "ios").bytes
}

// example: lamps

struct Lamps: View {
  let lamps: [Lamp]

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 12) {
        ForEach(lamps) { lamp in
          HStack {
            AsyncImage(url: lamp.image)
              .frame(width: 60, height: 60)
            VStack(alignment: .leading, spacing: 2) {
              Text(lamp.name).bold()
              Text(lamp.price).foregroundColor(.gray)
            }
            Button("Buy") { send("buy", id: lamp.id) }
          }
          .padding(12)
          .background(Color.white)
        }
      }
    }
  }
}

// end

struct Lamp: Identifiable {
  let id: String
  let name: String
  let price: String
  let image: URL?
}

/// The containers of the article on variadic views, as its readers have them.
enum VariadicViews {
  struct DividedVStack<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    var body: some View {
      _VariadicView.Tree(DividedVStackLayout()) {
        content
      }
    }
  }

  struct DividedVStackLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id

      VStack {
        ForEach(children) { child in
          child
          if child.id != last {
            Divider()
          }
        }
      }
    }
  }

  struct Divided<Content: View>: View {
    var content: Content

    init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    var body: some View {
      _VariadicView.Tree(DividedLayout()) {
        content
      }
    }
  }

  struct DividedLayout: _VariadicView_MultiViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id

      ForEach(children) { child in
        child
        if child.id != last {
          Divider()
        }
      }
    }
  }

  /// The first layout of the article, which only hands its children on.
  struct PlainLayout: _VariadicView_UnaryViewRoot {
    @ViewBuilder
    func body(children: _VariadicView.Children) -> some View {
      children
    }
  }
}
