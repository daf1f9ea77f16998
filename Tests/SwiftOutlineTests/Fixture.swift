import Foundation
import SwiftLexing
import Testing

/// A file of Swift source in the folder Fixtures and, beside it, how its outline reads.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let source: SourceText

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift.txt") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return Fixture(name: name, source: SourceText(path: name, bytes: ContiguousArray(data)))
    }
  }()

  private var expectationFile: URL {
    Self.folder.appendingPathComponent(name.replacingOccurrences(of: ".swift.txt", with: ".outline.txt"))
  }

  /// Compares `text` with the file of expectations; with UPDATE_FIXTURES=1 in the environment, writes it there.
  func expect(_ text: String) throws {
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try text.write(to: expectationFile, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: expectationFile, encoding: .utf8).split(separator: "\n")
    let found = text.split(separator: "\n")
    for (expected, found) in zip(expected, found) where expected != found {
      Issue.record("\(expectationFile.lastPathComponent)\nexpected \(expected)\nfound    \(found)")
    }
    #expect(expected.count == found.count, "\(expectationFile.lastPathComponent)")
  }
}
