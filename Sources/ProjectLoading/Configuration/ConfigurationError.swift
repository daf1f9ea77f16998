import Diagnostics
import ProjectModel
import TextBasics

/// A reason to reject a configuration file, with its position.
package struct ConfigurationError: Error {
  package let diagnostic: Diagnostic

  /// A project with settings in both formats.
  static func doubled(_ files: [String]) -> ConfigurationError {
    let other = TerminalSafeText.word(FilePath(files[0]).name)
    return ConfigurationError(
      diagnostic: Diagnostic(
        .error, "configuration", "\(other) in the same folder also contains settings; keep only one of the two files",
        file: files[1]))
  }
}
