import Audit
import Diagnostics
import Foundation
import StringExtraction
import SwiftLexing
import Testing

/// Compiles sources that `strex audit --fix` edited with the real type checker. Runs only if `STREX_ORACLE` names the
/// oracle's script.
@Suite struct FixedSourceTests {
  private static let script = ProcessInfo.processInfo.environment["STREX_ORACLE"]

  private static let source = #"""
    import SwiftUI

    struct Row: View {
      let title: String
      var detail: String? = "No detail yet"
      var body: some View {
        Text(title)
        Text(detail ?? "Nothing to say")
      }
    }

    struct Page: View {
      let name: String
      let names: [String]
      let count: Int
      let isDry: Bool
      let share: Double
      @State private var note = "Not watered yet"

      var body: some View {
        Row(title: "Dry soil")
        Row(title: isDry ? "All dry" : "All wet", detail: "It has \(count) beds and \(share) of them are \(name)")
        Row(title: "Sown by " + name)
        Row(title: "Sown by " + names[0].uppercased() + ", the gardener")
        Text("Hello, " + name)
        Text("Hello, " + (names.first ?? name) + "!")
        Text("Dear ") + Text(name).bold()
        Text(verbatim: "Water the beds")
        Text(verbatim: "Watered by \(name)")
        Text(note)
        Text(heading)
        Button(isDry ? name : "Water them now") { note = "Watered \(count) times" }
        Text(String(format: "%d beds are dry", count))
      }

      private var heading: String {
        switch count {
        case 0: return "No beds at all"
        case 1: return "One bed alone"
        default: return """
          Many beds,
          all of them "dry"
          """
        }
      }

      func title(_ text: String = "A garden") -> Text { Text(text) }
    }
    """#

  @Test(
    .enabled(if: script != nil, "STREX_ORACLE is not set"),
    arguments: [(LookupBundle.main, 18), (LookupBundle(.main, isForOldSystems: true), 14)])
  func editedSourcesCompile(_ bundle: LookupBundle, _ count: Int) async throws {
    let before = SourceText(path: "a.swift", text: Self.source)
    let edited = EditedSource(before.bytes, fixing: await Self.findings(before, bundle))
    #expect(edited.fixed.count >= count)
    let text = String(decoding: edited.bytes, as: UTF8.self)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strex-fixes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let oracle = Oracle(script: try #require(Self.script), folder: folder)
    guard case .entries(let before) = try oracle.ask([(name: "a.swift", text: Self.source)], run: "before"),
      case .entries(let after) = try oracle.ask([(name: "a.swift", text: text)], run: "after")
    else {
      Issue.record("the compiler rejects\n\(text)")
      return
    }
    #expect((after["a.swift"]?.count ?? 0) >= (before["a.swift"]?.count ?? 0) + count - 3)
    // strex extracts every literal that the compiler treats as a key.
    let extractor = await Extractor(
      sources: [SourceText(path: "a.swift", text: text)], sdk: SDKLoad(), options: .init())
    let keys = Set(await extractor.extract([0]).strings.map(\.key))
    #expect(keys == Set((after["a.swift"] ?? []).map(\.key)))
  }

  private static func findings(_ source: SourceText, _ bundle: LookupBundle) async -> [Diagnostic] {
    let extractor = await Extractor(sources: [source], sdk: SDKLoad(), options: .init())
    let auditor = Auditor(extractor, sources: [source], paths: [source.path], bundles: [bundle])
    let reading = await auditor.read(for: Set(AuditRules.all.map(\.identifier)), makesFixes: true)
    return auditor.findings(in: reading, CatalogKnowledge(), of: [0])
  }
}
