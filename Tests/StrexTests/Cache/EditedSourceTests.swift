import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import strex

/// Tests that a run with cached extractions gives the same result as an uncached run, after edits of all kinds of code.
@Suite struct EditedSourceTests {
  private static let text = """
    import SwiftUI
    @Entry(title: "Entry", Text("Entry text")) struct First: View {
      let count = 2, ratio = 1.5
      var first = Text("One"), second = Text("Two \\(count) of \\(ratio)")
      func third(_ a: Text = Text("Three"), _ b: LocalizedStringKey = "Four") -> Text { Text("Five"); Text("Six") }
      var body: some View {
        Text("Seven \\(count) and \\(unknown)")
        Unknown("Eight")
        String(localized: "Nine", table: "Other", comment: "The ninth")
      }
    }
    enum Key: LocalizedStringKey { case ten = "Ten", eleven }
    #if DEBUG
    let twelve = LocalizedStringResource("Twelve", defaultValue: "A dozen")
    #endif
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: Start(), phrases: ["Start \\(.applicationName)", "Go \\(.applicationName)"])
      }
    }
    #Preview { Text("Preview") }

    """

  /// The replacements, one after the other.
  private static let edits = [
    ("Text(\"Five\")", "Text(\"New\"); Text(\"Five\")"), ("Text(\"One\")", "Text(\"A longer one\")"),
    ("import SwiftUI", "// Two\n// lines\nimport SwiftUI"),
    ("  var body", "  func added() { Text(\"Added\") }\n\n  var body"),
    ("{ Text(\"New\")", "{\n    Text(\"New\")"),
    ("Unknown(\"Eight\")", "Unknown(\"Eight\").help(\"Help\")"),
    ("@Entry(title: \"Entry\", ", "@Entry(title: \"Entry\", Text(\"More\"), "),
    ("case ten", "case nine = \"9\", ten"),
    ("    Text(\"Seven", "    Text(\"Before\")\n    Text(\"Seven"), ("#if DEBUG", "#if !DEBUG"),
    ("Text(\"New\"); ", ""),
    ("enum Key", "enum Key2: LocalizedStringKey { case zero }; enum Key"),
    ("\"Go", "\"Please go"),
    ("let count = 2, ", "let count = 2.5, "), ("  func added() { Text(\"Added\") }\n", ""), ("\n", "\r\n"),
    ("Text(\"Six\")", "Text(\"Six\"); Text(\"Seven\")"), ("Text(\"Preview\")", "Text(\"Another preview\")"),
  ]

  @Test(arguments: [["extract"], ["extract", "--include-previews", "--format", "json"]])
  func updateEqualsAFullExtraction(_ words: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try Self.write("App/Edited.swift", Self.text, in: folder)
    for round in 0..<4 {
      try Self.write("App/Other.swift", "let other = Text(\"Other\")  // \(round)\n", in: folder)
      _ = try await ToolRun.strex(words, in: folder)
    }
    var text = Self.text
    for (old, new) in Self.edits {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
      try Self.write("App/Edited.swift", text, in: folder)
      let run = try await ToolRun.strex(words, in: folder)
      #expect(run == (try await ToolRun.strex(words + ["--no-cache"], in: folder)), "\(old)")
    }
  }

  /// Dates the file back, because the dates of two recent versions may be equal.
  private static func write(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
    try folder.write([name: text])
    let date = Date() - 100 - Double(text.utf8.count % 50)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder(name))
  }
}
