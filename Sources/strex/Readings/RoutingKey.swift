import ProjectLayout
import StringExtraction
import SwiftOutline

/// What decides, beside its source, which catalog a string goes to.
struct RoutingKey: Hashable, Sendable {
  let table: String
  let traits: StringTraits
  /// The text of the string's `bundle:` argument.
  let bundle: String?

  init(_ string: ExtractedString) {
    (table, traits, bundle) = (string.table, string.traits, string.bundle)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    table = try reader.text()
    let platforms = try reader.number()
    guard let platforms = UInt8(exactly: platforms) else { throw ByteReader.Damage() }
    traits = StringTraits(
      platforms: Platforms(rawValue: platforms),
      conditions: try reader.array { reader throws(ByteReader.Damage) in try reader.text() },
      isOfRoutine: try reader.flag(), isOfTextScan: false, isSwiftUIKey: try reader.flag(),
      hasStringOverload: try reader.flag())
    bundle = try reader.optional { reader throws(ByteReader.Damage) in try reader.text() }
  }

  func write(to writer: inout ByteWriter) {
    writer.put(table)
    writer.put(Int(traits.platforms.rawValue))
    writer.put(traits.conditions) { $0.put($1) }
    writer.put(traits.isOfRoutine)
    writer.put(traits.isSwiftUIKey)
    writer.put(traits.hasStringOverload)
    writer.put(bundle) { $0.put($1) }
  }
}
