import TextBasics

/// A hash of a finding's rule, path and content, which stays the same when lines move.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  /// 16 hexadecimal digits.
  public let description: String

  public init(of finding: Diagnostic) { self.init([finding.identifier, finding.file ?? "", finding.content]) }

  /// Creates the hash of a single part of a finding.
  init(of part: FindingPart, in finding: Diagnostic) {
    self.init([finding.identifier, finding.file ?? "", finding.content, part.content])
  }

  private init(_ texts: [String]) {
    var hash = FNV1a()
    for text in texts {
      // A byte that does not occur in UTF-8 ends each text.
      hash.add(text.utf8)
      hash.add(0xFF)
    }
    description = hash.value.hexadecimal(digits: 16)
  }

  /// - Parameter text: a former `description`. The initializer fails for anything else.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, UInt64(text, radix: 16) != nil, !text.hasPrefix("+") else { return nil }
    description = text.lowercased()
  }
}
