import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// The literals that keep entries of a `.strings` table: any with the text of a key, and any from which one may be made:
/// with interpolations, or by adding texts, `"alert." + name`. Apps look keys of old tables up through routines that no
/// tool knows.
struct TableLiterals {
  private let keys: Set<String>
  private let sorted: [String]
  private let shapes: Set<String>
  /// The keys by what stands before and behind each of their marks: `alert.` and `.title`.
  private var parts: [String: [String]] = [:]
  private static let marks: Set<UInt8> = [.period, .underscore, .minus, .slash, .colon]
  /// What stands for an interpolation in a literal's text.
  private static let gap = "%@"
  /// The shortest part of a text that may tell its keys.
  private static let shortest = 3

  /// - Parameter keys: the keys that would go.
  init(_ keys: [String]) {
    self.keys = Set(keys)
    sorted = self.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    shapes = Set(keys.map { FormatString($0).shape })
    for key in sorted {
      for part in Self.parts(of: key) { parts[part, default: []].append(key) }
    }
  }

  private static func parts(of key: String) -> [String] {
    let marked = key.utf8.indices.filter { marks.contains(key.utf8[$0]) }
    return marked.flatMap { [String(key[...$0]), String(key[$0...])] }.filter { $0.utf8.count >= shortest }
  }

  /// - Parameter read: returns the text of a source; `nil` for one that is gone.
  func keeping<Problem: Error>(
    in sources: [FilePath], _ names: PathNames, read: (FilePath) throws(Problem) -> ContiguousArray<UInt8>?
  ) throws(Problem) -> PossibleKeys {
    var literals: [UntypedLiteral] = []
    for path in sources {
      guard let bytes = try read(path) else { continue }
      for literal in LiteralTexts.literals(in: names.source(path, bytes), where: mayBeKey) {
        literals.append(literal)
        literals += made(from: literal.text).map { UntypedLiteral(text: $0, site: literal.site) }
      }
    }
    return PossibleKeys(literals)
  }

  private func mayBeKey(_ text: String) -> Bool {
    if keys.contains(text) || parts[text] != nil { return true }
    return text.utf8.contains(.percent) && (shapes.contains(FormatString(text).shape) || !made(from: text).isEmpty)
  }

  /// The keys that begin and end as an interpolated text does, or of which a text is a part.
  private func made(from text: String) -> [String] {
    if let keys = parts[text] { return keys }
    let gaps = text.ranges(of: Self.gap)
    guard let first = gaps.first, let last = gaps.last else { return [] }
    let (beginning, end) = (text[..<first.lowerBound], text[last.upperBound...])
    guard beginning.utf8.count >= Self.shortest else { return [] }
    let start = sorted.firstIndex(sortedSo: { !$0.utf8.lexicographicallyPrecedes(beginning.utf8) })
    return sorted[start...].prefix { $0.hasPrefix(beginning) }.filter { $0.hasSuffix(end) }
  }
}
