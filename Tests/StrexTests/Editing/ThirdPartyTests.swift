import ProjectTestSupport
import Testing

/// Tests that commands read third-party code but do not change it.
@Suite struct ThirdPartyTests {
  private let folder: TemporaryFolder
  private let foreign: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    let lost = ("Lost", CatalogText.translated("Verloren"))
    foreign = [
      "Pods/Kit/Kit.swift": "import SwiftUI\nlet kit = Text(\"Moor\")\nlet other = Text(\"Keel\")\n",
      "Pods/Kit/Localizable.xcstrings": CatalogText.of(lost),
      "App/.build/checkouts/Sail/Localizable.xcstrings": CatalogText.of(lost),
    ]
    try folder.write(foreign)
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Moor\")\n",
      "App/Localizable.xcstrings": CatalogText.of(lost, ("Moor", CatalogText.translated("Festmachen"))),
    ])
    try folder.git("add", "-f", ".")
  }

  private func expectUnchanged(_ run: ToolRun) throws {
    for (path, text) in foreign { #expect(try folder.read(path) == text, "\(path): \(run)") }
  }

  @Test(
    arguments: [
      ["sync"], ["edit", "comment", "Lost", "Gone"], ["edit", "language", "add", "fr"], ["pseudo"],
      ["prune", "--allow-mass-removal"],
    ])
  func ownCatalogsAreChanged(_ words: [String]) async throws {
    let before = try folder.read("App/Localizable.xcstrings")
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0, "\(run)")
    #expect(try folder.read("App/Localizable.xcstrings") != before)
    try expectUnchanged(run)
    let note = "note: the file, like 1 other file, was not changed because it belongs to third-party code"
    #expect(words[0] == "prune" || run.errors.contains(note), "\(run)")
  }

  @Test func namedFoldersAreChanged() async throws {
    let run = try await ToolRun.strex("edit", "comment", "Lost", "Gone", "--in", "Pods/Kit", in: folder)
    #expect(run.code == 0 && !run.errors.contains("third-party"), "\(run)")
    #expect(try folder.read("Pods/Kit/Localizable.xcstrings").contains("Gone"))
  }

  @Test func usesOfOwnKeysInThirdPartyCodePreventARename() async throws {
    try folder.write([
      ".strex.json": #"{"targets": [{"name": "App", "paths": ["App", "Pods/Loose"]}]}"#,
      "Pods/Loose/Loose.swift": "import SwiftUI\nlet loose = Text(\"Moor\")\n",
    ])
    let run = try await ToolRun.strex("rename", "Moor", "Berth", in: folder)
    let message = "Pods/Loose/Loose.swift:2:18: error: the key is used in third-party code, which strex does not change"
    #expect(run.code == 1 && run.errors.contains(message), "\(run)")
    try expectUnchanged(run)
  }
}
