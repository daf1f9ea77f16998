import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex merge` on tables, and `strex merge --unmerged`.
@Suite struct UnmergedTests {
  @Test(arguments: ["merge", "rebase", "cherry-pick"])
  func conflictsOfGitAreMerged(_ command: String) throws {
    let repository = try MergeRepository(base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    #expect(try repository.git(command, "other").code == 1)
    #expect(try repository.text.contains("<<<<<<< "))
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 0 && run.output == "My App/Localizable.xcstrings: merged and staged\n", "\(run.errors)")
    #expect(try repository.text == NeighbouringEdits.merged)
    #expect(try repository.git("ls-files", "-u").output == "")
    let next = try repository.strex("merge", "--unmerged")
    #expect(next.code == 0 && next.errors == "no unmerged .xcstrings or .strings file found\n")
    let words = command == "merge" ? ["commit", "--no-edit"] : ["-c", "core.editor=true", command, "--continue"]
    #expect(try Subprocess.run("/usr/bin/env", ["git", "-C", repository.folder("")] + words).code == 0)
  }

  @Test func realConflictsStayUnstaged() throws {
    let theirs = TranslatedText.catalog(("Open", "Öffnen"), ("Print", "Drucken"), ("Quit", "Ende"), ("Save", "Sichern"))
    let repository = try MergeRepository(base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: theirs)
    #expect(try repository.git("merge", "other").code == 1)
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 1 && run.output == "")
    #expect(run.errors.contains("Localizable.xcstrings:27:11: error: \"Quit\" in de is \"Beenden\" in our version"))
    #expect(try repository.text == NeighbouringEdits.merged)
    #expect(try repository.git("ls-files", "-u").output.split(separator: "\n").count == 3)
    // The output of strex and of its driver does not count as a resolution by the user.
    #expect(try repository.strex("merge", "--unmerged").errors == run.errors)
    // The user's resolution stays.
    try repository.folder.write([repository.catalog: theirs])
    let again = try repository.strex("merge", "--unmerged")
    #expect(
      again.code == 1
        && again.errors.contains("warning: the file was skipped because its conflicts are already resolved"))
    #expect(try repository.text == theirs)
  }

  /// Git stores the file in UTF-8, and the work tree has it in UTF-16 with conflict markers in UTF-16.
  @Test func tablesInWorkTreeEncodingAreNotResolved() throws {
    let folder = try TemporaryFolder()
    let place = URL(fileURLWithPath: folder("L.strings"))
    func git(_ words: String...) throws -> Int32 {
      let settings = ["-c", "user.name=Tester", "-c", "user.email=tester@example.com"]
      return try Subprocess.run("/usr/bin/env", ["git", "-C", folder("")] + settings + words).code
    }
    func commit(_ open: String, _ quit: String) throws {
      let text = "\"Open\" = \"\(open)\";\n\"Pier\" = \"Pier\";\n\"Quit\" = \"\(quit)\";\n"
      try Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }).write(to: place)
      #expect(try git("add", ".") == 0 && git("commit", "-qm", "Next") == 0)
    }
    #expect(try git("init", "-q", "-b", "main") == 0)
    try folder.write([".gitattributes": "*.strings text working-tree-encoding=UTF-16\n"])
    try commit("Auf", "Ende")
    #expect(try git("checkout", "-qb", "other") == 0)
    try commit("Offen", "Schluss")
    #expect(try git("checkout", "-q", "main") == 0)
    try commit("Öffnen", "Ende")
    #expect(try git("merge", "other") == 1)
    let marked = try Data(contentsOf: place)
    let run = try Subprocess.run(Subprocess.builtTool, ["merge", "--unmerged"], in: folder(""))
    let message = "its encodings in the working tree and in git differ; to merge it by key, run `strex merge"
    #expect(run.code == 1 && run.errors.contains(message), "\(run)")
    #expect(try Data(contentsOf: place) == marked)
    // With the driver, git writes the result of strex in the file's own encoding.
    #expect(try Subprocess.run(Subprocess.builtTool, ["merge", "install"], in: folder("")).code == 0)
    #expect(try git("checkout", "-m", "--", "L.strings") == 0)
    let open = try Subprocess.run(Subprocess.builtTool, ["merge", "--unmerged"], in: folder(""))
    #expect(
      open.code == 1 && open.errors.contains("\"Open\" is \"Öffnen\" in our version but \"Offen\" in their version"),
      "\(open)")
  }

  /// To git, a name with brackets is a pattern, too.
  @Test func noOtherFileIsStagedByItsName() throws {
    let repository = try MergeRepository(
      base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs, catalog: "A[B]/L.xcstrings")
    for (branch, text) in [("main", "Beenden"), ("other", "Ende")] {
      #expect(try repository.git("checkout", "-q", branch).code == 0)
      try repository.folder.write(["AB/L.xcstrings": TranslatedText.catalog(("Quit", text))])
      try repository.commit(nil)
    }
    #expect(try repository.git("checkout", "-q", "main").code == 0)
    #expect(try repository.git("merge", "other").code == 1)
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 1 && run.output == "A[B]/L.xcstrings: merged and staged\n", "\(run.errors)")
    let unmerged = try repository.git("ls-files", "-u").output
    #expect(unmerged.contains("AB/L.xcstrings") && !unmerged.contains("A[B]"))
  }

  /// git writes the conflicting files that a sparse checkout omits.
  @Test func filesOutsideOfASparseCheckoutAreStaged() throws {
    let repository = try MergeRepository(base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    #expect(try repository.git("sparse-checkout", "set", "--no-cone", "/*", "!/My App").code == 0)
    #expect(try repository.git("merge", "other").code == 1)
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 0 && run.output == "My App/Localizable.xcstrings: merged and staged\n", "\(run.errors)")
  }

  @Test func conflictMarkerSizeFollowsAttributes() throws {
    let repository = try MergeRepository(base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    try repository.folder.write([".git/info/attributes": "*.xcstrings conflict-marker-size=12\n"])
    #expect(try repository.git("merge", "other").code == 1)
    #expect(try repository.text.contains("\n<<<<<<<<<<<< "))
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try !repository.text.contains("<<<<"))
  }

  @Test func deletedSideIsReported() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.base)
    #expect(try repository.git("checkout", "-q", "other").code == 0)
    #expect(try repository.git("rm", "-q", repository.catalog).code == 0)
    #expect(try repository.git("commit", "-q", "-m", "Gone").code == 0)
    #expect(try repository.git("checkout", "-q", "main").code == 0)
    #expect(try repository.git("merge", "other").code == 1)
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 1 && run.errors.contains("error: one side removed the file"), "\(run.errors)")
    #expect(try repository.text == NeighbouringEdits.ours)
  }

  /// Two separate conflicts, also in the style that shows the common base.
  @Test(arguments: ["merge", "diff3"]) func partialResolutionIsKept(_ style: String) throws {
    let keys = ["Close", "Copy", "Cut", "Delete", "Find", "Open", "Paste", "Print", "Quit", "Undo"]
    func catalog(_ first: String, _ last: String) -> String {
      CatalogText.of(
        keys.map { key in
          (key, CatalogText.translated(key == "Close" ? first : key == "Undo" ? last : "Text " + key))
        })
    }
    let repository = try MergeRepository(
      base: catalog("Zu", "Zurück"), ours: catalog("Schließen", "Rückgängig"), theirs: catalog("Ende", "Nochmal"))
    #expect(try repository.git("config", "merge.conflictStyle", style).code == 0)
    #expect(try repository.git("merge", "other").code == 1)
    let (conflicted, lines) = (try repository.text, try repository.text.split(separator: "\n"))
    #expect(lines.count(where: { $0.hasPrefix("<<<<<<< ") }) == 2)
    let start = try #require(lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }))
    let end = try #require(lines.firstIndex(where: { $0.hasPrefix(">>>>>>> ") }))
    let resolved = (lines[..<start] + [lines[start + 1]] + lines[(end + 1)...]).joined(separator: "\n")
    try repository.folder.write([repository.catalog: resolved])
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 1 && run.errors.contains("some conflicts are already resolved"), "\(run.errors)")
    #expect(try repository.text == resolved)
    try repository.folder.write([repository.catalog: conflicted])
    let again = try repository.strex("merge", "--unmerged")
    #expect(again.code == 1 && again.errors.contains(": error: \"Close\" in de is \"Schließen\" in our version"))
    #expect(try repository.text == catalog("Schließen", "Rückgängig"))
  }

  @Test func deletedFileIsReported() throws {
    let repository = try MergeRepository(base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    #expect(try repository.git("merge", "other").code == 1)
    try FileManager.default.removeItem(atPath: repository.folder(repository.catalog))
    let run = try repository.strex("merge", "--unmerged")
    #expect(run.code == 1 && run.errors.hasPrefix("My App/Localizable.xcstrings: error: cannot be read: "))
  }

  @Test func commandLinesAreChecked() async throws {
    let folder = try TemporaryFolder()
    #expect(try await ToolRun.strex("merge", "--unmerged", "a", "b", "c", in: folder).code == 2)
    #expect(try await ToolRun.strex("merge", "--unmerged", "-p", "a", in: folder).code == 2)
    let outside = try await ToolRun.strex("merge", "--unmerged", in: folder)
    #expect(outside.code == 2 && outside.errors.contains("is not in a git repository"))
  }

  @Test func tablesAreMerged() async throws {
    let folder = try TemporaryFolder()
    let base = "\"Open\" = \"Öffnen\";\n\"Quit\" = \"Beenden\";\n"
    try folder.write([
      "base.strings": base, "ours.strings": base.replacing("Öffnen", with: "Auf"),
      "theirs.strings": base.replacing("Beenden", with: "Ende"),
      "rival.strings": base.replacing("Öffnen", with: "Offen"),
      "twice.strings": base.replacing("Beenden", with: "Aus") + base, "broken.strings": "\"a",
    ])
    let run = try await ToolRun.strex("merge", "base.strings", "ours.strings", "theirs.strings", in: folder)
    #expect(run.code == 0 && run.errors == "")
    let merged = "\"Open\" = \"Auf\";\n\"Quit\" = \"Ende\";\n"
    #expect(try folder.read("ours.strings") == merged)
    let conflict = try await ToolRun.strex("merge", "base.strings", "ours.strings", "rival.strings", in: folder)
    #expect(
      conflict.code == 1 && conflict.errors.hasPrefix("ours.strings:1:1: error: \"Open\" is \"Auf\" in our version but")
    )
    #expect(try folder.read("ours.strings") == merged)
    let refused = try await ToolRun.strex("merge", "base.strings", "ours.strings", "broken.strings", in: folder)
    #expect(refused.code == 2 && refused.errors.contains("their version is not a valid table: "))
    // The last of two duplicate keys counts, and is changed.
    #expect(try await ToolRun.strex("merge", "base.strings", "ours.strings", "twice.strings", in: folder).code == 0)
    let changed = try await ToolRun.strex("merge", "base.strings", "twice.strings", "theirs.strings", in: folder)
    let twice = try folder.read("twice.strings")
    #expect(changed.code == 0 && twice.contains("\"Quit\" = \"Ende\""), "\(changed) \(twice)")
    #expect(try folder.read("ours.strings") == merged)
  }
}
