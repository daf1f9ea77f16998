import ProjectTestSupport
import Testing

@Suite struct EntryContextTests {
  @Test func entryHasTheContextOfItsUse() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Cart.swift": """
      import SwiftUI
      struct CartView: View {
        var body: some View { Button("Remove") {}.navigationTitle("Cart") }
      }
      """,
      "Localizable.xcstrings": CatalogText.of(("Cart", []), ("Remove", [])),
    ])
    let answer = try await AgentSession(folder).call("get_entry", #"{"key":"Remove"}"#)
    #expect(answer.contains(#""context":"Button in \"Cart\" (CartView)"#), "\(answer)")
  }
}
