import Foundation
import Testing

/// Rules for the language of pages, comments and messages.
@Suite struct StyleRules {
  private static let pages: [String] = {
    let walk = FileManager.default.enumerator(atPath: SourceTree.top.appendingPathComponent("Sources").path)
    let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "Sources/" + $0 }
    let github = ["CONTRIBUTING", "CHANGELOG", "SECURITY"].map { ".github/\($0).md" }
    return ["README.md"] + github + paths.sorted()
  }()

  /// Compares the share of texts with odd phrases with a limit, which is to be lowered when the texts improve.
  private func check(_ texts: [Prose], limit: Double) {
    let odd = texts.filter { !$0.oddPhrases.isEmpty }
    let share = Double(odd.count) / Double(max(texts.count, 1))
    #expect(texts.count > 500)
    #expect(share <= limit, "\(odd.count) of \(texts.count):\n\(odd.map(\.description).joined(separator: "\n"))")
  }

  @Test func pagesHavePlainPhrases() throws {
    check(try Self.pages.flatMap(Prose.sentences), limit: 0.025)
  }

  @Test func commentsHavePlainPhrases() {
    check(SourceTree.all.filter { !$0.isTable }.flatMap(Prose.comments), limit: 0.015)
  }

  @Test func messagesHavePlainPhrases() {
    check(SourceTree.sources.filter { !$0.isTable }.flatMap(Prose.messages), limit: 0.015)
  }

  @Test func oddPhrasesAreFound() {
    #expect(OddPhrases.areValid)
    #expect(OddPhrases.found(in: "What is gone stands in no table").count == 3)
    #expect(OddPhrases.found(in: "Removed keys are not in the table").isEmpty)
  }

  /// The longest sentence has 35 words. A page has 20 on average.
  @Test func sentencesAreShort() throws {
    for page in Self.pages {
      let sentences = try Prose.sentences(ofPage: page).filter { !$0.text.hasPrefix("|") }
      let long = sentences.filter { $0.wordCount > 35 }
      #expect(long.map(\.description) == [], "\(page) has sentences of more than 35 words")
      let words = sentences.reduce(0) { $0 + $1.wordCount }
      #expect(words <= 20 * sentences.count, "\(page) has \(words) words in \(sentences.count) sentences")
    }
  }

  /// Prose has at most 120 columns. Rows of tables, code and output may have more.
  @Test func linesOfPagesAreNarrow() throws {
    for page in Self.pages {
      var isCode = false
      for (position, line) in try SourceTree.text(page).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if line.hasPrefix("```") { isCode.toggle() }
        let isExempt = isCode || line.hasPrefix("|") || line.hasPrefix("    ") || line.contains("](")
        #expect(isExempt || line.count <= 120, "\(page):\(position + 1)")
      }
    }
  }

  /// Pages link to files, because code hosts do not know docc's links.
  @Test func linksLeadToFiles() throws {
    for page in Self.pages {
      let text = try SourceTree.text(page)
      #expect(!text.contains("<doc:"), "\(page)")
      let folder = SourceTree.top.appendingPathComponent(page).deletingLastPathComponent()
      for match in text.matches(of: #/\]\(([A-Za-z0-9._\/-]+\.md)\)/#) {
        let path = folder.appendingPathComponent(String(match.output.1)).standardized.path
        #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(match.output.1)")
      }
    }
  }

  /// The pictures are drawn by `.ci/pictures`.
  @Test func picturesHaveDescriptions() throws {
    let pictures = try SourceTree.text("README.md").matches(of: #/<img src="([^"]+)"[^>]*alt="([^"]+)"/#)
    #expect(pictures.map { String($0.output.1) } == [".github/terminal.svg", ".github/report.svg"])
    for picture in pictures {
      let text = try SourceTree.text(String(picture.output.1))
      #expect(text.contains("prefers-color-scheme") && text.contains("<title>"))
      #expect(picture.output.2.count > 80)
    }
  }

  @Test func readMeIsShort() throws {
    #expect(try SourceTree.text("README.md").split { $0.isWhitespace }.count <= 1200)
  }

  /// Subjects of commits fit in 72 characters.
  @Test func commitSubjectsAreShort() throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "log", "--format=%s", "--no-merges", "1879b4d0..HEAD"]
    git.currentDirectoryURL = SourceTree.top
    let output = Pipe()
    (git.standardOutput, git.standardError) = (output, FileHandle.nullDevice)
    try git.run()
    let subjects = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    // A shallow clone lacks the first commit.
    #expect(subjects.split(separator: "\n").filter { $0.count > 72 } == [])
  }
}
