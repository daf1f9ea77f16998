import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExchange
import TextBasics

/// The existing file at the path of an export. Translators edit the exported file and return it with the same name.
package struct EarlierExport {
  private let project: Project

  package init(of project: Project) { self.project = project }

  /// Fails if the existing file is not an export, or contains translations that the project lacks. If both have a
  /// translation, the project's one may be newer.
  /// - Returns: warnings about translations that would be lost and cannot be imported.
  package func demandPlace(of file: XclocPackage.File, in folder: OutputFolder) throws(FileError) -> [Diagnostic] {
    if !TranslationFile.isName(file.path) || file.path.hasSuffix("/" + XclocPackage.contentsName) { return [] }
    let place = folder[file.path]
    let isAndroid = FilePath(file.path).fileExtension == "xml"
    var former: [TranslationFile] = []
    try folder.demandPlace(of: file.path, "export") { bytes in
      // Android files are build products, and are regenerated whenever a string changes. Those from other programs do
      // not name their catalog.
      if isAndroid { return (try? AndroidReader.file(in: bytes))?.catalog != nil }
      let found = TranslationFile.all([place])
      former = found.files
      return found.problems.isEmpty
    }
    return former.isEmpty ? [] : try losses(of: former, at: place)
  }

  private func losses(of former: [TranslationFile], at place: GivenPath) throws(FileError) -> [Diagnostic] {
    var choices = ImportChoices()
    choices.addsLanguages = true
    let imports = try CatalogImports(former, into: project, choices)
    if imports.hasErrors {
      throw FileError(
        place.text, "an export of other catalogs already exists here; move that export or choose another folder")
    }
    if imports.targets.values.contains(where: { $0.additionCount > 0 }) {
      throw FileError(
        place.text,
        "the existing export contains translations missing from the project; import them or choose another folder"
      )
    }
    return Self.warning(of: imports.strangers, at: place).map { [$0] } ?? []
  }

  /// Returns a warning with the lost strings, because no other file contains them. They may be needed for a renamed
  /// key.
  private static func warning(of strangers: [XLIFFUnit], at place: GivenPath) -> Diagnostic? {
    let lines = strangers.compactMap { unit in
      let text = unit.target?.text.joined ?? ""
      return text == unit.id || text == unit.source?.joined
        ? nil : "\(TerminalSafeText.quoted(unit.id)) = \(TerminalSafeText.quoted(text))"
    }
    if lines.isEmpty { return nil }
    let count = Quantity.of(lines.count, "translation")
    let message = "replacing the existing export loses \(count) for keys that no longer exist: "
    let list = Quantity.first(10, of: lines)
    return Diagnostic(.warning, "replaced-translations", message + list, file: place.text)
  }
}
