import Diagnostics
import StringCatalog
import StringExchange

/// Finds problems in the translations of a catalog.
public struct CatalogLinter: Sendable {
  /// All rules, in the order of the documentation.
  public static let rules: [RuleDescription] = checks.flatMap { $0.rules }

  static let checks: [any CatalogCheck.Type] = [
    FormatCheck.self, PlaceholderCheck.self, ShortcutCheck.self, PluralCheck.self, PluralAbsenceCheck.self,
    TextCheck.self, KeyCheck.self,
    SameTextCheck.self,
    LanguageCheck.self, LanguageCodeCheck.self, SymbolCheck.self, LinkCheck.self, EmphasisCheck.self, EscapeCheck.self,
    TagCheck.self, TagSpaceCheck.self, ReadableKeyCheck.self, StructureCheck.self,
    RawKeyCheck.self, CompilationCheck.self,
    VariationCheck.self, PositionCheck.self, VerbatimCheck.self,
    CharacterCheck.self, UntranslatedTextCheck.self, LengthCheck.self, CommentCheck.self, PunctuationCheck.self,
    SourceChangeCheck.self, GlossaryCheck.self, NotationCheck.self, LetterCheck.self, ConsistencyCheck.self,
    ConflictCheck.self,
  ]

  /// The identifiers of the rules about format specifiers.
  public static let formatRules = Set(FormatCheck.rules.map(\.identifier))

  /// The rule about duplicate names, for files that are not JSON.
  public static let duplicateRule = KeyCheck.duplicate

  /// The rules about strings that never reach the app, which a compiler also reports.
  public static let compilerRules = Set(
    [KeyCheck.duplicate, StructureCheck.member, StructureCheck.variation, CompilationCheck.lost].map(\.identifier))

  /// The rule about strings that are not translated.
  public static let untranslatedRule = LanguageCheck.untranslated

  /// The rule about keys that the code no longer has, for tables without states.
  public static let unusedRule = KeyCheck.unused

  /// The rule about symbolic keys without a text.
  public static let rawKeyRule = RawKeyCheck.raw

  /// The rule about translations that were not updated with their source texts.
  public static let sourceChangedRule = SourceChangeCheck.changed

  private let active: Set<String>
  private let languages: Set<String>
  private let compiler: CatalogCompilation.Rules
  private let glossary: Glossary

  /// - Parameters:
  ///   - active: the identifiers of the active rules.
  ///   - languages: the only languages whose strings are checked. Empty for all.
  ///   - compiler: the version of Xcode whose refusals are reported.
  ///   - glossary: the project's words and their translations.
  public init(
    active: Set<String>, languages: Set<String> = [], compiler: CatalogCompilation.Rules = .xcode26,
    glossary: Glossary = Glossary()
  ) {
    (self.active, self.languages, self.compiler, self.glossary) = (active, languages, compiler, glossary)
  }

  public func isActive(_ rule: RuleDescription) -> Bool { active.contains(rule.identifier) }

  /// Returns the symbolic keys that some language lacks, and that no call names. Their findings depend on lookups at run
  /// time.
  public func keysWithUnknownLookups(in catalog: Catalog, _ calls: CallArguments) -> [String] {
    guard isActive(RawKeyCheck.language) else { return [] }
    let languageCount = Set(catalog.languages + [catalog.sourceLanguage]).count
    return catalog.keys.enumerated().compactMap { position, key in
      let isUnknown =
        calls.hasDefaultValue(key) == nil
        && RawKeyCheck.isIncomplete(key, catalog.entry(at: position), languageCount)
      return isUnknown ? key : nil
    }
  }

  /// - Parameters:
  ///   - catalog: the catalog that was read. Unsaved changes are ignored.
  ///   - path: the path of the catalog, for the findings.
  ///   - calls: the arguments that the code passes to the strings of keys, if known.
  ///   - table: the name of the table, if the catalog was made from tables.
  ///   - generatesSymbols: whether Swift symbols are generated for manual keys.
  ///   - unused: the manual keys that the code does not look up, if known.
  ///   - wanted: languages that the catalog should have, in addition to those that it has.
  ///   - former: the catalog at the commit with which it is compared, if any.
  /// - Returns: the findings with their rules' default severities, in the order of the file.
  public func findings(
    in catalog: Catalog, path: String, table: String? = nil, calls: CallArguments = CallArguments(),
    generatesSymbols: Bool = true, wanted: Set<String> = [], unused: Set<String> = [],
    former: FormerCatalog? = nil
  ) -> [Diagnostic] {
    let name = table ?? String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    let linted = LintedCatalog(
      catalog, table: name, isTable: table != nil, calls, generatesSymbols: generatesSymbols, wanted: wanted,
      unused: unused, compiler: compiler, former: former, glossary: glossary)
    var report = LintReport(path: path, positions: TextPositions(catalog.bytes), active: active)
    for check in Self.checks where check.rules.contains(where: { active.contains($0.identifier) }) {
      check.check(linted, &report)
    }
    let others = OtherLanguages(than: languages, in: catalog)
    return report.grouped(without: others).sorted(by: Diagnostic.precedes)
  }

  /// Returns the translations that were not updated when their source strings changed, in the order of the file.
  /// - Parameter former: the catalog at an earlier commit.
  public static func sourceChanges(in catalog: Catalog, since former: FormerCatalog) -> [SourceChange] {
    let linted = LintedCatalog(
      catalog, table: "", isTable: false, CallArguments(), generatesSymbols: false, former: former)
    return SourceChanges(linted).changes.map { SourceChange(key: $0.entry.key, language: $0.language) }
  }
}
