import ProjectAnalysis
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StructuredText

// Symbols become literals.
extension ConversionDraft {
  mutating func convertSymbols() {
    let commented = Set(keys.map(\.path)).filter { writesComments || hasCommentsInCode($0) }
    for key in keys.indices {
      guard let symbol = symbol(of: key), let text = literalText(of: key, symbol, commented: commented) else {
        continue
      }
      for use in state.symbols.uses(of: keys[key].key, in: keys[key].path) {
        guard use.isCertain, let expression = candidates.expressions[use.source]?[use.range.upperBound] else {
          refuse(key, "this may be the symbol, but its declaration is unknown", at: use.site)
          continue
        }
        do throws(ConversionRefusal) {
          let literal = try text.code(in: expression, bundle: bundle(in: use.source))
          replace(use.site, of: key, in: use.source, [CodeEdit(range: expression.range, text: literal)])
        } catch { refuse(key, error.sentence, at: use.site) }
      }
      makeAutomatic(key, hasDefaultValue: text.defaultValue != nil)
    }
    applyChanges()
  }

  /// Returns whether the code contains the comments of a catalog, at most of the literals whose calls have a place for
  /// them.
  private func hasCommentsInCode(_ path: FilePath) -> Bool {
    let catalog = candidates.catalogs[path]
    let able = state.strings(in: path).filter { string in
      string.site.api.contains("comment:") && catalog?[string.key]?.comment != nil
    }
    return able.count { $0.comment != nil } * 2 > able.count
  }

  private func symbol(of key: Int) -> StringSymbol? {
    state.symbols.catalogs.first { $0.path == keys[key].path }?.symbol(of: keys[key].key)
  }

  /// Returns the literal of a key. Refuses keys whose text no literal has.
  /// - Parameter commented: the catalogs whose literals get comments.
  private mutating func literalText(
    of key: Int, _ symbol: StringSymbol, commented: Set<FilePath>
  ) -> SymbolLiteral? {
    guard let catalog = candidates.catalogs[keys[key].path], let entry = catalog[keys[key].key] else { return nil }
    do throws(ConversionRefusal) {
      return try SymbolLiteral(
        symbol, keys[key].newKey, entry, catalog, table: keys[key].path.stem,
        writesComment: commented.contains(keys[key].path))
    } catch {
      refuse(key, error.sentence)
      return nil
    }
  }

  /// Returns the code that names the bundle of the symbols in a source, or `nil` if lookups use it by default.
  private func bundle(in source: FilePath) -> String? {
    let map = state.project.map
    let targets = map.targets(of: source).map { map.targets[$0] }.filter { !$0.isTest }
    // An app that compiles the sources of a package does not have the bundle of the package.
    let apps = targets.filter { $0.origin != .package }
    if apps.isEmpty { return targets.isEmpty ? nil : ".module" }
    return apps.contains(where: \.isLibrary) ? "#bundle" : nil
  }

  /// Makes an entry automatic, without a text of the source language that follows from the key.
  private mutating func makeAutomatic(_ key: Int, hasDefaultValue: Bool) {
    let text = keys[key].newKey
    change(key) { (entry: inout CatalogEntry, catalog: Catalog) throws(ParseError) in
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
