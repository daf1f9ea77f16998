import Foundation

@testable import Findings
@testable import Workspace
@testable import strex

// What other commands say of what a run writes.
extension ProjectRuns {
  func findingsOfCommands(_ whole: [String: String]) async throws -> [Finding] {
    try await findingsOfDifferences() + findingsOfNames() + findingsOfXcodeProject(whole)
  }

  /// The difference that a dry run prints, applied, against what the run writes.
  private func findingsOfDifferences() async throws -> [Finding] {
    var findings: [Finding] = []
    for option in [[], ["--create-catalogs"]] {
      try restore()
      _ = await sync(option + [folder(".")])
      let written = try allCatalogs()
      try restore()
      let difference = try await run("sync", project.options + option + ["--dry-run", "."]).output
      try folder.write(["difference": difference])
      do {
        if !difference.isEmpty { try folder.git("apply", "-p0", "--whitespace=nowarn", "difference") }
      } catch let problem as FileProblem {
        findings.append(Finding(rule: "difference", details: "\(option) \(problem)\n\(difference)"))
      }
      let applied = try allCatalogs()
      let names = Set(written.keys).union(applied.keys).sorted()
      findings += Self.differences(applied, written, in: names).map {
        Finding(rule: "difference", details: "\(option) \($0)")
      }
    }
    try restore()
    return findings
  }

  /// Each key that a run adds: the same key, table and place in `extract`, the catalog in `explain` and `targets`.
  private func findingsOfNames() async throws -> [Finding] {
    let written = try await run("sync", project.options + ["--format", "json", "."]).decoded(as: Written.self)
    let reading = project.options.filter { ["--previews", "--tests"].contains($0) }
    let extracted = try await run("extract", reading + ["--format", "json", "."]).decoded(as: Extracted.self)
    let targets = reading.filter { $0 == "--tests" } + ["--format", "json", "."]
    let listed = try await run("targets", targets).decoded(as: Listed.self)
    try restore()
    var findings: [Finding] = []
    for (catalog, key, site) in written.places.prefix(Self.isLong ? 12 : 2) {
      let table = String(catalog.split(separator: "/").last?.dropLast(".xcstrings".count) ?? "")
      let place = "\(site.file):\(site.line):\(site.column)"
      let explained = try await run("explain", reading + [place]).output
      let faults = [
        ("extract", !extracted.contains(key, table, site)),
        // It knows no `--project`.
        ("explain", !explained.contains("It goes to \(catalog)") && !project.namesXcodeProject),
        // It knows no string, so none that names the bundle of another target.
        (
          "targets",
          !listed.contains(catalog, for: site.file) && !(project.files[site.file]?.contains("bundle:") ?? false)
        ),
      ]
      findings += faults.filter(\.1).map { command, _ in
        Finding(rule: command, details: "‘\(key)’ at \(place) goes to \(catalog)\n\(explained)")
      }
    }
    return findings
  }

  /// Where there is one Xcode project and nothing else that has targets, naming it changes nothing.
  private func findingsOfXcodeProject(_ whole: [String: String]) async throws -> [Finding] {
    let hasPackages = project.files.keys.contains { $0.hasSuffix("Package.swift") }
    guard project.form == .xcodeProject, !hasPackages, !project.namesXcodeProject else { return [] }
    let words = ["--project", folder(RandomProject.xcodeProject), folder(".")]
    let named = try await catalogs(after: words, on: before)
    return Self.differences(named, whole, in: project.catalogs).map { Finding(rule: "project", details: $0) }
  }

  private func run(_ command: String, _ words: [String]) async throws -> ToolRun {
    let namesProject = project.namesXcodeProject && ["sync", "targets"].contains(command)
    let xcodeProject = namesProject ? ["--project", RandomProject.xcodeProject] : []
    return try await ToolRun.strex([command] + xcodeProject + words, in: folder)
  }

  /// The catalogs that there are now, made ones among them.
  private func allCatalogs() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder("."))?.compactMap { $0 as? String } ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }
    return try Dictionary(uniqueKeysWithValues: catalogs.map { ($0, try folder.read($0)) })
  }

  /// Makes the catalogs what they were.
  private func restore() throws {
    for name in try allCatalogs().keys where before[name] == nil {
      try FileManager.default.removeItem(atPath: folder(name))
    }
    try folder.write(before)
  }
}

extension ToolRun {
  fileprivate func decoded<Output: Decodable>(as type: Output.Type) throws -> Output {
    try JSONDecoder().decode(type, from: Data(output.utf8))
  }
}

// The documented output of commands, as far as it is asked for here.

private struct Site: Decodable, Equatable {
  let file: String
  let line: Int
  let column: Int
}

private struct Written: Decodable {
  struct Item: Decodable {
    let key: String
    let sites: [Site]?
  }

  struct Catalog: Decodable {
    let file: String
    let added: [Item]
  }

  let catalogs: [Catalog]

  /// The places in Swift of all keys that were added.
  var places: [(catalog: String, key: String, site: Site)] {
    catalogs.flatMap { catalog in
      catalog.added.flatMap { item in (item.sites ?? []).map { (catalog.file, item.key, $0) } }
    }.filter { $0.site.file.hasSuffix(".swift") }
  }
}

private struct Extracted: Decodable {
  struct Item: Decodable {
    let key: String
    let table: String
    let sites: [Site]
  }

  let strings: [Item]

  func contains(_ key: String, _ table: String, _ site: Site) -> Bool {
    strings.contains { $0.key == key && $0.table == table && $0.sites.contains(site) }
  }
}

private struct Listed: Decodable {
  struct Group: Decodable {
    let sources: [String]
    let catalogs: [String]
  }

  struct Message: Decodable {
    let id: String
    let file: String?
  }

  let targets: [Group]
  let folders: [Group]
  let diagnostics: [Message]

  /// Whether a catalog is that of a source, or named as one that no target compiles.
  func contains(_ catalog: String, for source: String) -> Bool {
    (targets + folders).contains { $0.catalogs.contains(catalog) && $0.sources.contains(source) }
      || diagnostics.contains { $0.id == "uncompiled-catalog" && $0.file == catalog }
  }
}
