import ProjectModel
import SwiftLexing

/// A path in a configuration file, and its position in the file.
package struct ConfiguredPath: Sendable, Equatable {
  /// The path as written in the file.
  package let text: String
  package let path: FilePath
  /// The configuration file.
  package let file: FilePath
  /// The configuration file's path as messages print it.
  package let printed: String
  package let location: SourceLocation
}
