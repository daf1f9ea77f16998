import Diagnostics
import Foundation
import ProjectModel
import Workspace

/// The files that documents are called by.
enum DocumentURI {
  /// The file of a `file` URI, without links; `nil` for anything else.
  static func path(_ uri: String) -> FilePath? {
    guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty, url.path.hasPrefix("/") else { return nil }
    let path = FilePath(url.path).resolvingParents
    return (try? FilePath(resolving: path.string)) ?? path
  }

  static func text(_ path: FilePath) -> String { FileURI.text(path.string) }
}
