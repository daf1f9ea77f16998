import Audit
import StringExtraction
import Workspace

/// Which texts the code of a project looks up when the app runs. The sources are typed once somebody asks.
package actor RunTimeKeys {
  private let project: Project
  private let sdk: SDKLoad
  private var finder: KeyUseFinder?

  package init(_ project: Project, _ sdk: SDKLoad) {
    self.project = project
    self.sdk = sdk
  }

  /// Where some texts stand that are looked up.
  /// - Throws: for a source that cannot be read.
  package func uses(of texts: Set<String>) async throws(FileProblem) -> [KeyUse] {
    if let finder { return await finder.uses(of: texts) }
    let finder = KeyUseFinder(try await project.wholeExtractor(sdk))
    self.finder = finder
    return await finder.uses(of: texts)
  }
}
