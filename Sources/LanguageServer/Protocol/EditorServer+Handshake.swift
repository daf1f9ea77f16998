import JSONRPC
import JSONText
import ProjectLayout

// What the server offers and asks for.
extension EditorServer {
  func writeProviders(to json: inout JSONWriter) {
    for (name, member, values) in [
      ("completionProvider", "triggerCharacters", ["\""]),
      ("codeActionProvider", "codeActionKinds", ["quickfix", "refactor.rewrite", "source.strexSync"]),
      ("executeCommandProvider", "commands", [Self.syncCommand]),
    ] {
      json.key(name)
      json.object { json in
        json.key(member)
        json.array(values) { $0.value($1) }
      }
    }
  }

  func watchFiles(_ client: RPCClient) {
    let extensions = FileKind.extensions.map(\.name) + ["plist", "json", "yml", "pbxproj"]
    let registration = RPCPayload { json in
      json.object { json in
        json.member("id", "strex-files")
        json.member("method", "workspace/didChangeWatchedFiles")
        json.key("registerOptions")
        json.object { json in
          json.key("watchers")
          json.array(["**/*.{\(extensions.joined(separator: ","))}"]) { json, pattern in
            json.object { $0.member("globPattern", pattern) }
          }
        }
      }
    }
    client.request(
      "client/registerCapability",
      RPCPayload { json in
        json.object { json in
          json.key("registrations")
          json.array([registration]) { $0.write($1.value) }
        }
      })
  }
}
