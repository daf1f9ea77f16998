import CatalogSync
import StringExtraction

/// A staged catalog that was in step.
struct CatalogRecord: Sendable {
  /// The path as seen from the top of the work tree.
  let name: String
  let blob: String
  /// Whether not all sources of the catalog were seen.
  let isPartial: Bool
  let diagnostics: [Diagnostic]
  /// The beginnings of its keys that no string has: such a key stays as long as a literal may be it.
  let beginnings: [UInt32]

  /// - Returns: `nil` for a catalog that is not in step, or is because of texts that no record tells of.
  init?(_ run: CatalogRun, name: String, blob: String) {
    guard !run.isChanged, !run.keepsByText, !run.job.isNew,
      !run.result.diagnostics.contains(where: { $0.severity == .error })
    else {
      return nil
    }
    self.name = name
    self.blob = blob
    isPartial = run.job.suppression?.isPartial ?? false
    diagnostics = run.result.diagnostics
    beginnings = run.report.items.filter(\.sites.isEmpty).map { PossibleKeys.digest(ofBeginning: $0.key) }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    name = try reader.text()
    blob = try reader.text()
    isPartial = try reader.flag()
    diagnostics = try reader.array(Diagnostic.init)
    beginnings = try reader.array { reader throws(ByteReader.Damage) in
      UInt32(truncatingIfNeeded: try reader.number())
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.put(name)
    writer.put(blob)
    writer.put(isPartial)
    writer.put(diagnostics) { $1.write(to: &$0) }
    writer.put(beginnings) { $0.put(Int($1)) }
  }
}
