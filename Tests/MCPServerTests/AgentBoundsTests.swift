import Foundation
import ProjectTestSupport
import Testing

/// Tests that the MCP server writes nothing outside its folder.
@Suite struct AgentBoundsTests {
  private let folder: TemporaryFolder
  private static let catalog = CatalogText.of(("Gone", CatalogText.translated("Weg")), ("Quay", []))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "out/Localizable.xcstrings": Self.catalog, "out/de.lproj/Old.strings": "\"Other\" = \"Anderes\";\n",
      "app/Code/Quay.swift":
        "import SwiftUI\nlet texts = [Text(\"Quay\"), Text(\"Pier\"), Text(\"Lock\", tableName: \"Inner\")]\n",
      "app/Code/Inner.xcstrings": CatalogText.of(("Sluice", [])),
    ])
    try folder.git("init", "-q")
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: FilePathFolder.of(folder(path)), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder(path), withDestinationPath: target)
  }

  private enum FilePathFolder {
    static func of(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
  }

  private func session() throws -> AgentSession { try AgentSession(folder, "app") }

  private static let syncs: [(link: String, target: String, options: String)] = [
    ("app/Code/Localizable.xcstrings", "../../out/Localizable.xcstrings", "{}"),
    ("app/More", "../out", "{}"),
  ]

  /// One catalog links to a file outside, so no catalog is written.
  @Test(arguments: syncs)
  func syncWritesOnlyInsideTheFolder(_ link: String, _ target: String, _ options: String) async throws {
    try self.link(link, to: target)
    let inner = try folder.read("app/Code/Inner.xcstrings")
    let answer = try await session().call("sync", options)
    #expect(try folder.read("out/Localizable.xcstrings") == Self.catalog)
    guard
      try FileManager.default.attributesOfItem(atPath: folder(link))[.type] as? FileAttributeType == .typeSymbolicLink
    else {
      Issue.record("the link was replaced")
      return
    }
    if link.hasSuffix("xcstrings") {
      #expect(answer.hasPrefix("!nothing was written") && answer.contains("[outside-folder]"), "\(answer)")
      #expect(try folder.read("app/Code/Inner.xcstrings") == inner)
    }
  }

  /// Files that need no change may be anywhere.
  @Test func unchangedLinkedCatalogsAreAllowed() async throws {
    try folder.write(["out/Localizable.xcstrings": CatalogText.of(("Pier", []), ("Quay", []))])
    try link("app/Code/Localizable.xcstrings", to: "../../out/Localizable.xcstrings")
    let answer = try await session().call("sync")
    #expect(!answer.hasPrefix("!"), "\(answer)")
    #expect(try folder.read("app/Code/Inner.xcstrings").contains("\"Lock\""))
  }

  @Test func linksWithinTheFolderAreFollowed() async throws {
    try folder.write(["app/Texts/Localizable.xcstrings": Self.catalog])
    try link("app/Code/Localizable.xcstrings", to: "../Texts/Localizable.xcstrings")
    let answer = try await session().call("sync")
    #expect(!answer.hasPrefix("!"), "\(answer)")
    #expect(try folder.read("app/Texts/Localizable.xcstrings").contains("\"Pier\""))
  }

  @Test(arguments: [
    ("app/Code/Localizable.xcstrings", "../../out/Localizable.xcstrings", "Quay"),
    ("app/Tables/de.lproj", "../../out/de.lproj", "Anchor"),
    ("app/Tables/de.lproj/Old.strings", "../../../out/de.lproj/Old.strings", "Anchor"),
  ])
  func translationsAreWrittenOnlyInsideTheFolder(_ link: String, _ target: String, _ key: String) async throws {
    try folder.write(["app/Tables/en.lproj/Old.strings": "\"Anchor\" = \"Anchor\";\n"])
    try self.link(link, to: target)
    let call = #"{"language":"de","new_language":true,"translations":[{"key":"\#(key)","text":"Text"}]}"#
    let answer = try await session().call("set_translations", call)
    #expect(answer.hasPrefix("!"), "\(answer)")
    #expect(try folder.read("out/Localizable.xcstrings") == Self.catalog)
    #expect(try folder.read("out/de.lproj/Old.strings") == "\"Other\" = \"Anderes\";\n")
    #expect(answer.contains("outside the project"), "\(answer)")
  }
}
