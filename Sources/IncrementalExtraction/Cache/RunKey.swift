import ProjectLayout

/// What a run is asked for, as far as its answer follows from it.
package struct RunKey: Sendable {
  /// All that is asked for.
  package let request: String
  /// The files and folders that are named.
  package let paths: [NamedPath]

  package init(request: String, paths: [NamedPath]) { (self.request, self.paths) = (request, paths) }
}
