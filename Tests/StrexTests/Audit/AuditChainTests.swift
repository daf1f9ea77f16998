import ProjectTestSupport
import Testing

@testable import strex

/// Tests texts that generated code selects with many conditions.
@Suite struct AuditChainTests {
  @Test func longChainsAreAudited() async throws {
    let run = try await audit(conditions: 60)
    #expect(run.output.contains("\"The pier has number 1\" is shown untranslated by UILabel.text"), "\(run.errors)")
    #expect(run.errors.contains("nested-too-deep") == false)
  }

  /// The parser passes over an expression that nests too deep, and says so.
  @Test func longerChainsAreReported() async throws {
    let run = try await audit(conditions: 8_000)
    #expect(run.errors.contains("View.swift:3:") && run.errors.contains("[nested-too-deep]"))
  }

  /// Audits a chain of conditions, and a text after it.
  private func audit(conditions: Int) async throws -> ToolRun {
    let folder = try TemporaryFolder()
    let chain = (0..<conditions).map { "number == \($0) ? \"The pier has number \($0)\" : " }.joined()
    try folder.write([
      "View.swift": """
      import UIKit
      func show(_ number: Int, label: UILabel) {
        label.text = \(chain)"The quay has none"
      }
      func moor(_ label: UILabel) { label.text = "Cast off now" }

      """
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    #expect(run.code == 1 && run.output.contains("View.swift:5:") && run.output.contains("\"Cast off now\""))
    return run
  }
}
