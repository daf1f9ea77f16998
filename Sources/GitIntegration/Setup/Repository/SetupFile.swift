import ProjectLoading
import ProjectModel
import StructuredText

/// A file that `strex init` writes.
package struct SetupFile: Equatable {
  /// The path relative to the top of the repository.
  package let path: String
  package let text: String
  /// The purpose of the file, as the end of a sentence.
  package let purpose: String
}

extension SetupFile {
  /// Returns a configuration without effect that explains its possible members, from the rows of the reader.
  static func configuration(_ members: [(name: String, help: String)]) -> SetupFile {
    let lead = [
      "strex settings for this repository. All of them are optional.",
      "All settings (`strex targets --schema` prints a JSON schema):",
    ]
    let lines = lead + members.map { "  \($0.name): \($0.help)" }
    var json = JSONWriter(style: .compiler)
    json.object { json in
      json.key("//")
      json.array(lines) { $0.value($1) }
      json.key("rules")
      json.array([0]) { json, _ in json.object(exampleRule) }
    }
    return SetupFile(
      path: FilePath.configurationName, text: json.text + "\n", purpose: "contains the settings of strex")
  }

  private static func exampleRule(_ json: inout JSONWriter) {
    json.member("//", "Example: enable a rule that is off by default.")
    json.member("rule", "missing-comment")
    json.member("enabled", false)
  }
}
