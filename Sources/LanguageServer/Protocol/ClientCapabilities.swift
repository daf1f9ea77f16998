import StructuredText

/// The capabilities that an editor declares.
struct ClientCapabilities {
  /// Whether the client supports `workspace/applyEdit`.
  let makesEdits: Bool
  /// Whether edits may contain the version of their document.
  let knowsVersions: Bool
  /// Whether the client can be asked to report files that change on disk.
  let watchesFiles: Bool
  /// Whether symbols of a document may contain ranges of their own.
  let nestsSymbols: Bool
  let encoding: PositionEncoding

  /// - Parameter node: the member `capabilities` of `initialize`.
  init(_ node: JSONNode?) {
    let workspace = node?["workspace"]
    makesEdits = workspace?["applyEdit"]?.bool ?? false
    knowsVersions = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    nestsSymbols = node?["textDocument"]?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    let encodings = node?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    encoding = encodings.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
}
