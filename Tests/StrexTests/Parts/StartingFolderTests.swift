import Foundation
import ProjectTestSupport
import TestSupport
import Testing

@testable import ProjectLoading
@testable import ProjectModel
@testable import Reporting
@testable import strex

/// Tests that output, findings and written files do not depend on the current folder or on the name of the project.
@Suite struct StartingFolderTests {
  /// The folders to start in, each with the project's name there.
  private static let ways = TestScale.some(
    4,
    of: [
      (start: "App", path: ".."), ("App/Views", "../../"), (".", "App/.."), ("..", "Project"), ("..", "./Project/"),
      ("../Beside", "../Project"), ("..", "Link"), ("../Link/App", ".."), ("../Beside", "../Link/."),
    ])

  private static let commands = [
    ["extract", "--format", "json"], ["targets", "--format", "json"], ["status", "--format", "json"],
    ["audit", "--format", "json"], ["lint", "--format", "json"], ["sync", "--format", "json", "--allow-mass-stale"],
  ]

  /// Declarations and default values. The first one in path order counts.
  private static let pair = [
    "Beta/Value.swift": "let b = String(localized: \"Which\", defaultValue: \"beta\", comment: \"b\")\n",
    "App/Value.swift": "let a = String(localized: \"Which\", defaultValue: \"alpha\", comment: \"a\")\n",
    "Alpha/Value.swift": "let c = String(localized: \"Which\", defaultValue: \"gamma\", comment: \"c\")\n",
    "Alpha/Near.swift":
      "import SwiftUI\nstruct Near { let count: Int }\nlet n = { (near: Near) in Text(\"\\(near.count) n\") }\n",
    "App/Near.swift": "struct Near { let count: String }\n",
    "App/Views/Use.swift": "import SwiftUI\nlet u = { (near: Near) in Text(\"\\(near.count) u\") }\n",
    "Localizable.xcstrings": CatalogText.of(), ".git/HEAD": "",
  ]

  @Test func defaultValueDoesNotDependOnTheCurrentFolder() async throws {
    let results = try await results(of: Self.pair)
    #expect(results[0].catalogs["Localizable.xcstrings"]?.contains("\"value\" : \"gamma\"") == true)
    expectSame(results)
  }

  @Test(arguments: TestScale.seeds(1))
  func resultsDoNotDependOnTheCurrentFolder(seed: UInt64) async throws {
    let results = try await results(of: RandomProject(seed: seed).files)
    expectSame(results)
  }

  private func expectSame(_ results: [Result]) {
    for (way, result) in zip(Self.ways + [("..", "an absolute path")], results.dropFirst()) {
      let commands = zip(Self.commands, zip(result.outputs, results[0].outputs)).filter { $0.1.0 != $0.1.1 }.map(\.0)
      let difference = zip(result.outputs, results[0].outputs).first { $0 != $1 }.map {
        UnifiedDiff.text(from: Array($1.utf8), "here", to: Array($0.utf8), "there", look: .exact)
      }
      #expect(commands.isEmpty, "\(way): \(difference ?? "")")
      let catalogs = result.catalogs.filter { results[0].catalogs[$0.key] != $0.value }.keys
      #expect(catalogs.isEmpty, "\(way)")
    }
  }

  private struct Result {
    var outputs: [String] = []
    var catalogs: [String: String] = [:]
  }

  /// The output and changes of all commands: first from the project's own folder, then in every other way.
  private func results(of files: [String: String]) async throws -> [Result] {
    let top = try TemporaryFolder()
    try top.write(["Beside/README": "", "Project/App/Views/README": ""])
    try FileManager.default.createSymbolicLink(atPath: top("Link"), withDestinationPath: "Project")
    var results: [Result] = []
    for (start, path) in [(".", ".")] + Self.ways + [("..", top("Project"))] {
      for (name, text) in files { try top.write(["Project/" + name: text]) }
      results.append(try await result(from: start, path, top))
    }
    return results
  }

  private func result(from start: String, _ path: String, _ top: TemporaryFolder) async throws -> Result {
    var result = Result()
    let project = top("Project")
    for command in Self.commands {
      let run = try await ToolRun.strex(command + [path], in: top, at: "Project/" + start)
      // Paths in findings are relative to the root of the project.
      let base = ["audit", "lint"].contains(command[0]) ? project : "\(project)/\(start)"
      result.outputs.append("\(run.code) " + Self.normalized(run.output, from: base, project))
    }
    let names = FileManager.default.enumerator(atPath: project)?.compactMap { $0 as? String } ?? []
    for name in names where name.hasSuffix(".xcstrings") { result.catalogs[name] = try top.read("Project/" + name) }
    return result
  }

  /// The text with all paths relative to the project.
  private static func normalized(_ text: String, from folder: String, _ project: String) -> String {
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return text }
    let plain = normalized(json, from: folder, project)
    let data = try? JSONSerialization.data(withJSONObject: plain, options: [.sortedKeys, .prettyPrinted])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  private static func normalized(_ json: Any, from folder: String, _ project: String) -> Any {
    switch json {
    case let list as [Any]: return list.map { normalized($0, from: folder, project) }
    case let object as [String: Any]:
      // Messages are for people, and contain paths relative to the current folder.
      return object.filter { $0.key != "message" }.mapValues { normalized($0, from: folder, project) }
    case let text as String:
      let file = FilePath(text).isAbsolute ? text : folder + "/" + text
      guard text.contains("."), let path = try? FilePath(resolving: file) else { return text }
      return path.relative(to: FilePath(project))?.string ?? text
    default: return json
    }
  }
}
