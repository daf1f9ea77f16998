import ProjectLayout
import StringExchange
import Workspace

/// What stands in the place of an export: translators write into the file that they got, and send it back under its name.
package struct FormerExport {
  private let project: Project

  package init(of project: Project) { self.project = project }

  /// Fails where a file is no export, or has translations where the project has none. Where both have one, the project's may
  /// be newer.
  package func demandPlace(of file: XclocPackage.File, in folder: OutputFolder) throws(FileProblem) {
    if !TranslationFile.isName(file.path) || file.path.hasSuffix("/" + XclocPackage.contentsName) { return }
    let place = folder[file.path]
    let isAndroid = FilePath(file.path).fileExtension == "xml"
    var former: [TranslationFile] = []
    try folder.demandPlace(of: file.path, "export") { bytes in
      // What is made for Android belongs to a build, and is made anew whenever a text changes.
      if isAndroid { return Self.isOfAndroid(bytes) }
      let found = TranslationFile.all([place])
      former = found.files
      return found.problems.isEmpty
    }
    if !former.isEmpty { try demandNothingNew(in: former, at: place) }
  }

  /// Android's own files do not say which catalog they are of.
  private static func isOfAndroid(_ bytes: ContiguousArray<UInt8>) -> Bool {
    (try? AndroidReader.file(in: bytes))?.catalog != nil
  }

  private func demandNothingNew(in former: [TranslationFile], at place: GivenPath) throws(FileProblem) {
    let imports = try CatalogImports(former, into: project)
    if imports.hasErrors { throw FileProblem(place.text, "an export of other catalogs is there: move it away") }
    guard imports.targets.values.contains(where: { $0.additionCount > 0 }) else { return }
    throw FileProblem(
      place.text, "an export is there with translations that the project lacks: import it first, or move it away")
  }
}
