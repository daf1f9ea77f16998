import Foundation

/// Standard output and standard error, by their descriptors.
struct StandardStreams: Sendable {
  let isTerminal: @Sendable (_ descriptor: Int32) -> Bool
  let write: @Sendable (_ text: String, _ descriptor: Int32) -> Void
  /// Ends what the streams belong to, if it ends with the command.
  var end: @Sendable (ExitCode) -> Void = { _ in }

  /// Those of the process.
  static let ofProcess = StandardStreams(
    isTerminal: { isatty($0) == 1 }, write: { text, descriptor in writeAll(text, descriptor) },
    end: { exit($0.rawValue) })

  private static func writeAll(_ text: String, _ descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count < 0, errno != EINTR { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
      }
    }
  }
}
