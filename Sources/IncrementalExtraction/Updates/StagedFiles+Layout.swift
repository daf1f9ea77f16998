import FileSystem
import ProjectModel

extension StagedFiles {
  /// A digest of the known facts that decide which catalog contains a string: everything except the Swift sources and
  /// the contents of catalogs.
  package var layout: Digest {
    var digest = Digest()
    for (path, entry) in zip(paths, files) {
      switch FileKind(of: path) {
      case .swiftSource where !formats.matches(path): continue
      case .stringCatalog: digest.add("\(entry.mode) \(entry.name)")
      default: digest.add("\(entry.mode) \(entry.blob) \(entry.name)")
      }
    }
    for submodule in submodules { digest.add(submodule.string) }
    // Facts that could not be recorded never match again.
    digest.add(facts.all.map { "\($0.map { "\($0)" }.sorted())" } ?? "\(ContinuousClock.now)")
    return digest
  }
}
