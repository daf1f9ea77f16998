import Diagnostics
import StringCatalog
import StringExtraction
import TextBasics

/// Resolves guessed format specifiers by comparing the keys with the keys of the table and of the code.
struct AssumedSpecifiers<Table: StringTable> {
  /// The strings of the code after resolving.
  private(set) var strings: [ExtractedString] = []
  private(set) var possibleTexts = PossibleTexts()
  /// The guesses that could not be resolved; `strings` does not contain them.
  private(set) var unresolved: [ExtractedString] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let table: Table
  private let acceptsAssumed: Bool
  /// The literals whose guesses are reported, or `nil` for all.
  private let reported: Set<LiteralSite>?
  private var keysOfShape: [UTF8Key: [String]] = [:]
  /// For each key, the first default value without guesses.
  private var certainDefaults: [UTF8Key: String] = [:]

  /// - Parameters:
  ///   - places: the literals whose guesses are reported, or `nil` for all.
  ///   - offered: the keys that other tables offer to this one, used to resolve guesses that match no key of the table.
  init(
    _ all: [ExtractedString], table: Table, acceptsAssumed: Bool, reportedAt places: Set<LiteralSite>? = nil,
    offered: [String] = []
  ) {
    reported = places
    self.table = table
    self.acceptsAssumed = acceptsAssumed
    let guesses = all.filter { $0.evidence == .assumed }
    strings = all.filter { $0.evidence != .assumed }
    if guesses.isEmpty { return }
    let withDefaults = strings.filter { $0.defaultValue != nil && !$0.isDebugOnly }
    for string in withDefaults.sorted(by: { $0.site < $1.site }) {
      let key = UTF8Key(string.key)
      if certainDefaults[key] == nil { certainDefaults[key] = string.defaultValue }
    }
    let keys = Set((table.keys + strings.map(\.key)).map(UTF8Key.init)).map(\.text)
    keysOfShape = Dictionary(grouping: keys) { UTF8Key(FormatString($0).shape) }
    for (shape, keys) in Dictionary(grouping: offered, by: { UTF8Key(FormatString($0).shape) })
    where keysOfShape[shape] == nil {
      keysOfShape[shape] = keys.sorted()
    }
    for guess in guesses { settle(guess) }
  }

  private mutating func settle(_ guess: ExtractedString) {
    if FormatString(guess.key).specifiers.isEmpty { return settleDefault(guess) }
    let candidates = candidates(for: guess)
    if candidates.count == 1 {
      var string = guess
      string.key = candidates[0]
      strings.append(string)
    } else if candidates.count > 1 {
      // Any of them may be the key, and all are kept.
      leaveOpen(guess)
    } else if acceptsAssumed {
      strings.append(guess)
    } else {
      leaveOpen(guess)
      if !guess.isDebugOnly { report(guess, "\(TerminalSafeText.quoted(guess.key)) was not added") }
    }
  }

  private mutating func leaveOpen(_ guess: ExtractedString) {
    possibleTexts.insert(shapeOf: guess.key, RetentionEvidence(reason: .unknownSpecifier, site: guess.site))
    unresolved.append(guess)
  }

  /// Returns the keys of the same shape. If there are several, those whose known specifiers match.
  private func candidates(for guess: ExtractedString) -> [String] {
    let all = keysOfShape[UTF8Key(FormatString(guess.key).shape)] ?? []
    if all.count <= 1 { return all }
    let wanted = FormatString(guess.key).spellings
    let interpolations = guess.interpolations.filter { !$0.specifier.hasPrefix("$") }
    guard interpolations.count == wanted.count else { return [] }
    return all.filter { key in
      zip(FormatString(key).spellings, interpolations).allSatisfy { $1.evidence == .assumed || $0 == $1.specifier }
    }
  }

  /// Resolves guesses in the default value of a certain key by using the default value that another literal has.
  private mutating func settleDefault(_ guess: ExtractedString) {
    var string = guess
    let current = table[guess.key].flatMap(table.sourceText)
    let known = certainDefaults[UTF8Key(guess.key)] ?? current
    let guessed = FormatString(guess.defaultValue ?? "").shape
    let isKnown = known.map { FormatString($0).shape.utf8.elementsEqual(guessed.utf8) } ?? false
    if let known, isKnown || !acceptsAssumed { string.defaultValue = known }
    if known != nil || acceptsAssumed { strings.append(string) } else { leaveOpen(guess) }
    if isKnown || acceptsAssumed || guess.isDebugOnly { return }
    report(guess, "\(TerminalSafeText.quoted(guess.key)) \(known == nil ? "was not added" : "keeps its text")")
  }

  private mutating func report(_ guess: ExtractedString, _ consequence: String) {
    guard reported?.contains(guess.site) ?? true else { return }
    let unknown = guess.interpolations.filter { $0.evidence == .assumed }
    let names = unknown.map { TerminalSafeText.code($0.expression) }.joined(separator: ", ")
    var guesses: [String] = []
    for guess in unknown.map({ TerminalSafeText.code($0.specifier) }) where !guesses.contains(guess) {
      guesses.append(guess)
    }
    let message = "the type of \(names) is unknown, so \(consequence)"
    let help =
      "declare the type in the code, pass its interface with `--interface`, or accept "
      + guesses.joined(separator: " and ")
    diagnostics.append(
      Diagnostic(
        .warning, "unknown-interpolation-type", message, file: guess.site.file,
        location: unknown.first?.location ?? guess.site.location, help: help))
  }
}
