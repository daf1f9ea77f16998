import JSONText

extension CatalogEntry {
  /// Sets every state except `new` to `needs_review`, in all languages.
  public mutating func markAllForReview() throws(JSONProblem) {
    try markForReview(beside: nil) { $0 != .new && $0 != .needsReview }
  }

  /// Sets every `translated` state to `needs_review` in all languages but one, in variations and substitutions, too.
  public mutating func markForReview(beside language: String) throws(JSONProblem) {
    try markForReview(beside: language) { $0 == .translated }
  }

  private mutating func markForReview(
    beside language: String?, where isMeant: (StringUnit.State) -> Bool
  ) throws(JSONProblem) {
    var states: [Range<Int>] = []
    for member in node["localizations"]?.members.map({ $0 }) ?? [] {
      if let language, member.hasName(language) { continue }
      CatalogSchema.walk(member.value, as: .localization) { node, role in
        guard role == .stringUnit || role == .stringSet, let state = node["state"] else { return }
        if let text = state.string, isMeant(.init(rawValue: text)) { states.append(state.range) }
      }
    }
    let review = ContiguousArray(JSONValue.string(StringUnit.State.needsReview.rawValue).text(style: style))
    try splice(states.sorted { $0.lowerBound < $1.lowerBound }.map { ($0, review) })
  }
}
