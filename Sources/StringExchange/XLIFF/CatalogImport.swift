import JSONText
import StringCatalog
import TextBasics

/// Takes the translations of a file into a catalog, by the rules of Xcode 27.
///
/// A unit is taken when its key is there, its source text is the catalog's, and its translation is finished. Whatever else
/// there is stays as it is and gets a remark. A translation that the catalog has already changes no byte.
public struct CatalogImport: Sendable {
  /// The catalog with what was taken.
  public private(set) var catalog: Catalog
  public private(set) var remarks: [ImportRemark] = []
  /// How many texts are other ones or in another state now.
  public private(set) var changeCount = 0
  /// How many texts the catalog had no translation for, those that are not finished yet and stay out of it among them.
  public private(set) var additionCount = 0
  /// Those with a translation that no text of the catalog can take: its key is gone, or is not to be translated.
  public private(set) var strangers: [XLIFFUnit] = []

  let language: String
  /// Whether texts can be marked as new, as those that are taken from the source language: tables have no states.
  private let marksNew: Bool
  private let index: [UTF8Key: ExchangeUnit]
  private let ambiguous: Set<UTF8Key>
  private var entries: [UTF8Key: CatalogEntry] = [:]
  /// The units that each of them was changed by.
  private var changers: [UTF8Key: [XLIFFUnit]] = [:]
  private var seen: [UTF8Key: XLIFFUnit.Target?] = [:]

  /// - Parameter isTable: whether the catalog stands for tables: what is not whole is left alone then, and keeps its form.
  /// - Throws: where the file is for no language, or for one that no folder can be named by, or was made from texts of
  ///   another.
  public init(_ file: XLIFFFile, into catalog: Catalog, isTable: Bool = false) throws(ExchangeProblem) {
    (self.catalog, language) = (catalog, try file.language(for: catalog))
    marksNew = !isTable
    let units = CatalogUnits(of: catalog, in: language)
    index = Dictionary(units.units.map { (UTF8Key($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    ambiguous = Set(units.collisions.map { UTF8Key($0) })
    for unit in file.units { take(unit) }
    complete()
    apply()
  }

  private mutating func take(_ unit: XLIFFUnit) {
    guard let reason = reasonToLeave(unit) else { return }
    if unit.hasTranslation, [.unknownUnit, .notTranslatable].contains(reason) { strangers.append(unit) }
    remark(reason, unit)
  }

  /// Takes a unit, or says why not.
  private mutating func reasonToLeave(_ unit: XLIFFUnit) -> ImportRemark.Reason? {
    let id = UTF8Key(unit.id)
    if let before = seen[id] { return before == unit.target ? nil : .repeated }
    seen[id] = .some(unit.target)
    if ambiguous.contains(id) { return .ambiguous }
    guard var place = place(of: unit.id), let entry = entries[UTF8Key(place.key)] ?? catalog[place.key] else {
      return .unknownUnit
    }
    let reader = EntryUnits(place.key, catalog[place.key] ?? entry, catalog.sourceLanguage, language)
    let current = reader.unit(at: place.path)
    if !place.isKnown, place.path.substitution != nil { place.isKnown = reader.importablePaths.contains(place.path) }
    guard let target = unit.target else { return current.isTranslatable ? .untranslated : nil }
    // Where the language has phrases or has none, that counts, whatever the source language has.
    let text = target.text.like(current.target?.text ?? current.source)
    let isThere = [target.text, text].contains(current.target?.text)
    if !isThere, !text.isEmpty, current.isTranslatable, current.target?.state ?? .new == .new { additionCount += 1 }
    if isThere, current.target?.state.isWritten(as: target) ?? false { return nil }
    guard let state = StringUnit.State(target, over: current.target) else {
      return isThere ? nil : .unfinished(target.state ?? "")
    }
    if isThere, state == .needsReview || state == current.target?.state || !current.isTranslatable { return nil }
    if text.isEmpty, target.state == nil { return .emptyWithoutState }
    if let reason = mismatch(of: unit, with: current, at: place, reader) { return reason }
    if !marksNew, place.path == UnitPath(), let reason = loss(of: text.joined, reader) { return reason }
    return write(text, state, at: place.path, of: reader, into: entry, unit)
  }

  /// Why a translation is none of the text that the catalog has.
  private func mismatch(
    of unit: XLIFFUnit, with current: ExchangeUnit, at place: Place, _ reader: EntryUnits
  ) -> ImportRemark.Reason? {
    if !current.isTranslatable { return .notTranslatable }
    if let name = place.path.substitution, !reader.has(name) { return .unknownSubstitution(name) }
    guard place.isKnown || hasSibling(place, reader) else { return .otherShape }
    guard let source = unit.source?.like(current.source) else { return nil }
    // Tables have an empty cell where there is no source text.
    if source.isEmpty, current.source == nil { return nil }
    return sources(of: place, reader).contains(source) ? nil : .changedSource(source.joined)
  }

  private mutating func write(
    _ text: ExchangeText, _ state: StringUnit.State, at path: UnitPath, of reader: EntryUnits, into entry: CatalogEntry,
    _ unit: XLIFFUnit
  ) -> ImportRemark.Reason? {
    if let problem = catalog.refusal(toChange: reader.key) { return .unwritable(problem.message) }
    var editor = LocalizationEditor(entry, reader, language)
    do throws(JSONProblem) {
      if let reason = try editor.set(text, state, at: path) { return reason }
    } catch { return .unwritable(error.message) }
    let key = UTF8Key(reader.key)
    entries[key] = editor.entry
    changers[key, default: []].append(unit)
    changeCount += 1
    if unit.hasInlineElements { remark(.flattened, unit) }
    if text.isEmpty, reader.unit(at: path).source?.isEmpty != true { remark(.cleared, unit) }
    return nil
  }

  /// Adds what texts refer to, and the texts that refer to what was added.
  private mutating func complete() {
    for (key, entry) in entries {
      guard let old = catalog[key.text] else { continue }
      var editor = LocalizationEditor(entry, EntryUnits(key.text, old, catalog.sourceLanguage, language), language)
      guard let isCompleted = try? editor.complete(), isCompleted, let units = changers[key] else { continue }
      if marksNew {
        entries[key] = editor.entry
        remark(.completed, units[0])
      } else {
        entries[key] = nil
        changeCount -= units.count
        for unit in units { remark(.uncrossable("what else its text needs has no translation"), unit) }
      }
    }
  }

  /// Why a text is none for a key that varies, which would vary no longer.
  private func loss(of text: String, _ reader: EntryUnits) -> ImportRemark.Reason? {
    guard let source = reader.source, reader.target?.isBareUnit != true else { return nil }
    if source.stringUnit == nil, !source.variations.isEmpty { return .otherShape }
    let names = Set(SubstitutionText.references(in: text))
    let isSame = names == Set(SubstitutionText.references(in: source.stringUnit?.value ?? ""))
    return isSame ? nil : .uncrossable("its translation names other variables")
  }

  private mutating func apply() {
    let changes = catalog.keys.compactMap { key in entries[UTF8Key(key)].map { (key: key, entry: Optional($0)) } }
    do throws(JSONProblem) { try catalog.apply(changes) } catch { changeCount = 0 }
    remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func remark(_ reason: ImportRemark.Reason, _ unit: XLIFFUnit) {
    remarks.append(ImportRemark(reason: reason, unit: unit.id, line: unit.line, column: unit.column))
  }
}

extension XLIFFFile {
  /// The language that the file is for, as the catalog spells it.
  /// - Throws: where the file is for no language, or for one that no folder can be named by, or was made from texts of
  ///   another than the catalog has.
  public func language(for catalog: Catalog) throws(ExchangeProblem) -> String {
    guard !targetLanguage.isEmpty else { throw problem("the file does not say which language it is for") }
    guard LanguageName.isPlain(targetLanguage) else {
      throw problem("\(TerminalSafeText.quoted(targetLanguage)) is no name of a language")
    }
    if sourceLanguage != catalog.sourceLanguage {
      let languages = [sourceLanguage, catalog.sourceLanguage].map(TerminalSafeText.word)
      throw problem("the file was translated from \(languages[0]), and the catalog's language is \(languages[1])")
    }
    return catalog.spelling(ofLanguage: targetLanguage)
  }

  private func problem(_ message: String) -> ExchangeProblem {
    ExchangeProblem(message, line: line, column: column)
  }
}

// Where units belong.
extension CatalogImport {
  private struct Place {
    var key: String
    var path: UnitPath
    /// Whether the catalog would export it today.
    var isKnown: Bool
  }

  private func place(of id: String) -> Place? {
    if let unit = index[UTF8Key(id)] { return Place(key: unit.key, path: unit.path, isKnown: true) }
    if catalog.contains(id) { return Place(key: id, path: UnitPath(), isKnown: false) }
    // A path holds no separator, whatever the key does.
    guard let separator = id[...].range(ofLast: UnitPath.separator) else { return nil }
    let key = String(id[..<separator.lowerBound])
    guard catalog.contains(key), let path = UnitPath(id[separator.upperBound...]) else { return nil }
    return Place(key: key, path: path, isKnown: false)
  }

  /// The texts that a unit may be a translation of.
  private func sources(of place: Place, _ reader: EntryUnits) -> [ExchangeText] {
    let source = reader.source?.nearestUnit(to: place.path).map { ExchangeText.plain($0.value) }
    let own = [reader.unit(at: place.path).source, source].compactMap(\.self)
    return place.isKnown
      ? own : siblings(of: place, reader).compactMap(\.source) + (place.path == UnitPath() ? own : [])
  }

  /// Units that differ from one in the plural's category alone.
  private func siblings(of place: Place, _ reader: EntryUnits) -> [ExchangeUnit] {
    guard place.path.cases.last?.kind == "plural" else { return [] }
    let paths = reader.importablePaths.filter { path in
      path.substitution == place.path.substitution && path.cases.dropLast() == place.path.cases.dropLast()
        && path.cases.last?.kind == "plural"
    }
    return paths.map(reader.unit)
  }

  /// Whether the catalog's text varies as one that it would not export: it has another category of the same plural, or is
  /// not there at all.
  private func hasSibling(_ place: Place, _ reader: EntryUnits) -> Bool {
    place.path == UnitPath() ? reader.target == nil : !siblings(of: place, reader).isEmpty
  }
}

extension Substring {
  fileprivate func range(ofLast text: String) -> Range<Index>? {
    var end = endIndex
    while let start = self[..<end].lastIndex(of: text.first ?? " ") {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      end = start
    }
    return nil
  }
}
