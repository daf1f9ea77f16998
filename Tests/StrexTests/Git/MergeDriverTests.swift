import Foundation
import ProjectTestSupport
import Testing

@testable import GitIntegration
@testable import strex

/// Tests that git merges with strex after its installation.
@Suite struct MergeDriverTests {
  @Test func gitMergesAdjacentEntries() throws {
    #expect(
      try MergeRepository(base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs).git(
        "merge", "other"
      ).code == 1)
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs, installs: true)
    let merge = try repository.git("merge", "-q", "other")
    #expect(merge.code == 0, "\(merge.output) \(merge.errors)")
    #expect(try repository.text == NeighbouringEdits.merged)
    let check = try repository.strex("merge", "--check")
    #expect(check.code == 0 && check.output == "" && check.errors == "")
  }

  @Test func gitRebasesAndAddsBothSides() throws {
    let repository = try MergeRepository(
      base: nil, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs, installs: true)
    let rebase = try repository.git("rebase", "-q", "other")
    #expect(rebase.code == 0, "\(rebase.errors)")
    #expect(try repository.text == NeighbouringEdits.merged)
  }

  @Test func conflictsAreLeftToGit() throws {
    let theirs = TranslatedText.catalog(("Open", "Öffnen"), ("Print", "Drucken"), ("Quit", "Ende"), ("Save", "Sichern"))
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: theirs, installs: true)
    let merge = try repository.git("merge", "other")
    #expect(merge.code == 1 && merge.output.contains("CONFLICT (content)"))
    let report =
      "My App/Localizable.xcstrings:27:11: error: \"Quit\" in de is \"Beenden\" in our version but \"Ende\" in"
    #expect(merge.errors.contains(report), "\(merge.errors)")
    #expect(try repository.text == NeighbouringEdits.merged)
    #expect(try repository.git("ls-files", "-u").output.split(separator: "\n").count == 3)
    // Conflicts are for the user to decide. Everything else is checked.
    #expect(try repository.strex("merge", "--check").code == 0)
    try repository.folder.write([repository.catalog: NeighbouringEdits.ours])
    let check = try repository.strex("merge", "--check")
    #expect(
      check.code == 1
        && check.output.contains("error: \"Print\" was lost with its translations in de [lost-translation]"))
  }

  @Test func invalidSidesAreLeftToGit() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: "{", installs: true)
    let merge = try repository.git("merge", "other")
    #expect(
      merge.code != 0 && merge.errors.contains("Localizable.xcstrings:1:2: error: their version is not a valid catalog")
    )
    #expect(try repository.text == NeighbouringEdits.ours)
  }

  @Test func driverIsInstalledOnce() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    try repository.folder.write([".gitattributes": "*.png binary"])
    try FileManager.default.createDirectory(atPath: repository.folder("Sub"), withIntermediateDirectories: true)
    let first = try Subprocess.run(Subprocess.builtTool, ["merge", "install"], in: repository.folder("Sub"))
    let added = "\n../.gitattributes: added `*.xcstrings merge=strex`; commit the file\n"
    #expect(first.code == 0 && first.output.contains(added), "\(first)")
    #expect(
      try repository.folder.read(".gitattributes") == "*.png binary\n*.xcstrings merge=strex\n*.strings merge=strex\n")
    let driver = try repository.git("config", "merge.strex.driver").output
    #expect(driver == MergeDriverInstallation.driver(tool: Subprocess.builtTool) + "\n")
    let config = try repository.folder.read(".git/config")
    let again = try repository.strex("merge", "install")
    #expect(
      again.code == 0 && again.output.contains("already set")
        && again.output.contains("already uses strex for catalogs and tables"))
    #expect(try repository.folder.read(".git/config") == config)
    #expect(
      try repository.folder.read(".gitattributes") == "*.png binary\n*.xcstrings merge=strex\n*.strings merge=strex\n")
  }

  /// Git keeps our version without a conflict marker if the driver cannot run.
  @Test func gitMergesByLinesWithoutStrex() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs, installs: true)
    _ = try repository.git("config", "merge.strex.driver", MergeDriverInstallation.driver(tool: "/nowhere/strex"))
    let merge = try repository.git("merge", "-q", "other")
    #expect(merge.code == 0 && merge.errors.contains("is missing, so git merged"), "\(merge)")
    #expect(try repository.text == NeighbouringEdits.merged)
  }

  @Test func attributesInAnotherEncodingKeepTheirBytes() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    let latin1 = Data("Men\u{FC}.png binary".unicodeScalars.map { UInt8($0.value) })
    let file = URL(fileURLWithPath: repository.folder(".gitattributes"))
    try latin1.write(to: file)
    _ = try repository.strex("merge", "install")
    #expect(try Data(contentsOf: file) == latin1 + Data("\n*.xcstrings merge=strex\n*.strings merge=strex\n".utf8))
  }

  @Test func unwritableSettingsAreReported() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    try repository.folder.write([".git/config.lock": ""])
    let run = try repository.strex("merge", "install")
    #expect(run.code == 2 && run.errors.contains("cannot be written: git rejected the setting"), "\(run)")
  }

  @Test func otherDriversAreReported() throws {
    let repository = try MergeRepository(
      base: NeighbouringEdits.base, ours: NeighbouringEdits.ours, theirs: NeighbouringEdits.theirs)
    try repository.folder.write([
      ".gitattributes": "*.xcstrings merge=union\r\n", "My App/.gitattributes": "*.xcstrings merge=union\n",
    ])
    let run = try repository.strex("merge", "install")
    let warning = "the git attributes assign the merge driver `union` instead of strex"
    #expect(run.code == 0 && run.errors.hasPrefix("My App/Localizable.xcstrings: warning: \(warning)"))
    let expected = "*.xcstrings merge=union\r\n*.xcstrings merge=strex\r\n*.strings merge=strex\r\n"
    #expect(try repository.folder.read(".gitattributes") == expected)
    #expect(try repository.git("check-attr", "merge", "a.xcstrings").output == "a.xcstrings: merge: strex\n")
    #expect(try Subprocess.strex("merge", "install", in: TemporaryFolder()).code == 2)
  }

  /// The shell that git runs passes the path of strex unchanged.
  @Test(arguments: ["/usr/local/bin/strex", "/a b/it's/100%/$HOME/\"strex\""])
  func theDriverFindsStrex(_ tool: String) throws {
    // git replaces two percent signs by one.
    let command = MergeDriverInstallation.driver(tool: tool).replacing("%%", with: "%")
    let show = command.replacing("if [ -x", with: "printf '%s' \"$strex\" # [ -x")
    let folder = try TemporaryFolder()
    #expect(try Subprocess.run("/bin/sh", ["-c", show], environment: ["PATH": folder("")]).output == tool)
    try folder.write(["strex": "#!/bin/sh\n"])
    #expect(chmod(folder("strex"), 0o755) == 0)
    #expect(try Subprocess.run("/bin/sh", ["-c", show], environment: ["PATH": folder("")]).output == folder("strex"))
  }
}
