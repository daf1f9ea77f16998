import Foundation
import Testing

@testable import StringCatalog

/// A catalog under Fixtures/RoundTrip.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  var bytes: ContiguousArray<UInt8> {
    get throws { ContiguousArray(try Data(contentsOf: Self.folder.appendingPathComponent(name))) }
  }

  var catalog: Catalog {
    get throws { try Catalog(bytes) }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/RoundTrip")

  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted().map(Fixture.init)
  }()

  static func named(_ name: String) -> Fixture { Fixture(name: name + ".xcstrings") }
}

extension ContiguousArray<UInt8> {
  init(text: String) { self.init(text.utf8) }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// The lines, each with what ends it.
  var lines: [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for (index, byte) in enumerated() {
      line.append(byte)
      let isPair = byte == 0x0D && index + 1 < count && self[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
    return lines + [String(decoding: line, as: UTF8.self)]
  }
}
