import ProjectLayout
import SwiftLexing

/// A path that a configuration file names, and where.
struct ConfiguredPath: Sendable, Equatable {
  /// As it is written.
  let text: String
  let path: FilePath
  /// The configuration file.
  let file: FilePath
  /// The configuration file as messages print it.
  let printed: String
  let location: SourceLocation
}
