import Foundation
import ProjectModel
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading
@testable import StructuredText
@testable import strex

/// Tests the files for servers and releases: the hooks, the action, and the scripts next to `.ci/run`.
@Suite struct ServerFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func script(_ path: String, _ arguments: String..., environment: [String: String] = [:]) throws -> Subprocess
  {
    let program = Sample.root.appendingPathComponent(path).path
    return try Subprocess.run(program, arguments, in: folder("."), environment: environment)
  }

  @Test func commandsInHooksExist() throws {
    let url = Sample.root.appendingPathComponent(".pre-commit-hooks.yaml")
    let hooks = try YAMLDocument(ContiguousArray(Data(contentsOf: url))).root.elements
    #expect(hooks.compactMap { $0["id"]?.text } == ["strex", "strex-fix", "strex-lint", "strex-audit"])
    for hook in hooks {
      let words = try #require(hook["entry"]?.text).split(separator: " ").map(String.init)
      #expect(words.first == "strex" && hook["language"]?.text == "swift")
      #expect(try Strex.parse(Array(words.dropFirst())).command != nil)
      let pattern = try Regex(#require(hook["files"]?.text))
      #expect("Row.swift".contains(pattern) || "A/Localizable.xcstrings".contains(pattern))
      #expect(!"README.md".contains(pattern))
    }
  }

  /// A key may contain special characters of the shell, Markdown, HTML or the server.
  @Test func actionAnnotatesAndSummarizes() throws {
    try folder.write([
      "View.swift": "import SwiftUI\nlet v = Text(\"<b>|`$(touch x)`: 100%\\n::error::\")\n",
      "Localizable.xcstrings": CatalogText.of(), "output": "", "summary": "",
    ])
    let tool = FilePath(Subprocess.builtTool).folder?.string ?? ""
    let path = tool + ":" + ProcessInfo.processInfo.environment["PATH", default: ""]
    func check(_ checks: String) throws -> Subprocess {
      let variables = [
        "PATH": path, "STREX_CHECKS": checks, "STREX_SUMMARY": "true", "GITHUB_OUTPUT": folder("output"),
        "GITHUB_STEP_SUMMARY": folder("summary"),
      ]
      return try script(".github/actions/strex/check.sh", environment: variables)
    }
    let run = try check("sync --check\n\nlint\n")
    #expect(run.code == 1 && run.output.contains("::warning file=View.swift,line=2,col=14::"), "\(run)")
    let summary = try folder.read("summary")
    #expect(summary.contains("| <code>strex sync --check</code> | 2 found |\n| <code>strex lint</code> | passed |"))
    #expect(
      summary.contains("View.swift:2: warning: &quot;&lt;b&gt;|`$(touch x)`: 100%\\n::error::&quot; is missing from"))
    #expect(try folder.read("output") == "code=1\n" && !FileManager.default.fileExists(atPath: folder("x")))
    #expect(try check("sync --check\nstatus --nope").code == 2)
    #expect(try folder.read("summary").contains("could not run (exit code 2)"))
  }

  @Test func artifactBundleHasTheStructureOfSwiftPM() throws {
    let platforms = ["linux-arm64", "linux-x86_64", "macos-universal"]
    var archives: [String] = []
    for platform in platforms {
      let name = "strex-1.2.3-\(platform)"
      try folder.write(["\(name)/bin/strex": "#!/bin/sh\n", "\(name)/share/man/man1/strex.1": ".TH\n"])
      #expect(chmod(folder("\(name)/bin/strex"), 0o755) == 0)
      #expect(
        try Subprocess.run("/usr/bin/env", ["tar", "-czf", folder("\(name).tar.gz"), "-C", folder("."), name]).code == 0
      )
      archives.append(folder("\(name).tar.gz"))
    }
    let run = try Subprocess.run(
      Sample.root.appendingPathComponent(".ci/bundle").path, ["1.2.3", folder("out")] + archives)
    #expect(run.code == 0, "\(run)")
    #expect(
      try Subprocess.run("/usr/bin/env", ["unzip", "-q", folder("out/strex.artifactbundle.zip"), "-d", folder("b")])
        .code == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder("b/strex.artifactbundle/info.json")))
    let info = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let artifact = try #require((info["artifacts"] as? [String: [String: Any]])?["strex"])
    #expect(info["schemaVersion"] as? String == "1.0" && artifact["type"] as? String == "executable")
    #expect(artifact["version"] as? String == "1.2.3")
    let variants = try #require(artifact["variants"] as? [[String: Any]])
    #expect(variants.flatMap { $0["supportedTriples"] as? [String] ?? [] }.count == 4)
    for variant in variants {
      let path = try #require(variant["path"] as? String)
      #expect(access(folder("b/strex.artifactbundle/\(path)"), X_OK) == 0)
    }
  }

  @Test func formulaContainsTheListedChecksums() throws {
    let sums = ["linux-arm64", "linux-x86_64", "macos-universal"].enumerated().map { position, platform in
      String(repeating: "\(position)", count: 64) + "  strex-1.2.3-\(platform).tar.gz"
    }
    try folder.write(["sums": sums.joined(separator: "\n") + "\n", "short": sums[0] + "\n"])
    let formula = try script(".ci/formula", "1.2.3", "someone/strex", folder("sums"))
    let line =
      "https://github.com/someone/strex/releases/download/v1.2.3/strex-1.2.3-linux-arm64.tar.gz\"\n      sha256 \"0000"
    #expect(formula.code == 0 && formula.output.contains(line), "\(formula)")
    let missing = try script(".ci/formula", "1.2.3", "someone/strex", folder("short"))
    #expect(missing.code != 0 && missing.errors.contains("has no sum of strex-1.2.3-macos-universal.tar.gz"))
  }

  @Test func releaseNotesAreAChangelogSection() throws {
    let changes = "# Changes\n\n## Unreleased\n\n- c\n\n## 1.2.0 (2027-01-02)\n\n- b\n\n## 1.0.0\n\n- a\n"
    try folder.write(["changes.md": changes])
    let one = try script(".ci/release-notes", "v1.2.0", folder("changes.md"))
    #expect(one.code == 0 && one.output == "- b\n")
    let missing = try script(".ci/release-notes", "v1.2", folder("changes.md"))
    #expect(missing.code == 1 && missing.errors.contains("has no section"))
  }
}
