import StringDataFlow
import SwiftTypeChecking

/// The untranslatable strings of a declaration that lists people, works or licenses.
struct CreditTexts {
  private let decl: DeclID
  private let kinds: CalleeKinds

  init(_ decl: DeclID, _ kinds: CalleeKinds) { (self.decl, self.kinds) = (decl, kinds) }

  /// Returns whether a string is one of them: a name, a raw value, or the intentionally verbatim text of a license.
  func contain(_ piece: TextPiece, on target: FlowEdge.Target) -> Bool {
    guard kinds.isOfCredits(decl) else { return false }
    if case .display(let place) = target, place.kind == .parameter("verbatim"), kinds.isOfLicences(decl) { return true }
    return piece.isRawValue || Prose.isCredit(piece.texts)
  }
}
