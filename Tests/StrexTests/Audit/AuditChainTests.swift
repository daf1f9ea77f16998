import ProjectTestSupport
import Testing

@testable import strex

/// Tests texts that generated code selects with many conditions, or nests deeply.
@Suite struct AuditChainTests {
  @Test func longChainsAreAudited() async throws {
    let chain = (0..<300).map { "number == \($0) ? \"The pier has number \($0)\" : " }.joined()
    let run = try await audit(chain + "\"The quay has none\"")
    #expect(run.output.contains("\"The pier has number 1\" is shown untranslated by UILabel.text"), "\(run.errors)")
    #expect(run.errors.contains("nested-too-deep") == false)
  }

  /// The parser passes over an expression that nests too deep, and says so.
  @Test func deepExpressionsAreReported() async throws {
    let run = try await audit(String(repeating: "(", count: 300) + "\"Deep\"" + String(repeating: ")", count: 300))
    #expect(run.errors.contains("View.swift:3:") && run.errors.contains("[nested-too-deep]"))
  }

  /// Audits an expression, and a text after it.
  private func audit(_ expression: String) async throws -> ToolRun {
    let folder = try TemporaryFolder()
    try folder.write([
      "View.swift": """
      import UIKit
      func show(_ number: Int, label: UILabel) {
        label.text = \(expression)
      }
      func moor(_ label: UILabel) { label.text = "Cast off now" }

      """
    ])
    let run = try await ToolRun.strex("audit", in: folder)
    #expect(run.code == 1 && run.output.contains("View.swift:5:") && run.output.contains("\"Cast off now\""))
    return run
  }
}
