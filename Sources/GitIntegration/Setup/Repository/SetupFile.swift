import ProjectLoading
import ProjectModel

/// A file that `strex init` writes.
package struct SetupFile: Equatable {
  /// The path relative to the top of the repository.
  package let path: String
  package let text: String
  /// The purpose of the file, as the end of a sentence.
  package let purpose: String
}

extension SetupFile {
  /// Returns a configuration in which each setting is a comment, from the rows of the reader.
  static func configuration(_ members: [ConfigurationSchema.Member]) -> SetupFile {
    let lead = [
      "Settings for strex in this repository. All of them are optional. To change one, uncomment it.",
      "`strex rules` lists the rules, and `strex targets --schema` prints a JSON schema for editors.",
    ]
    let settings = members.map { member in
      "\n# \(member.help)\n# \(member.text.hasPrefix("$") ? "\"\(member.text)\"" : member.text): \(member.example)\n"
    }
    let text = lead.map { "# \($0)\n" }.joined() + settings.joined()
    return SetupFile(path: FilePath.yamlConfigurationName, text: text, purpose: "contains the settings for strex")
  }
}
