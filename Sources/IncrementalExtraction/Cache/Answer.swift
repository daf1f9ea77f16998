import Foundation
import Workspace

/// The output of a run, how it ended, and what on disk, in addition to the index, it depends on.
package struct Answer: Equatable, Sendable {
  package struct Text: Equatable, Codable {
    package let text: String
    package let descriptor: Int32

    package init(text: String, descriptor: Int32) {
      self.text = text
      self.descriptor = descriptor
    }
  }

  package let texts: [Text]
  package let code: Int32
  package let facts: [DiskFact]

  private struct Record: Codable {
    let key: String
    let texts: [Text]
    let code: Int32
    let facts: [DiskFact]
  }

  package init(texts: [Text], code: Int32, facts: [DiskFact]) {
    self.texts = texts
    self.code = code
    self.facts = facts
  }

  /// - Returns: `nil` for damaged bytes, or for the answer to another question.
  package init?(_ bytes: ContiguousArray<UInt8>, to key: Digest) {
    let digest = bytes.prefix(Digest.length)
    let body = bytes.dropFirst(Digest.length)
    guard Array(digest) == Array(Digest(body).text.utf8) else { return nil }
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(body)), record.key == key.text else {
      return nil
    }
    self.init(texts: record.texts, code: record.code, facts: record.facts)
  }

  package func bytes(for key: Digest) -> ContiguousArray<UInt8>? {
    let record = Record(key: key.text, texts: texts, code: code, facts: facts)
    // Only strex reads this, so the compiler's coding for `Codable` is sufficient, and the facts need no names.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let body = try? encoder.encode(record) else { return nil }
    return ContiguousArray(Digest(body).text.utf8) + body
  }
}
