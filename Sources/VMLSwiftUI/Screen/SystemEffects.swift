#if canImport(SwiftUI)
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

    func body(content: Content) -> some View {
      content
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
      case .openURL(let address):
        if let url = URL(string: address) { openURL(url) }
      case .copy(let text): copy(text)
      case .settings: openSettings()
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

    private func openSettings() {
      #if os(iOS) || os(tvOS) || os(visionOS)
        if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
      #else
        client.report("this system has no settings of an app")
      #endif
    }
  }
#endif
