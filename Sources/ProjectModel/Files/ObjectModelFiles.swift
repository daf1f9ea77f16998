/// The files of Core Data models: `NAME.xcdatamodeld/VERSION.xcdatamodel/contents` and
/// `NAME.xcdatamodeld/.xccurrentversion`.
public enum ObjectModelFiles {
  /// The endings of their paths.
  public static let endings = [".xcdatamodel/contents", ".xcdatamodeld/.xccurrentversion"]

  /// Returns whether a file is part of a model.
  public static func contains(_ file: FilePath) -> Bool {
    // Fast path: nearly all files have another name.
    let bytes = file.string.utf8
    guard bytes.last == endings[0].utf8.last || bytes.last == endings[1].utf8.last else { return false }
    return endings.contains { file.string.hasSuffix($0) }
  }

  /// Returns the effective `contents`: of several versions of a model, the current one, otherwise the last by name.
  /// - Parameter current: returns the name of the current version in a file, such as `Model 2.xcdatamodel`.
  public static func contents(among files: [FilePath], current: (FilePath) -> String?) -> [FilePath] {
    let all = files.filter { $0.name == "contents" }
    let models = Dictionary(grouping: all) { file in file.folder?.folder ?? file }
    return models.flatMap { folder, versions -> [FilePath] in
      // Models without versions may be in the same folder.
      guard folder.fileExtension == "xcdatamodeld" else { return versions }
      let mark = folder.appending(".xccurrentversion")
      let name = files.contains(mark) ? current(mark) : nil
      return [versions.first { $0.folder?.name == name } ?? versions.max()].compactMap { $0 }
    }.sorted()
  }
}
