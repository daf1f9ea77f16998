import StringCatalog
import StructuredText

/// The strings of an entry by their paths in it.
struct EntryTexts {
  /// The paths in the order of the strings.
  private(set) var paths: [[String]] = []
  private(set) var nodes: [[String]: JSONNode] = [:]

  init(of entry: CatalogPart?) {
    if let entry { collect(entry, at: [], depth: 0) }
  }

  private mutating func collect(_ part: CatalogPart, at path: [String], depth: Int) {
    switch part.role {
    case .stringUnit, .stringSet:
      if nodes[path] == nil { paths.append(path) }
      nodes[path] = part.node
    default:
      guard depth < CatalogMergeRules.depthLimit else { return }
      for member in part.members { collect(member.value, at: path + [member.name], depth: depth + 1) }
    }
  }

  /// The languages that have strings, in order.
  var languages: [String] {
    var seen: Set<String> = []
    return paths.compactMap { $0.count > 1 ? $0[1] : nil }.filter { seen.insert($0).inserted }
  }
}
