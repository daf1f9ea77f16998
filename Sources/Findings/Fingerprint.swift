import TextBasics

/// What stays of a finding when lines move: a number of its rule, path and content.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// 16 hexadecimal digits.
  public let description: String

  public init(of finding: Finding) {
    var hash = FNV1a()
    for part in [finding.rule, finding.path ?? "", finding.content] {
      // A byte that UTF-8 has not ends each part.
      hash.add(part.utf8)
      hash.add(0xFF)
    }
    let digits = String(hash.value, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// - Parameter text: what `description` gave; `nil` unless it is one.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, UInt64(text, radix: 16) != nil, !text.hasPrefix("+") else { return nil }
    description = text.lowercased()
  }
}
