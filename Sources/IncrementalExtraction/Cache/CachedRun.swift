import FileSystem
import Foundation

/// The output of a run, its exit code, and the disk facts that it depends on.
package struct CachedRun: Equatable, Sendable {
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
  /// The sources of which only the extractions matter.
  package let sources: SourceFingerprints?

  package init(texts: [Text], code: Int32, facts: [DiskFact], sources: SourceFingerprints? = nil) {
    self.texts = texts
    self.code = code
    self.facts = facts
    self.sources = sources
  }

  /// - Returns: `nil` for damaged bytes, or for the answer to another request.
  package init?(_ bytes: ContiguousArray<UInt8>, to key: Digest) {
    guard bytes.count > Digest.length else { return nil }
    guard Array(bytes.prefix(Digest.length)) == Array(Digest(bytes[Digest.length...]).text.utf8) else { return nil }
    var reader = ByteReader(bytes, in: Digest.length..<bytes.count)
    do throws(ByteReader.Damage) {
      guard try reader.text() == key.text else { return nil }
      code = Int32(truncatingIfNeeded: try reader.number())
      texts = try reader.array(Text.init)
      facts = try reader.array(DiskFact.init)
      sources = try reader.optional(SourceFingerprints.init)
    } catch { return nil }
  }

  package func bytes(for key: Digest) -> ContiguousArray<UInt8> {
    var writer = ByteWriter()
    writer.put(key.text)
    writer.put(Int(code))
    writer.put(texts) { $1.write(to: &$0) }
    // Sorted, so that the same facts give the same bytes.
    writer.put(bytes: Self.sorted(facts) { $0.write(to: &$1) })
    writer.put(sources) { writer, kept in
      for digest in [kept.key, kept.seal] { writer.put(digest.text) }
      writer.put(kept.store)
      writer.put(bytes: Self.sorted(kept.sources) { $0.write(to: &$1) })
    }
    return ContiguousArray(Digest(writer.bytes).text.utf8) + writer.bytes
  }

  /// Encodes values in the order of their bytes.
  private static func sorted<Value>(
    _ values: [Value], _ write: (Value, inout ByteWriter) -> Void
  ) -> [ContiguousArray<UInt8>] {
    let written = values.map { value in
      var writer = ByteWriter()
      write(value, &writer)
      return writer.bytes
    }
    return written.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension SourceFingerprints {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let (key, seal) = (try Digest(&reader), try Digest(&reader))
    self.init(store: try reader.text(), key: key, seal: seal, sources: try reader.array(Source.init))
  }
}

extension SourceFingerprints.Source {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(path: try reader.text(), fingerprint: try DiskFact.Fingerprint(&reader), isRecent: try reader.flag())
  }

  func write(to writer: inout ByteWriter) {
    writer.put(path)
    fingerprint.write(to: &writer)
    writer.put(isRecent)
  }
}

extension CachedRun.Text {
  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    descriptor = Int32(truncatingIfNeeded: try reader.number())
    text = try reader.text()
  }

  func write(to writer: inout ByteWriter) {
    writer.put(Int(descriptor))
    writer.put(text)
  }
}

extension Digest {
  /// A digest that identifies this build of the tool.
  /// - Parameter purpose: the kind of data stored under the digest, and its format version.
  /// - Returns: `nil` if the tool cannot be identified.
  package init?(ofTool purpose: String) {
    guard let path = RunningExecutable.path, let tool = try? FileStatus(of: path) else { return nil }
    self.init()
    for text in [purpose, Version.current, path] { add(text) }
    let times = [tool.modified, tool.changed].flatMap { [$0.seconds, $0.nanoseconds] }
    for number in [tool.size] + times { add(String(number)) }
    for number in [tool.identity.device, tool.identity.number] { add(String(number)) }
  }

  /// Adds the request, and the named paths.
  package mutating func add(_ key: RunKey) {
    add(key.request)
    for name in key.paths {
      let root = name.project
      add("\(name.physical)\0\(name.isFolder)\0\(root.path)\0\(root.isInWorkTree)")
    }
  }
}
