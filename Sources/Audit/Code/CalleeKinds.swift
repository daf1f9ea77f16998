import SwiftTypes

/// What the names of the project's declarations say of the arguments that they get; for one thread.
final class CalleeKinds {
  private let index: SymbolIndex
  private var logs: [DeclID: Bool] = [:]
  private var credits: [DeclID: Bool] = [:]
  private var models: [DeclID: Bool] = [:]

  init(_ index: SymbolIndex) { self.index = index }

  /// Whether a declaration writes logs.
  func isLog(_ decl: DeclID) -> Bool {
    if let known = logs[decl] { return known }
    let found = SilentCode.isLog(decl, index)
    logs[decl] = found
    return found
  }

  /// Whether a declaration lists people, works or licences.
  func isOfCredits(_ decl: DeclID) -> Bool {
    if let known = credits[decl] { return known }
    let found = SilentCode.isOfCredits(decl, index)
    credits[decl] = found
    return found
  }

  /// Whether a declaration takes what language models read.
  func isOfModels(_ decl: DeclID) -> Bool {
    if let known = models[decl] { return known }
    let found = SilentCode.isOfModels(decl, index)
    models[decl] = found
    return found
  }
}
