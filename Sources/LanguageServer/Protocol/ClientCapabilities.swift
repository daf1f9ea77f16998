import StructuredText

/// What an editor says that it can do.
struct ClientCapabilities {
  /// Whether it makes edits that it is asked for.
  let makesEdits: Bool
  /// Whether edits may name the version of a document that they are for.
  let knowsVersions: Bool
  /// Whether it tells of files that change on disk, if it is asked to.
  let watchesFiles: Bool
  let encoding: PositionEncoding

  /// - Parameter node: the member `capabilities` of `initialize`.
  init(_ node: JSONNode?) {
    let workspace = node?["workspace"]
    makesEdits = workspace?["applyEdit"]?.bool ?? false
    knowsVersions = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    let encodings = node?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
}
