import Foundation
import ProjectTestSupport

@testable import FileSystem

/// The catalog of each string of a project, according to different commands.
struct CatalogAnswers {
  /// A command whose answer differs from the result of a sync.
  struct Disagreement: CustomStringConvertible {
    let command: String
    let details: String

    var description: String { "\(command): \(details)" }
  }

  let folder: TemporaryFolder
  /// Options of `sync`.
  var options: [String] = []
  /// The Xcode project that runs name; `explain` and `extract` do not receive it.
  var project: String?

  /// Returns the keys, tables or catalogs of other commands that differ from the strings that a sync would add.
  /// - Parameter every: checks only every nth place.
  /// - Parameter limit: the maximum number of places.
  func disagreements(every step: Int = 1, limit: Int = .max) async throws -> [Disagreement] {
    let written = try await run("sync", options + ["--dry-run"]).decoded(as: Written.self)
    let extracted = try await run("extract", reading).decoded(as: Extracted.self)
    let listed = try await run("targets", reading.filter { $0 == "--tests" }).decoded(as: Listed.self)
    let audited = try await run("audit", reading.filter { $0 == "--tests" }).decoded(as: Audited.self)
    var found: [Disagreement] = []
    for (catalog, key, site) in Self.some(of: written.places, step, limit) {
      let table = String(catalog.split(separator: "/").last?.dropLast(".xcstrings".count) ?? "")
      let explained = try await explain(site)
      // `explain` works on literals. A case name that is a key is not a literal.
      let isLiteral = !explained.hasPrefix("no string literal on line")
      let faults = [
        ("extract", !extracted.contains(key, table, site)),
        ("explain", isLiteral && !explained.contains("It belongs to \(catalog)") && project == nil),
        ("targets", try !listed.contains(catalog, for: site.file) && !namesBundles(site.file)),
        ("audit", audited.unrouted.contains(site)),
      ]
      found += faults.filter(\.1).map { command, _ in
        Disagreement(command: command, details: "`\(key)` at \(site) goes to \(catalog)\n\(explained)")
      }
    }
    for site in Self.some(of: audited.unrouted.sorted { "\($0)" < "\($1)" }, step, limit) where project == nil {
      let explained = try await explain(site)
      if explained.contains("It does not belong to a catalog") { continue }
      found.append(Disagreement(command: "explain", details: "the string at \(site) goes to no catalog\n\(explained)"))
    }
    return found
  }

  private static func some<Place>(of places: [Place], _ step: Int, _ limit: Int) -> [Place] {
    stride(from: 0, to: places.count, by: step).prefix(limit).map { places[$0] }
  }

  private var reading: [String] { options.filter { ["--previews", "--tests"].contains($0) } }

  private func explain(_ site: Site) async throws -> String {
    try await ToolRun.strex(["explain"] + reading + ["\(site)"], in: folder).output
  }

  /// `targets` does not consider strings, so it ignores bundles of other targets.
  private func namesBundles(_ source: String) throws -> Bool { try folder.read(source).contains("bundle:") }

  private func run(_ command: String, _ words: [String]) async throws -> ToolRun {
    let project = ["sync", "targets"].contains(command) ? project.map { ["--project", $0] } ?? [] : []
    return try await ToolRun.strex([command] + project + words + ["--format", "json", "."], in: folder)
  }
}

// The documented output of commands, reduced to the properties used here.

private struct Site: Decodable, Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let column: Int

  var description: String { "\(file):\(line):\(column)" }
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

  /// The Swift positions of all added keys.
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

  /// Whether a catalog belongs to the source, or is reported as one that no target compiles.
  func contains(_ catalog: String, for source: String) -> Bool {
    (targets + folders).contains { $0.catalogs.contains(catalog) && $0.sources.contains(source) }
      || diagnostics.contains { $0.id == "uncompiled-catalog" && $0.file == catalog }
  }
}

private struct Audited: Decodable {
  struct Finding: Decodable {
    let rule: String
    let file: String
    let line: Int
    let column: Int
  }

  let findings: [Finding]

  /// The strings without a catalog.
  var unrouted: Set<Site> {
    Set(findings.filter { $0.rule == "unknown-table" }.map { Site(file: $0.file, line: $0.line, column: $0.column) })
  }
}

extension ToolRun {
  fileprivate func decoded<Output: Decodable>(as type: Output.Type) throws -> Output {
    do { return try JSONDecoder().decode(type, from: Data(output.utf8)) } catch {
      throw FileError("\(type)", "\(output.prefix(500)) \(errors.prefix(500))")
    }
  }
}
