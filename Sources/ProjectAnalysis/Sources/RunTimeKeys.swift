import FileSystem
import ProjectLoading
import StringDataFlow
import StringExtraction

/// Finds the texts that the code of a project looks up at run time. The first request type-checks the sources, if that
/// was not done before.
package actor RunTimeKeys {
  private let project: Project
  private let sdk: SDKLoad
  private var finder: KeyUseFinder?

  /// - Parameter finder: the finder of an audit of all sources, which has type-checked them.
  package init(_ project: Project, _ sdk: SDKLoad, _ finder: KeyUseFinder? = nil) {
    self.project = project
    self.sdk = sdk
    self.finder = finder
  }

  /// Returns the positions of those texts that are looked up.
  /// - Throws: if a source cannot be read.
  package func uses(of texts: Set<String>) async throws(FileError) -> [KeyUse] {
    await (try await knownFinder()).uses(of: texts)
  }

  /// Returns the positions of all texts that are looked up.
  /// - Throws: if a source cannot be read.
  package func uses() async throws(FileError) -> [KeyUse] { await (try await knownFinder()).uses() }

  private func knownFinder() async throws(FileError) -> KeyUseFinder {
    if let finder { return finder }
    let finder = KeyUseFinder(try await project.wholeExtractor(sdk))
    self.finder = finder
    return finder
  }
}
