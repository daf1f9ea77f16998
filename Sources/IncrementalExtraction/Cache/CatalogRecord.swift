import Diagnostics

/// A staged catalog that was up to date with the code.
package struct CatalogRecord: Sendable {
  /// The path relative to the top of the work tree.
  package let name: String
  package let blob: String
  /// Whether the run did not see all sources of the catalog.
  package let isPartial: Bool
  package let diagnostics: [Diagnostic]
  /// The beginnings of keys without a string. Such a key is kept as long as a literal may be equal to it.
  package let beginnings: [UInt32]

  package init(name: String, blob: String, isPartial: Bool, diagnostics: [Diagnostic], beginnings: [UInt32]) {
    (self.name, self.blob, self.isPartial) = (name, blob, isPartial)
    (self.diagnostics, self.beginnings) = (diagnostics, beginnings)
  }

  package init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    name = try reader.text()
    blob = try reader.text()
    isPartial = try reader.flag()
    diagnostics = try reader.array(Diagnostic.init)
    beginnings = try reader.array { reader throws(ByteReader.Damage) in
      UInt32(truncatingIfNeeded: try reader.number())
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.put(name)
    writer.put(blob)
    writer.put(isPartial)
    writer.put(diagnostics) { $1.write(to: &$0) }
    writer.put(beginnings) { $0.put(Int($1)) }
  }
}
