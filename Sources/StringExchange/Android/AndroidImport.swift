import StringCatalog
import TextBasics

/// Creates units for a catalog from an Android file. It matches names by the rule that exports use.
public struct AndroidImport: Sendable {
  /// The translations. A string that the catalog already has keeps the catalog's wording and state.
  public private(set) var file: XLIFFFile
  /// The reasons why strings are not in ``file``.
  public private(set) var remarks: [ImportRemark] = []

  private let catalog: Catalog
  private let names: ResourceNames
  private let arrays: Set<UTF8Key>
  private var resource = AndroidResource(name: "", content: .array([]))

  /// - Parameter language: the language as the catalog writes it, see ``AndroidLocale``.
  public init(_ file: AndroidFile, for catalog: Catalog, in language: String, original: String) {
    self.catalog = catalog
    names = ResourceNames(of: ArrayKey.names(of: catalog.keys))
    arrays = Set(ArrayKey.all(in: catalog.keys).values.map { UTF8Key($0.name) })
    self.file = XLIFFFile(
      original: original, sourceLanguage: catalog.sourceLanguage, targetLanguage: language, units: [])
    for resource in file.resources where resource.isTranslatable {
      self.resource = resource
      take()
    }
  }

  private mutating func take() {
    let key = resource.key.flatMap(known) ?? names.key(of: resource.name)
    guard let key else { return remark(.unknownUnit, resource.name) }
    switch resource.content {
    case .string(let text): add(text, key, UnitPath())
    case .plurals(let items):
      let fold = substitution(of: key)
      for (quantity, text) in items {
        guard PluralCategories.Category(rawValue: quantity) != nil else {
          remark(.uncrossable("\(TerminalSafeText.word(quantity)) is not a plural category"), key)
          continue
        }
        let path = UnitPath().appending("plural", quantity)
        if let fold { add(text, key, path, of: fold) } else { add(text, key, path) }
      }
    case .array(let texts) where arrays.contains(UTF8Key(key)):
      for (index, text) in texts.enumerated() { add(text, "\(key)[\(index)]", UnitPath()) }
    case .array(let texts): addSet(texts, key)
    }
  }

  private func known(_ key: String) -> String? { catalog.contains(key) || arrays.contains(UTF8Key(key)) ? key : nil }

  private func units(of key: String) -> EntryUnits? {
    catalog[key].map { EntryUnits(key, $0, catalog.sourceLanguage, file.targetLanguage) }
  }

  /// Returns the substitution that an export folds into a plural.
  private func substitution(of key: String) -> FoldedSubstitution? {
    guard let units = units(of: key) else { return nil }
    let unit = units.unit(at: UnitPath())
    guard let text = unit.target?.text ?? unit.source, let fold = FoldedSubstitution(text.joined) else { return nil }
    return units.has(fold.name) ? fold : nil
  }

  private mutating func add(_ text: AndroidText, _ key: String, _ path: UnitPath, of fold: FoldedSubstitution) {
    let path = UnitPath(substitution: fold.name, cases: path.cases)
    guard let own = fold.unfolded(text.value) else {
      return remark(.uncrossable("the words around its plural differ from the catalog"), path.id(ofKey: key))
    }
    var text = text
    (text.value, text.styled) = (own, nil)
    add(text, key, path)
  }

  private mutating func add(_ text: AndroidText, _ key: String, _ path: UnitPath) {
    let id = path.id(ofKey: key)
    if text.isReference { return remark(.uncrossable("it refers to another resource, \(Self.word(text))"), id) }
    if text.hasFaultyEscape { return remark(.uncrossable("its `\\u` escape is not a character"), id) }
    guard let reader = units(of: key) else { return remark(.unknownUnit, id) }
    let unit = reader.unit(at: path)
    let other = reader.unit(at: UnitPath(substitution: path.substitution).appending("plural", "other"))
    let models = [unit.source?.joined, other.source?.joined, key]
    let isStyled = text.styled != nil && (unit.source?.joined ?? "").contains("<")
    let value = isStyled ? text.styled ?? text.value : text.value
    if let target = unit.target, isWritten(target, as: value) { return append(.init(target), id) }
    // An export fills the categories of fractions this way.
    if unit.target == nil, !path.cases.isEmpty, let other = other.target, isWritten(other, as: value) { return }
    do throws(CrossingError) {
      let imported = try AndroidFormat.imported(value, like: models.compactMap(\.self))
      append(.init(.plain(imported), state: nil), id, isFlattened: text.styled != nil && !isStyled)
    } catch { remark(.uncrossable(error.clause), id) }
  }

  /// Returns whether an export of a string equals the text in the file.
  private func isWritten(_ target: ExchangeUnit.Target, as value: String) -> Bool {
    guard case .plain(let text) = target.text, let exported = try? AndroidFormat.exported(text) else { return false }
    return exported.utf8.elementsEqual(value.utf8)
  }

  private mutating func addSet(_ texts: [AndroidText], _ key: String) {
    guard let unit = units(of: key)?.unit(at: UnitPath()), (unit.target?.text ?? unit.source)?.isSet ?? false else {
      return remark(.otherShape, key)
    }
    let values = texts.map(\.value)
    let current = unit.target?.text == .set(values) ? unit.target : nil
    append(current.map { .init($0) } ?? .init(.set(values), state: nil), key)
  }

  private static func word(_ text: AndroidText) -> String { TerminalSafeText.word(text.value) }

  private mutating func append(_ target: XLIFFUnit.Target, _ id: String, isFlattened: Bool = false) {
    var unit = XLIFFUnit(id: id)
    unit.target = target
    unit.hasInlineElements = isFlattened
    (unit.line, unit.column) = (resource.line, resource.column)
    file.units.append(unit)
  }

  private mutating func remark(_ reason: ImportRemark.Reason, _ id: String) {
    remarks.append(ImportRemark(reason: reason, unit: id, line: resource.line, column: resource.column))
  }
}
