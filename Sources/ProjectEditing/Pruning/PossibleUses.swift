import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import SDKInterfaces
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// The texts of a project that may be keys of its catalogs, although no rule finds a lookup: literals in code of any
/// language, texts from which keys are made, generated symbols, and values in data files.
struct PossibleUses {
  struct Reason {
    /// A sentence about the key, without full stop.
    let sentence: String
    let place: LiteralSite?
    /// Whether it may apply to many keys, which a single note then counts.
    var isShared = false
  }

  private var literals: PossibleKeys = []
  /// The literals whose catalogs are known: not those in frameworks and packages that are looked up in the main bundle,
  /// which is any application's.
  private let extracted: Set<SourcePlace>
  /// The literals of other keys that have a default value, by the default value.
  private let defaults: [UTF8Key: [LiteralSite]]
  /// The first place of each key, among data files and code that no target contains.
  private let values: [UTF8Key: LiteralSite]
  /// A warning about files that were not searched.
  let diagnostics: [Diagnostic]
  private var computed = ComputedKeys([], tests: [], objectiveC: [])
  /// A sentence about a folder whose sources are missing, if any.
  private let missing: String?
  /// The names in all sources, and in those that the type checker does not read, such as tests.
  private var words: Set<String> = []
  private var wordsOfTests: Set<String> = []
  /// The modules that the code imports and whose sources are unknown.
  private var packages: Set<String> = []
  /// The uses of generated symbols.
  private let symbols: SymbolUses
  /// Whether the project contains the settings of a generator of accessors, such as SwiftGen.
  private let hasAccessors: Bool

  init(_ project: Project, _ plan: SyncPlan, _ symbols: SymbolUses) throws {
    self.symbols = symbols
    let keys = Set(plan.runs.flatMap { $0.report.leavingKeys })
    extracted = Set(
      plan.analysis.strings.filter { string in
        let usesMainBundle = string.bundle?.hasSuffix(".main") ?? true
        return !usesMainBundle || project.usesOwnBundle(string) != false
      }.map { SourcePlace($0.site) })
    defaults = Dictionary(
      plan.analysis.strings.compactMap { string in
        string.defaultValue.flatMap { $0 == string.key ? nil : (UTF8Key($0), [string.site]) }
      }, uniquingKeysWith: +)
    let root = project.names.firstProject
    // A baseline lists keys, and a glossary has texts that may be keys.
    let lists = [project.configuration.baseline].compactMap(\.self) + project.configuration.glossaries
    let files = DataFiles(in: root, besides: Set(try project.description.filesWithKeys + lists))
    hasAccessors = files.hasAccessors
    missing = project.missingFolders.first.map { folder in
      "source files may be missing: \(TerminalSafeText.code(project.names.printed(folder.path))) \(folder.predicate)"
    }
    let search = keys.isEmpty ? nil : files.places(of: keys, project.names)
    (values, diagnostics) = (search?.found ?? [:], search?.unread ?? [])
    if keys.isEmpty { return }
    let table = root.appending("Localizable.strings")
    literals = try PlatformLiterals(inCodeOf: project.description, for: table).keeping(keys.sorted()) {
      path throws(FileError) in try project.tree.contents(of: path).bytes
    }
    let (sources, tests) = (try project.wholeTexts, files.swiftTexts(project.names))
    wordsOfTests = tests.words
    words = sources.words.union(wordsOfTests)
    let description = try project.description
    let others = try (description.objectiveC + description.headers).map { path in
      project.names.source(path, try project.tree.contents(of: path).bytes)
    }
    computed = ComputedKeys(sources, tests: tests, objectiveC: others)
    packages = computed.importedModules.subtracting(InterfaceFile.all.map(\.module))
      .subtracting(project.map.targets.flatMap(\.moduleNames))
  }

  /// Returns the reason why a key stays although the sync finds no use; `nil` to remove it.
  func reason(toKeep key: String, _ cause: PruneCause, comment: String?, in catalog: FilePath) -> Reason? {
    if let missing { return Reason(sentence: missing, place: nil, isShared: true) }
    if let use = symbolUse(of: key, in: catalog) { return use }
    let places = literals.places(of: key) + computed.places(of: key)
    let defaultTexts = Set(defaultValues(equalTo: key, among: places))
    let others = places.lazy.filter { !defaultTexts.contains(SourcePlace($0)) }
    if let place = others.first(where: { !extracted.contains(SourcePlace($0)) }) {
      return Reason(sentence: "the code contains the key or text that can produce it", place: place)
    }
    if let place = values[UTF8Key(key)] {
      let noun =
        DataFiles.isCode(FilePath(place.file))
        ? "code that belongs to no target, such as a test," : "a data file in the project"
      return Reason(sentence: "\(noun) contains the key", place: place)
    }
    if let place = computed.lookup(of: key, isManual: cause == .unusedManual, in: catalog.stem) {
      return Reason(sentence: "the code looks up keys that are known only at run time", place: place, isShared: true)
    }
    return cause == .unusedManual ? reason(toKeepManual: key, comment: comment, in: catalog) : nil
  }

  /// Returns the literals that are only default values of other keys. Each is the first with its text after the key.
  private func defaultValues(equalTo key: String, among places: [LiteralSite]) -> [SourcePlace] {
    (defaults[UTF8Key(key)] ?? []).compactMap { site in
      let later = places.filter { $0.file == site.file && $0.location > site.location }
      return later.min { $0.location < $1.location }.map { SourcePlace($0) }
    }
  }

  private func symbolUse(of key: String, in catalog: FilePath) -> Reason? {
    let uses = symbols.uses(of: key, in: catalog)
    guard let use = uses.first(where: \.isCertain) ?? uses.first else { return nil }
    let verb = use.isCertain ? "uses" : "might use"
    return Reason(
      sentence: "the code \(verb) the generated symbol \(TerminalSafeText.code(use.site.api))", place: use.site)
  }

  private func reason(toKeepManual key: String, comment: String?, in catalog: FilePath) -> Reason? {
    // The setting that generates symbols may be unknown, for example in a missing file.
    let isTyped = symbols.catalogs.contains { $0.path == catalog }
    if let name = SymbolName(key)?.text, (isTyped ? wordsOfTests : words).contains(name) {
      return Reason(sentence: "the code contains the generated symbol name \(TerminalSafeText.code(name))", place: nil)
    }
    if hasAccessors, let last = key.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last,
      words.contains(where: { $0.lowercased() == last.lowercased() })
    {
      return Reason(sentence: "a generated accessor might use the key", place: nil)
    }
    // Packages look up the keys of their texts in the main bundle, too.
    let named = comment?.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.first { packages.contains(String($0)) }
    if let named {
      return Reason(
        sentence: "its comment names the package \(TerminalSafeText.code(String(named))), which was not searched",
        place: nil)
    }
    let start = key.lowercased().prefix { $0.isLetter }
    if ["push", "notification", "notifications", "apns", "remote"].contains(String(start)) {
      return Reason(sentence: "its name suggests that a server sends the key in push notifications", place: nil)
    }
    return CatalogRules.isFromCode(catalog)
      ? nil : Reason(sentence: "the system looks up the keys in this catalog", place: nil)
  }
}
