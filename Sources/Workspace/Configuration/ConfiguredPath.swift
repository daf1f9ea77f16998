import ProjectModel
import SwiftLexing

/// A path in a configuration file, and its place there.
package struct ConfiguredPath: Sendable, Equatable {
  /// The path as it is written.
  package let text: String
  package let path: FilePath
  /// The configuration file.
  package let file: FilePath
  /// The configuration file's path as messages print it.
  package let printed: String
  package let location: SourceLocation
}
