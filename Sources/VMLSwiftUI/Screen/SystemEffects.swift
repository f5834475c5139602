#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import VMLBehaviour

  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #elseif canImport(AppKit)
    import AppKit
  #endif

  /// Carries out what steps ask of the system, and asks the user what they have to confirm.
  struct SystemEffects: ViewModifier {
    @ObservedObject var client: VMLClient
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
      content
        // Of a link in a text; what is no page goes to the system.
        .environment(\.openURL, OpenURLAction { client.open($0) ? .handled : .systemAction })
        .onReceive(client.outside) { effect in perform(effect) }
        .confirmationDialog(
          client.question?.confirmation.title ?? "", isPresented: asks, titleVisibility: .visible
        ) {
          if let confirmation = client.question?.confirmation {
            Button(confirmation.button, role: confirmation.isDestructive ? .destructive : nil) {
              client.answer(true)
            }
            Button(confirmation.cancel, role: .cancel) { client.answer(false) }
          }
        }
    }

    private var asks: Binding<Bool> {
      Binding {
        client.question != nil
      } set: {
        if !$0 { client.answer(false) }
      }
    }

    private func perform(_ effect: BehaviourEffect) {
      switch effect {
      case .leave: dismiss()
      case .openURL(let address):
        if let url = URL(string: address) { openURL(url) }
      case .copy(let text): copy(text)
      case .settings: openSettings()
      case .share(let text): share(text)
      case .announce(let text): announce(text)
      case .haptic(let name): play(name)
      default: break
      }
    }

    private func copy(_ text: String) {
      #if os(iOS) || os(visionOS)
        UIPasteboard.general.string = text
      #elseif os(macOS)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #else
        client.report("this system has no clipboard")
      #endif
    }

    private func announce(_ text: String) {
      #if os(iOS) || os(tvOS) || os(visionOS)
        UIAccessibility.post(notification: .announcement, argument: text)
      #elseif os(macOS)
        if let window = NSApp.mainWindow {
          NSAccessibility.post(
            element: window, notification: .announcementRequested,
            userInfo: [
              .announcement: text, .priority: NSAccessibilityPriorityLevel.high.rawValue,
            ])
        }
      #endif
    }

    /// The address that a text is; else the text.
    private func shared(_ text: String) -> Any {
      guard let url = URL(string: text), url.scheme != nil else { return text }
      return url
    }

    private func share(_ text: String) {
      #if os(iOS) || os(visionOS)
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let windows = scenes.first { $0.activationState == .foregroundActive }?.windows
        let window = windows?.first { $0.isKeyWindow }
        guard var top = window?.rootViewController else { return }
        while let next = top.presentedViewController { top = next }
        let sheet = UIActivityViewController(
          activityItems: [shared(text)], applicationActivities: nil)
        // On an iPad it points to something.
        sheet.popoverPresentationController?.sourceView = top.view
        top.present(sheet, animated: true)
      #elseif os(macOS)
        guard let view = NSApp.keyWindow?.contentView else { return }
        NSSharingServicePicker(items: [shared(text)]).show(
          relativeTo: view.bounds, of: view, preferredEdge: .minY)
      #else
        client.report("this system shares nothing")
      #endif
    }

    private func play(_ name: String) {
      #if os(iOS)
        switch name {
        case "success": UINotificationFeedbackGenerator().notificationOccurred(.success)
        case "warning": UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case "error": UINotificationFeedbackGenerator().notificationOccurred(.error)
        case "selection": UISelectionFeedbackGenerator().selectionChanged()
        case "impact", "medium": UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        case "light": UIImpactFeedbackGenerator(style: .light).impactOccurred()
        case "heavy": UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        case "soft": UIImpactFeedbackGenerator(style: .soft).impactOccurred()
        case "rigid": UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
        default: client.report("there is no haptic '\(name)'")
        }
      #endif
    }

    private func openSettings() {
      #if os(iOS) || os(tvOS) || os(visionOS)
        if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
      #else
        client.report("this system has no settings of an app")
      #endif
    }
  }
#endif
