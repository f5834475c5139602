import SwiftUI

struct OnboardingPage: Identifiable {
  let id = UUID()
  let symbol: String
  let title: LocalizedStringKey
  let text: String
  let color: Color
}

struct OnboardingView: View {
  private static let pages: [OnboardingPage] = [
    .init(
      symbol: "sparkles", title: "Welcome", text: "All your plants in one place.", color: .mint),
    .init(symbol: "bell.badge", title: "Reminders", text: "Never forget to water.", color: .orange),
    .init(symbol: "person.3", title: "Community", text: "Share what you grow.", color: .indigo),
  ]

  @State private var page = 0
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @Namespace private var namespace

  private var isLast: Bool { page == Self.pages.count - 1 }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Spacer()
        Button("Skip") { hasOnboarded = true }
          .opacity(isLast ? 0 : 1)
          .padding()
      }
      TabView(selection: $page) {
        ForEach(Array(Self.pages.enumerated()), id: \.offset) { offset, item in
          OnboardingPageView(item: item)
            .tag(offset)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      HStack(spacing: 8) {
        ForEach(Self.pages.indices, id: \.self) { index in
          Capsule()
            .fill(index == page ? Color.accentColor : Color.secondary.opacity(0.3))
            .frame(width: index == page ? 24 : 8, height: 8)
            .animation(.spring(response: 0.4, dampingFraction: 0.7), value: page)
        }
      }
      PrimaryButton(title: isLast ? "Get started" : "Next") {
        if isLast {
          hasOnboarded = true
        } else {
          withAnimation { page += 1 }
        }
      }
      .padding()
    }
    .background(
      LinearGradient(
        gradient: Gradient(colors: [.white, Color("Sand")]), startPoint: .top, endPoint: .bottom
      ).ignoresSafeArea()
    )
    .fullScreenCover(isPresented: $hasOnboarded) { Text("Home") }
  }
}

struct OnboardingPageView: View {
  let item: OnboardingPage

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: item.symbol)
        .font(.system(size: 96))
        .foregroundStyle(item.color)
        .symbolVariant(.fill)
      Text(item.title)
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
      Text(item.text)
        .font(.body)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
    }
    .transition(.opacity.combined(with: .scale))
  }
}

struct PrimaryButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(.headline)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 14)
        .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 14))
        .foregroundStyle(.white)
    }
    .buttonStyle(.plain)
    .sensoryFeedback(.impact, trigger: title)
  }
}
