import TestSupport
import Testing

/// Tests properties of runs on a part of any project, however the part is named.
@Suite struct PartTests {
  @Test(arguments: TestScale.seeds(3, full: 12))
  func partialRunChangesNoMoreThanAFullRun(seed: UInt64) async throws {
    let project = RandomProject(seed: seed)
    var random = SeededRandom(seed)
    let parts = ProjectPart.all(of: project).shuffled(using: &random).prefix(TestScale.isSearch ? 8 : 2)
    guard let first = try await ProjectRuns(project).findings(for: Array(parts)).first else { return }
    let (finding, files) = try await Shrinking(finding: first).shrunk(project)
    Issue.record("seed \(seed): \(finding)\n\(files)")
  }
}
