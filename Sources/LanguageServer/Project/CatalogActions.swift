import Diagnostics
import StringCatalog
import StructuredText

/// The code actions for texts of a catalog.
struct CatalogActions {
  let catalog: Catalog
  /// A byte offset in the catalog.
  let offset: Int

  /// The action that marks the text at the offset as reviewed.
  var actions: [CodeAction] {
    guard let unit = unit, let state = unit["state"], state.string == StringUnit.State.needsReview.rawValue else {
      return []
    }
    let edit = SourceEdit(state.range, "\"\(StringUnit.State.translated.rawValue)\"")
    return [CodeAction(title: "Mark as reviewed", kind: .fix, edits: [edit])]
  }

  /// The innermost object with a text and a state at the offset.
  private var unit: JSONNode? {
    guard !catalog.keys.isEmpty, let document = catalog.name(at: 0)?.document else { return nil }
    var (node, found) = (document.root, JSONNode?.none)
    let offset = offset
    while let next = node.members.first(where: {
      $0.key.range.lowerBound <= offset && offset <= $0.value.range.upperBound
    }) {
      node = next.value
      if node["state"] != nil { found = node }
    }
    return found
  }
}
