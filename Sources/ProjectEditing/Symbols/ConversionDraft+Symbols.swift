import Diagnostics
import ProjectAnalysis
import ProjectExchange
import ProjectLoading
import ProjectModel
import StringCatalog
import StringDataFlow
import StringExtraction
import StructuredText
import SwiftParsing
import SwiftTypeChecking
import TextBasics

// Literals become symbols.
extension ConversionDraft {
  mutating func convertLiterals() {
    for key in keys.indices {
      demandSymbols(key)
      for site in keys[key].sites { demandVisibility(of: key, at: site) }
      refuseOtherUses(of: key)
      makeManual(key)
    }
    applyChanges()
    let symbols = symbols()
    for key in keys.indices where refusals[key] == nil {
      guard let (symbol, name) = symbols[key] else { continue }
      for site in keys[key].sites {
        guard let source = state.project.sources.places[site.file],
          let found = candidates.literals[source]?[site.location]
        else {
          refuse(key, "the code does not contain the literal", at: site)
          continue
        }
        do throws(ConversionRefusal) {
          let literal = try found.get()
          let call = try Self.call(of: symbol, named: name, literal.values)
          replace(site, of: key, in: source, literal.edits(to: call))
        } catch { refuse(key, error.sentence, at: site) }
      }
    }
  }

  // MARK: Conditions

  /// Refuses a key of a catalog without symbols.
  private mutating func demandSymbols(_ key: Int) {
    guard !state.project.map.generatesSymbols(of: keys[key].path) else { return }
    refuse(
      key,
      Diagnostic(
        .error, ConversionPlan.obstacle, "Xcode does not generate symbols for this catalog", file: keys[key].printed,
        help: "set STRING_CATALOG_GENERATE_SYMBOLS to YES for its target"))
  }

  /// Refuses a key if code that uses it does not see the symbols of its catalog.
  private mutating func demandVisibility(of key: Int, at site: LiteralSite) {
    let map = state.project.map
    guard let source = state.project.sources.places[site.file], FileKind(of: source) == .swiftSource else {
      return refuse(key, "only Swift code can use symbols", at: site)
    }
    if let other = state.owners[SourcePlace(site)]?.first(where: { $0 != keys[key].path }) {
      let printed = TerminalSafeText.escaped(state.project.names.printed(other))
      return refuse(key, "the literal also belongs to \(printed)", at: site)
    }
    if let (target, gap) = oldSystem(in: source, below: .withResources) {
      let problem = "LocalizedStringResource needs \(gap.required), but \(target) runs on \(gap.oldest)"
      return refuse(key, ofTarget: problem, at: site)
    }
    let (users, owners) = (map.targets(of: source), map.targets(of: keys[key].path))
    if users.isEmpty {
      return refuse(key, ofTarget: "no target compiles both the file and the catalog's symbols", at: site)
    }
    if let user = users.first(where: { !owners.contains($0) || !map.generatesSymbols(inTarget: $0) }) {
      let name = TerminalSafeText.word(map.targets[user].name)
      refuse(key, ofTarget: "the file's target \(name) does not compile the catalog's symbols", at: site)
    }
  }

  /// Returns a target of a source that supports older systems than required, with its name in messages.
  func oldSystem(
    in source: FilePath, below required: SystemVersions
  ) -> (target: String, gap: SystemVersions.Gap)? {
    let targets = state.project.map.targets(of: source).map { state.project.map.targets[$0] }
    return targets.lazy.compactMap { target in
      let name = "the target \(TerminalSafeText.word(target.name))"
      return target.settings.oldestSystems.gap(below: required).map { (name, $0) }
    }.first
  }

  /// Refuses a key that code may use in other ways.
  private mutating func refuseOtherUses(of key: Int) {
    let known = Set(keys[key].sites.map { SourcePlace($0) })
    for update in state.analysis.updates where update.path == keys[key].path {
      for site in update.possibleKeys.places(of: keys[key].key) where !known.contains(SourcePlace(site)) {
        refuse(key, "this literal may be the key, but its type is unknown", at: site)
      }
    }
    for site in candidates.runTimeUses[UTF8Key(keys[key].key)] ?? [] where !known.contains(SourcePlace(site)) {
      refuse(key, "the code looks this text up at run time", at: site)
    }
  }

  // MARK: Entries

  /// Makes an entry manual, with the text of the source language that the literals have.
  private mutating func makeManual(_ key: Int) {
    let strings = state.strings(of: keys[key].key, in: keys[key].path)
    let text = strings.lazy.compactMap(\.defaultValue).first ?? keys[key].key
    change(key) { (entry: inout CatalogEntry, catalog: Catalog) throws(ParseError) in
      let language = catalog.sourceLanguage
      try entry.setExtractionState(.manual)
      if entry.localization(language) == nil {
        let unit = StringUnit(state: .translated, value: FormatString(text).positional)
        try entry.setStringUnit(unit, language: language)
      } else {
        // Builds leave out source texts in the state `new`.
        try entry.setState(.translated, inLanguages: { $0 == language }, where: { $0 == .new })
      }
      if entry.comment == nil, let comment = strings.lazy.compactMap(\.comment).first { try entry.setComment(comment) }
      // A symbol that the entry disables would be missing.
      try entry.set(nil, at: ["generatesSymbol"])
    }
  }

  /// Returns the symbols of the keys, each with its name as a member of `LocalizedStringResource`. Refuses keys without
  /// one.
  private mutating func symbols() -> [Int: (symbol: StringSymbol, name: String)] {
    var found: [Int: (symbol: StringSymbol, name: String)] = [:]
    for (path, keys) in Dictionary(grouping: keys.indices, by: { self.keys[$0].path }) {
      // Only the entries of a written catalog have symbols.
      guard let bytes = catalogs[path]?.serialized(), let catalog = try? Catalog(bytes) else { continue }
      let all = CatalogSymbols(catalog)
      let positions = Dictionary(keys.map { (UTF8Key(self.keys[$0].newKey), $0) }) { first, _ in first }
      for problem in all.problems { refuse(problem, positions) }
      let source = SymbolSource(table: path.stem)
      for symbol in all.symbols {
        guard let key = positions[UTF8Key(symbol.key)] else { continue }
        found[key] = (symbol, source.memberName(of: symbol))
        refuseDeclared(symbol, key)
      }
    }
    return found
  }

  /// Refuses the key of a problem, or the key that another one collides with.
  private mutating func refuse(_ problem: SymbolProblem, _ positions: [UTF8Key: Int]) {
    let help = "choose another key with --new-key"
    if let key = positions[UTF8Key(problem.key)] {
      refuse(key, problem.sentence, help: help)
    } else if case .collision(let other, _) = problem.reason, let key = positions[UTF8Key(other)] {
      refuse(key, "\(TerminalSafeText.quoted(problem.key)) would generate the same symbol", help: help)
    }
  }

  /// Refuses a symbol that the project already declares.
  private mutating func refuseDeclared(_ symbol: StringSymbol, _ key: Int) {
    let index = state.extractor.index
    let declared = index.members(ofType: "LocalizedStringResource", named: symbol.name.text).first { member in
      index.isOwn(member) && index[member].flags.contains(.isStatic)
        && !state.generatedFiles.contains(member.file)
    }
    if let declared {
      refuse(key, "the code declares \(TerminalSafeText.code(symbol.name.text)) itself (\(index.place(of: declared)))")
    }
  }

  /// Returns the symbol with the values of a literal as its arguments.
  private static func call(
    of symbol: StringSymbol, named name: String, _ values: [ConvertibleLiteral.Value]
  ) throws(ConversionRefusal) -> String {
    guard symbol.arguments.count == values.count else {
      let count = Quantity.of(symbol.arguments.count, "argument")
      throw ConversionRefusal("the symbol takes \(count), but the literal inserts \(values.count)")
    }
    if values.isEmpty { return name }
    var arguments: [String] = []
    for (number, (argument, value)) in zip(symbol.arguments, values).enumerated() {
      guard let text = value.converted(to: argument.type) else {
        let type = value.type.map { "is of type \($0)" } ?? "is formatted or of another type"
        throw ConversionRefusal("argument \(number + 1) \(type), but the symbol takes a value of type \(argument.type)")
      }
      arguments.append((argument.label.map { $0 + ": " } ?? "") + text)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
