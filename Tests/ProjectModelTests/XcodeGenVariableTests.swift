import Testing

@testable import ProjectModel

/// Tests the effect of environment variables on specifications.
@Suite struct XcodeGenVariableTests {
  /// If variables make two keys equal, the last one wins.
  @Test func lastOfEqualExpandedKeysWins() throws {
    let target = "{type: tool, platform: macOS, settings: {\"${A}SWIFT_EMIT_LOC_STRINGS\": NO, "
    let last = "\"${B}SWIFT_EMIT_LOC_STRINGS\": YES}}\n"
    let text = "targets:\n" + (0..<20).map { "  T\($0): \(target)\(last)" }.joined()
    let project = try #require(
      try XcodeGenProject(ContiguousArray(text.utf8), FilePath("/a/project.yml"), variables: { _ in "" }))
    let settings = project.buildTargets.indices.map { project.settings(ofTarget: $0) { _ in nil } }
    #expect(settings.map { $0?.extractsSwiftTypes } == Array(repeating: true, count: 20))
  }

  @Test(arguments: [(1000, false), (1500, true)]) func totalVariablesAreLimited(_ count: Int, _ isRefused: Bool) {
    let long = String(repeating: "a", count: 1 << 13)
    let texts = Array(repeating: "\"${A}\"", count: count).joined(separator: ", ")
    let text = "x: [\(texts)]\ninclude: more.yml\ntargets:\n  T: {type: tool}\n"
    let other = ContiguousArray("y: [\(texts)]\n".utf8)
    let problem: ProjectError?
    do throws(ProjectError) {
      _ = try XcodeGenProject(
        ContiguousArray(text.utf8), FilePath("/a/project.yml"), others: { _ in other }, variables: { _ in long })
      problem = nil
    } catch { problem = error }
    #expect(problem?.message == (isRefused ? "has variables that produce too much text" : nil))
  }
}
