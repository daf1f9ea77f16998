import CatalogEditing
import CommandLineInterface
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
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
  var keys: KeySelectionRequest
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

extension ParsedArguments {
  /// Returns the request for an edit.
  func editRequest(from folder: FilePath) throws(UsageProblem) -> EditRequest {
    guard let verb = EditVerb(rawValue: operand) else {
      throw .unknown("verb", operand, known: EditVerb.allCases.map(\.rawValue))
    }
    var words = EditWords(self, verb, from: folder)
    let action = try words.action()
    var project = projectRequest(from: folder)
    project.paths = paths(.inFolder, from: folder)
    project.catalogs = []
    return EditRequest(
      project: project, catalogs: paths(.catalog, from: folder), tables: all(.table), keys: words.keys,
      action: action, addsLanguages: has(.addLanguage), isDry: has(.dryRun))
  }
}

/// Reads the operands and options of a single verb.
private struct EditWords {
  private let arguments: ParsedArguments
  private let verb: EditVerb
  private let folder: FilePath
  /// The operands that are not read yet.
  private var rest: ArraySlice<String>
  private(set) var keys: KeySelectionRequest

  init(_ arguments: ParsedArguments, _ verb: EditVerb, from folder: FilePath) {
    (self.arguments, self.verb, self.folder) = (arguments, verb, folder)
    rest = arguments.operands.dropFirst()
    keys = arguments.keySelection(from: folder)
  }

  mutating func action() throws(UsageProblem) -> EditRequest.Action {
    switch verb {
    case .set: return .entries(try texts())
    case .add:
      let key = try next("KEY")
      let text = rest.popFirst()
      try demandEnd()
      return .add(key: key, text: text, comment: arguments.all(.comment).last)
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
      let flag = try choice(["yes", "no"])
      try takeKeys()
      return .entries(.translatable(flag == "yes"))
    case .copy, .move:
      guard let target = arguments.paths(.to, from: folder).last else {
        throw UsageProblem("\(verb.rawValue) needs --to CATALOG")
      }
      try takeKeys()
      return .transfer(to: target, moves: verb == .move)
    case .remove:
      try takeKeys()
      return .entries(.removal)
    case .format:
      try demandEnd()
      return .format
    case .language: return .language(try language())
    }
  }

  /// Takes the remaining operands as keys.
  private mutating func takeKeys() throws(UsageProblem) {
    keys.selection.keys += rest
    rest = []
    if keys.isEmpty {
      throw UsageProblem("\(verb.rawValue) needs a KEY, or --key, --match, --only or --keys-from")
    }
  }

  private mutating func next(_ name: String) throws(UsageProblem) -> String {
    guard let word = rest.popFirst() else { throw UsageProblem("\(verb.rawValue) needs \(name)") }
    return word
  }

  private func demandEnd() throws(UsageProblem) {
    if let surplus = rest.first { throw UsageProblem("\(TerminalSafeText.word(surplus)) is an unexpected operand") }
  }

  private mutating func choice(_ words: [String]) throws(UsageProblem) -> String {
    let word = try next(words.joined(separator: "|"))
    if words.contains(word) { return word }
    let list = words.joined(separator: ", ")
    throw UsageProblem("\(verb.rawValue) takes one of \(list), not \(TerminalSafeText.word(word))")
  }

  private static let states = ["translated", "needs-review", "new"]

  private static func state(_ word: String) -> StringUnit.State {
    StringUnit.State(rawValue: word.replacing("-", with: "_"))
  }

  private mutating func state() throws(UsageProblem) -> EditRequest.Action {
    let state = Self.state(try choice(Self.states))
    try takeKeys()
    if arguments.all(.language).isEmpty { throw UsageProblem("state needs --language LANG") }
    return .entries(.state(state, languages: arguments.all(.language)))
  }

  private mutating func texts() throws(UsageProblem) -> EntryEdit {
    guard let language = arguments.all(.language).first, arguments.all(.language).count == 1 else {
      throw UsageProblem("set needs one --language LANG")
    }
    // Only the selection of keys by state needs the languages.
    if arguments.all(.only).isEmpty { keys.selection.languages = [] }
    if keys.isEmpty { keys.selection.keys = [try next("KEY")] }
    var parts: [EntryTranslation.Part] = []
    for (name, kind) in [(OptionName.plural, "plural."), (.device, "device."), (.variation, "")] {
      for value in arguments.all(name) { parts.append(try part(value, kind, name.spelling)) }
    }
    if arguments.has(.plural) {
      while let word = rest.first, word.contains("=") {
        parts.append(try part(word, "plural.", OptionName.plural.spelling))
        rest = rest.dropFirst()
      }
    }
    if let text = rest.popFirst() { parts.append((UnitPath(), .plain(text))) }
    try demandEnd()
    if parts.isEmpty { throw UsageProblem("set needs TEXT, --plural, --device or --variation") }
    let state = Self.state(arguments.all(.state).last ?? Self.states[0])
    return .texts(EntryTranslation(parts, state: state), language: language)
  }

  /// Returns the text of `PATH=TEXT`.
  private func part(_ word: String, _ kind: String, _ option: String) throws(UsageProblem) -> EntryTranslation.Part {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let path = UnitPath((kind + parts[0])[...]) else {
      throw UsageProblem("\(option) needs NAME=TEXT, such as other=TEXT, not \(TerminalSafeText.word(word))")
    }
    return (path, .plain(String(parts[1])))
  }

  private mutating func language() throws(UsageProblem) -> LanguageEdit {
    let kind = try choice(["add", "prefill", "rename", "remove"])
    let language = try next("LANG")
    let other = kind == "prefill" ? try next("FROM") : kind == "rename" ? try next("NEW") : ""
    try demandEnd()
    for name in [language, other] where !name.isEmpty && !LanguageName.isPlain(name) {
      throw UsageProblem("\(TerminalSafeText.word(name)) is not a language identifier")
    }
    switch kind {
    case "add": return .add(language)
    case "prefill": return .prefill(language, from: other)
    case "rename": return .rename(language, to: other)
    default: return .remove(language)
    }
  }
}
