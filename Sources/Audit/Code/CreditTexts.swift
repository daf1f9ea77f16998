import SwiftTypes

/// The texts of a declaration that lists people, works or licences: those that nobody translates.
struct CreditTexts {
  private let isOfCredits: Bool
  private let isOfLicences: Bool

  init(_ decl: DeclID, _ kinds: CalleeKinds) {
    (isOfCredits, isOfLicences) = (kinds.isOfCredits(decl), kinds.isOfLicences(decl))
  }

  /// Whether a text is one of them: a name, a raw value, or the text of a licence that is verbatim on purpose.
  func contain(_ piece: TextPiece, on target: FlowEdge.Target) -> Bool {
    guard isOfCredits else { return false }
    if case .display(let place) = target, isOfLicences, place.kind == .parameter("verbatim") { return true }
    return piece.isRawValue || Prose.isCredit(piece.texts)
  }
}
