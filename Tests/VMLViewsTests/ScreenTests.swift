import Testing
import VMLDocuments
import VMLViews

/// Whole screens as an app has them: a form with states, a card of data, a board with parts.
struct ScreenTests {
  @Test func signIn() throws {
    let vml = String(decoding: try SignIn().document(), as: UTF8.self)
    #expect(vml.contains(#"<TextField style="textFieldStyle(.roundedBorder);keyboardType("#))
    #expect(
      vml.contains(#"alert(&quot;Error&quot;, isPresented: attr(isWrong), actions: :actions"#))
    #expect(vml.contains(#" isWrong="false" "#))
    #expect(vml.contains(#"<Button template="actions">OK</Button>"#))
  }

  @Test func product() throws {
    let lamp = Product(name: "Lamp", image: "lamp", price: 40, oldPrice: 49.5, isOnSale: true)
    let vml = String(decoding: try ProductTile(product: lamp).document(), as: UTF8.self)
    #expect(vml.contains(#"<Text style="font(.title3);fontWeight(.bold)">$40.00</Text>"#))
    #expect(vml.contains("strikethrough();foregroundStyle(.secondary)\">$49.50</Text>"))
    #expect(vml.contains("SALE"))
    let plain = Product(name: "Lamp", image: "lamp", price: 40, oldPrice: nil, isOnSale: false)
    #expect(!(try text(ProductTile(product: plain)).contains("SALE")))
  }

  @Test func board() throws {
    let vml = String(decoding: try Board().document(), as: UTF8.self)
    #expect(
      vml.contains(
        #"<LinearGradient colors="[.blue.opacity(0.3), .purple.opacity(0.3)]" endPoint="bottomTrailing" startPoint="topLeading" style="ignoresSafeArea()"/>"#
      ))
    #expect(
      vml.contains(
        "frame(maxWidth: .infinity, alignment: .leading);padding();background(.ultraThinMaterial)"))
    #expect(vml.contains(#"style="foregroundStyle(.green)""#))
  }
}

private struct SignIn: View {
  @State private var email = ""
  @State private var password = ""
  @State private var staysSignedIn = false
  @State private var isWrong = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Image(systemName: "lock.circle.fill")
          .resizable()
          .frame(width: 80, height: 80)
          .foregroundStyle(.blue)
          .accessibilityHidden(true)
        VStack(spacing: 16) {
          TextField("Email", text: $email)
            .textFieldStyle(.roundedBorder)
            .keyboardType(.emailAddress)
            .textContentType(.emailAddress)
          SecureField("Password", text: $password)
            .textFieldStyle(.roundedBorder)
            .textContentType(.password)
          Toggle("Remember me", isOn: $staysSignedIn)
        }
        .padding(.horizontal)
        Button(action: {}) {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        HStack {
          Link("Forgot Password?", destination: URL(filePath: "/forgot"))
            .font(.footnote)
          Spacer()
        }
      }
      .padding(.top, 50)
      .navigationTitle("Login")
      .alert("Error", isPresented: $isWrong) {
        Button("OK") {}
      } message: {
        Text("Invalid credentials")
      }
    }
  }
}

private struct Product {
  let name: String
  let image: String
  let price: Double
  let oldPrice: Double?
  let isOnSale: Bool
}

private struct ProductTile: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ZStack(alignment: .topTrailing) {
        Image(product.image)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(height: 200)
          .clipped()
        if product.isOnSale {
          Text("SALE")
            .font(.caption)
            .fontWeight(.bold)
            .padding(.horizontal, 8)
            .background(.red)
            .foregroundStyle(.white)
            .clipShape(Capsule())
            .padding(8)
        }
      }
      Text(product.name)
        .font(.headline)
        .lineLimit(1)
      HStack {
        Text("$\(product.price, specifier: "%.2f")")
          .font(.title3)
          .fontWeight(.bold)
        if let oldPrice = product.oldPrice {
          Text("$\(oldPrice, specifier: "%.2f")")
            .font(.caption)
            .strikethrough()
            .foregroundStyle(.secondary)
        }
        Spacer()
        Button(action: {}) {
          Image(systemName: "cart.badge.plus")
        }
        .buttonStyle(.bordered)
      }
    }
    .padding()
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .shadow(radius: 4)
  }
}

private struct Board: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue.opacity(0.3), .purple.opacity(0.3)],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      ScrollView {
        VStack(spacing: 20) {
          HStack(spacing: 16) {
            Figure(title: "Revenue", change: "+12%", isPositive: true)
            Figure(title: "Orders", change: "-3%", isPositive: false)
          }
          RoundedRectangle(cornerRadius: 20)
            .fill(.ultraThinMaterial)
            .frame(height: 200)
            .overlay(
              Text("Chart")
                .foregroundStyle(.secondary)
            )
            .padding(.horizontal)
        }
      }
    }
  }
}

private struct Figure: View {
  let title: String
  let change: String
  let isPositive: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.caption)
        .foregroundStyle(.secondary)
      HStack(spacing: 4) {
        Image(systemName: isPositive ? "arrow.up.right" : "arrow.down.right")
          .font(.caption)
        Text(change)
          .font(.caption)
      }
      .foregroundStyle(isPositive ? .green : .red)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.ultraThinMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
