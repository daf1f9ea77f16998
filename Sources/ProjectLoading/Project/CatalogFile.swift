import Diagnostics
import FileSystem
import ProjectModel
import StringCatalog
import StructuredText
import TextBasics

/// A catalog that was read from a file.
package struct CatalogFile {
  package let contents: FileContents
  package let catalog: Catalog

  /// A failure to read a catalog, or a file that is not a catalog.
  package struct Problem: Error {
    /// An error at the problem's position.
    package let diagnostic: Diagnostic
  }

  /// - Parameters:
  ///   - printed: the path as messages print it.
  ///   - tree: the tree that it is read from.
  package init(_ path: String, printed: String, in tree: any FileTree = DiskTree()) throws(Problem) {
    do throws(FileError) { contents = try tree.contents(of: FilePath(path)) } catch {
      throw Problem(diagnostic: error.of(printed).diagnostic("unreadable", "cannot be read"))
    }
    do throws(ParseError) { catalog = try Catalog(contents.bytes) } catch {
      let filter = tree.filter(of: FilePath(path))
      throw Problem(
        diagnostic: filter.map { Diagnostic.filtered($0, "catalog", "invalid-catalog", file: printed) }
          ?? error.diagnostic("invalid-catalog", file: printed))
    }
  }
}

extension Diagnostic {
  /// The error about a staged or committed file whose text is unknown, because running the filters of a repository is
  /// not safe.
  /// - Parameters:
  ///   - filter: the name of git's filter for the file, such as `lfs`.
  ///   - noun: the kind of the file.
  package static func filtered(
    _ filter: String, _ noun: String, _ identifier: String, file: String
  ) -> Diagnostic {
    let ending = TerminalSafeText.code("*.\(FilePath(file).fileExtension) -filter")
    return Diagnostic(
      .error, identifier,
      "git stores the output of the .gitattributes filter \(TerminalSafeText.code(filter)) instead of the \(noun), so strex "
        + "cannot read it", file: file,
      help: "add \(ending) to .gitattributes and stage the file again, or check the working tree with "
        + "`strex sync --check`")
  }
}
