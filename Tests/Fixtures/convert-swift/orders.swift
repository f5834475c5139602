import SwiftUI

struct Order: Identifiable {
  let id: String
  let title: String
  let total: Double
  let isPaid: Bool
}

let orders: [Order] = [
  Order(id: "a", title: "Lamp", total: 120, isPaid: true),
  .init(id: "b", title: "Shade", total: 40, isPaid: false),
]

struct OrderRow: View {
  let order: Order
  var onPay: () -> Void = {}

  var body: some View {
    HStack {
      Text(order.title).bold() + Text(order.isPaid && order.total > 100 ? " (large)" : "")
      Spacer()
      if order.total > 100 && order.isPaid { Text("★") }
      Text(order.total, format: .currency(code: "EUR"))
      if !order.isPaid { Button("Pay", action: onPay) }
    }
    .padding(.vertical, 4)
  }
}

struct Tag: View {
  let text: String
  var body: some View { Text(text.uppercased()).font(.caption) }
}

struct OrdersView: View {
  @State private var due = Date()
  @State private var showsAll = false

  var body: some View {
    TabView {
      NavigationStack {
        List(orders) { order in
          OrderRow(order: order) { showsAll = true }
        }
        .navigationTitle("Orders")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("All", systemImage: "list.bullet") { showsAll.toggle() }
          }
        }
      }
      .tabItem { Label("Orders", systemImage: "cart") }

      Form {
        DatePicker("Due", selection: $due, displayedComponents: .date)
        OrderRow(order: Order(id: "c", title: "Cord", total: 9, isPaid: true))
        ForEach(["a", "b"], id: \.self) { Tag(text: $0) }
        Text("Sum: ") + Text("9 €").foregroundStyle(.red) + Text(" net")
      }
      .tabItem { Label("Plan", systemImage: "calendar") }
    }
  }
}
