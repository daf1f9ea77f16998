import Foundation

/// A file in the folder `Fixtures` of the test target that uses it.
public struct Fixture: Sendable, CustomStringConvertible {
  /// The path relative to the folder.
  public let name: String
  private let folder: URL

  /// - Parameter test: the path of a source of the test target.
  public init(_ name: String, test: String = #filePath) {
    let parts = test.split(separator: "/", omittingEmptySubsequences: false)
    let target = parts.prefix(through: parts.lastIndex { $0.hasSuffix("Tests") } ?? parts.startIndex)
    self.init(name, in: URL(fileURLWithPath: target.joined(separator: "/")).appendingPathComponent("Fixtures"))
  }

  private init(_ name: String, in folder: URL) {
    self.name = name
    self.folder = folder
  }

  /// Returns the fixtures in a folder below `Fixtures` whose names have a suffix, sorted by name. Stops the tests if
  /// the folder is missing: otherwise they would pass without input.
  public static func files(endingIn suffix: String, in folder: String = "", test: String = #filePath) -> [Fixture] {
    let path = Fixture(folder, test: test).place.path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      preconditionFailure("missing folder of fixtures: \(path)")
    }
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { name in
      Fixture(folder.isEmpty ? name : folder + "/" + name, test: test)
    }
  }

  private var place: URL { folder.appendingPathComponent(name) }

  public var fileName: String { place.lastPathComponent }
  public var description: String { name }

  public var bytes: ContiguousArray<UInt8> {
    get throws { ContiguousArray(try Data(contentsOf: place)) }
  }

  public var text: String {
    get throws { try String(contentsOf: place, encoding: .utf8) }
  }

  /// The file next to it whose name has another suffix.
  public func replacing(_ ending: String, by other: String) -> Fixture {
    Fixture(name.replacingOccurrences(of: ending, with: other), in: folder)
  }

  /// The differences between a text and the file, line by line. With `UPDATE_FIXTURES=1` in the environment, first
  /// writes the text to the file.
  public func differences(from text: String) throws -> [String] {
    if Self.areUpdated { try text.write(to: place, atomically: true, encoding: .utf8) }
    let expected = try self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = zip(expected, found).filter { $0 != $1 }.map { "\(name): expected \($0), found \($1)" }
    return expected.count == found.count ? lines : lines + ["\(name): \(expected.count) lines, not \(found.count)"]
  }

  private static let areUpdated = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"
}
