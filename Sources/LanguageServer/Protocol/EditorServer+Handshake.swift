import JSONRPC
import ProjectModel
import StructuredText

// Initialization: the server's capabilities and the notifications that it requests.
extension EditorServer {
  func initialize(_ params: RPCParams) throws -> RPCPayload {
    let uri = params["workspaceFolders"]?.elements.first?["uri"]?.string ?? params["rootUri"]?.string
    if let uri, let path = DocumentURI.path(uri) { root = path }
    capabilities = ClientCapabilities(params["capabilities"])
    state = .running
    return RPCPayload.object { json in
      json.object("capabilities") { json in
        json.member("positionEncoding", encoding.rawValue)
        json.object("textDocumentSync") { json in
          json.member("openClose", true)
          json.member("change", 2)
          json.member("save", true)
        }
        for name in [
          "hoverProvider", "definitionProvider", "referencesProvider", "documentSymbolProvider", "inlayHintProvider",
        ] { json.member(name, true) }
        writeProviders(to: &json)
      }
      json.object("serverInfo") { json in
        json.member("name", "strex")
        json.member("version", version)
      }
    }
  }

  var encoding: PositionEncoding { capabilities.encoding }

  private func writeProviders(to json: inout JSONWriter) {
    json.object("codeLensProvider") { $0.member("resolveProvider", false) }
    json.object("renameProvider") { $0.member("prepareProvider", true) }
    for (name, member, values) in [
      ("completionProvider", "triggerCharacters", ["\"", "."]),
      ("codeActionProvider", "codeActionKinds", ["quickfix", "refactor.rewrite", "source.strexSync"]),
      ("executeCommandProvider", "commands", [Self.syncCommand, Self.convertCommand]),
    ] {
      json.object(name) { json in
        json.member(member, values)
      }
    }
  }

  func watchFiles(_ client: RPCClient) {
    let extensions = FileKind.extensions.map(\.name) + ["plist", "json", "yml", "pbxproj"]
    request(
      "client/registerCapability",
      RPCPayload.object { json in
        json.objects("registrations", ["strex-files"]) { json, id in
          json.member("id", id)
          json.member("method", "workspace/didChangeWatchedFiles")
          json.object("registerOptions") { json in
            json.objects("watchers", ["**/*.{\(extensions.joined(separator: ","))}"]) { $0.member("globPattern", $1) }
          }
        }
      }, of: client)
  }
}

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
