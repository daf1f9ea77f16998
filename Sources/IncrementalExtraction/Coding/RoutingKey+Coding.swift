import CatalogRouting
import SwiftParsing

extension RoutingKey {
  package init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let table = try reader.text()
    let platforms = try reader.number()
    guard let platforms = UInt8(exactly: platforms) else { throw ByteReader.Damage() }
    let traits = StringTraits(
      platforms: Platforms(rawValue: platforms), conditions: try reader.texts(), isOfRoutine: try reader.flag(),
      isSwiftUIKey: try reader.flag(), hasStringOverload: try reader.flag())
    let bundle = try reader.optionalText()
    self.init(table: table, traits: traits, bundle: bundle)
  }

  package func write(to writer: inout ByteWriter) {
    writer.put(table)
    writer.put(Int(traits.platforms.rawValue))
    writer.put(traits.conditions) { $0.put($1) }
    writer.put(traits.isOfRoutine)
    writer.put(traits.isSwiftUIKey)
    writer.put(traits.hasStringOverload)
    writer.put(bundle) { $0.put($1) }
  }
}
