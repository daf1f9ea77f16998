/// One of the `sources` of a target: a file, or a folder with patterns.
struct SpecSource: Sendable {
  let path: FilePath
  /// Whether it is a file: XcodeGen treats any name with an extension as a file.
  let isFile: Bool
  let isOptional: Bool
  private let excluded: [GlobPattern]
  private let included: [GlobPattern]
  /// The build phase of all files, or `nil` if their types decide.
  private let phase: String?
  private let isCopied: Bool

  /// - Parameter node: a path, or a mapping with `path`.
  /// - Returns: `nil` if the path depends on variables.
  /// - Throws: if the value is neither.
  init?(_ node: SpecNode) throws(ProjectError) {
    guard let place = node.isMap ? node["path"] : node, place.text != nil else {
      throw node.problem("has a source that is neither a path nor a mapping with a path")
    }
    guard let path = place.path else { return nil }
    self.path = path
    let phase = node["buildPhase"]
    self.phase = phase?.isMap == true ? "copyFiles" : phase?.text
    let type = node["type"]?.text
    isCopied = type == "folder"
    isFile = type == "file" || type == nil && !path.fileExtension.isEmpty
    isOptional = node["optional"]?.isOn ?? false
    excluded = (node["excludes"]?.texts ?? []).map(GlobPattern.init)
    included = (node["includes"]?.texts ?? []).map(GlobPattern.init)
  }

  /// Returns whether a file at the path or below it belongs to the target.
  func holds(_ file: FilePath) -> Bool {
    guard !isCopied, takes(file), let below = file.relative(to: path)?.string else { return false }
    if isFile { return file == path }
    return !excluded.contains { $0.covers(below) } && (included.isEmpty || included.contains { $0.covers(below) })
  }

  /// Returns whether the build phase compiles a file.
  private func takes(_ file: FilePath) -> Bool {
    switch (phase, FileKind(of: file)) {
    case (nil, .objectiveC): file.fileExtension != "h"
    case (nil, _), ("sources", _): true
    case ("resources", .stringCatalog), ("resources", .interfaceBuilder), ("resources", .stringsTable),
      ("resources", .intents):
      true
    default: false
    }
  }
}
