import StringCatalog
import StringExchange
import StringTables
import TextBasics

/// Imports the translations of a file into a `.stringsdict`. Takes only finished translations whose source text matches
/// the table of the source language. Reports every other unit.
struct StringsDictImport {
  /// The changes to the table of the language.
  private(set) var changes: [StringsDictChange] = []
  private(set) var remarks: [ImportRemark] = []
  private(set) var changeCount = 0
  /// The number of strings that had no translation in the table, including those that are not imported.
  private(set) var additionCount = 0
  /// The units with a translation whose key no longer exists.
  private(set) var strangers: [XLIFFUnit] = []
  private let source: StringsDictTable
  private let target: StringsDictTable?
  private var index: [UTF8Key: (key: String, text: StringsDictText)] = [:]
  private var forms: [UTF8Key: StringsDictForm] = [:]
  /// The units that changed each key.
  private var changers: [UTF8Key: [XLIFFUnit]] = [:]
  private var seen: [UTF8Key: XLIFFUnit] = [:]
  private let languages: (source: String, target: String)
  private let options: ImportOptions

  init(_ file: XLIFFFile, _ source: StringsDictTable, into target: StringsDictTable?, _ options: ImportOptions) {
    (self.source, self.target, self.options) = (source, target, options)
    languages = (file.sourceLanguage, file.targetLanguage)
    let units = StringsDictUnits(source, target, in: file.targetLanguage)
    for entry in source.effectiveEntries {
      for text in units.texts(of: entry) { index[UTF8Key(text.path.id(ofKey: entry.key))] = (entry.key, text) }
    }
    for unit in file.units { if let reason = reasonToLeave(unit) { remark(reason, unit) } }
    for entry in source.effectiveEntries { finish(entry) }
    remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Imports a unit, or returns the reason why it is not imported.
  private mutating func reasonToLeave(_ unit: XLIFFUnit) -> ImportRemark.Reason? {
    if let before = seen.updateValue(unit, forKey: UTF8Key(unit.id)) {
      return before.target == unit.target ? nil : .repeated
    }
    guard let (key, text) = index[UTF8Key(unit.id)] else {
      if unit.hasTranslation { strangers.append(unit) }
      return .unknownUnit
    }
    guard let translation = unit.target else { return .untranslated }
    let new = translation.text.withLineBreaks(like: .plain(text.source)).joined
    let isNew = target?[key]?.isMarkedAsNew ?? false
    if text.target == new, !isNew { return nil }
    if text.target != new, !new.isEmpty, isNew || (text.target ?? "").isEmpty { additionCount += 1 }
    guard StringUnit.State(translation) != nil else {
      return text.target == new ? nil : .unfinished(translation.state ?? "")
    }
    if new.isEmpty, translation.state == nil, !text.source.isEmpty { return .emptyWithoutState }
    if let words = unit.source,
      let reason = words.mismatch(with: [.plain(text.source)], ignoresWhitespace: options.ignoresWhitespace)
    {
      return reason
    }
    if text.path.steps.last == StringsDictName.format, Self.names(in: new) != Self.names(in: text.source) {
      return .uncrossable("its translation contains other variables")
    }
    let model = source[key]?.form
    let form = forms[UTF8Key(key)] ?? target?[key]?.form ?? model?.emptied
    forms[UTF8Key(key)] = form?.setting(new, at: text.path.steps[...], like: model)
    changers[UTF8Key(key), default: []].append(unit)
    if unit.hasInlineElements { remark(.flattened, unit) }
    if new.isEmpty, !text.source.isEmpty { remark(.cleared, unit) }
    return nil
  }

  private static func names(in format: String) -> Set<String> {
    Set(FormatSpecifier.scan(format).filter { $0.kind == .substitution }.map(\.conversion))
  }

  private mutating func finish(_ entry: StringsDictEntry) {
    let key = UTF8Key(entry.key)
    guard let form = forms[key], let units = changers[key] else { return }
    if form.lacksOther {
      for unit in units { remark(.uncrossable("it has no string for `other`"), unit) }
      return
    }
    if let fault = fault(in: form, of: entry) {
      for unit in units { remark(.unfitting(fault), unit) }
      return
    }
    let old = target?[entry.key]
    let change =
      old == nil
      ? StringsDictChange.add(key: entry.key, form: form, comment: entry.isCommentApart ? nil : entry.comment)
      : .set(key: entry.key, form: form)
    if let problem = target?.refusal(of: change) {
      for unit in units { remark(.unwritable(problem.reason), unit) }
      return
    }
    changeCount += units.count
    changes.append(change)
  }

  /// Returns the problem with the format specifiers of a form.
  private func fault(in form: StringsDictForm, of entry: StringsDictEntry) -> ImportFault? {
    guard let check = options.check, let model = entry.form else { return nil }
    var catalog = Catalog(sourceLanguage: languages.source)
    var pair = catalog.newEntry()
    do {
      try pair.set(model, language: languages.source)
      try pair.set(form, language: languages.target)
      try catalog.set(pair, for: entry.key)
    } catch { return nil }
    return check(pair, entry.key, catalog, languages.target).first
  }

  private mutating func remark(_ reason: ImportRemark.Reason, _ unit: XLIFFUnit) {
    remarks.append(ImportRemark(reason: reason, unit: unit.id, line: unit.line, column: unit.column))
  }
}

/// The strings of a `.stringsdict` as units for translators, with Xcode's identifiers.
struct StringsDictUnits {
  private let source: StringsDictTable
  private let target: StringsDictTable?
  private let categories: [String]?

  /// - Parameters:
  ///   - source: the table of the source language.
  ///   - target: the table of the language, or `nil` if there is none.
  init(_ source: StringsDictTable, _ target: StringsDictTable?, in language: String) {
    (self.source, self.target) = (source, target)
    categories = PluralCategories(of: language)?.needed.map(\.rawValue)
  }

  /// The units in the order of Xcode's files.
  var units: [ExchangeUnit] { source.effectiveEntries.flatMap { entry in units(of: entry) }.inExchangeOrder }

  private func units(of entry: StringsDictEntry) -> [ExchangeUnit] {
    texts(of: entry).map { text in
      let state = target?[entry.key]?.isMarkedAsNew == true ? StringUnit.State.new : .translated
      return ExchangeUnit(
        id: text.path.id(ofKey: entry.key), key: entry.key, source: text.source, note: entry.comment ?? "",
        target: text.target.map { .init(.plain($0), state) })
    }
  }

  func texts(of entry: StringsDictEntry) -> [StringsDictText] {
    entry.form?.texts(beside: target?[entry.key]?.form, needing: categories) ?? []
  }
}
