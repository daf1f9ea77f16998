import StringDataFlow
import SwiftTypeChecking

/// The texts of a declaration that lists people, works or licences: those that nobody translates.
struct CreditTexts {
  private let decl: DeclID
  private let kinds: CalleeKinds

  init(_ decl: DeclID, _ kinds: CalleeKinds) { (self.decl, self.kinds) = (decl, kinds) }

  /// Whether a text is one of them: a name, a raw value, or the text of a licence that is verbatim on purpose.
  func contain(_ piece: TextPiece, on target: FlowEdge.Target) -> Bool {
    guard kinds.isOfCredits(decl) else { return false }
    if case .display(let place) = target, place.kind == .parameter("verbatim"), kinds.isOfLicences(decl) { return true }
    return piece.isRawValue || Prose.isCredit(piece.texts)
  }
}
