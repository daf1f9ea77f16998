import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import ProjectModel
@testable import strex

/// Tests failures of files and the system: a message with location and cause, exit code 2, no data lost.
@Suite struct FaultTests {
  private let folder: TemporaryFolder
  private static let catalog = CatalogText.of(("Hello", []), ("Old", CatalogText.translated("Alt")))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["A.swift": "import SwiftUI\nlet a = Text(\"Hello\")\n", "Localizable.xcstrings": Self.catalog])
  }

  private func expectRefusal(_ run: some EndedRun, _ cause: String) throws {
    #expect(run.code == 2)
    #expect(run.errors.contains(cause), "\(run.errors)")
    #expect(try folder.read("Localizable.xcstrings") == Self.catalog)
    #expect(try names.filter { $0.hasPrefix(".") } == [])
  }

  /// A sync that writes like any other, and starts quickly because it types no sources.
  private static let merge = [
    "sync", "--stringsdata", "made", "--catalog", "Localizable.xcstrings", "--allow-mass-stale",
  ]

  /// Writes the input of ``merge``.
  private func writeExtracted(_ keys: [String]) throws {
    let source = keys.map { "let a = Text(\"\($0)\")\n" }.joined()
    let rows = keys.enumerated().map { line, key in
      "{\"key\": \"\(key)\", \"comment\": \"\", \"location\": {\"startingLine\": \(line + 2), \"startingColumn\": 14}}"
    }
    try folder.write([
      "A.swift": "import SwiftUI\n" + source,
      "made/A.stringsdata": """
      {"source": "\(folder("A.swift"))", "tables": {"Localizable": [\(rows.joined(separator: ", "))]}, "version": 1}
      """,
    ])
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder("")).sorted() }
  }

  @Test(
    arguments: [
      ("nowhere.swift", "B.swift: error: cannot be read: No such file"),
      ("B.swift", "B.swift: error: cannot be read: Too many levels of symbolic links"),
    ])
  func brokenLinkMakesNoEntryStale(_ target: String, _ cause: String) async throws {
    try FileManager.default.createSymbolicLink(atPath: folder("B.swift"), withDestinationPath: target)
    try expectRefusal(try await ToolRun.strex("sync", in: folder), cause)
  }

  @Test(arguments: ["nowhere", "Localizable.xcstrings"])
  func catalogWithBrokenLinkIsNotChanged(_ target: String) async throws {
    try FileManager.default.removeItem(atPath: folder("Localizable.xcstrings"))
    try FileManager.default.createSymbolicLink(atPath: folder("Localizable.xcstrings"), withDestinationPath: target)
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 2 && run.errors.hasPrefix("Localizable.xcstrings: error: cannot be read: "))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder("Localizable.xcstrings"))
    #expect(link == target)
  }

  /// The contents of a repository do not decide where strex writes.
  @Test func outsideLinkIsWrittenOnlyIfNamed() async throws {
    try folder.write(["Outside/Real.xcstrings": Self.catalog, "App/A.swift": folder.read("A.swift")])
    try folder.git("init", "-q", in: "App")
    let link = folder("App/Localizable.xcstrings")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Outside/Real.xcstrings")
    let run = try await ToolRun.strex("sync", "App", in: folder)
    #expect(run.code == 2 && run.errors.contains("outside the project"))
    #expect(try folder.read("Outside/Real.xcstrings") == Self.catalog)
  }

  @Test func folderIsNotACatalog() async throws {
    try FileManager.default.removeItem(atPath: folder("Localizable.xcstrings"))
    try folder.touch("Localizable.xcstrings/inside.txt")
    for named in [[], ["--catalog", "Localizable.xcstrings"]] {
      let run = try await ToolRun.strex(["sync"] + named, in: folder)
      #expect(run.code == 2 && run.errors.contains("error: "))
      #expect(try names == ["A.swift", "Localizable.xcstrings"])
    }
  }

  @Test(.enabled(if: FileStatus.exists("/dev/full"), "the system has no device that is full"))
  func unwritableOutputIsAnError() throws {
    let run = try Subprocess.run("/bin/sh", ["-c", "'\(Subprocess.builtTool)' manual > /dev/full"])
    #expect(run.code == 2 && run.errors.hasPrefix("error: cannot write the results: "))
  }

  @Test func sourceDeletedBeforeReadingIsReported() async throws {
    let name = try folder.named("")
    let finder = SourceFinder(named: [name], isIsolated: false, includesTests: false)
    let listing = finder.list()
    try FileManager.default.removeItem(atPath: folder("A.swift"))
    let found = finder.find(in: listing)
    let sources = await SourceSet(reading: found, further: [], names: PathNames(named: [name], current: folder.path))
    #expect(found.selected.count == 1)
    #expect(sources.problems.map(\.reason) == ["No such file or directory"])
  }

  @Test(.enabled(if: RestrictedRun.isPossible, "root ignores file modes, and setpriv is not installed"))
  func unreadableFilesMakeNoEntryStale() throws {
    try folder.touch("B.swift", "Inner/C.swift")
    chmod(folder("B.swift"), 0)
    chmod(folder("Inner"), 0)
    let run = try RestrictedRun.strex("sync", in: folder)
    try expectRefusal(run, "B.swift: error: cannot be read: Permission denied")
    #expect(run.errors.contains("Inner: error: cannot be read: Permission denied"))
    chmod(folder("Inner"), 0o755)
  }

  @Test(.enabled(if: RestrictedRun.isPossible, "root ignores file modes, and setpriv is not installed"))
  func readOnlyFolderIsNotChanged() throws {
    chmod(folder(""), 0o555)
    defer { chmod(folder(""), 0o755) }
    try expectRefusal(
      try RestrictedRun.strex("sync", in: folder), "Localizable.xcstrings: error: cannot be written: Permission denied")
  }

  /// A limit on file sizes simulates a full disk.
  @Test func fullDiskKeepsTheOldCatalog() throws {
    try writeExtracted((0..<2000).map { "Key number \($0)" })
    let words = "ulimit -f 8 && exec \"$0\" \"$@\""
    let run = try Subprocess.run(
      "/bin/sh", ["-c", words, Subprocess.builtTool] + Self.merge, in: folder.path.string)
    try expectRefusal(run, "Localizable.xcstrings: error: cannot be written: File too large")
  }

  /// A part of an export would look like the whole.
  @Test func fullDiskLeavesNoPartOfAnExport() throws {
    let keys = (0..<2000).map { ("Key number \($0)", CatalogText.translated("Wert")) }
    try folder.write(["Localizable.xcstrings": CatalogText.of(keys)])
    let words = "ulimit -f 8 && exec \"$0\" \"$@\""
    let run = try Subprocess.run(
      "/bin/sh", ["-c", words, Subprocess.builtTool, "export", "--output", "out"], in: folder.path.string)
    #expect(run.code == 2 && run.errors.contains("cannot be written: File too large"), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")).isEmpty)
  }

  @Test(arguments: ["", "{"])
  func unreadableFileIsNotExplained(_ text: String) async throws {
    try folder.write(["Localizable.xcstrings": text])
    let run = try await ToolRun.strex("explain", "Localizable.xcstrings:1", in: folder)
    #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("[invalid-catalog]"), "\(run)")
  }

  @Test(
    .enabled(if: RestrictedRun.canInject, "strace is not installed"),
    arguments: [
      "openat:error=EINTR:when=1..2", "read:error=EINTR:when=1+2", "read:retval=3:when=1", "fsync:error=EINTR:when=1",
    ])
  func interruptedCallsAreRepeated(_ fault: String) throws {
    for file in TestScale.some(1, of: ["A.swift", "Localizable.xcstrings"]) {
      let run = try RestrictedRun.strex(["sync", "--check"], in: folder, injecting: fault, path: folder(file))
      // If the injected result leaves the buffer uninitialized, its bytes are arbitrary: any message is enough.
      let isRead = !fault.contains("retval")
      #expect(run.code == 1 || !isRead && !run.errors.isEmpty, "\(file): \(run.errors)")
    }
  }

  @Test(
    .enabled(if: RestrictedRun.canInject, "strace is not installed"), arguments: ["EIO", "ENOSPC", "EDQUOT", "EROFS"])
  func diskErrorsKeepTheOldCatalog(_ error: String) throws {
    try writeExtracted(["Hello", "New"])
    for call in ["fsync", "rename"] {
      let run = try RestrictedRun.strex(Self.merge, in: folder, injecting: "\(call):error=\(error)")
      if run.code == 0 {
        // Writing on this system does not use the call.
        try folder.write(["Localizable.xcstrings": Self.catalog])
      } else {
        try expectRefusal(run, "Localizable.xcstrings: error: cannot be written: ")
      }
    }
  }

  /// Whichever write call kills the process, the catalog is the old or the new one.
  @Test(
    .enabled(if: RestrictedRun.canInject, "strace is not installed"),
    arguments: ["write", "fsync", "rename", "unlink"])
  func killInAnyCallLeavesACompleteCatalog(_ call: String) throws {
    try writeExtracted(["Hello", "New"])
    let reference = try Subprocess.run(Subprocess.builtTool, Self.merge, in: folder.path.string)
    #expect(reference.code == 0)
    let new = try folder.read("Localizable.xcstrings")
    #expect(new != Self.catalog)
    for position in 1...4 * Self.stress {
      try folder.write(["Localizable.xcstrings": Self.catalog])
      let run = try RestrictedRun.strex(Self.merge, in: folder, injecting: "\(call):signal=KILL:when=\(position)")
      #expect(try [Self.catalog, new].contains(folder.read("Localizable.xcstrings")), "\(call), call \(position)")
      if run.code == 0 { break }
    }
    #expect(try Subprocess.run(Subprocess.builtTool, Self.merge, in: folder.path.string).code == 0)
    #expect(try names == ["A.swift", "Localizable.xcstrings", "made"])
  }

  @Test(arguments: [-4_000_000_000.0, 0, 4_000_000_000])
  func fileDatesDoNotMatter(_ time: Double) async throws {
    for name in try names {
      let date = Date(timeIntervalSince1970: time)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder(name))
    }
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.output == "Localizable.xcstrings: 1 stale\n")
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
  }

  /// No name forges a line of output, and no name is lost.
  @Test(arguments: ["text", "json", "github", "xcode"])
  func fileNamesAreEscaped(_ format: String) async throws {
    let odd = [
      "a\nb: error: forged.swift", "\"q'.swift", "😀.swift", "-x.swift", "\u{1B}[31m.swift", "$(id) `id`.swift",
    ]
    for (number, name) in odd.enumerated() {
      try folder.write([name: "import SwiftUI\nlet b\(number) = Text(\"Key \(number)\")\n"])
    }
    let run =
      format == "json"
      ? try await ToolRun.strex("extract", "--format", "json", in: folder)
      : try await ToolRun.strex("sync", "--check", "--format", format, in: folder)
    #expect(!(run.output + run.errors).contains("\u{1B}"))
    #expect(!(run.output + run.errors).contains("\nb: error: forged"))
    for number in odd.indices { #expect((run.output + run.errors).contains("Key \(number)")) }
  }

  /// The factor for larger runs: `STREX_STRESS=20` gives 100,000 files, 50 MB of Swift, 100 MB of catalog.
  private static let stress = Int(ProcessInfo.processInfo.environment["STREX_STRESS"] ?? "") ?? 1

  @Test func aFolderMayHoldVeryManyFiles() async throws {
    for number in 0..<TestScale.count(1_000, full: 5_000) * Self.stress {
      try Data("let a\(number) = 1\n".utf8).write(to: URL(fileURLWithPath: folder("F\(number).swift")))
    }
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
  }

  @Test func aSourceMayBeVeryLong() async throws {
    let count = TestScale.count(4_000, full: 40_000) * Self.stress
    let many = (0..<count).map { "let k\($0): LocalizedStringKey = \"Key number \($0) \\(\($0))\"\n" }.joined()
    try folder.write(["A.swift": "import SwiftUI\n" + many])
    let run = try await ToolRun.strex("extract", "--statistics", in: folder)
    #expect(run.code == 0 && run.output.contains("keys        \(count)\n"))
  }

  @Test(arguments: [(["extract"], 0), (["audit", "--confidence", "low", "--format", "json"], 1)])
  func aChainOfElseMayBeVeryLong(_ command: [String], _ code: Int) async throws {
    let count = TestScale.count(2_000, full: 8_000)
    let branches = (0..<count).map { "if x == \($0) { Text(\"k\($0)\") }" }.joined(separator: "\n  else ")
    try folder.write(["A.swift": "import SwiftUI\n@ViewBuilder func a(x: Int) -> some View {\n  \(branches)\n}\n"])
    let run = try await ToolRun.strex(command, in: folder)
    #expect(Int(run.code) == code, "\(run.errors.prefix(200))")
    #expect(run.output.contains("\"k\(count - 1)\""))
  }

  /// Each level has a dozen overloads. If all were tried at each level, the command would not end.
  @Test func implicitInitializersMayBeNested() async throws {
    let nest = (0..<24).reduce("list") { inner, _ in "String(format: .init(\(inner)), 1)" }
    try folder.write(["A.swift": "import SwiftUI\nfunc f(list: [Int]) -> Text { print(\(nest)); return Text(\"a\") }\n"]
    )
    let run = try await ToolRun.strex("audit", "--format", "json", in: folder)
    #expect(run.code < 2, "\(run.errors.prefix(200))")
  }

  @Test func aLiteralMayBeVeryLong() async throws {
    let text = String(repeating: "x", count: TestScale.count(100_000, full: 500_000) * Self.stress)
    let interpolations = String(repeating: "\\(1)", count: TestScale.count(5_000, full: 50_000) * Self.stress)
    try folder.write(["A.swift": "import SwiftUI\nlet a = Text(\"\(text)\")\nlet b = Text(\"\(interpolations)\")\n"])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.output.contains(": 2 added, "))
    #expect(try folder.read("Localizable.xcstrings").contains(text))
  }

  @Test func aCatalogMayBeVeryLong() async throws {
    let value = String(repeating: "v", count: 100)
    let entries = (0..<TestScale.count(2_000, full: 20_000) * Self.stress).map {
      ("Key \($0)", CatalogText.translated(value, state: "manual"))
    }
    let sorted = entries.sorted { $0.0.localizedStandardCompare($1.0) == .orderedAscending }
    try folder.write(["Localizable.xcstrings": CatalogText.of(sorted)])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.output == "Localizable.xcstrings: 1 added\n")
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func aCatalogMayBeNestedVeryDeep(_ opening: String, _ closing: String) async throws {
    let deep = String(repeating: opening, count: 10_000) + "1" + String(repeating: closing, count: 10_000)
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\"Hello\":{\"x\":\(deep)}},\"version\":\"1.0\"}"
    try folder.write(["Localizable.xcstrings": text])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(try folder.read("Localizable.xcstrings") == text)
  }
}
