/// A folder or source that may belong to a target, and whose contents were not read.
package struct MissingFolder: Sendable, Equatable {
  package enum Cause: Sendable {
    case absent, emptySubmodule, brokenLink, linkOutside
  }

  package let path: FilePath
  package let cause: Cause

  package init(_ path: FilePath, _ cause: Cause) { (self.path, self.cause) = (path, cause) }

  /// The end of a sentence about the path.
  package var predicate: String {
    switch cause {
    case .absent: "is missing"
    case .emptySubmodule: "is an empty submodule"
    case .brokenLink: "is a broken link"
    case .linkOutside: "is a link to a folder that was not read"
    }
  }

  /// The path of a source in the folder, or the path of the source itself.
  package var source: FilePath { FileKind(of: path) == nil ? path.appending("Source.swift") : path }
}
