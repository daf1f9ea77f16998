import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// The keys that code may make at run time: sums and formats of strings, and lookups of keys that are not in the code.
struct ComputedKeys {
  /// A lookup whose key is unknown.
  struct OpaqueLookup {
    let site: LiteralSite
    /// The table, or `nil` if the lookup does not name it.
    let table: String?

    /// Returns whether the lookup may find a key: a word without white space, as identifiers are, or a manual key.
    func mayFind(_ key: String, isManual: Bool, in stem: String) -> Bool {
      table.map { $0 == stem } ?? true && (isManual || !key.contains(where: \.isWhitespace))
    }
  }

  private let patterns: GappedTextSet
  /// The place of each pattern.
  private let sites: [LiteralSite]
  private(set) var opaque: [OpaqueLookup] = []
  /// The modules that the sources import, except tests.
  let importedModules: Set<String>

  /// - Parameters:
  ///   - tests: Swift sources whose lookups do not count.
  ///   - objectiveC: sources and headers of other languages.
  init(_ sources: [SourceText], tests: [SourceText], objectiveC: [SourceText]) {
    let files = sources.map { LexedSource($0) }
    importedModules = files.reduce(into: []) { $0.formUnion($1.importedModules) }
    var found = (files.flatMap(\.sums) + tests.flatMap { LexedSource($0).sums }).map { ($0.text, $0.site) }
    opaque = SwiftKeyLookups(files).opaque
    for source in objectiveC {
      let keys = ObjectiveCKeys(source)
      found += keys.texts.map { (GappedText([Array($0.text.utf8)]), $0.site) }
      opaque += keys.opaque
    }
    (patterns, sites) = (GappedTextSet(found.map(\.0)), found.map(\.1))
  }

  /// Returns the places whose strings may be a key.
  func places(of key: String) -> [LiteralSite] { patterns.matches(key).map { sites[$0] } }

  /// Returns the first lookup that may find a key.
  func lookup(of key: String, isManual: Bool, in stem: String) -> LiteralSite? {
    opaque.first { $0.mayFind(key, isManual: isManual, in: stem) }?.site
  }
}

/// The strings of a Swift source that are joined from literals and other values.
struct SwiftSums {
  struct Sum {
    let text: GappedText
    let site: LiteralSite
    /// The position of its first token.
    let position: Int
  }

  private(set) var sums: [Sum] = []
  private let source: SourceText
  private let tokens: ContiguousArray<Token>
  /// The position after the last token of each literal, by the position of its first token.
  private var ends: [Int: Int] = [:]
  /// The positions in ``ends``.
  private let afterLiterals: Set<Int>
  private let lines: LineTable

  init(_ source: SourceText, _ tokens: ContiguousArray<Token>, _ lines: LineTable) {
    (self.source, self.tokens) = (source, tokens)
    self.lines = lines
    var open: [Int] = []
    for (position, token) in tokens.enumerated() {
      switch token.kind {
      case .string: ends[position] = position + 1
      case .stringHead: open.append(position)
      case .stringTail: if let start = open.popLast() { ends[start] = position + 1 }
      default: break
      }
    }
    afterLiterals = Set(ends.values)
    for start in ends.keys.sorted() { add(from: start) }
  }

  private func isPlus(_ position: Int) -> Bool {
    tokens.indices.contains(position) && ["+", "+="].contains(source.text(tokens[position]))
  }

  private func word(_ position: Int) -> String {
    tokens.indices.contains(position) ? source.text(tokens[position]) : ""
  }

  /// Returns the literal's texts between its gaps.
  private func pieces(from start: Int, to end: Int) -> [[UInt8]] {
    // The tokens of interpolations are between the pieces of a literal, and may contain other literals.
    var (pieces, depth): ([Token], Int) = ([], 0)
    for token in tokens[start..<end] {
      if token.kind == .stringTail { depth -= 1 }
      let isPart = token.kind == .stringHead ? depth == 0 : token.kind == .stringMiddle ? depth == 1 : depth == 0
      if isPart, [.string, .stringHead, .stringMiddle, .stringTail].contains(token.kind) { pieces.append(token) }
      if token.kind == .stringHead { depth += 1 }
    }
    guard let texts = StringLiteralDecoder.decode(pieces, in: source) else { return [[]] }
    return texts.flatMap { text -> [[UInt8]] in
      guard text.utf8.contains(.percent) else { return [Array(text.utf8)] }
      let shape = FormatString(text).shape.replacing("%%", with: "%")
      return shape.utf8.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    }
  }

  private mutating func add(from start: Int) {
    // A later part of a sum of literals.
    if isPlus(start - 1), afterLiterals.contains(start - 1) { return }
    var end = ends[start] ?? start + 1
    var text = pieces(from: start, to: end)
    while word(end) == "+", let next = ends[end + 1] {
      let further = pieces(from: end + 1, to: next)
      text[text.count - 1] += further[0]
      text += further.dropFirst()
      end = next
    }
    if word(start - 2) == "separator" || isPlus(start - 1) || word(start - 2).hasPrefix("append") {
      text.insert([], at: 0)
    }
    if word(start - 2) == "separator" || word(end) == "+" || word(end + 1).hasPrefix("append") { text.append([]) }
    let isJoined = end > (ends[start] ?? end)
    if isJoined, text.count == 1 { add([text[0], []], start) }
    if isJoined || text.count > 1 { add(text, start) }
    if let list = list(endingBefore: start) { add(list, start) }
  }

  /// Returns the text of `["a", b].joined(separator: ".")`, whose separator begins at a position.
  private func list(endingBefore separator: Int) -> [[UInt8]]? {
    guard word(separator - 2) == "separator", word(separator - 4) == "joined", word(separator - 6) == "]",
      let end = ends[separator]
    else { return nil }
    let between = pieces(from: separator, to: end)[0]
    var text: [[UInt8]] = [[]]
    var position = separator - 7
    while position >= 0, word(position) != "[" {
      if word(position) == "," {
        text[0] = between + text[0]
      } else if tokens[position].kind == .string, ["[", ","].contains(word(position - 1)) {
        text[0] = pieces(from: position, to: position + 1)[0] + text[0]
      } else if text[0] != [] || text.count == 1 {
        text.insert([], at: 0)
      }
      position -= 1
    }
    return text
  }

  /// Adds a text that has enough letters to identify its keys.
  private mutating func add(_ text: [[UInt8]], _ start: Int) {
    let letters = text.joined().count { $0.isLetter || $0.isDecimalDigit || $0 >= 0x80 }
    let isMarked = text.joined().contains { !$0.isLetter && !$0.isDecimalDigit && !$0.isBlank }
    guard letters > 1 || letters == 1 && isMarked else { return }
    let location = lines.location(at: Int(tokens[start].start))
    sums.append(Sum(text: GappedText(text), site: LiteralSite(in: source, location, api: ""), position: start))
  }
}

/// The texts of an Objective-C source that are joined from literals, and its lookups of other keys.
struct ObjectiveCKeys {
  private(set) var texts: [(text: String, site: LiteralSite)] = []
  private(set) var opaque: [ComputedKeys.OpaqueLookup] = []

  private static let lookups = [
    "NSLocalizedString(", "NSLocalizedStringFromTable(", "NSLocalizedStringFromTableInBundle(",
    "NSLocalizedStringWithDefaultValue(", "localizedStringForKey:", "CFCopyLocalizedString(",
  ]

  init(_ source: SourceText) {
    for (number, line) in source.bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let site = LiteralSite(in: source, SourceLocation(line: number + 1, column: 1), api: "")
      if text.contains("\""), let joined = Self.joined(text) { texts += joined.map { ($0, site) } }
      if text.contains("#define") || text.contains("#pragma") { continue }
      for name in Self.lookups {
        for range in text.ranges(of: name) {
          let rest = text[range.upperBound...].drop(while: \.isWhitespace)
          if rest.isEmpty || rest.hasPrefix("@\"") || rest.hasPrefix("CFSTR(\"") { continue }
          opaque.append(ComputedKeys.OpaqueLookup(site: site, table: nil))
        }
      }
    }
  }

  /// Returns the texts of adjacent literals, `@"a" @"b"`.
  private static func joined(_ line: String) -> [String]? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 4 else { return nil }
    var found: [String] = []
    var (text, count) = ("", 0)
    for position in stride(from: 1, to: parts.count - 1, by: 2) {
      text += parts[position]
      count += 1
      let gap = parts[position + 1].filter { !$0.isWhitespace && $0 != "@" }
      if gap.isEmpty, position + 2 < parts.count - 1 { continue }
      if count > 1 { found.append(text) }
      (text, count) = ("", 0)
    }
    return found
  }
}
