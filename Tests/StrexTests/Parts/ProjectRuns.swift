import Foundation
import ProjectTestSupport
import StringCatalog

@testable import Diagnostics
@testable import ProjectModel

/// A random project on disk, for runs of strex.
struct ProjectRuns {
  /// An expectation about the runs on a project that was not met.
  struct Finding: CustomStringConvertible {
    let rule: String
    /// The ways of naming a part, in the order of the runs. None if the whole shows it.
    var parts: [ProjectPart] = []
    let details: String

    var description: String {
      "\(rule): \(parts.isEmpty ? "sync" : parts.map(\.description).joined(separator: ", then ")) \(details)"
    }
  }

  let project: RandomProject
  let folder: TemporaryFolder

  init(_ project: RandomProject) throws {
    self.project = project
    folder = try TemporaryFolder()
    try folder.write(project.files)
  }

  var before: [String: String] { project.files.filter { $0.key.hasSuffix(".xcstrings") } }

  func catalogs() throws -> [String: String] {
    try Dictionary(uniqueKeysWithValues: project.catalogs.map { ($0, try folder.read($0)) })
  }

  func sync(_ words: [String]) async -> ToolRun {
    let xcodeProject = project.namesXcodeProject ? ["--project", folder(RandomProject.xcodeProject)] : []
    return await ToolRun.strex(absolute: ["sync"] + project.options + xcodeProject + words)
  }

  /// The catalogs after a run that starts from given ones.
  func catalogs(after words: [String], on catalogs: [String: String]) async throws -> [String: String] {
    try folder.write(catalogs)
    _ = await sync(words)
    return try self.catalogs()
  }

  /// - Parameter parts: the ways of naming a part to try.
  func findings(for parts: [ProjectPart]) async throws -> [Finding] {
    let root = [folder(".")]
    let run = await sync(root)
    let whole = try catalogs()
    // A run that fails is covered by another test.
    guard run.code == 0 else { return [] }
    var findings = try await findingsOfWhole(whole) + findingsOfCommands(whole)
    for part in parts { findings += try await self.findings(of: part, whole) }
    if parts.count > 1 { findings += try await self.findings(inTurn: parts, whole) }
    return findings
  }

  private func findings(of part: ProjectPart, _ whole: [String: String]) async throws -> [Finding] {
    let words = part.words(in: folder)
    let names = catalogs(concernedBy: [part])
    let partial = try await catalogs(after: words, on: before)
    let later = try await catalogs(after: [folder(".")], on: partial)
    let last = try await catalogs(after: words, on: whole)
    let faults = [
      ("more than the whole", try excess(of: partial, over: whole, in: names)),
      ("part, then whole", try differences(later, afterParts: whole, in: names)),
      ("whole, then part", Self.differences(last, whole, in: names)),
    ]
    return faults.flatMap { rule, details in
      details.map { Finding(rule: rule, parts: [part], details: $0) }
    }
  }

  /// Runs on one part after the other, and then on the whole.
  private func findings(inTurn parts: [ProjectPart], _ whole: [String: String]) async throws -> [Finding] {
    try folder.write(before)
    for part in parts { _ = await sync(part.words(in: folder)) }
    _ = await sync([folder(".")])
    return try differences(try catalogs(), afterParts: whole, in: catalogs(concernedBy: parts)).map {
      Finding(rule: "parts, then whole", parts: parts, details: $0)
    }
  }

  /// The catalogs that the parts concern. Naming tests includes their catalogs, which a run on the whole does not
  /// change.
  private func catalogs(concernedBy parts: [ProjectPart]) -> [String] {
    project.catalogs.filter { !(parts.contains(where: \.namesTests) && ProjectPart.isTest($0)) }
  }

  /// Checks the result of a check, of a dry run, and of a second run.
  private func findingsOfWhole(_ whole: [String: String]) async throws -> [Finding] {
    let root = folder(".")
    let again = try await catalogs(after: [root], on: whole)
    let all = project.catalogs
    var findings = Self.differences(again, whole, in: all).map { Finding(rule: "twice", details: $0) }
    try folder.write(before)
    let check = await sync(["--check", root])
    // Text that ships without a catalog fails a check as well.
    let isComplete = !check.errors.contains("some strings are not in any catalog")
    if check.code != (whole == before && isComplete ? 0 : 1) {
      findings.append(Finding(rule: "check", details: "\(check.code) \(check.errors)"))
    }
    _ = await sync(["--dry-run", root])
    findings += Self.differences(try catalogs(), before, in: all).map {
      Finding(rule: "dry run", details: $0)
    }
    return findings
  }

  static func differences(
    _ found: [String: String], _ wanted: [String: String], in names: [String]
  ) -> [String] {
    names.filter { found[$0] != wanted[$0] }.map { catalog in
      let texts = [found, wanted].map { ($0[catalog] ?? "").split(separator: "\n") }
      let place = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
      let lines = texts.map { $0.dropFirst(max(0, place - 2)).prefix(6).joined(separator: "\n") }
      return "\(catalog)\n\(lines[0])\n--- wanted\n\(lines[1])"
    }
  }

  /// The differences between a run on everything and the same run after runs on parts. A key that a part has already
  /// added is not added again, so its entry elsewhere becomes stale instead of moving, and no entry is lost.
  private func differences(
    _ found: [String: String], afterParts whole: [String: String], in names: [String]
  ) throws -> [String] {
    let moving = try movingKeys(in: whole)
    if moving.isEmpty { return Self.differences(found, whole, in: names) }
    let (all, wanted, old) = (try Self.parsed(found), try Self.parsed(whole), try Self.parsed(before))
    var differences: [String] = []
    for name in names {
      guard let (one, other) = all[name].flatMap({ one in wanted[name].map { (one, $0) } }) else { continue }
      let keys = Set(one.keys + other.keys).subtracting(moving).sorted()
      differences += keys.filter { one[$0] != other[$0] }.map { "\(name) `\($0)`" }
    }
    for key in moving.sorted() {
      let kept = Set(all.values.compactMap { $0[key] }.map(Self.work))
      let lost = old.values.compactMap { $0[key] }.map(Self.work).filter { !$0.isEmpty && !kept.contains($0) }
      differences += lost.map { "`\(key)` has lost \($0)" }
    }
    return differences
  }

  private static func parsed(_ catalogs: [String: String]) throws -> [String: Catalog] {
    try catalogs.mapValues { try Catalog(ContiguousArray($0.utf8)) }
  }

  /// The translators' work in an entry.
  private static func work(_ entry: CatalogEntry) -> String {
    entry.localization("de")?.stringUnit?.value ?? ""
  }

  /// The keys that a run on the whole adds to one catalog, or whose translations it adds there, and that another
  /// catalog contained before. Their entries may move.
  private func movingKeys(in whole: [String: String]) throws -> Set<String> {
    let (old, new) = (try Self.parsed(before), try Self.parsed(whole))
    return new.reduce(into: []) { moving, member in
      let (name, catalog) = member
      let others = Set(old.filter { $0.key != name }.values.flatMap(\.keys))
      moving.formUnion(others.filter { Self.gains($0, from: old[name], to: catalog) })
    }
  }

  /// Whether a catalog has a key, or translations of it, that it did not have before.
  private static func gains(_ key: String, from old: Catalog?, to new: Catalog) -> Bool {
    guard let entry = new[key] else { return false }
    guard let former = old?[key] else { return true }
    return work(former).isEmpty && !work(entry).isEmpty
  }

  /// The entries that a run on a part changes to something other than the result of a run on the whole.
  private func excess(
    of partial: [String: String], over whole: [String: String], in names: [String]
  ) throws -> [String] {
    try names.flatMap { name -> [String] in
      let all = try [before, whole, partial].map { try Catalog(ContiguousArray(($0[name] ?? "").utf8)) }
      let keys = Set(all.flatMap(\.keys)).sorted()
      // A moved key takes its entry along. A part that does not contain both ends adds a plain entry, or keeps the old
      // one.
      let moving = try movingKeys(in: whole)
      return keys.filter { all[2][$0] != all[0][$0] && all[2][$0] != all[1][$0] && !moving.contains($0) }.map { key in
        let states = all.map { catalog in
          catalog[key].map { "\($0.extractionState.map { "\($0)" } ?? "there") \($0.comment ?? "")" } ?? "absent"
        }
        return "\(name) `\(key)`: before \(states[0]), whole \(states[1]), part \(states[2])"
      }
    }
  }
}
