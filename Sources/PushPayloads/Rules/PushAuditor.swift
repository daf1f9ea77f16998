import Diagnostics
import StringCatalog
import TextBasics

/// Compares the keys of push notifications with the tables of the apps that receive them.
public struct PushAuditor: Sendable {
  private let tables: [PushTable]
  private let keys: [String]

  /// - Parameter tables: the tables of all apps that may receive a message. A key has to be in one of them.
  public init(_ tables: [PushTable]) {
    self.tables = tables
    keys = Array(Set(tables.flatMap(\.catalog.keys))).sorted()
  }

  /// - Parameters:
  ///   - uses: the keys in a file.
  ///   - path: the path of the file, for the findings.
  ///   - bytes: the contents of the file.
  /// - Returns: the findings of all rules, in the order of the file. Empty without tables.
  public func findings(on uses: [PushKeyUse], path: String, _ bytes: ContiguousArray<UInt8>) -> [Diagnostic] {
    if uses.isEmpty || tables.isEmpty { return [] }
    let maker = PushFindingMaker(path: path, positions: TextPositions(bytes))
    return uses.flatMap { findings(on: $0, maker) }.sorted(by: Diagnostic.precedes)
  }

  private func findings(on use: PushKeyUse, _ maker: PushFindingMaker) -> [Diagnostic] {
    if use.isIgnored {
      let message = "devices show `body` instead and never look up \(TerminalSafeText.quoted(use.key))"
      return [maker.finding(PushRules.ignored, use, message, suggestion: "remove `body` or the key")]
    }
    let found = tables.compactMap { table in table.catalog[use.key].map { (table, $0) } }
    if found.isEmpty {
      let message =
        "\(TerminalSafeText.quoted(use.key)) is missing from \(tables[0].path)\(Spelling.keyHint(for: use.key, in: keys))"
      return [maker.finding(PushRules.missing, use, message, suggestion: nil)]
    }
    return arguments(of: use, maker)
      + found.flatMap { table, entry in
        let texts = PushTexts(table, use.key, entry)
        let isGivenBySystem = use.arguments.count == 0 && texts.areOfCategory
        return gaps(use, texts, maker)
          + (isGivenBySystem ? [] : counts(use, texts, maker) + kinds(use, texts, maker)) + fate(use, table, maker)
      }
  }

  private func gaps(_ use: PushKeyUse, _ texts: PushTexts, _ maker: PushFindingMaker) -> [Diagnostic] {
    if texts.languagesWithout.isEmpty { return [] }
    let list = texts.languagesWithout.joined(separator: ", ")
    let message = "\(TerminalSafeText.quoted(use.key)) has no translation in \(list)"
    return [
      maker.finding(PushRules.gap, use, message, suggestion: "add a translation; without it, devices show the key")
    ]
  }

  private func counts(_ use: PushKeyUse, _ texts: PushTexts, _ maker: PushFindingMaker) -> [Diagnostic] {
    guard let passed = use.arguments.count else { return [] }
    let needing = texts.arguments.filter { $0.count > passed }
    let most = texts.arguments.map(\.count).max() ?? 0
    let key = TerminalSafeText.quoted(use.key)
    let given = "\(passed == 0 ? "none is" : passed == 1 ? "1 is" : "\(passed) are") passed"
    if let most = needing.map(\.count).max() {
      let languages = Set(needing.map(\.language)).sorted().joined(separator: ", ")
      let message = "the string for \(key) expects \(Self.arguments(most)) in \(languages), but \(given)"
      return [maker.finding(PushRules.count, use, message, suggestion: nil)]
    }
    guard most < passed else { return [] }
    let message = "the string for \(key) expects \(most == 0 ? "no arguments" : Self.arguments(most)), but \(given)"
    return [maker.finding(PushRules.count, use, message, suggestion: nil)]
  }

  private static func arguments(_ count: Int) -> String { count == 1 ? "1 argument" : "\(count) arguments" }

  private func kinds(_ use: PushKeyUse, _ texts: PushTexts, _ maker: PushFindingMaker) -> [Diagnostic] {
    var languages: [String: Set<String>] = [:]
    for text in texts.arguments {
      for spelling in text.wrong { languages[spelling, default: []].insert(text.language) }
    }
    return languages.sorted { $0.key < $1.key }.map { spelling, languages in
      let list = languages.sorted().joined(separator: ", ")
      let message =
        "\(TerminalSafeText.code(spelling)) in the string for \(TerminalSafeText.quoted(use.key)) (\(list)) does not accept a string"
      return maker.finding(PushRules.kind, use, message, suggestion: "write %@")
    }
  }

  /// Returns findings for arguments that are not strings.
  private func arguments(of use: PushKeyUse, _ maker: PushFindingMaker) -> [Diagnostic] {
    let key = TerminalSafeText.quoted(use.key)
    switch use.arguments {
    case .unknown: return []
    case .noList(let range):
      return [
        maker.finding(
          PushRules.kind, use, "the arguments for \(key) are not an array", suggestion: "write an array of strings",
          at: range)
      ]
    case .list(let list):
      return list.enumerated().filter { $1.isNoText }.map { position, argument in
        let message = "argument \(position + 1) for \(key) is not a string"
        return maker.finding(
          PushRules.kind, use, message, suggestion: "write the argument in quotes", at: argument.range)
      }
    }
  }

  private func fate(_ use: PushKeyUse, _ table: PushTable, _ maker: PushFindingMaker) -> [Diagnostic] {
    let key = TerminalSafeText.quoted(use.key)
    switch table.fates[UTF8Key(use.key)] {
    case nil: return []
    case .stale?:
      let message = "\(key) is not in the code, and the next sync will mark it as stale in \(table.path)"
      let suggestion = "mark the key as manual with `strex edit manual KEY`"
      return [maker.finding(PushRules.unmarked, use, message, suggestion: suggestion)]
    case .unused?:
      let message = "\(key) is not in the code, and `strex sync --remove-unused` would remove it from \(table.path)"
      var finding = maker.finding(PushRules.unmarked, use, message, suggestion: nil)
      finding.severity = .note
      return [finding]
    }
  }
}
