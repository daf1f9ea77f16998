import StringCatalog
import StringExtraction
import TextBasics

/// Literals that may be keys. They are prepared once and shared by many catalogs. Each catalog checks only the literals
/// that share a prefix with one of its keys.
public struct PossibleKeys: Sendable, ExpressibleByArrayLiteral {
  private var parts: [(part: Part, hidden: Set<Int>)] = []
  /// Strings that are keys in other builds or at run time. A stale entry with such a string is revived.
  private(set) var inactive: Set<UTF8Key> = []

  /// - Parameters:
  ///   - reason: the reason why the entries with the text of such a literal stay.
  ///   - groups: the group number of each literal. Empty if no group is ever excluded.
  public init(_ literals: [UntypedLiteral], _ reason: RetentionReason = .unknownType, groups: [Int] = []) {
    if !literals.isEmpty { parts = [(Part(literals, reason, groups), [])] }
  }

  public init(inactive literals: [UntypedLiteral]) {
    self.init(literals, .otherBuild)
    inactive = Set(literals.map { UTF8Key($0.text) })
  }

  public init(arrayLiteral literals: UntypedLiteral...) { self.init(literals) }

  public var isEmpty: Bool { parts.isEmpty }

  /// Appends other literals without copying them.
  /// - Parameter hidden: the groups to leave out.
  public mutating func append(_ other: PossibleKeys, without hidden: Set<Int> = []) {
    parts += other.parts.map { ($0.part, $0.hidden.union(hidden)) }
    inactive.formUnion(other.inactive)
  }

  /// Returns the literals whose text up to the first specifier is the same as the key's.
  func beginning(like key: String) -> [(literal: UntypedLiteral, reason: RetentionReason)] {
    let start = Part.start(of: key)
    return parts.flatMap { part, hidden in
      let found = part.positions[start] ?? []
      let left = hidden.isEmpty ? found : found.filter { !part.isIn(hidden, $0) }
      return left.map { (part.literals[$0], part.reason) }
    }
  }

  /// Returns the places of the literals with the text of a key, or with its text and other specifiers.
  public func places(of key: String) -> [LiteralSite] {
    let shape = FormatString(key).shape
    return beginning(like: key).map(\.literal).filter { FormatString($0.text).shape == shape }.map(\.site)
  }

  /// Returns a digest of the text up to the first specifier, which a key shares with every literal that may be that
  /// key.
  public static func digest(ofBeginning text: String) -> UInt32 {
    var hash = FNV1a()
    hash.add(Part.start(of: text).text.utf8)
    return UInt32(truncatingIfNeeded: hash.value)
  }

  private final class Part: Sendable {
    let literals: [UntypedLiteral]
    let reason: RetentionReason
    private let groups: [Int]
    let positions: [UTF8Key: [Int]]

    init(_ literals: [UntypedLiteral], _ reason: RetentionReason, _ groups: [Int]) {
      (self.literals, self.reason, self.groups) = (literals, reason, groups)
      positions = Dictionary(grouping: literals.indices) { Self.start(of: literals[$0].text) }
    }

    func isIn(_ hidden: Set<Int>, _ position: Int) -> Bool {
      groups.indices.contains(position) && hidden.contains(groups[position])
    }

    /// Returns the text before the first specifier or anything that looks like one. A key shares this prefix with every
    /// literal that may be that key.
    static func start(of text: String) -> UTF8Key {
      let end = text.utf8.firstIndex { $0 == .percent || $0 == 0 }
      return UTF8Key(end.map { String(text[..<$0]) } ?? text)
    }
  }
}

/// The strings of literals that may be keys or whose keys are uncertain. A sync does not change entries with such a
/// string.
struct PossibleTexts: Sendable {
  private var texts: [UTF8Key: RetentionEvidence] = [:]
  private var shapes: [UTF8Key: RetentionEvidence] = [:]

  /// Adds a literal with an interpolation of unknown type.
  mutating func insert(shapeOf key: String, _ evidence: RetentionEvidence) {
    let shape = UTF8Key(FormatString(key).shape)
    if shapes[shape] == nil { shapes[shape] = evidence }
  }

  /// Adds a literal with an unknown contextual type. Its percent signs are doubled only if it is a key with
  /// interpolations.
  mutating func insert(_ literal: UntypedLiteral, _ reason: RetentionReason) {
    let (text, evidence) = (UTF8Key(literal.text), RetentionEvidence(reason: reason, site: literal.site))
    if texts[text] == nil { texts[text] = evidence }
    guard literal.text.utf8.contains(.percent) else { return }
    insert(shapeOf: literal.text, evidence)
    insert(shapeOf: Self.doublingPercentSigns(literal.text), evidence)
  }

  /// Returns the first literal that may be the key, if any.
  func evidence(for key: String) -> RetentionEvidence? {
    texts[UTF8Key(key)] ?? (shapes.isEmpty ? nil : shapes[UTF8Key(FormatString(key).shape)])
  }

  private static func doublingPercentSigns(_ text: String) -> String {
    var out = ""
    var rest = Substring(text)
    while let scalar = rest.unicodeScalars.popFirst() {
      let isSpecifier = scalar == "%" && rest.unicodeScalars.first == "@"
      out.unicodeScalars.append(scalar)
      if scalar == "%", !isSpecifier { out.unicodeScalars.append(scalar) }
    }
    return out
  }
}
