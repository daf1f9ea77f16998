import TestSupport

@testable import StringCatalog

/// The catalogs under Fixtures/RoundTrip.
extension Fixture {
  static let all = files(endingIn: ".xcstrings", in: "RoundTrip")

  static func named(_ name: String) -> Fixture { Fixture("RoundTrip/\(name).xcstrings") }

  var catalog: Catalog {
    get throws { try Catalog(bytes) }
  }
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
