import ProjectTestSupport
import StructuredText
import Testing

@testable import MCPServer

/// Tests catalogs and languages as resources of the MCP server.
@Suite struct AgentResourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Quay.swift": "import SwiftUI\nlet quay = Text(\"Quay\", comment: \"A place to moor\")\n",
      "Localizable.xcstrings": CatalogText.of(("Quay", CatalogText.translated("Kai"))),
    ])
    try folder.git("init", "-q")
  }

  private static let messages: [(message: String, part: String)] = [
    (
      ContextServerTests.request("resources/list"),
      #""result":{"resources":[{"uri":"strex://catalogs/Localizable.xcstrings","name":"Localizable.xcstrings","title":"String catalog Localizable.xcstrings","#
        + #""mimeType":"application/json"},{"uri":"strex://languages/de","name":"de","title":"Missing translations: de","mimeType":"application/json"}]}"#
    ),
    (
      ContextServerTests.request("resources/list", ContextServerTests.meta("\"2026-07-28\"")),
      #""ttlMs":0,"cacheScope":"private""#
    ),
    (
      ContextServerTests.request("resources/list", #"{"cursor":"x"}"#),
      #""error":{"code":-32602,"message":"the cursor is outdated"#
    ),
    (
      ContextServerTests.request("resources/templates/list"),
      #""result":{"resourceTemplates":[{"uriTemplate":"strex://catalogs/{+path}{?language,cursor}","name":"catalog""#
    ),
    (
      ContextServerTests.request("resources/read", #"{"uri":"strex://languages/de"}"#),
      #""result":{"contents":[{"uri":"strex://languages/de","mimeType":"application/json","text":"{\"language\":\"de\",\"pluralCategories\""#
    ),
    (
      ContextServerTests.request("resources/read", #"{"uri":"strex://catalogs/Localizable.xcstrings?language=de"}"#),
      #"\"key\":\"Quay\",\"source\":{\"text\":\"Quay\"},\"current\":{\"text\":\"Kai\"},\"context\":\"Text in Quay.swift\",\"places\":[\"Quay.swift:2\"]}]"#
    ),
    (ContextServerTests.request("resources/read", #"{"uri":"strex://languages/fr"}"#), #""error":{"code":-32002,"#),
    (ContextServerTests.request("resources/read", #"{"uri":"file:///etc/passwd"}"#), #""error":{"code":-32002,"#),
    (
      ContextServerTests.request("resources/read", #"{"uri":"strex://catalogs/../other.xcstrings"}"#),
      #""error":{"code":-32002,"#
    ),
    (
      ContextServerTests.request("resources/read", #"{"uri":"strex://catalogs/Localizable.xcstrings?language=fr"}"#),
      "unknown language `fr`"
    ),
    (
      ContextServerTests.request(
        "resources/read",
        String(ContextServerTests.meta("\"2026-07-28\"").dropLast()) + #","uri":"strex://languages/fr"}"#),
      #""error":{"code":-32602,"#
    ),
  ]

  @Test(arguments: messages)
  func messagesAreAnswered(_ message: String, _ part: String) async throws {
    let answer = try await AgentSession(folder).answer(message)
    #expect(answer.contains(part), "\(answer)")
  }

  /// A project error is not a request error, and has the same message as in tool results.
  @Test(arguments: ["resources/list", "resources/read"])
  func projectErrorsAreReported(_ method: String) async throws {
    try folder.write([".strex.json": "{"])
    let request = ContextServerTests.request(method, #"{"uri":"strex://languages/de"}"#)
    let answer = try await AgentSession(folder).answer(request)
    #expect(answer.contains(#""error":{"code":-32603,"message":".strex.json: "#), "\(answer)")
  }

  /// The slices of a catalog are contiguous, and the last one has no cursor.
  @Test func slicesAreContiguous() async throws {
    let keys = (100..<220).map { "Quay \($0)" }
    try folder.write(["Localizable.xcstrings": CatalogText.of(keys.map { ($0, []) })])
    var (found, next): ([String], String?) = ([], "strex://catalogs/Localizable.xcstrings")
    while let address = next {
      let read = #"{"uri":"\#(address)"}"#
      let answer = try await AgentSession(folder).answer(ContextServerTests.request("resources/read", read))
      let text = try JSONDocument(ContiguousArray(answer.utf8)).root["result"]?["contents"]?.elements.first?["text"]?
        .string
      let content = try JSONDocument(ContiguousArray(try #require(text).utf8)).root
      found += content["items"]?.elements.compactMap { $0["key"]?.string } ?? []
      next = content["next"]?.string
      try #require(found.count <= keys.count)
    }
    #expect(found == keys)
  }

  /// URIs identify their resource, whatever characters its path contains.
  @Test(arguments: ["App/Localizable.xcstrings", "A b/ü?#%.xcstrings", "a&b=c.xcstrings"])
  func resourceURIsAreParsed(_ path: String) throws {
    var resource = AgentResource(.catalog(path))
    #expect(AgentResource(resource.address) == resource)
    (resource.language, resource.cursor) = ("zh-Hans", "a+b")
    #expect(AgentResource(resource.address) == resource)
    #expect(!resource.address.dropFirst(8).contains { " #".contains($0) })
  }

  @Test(arguments: [
    "", "strex://", "strex://catalogs/", "strex://languages/de?limit=1", "strex://languages/de?language=fr",
    "strex://x/y",
  ])
  func otherURIsAreRejected(_ address: String) { #expect(AgentResource(address) == nil) }
}
