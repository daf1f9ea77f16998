import FileSystem
import IncrementalExtraction
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StringExtraction
import StructuredText
import TextBasics

// Symbols become literals.
extension ConversionDraft {
  mutating func convertSymbols() {
    let expressions = self.expressions
    for key in keys.indices {
      guard let symbol = symbol(of: key), let text = literalText(of: key, symbol) else { continue }
      for use in state.symbols.uses(of: keys[key].key, in: keys[key].path) {
        guard use.isCertain, let expression = expressions[use.source]?[use.range.upperBound] else {
          refuse(key, "this may be the symbol, but its declaration is unknown", at: use.site)
          continue
        }
        do throws(ConversionRefusal) {
          let literal = try text.code(in: expression, bundle: try bundle(in: use.source, for: keys[key].path))
          replace(use.site, of: key, in: use.source, [CodeEdit(range: expression.range, text: literal)])
        } catch { refuse(key, error.sentence, at: use.site) }
      }
      makeAutomatic(key, hasDefaultValue: text.defaultValue != nil)
    }
  }

  /// The expressions of the keys' symbols, by source and the end of the name.
  private var expressions: [FilePath: [Int: SymbolExpression]] {
    var ends: [FilePath: Set<Int>] = [:]
    for key in keys {
      for use in state.symbols.uses(of: key.key, in: key.path) {
        ends[use.source, default: []].insert(use.range.upperBound)
      }
    }
    return ends.reduce(into: [:]) { found, source in
      guard let position = state.position(of: source.key) else { return }
      found[source.key] = state.extractor.symbolExpressions(in: position, endingAt: source.value)
    }
  }

  private func symbol(of key: Int) -> StringSymbol? {
    state.symbols.catalogs.first { $0.path == keys[key].path }?.symbol(of: keys[key].key)
  }

  /// Returns the literal of a key. Refuses keys whose text no literal has.
  private mutating func literalText(of key: Int, _ symbol: StringSymbol) -> SymbolLiteral? {
    guard let catalog = catalogs[keys[key].path], let entry = catalog[keys[key].key] else { return nil }
    do throws(ConversionRefusal) {
      return try SymbolLiteral(symbol, keys[key].newKey, entry, catalog, table: keys[key].path.stem)
    } catch {
      refuse(key, error.sentence)
      return nil
    }
  }

  /// Returns the code that names the bundle of a catalog in a source, or `nil` if lookups use it by default.
  private func bundle(in source: FilePath, for catalog: FilePath) throws(ConversionRefusal) -> String? {
    let map = state.project.map
    guard case .targets(let users) = map.membership(of: source) else { return nil }
    let bundles = Set(
      users.map { map.targets[$0] }.filter { !$0.isTest }.map { target -> String? in
        if target.origin == .package { return ".module" }
        return target.isLibrary ? "#bundle" : nil
      })
    guard bundles.count < 2 else { throw ConversionRefusal("the targets of this file have different bundles") }
    return bundles.first ?? nil
  }

  /// Makes an entry automatic, without a text of the source language that follows from the key.
  private mutating func makeAutomatic(_ key: Int, hasDefaultValue: Bool) {
    let text = keys[key].newKey
    change(key) { (entry: inout CatalogEntry, catalog: Catalog) throws(JSONError) in
      try entry.setExtractionState(hasDefaultValue ? .extractedWithValue : nil)
      try entry.set(nil, at: ["generatesSymbol"])
      let language = catalog.sourceLanguage
      guard let localization = entry.localization(language), localization.variations.isEmpty,
        localization.substitutions.isEmpty, !localization.hasUnknownMembers, let unit = localization.stringUnit,
        unit.state == .translated
      else { return }
      if unit.value == text {
        try entry.removeLocalization(language)
      } else if unit.value == FormatString(text).positional {
        // Xcode writes the positions of several arguments as a new text.
        try entry.setStringUnit(StringUnit(state: .new, value: unit.value), language: language)
      }
    }
  }
}
