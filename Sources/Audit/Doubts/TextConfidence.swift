import StringDataFlow

// A table: the conditions under which a finding about a displayed text is less certain. The first matching row applies.

/// The doubts about strings.
enum TextConfidence {
  struct Row: Sendable {
    let doubt: ConfidenceReason
    let applies: @Sendable (TextEvidence) -> Bool
  }

  static let rows: [Row] = [
    Row(doubt: .verbatim) {
      $0.text.place.kind == .parameter("verbatim") && ($0.text.isDirect || $0.text.piece.isRawValue)
    },
    // A single word that no other text of the interface contains: `Row(title: "Postgres")`.
    Row(doubt: .name) {
      $0.text.place.kind == .parameter("verbatim") && $0.vocabulary.lacks($0.texts) && Prose.mayBeProduct($0.texts)
    },
    Row(doubt: .name) { Prose.isCreditLine($0.texts) },
    Row(doubt: .list) { $0.text.piece.table != nil && !$0.text.piece.isRawValue },
    Row(doubt: .name) { $0.isNamedName && Prose.mayBeName($0.texts) && !Prose.isSentence($0.texts) },
    // `Text("Enable \("Seed Radar")")` keeps a name out of the key.
    Row(doubt: .name) { $0.isInterpolatedAlone && Prose.mayBeName($0.texts) },
    Row(doubt: .trial) { $0.isOfTrial },
    Row(doubt: .standIn) { $0.isStandIn },
    Row(doubt: .address) { $0.text.piece.isBesideAddress },
    Row(doubt: .error) { $0.isNamedDetail || $0.isOfError },
    Row(doubt: .value) { $0.isOfOption && Prose.isValue($0.texts) },
    Row(doubt: .value) {
      !$0.isWordOfSentence && Prose.isWrittenAsValue($0.texts, isDirect: $0.text.isDirect)
    },
    Row(doubt: .unnamed) {
      !$0.isInSight && !$0.isWordOfSentence && !$0.text.piece.isRawValue && !$0.isNamedText
        && !Prose.isSentence($0.texts)
    },
    Row(doubt: .data) {
      $0.isOfValue && $0.vocabulary.lacks($0.texts)
        && (!$0.isInInterface || !$0.isNamedText || Prose.words($0.texts.joined(separator: " ")).count < 3)
    },
  ]

  static func doubt(of evidence: TextEvidence) -> ConfidenceReason? { rows.first { $0.applies(evidence) }?.doubt }
}
