/// The evidence that a key is removed for.
package enum PruneCause: String, CaseIterable, Sendable {
  case stale
  case unused
  case unusedManual = "unused-manual"
  case unusedInTable = "unused-in-table"

  /// The predicate of a sentence about the key.
  package var phrase: String {
    switch self {
    case .stale: "is stale and not used in the code"
    case .unused: "is not used in any of the catalog's targets"
    case .unusedManual: "is manual, and no searched file contains the key, part of it or its symbol"
    case .unusedInTable: "was not found in any searched file of the project"
    }
  }
}
