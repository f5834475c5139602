import Foundation

/// A terminal without a person at it.
final class PseudoTerminal: Sendable {
  /// File that a process takes for its terminal.
  let device: FileHandle
  private let controller: FileHandle

  /// Returns `nil` where the system has none left.
  init?() {
    var controller: Int32 = -1
    var device: Int32 = -1
    // SAFETY: the system writes one number into each variable; the other parameters may be nil.
    guard unsafe openpty(&controller, &device, nil, nil, nil) == 0 else { return nil }
    self.controller = FileHandle(fileDescriptor: controller, closeOnDealloc: true)
    self.device = FileHandle(fileDescriptor: device, closeOnDealloc: true)
  }

  /// All that has been written to the terminal; to be called once, when the process has ended.
  ///
  /// A terminal keeps a few thousand bytes for its reader, which is enough for what tests write.
  func read() throws -> String {
    String(decoding: controller.availableData, as: UTF8.self)
  }
}
