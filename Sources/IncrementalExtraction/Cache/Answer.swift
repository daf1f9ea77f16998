import Workspace

/// The output of a run, how it ended, and what on disk it depends on.
package struct Answer: Equatable, Sendable {
  package struct Text: Equatable, Sendable {
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

  package init(texts: [Text], code: Int32, facts: [DiskFact]) {
    self.texts = texts
    self.code = code
    self.facts = facts
  }

  /// Whether all facts still hold.
  package var holds: Bool { facts.allHold }

  /// - Returns: `nil` for damaged bytes, or for the answer to another question.
  package init?(_ bytes: ContiguousArray<UInt8>, to key: Digest) {
    guard bytes.count > Digest.length else { return nil }
    guard Array(bytes.prefix(Digest.length)) == Array(Digest(bytes[Digest.length...]).text.utf8) else { return nil }
    var reader = ByteReader(bytes, in: Digest.length..<bytes.count)
    do throws(ByteReader.Damage) {
      guard try reader.text() == key.text else { return nil }
      code = Int32(truncatingIfNeeded: try reader.number())
      texts = try reader.array(Text.init)
      facts = try reader.array(DiskFact.init)
    } catch { return nil }
  }

  package func bytes(for key: Digest) -> ContiguousArray<UInt8> {
    var writer = ByteWriter()
    writer.put(key.text)
    writer.put(Int(code))
    writer.put(texts) { $1.write(to: &$0) }
    writer.put(facts.count)
    // The same facts give the same bytes.
    let written = facts.map { fact in
      var writer = ByteWriter()
      fact.write(to: &writer)
      return writer.bytes
    }
    let facts = written.sorted { $0.lexicographicallyPrecedes($1) }.joined()
    return ContiguousArray(Digest(writer.bytes + facts).text.utf8) + writer.bytes + facts
  }
}

extension Answer.Text {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    descriptor = Int32(truncatingIfNeeded: try reader.number())
    text = try reader.text()
  }

  func write(to writer: inout ByteWriter) {
    writer.put(Int(descriptor))
    writer.put(text)
  }
}
