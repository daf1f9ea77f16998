import Diagnostics
import ProjectModel

extension [Diagnostic] {
  /// The diagnostics with one note, at the first of them, in place of equal notes about a table in three or more
  /// languages. An app in thirty languages would otherwise print it thirty times.
  package var foldedByLanguage: [Diagnostic] {
    var languages: [TableNote: [String]] = [:]
    for (note, language) in compactMap(TableNote.of) { languages[note, default: []].append(language) }
    return compactMap { diagnostic in
      guard let (note, language) = TableNote.of(diagnostic), let all = languages[note], all.count > 2 else {
        return diagnostic
      }
      guard language == all[0] else { return nil }
      var folded = diagnostic
      folded.message += "; also in " + Quantity.first(6, of: [String](all.dropFirst()))
      return folded
    }
  }
}

/// A note about a table, without its language.
private struct TableNote: Hashable {
  /// The folder that contains the language folders.
  let folder: FilePath?
  let table: String
  let identifier: String
  let message: String

  static func of(_ diagnostic: Diagnostic) -> (note: TableNote, language: String)? {
    guard diagnostic.severity == .note, diagnostic.range == nil, let path = diagnostic.file.map(FilePath.init),
      let region = path.folder, region.fileExtension == "lproj"
    else { return nil }
    let note = TableNote(
      folder: region.folder, table: path.name, identifier: diagnostic.identifier, message: diagnostic.message)
    return (note, region.stem)
  }
}
