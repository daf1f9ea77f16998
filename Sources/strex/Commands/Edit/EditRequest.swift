import CatalogEditing
import FileSystem
import ProjectLoading
import StringCatalog
import StringExchange
import TextBasics

/// The request for an edit.
struct EditRequest: Sendable {
  enum Action: Sendable {
    case entries(EntryEdit)
    case add(key: String, text: String?, comment: String?)
    case transfer(to: GivenPath, moves: Bool)
    case language(LanguageEdit)
    case format
  }

  var project: ProjectRequest
  var catalogs: [GivenPath]
  var tables: [String]
  var keys: KeySelectionOptions
  var action: Action
  /// Whether texts may be set in languages that the project does not have.
  var addsLanguages: Bool
  /// Whether to only print the changes.
  var isDry: Bool
}

/// The verbs of `strex edit`.
enum EditVerb: String, CaseIterable {
  case set, add, comment, state, manual, automatic, translate, copy, move, remove, format, language
}

extension EditRequest {
  /// - Throws: if operands or options do not fit the verb.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let verb = EditVerb(rawValue: arguments.operand) else {
      throw .unknown("verb", arguments.operand, known: EditVerb.words)
    }
    var initial = EditOptions(project: arguments.projectRequest)
    // The operands are keys and texts.
    initial.project.paths = []
    let options = try arguments.applied(EditCommand.options, to: initial)
    var words = EditWords(options, verb, arguments.operands.dropFirst())
    try verb.check(arguments)
    action = try words.action()
    keys = words.keys
    (project, catalogs, tables) = (options.project, options.catalogs, options.tables)
    (addsLanguages, isDry) = (options.addsLanguages, options.isDry)
  }
}

extension EditVerb {
  private static let selection = ["key", "match", "keys-from", "only"]
  private static let always: Set<String> = ["catalog", "table", "in", "target", "project", "dry-run"]

  /// The options that the verb uses, in addition to those that all verbs use.
  private var options: [String] {
    switch self {
    case .set: Self.selection + ["language", "state", "plural", "device", "variation", "add-language", "replace"]
    case .add: ["comment"]
    case .state: Self.selection + ["language"]
    case .comment, .manual, .automatic, .translate: Self.selection
    case .copy, .move: Self.selection + ["to"]
    case .remove: Self.selection + ["language"]
    case .format, .language: []
    }
  }

  /// - Throws: for an option that the verb would ignore.
  fileprivate func check(_ arguments: ParsedArguments) throws(UsageError) {
    // The languages limit --only to their strings.
    let used = Self.always.union(options).union(arguments.has("only") && options.contains("only") ? ["language"] : [])
    let own = EditCommand.options.map(\.row.name)
    guard let name = own.first(where: { arguments.has($0) && !used.contains($0) }) else { return }
    throw UsageError("\(rawValue) cannot be combined with --\(name)")
  }
}

/// The options of `strex edit`.
struct EditOptions: Sendable {
  /// The project. Its paths are the current folder if there are none.
  var project: ProjectRequest
  var keys = KeySelectionOptions()
  var catalogs: [GivenPath] = []
  var tables: [String] = []
  var state = EditState.translated
  /// Texts of plural categories, each as `CATEGORY=TEXT`.
  var plurals: [String] = []
  /// Texts for devices, each as `DEVICE=TEXT`.
  var devices: [String] = []
  /// Texts of any variation, each as `PATH=TEXT`.
  var variations: [String] = []
  var comment: String?
  /// The catalog to copy or move keys to.
  var target: GivenPath?
  var addsLanguages = false
  /// Whether a text may replace plural forms, device variations and substitutions, and the other way around.
  var replaces = false
  /// Whether to only print the changes.
  var isDry = false
}

/// The states that `strex edit` sets.
enum EditState: String, CaseIterable, Sendable {
  case translated
  case needsReview = "needs-review"
  case new

  var unitState: StringUnit.State { StringUnit.State(rawValue: rawValue.replacing("-", with: "_")) }
}

/// Reads the operands and options of one verb.
private struct EditWords {
  private enum Flag: String, CaseIterable {
    case yes, no
  }

  private enum LanguageVerb: String, CaseIterable {
    case add, prefill, rename, remove
  }

  private let options: EditOptions
  private let verb: EditVerb
  /// The operands that are not read yet.
  private var rest: ArraySlice<String>
  private(set) var keys: KeySelectionOptions

  /// - Parameter operands: the operands after the verb.
  init(_ options: EditOptions, _ verb: EditVerb, _ operands: ArraySlice<String>) {
    (self.options, self.verb) = (options, verb)
    rest = operands
    keys = options.keys
  }

  private var languages: [String] { options.keys.selection.languages }

  mutating func action() throws(UsageError) -> EditRequest.Action {
    switch verb {
    case .set: return .entries(try texts())
    case .add:
      let key = try next("KEY")
      if key.isEmpty { throw UsageError("the key is empty") }
      let text = rest.popFirst()
      try demandEnd()
      return .add(key: key, text: text, comment: options.comment)
    case .comment:
      if keys.isEmpty { keys.selection.keys = [try next("KEY")] }
      let text = try next("TEXT")
      try demandEnd()
      return .entries(.comment(text.isEmpty ? nil : text))
    case .state: return try state()
    case .manual, .automatic:
      try takeKeys()
      return .entries(.manual(verb == .manual))
    case .translate:
      let flag = try choice(Flag.self)
      try takeKeys()
      return .entries(.translatable(flag == .yes))
    case .copy, .move:
      guard let target = options.target else { throw UsageError("\(verb.rawValue) needs --to CATALOG") }
      try takeKeys()
      return .transfer(to: target, moves: verb == .move)
    case .remove:
      try takeKeys()
      return .entries(languages.isEmpty ? .removal : .clearing(languages: languages))
    case .format:
      try demandEnd()
      return .format
    case .language: return .language(try language())
    }
  }

  /// Takes the remaining operands as keys.
  private mutating func takeKeys() throws(UsageError) {
    keys.selection.keys += rest
    rest = []
    if keys.isEmpty { throw UsageError("\(verb.rawValue) needs a KEY, or --key, --match, --only or --keys-from") }
  }

  private mutating func next(_ name: String) throws(UsageError) -> String {
    guard let word = rest.popFirst() else { throw UsageError("\(verb.rawValue) needs \(name)") }
    return word
  }

  private func demandEnd() throws(UsageError) {
    if let surplus = rest.first { throw UsageError("unexpected operand \(TerminalSafeText.word(surplus))") }
  }

  private mutating func choice<Word: CaseIterable & RawRepresentable<String>>(
    _ kind: Word.Type
  ) throws(UsageError) -> Word {
    let word = try next(Word.words.joined(separator: "|"))
    if let choice = Word(rawValue: word) { return choice }
    let list = Word.words.joined(separator: ", ")
    throw UsageError("\(verb.rawValue) must be followed by one of \(list), not \(TerminalSafeText.word(word))")
  }

  private mutating func state() throws(UsageError) -> EditRequest.Action {
    let state = try choice(EditState.self)
    try takeKeys()
    if languages.isEmpty { throw UsageError("state needs --language LANG") }
    return .entries(.state(state.unitState, languages: languages))
  }

  private mutating func texts() throws(UsageError) -> EntryEdit {
    guard let language = languages.first, languages.count == 1 else {
      throw UsageError("set needs one --language LANG")
    }
    try Self.demandLanguage(language)
    // Only the selection of keys by state needs the languages.
    if options.keys.selection.states.isEmpty { keys.selection.languages = [] }
    if keys.isEmpty { keys.selection.keys = [try next("KEY")] }
    var parts: [EntryTranslation.Part] = []
    for word in options.plurals { parts.append(try part(word, "plural.", "--plural")) }
    for word in options.devices { parts.append(try part(word, "device.", "--device")) }
    for word in options.variations { parts.append(try part(word, "", "--variation")) }
    if !options.plurals.isEmpty {
      while let word = rest.first, word.contains("=") {
        parts.append(try part(word, "plural.", "--plural"))
        rest = rest.dropFirst()
      }
    }
    if let text = rest.popFirst() { parts.append((UnitPath(), .plain(text))) }
    try demandEnd()
    if parts.isEmpty { throw UsageError("set needs TEXT, --plural, --device or --variation") }
    if parts.contains(where: { $0.text == .plain("") }) {
      throw UsageError("the text is empty; to remove a translation, use `strex edit remove KEY --language LANG`")
    }
    return .texts(
      EntryTranslation(parts, state: options.state.unitState), language: language, replaces: options.replaces)
  }

  private static func demandLanguage(_ name: String) throws(UsageError) {
    if let problem = LanguageName.problem(of: name) { throw UsageError(problem) }
  }

  /// Returns the text of `PATH=TEXT`.
  private func part(_ word: String, _ kind: String, _ option: String) throws(UsageError) -> EntryTranslation.Part {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let path = UnitPath((kind + parts[0])[...]) else {
      throw UsageError("\(option) needs NAME=TEXT, such as other=TEXT, not \(TerminalSafeText.word(word))")
    }
    return (path, .plain(String(parts[1])))
  }

  private mutating func language() throws(UsageError) -> LanguageEdit {
    let kind = try choice(LanguageVerb.self)
    let language = try next("LANG")
    let other = kind == .prefill ? try next("FROM") : kind == .rename ? try next("NEW") : ""
    try demandEnd()
    // The other languages already exist.
    if kind != .remove { try Self.demandLanguage(kind == .rename ? other : language) }
    switch kind {
    case .add: return .add(language)
    case .prefill: return .prefill(language, from: other)
    case .rename: return .rename(language, to: other)
    case .remove: return .remove(language)
    }
  }
}
