import CatalogLint
import Diagnostics
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import ResourceStrings
import StringCatalog
import TextBasics

/// Findings about the texts of property lists: texts without a table, and keys that the system never looks up.
package struct PropertyListFindings {
  package static let rules = [untranslated, unusedKey]

  private let project: Project
  private let path: (FilePath) -> String

  /// - Parameter path: returns the path of a file as printed in findings.
  init(_ project: Project, path: @escaping (FilePath) -> String) { (self.project, self.path) = (project, path) }

  func findings(in catalogs: [CatalogSet.Member], _ tables: [TableCatalog], _ linter: CatalogLinter) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if linter.isActive(Self.untranslated) { found += untranslatedTexts(catalogs, tables) }
    guard linter.isActive(Self.unusedKey) else { return found }
    for member in catalogs where CatalogRules.isMadeFromMetadata(member.path.stem) {
      let texts = PropertyListCatalogs.textsAsKeys(of: member.path, in: project)
      found += unusedKeys(of: member.catalog, path: path(member.path), texts)
    }
    let inTables = TableFindings(linter, path: path)
    for table in tables where CatalogRules.isMadeFromMetadata(table.group.name) {
      found += unusedKeys(of: table.catalog, path: "", [:]).map { inTables.moved($0, table) }
    }
    return found
  }

  // MARK: Texts without a table

  private func untranslatedTexts(_ catalogs: [CatalogSet.Member], _ tables: [TableCatalog]) -> [Diagnostic] {
    let languages = languages(catalogs, tables)
    let texts = UntranslatedPropertyLists(of: project).texts
    return texts.enumerated().compactMap { position, text in
      // One finding for each property list of a target, at its first text.
      func belongs(_ other: UntranslatedPropertyLists.Text) -> Bool {
        other.file == text.file && other.target == text.target
      }
      guard let own = languages[text.target], !own.isEmpty, !texts[..<position].contains(where: belongs) else {
        return nil
      }
      let others = texts.count(where: belongs) - 1
      let subject = others == 0 ? "\(text.key) is" : "\(text.key) and \(Quantity.of(others, "other text")) are"
      let name = TerminalSafeText.word(project.map.targets[text.target].name)
      let place = TextPosition(line: text.location.line, column: text.location.column)
      var finding = Diagnostic(
        Self.untranslated, "\(subject) the same in every language because \(name) has no InfoPlist catalog or table",
        file: path(text.file), range: TextRange(place),
        help: "add InfoPlist.xcstrings to the target and run `strex sync`", content: text.key)
      finding.cause = "no InfoPlist table of \(text.target)"
      return finding
    }
  }

  /// Returns the languages into which each target is translated, by the position of the target. Variants of the source
  /// language, such as en-GB, do not count.
  private func languages(_ catalogs: [CatalogSet.Member], _ tables: [TableCatalog]) -> [Int: Set<String>] {
    var languages: [Int: Set<String>] = [:]
    func add(_ catalog: Catalog, of file: FilePath) {
      let own = CatalogStatus.languages(of: catalog).filter {
        !LanguageCode.areVariants($0, catalog.sourceLanguage)
      }
      for owner in project.map.targets(of: file) { languages[owner, default: []].formUnion(own) }
    }
    for member in catalogs { add(member.catalog, of: member.path) }
    for table in tables {
      for file in table.group.files { add(table.catalog, of: file.path) }
    }
    return languages
  }

  // MARK: Keys that are never looked up

  /// - Parameter texts: the texts that are keys, by the names of their members in the property lists.
  private func unusedKeys(of catalog: Catalog, path: String, _ texts: [String: [String]]) -> [Diagnostic] {
    let positions = TextPositions(catalog.bytes)
    return catalog.keys.enumerated().compactMap { position, key in
      let entry = catalog.entry(at: position)
      guard entry.extractionState != .stale, let (message, help) = remedy(for: key, texts[key] ?? []) else {
        return nil
      }
      let name = (catalog.name(at: position) ?? entry.node).range
      let range = TextRange(positions.position(at: name.lowerBound), end: positions.position(at: name.upperBound))
      return Diagnostic(Self.unusedKey, message, file: path, range: range, help: help, key: key, content: key)
    }
  }

  private func remedy(for key: String, _ texts: [String]) -> (message: String, help: String)? {
    let quoted = TerminalSafeText.quoted(key)
    if let real = InformationKey.key(titled: key) {
      return (
        "\(quoted) is never looked up because it is the title of \(real) in Xcode", "rename the key to \"\(real)\""
      )
    }
    if let real = Self.misspelled(key) {
      return ("\(quoted) is never looked up because it is a misspelling of \(real)", "rename the key to \"\(real)\"")
    }
    guard InformationKey.namesKey(key) else { return nil }
    let example = texts.isEmpty ? "" : ", for example \(TerminalSafeText.quoted(texts[0]))"
    return ("\(quoted) is never looked up because the system looks up its value", "use the value as the key" + example)
  }

  /// Returns the key of which another one is a misspelling or an incomplete form.
  private static func misspelled(_ key: String) -> String? {
    let completed = key + "Description"
    if InformationKey.isTranslated(key) { return nil }
    if InformationKey.isTranslated(completed) { return completed }
    return Spelling.key(meantBy: key, in: InformationKey.translated)
  }

  static let untranslated = RuleDescription(
    "untranslated-property-list", summary: "A usage description that is the same in every language",
    explanation: """
      The app is translated, but its target has no catalog or table for its property list. The system therefore shows \
      the `Info.plist` text to all users when the app asks for a permission. Add an empty `InfoPlist.xcstrings` to \
      the target; `strex sync` adds the keys. Texts of one word are not reported, because they only satisfy the system \
      if a library uses the feature.
      """)

  static let unusedKey = RuleDescription(
    "unused-property-list-key", summary: "A key in an InfoPlist catalog that the system never looks up",
    explanation: """
      The name of a document type, exported type or home-screen action is itself the key. For example, the system \
      looks up "Logbook", not `CFBundleTypeName`. "Privacy - Camera Usage Description" is only the title of \
      `NSCameraUsageDescription` in Xcode. Misspelled keys such as `NSCameraUsage` are reported, too. Translations of \
      such keys are never shown.
      """)
}
