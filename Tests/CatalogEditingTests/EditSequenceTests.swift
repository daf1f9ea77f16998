import StringCatalog
import StringExchange
import TestSupport
import Testing

@testable import CatalogEditing

/// Random sequences of edits give the same catalog as a model, and change no other byte.
@Suite struct EditSequenceTests {
  @Test func sequencesMatchTheModel() throws {
    for seed in TestScale.seeds(60, full: 10_000) {
      var run = EditRun(seed: seed)
      for step in 0..<10 {
        try run.step()
        let problem = run.problem
        #expect(problem == nil, "seed \(seed), step \(step): \(problem ?? "")")
        if problem != nil { return }
      }
    }
  }
}

/// A catalog and its model, which change together.
private struct EditRun {
  private struct ModelEntry: Equatable {
    var comment: String?
    var state: String?
    var isTranslatable = true
    var texts: [String: StringUnit] = [:]
  }

  private var random: SeededRandom
  private var catalog: Catalog
  private var model: [String: ModelEntry] = [:]
  private(set) var problem: String?

  private static let languages = ["de", "fr", "pt-BR", "zh-Hans"]
  private static let words = ["Boot", "", "Ünïcödé", "a \"quote\"", "line\nbreak", "100 %", "\\", "😀", "/"]
  private static let styles: [JSONLayout] = [.xcode, .tabs, .compact]

  private enum JSONLayout { case xcode, tabs, compact }

  init(seed: UInt64) {
    random = SeededRandom(seed)
    catalog = Catalog(sourceLanguage: "en")
    let layout = random.pick(Self.styles)
    var entries: [String] = []
    for number in 0...random.below(8) {
      let (entry, text) = randomEntry()
      model["key \(number)"] = entry
      entries.append("\"key \(number)\" : \(text)")
    }
    let (line, indent): (String, String) =
      switch layout {
      case .xcode: ("\n", "  ")
      case .tabs: ("\r\n", "\t")
      case .compact: ("", "")
      }
    let body = entries.map { line + indent + indent + $0 }.joined(separator: ",")
    let text =
      "{\(line)\(indent)\"sourceLanguage\" : \"en\",\(line)\(indent)\"strings\" : {\(body)\(line)\(indent)},"
      + "\(line)\(indent)\"version\" : \"1.0\"\(line)}\(line)"
    do { catalog = try Catalog(ContiguousArray(text.utf8)) } catch { problem = "\(error)" }
  }

  private mutating func randomEntry() -> (entry: ModelEntry, text: String) {
    var entry = ModelEntry()
    var members: [String] = []
    if random.chance(40) {
      let comment = random.pick(Self.words)
      entry.comment = comment
      members.append("\"comment\" : \(Self.quoted(comment))")
    }
    if random.chance(40) {
      entry.state = random.pick(["manual", "stale", "migrated", "extracted_with_value"])
      members.append("\"extractionState\" : \"\(entry.state ?? "")\"")
    }
    var texts: [String] = []
    for language in Self.languages where random.chance(40) {
      let unit = StringUnit(state: random.pick([.new, .translated, .needsReview]), value: random.pick(Self.words))
      entry.texts[language] = unit
      let value = "\"state\" : \"\(unit.state.rawValue)\", \"value\" : \(Self.quoted(unit.value))"
      texts.append("\"\(language)\" : {\"stringUnit\" : {\(value)}}")
    }
    if !texts.isEmpty { members.append("\"localizations\" : {\(texts.joined(separator: ", "))}") }
    if random.chance(20) { members.append("\"unknown\" : [1.50, {\"a\" : null}]") }
    return (entry, "{\(members.joined(separator: ", "))}")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"][$0] ?? String($0) }.joined() + "\""
  }

  /// Makes one random edit of the catalog and of the model, and compares them.
  mutating func step() throws {
    let before = catalog
    let kind = random.below(20)
    let touched: Set<String>
    switch kind {
    case 0:
      catalog = try Catalog(catalog.formatted())
      return compareValues(with: before)
    case 1: touched = try addKey()
    case 2: touched = try moveKeysAndBack()
    case 3...6: touched = try editLanguage()
    default: touched = try editEntry()
    }
    catalog = try Catalog(catalog.serialized())
    compareValues(with: before)
    compareBytes(with: before, touched)
  }

  private mutating func addKey() throws -> Set<String> {
    let key = "added \(random.below(100))"
    guard model[key] == nil else { return [] }
    var entry = catalog.newEntry()
    try entry.setExtractionState(.manual)
    try catalog.set(entry, for: key)
    model[key] = ModelEntry(state: "manual")
    return [key]
  }

  /// Moves keys to a catalog in another style and back.
  private mutating func moveKeysAndBack() throws -> Set<String> {
    let keys = model.keys.sorted().filter { _ in random.chance(50) }
    let away = try EntryTransfer(of: keys, from: catalog, to: Catalog(sourceLanguage: "en"))
    try catalog.apply(away.taken.map { ($0, nil) })
    let back = try EntryTransfer(of: away.taken, from: Catalog(away.taker.serialized()), to: catalog)
    if away.taken.count != keys.count || back.taken.count != keys.count { problem = "keys were not moved" }
    catalog = back.taker
    return Set(keys)
  }

  private mutating func editEntry() throws -> Set<String> {
    guard let key = model.keys.sorted().randomElement(using: &random), var entry = model[key] else { return [] }
    let edit = randomEdit(&entry)
    do {
      let new = try edit.applied(to: key, in: catalog)
      try catalog.apply([(key, new)])
      model[key] = new == nil ? nil : entry
      return [key]
    } catch let refusal as EditRefusal {
      // Nothing but these edits is refused, and each refusal has a sentence.
      let isTexts = if case .texts = edit { true } else { false }
      let isAutomatic = if case .manual(false) = edit { true } else { false }
      let isDue = isTexts && !(model[key]?.isTranslatable ?? true) || isAutomatic && model[key]?.state == "stale"
      if !isDue || refusal.sentence.isEmpty { problem = "refused: \(refusal.sentence)" }
      return []
    }
  }

  private mutating func randomEdit(_ entry: inout ModelEntry) -> EntryEdit {
    switch random.below(7) {
    case 0:
      entry.comment = random.chance(30) ? nil : random.pick(Self.words)
      return .comment(entry.comment)
    case 1:
      let state = random.pick([StringUnit.State.translated, .needsReview, .new])
      let languages = Self.languages.filter { _ in random.chance(50) }
      for language in languages { entry.texts[language]?.state = state }
      return .state(state, languages: languages)
    case 2:
      let isManual = random.chance(50)
      if isManual { entry.state = "manual" } else if entry.state == "manual" { entry.state = nil }
      return .manual(isManual)
    case 3:
      entry.isTranslatable = random.chance(50)
      return .translatable(entry.isTranslatable)
    case 4: return .removal
    case 5:
      let languages = Self.languages.filter { _ in random.chance(30) }
      for language in languages { entry.texts[language] = nil }
      return .clearing(languages: languages)
    default:
      let (language, unit) = (
        random.pick(Self.languages), StringUnit(state: .translated, value: random.pick(Self.words))
      )
      entry.texts[language] = unit
      return .texts(EntryTranslation([(UnitPath(), .plain(unit.value))], state: unit.state), language: language)
    }
  }

  private mutating func editLanguage() throws -> Set<String> {
    let (language, other) = (random.pick(Self.languages), random.pick(Self.languages))
    let edit: LanguageEdit =
      switch random.below(4) {
      case 0: .add(language)
      case 1: .prefill(language, from: other)
      case 2: .remove(language)
      default: .rename(language, to: other)
      }
    do {
      let result = try edit.applied(to: catalog)
      if !result.refusals.isEmpty { problem = "entries were refused" }
      let changed = Set(model.keys.filter { apply(edit, to: $0) })
      if changed.count != result.count { problem = "\(result.count) of \(changed.count) entries changed" }
      catalog = result.catalog
      return changed
    } catch {
      let isDue = if case .rename(_, let new) = edit { catalog.languages.contains(new) } else { false }
      if !isDue { problem = "refused: \(error)" }
      return []
    }
  }

  /// - Returns: whether the entry changes.
  private mutating func apply(_ edit: LanguageEdit, to key: String) -> Bool {
    guard let entry = model[key] else { return false }
    let isOpen = entry.isTranslatable && entry.state != "stale"
    switch edit {
    case .add(let language):
      guard isOpen, entry.texts[language] == nil else { return false }
      model[key]?.texts[language] = StringUnit(state: .new, value: key)
    case .prefill(let language, let other):
      guard isOpen, entry.texts[language] == nil, var unit = entry.texts[other] else { return false }
      unit.state = .needsReview
      model[key]?.texts[language] = unit
    case .remove(let language):
      guard entry.texts[language] != nil else { return false }
      model[key]?.texts[language] = nil
    case .rename(let old, let new):
      guard let unit = entry.texts[old] else { return false }
      model[key]?.texts[old] = nil
      model[key]?.texts[new] = unit
    }
    return true
  }

  private mutating func compareValues(with before: Catalog) {
    if Set(catalog.keys) != Set(model.keys) { problem = "keys: \(catalog.keys)" }
    for key in catalog.keys {
      guard let entry = catalog[key], let expected = model[key] else { continue }
      var found = ModelEntry()
      (found.comment, found.state) = (entry.comment, entry.extractionState?.rawValue)
      found.isTranslatable = entry.shouldTranslate
      for (language, localization) in entry.localizations { found.texts[language] = localization.stringUnit }
      if found != expected { problem = "\(key): \(found) instead of \(expected)" }
      let members = [entry.node["unknown"], before[key]?.node["unknown"]].map {
        $0?.spelling.filter { !$0.isWhitespace }
      }
      if members[0] != members[1] { problem = "\(key): lost members" }
    }
  }

  private mutating func compareBytes(with before: Catalog, _ touched: Set<String>) {
    for key in catalog.keys where !touched.contains(key) && catalog[key] != before[key] {
      problem = "\(key): changed without an edit"
    }
    let (old, new) = (before.bytes, catalog.bytes)
    if touched.isEmpty, old != new { problem = "bytes changed without an edit" }
    let head = old.prefix { $0 != UInt8(ascii: ":") }
    if !new.starts(with: head) || new.last != old.last { problem = "bytes around the entries changed" }
  }
}
