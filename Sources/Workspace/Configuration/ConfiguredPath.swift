import ProjectLayout
import SwiftLexing

/// A path that a configuration file names, and where.
package struct ConfiguredPath: Sendable, Equatable {
  /// As it is written.
  package let text: String
  package let path: FilePath
  /// The configuration file.
  package let file: FilePath
  /// The configuration file as messages print it.
  package let printed: String
  package let location: SourceLocation
}
