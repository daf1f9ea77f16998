import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `--xcode` and `"xcode"` in `.strex.json`: the interpolation rules of a version.
@Suite struct XcodeVersionTests {
  private let folder: TemporaryFolder
  private static let view = "import SwiftUI\nfunc view(_ isPaid: Bool) -> Text { Text(\"Paid: \\(isPaid)\") }\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["View.swift": Self.view, "Localizable.xcstrings": CatalogText.of()])
    try folder.git("init", "-q")
  }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  @Test func latestVersionIsTheDefault() async throws {
    #expect(try await strex("extract").output.contains("\"Paid: %@\""))
    #expect(try await strex("extract", "--xcode", "26").output.contains("\"Paid: %@\""))
    #expect(try await !strex("extract", "--xcode", "16").output.contains("Paid"))
    #expect(try await strex("sync", "--check").output.contains("\"Paid: %@\" is missing from"))
    #expect(try await strex("sync", "--check", "--xcode", "16").code == 0)
  }

  @Test func commandLineOverridesTheConfiguration() async throws {
    try folder.write([".strex.json": #"{"xcode": 16}"#])
    #expect(try await strex("sync", "--check").code == 0)
    #expect(try await strex("sync", "--check", "--xcode", "26").code == 1)
  }

  @Test(arguments: [("15", "26, 27, 16, not `15`"), ("latest", "26, 27, 16, not `latest`")])
  func otherVersionsAreRefused(_ word: String, _ end: String) async throws {
    let run = try await strex("extract", "--xcode", word)
    #expect(run.code == 2 && run.errors.contains("--xcode must be one of \(end)"))
  }

  /// The SDK of Xcode 16 gave such a literal the type `String`.
  @Test(arguments: [("26", true), ("16", false)])
  func axisLabelsAreKeysOnlyForTheLatest(_ version: String, _ isKey: Bool) async throws {
    let code =
      "import Charts\nimport SwiftUI\nlet a = Chart {}.chartXAxisLabel(\"Days\").chartYAxisLabel(\"Hours\", spacing: 2)\n"
    try folder.write(["View.swift": code, "Localizable.xcstrings": CatalogText.of(("Hours", []))])
    let run = try await strex("extract", "--xcode", version)
    #expect(run.output.contains("\"Days\"") == isKey && run.output.contains("\"Hours\"") == isKey, "\(run)")
    let explained = try await strex("explain", "--xcode", version, "View.swift:3").output
    #expect(explained.contains("The expected type is LocalizedStringKey") == isKey, "\(explained)")
  }

  /// A literal that is a key only for the other version of Xcode keeps its entry.
  @Test func entriesOfTheOtherVersionAreKept() async throws {
    try folder.write(["Localizable.xcstrings": CatalogText.of(("Paid: %@", []))])
    for version in ["16", "26"] { #expect(try await strex("sync", "--check", "--xcode", version).code == 0) }
  }

  @Test func auditDescribesTheDisplayedText() async throws {
    let later = try await strex("audit")
    #expect(later.output.contains("View.swift:2:51: warning: "))
    #expect(later.output.contains("as an untranslated debug description"))
    #expect(later.output.contains("\"Paid: %@\""))
    let earlier = try await strex("audit", "--xcode", "16")
    #expect(earlier.output.contains("View.swift:2:42: warning: ") && earlier.output.contains("is not a key"))
    #expect(!earlier.output.contains("debug description"))
  }

  @Test func explanationNamesTheOtherVersion() async throws {
    let run = try await strex("explain", "View.swift:2")
    #expect(run.output.contains("becomes %@ (declared)"), "\(run)")
    #expect(run.output.contains("with Xcode 16, such a literal is a String, not a key"), "\(run)")
    #expect(try await strex("explain", "--xcode", "16", "View.swift:2").output.contains("Not extracted."))
  }

  /// Cached answers and extractions of runs over the index are valid for one version.
  @Test func cachesBelongToOneVersion() async throws {
    try folder.git("add", ".")
    let check = ["sync", "--staged", "--check"]
    for _ in 0..<2 {
      #expect(try await ToolRun.strex(check, in: folder).code == 1)
      #expect(try await ToolRun.strex(check + ["--xcode", "16"], in: folder).code == 0)
    }
    for (version, code) in [(16, Int32(0)), (26, 1), (16, 0)] {
      try folder.write([".strex.json": "{\"xcode\": \(version)}"])
      try folder.git("add", ".")
      #expect(try await ToolRun.strex(check, in: folder).code == code)
    }
  }

  @Test func customInterpolationIsExplained() async throws {
    try folder.write([
      "Own.swift": """
      import SwiftUI
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(symbol: String) { appendInterpolation(Image(systemName: symbol)) }
      }
      let done = Text("\\(symbol: "checkmark") done")
      """,
      "Localizable.xcstrings": CatalogText.of(("%@ done", [])),
    ])
    #expect(try await strex("sync", "--check", "--xcode", "16").code == 0)
    let run = try await strex("explain", "Own.swift:5")
    #expect(run.output.contains("Not extracted.") && run.output.contains("appendInterpolation(symbol:). (Own.swift:3)"))
  }
}
