import Diagnostics
import FileSystem
import ProjectModel
import PushPayloads
import StructuredText

/// The payloads and the senders' sources that a run names: files, and all files in named folders.
package struct PayloadFiles {
  /// A file that contains keys.
  package struct Member {
    package let path: FilePath
    package let bytes: ContiguousArray<UInt8>
    package let uses: [PushKeyUse]
  }

  /// Sorted by path.
  package private(set) var members: [Member] = []
  /// Errors about files that cannot be read.
  private(set) var problems: [Diagnostic] = []
  /// All files, including those without keys.
  private(set) var paths: Set<FilePath> = []

  /// Larger files in folders are assumed to be data.
  private static let largest = 1 << 23

  package init(_ named: [GivenPath], configured: [FilePath], _ names: PathNames) {
    var tops: [(printed: String, path: FilePath, isFolder: Bool)] = []
    for given in named + configured.map({ GivenPath($0.string, from: names.current) }) {
      do throws(FileError) {
        let name = try NamedPath(given)
        tops.append((given.text, name.physical, name.isFolder))
      } catch { problems.append(error.diagnostic("unreadable", "cannot be read")) }
    }
    let alone = Set(tops.filter { !$0.isFolder }.map(\.path))
    for top in tops where top.isFolder { add(folder: top.path, names) }
    paths.formUnion(alone)
    for path in paths.sorted() { read(path, isNamed: alone.contains(path), printed: names.printed(path)) }
  }

  /// Adds the files below a folder, without following links.
  private mutating func add(folder top: FilePath, _ names: PathNames) {
    var folders = [top]
    while let folder = folders.popLast() {
      do throws(FileError) {
        for (name, kind) in try FolderEntries(of: folder).entries {
          let path = folder.appending(name)
          if kind == .folder, !FolderRules.isSkipped(name) { folders.append(path) }
          if kind == .file, Self.mayContainKeys(path) { paths.insert(path) }
        }
      } catch { problems.append(error.of(names.printed(folder)).diagnostic("unreadable", "cannot be read")) }
    }
  }

  private static let documents: Set<String> = ["json", "apns"]

  /// Returns whether a file is a document or a source in a known language, judged by its name.
  private static func mayContainKeys(_ path: FilePath) -> Bool {
    documents.contains(path.fileExtension) || SenderLanguage.named(path.fileExtension) != nil
  }

  private mutating func read(_ path: FilePath, isNamed: Bool, printed: String) {
    do throws(FileError) {
      if !isNamed, let status = try FileStatus.ifThere(path.string), status.size > Self.largest { return }
      let bytes = try FileContents(of: path.string).bytes
      let uses = try uses(in: bytes, of: path, isNamed: isNamed, printed)
      if !uses.isEmpty { members.append(Member(path: path, bytes: bytes, uses: uses)) }
    } catch { problems.append(error.of(printed).diagnostic("unreadable", "cannot be read")) }
  }

  private mutating func uses(
    in bytes: ContiguousArray<UInt8>, of path: FilePath, isNamed: Bool, _ printed: String
  ) throws(FileError) -> [PushKeyUse] {
    if !Self.documents.contains(path.fileExtension), let language = SenderLanguage.named(path.fileExtension) {
      return SenderSource(bytes, language: language).uses
    }
    guard Self.documents.contains(path.fileExtension) else {
      throw FileError(printed, "the file is neither JSON nor source code in a known language")
    }
    guard PayloadDocument.mayHoldKeys(bytes) else { return [] }
    do throws(ParseError) { return try PayloadDocument(bytes).uses } catch {
      if isNamed {
        problems.append(error.diagnostic("invalid-payload", file: printed))
        return []
      }
      // JSON with comments, as in the settings of some tools.
      return SenderLanguage.named("js").map { SenderSource(bytes, language: $0).uses } ?? []
    }
  }
}
