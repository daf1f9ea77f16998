import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Applies a developer's edits to a copy of each sample, with a sync after each, and compares the catalogs byte for
/// byte with the specified ones.
@Suite struct ChangeScriptTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Sample.all)
  func eachEditChangesCatalogsLikeXcode(_ sample: Sample) async throws {
    try sample.copy(to: folder)
    var expected: [String: String] = [:]
    for table in sample.tables { expected[sample.catalog(table)] = try sample.expected(table) }
    try folder.write(expected)
    let translations = expected.mapValues(Self.translations)
    for step in try ChangeScript(sample.changes()).steps {
      for action in step.actions { try perform(action, in: sample.path, &expected) }
      let run = await ToolRun.strex(absolute: ["sync", folder(sample.path)])
      let said = step.actions.filter { $0.verb == "says" }.flatMap(\.files)
      #expect(run.code == 0 && run.errors.isEmpty == said.isEmpty, "\(step.title) \(run.errors)")
      #expect(said.allSatisfy { run.errors.contains("[\($0)]") })
      for (path, text) in expected {
        let difference = try Self.firstDifference(folder.read(path), text)
        #expect(difference == nil, "\(step.title) \(path)")
      }
      let again = await ToolRun.strex(absolute: ["sync", folder(sample.path)])
      let isPartial = said.contains("staleness-suppressed")
      #expect(
        again.output == (isPartial ? "up to date (additions only)\n" : "all catalogs are up to date\n"),
        "\(step.title)")
    }
    // A translation may move from one catalog to another.
    let left = try expected.keys.reduce(into: Set<String>()) { try $0.formUnion(Self.translations(folder.read($1))) }
    for values in translations.values { #expect(values.subtracting(left) == [], "a translation is lost") }
  }

  private func perform(
    _ action: ChangeScript.Action, in sample: String, _ expected: inout [String: String]
  ) throws {
    let paths = action.files.map { "\(sample)/\($0)" }
    switch action.verb {
    case "create":
      // Files that Xcode writes without a final line break have none.
      let isCatalog = paths[0].hasSuffix(".xcstrings")
      try folder.write([paths[0]: isCatalog ? String(action.new.dropLast()) : action.new])
      if isCatalog { expected[paths[0]] = try folder.read(paths[0]) }
    case "edit":
      try folder.write([paths[0]: action.applied(to: folder.read(paths[0]))])
      if let text = expected[paths[0]] { expected[paths[0]] = try action.applied(to: text) }
    case "move":
      try folder.write([paths[1]: folder.read(paths[0])])
      try FileManager.default.removeItem(atPath: folder(paths[0]))
    case "expect":
      guard let text = expected[paths[0]] else { throw ChangeScript.Problem("no catalog is at \(paths[0])") }
      expected[paths[0]] = try action.applied(to: text)
    case "says": break
    default: throw ChangeScript.Problem("nobody can \(action.verb)")
    }
  }

  /// The texts in other scripts than Latin, which the edits never add.
  private static func translations(_ catalog: String) -> Set<String> {
    let lines = catalog.split(separator: "\n").filter { $0.contains("\"value\" : ") }
    let foreign = lines.filter { $0.unicodeScalars.contains { (0x400..<0x500).contains($0.value) } }
    return Set(foreign.map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// The first line in which two texts differ, in both versions.
  private static func firstDifference(_ found: String, _ wanted: String) -> String? {
    if found == wanted { return nil }
    let lines = [found, wanted].map { $0.components(separatedBy: "\n") }
    let line = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
    guard let line else { return "one text ends" }
    return "line \(line.offset + 1): \(line.element.0) | \(line.element.1)"
  }
}
