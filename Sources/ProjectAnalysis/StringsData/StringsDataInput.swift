import Diagnostics
import FileSystem
import ProjectModel
import StringExtraction
import StructuredText

/// The contents of the `.stringsdata` files that `--stringsdata` names.
package struct StringsDataInput {
  package struct Item {
    /// The path of the file as messages print it.
    package let printed: String
    package let status: FileStatus
    package var file: StringsDataFile
  }

  /// The files, each once, ordered by path.
  package private(set) var items: [Item] = []
  /// Errors about files that are ignored.
  package private(set) var problems: [Diagnostic] = []
  private let names: PathNames

  /// - Parameter paths: files, and folders whose files at any depth are included.
  package init(_ paths: [GivenPath], _ names: PathNames) {
    self.names = names
    var files: Set<FilePath> = []
    for path in paths {
      do throws(FileError) {
        let name = try NamedPath(path)
        let found = try name.isFolder ? Self.files(below: name.physical) : [name.physical]
        if found.isEmpty { throw FileError(path.text, "the folder contains no .stringsdata files") }
        files.formUnion(found)
      } catch {
        problems.append(error.diagnostic("unreadable", "cannot be read"))
      }
    }
    for file in files.sorted() { read(file) }
  }

  /// App Intents' own processor writes this file, for a catalog that is not made from code.
  private static let phrases = "ExtractedAppShortcutsMetadata.stringsdata"

  private static func files(below top: FilePath) throws(FileError) -> [FilePath] {
    var files: [FilePath] = []
    var folders = [top]
    while let folder = folders.popLast() {
      for (name, kind) in try FolderEntries(of: folder).entries {
        let path = folder.appending(name)
        if kind == .folder { folders.append(path) }
        guard name.hasSuffix(".stringsdata"), name != phrases else { continue }
        if kind == .link ? try isLinkToFile(path) : kind == .file { files.append(path) }
      }
    }
    return files
  }

  private static func isLinkToFile(_ path: FilePath) throws(FileError) -> Bool {
    try FileStatus.ifThere(path.string)?.kind == .file
  }

  private mutating func read(_ path: FilePath) {
    let printed = names.printed(path)
    do {
      let contents = try FileContents(of: path.string)
      let file = try StringsDataFile(contents.bytes)
      items.append(Item(printed: printed, status: contents.status, file: file))
    } catch let problem as ParseError {
      problems.append(problem.diagnostic("invalid-stringsdata", file: printed))
    } catch {
      let reason = FileError.reason(of: error)
      problems.append(FileError(printed, reason).diagnostic("unreadable", "cannot be read"))
    }
  }
}
