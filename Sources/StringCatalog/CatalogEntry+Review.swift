extension CatalogEntry {
  /// Sets what is `translated` in all languages but one to `needs_review`, in variations and substitutions too.
  public mutating func markForReview(beside language: String) throws(JSONProblem) {
    var states: [Range<Int>] = []
    for member in node["localizations"]?.members.map({ $0 }) ?? [] where !member.hasName(language) {
      try CatalogSchema.walk(member.value, as: .localization) { node, role throws(JSONProblem) in
        guard role == .stringUnit || role == .stringSet, let state = node["state"] else { return }
        if state.string == StringUnit.State.translated.rawValue { states.append(state.range) }
      }
    }
    let review = ContiguousArray(JSONText.encode(StringUnit.State.needsReview.rawValue, style: style))
    try splice(states.sorted { $0.lowerBound < $1.lowerBound }.map { ($0, review) })
  }
}
