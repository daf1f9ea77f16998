import SwiftParsing
import SwiftTypeChecking

extension SymbolIndex {
  /// Returns whether the values of a type come from files, servers or the user, judged by its inherited types and its
  /// attributes.
  package func isDecoded(_ type: DeclID) -> Bool {
    let isDecoded = outline(type).inherits(self[type], anyOf: Self.decodedTypes)
    return isDecoded && self[type].kind != .enum || attributes(of: type).contains(Name("Model"))
  }

  private static let decodedTypes: Set<Name> = [Name("Codable"), Name("Decodable"), Name("NSManagedObject")]
}
