import Foundation
import ProjectModel

/// The files that a run-script phase of Xcode declares in its environment. A sandboxed phase may access only these.
package struct DeclaredFiles: Sendable {
  /// The folder of the Xcode project.
  package let root: FilePath
  /// Existing files that may be read, including outputs: absolute, without symbolic links, sorted.
  package private(set) var files: [FilePath] = []
  private var known: Set<FilePath> = []
  /// Declared inputs that do not exist.
  package private(set) var missing: [FilePath] = []
  /// Files that may be written.
  package private(set) var outputs: Set<FilePath> = []
  /// The folder for temporary files.
  package let scratch: FilePath?
  private let environment: [String: String]

  /// - Throws: if the process does not run in such a phase, or if a list cannot be read.
  package init(_ environment: [String: String]) throws {
    guard let folder = environment["SRCROOT"], environment["SCRIPT_INPUT_FILE_COUNT"] != nil else {
      throw UsageError("--script-phase works only in an Xcode run-script phase, which sets SCRIPT_INPUT_FILE_COUNT")
    }
    self.environment = environment
    root = try FilePath(resolving: folder)
    scratch = try environment["TEMP_DIR"].map { try FilePath(resolving: $0) }
    let written = try paths("OUTPUT")
    outputs = Set(written.map(Self.physical))
    var all: Set<FilePath> = []
    for path in try paths("INPUT").map(Self.physical) + outputs {
      guard let status = try FileStatus.ifThere(path.string) else {
        if !outputs.contains(path) { missing.append(path) }
        continue
      }
      if status.kind == .folder { all.formUnion(try files(below: path)) } else { all.insert(path) }
    }
    known = all
    files = all.sorted()
  }

  package func contains(_ file: FilePath) -> Bool { known.contains(file) }

  /// Returns the paths of a kind: first single ones, then the paths in lists.
  private func paths(_ kind: String) throws -> [String] {
    let alone = values("SCRIPT_\(kind)_FILE").map(expanded)
    return try alone
      + values("SCRIPT_\(kind)_FILE_LIST").flatMap { list in
        let lines = String(decoding: try FileContents(of: list).bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
          .map(expanded)
      }
  }

  private func values(_ name: String) -> [String] {
    let count = environment["\(name)_COUNT"].flatMap { Int($0) } ?? 0
    return (0..<max(0, count)).compactMap { environment["\(name)_\($0)"] }.filter { !$0.isEmpty }
  }

  /// Returns an absolute path with build settings replaced. Xcode replaces them in its lists. Other callers may not.
  private func expanded(_ path: String) -> String {
    let expanded = path.replacing(/\$[({](\w+)[)}]/) { environment[String($0.output.1)] ?? String($0.output.0) }
    return FilePath(expanded).isAbsolute ? expanded : root.appending(expanded).string
  }

  private static func physical(_ path: String) -> FilePath {
    let given = FilePath(path).resolvingParents
    if let resolved = try? FilePath(resolving: given.string) { return resolved }
    let folder = given.folder.flatMap { try? FilePath(resolving: $0.string) }
    return folder?.appending(given.name) ?? given
  }

  private func files(below folder: FilePath) throws -> [FilePath] {
    let setting = "USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES"
    guard environment[setting] == "YES" else {
      throw FileError(folder.string, "a run-script phase can read folders only if \(setting) is YES")
    }
    return FolderListing(walking: folder).files
  }
}
