import TestSupport
import Testing

/// Tests properties of runs on a part of any project, however the part is named.
@Suite struct PartTests {
  @Test(arguments: 1...ProjectRuns.count(TestScale.count(3, full: 12)))
  func partialRunChangesNoMoreThanAFullRun(number: Int) async throws {
    let seed = ProjectRuns.seed(number)
    let project = RandomProject(seed: seed)
    var random = SeededRandom(seed)
    let parts = ProjectPart.all(of: project).shuffled(using: &random).prefix(ProjectRuns.isLong ? 8 : 2)
    guard let first = try await ProjectRuns(project).findings(for: Array(parts)).first else { return }
    let (finding, files) = try await Shrinking(finding: first).shrunk(project)
    Issue.record("seed \(seed): \(finding)\n\(files)")
  }
}
