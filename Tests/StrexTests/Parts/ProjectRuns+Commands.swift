import Foundation
import ProjectTestSupport
import TestSupport

@testable import Diagnostics
@testable import FileSystem
@testable import strex

// Compares the output of other commands with the result of a sync.
extension ProjectRuns {
  func findingsOfCommands(_ whole: [String: String]) async throws -> [Finding] {
    try await findingsOfDifferences() + findingsOfNames() + findingsOfXcodeProject(whole)
  }

  /// Applies the diff of a dry run, and compares the result with the files that the run writes.
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
      } catch let problem as FileError {
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

  /// Checks each key that a run adds: `extract` has the same key, table and place, `explain` and `targets` the catalog.
  private func findingsOfNames() async throws -> [Finding] {
    let answers = CatalogAnswers(
      folder: folder, options: project.options, project: project.namesXcodeProject ? RandomProject.xcodeProject : nil)
    let disagreements = try await answers.disagreements(limit: TestScale.isSearch ? 12 : 2)
    try restore()
    return disagreements.map { Finding(rule: $0.command, details: $0.details) }
  }

  /// Checks that naming the Xcode project changes nothing where it is the only one that has targets.
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

  /// All current catalogs, including new ones.
  private func allCatalogs() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: folder("."))?.compactMap { $0 as? String } ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }
    return try Dictionary(uniqueKeysWithValues: catalogs.map { ($0, try folder.read($0)) })
  }

  /// Restores the catalogs.
  private func restore() throws {
    for name in try allCatalogs().keys where before[name] == nil {
      try FileManager.default.removeItem(atPath: folder(name))
    }
    try folder.write(before)
  }
}
