import Diagnostics
import FileSystem
import ProjectModel
import TextBasics

/// Detects tables next to a catalog with the same name. Xcode does not build a target with both.
package enum CoexistingTables {
  /// - Parameter output: the output folder; tables in it are earlier compilations of the catalog.
  /// - Returns: an error, or `nil` if there are no such tables.
  package static func problem(of catalog: GivenCatalogs.Member, output: GivenPath) throws(FileError) -> Diagnostic? {
    let file = FilePath(catalog.path.place)
    guard let folder = file.folder, !isSame(folder, FilePath(output.place)) else { return nil }
    // The catalog of an interface file is located in `mul.lproj`, next to the language folders.
    let top = folder.fileExtension == "lproj" ? folder.folder ?? folder : folder
    let names = ["strings", "stringsdict"].map { catalog.table + "." + $0 }
    for place in [top] + (try FolderEntries.names(in: top, endingIn: ".lproj").map(top.appending)) {
      guard let name = names.first(where: { FileStatus.exists(place.appending($0).string) }) else { continue }
      let table = TerminalSafeText.word(place == top ? name : place.name + "/" + name)
      let sentence = """
        \(TerminalSafeText.word(file.name)) cannot co-exist with other .strings or .stringsdict tables with the same name: \
        \(table)
        """
      return Diagnostic(.error, "coexisting-tables", sentence, file: catalog.path.text)
    }
    return nil
  }

  private static func isSame(_ folder: FilePath, _ output: FilePath) -> Bool {
    guard let status = try? FileStatus(of: folder.string), let other = try? FileStatus(of: output.string) else {
      return false
    }
    return status.identity == other.identity
  }
}
