import Testing

@testable import strex

/// Tests texts that generated code selects with thousands of conditions.
@Suite struct AuditChainTests {
  @Test func longChainsAreAudited() async throws {
    let folder = try TemporaryFolder()
    let chain = (0..<8_000).map { "number == \($0) ? \"The pier has number \($0)\" : " }.joined()
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
    let message = "\"The pier has number 1\" is shown untranslated by UILabel.text"
    #expect(run.code == 1 && run.output.contains(message), "\(run.errors)")
    #expect(run.output.contains("View.swift:5:") && run.output.contains("\"Cast off now\""))
  }
}
