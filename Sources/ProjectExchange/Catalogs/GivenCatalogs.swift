import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import SwiftLexing
import TextBasics

/// The catalogs that the command line names individually.
package struct GivenCatalogs {
  package struct Member {
    package let path: GivenPath
    package let catalog: Catalog

    /// The table's name, which is the file name without extension.
    package var table: String { FilePath(path.text).stem }

    /// Returns the location of the key at an index.
    package func location(ofKeyAt position: Int) -> SourceLocation? {
      catalog.name(at: position).map { SourceLocation(line: $0.location.line, column: $0.location.column) }
    }
  }

  package private(set) var members: [Member] = []
  /// The reasons why files are invalid catalogs or cannot be compiled together. All are errors.
  package private(set) var problems: [Diagnostic] = []

  package init(_ paths: [GivenPath]) {
    var seen: [String: String] = [:]
    for path in paths {
      let file = FilePath(path.text)
      if let problem = Self.refusal(of: file) {
        problems.append(Diagnostic(.error, problem.identifier, problem.sentence, file: path.text))
      } else if let other = seen[file.stem] {
        let name = TerminalSafeText.word(file.name)
        let sentence =
          "Cannot have multiple \(name) files in the same output; the other is \(TerminalSafeText.escaped(other))"
        problems.append(Diagnostic(.error, "duplicate-table", sentence, file: path.text))
      } else {
        seen[file.stem] = path.text
        add(path)
      }
    }
  }

  private static func refusal(of file: FilePath) -> (identifier: String, sentence: String)? {
    let name = TerminalSafeText.word(file.name)
    guard file.isStringCatalog else {
      return ("no-catalog", "\(name) is not a string catalog (.xcstrings)")
    }
    guard let folder = file.folder, folder.fileExtension == "lproj", folder.stem != "mul" else { return nil }
    return ("catalog-in-lproj", "\(name) should not be inside an lproj directory")
  }

  private mutating func add(_ path: GivenPath) {
    do throws(CatalogFile.Problem) {
      members.append(Member(path: path, catalog: try CatalogFile(path.place, printed: path.text).catalog))
    } catch { problems.append(error.diagnostic) }
  }
}
