import Diagnostics
import FileSystem
import Foundation
import ProjectModel

/// Converts document URIs to paths.
enum DocumentURI {
  /// Returns the path of a `file` URI, with symbolic links resolved, or `nil` for any other URI.
  static func path(_ uri: String) -> FilePath? {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty, url.path.hasPrefix("/") else { return nil }
    let path = FilePath(url.path).resolvingParents
    return (try? FilePath(resolving: path.string)) ?? path
  }

  static func text(_ path: FilePath) -> String { FileURI.text(path.string) }
}
