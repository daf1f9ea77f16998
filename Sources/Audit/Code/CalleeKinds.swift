import SwiftTypes

/// What the names of the project's declarations say of the arguments that they get; for one thread.
final class CalleeKinds {
  private let index: SymbolIndex
  private var logs: [DeclID: Bool] = [:]
  private var credits: [DeclID: Bool] = [:]
  private var models: [DeclID: Bool] = [:]

  init(_ index: SymbolIndex) { self.index = index }

  /// Whether a declaration writes logs.
  func isLog(_ decl: DeclID) -> Bool { answer(of: decl, in: &logs, DeveloperOnlyCode.isLog) }

  /// Whether a declaration lists people, works or licences.
  func isOfCredits(_ decl: DeclID) -> Bool { answer(of: decl, in: &credits, DeveloperOnlyCode.isOfCredits) }

  /// Whether a declaration takes what language models read.
  func isOfModels(_ decl: DeclID) -> Bool { answer(of: decl, in: &models, DeveloperOnlyCode.isOfModels) }

  /// The answer to a question, which is asked once of each declaration.
  private func answer(
    of decl: DeclID, in known: inout [DeclID: Bool], _ question: (DeclID, SymbolIndex) -> Bool
  ) -> Bool {
    if let answer = known[decl] { return answer }
    let answer = question(decl, index)
    known[decl] = answer
    return answer
  }
}
