import StringCatalog
import TextBasics

/// A string that cannot be exported to Android, or only with changes.
public struct AndroidProblem: Sendable, Equatable {
  /// Whether the text is missing from the file.
  public var isLoss: Bool
  /// In kebab case.
  public var identifier: String
  public var key: String
  /// The reason why it is left out, or the change.
  public var clause: String
  /// The languages in which it is left out.
  public var languages: [String] = []
  /// The only plural form that is left out; `nil` for the whole text.
  public var form: String?

  /// Without full stop.
  public var sentence: String {
    let key = TerminalSafeText.quoted(key)
    if !isLoss { return "\(key) \(clause)" }
    let subject = form.map { "the \(TerminalSafeText.word($0)) form of \(key)" } ?? key
    return
      "\(subject) was not exported for \(languages.map { TerminalSafeText.word($0) }.joined(separator: ", ")) because \(clause)"
  }
}

/// The strings of a catalog in one language as Android resources, and the strings that Android cannot represent.
public struct AndroidExport: Sendable {
  /// The resources in the order of their names.
  public private(set) var resources: [AndroidResource] = []
  public private(set) var problems: [AndroidProblem] = []

  private let language: String
  private let isSource: Bool
  private let names: ResourceNames
  private var items: [UTF8Key: [Int: ExchangeUnit]] = [:]

  /// Exports the strings that the language has; Android falls back to the default language for all others. The source
  /// language has a string for every key.
  public init(of catalog: Catalog, in language: String) {
    let names = ResourceNames(of: ArrayKey.names(of: catalog.keys))
    (self.language, self.names, isSource) = (language, names, language == catalog.sourceLanguage)
    if isSource { reportNames() }
    var units: [UTF8Key: [ExchangeUnit]] = [:]
    for unit in CatalogUnits(of: catalog, in: language).units { units[UTF8Key(unit.key), default: []].append(unit) }
    let arrays = ArrayKey.all(in: catalog.keys)
    for key in catalog.keys {
      guard let own = units.removeValue(forKey: UTF8Key(key)) else { continue }
      if let array = arrays[UTF8Key(key)] { collect(own, array) } else { add(key, own) }
    }
    addArrays()
    resources.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func reportNames() {
    for key in names.numbered {
      note(
        "shared-name", key,
        "has the resource name \(TerminalSafeText.word(names.name(of: key) ?? "")) because the usual name is already used"
      )
    }
  }

  private mutating func note(_ identifier: String, _ key: String, _ clause: String) {
    problems.append(AndroidProblem(isLoss: false, identifier: identifier, key: key, clause: clause))
  }

  /// - Parameter form: the only plural form that is left out; `nil` for the whole text.
  private mutating func leaveOut(_ key: String, form: String? = nil, _ reason: String) {
    problems.append(
      AndroidProblem(
        isLoss: true, identifier: "cannot-cross", key: key, clause: reason, languages: [language], form: form))
  }

  private mutating func add(_ key: String, _ units: [ExchangeUnit]) {
    guard let first = units.first, isSource || first.isTranslatable else { return }
    do throws(CrossingError) {
      guard let content = try content(of: units, key) else { return }
      try add(content, key, first)
    } catch { leaveOut(key, error.clause) }
  }

  private mutating func add(
    _ content: AndroidResource.Content, _ key: String, _ unit: ExchangeUnit
  ) throws(CrossingError) {
    guard let name = names.name(of: key) else { throw CrossingError("another key has the same resource name") }
    var resource = AndroidResource(name: name, content: content)
    if name != key { resource.key = key }
    (resource.comment, resource.isTranslatable) = (unit.note, unit.isTranslatable)
    resources.append(resource)
    let isMarkdown = isSource && content.texts.contains { $0.value.contains("](") || $0.value.contains("**") }
    if isMarkdown { note("markdown", key, "contains Markdown, which Android shows unchanged") }
  }

  /// Returns the combined units of a key, or `nil` if the language has none.
  private mutating func content(
    of units: [ExchangeUnit], _ key: String
  ) throws(CrossingError) -> AndroidResource.Content? {
    let texts = units.map { ($0.path, text(of: $0)) }
    if texts.allSatisfy({ $0.1 == nil }) { return nil }
    if units.contains(where: { $0.path.substitution != nil }) { return .plurals(try folded(texts, of: key)) }
    if let path = units.first?.path, path.cases.isEmpty {
      switch texts.first?.1 {
      case .plain(let text): return .string(AndroidText(try AndroidFormat.exported(text)))
      case .set(let texts): return .array(texts.map { AndroidText($0) })
      case nil: return nil
      }
    }
    return .plurals(try plurals(texts, of: key))
  }

  /// Returns a plural for a string with one substitution.
  private mutating func folded(
    _ texts: [(UnitPath, ExchangeText?)], of key: String
  ) throws(CrossingError) -> [(quantity: String, text: AndroidText)] {
    let names = Set(texts.compactMap(\.0.substitution))
    guard let text = texts.first(where: { $0.0 == UnitPath() })?.1,
      let fold = FoldedSubstitution(text.joined), names == [fold.name]
    else { throw CrossingError("several of its parts vary") }
    let cases = texts.compactMap { path, text -> (UnitPath, ExchangeText?)? in
      guard path.substitution == fold.name else { return nil }
      return (UnitPath(cases: path.cases), text.map { .plain(fold.folded($0.joined)) })
    }
    return try plurals(cases, of: key)
  }

  /// Returns the text of a unit that is displayed in the language.
  private func text(of unit: ExchangeUnit) -> ExchangeText? {
    if isSource { return unit.target?.text ?? unit.source }
    let isUntranslated = unit.target?.state == .new && unit.path.cases.isEmpty
    return isUntranslated ? nil : unit.target?.text
  }

  private mutating func plurals(
    _ texts: [(UnitPath, ExchangeText?)], of key: String
  ) throws(CrossingError) -> [(quantity: String, text: AndroidText)] {
    var found: [String: AndroidText] = [:]
    for (path, text) in texts {
      guard path.cases.count == 1, let step = path.cases.first, step.kind == "plural" else {
        let kind = path.cases.first { $0.kind != "plural" }?.kind ?? "plural"
        throw CrossingError("it varies by \(TerminalSafeText.word(kind))")
      }
      if case .plain(let text) = text { found[step.name] = AndroidText(try AndroidFormat.exported(text)) }
    }
    guard let other = found["other"] else { throw CrossingError("it has no string for `other`") }
    guard let categories = PluralCategories(of: language) else { return Self.sorted(found) }
    let used = Set(categories.used.map(\.rawValue))
    for name in found.keys.sorted() where !used.contains(name) {
      leaveOut(key, form: name, "Android does not use it in that language")
    }
    // Android Lint also requires the categories of fractions, which get the text for `other`.
    for category in categories.used where !categories.needed.contains(category) && found[category.rawValue] == nil {
      found[category.rawValue] = other
    }
    found = found.filter { used.contains($0.key) }
    return Self.sorted(found)
  }

  private static func sorted(_ texts: [String: AndroidText]) -> [(quantity: String, text: AndroidText)] {
    PluralCategories.Category.allCases.compactMap { category in
      texts[category.rawValue].map { (category.rawValue, $0) }
    }
  }
}

// Keys `days[0]`, `days[1]` and so on.
extension AndroidExport {
  private mutating func collect(_ units: [ExchangeUnit], _ array: ArrayKey) {
    guard units.count == 1, let unit = units.first, unit.path == UnitPath() else {
      return leaveOut(array.text, "an array item varies")
    }
    items[UTF8Key(array.name), default: [:]][array.index] = unit
  }

  private mutating func addArrays() {
    for (name, units) in items.sorted(by: { $0.key.text < $1.key.text }) {
      guard let first = units[0], isSource || first.isTranslatable else { continue }
      do throws(CrossingError) {
        var texts: [AndroidText] = []
        for index in 0..<units.count {
          guard let unit = units[index], case .plain(let text) = text(of: unit) else { continue }
          texts.append(AndroidText(try AndroidFormat.exported(text)))
        }
        if texts.isEmpty { continue }
        guard texts.count == units.count else { throw CrossingError("some array items are not translated") }
        try add(.array(texts), name.text, first)
      } catch { leaveOut(name.text, error.clause) }
    }
  }
}

/// A key `days[2]`, which is an item of the array `days`.
struct ArrayKey: Sendable {
  let text: String
  let name: String
  let index: Int

  private init?(_ key: String) {
    guard key.last == "]", let open = key.lastIndex(of: "["), open > key.startIndex else { return nil }
    let digits = key[key.index(after: open)...].dropLast()
    guard let index = Int(digits), index >= 0, String(index) == digits else { return nil }
    (text, name, self.index) = (key, String(key[..<open]), index)
  }

  /// Returns the keys whose arrays have all items from the first one on.
  static func all(in keys: [String]) -> [UTF8Key: ArrayKey] {
    let candidates = Dictionary(keys.map { (UTF8Key($0), $0) }, uniquingKeysWith: { first, _ in first })
      .values.compactMap(ArrayKey.init)
    let arrays = Dictionary(grouping: candidates) { UTF8Key($0.name) }
    let whole = arrays.filter { _, items in Set(items.map(\.index)) == Set(0..<items.count) }
    return Dictionary(whole.values.joined().map { (UTF8Key($0.text), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the keys with each array in place of its items.
  static func names(of keys: [String]) -> [String] {
    let arrays = all(in: keys)
    return keys.filter { arrays[UTF8Key($0)] == nil } + Set(arrays.values.map { UTF8Key($0.name) }).map(\.text)
  }
}
