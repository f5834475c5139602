import SwiftUI

struct Message: Identifiable, Hashable {
  let id = UUID()
  let sender: String
  let subject: String
  let preview: String
  let date: String
  var isRead: Bool
  var isFlagged = false
}

struct InboxView: View {
  @State private var unread: [Message] = [
    Message(
      sender: "Ana Silva", subject: "Invoice 2041", preview: "Please find attached…", date: "9:41",
      isRead: false),
    Message(
      sender: "GitHub", subject: "New sign-in", preview: "We noticed a new sign-in", date: "8:02",
      isRead: false, isFlagged: true),
  ]
  @State private var earlier: [Message] = [
    Message(
      sender: "Tom", subject: "Lunch?", preview: "Are you free on Friday?", date: "Yesterday",
      isRead: true)
  ]
  @State private var selection: Message?
  @State private var showingCompose = false

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section("Unread") {
          ForEach(unread) { message in
            MessageRow(message: message)
              .swipeActions(edge: .leading) {
                Button {
                  markRead(message)
                } label: {
                  Label("Read", systemImage: "envelope.open")
                }
                .tint(.blue)
              }
              .swipeActions {
                Button(role: .destructive) {
                  delete(message)
                } label: {
                  Label("Delete", systemImage: "trash")
                }
                Button("Flag", systemImage: "flag") { flag(message) }
                  .tint(.orange)
              }
          }
          .onDelete { offsets in unread.remove(atOffsets: offsets) }
          .onMove { from, to in unread.move(fromOffsets: from, toOffset: to) }
        }
        Section {
          ForEach(earlier) { message in
            MessageRow(message: message)
          }
        } header: {
          Text("Earlier")
        } footer: {
          Text("\(earlier.count) messages")
            .frame(maxWidth: .infinity, alignment: .center)
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("Inbox")
      .refreshable { await reload() }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Button {
            showingCompose.toggle()
          } label: {
            Image(systemName: "square.and.pencil")
          }
          .accessibilityLabel("Compose")
        }
      }
      .sheet(isPresented: $showingCompose) {
        NavigationStack {
          Text("New message")
            .navigationTitle("Compose")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { showingCompose = false }
              }
            }
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  private func markRead(_ message: Message) {}
  private func delete(_ message: Message) { unread.removeAll { $0.id == message.id } }
  private func flag(_ message: Message) {}
  private func reload() async {}
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle()
        .fill(message.isRead ? Color.clear : Color.blue)
        .frame(width: 10, height: 10)
        .padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(message.sender).font(.headline)
          Spacer()
          if message.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange).imageScale(.small)
          }
          Text(message.date).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(message.subject).font(.subheadline).lineLimit(1)
        Text(message.preview).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
    .padding(.vertical, 4)
    .contextMenu {
      Button("Reply", systemImage: "arrowshape.turn.up.left") {}
      Button("Delete", systemImage: "trash", role: .destructive) {}
    }
  }
}
