import ProjectModel
import StringCatalog
import StringExchange
import StructuredText
import TextBasics

/// An Android string resource file, with the information in its path.
struct AndroidOrigin {
  let file: AndroidFile
  /// For example `strings.xml`.
  let name: String
  /// For example `values-de`.
  private let folder: String
  /// The language of a file that names none; `nil` if it is unknown.
  private let given: String?

  init(_ file: AndroidFile, _ path: FilePath, _ language: String?) {
    (self.file, name, folder) = (file, path.name, path.resolvingParents.folder?.name ?? "")
    given = language
  }

  /// Returns the catalogs that it may be for: the one that it names, those with its table name, or the only one.
  func catalogs(among catalogs: [FilePath], _ paths: OriginalPaths) -> [FilePath] {
    let named = file.catalog.map { OriginalNames(of: catalogs, paths).catalogs(of: $0) } ?? []
    if !named.isEmpty { return named }
    let likely = catalogs.filter { AndroidFile.name(ofTable: $0.stem) == name }
    return likely.isEmpty && catalogs.count == 1 ? catalogs : likely
  }

  /// Returns the language of the folder, or the language that the file declares.
  func language(for catalog: Catalog) throws(ParseError) -> String {
    if folder.hasPrefix(AndroidLocale.defaultFolder + "-") {
      if let locale = AndroidLocale(folder: folder) { return locale.identifier }
      let word = TerminalSafeText.word(folder)
      throw ParseError("the folder \(word) is not a simple language folder")
    }
    if let own = file.language { return AndroidLocale(of: own)?.identifier ?? own }
    if let given { return given }
    if folder == AndroidLocale.defaultFolder { return catalog.sourceLanguage }
    let message =
      "the file's language is unknown because it is not in a `values-LANG` folder; use `--language LANG` to set it"
    throw ParseError(message)
  }
}
