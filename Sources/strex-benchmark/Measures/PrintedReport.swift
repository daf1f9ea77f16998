import Foundation

/// What a run of the benchmark prints, for people or for programs.
protocol PrintedReport: Encodable {
  func text() -> String
}

extension PrintedReport {
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
