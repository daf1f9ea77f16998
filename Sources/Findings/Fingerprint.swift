/// What stays of a finding when lines move: a number of its rule, path and content.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// 16 hexadecimal digits.
  public let description: String

  public init(of finding: Finding) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [finding.rule, finding.path ?? "", finding.content] {
      // A byte that UTF-8 has not ends each part.
      for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// - Parameter text: what `description` gave; `nil` unless it is one.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, UInt64(text, radix: 16) != nil, !text.hasPrefix("+") else { return nil }
    description = text.lowercased()
  }
}
