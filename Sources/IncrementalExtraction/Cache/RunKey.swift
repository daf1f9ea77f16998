import ProjectModel

/// The parts of a run's request that affect its result.
package struct RunKey: Sendable {
  /// The whole request as text.
  package let request: String
  /// The files and folders named in the request.
  package let paths: [NamedPath]

  package init(request: String, paths: [NamedPath]) { (self.request, self.paths) = (request, paths) }
}
