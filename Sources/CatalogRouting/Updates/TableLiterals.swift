import CatalogSync
import ProjectModel
import StringCatalog
import StringExtraction
import TextBasics

/// The texts that keep entries of a `.strings` table:
///
/// - strings equal to a key;
/// - strings that a key may be made from, with interpolations or format specifiers, or by concatenation,
///   `"alert." + name`;
/// - enumeration cases with the name of a key, which is their default raw value.
///
/// Apps look up keys of old tables through routines that no tool knows. In files other than Swift, all bytes are
/// searched, because macros, comments and escapes hide the literals.
struct TableLiterals {
  private let keys: Set<String>
  private let sorted: [String]
  private let shapes: Set<String>
  private let search: KeySearch
  /// The keys that may be names in code.
  private let words: Set<String>
  /// The keys by the text before and after each of their separators: `alert.` and `.title`.
  private var parts: [String: [String]] = [:]

  /// - Parameter keys: the keys that would be removed.
  init(_ keys: [String]) {
    self.keys = Set(keys)
    sorted = self.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    shapes = Set(keys.map { FormatString($0).shape })
    search = KeySearch(sorted)
    words = self.keys.filter { $0.utf8.allSatisfy(\.isNamePart) }
    for key in sorted {
      for part in Self.parts(of: key) { parts[part, default: []].append(key) }
    }
  }

  private static func parts(of key: String) -> [String] {
    let marked = key.utf8.indices.filter { KeyPattern.marks.contains(key.utf8[$0]) }
    return marked.flatMap { [String(key[...$0]), String(key[$0...])] }.filter {
      $0.utf8.count >= KeyPattern.shortest
    }
  }

  /// - Parameters:
  ///   - files: sources of any language, and other files that may contain keys.
  ///   - read: returns the text of a file, or `nil` if it no longer exists.
  func keeping<Problem: Error>(
    in files: [FilePath], _ names: PathNames, read: (FilePath) throws(Problem) -> ContiguousArray<UInt8>?
  ) throws(Problem) -> PossibleKeys {
    var literals: [UntypedLiteral] = []
    var seen: Set<UTF8Key> = []
    for path in files {
      guard let bytes = try read(path) else { continue }
      guard FileKind(of: path) == .swiftSource else {
        let named = keysNamed(in: bytes)
        if named.isEmpty { continue }
        let (source, lines) = (names.source(path, bytes), LineTable(bytes))
        for (key, position) in named where seen.insert(UTF8Key(key)).inserted {
          let site = LiteralSite(in: source, lines.location(at: position), api: "")
          literals.append(UntypedLiteral(text: key, site: site))
        }
        continue
      }
      let source = names.source(path, bytes)
      if !words.isEmpty { literals += EnumCaseNames.names(in: source, where: words.contains) }
      for literal in LiteralTexts.literals(in: source, where: mayBeKey) {
        literals.append(literal)
        literals += made(from: literal.text).map { UntypedLiteral(text: $0, site: literal.site) }
      }
    }
    return PossibleKeys(literals, .namedInCode)
  }

  /// Returns the keys that occur in a file other than Swift, or that may be made from its literals, with the positions
  /// of their first bytes.
  private func keysNamed(in bytes: ContiguousArray<UInt8>) -> [(key: String, position: Int)] {
    var found = search.positions(in: bytes).map { (sorted[$0.key], $0.value) }.sorted { $0.1 < $1.1 }
    for piece in bytes.split(whereSeparator: { $0 == .quote || $0 == .lineFeed }) where Self.mayBePart(piece) {
      found += made(from: String(decoding: piece, as: UTF8.self)).map { ($0, piece.startIndex) }
    }
    return found
  }

  private static func mayBePart(_ piece: ArraySlice<UInt8>) -> Bool {
    guard piece.count >= KeyPattern.shortest, let first = piece.first, let last = piece.last else { return false }
    return KeyPattern.marks.contains(first) || KeyPattern.marks.contains(last) || piece.contains(.percent)
  }

  private func mayBeKey(_ text: String) -> Bool {
    if keys.contains(text) || parts[text] != nil { return true }
    return text.utf8.contains(.percent) && (shapes.contains(FormatString(text).shape) || !made(from: text).isEmpty)
  }

  /// Returns the keys that begin or end with a string at a separator, or that match a string with gaps.
  private func made(from text: String) -> [String] {
    if let keys = parts[text] { return keys }
    guard let pattern = KeyPattern(text) else { return [] }
    let beginning = pattern.beginning
    let start = sorted.firstIndex(sortedSo: { !$0.utf8.lexicographicallyPrecedes(beginning) })
    return sorted[start...].prefix { $0.utf8.starts(with: beginning) }.filter(pattern.matches)
  }
}
