/// State of an image that comes over the network.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Image from an address.
public struct AsyncImage: ElementView {
  public var _node = ElementNode("AsyncImage")

  public init(url: URL?, scale: CGFloat = 1) {
    _node.value("scale", scale.vmlCode, "1")
    _node.value("url", url.vmlCode)
  }

  /// Asks for the view of each phase, and writes each into its slot.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (AsyncImagePhase) -> some View
  ) {
    self.init(url: url, scale: scale)
    _node.slot("phase.empty", content(.empty))
    _node.slot("phase.success", content(.success(Image.loaded)))
    _node.slot("phase.failure", content(.failure(LoadingError())))
  }

  /// The placeholder stands until there is an image, and where there is none.
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> some View,
    @ViewBuilder placeholder: () -> some View
  ) {
    self.init(url: url, scale: scale)
    _node.slot("content", content(Image.loaded), isDefault: true)
    _node.slot("placeholder", placeholder())
  }

  private struct LoadingError: Error {}
}
