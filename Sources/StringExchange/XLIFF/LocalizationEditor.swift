import StringCatalog
import StructuredText

/// Writes translations into one language of an entry.
struct LocalizationEditor {
  private(set) var entry: CatalogEntry
  private let reader: EntryUnits
  private let language: String

  /// - Parameters:
  ///   - entry: the entry with earlier changes.
  ///   - reader: the units of the original entry.
  init(_ entry: CatalogEntry, _ reader: EntryUnits, _ language: String) {
    (self.entry, self.reader, self.language) = (entry, reader, language)
  }

  private var path: [String] { ["localizations", language] }
  private var localization: Localization? { entry.localization(language) }

  /// Writes a string from XLIFF, or returns the reason why it does not fit.
  mutating func set(
    _ text: ExchangeText, _ state: StringUnit.State, at place: UnitPath
  ) throws(ParseError) -> ImportRemark.Reason? {
    switch text {
    case .set(let texts):
      let isNew = !(localization?.hasText ?? false) && reader.source?.stringSet != nil
      guard place == UnitPath(), isNew || localization?.stringSet != nil else { return .otherShape }
      let unit = JSONValue.object([
        .init("state", .string(state.rawValue)), .init("values", .array(texts.map(JSONValue.string))),
      ])
      try entry.set(unit, at: path + ["stringSet"])
    case .plain(let text):
      let isNew = localization?.stringUnit == nil && reader.source?.stringSet != nil
      guard !isNew, localization?.stringSet == nil else { return .otherShape }
      if let reason = try prepare(text, place) { return reason }
      try write(StringUnit(state: state, value: imported(text, at: place)), at: place)
    }
    return nil
  }

  private func imported(_ text: String, at place: UnitPath) -> String {
    let model = localization?.nearestUnit(to: place) ?? reader.source?.nearestUnit(to: place)
    let owner = localization?.substitutions.isEmpty ?? true ? reader.source : localization
    return SubstitutionText(of: owner).imported(text, at: place, like: model?.value)
  }

  /// Adds the substitution that a string belongs to or refers to.
  private mutating func prepare(_ text: String, _ place: UnitPath) throws(ParseError) -> ImportRemark.Reason? {
    guard let name = place.substitution else {
      let lost = SubstitutionText.references(in: text).first { name in
        !has(name, localization) && !has(name, reader.source)
      }
      return lost.map { .unknownSubstitution($0) }
    }
    if has(name, localization) { return nil }
    guard let model = reader.source?.substitution(named: name) else { return .unknownSubstitution(name) }
    let members = path + ["substitutions", name]
    if let number = model.argumentNumber { try entry.set(.integer(number), at: members + ["argNum"]) }
    if let specifier = model.formatSpecifier { try entry.set(.string(specifier), at: members + ["formatSpecifier"]) }
    return nil
  }

  private func has(_ name: String, _ localization: Localization?) -> Bool {
    localization?.substitution(named: name) != nil
  }

  private mutating func write(_ unit: StringUnit, at place: UnitPath) throws(ParseError) {
    let members = path + place.members + ["stringUnit"]
    guard let old = localization?.unit(at: place) else {
      try entry.set(.draft(unit), at: members)
      return try removePlainText(for: place)
    }
    if old.state != unit.state { try entry.set(.string(unit.state.rawValue), at: members + ["state"]) }
    if !old.value.utf8.elementsEqual(unit.value.utf8) {
      try entry.set(.string(unit.value), at: members + ["value"])
    }
  }

  /// Removes the text that a plural or a string for devices replaces.
  private mutating func removePlainText(for place: UnitPath) throws(ParseError) {
    guard place.substitution == nil, !place.cases.isEmpty, reader.target?.isBareUnit ?? false else { return }
    try entry.set(nil, at: path + ["stringUnit"])
  }

  /// Copies from the source language, in state `new`, the parts without which the language would not compile: the text
  /// around its substitutions, and the substitutions in its strings.
  /// - Returns: whether any part was missing.
  mutating func complete() throws(ParseError) -> Bool {
    guard let source = reader.source else { return false }
    // The text may refer to more substitutions than the one it is added for.
    let isTextLost = try addText(of: source)
    return try addSubstitutions(of: source) || isTextLost
  }

  private mutating func addText(of source: Localization) throws(ParseError) -> Bool {
    guard let localization, !localization.substitutions.isEmpty, localization.stringUnit == nil,
      localization.variations.isEmpty
    else { return false }
    if let unit = source.stringUnit {
      try entry.set(.draft(StringUnit(state: .new, value: unit.value)), at: path + ["stringUnit"])
    } else {
      try entry.set(.draft(of: source.variations), at: path + ["variations"])
    }
    return true
  }

  private mutating func addSubstitutions(of source: Localization) throws(ParseError) -> Bool {
    guard let localization else { return false }
    let names = references(in: localization)
    let lost = source.substitutions.filter { names.contains($0.name) && !has($0.name, localization) }
    for substitution in lost {
      try entry.set(.draft(of: substitution), at: path + ["substitutions", substitution.name])
    }
    return !lost.isEmpty
  }

  /// Returns the substitutions that the texts of a localization refer to.
  private func references(in localization: Localization) -> Set<String> {
    let paths = LocalizationPaths.all(in: localization, for: language, isBorrowed: false)
    let texts = paths.lazy.filter { $0.substitution == nil }.compactMap { localization.unit(at: $0)?.value }
    return Set(texts.flatMap(SubstitutionText.references))
  }
}

extension JSONValue {
  /// Returns a unit as catalogs write it.
  static func draft(_ unit: StringUnit) -> JSONValue {
    .object([.init("state", .string(unit.state.rawValue)), .init("value", .string(unit.value))])
  }

  /// Returns a substitution with its strings in state `new`.
  static func draft(of substitution: Substitution) -> JSONValue {
    let number = substitution.argumentNumber.map { Member("argNum", .integer($0)) }
    let specifier = substitution.formatSpecifier.map { Member("formatSpecifier", .string($0)) }
    return .object([number, specifier, Member("variations", draft(of: substitution.variations))].compactMap(\.self))
  }

  /// Returns variations with their strings in state `new`, up to a depth that real catalogs do not exceed.
  static func draft(of variations: [Variation], depth: Int = 0) -> JSONValue {
    .object(
      variations.map { variation in
        Member(variation.kind, .object(variation.cases.map { Member($0.name, draft(of: $0.localization, depth)) }))
      })
  }

  private static func draft(of localization: Localization, _ depth: Int) -> JSONValue {
    guard localization.variations.isEmpty || depth > 4 else {
      return .object([Member("variations", draft(of: localization.variations, depth: depth + 1))])
    }
    let text = localization.stringUnit?.value ?? ""
    return .object([Member("stringUnit", draft(StringUnit(state: .new, value: text)))])
  }
}
