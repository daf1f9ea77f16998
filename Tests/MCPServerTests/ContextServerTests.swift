import Foundation
import ProjectModel
import ProjectTestSupport
import StructuredText
import Testing

@testable import MCPServer
@testable import ProjectLoading

@Suite struct ContextServerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Quay.swift":
        "import SwiftUI\nlet quay = Text(\"Quay\", comment: \"A place to moor\")\nlet boat = Image(systemName: \"boat\")\n",
      "Localizable.xcstrings": CatalogText.of(
        ("Gone", CatalogText.translated("Weg", state: "stale")), ("Quay", CatalogText.translated("Kai"))),
    ])
    try folder.git("init", "-q")
  }

  static func request(_ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
  }

  static func meta(_ version: String, _ rest: String = #","io.modelcontextprotocol/clientCapabilities":{}"#)
    -> String
  {
    #"{"_meta":{"io.modelcontextprotocol/protocolVersion":\#(version)\#(rest)}}"#
  }

  private static let messages: [(message: String, part: String)] = [
    (
      request("initialize", #"{"protocolVersion":"2025-11-25"}"#),
      #"{"protocolVersion":"2025-11-25","capabilities":{"tools":{},"resources":{}}"#
    ),
    (request("initialize", #"{"protocolVersion":"2024-11-05"}"#), #"{"protocolVersion":"2024-11-05","#),
    (request("initialize", #"{"protocolVersion":"1999-01-01"}"#), #"{"protocolVersion":"2025-11-25","#),
    (
      request("initialize", #"{"protocolVersion":"2025-11-25"}"#),
      #""serverInfo":{"name":"strex","title":"strex: string catalogs","version":"1.2.3"}"#
    ),
    (request("initialize"), #""error":{"code":-32602,"message":"protocolVersion must be a string"}"#),
    (request("ping"), #""result":{}"#),
    (
      request("server/discover", meta("\"2026-07-28\"")),
      #""supportedVersions":["2026-07-28"],"capabilities":{"tools":{},"resources":{}}"#
    ),
    (
      request("server/discover", meta("\"2026-07-28\"")),
      #""resultType":"complete","ttlMs":3600000,"cacheScope":"public""#
    ),
    (request("server/discover"), #""error":{"code":-32602,"#),
    (
      request("tools/list", meta("\"2099-01-01\"")),
      #""error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2099-01-01"}}"#
    ),
    (request("tools/list", meta("7")), #""error":{"code":-32602,"#),
    (
      request("tools/list", meta("\"2026-07-28\"", "")),
      #"_meta must contain io.modelcontextprotocol/clientCapabilities"#
    ),
    (request("tools/list"), #""result":{"tools":[{"name":"status","title":"Translation status""#),
    (request("prompts/list"), #""error":{"code":-32601,"message":"unknown method \"prompts/list\""}"#),
    (request("tools/call", #"{"name":"rm"}"#), #""error":{"code":-32602,"message":"unknown tool `rm`"}"#),
    (request("tools/call"), #""error":{"code":-32602,"message":"name must be a string"}"#),
    (request("tools/call", #"{"name":"list_missing"}"#), #""text":"missing argument language"}],"isError":true}"#),
    (
      request("tools/call", #"{"name":"search","arguments":[]}"#),
      #""text":"arguments must be an object"}],"isError":true}"#
    ),
  ]

  @Test(arguments: messages)
  func messagesAreAnswered(_ message: String, _ part: String) async throws {
    let answer = try await AgentSession(folder).answer(message)
    #expect(answer.contains(part), "\(answer)")
  }

  private static let calls: [(tool: String, arguments: String, answer: String)] = [
    (
      "list_missing", #"{"language":"de","need":"all"}"#,
      #"{"language":"de","pluralCategories":["one","other"],"items":[],"total":0}"#
    ),
    (
      "list_missing", #"{"language":"d"}"#,
      "!unknown language `d` (did you mean `de`?); set new_language to allow it"
    ),
    ("list_missing", #"{"language":"d/","new_language":true}"#, "!`d/` is not a language identifier"),
    (
      "list_missing", #"{"language":"fr","new_language":true}"#,
      #"{"language":"fr","pluralCategories":["one","other"],"items":[{"catalog":"Localizable.xcstrings","key":"Quay","#
        + #""need":"missing","source":{"text":"Quay"},"context":"Text in Quay.swift","places":["Quay.swift:2"]}],"total":1}"#
    ),
    (
      "list_missing", #"{"language":"de","catalog":"Other"}"#,
      "!unknown catalog `Other` (known: `Localizable.xcstrings`)"
    ),
    (
      "get_entry", #"{"key":"Quay"}"#,
      #"{"entries":[{"catalog":"Localizable.xcstrings","key":"Quay","line":15,"shouldTranslate":true,"sourceLanguage":"en","#
        + #""localizations":[{"language":"de","texts":[{"text":"Kai","state":"translated"}]}],"missing":[],"context":"Text in Quay.swift","places":["Quay.swift:2"]}]}"#
    ),
    ("get_entry", #"{"key":"quay"}"#, "!no catalog contains this key; find keys with search"),
    (
      "search", #"{"text":"kAI"}"#,
      #"{"items":[{"catalog":"Localizable.xcstrings","key":"Quay","matches":[{"language":"de","text":"Kai"}],"context":"Text in Quay.swift","places":["Quay.swift:2"]}],"total":1}"#
    ),
    ("search", #"{"text":"kai","in":"keys"}"#, #"{"items":[],"total":0}"#),
    ("search", #"{"text":""}"#, "!text must not be empty"),
    (
      "check", "{}",
      #"{"inStep":false,"changes":[{"catalog":"Localizable.xcstrings","kind":"changed","key":"Quay","line":15,"places":["Quay.swift:2"]}],"total":1}"#
    ),
    (
      "lint", "{}",
      #"{"findings":[],"total":0}"#
    ),
    ("lint", #"{"rule":"none"}"#, "!unknown rule `none` (known: `format-type`"),
    (
      "explain", #"{"file":"Quay.swift","line":2}"#,
      #"{"literals":[{"literal":"\"Quay\"","column":17,"isExtracted":true,"key":"Quay""#
    ),
    (
      "explain", #"{"file":"Quay.swift","line":3}"#,
      #"{"literals":[{"literal":"\"boat\"","column":30,"isExtracted":false,"steps""#
    ),
    (
      "explain", #"{"file":"Localizable.xcstrings","line":3}"#,
      "!Localizable.xcstrings is not a Swift source file in the project"
    ),
    ("explain", #"{"file":"None.swift","line":3}"#, "!no file `None.swift`"),
    (
      "explain", #"{"file":"/etc/passwd","line":3}"#,
      "!`/etc/passwd` is outside the project"
    ),
    ("explain", #"{"file":".git/config","line":1}"#, "!`.git/config` is outside the project"),
    ("explain", #"{"file":"Quay.swift","line":0}"#, "!line must be a whole number from 1 to 2147483647"),
  ]

  @Test func longLineExplanationsAreSliced() async throws {
    let literals = (0..<300).map { "Text(\"Harbour \($0) \(String(repeating: "x", count: 100))\")" }
    try folder.write(["Long.swift": "import SwiftUI\nlet texts = [\(literals.joined(separator: ", "))]\n"])
    let session = try AgentSession(folder)
    let first = try await session.call("explain", #"{"file":"Long.swift","line":2,"limit":200}"#)
    #expect(first.utf8.count < 60_000 && first.contains(#""total":300,"nextCursor":""#), "\(first.suffix(200))")
    let cursor = try #require(first.firstMatch(of: /"nextCursor":"([^"]*)"/)?.1)
    let next = try await session.call("explain", #"{"file":"Long.swift","line":2,"cursor":"\#(cursor)"}"#)
    #expect(next.contains("Harbour ") && !next.contains("Harbour 0 "))
  }

  @Test(arguments: calls)
  func toolsReturnResults(_ tool: String, _ arguments: String, _ expected: String) async throws {
    let answer = try await AgentSession(folder).call(tool, arguments)
    #expect(answer.hasPrefix(expected), "\(answer)")
  }

  /// The results of tools match their declared schema.
  @Test(arguments: AgentTool.all.filter { $0.effect == .reads }.map(\.name))
  func resultsMatchTheirSchema(_ name: String) async throws {
    let tool = try #require(AgentTool.all.first { $0.name == name })
    let arguments = [
      "list_missing": #"{"language":"de"}"#, "get_entry": #"{"key":"Quay"}"#, "search": #"{"text":"a"}"#,
      "explain": #"{"file":"Quay.swift","line":2}"#,
    ]
    if name == "diff" {
      try folder.git("init", "-q")
      try folder.git("add", ".")
      try folder.git("commit", "-q", "-m", "one")
    }
    let answer = try await AgentSession(folder).call(name, arguments[name] ?? "{}")
    let node = try JSONDocument(ContiguousArray(answer.utf8)).root
    #expect(throws: Never.self) { try ToolSchema.record(tool.result).check(node, "") }
  }

  /// Cached results are used only while they are valid.
  @Test func changesOnDiskAreDetected() async throws {
    let session = try AgentSession(folder)
    for _ in 0..<2 { #expect(try await session.call("list_missing", #"{"language":"de"}"#).contains("\"total\":0")) }
    try folder.write(["Localizable.xcstrings": CatalogText.of(("Quay", []), ("Boat", CatalogText.translated("Boot")))])
    #expect(try await session.call("list_missing", #"{"language":"de"}"#).contains("\"key\":\"Quay\""))
    try folder.write(["Quay.swift": "import SwiftUI\n\n\nlet quay = Text(\"Quay\")\n"])
    #expect(try await session.call("list_missing", #"{"language":"de"}"#).contains("Quay.swift:4"))
    try folder.write(["Pier.swift": "import SwiftUI\nlet pier = Text(\"Quay\")\n"])
    #expect(
      try await session.call("list_missing", #"{"language":"de"}"#).contains(
        #""places":["Pier.swift:2","Quay.swift:4"]"#))
    try folder.write(["Pier.swift": "import SwiftUI\n#if DEBUG\nlet pier = Text(\"Quay\")\n#endif\n"])
    #expect(
      try await session.call("list_missing", #"{"language":"de"}"#).contains(
        #""places":["Pier.swift:3","Quay.swift:4"]"#))
    #expect(try await session.call("sync").contains(#""kind":"removed"#) == false)
    #expect(try folder.read("Localizable.xcstrings").contains("stale"))
  }

  /// After translations that the server itself wrote, it does not type the code again.
  @Test func translationsDoNotInvalidateTheCode() async throws {
    let project = try AgentProject(ProjectRequest(currentFolder: folder.path), sdk: .shared)
    try folder.write(["Localizable.xcstrings": CatalogText.of(("Quay", []), ("Gone", CatalogText.translated("Weg")))])
    for name in ["Quay.swift", "Localizable.xcstrings"] {
      let old = Date(timeIntervalSinceNow: -100)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder(name))
    }
    _ = try await project.codeReading()
    #expect(await project.keepsCode)
    let translation = #"{"language":"de","translations":[{"key":"Quay","text":"Kai"}]}"#
    let tool = try #require(AgentTool.all.first { $0.name == "set_translations" })
    _ = try await tool.call(try JSONDocument(ContiguousArray(translation.utf8)).root, in: project)
    #expect(await project.keepsCode)
    try folder.write(["Quay.swift": "import SwiftUI\n"])
    #expect(await !project.keepsCode)
  }

  /// All slices of the lint findings are from one run.
  @Test func lintIsNotRepeated() async throws {
    let project = try AgentProject(ProjectRequest(currentFolder: folder.path), sdk: .shared)
    try folder.write(["Localizable.xcstrings": CatalogText.of(("Quay", CatalogText.translated("Kai ")))])
    for name in ["Quay.swift", "Localizable.xcstrings"] {
      let old = Date(timeIntervalSinceNow: -100)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder(name))
    }
    #expect(try await Self.answer("lint", "{}", project).contains("outer-space"))
    #expect(await project.lint?.reading.holds == true)
    let translation = #"{"language":"de","replace":true,"translations":[{"key":"Quay","text":"Kai"}]}"#
    _ = try await Self.answer("set_translations", translation, project)
    #expect(await project.lint?.reading.holds == false)
    #expect(await project.keepsCode)
    #expect(try await Self.answer("lint", "{}", project).contains("\"findings\":[]"))
  }

  /// Changes that other programs write during a translation invalidate the cached results.
  @Test func changesByOthersInvalidateTheCode() async throws {
    let project = try AgentProject(ProjectRequest(currentFolder: folder.path), sdk: .shared)
    for name in ["Quay.swift", "Localizable.xcstrings"] {
      let old = Date(timeIntervalSinceNow: -100)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder(name))
    }
    _ = try await project.codeReading()
    #expect(await project.keepsCode)
    let translation = #"{"language":"de","translations":[{"key":"New","text":"Neu"}]}"#
    let call = try await withLock {
      let call = Task { try await Self.answer("set_translations", translation, project) }
      try await Task.sleep(for: .milliseconds(500))
      try folder.write(["Localizable.xcstrings": CatalogText.of(("New", []), ("Quay", CatalogText.translated("Kai")))])
      return call
    }
    #expect(try await call.value.contains("\"keys\":1"))
    #expect(await !project.keepsCode)
  }

  private func withLock<Result>(_ run: () async throws -> Result) async throws -> Result {
    let lock = try await RunLock([folder.path], patience: nil) { _ in }
    defer { withExtendedLifetime(lock) {} }
    return try await run()
  }

  private static func answer(_ name: String, _ arguments: String, _ project: AgentProject) async throws -> String {
    let tool = try #require(AgentTool.all.first { $0.name == name })
    return try await tool.call(try JSONDocument(ContiguousArray(arguments.utf8)).root, in: project).text
  }

  /// Paths are relative to the server's folder.
  @Test func pathsAreRelativeToTheServersFolder() async throws {
    try folder.write([
      "App/Pier.swift": "import SwiftUI\nlet pier = Text(\"Pier\"), lock = Text(\"Lock\", tableName: \"Inner\")\n",
      "App/Inner.xcstrings": CatalogText.of(("%@", CatalogText.translated("%lld"))),
    ])
    let project = try AgentProject(
      ProjectRequest(currentFolder: folder.path.appending("App")), sdk: .shared)
    let lint = try await Self.answer("lint", "{}", project)
    #expect(lint.contains(#""file":"Inner.xcstrings""#), "\(lint)")
  }

  /// A completed sync has no further results to request.
  @Test func syncResultHasNoCursor() async throws {
    let texts = (0..<60).map { "Text(\"Quay \($0)\")" }.joined(separator: ", ")
    try folder.write(["Many.swift": "import SwiftUI\nlet many = [\(texts)]\n"])
    let check = try await AgentSession(folder).call("check")
    #expect(check.contains("nextCursor"), "\(check)")
    let sync = try await AgentSession(folder).call("sync")
    #expect(sync.contains("\"total\":6") && !sync.contains("nextCursor"), "\(sync)")
  }
}
