import ProjectTestSupport
import TestSupport
import Testing

@testable import Audit
@testable import FileSystem
@testable import LanguageServer
@testable import ProjectLoading
@testable import ProjectModel
@testable import StringExtraction
@testable import strex

/// Tests that after an edit little code is typed again, with the same results as a full reading.
@Suite struct EditorUpdateTests {
  /// Texts that pass from file to file in all ways that an audit follows.
  private static let files = [
    "App/Titled.swift": """
    protocol Titled { var title: String { get } }
    class Base { var note: String { "Nothing is noted here" } }
    enum Phase { case failed(String), done(count: Int) }
    enum Stage: String { case first, second = "The second one" }
    extension RawRepresentable where RawValue == String { var shown: String { NSLocalizedString(rawValue, comment: "") } }

    """,
    "App/Harbour.swift": """
    struct Harbour: Titled { var title: String { "The harbour is closed" } }
    final class Pier: Base { override var note: String { "This pier is closed" } }
    func failure() -> Phase { .failed("The anchor is lost") }
    func name(_ key: String) -> String { NSLocalizedString(key, comment: "") }

    """,
    "App/Board.swift": """
    import SwiftUI
    struct Board: View {
      let titled: any Titled
      let base: Base
      let stage = Stage.first
      var body: some View {
        VStack {
          Text(titled.title)
          Text(base.note)
          Text(stage.shown)
          Text(name("All boats"))
          Caption(text: "Some boats are late", count: 2)
          if case .failed(let reason) = failure() { Text(reason) }
        }
        .help(String(describing: titled))
      }
    }

    """,
    "App/Caption.swift": """
    import SwiftUI
    struct Caption: View {
      let text: String
      let count: Int
      var body: some View { Text("\\(text) of \\(count)") }
    }

    """,
  ]

  private static let edits: [EditedApp.Edit] = [
    .replace("title", "heading"), .replace("Base", "Root"), .replace("override ", ""), .replace("final ", ""),
    .replace(": Titled", ""), .replace("case failed(String)", "case lost(Int), failed(String, Int)"),
    .replace(": String {", ": LocalizedStringKey {"), .replace("let text: String", "let text: LocalizedStringKey"),
    .replace("first", "initial"), .replace("shown", "spoken"), .replace("\n}\n", "\n  let added = \"Added\"\n}\n"),
    .append("enum Other { case failed(String) }\n"), .append("extension Harbour { var note: String { title } }\n"),
    .append("struct Quay: Titled { let title = \"The quay is full\" }\n"),
    .append("extension View { func help(_ key: LocalizedStringKey) -> some View { self } }\n"),
    .append("func name(_ key: Int) -> String { \"\" }\n"), .append("class Mole: Root { let name = \"Mole\" }\n"),
  ]

  @Test(arguments: TestScale.seeds(6))
  func editsGiveTheResultOfAFullReading(seed: UInt64) async throws {
    let app = try EditedApp(seed: 0).project
    for (name, text) in Self.files { try app.write(name, text) }
    var random = SeededRandom(seed)
    let request = try app.folder.syncRequest(app.folder("")).project
    var reading = try await EditorSnapshot(request, ToolRun.sdk, unsaved: [:])
    var texts: DocumentTexts = [:]
    var updates = 0
    for _ in 0..<10 {
      let paths = reading.code.project.sources.paths
      let path = try #require(paths.randomElement(using: &random))
      let edit = try #require((Self.edits + EditedApp.edits).randomElement(using: &random))
      let old = try #require(reading.text(ofSource: path))
      let new = edit.applied(to: String(decoding: old, as: UTF8.self), using: &random)
      texts[path] = ContiguousArray(new.utf8)
      let whole = try await EditorSnapshot(request, ToolRun.sdk, unsaved: texts)
      let live = EditedSnapshot(reading, texts, seen: [])
      guard let update = try await EditorSnapshot(live, ToolRun.sdk) else {
        reading = whole
        continue
      }
      updates += 1
      for (own, other) in zip(Self.answers(of: update), Self.answers(of: whole)) {
        #expect(own == other, "\(edit) in \(path)")
      }
      reading = update
    }
    #expect(updates > 4)
  }

  /// Only code that an edit concerns is typed again.
  @Test func onlyAffectedCodeIsTypedAgain() async throws {
    let app = try EditedApp(seed: 0).project
    for (name, text) in Self.files { try app.write(name, text) }
    let request = try app.folder.syncRequest(app.folder("")).project
    let reading = try await EditorSnapshot(request, ToolRun.sdk, unsaved: [:])
    let position = try #require(reading.code.project.sources.paths.firstIndex(where: { $0.name == "Caption.swift" }))
    let path = reading.code.project.sources.paths[position]
    let text = Self.files["App/Caption.swift"]?.replacing("count: Int", with: "count: Double") ?? ""
    let live = EditedSnapshot(reading, [path: ContiguousArray(text.utf8)], seen: [])
    let auditor = Auditor(
      live.extractor, sources: live.project.sources.texts, paths: live.project.sources.paths.map(\.string))
    let update = try #require(await auditor.update(of: reading.input, after: [position]))
    let typed = update.repeated.map { reading.code.project.sources.paths[$0].name }
    #expect(typed == ["Caption.swift", "Board.swift"])
  }

  /// All results of a reading and its inputs.
  private static func answers(of reading: EditorSnapshot) -> [String] {
    let audits = reading.input.audits.map { audit in
      "\(audit.edges) \(audit.notes) \(audit.fonts) \(audit.literals) \(audit.extraction) \(audit.keyEdges ?? [])"
    }
    let members = reading.catalogs.members.map { "\($0.printed) \($0.catalog.bytes)" }
    return audits + members + [
      listed(reading.findings), listed(reading.diagnostics), listed(reading.displays),
    ]
  }

  private static func listed<Value>(_ values: [FilePath: [Value]]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }
}
