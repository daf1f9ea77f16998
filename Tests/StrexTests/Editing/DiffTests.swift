import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex diff`.
@Suite struct DiffTests {
  private let folder: TemporaryFolder

  private static func catalog(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private static func entry(_ key: String, _ texts: String) -> String {
    "    \"\(key)\" : {\"localizations\" : {\(texts)}}"
  }

  private static func text(_ language: String, _ text: String, _ state: String = "translated") -> String {
    "\"\(language)\" : {\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \"\(text)\"}}"
  }

  init() throws {
    folder = try TemporaryFolder()
    let old = [
      Self.entry("Anchor", Self.text("de", "Anker")), Self.entry("Cast off", Self.text("de", "Ablegen")),
      Self.entry("harbor.title", Self.text("en", "Harbor") + ", " + Self.text("de", "Hafen")),
      Self.entry("Old", Self.text("de", "Alt")),
    ]
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog(old.joined(separator: ",\n")),
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Anchor\")\nlet b = Text(\"Cast off\")\n",
      "App/de.lproj/Menu.strings": "\"open\" = \"Auf\";\n", "App/en.lproj/Menu.strings": "\"open\" = \"Open\";\n",
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "one")
    let new = [
      Self.entry("Anchor", Self.text("de", "Der Anker", "needs_review")),
      Self.entry("Cast off!", Self.text("de", "Ablegen")),
      Self.entry("harbor.title", Self.text("en", "The harbor") + ", " + Self.text("de", "Hafen", "needs_review")),
      "    \"Moor\" : {\"comment\" : \"Button\"}",
    ]
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog(new.joined(separator: ",\n")),
      "App/App.swift":
        "import SwiftUI\nlet a = Text(\"Anchor\")\nlet b = Text(\"Cast off!\")\nlet c = Text(\"Moor\")\n",
      "App/de.lproj/Menu.strings": "\"open\" = \"Öffnen\";\n",
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  @Test func textsOfTheWorkTreeAreCompared() async throws {
    let run = try await strex("diff")
    let expected = """
      App/Localizable.xcstrings
        translated "Anchor"
          de: "Anker" → "Der Anker" (needs_review)
        reworded "Cast off" → "Cast off!"
            App/App.swift:3
            2 | let a = Text("Anchor")
            3 | let b = Text("Cast off!")
            4 | let c = Text("Moor")
        reworded "Harbor" → "The harbor"
          de: "Hafen" (translated → needs_review)
        new "Moor", missing from de
            // Button
            App/App.swift:4
            3 | let b = Text("Cast off!")
            4 | let c = Text("Moor")
            5 | 
        removed "Old"

      App/*.lproj/Menu.strings
        translated "open"
          de: "Auf" → "Öffnen"

      keys: 1 new, 2 reworded, 1 removed, 2 translated
      de: 3 changed, 1 removed, 2 to review, 1 missing

      """
    #expect(run.code == 0 && run.output == expected, "\(run.output)\(run.errors)")
  }

  @Test func commitsAreCompared() async throws {
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "two")
    #expect(try await strex("diff").output == "no strings changed\n")
    let run = try await strex("diff", "HEAD~1..HEAD", "App", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let catalogs = json?["catalogs"] as? [[String: Any]] ?? []
    let changes = catalogs.first?["changes"] as? [[String: Any]] ?? []
    #expect(changes.map { $0["kind"] as? String } == ["translated", "reworded", "reworded", "new", "removed"])
    #expect(catalogs.count == 2 && changes[1]["oldKey"] as? String == "Cast off")
    #expect(try await strex("diff", "nonsense").code == 2)
    #expect(try await strex("diff", "HEAD..HEAD~1").output.contains("new \"Old\""))
  }

  @Test func markdownIsForPullRequests() async throws {
    let run = try await strex("diff", "HEAD", "--format", "markdown")
    #expect(run.code == 0)
    for line in [
      "| de | 0 | 3 | 1 | 2 | 1 |", "- `Moor` (missing from de)  ", "- `Harbor` → `The harbor`",
      "  - de: `Anker` → `Der Anker`, to review",
    ] { #expect(run.output.contains(line + "\n"), "\(line)") }
  }

  @Test func languagesLimitTheComparison() async throws {
    let run = try await strex("diff", "--language", "fr")
    #expect(run.code == 2 && run.errors.contains("`fr`"), "\(run)")
    #expect(try await strex("diff", "--language", "de").output.contains("\nde: "))
  }

  @Test func pageMarksChangedWordsByLanguage() async throws {
    let run = try await strex("diff", "--format", "html")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>\n") && run.output.hasSuffix("</html>\n"))
    for part in [
      "Cast off<ins>!</ins>", "<del>Harbor</del><ins>The harbor</ins>", "<h3 dir=\"auto\">Moor</h3>",
      "<code translate=\"no\">App/App.swift:3</code>", "let b = Text(&quot;Cast off!&quot;)", "id=\"language-de\"",
      "<ins>Der </ins>Anker", "needs_review", "<del>Auf</del><ins>Öffnen</ins>",
      "Missing in <code class=\"lang\">de</code>",
    ] { #expect(run.output.contains(part), "\(part)") }
    #expect(run.output.contains("\n*::highlight(hits)"), "a style with escapes does not have its hash")
    #expect(!run.output.contains("<script") && run.output.contains("default-src 'none'"))
    let german = try #require(run.output.range(of: "id=\"language-de\""))
    #expect(run.output[german.upperBound...].contains("Der "))
  }

  @Test func unreadableCatalogsAreLeftOut() async throws {
    try folder.write(["App/Localizable.xcstrings": "<<<<<<< ours\n{}\n=======\n{ }\n>>>>>>> theirs\n"])
    let run = try await strex("diff")
    #expect(run.code == 2 && !run.output.contains("removed") && run.output.contains("*.lproj/Menu.strings"), "\(run)")
    let comment = try await strex("diff", "--format", "markdown")
    #expect(
      comment.output.hasPrefix("### Strings\n\n- ``App/Localizable.xcstrings:1:1: error: the file contains a merge"),
      "\(comment)")
  }

  /// The merge base is missing, and a comparison with the other branch would show its changes as removed.
  @Test func shallowClonesAreNotCompared() async throws {
    try folder.git("checkout", "-qb", "topic")
    try folder.git("commit", "-q", "--allow-empty", "-m", "topic")
    try folder.git("checkout", "-q", "-")
    try folder.git("commit", "-q", "--allow-empty", "-m", "two")
    let origin = "file://" + folder("")
    let words = ["git", "clone", "-q", "--depth=1", "--no-single-branch", origin, folder("clone")]
    #expect(try Subprocess.run("/usr/bin/env", words).code == 0)
    let message = "this shallow clone lacks the merge base of `origin/topic` and HEAD; run `git fetch --unshallow`"
    for words in [["diff", "origin/topic"], ["lint", "--since", "origin/topic"]] {
      let run = try await ToolRun.strex(words, in: folder, at: "clone")
      #expect(run.code == 2 && run.errors.contains(message) && run.output.isEmpty, "\(run)")
    }
    #expect(try await ToolRun.strex(["diff"], in: folder, at: "clone").code == 0)
  }

  /// The commits, not the work tree, have the paths, the settings and the names of files.
  @Test func rangesDoNotDependOnTheWorkTree() async throws {
    try folder.git("tag", "v1")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "two")
    try folder.git("tag", "v2")
    let (all, part) = (try await strex("diff", "v1..v2"), try await strex("diff", "v1..v2", "App"))
    #expect(all.code == 0 && all.output.contains("new \"Moor\"") && part == all, "\(all)\(part)")
    try folder.git("mv", "App", "Boats")
    try folder.git("commit", "-qm", "three")
    try folder.write([".strex.yml": "languages: [\n"])
    #expect(try await strex("diff", "v1..v2") == all)
    #expect(try await strex("diff", "v1..v2", "App") == all)
    let none = try await strex("diff", "v1..v2", "Nowhere")
    #expect(none.code == 2 && none.errors.contains("Nowhere: error: cannot be read"), "\(none)")
  }

  @Test func wordsThatAreACommitAndAPathAreErrors() async throws {
    try folder.git("branch", "App")
    let run = try await strex("diff", "App")
    let message = "`App` is both a commit and a path; write `--` after the commit or before the paths"
    #expect(run.code == 2 && run.errors.contains(message), "\(run)")
    let all = try await strex("diff")
    for words in [["App", "--"], ["--", "App"], ["App", "--", "App"], ["HEAD", "App"]] {
      #expect(try await ToolRun.strex(["diff"] + words, in: folder) == all, "\(words)")
    }
    #expect(try await strex("diff", "HEAD", "App", "--").code == 2)
  }

  @Test func unknownLanguagesAreErrors() async throws {
    let run = try await strex("diff", "--language", "fr")
    #expect(run.code == 2 && run.errors.contains("unknown language `fr` (known: `de`, `en`)"), "\(run)")
  }

  /// The texts are the same, and the key is another one.
  @Test func keysWithTheSameTextsAreRenamed() async throws {
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "two")
    try folder.write(["App/en.lproj/Menu.strings": "\"file.unlock\" = \"Open\";\n"])
    try folder.write(["App/de.lproj/Menu.strings": "\"file.unlock\" = \"Öffnen\";\n"])
    let run = try await strex("diff")
    #expect(run.output.contains("renamed \"open\" → \"file.unlock\"\n") && !run.output.contains("removed"), "\(run)")
  }

  @Test func unchangedTranslationsOfAChangedTextShareALine() async throws {
    let texts = { (source: String, state: String) in
      let all = [Self.text("en", source)] + ["de", "es", "fr"].map { Self.text($0, "H", state) }
      return Self.catalog(Self.entry("port", all.joined(separator: ", ")))
    }
    try folder.write(["App/Localizable.xcstrings": texts("Port", "translated")])
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "two")
    try folder.write(["App/Localizable.xcstrings": texts("Dock", "needs_review")])
    let run = try await strex("diff")
    #expect(run.output.contains("\n    de, es, fr: translated → needs_review\n"), "\(run)")
  }
}
