import Foundation

/// What a run of the benchmark prints, for people or for programs.
protocol PrintedReport: Encodable {
  func text() -> String
}

extension PrintedReport {
  /// The members are those of the type, which changes with what is measured: no shape is promised, as `JSONWriter` writes them.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
