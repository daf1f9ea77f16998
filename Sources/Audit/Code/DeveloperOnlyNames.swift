import StringDataFlow
import SwiftParsing
import SwiftTypeChecking

/// Judges declarations by their names and the names of enclosing declarations. Not thread-safe.
final class DeveloperOnlyNames {
  private let index: SymbolIndex
  private var samples: [DeclID: Bool] = [:]
  private var screens: [DeclID: Bool] = [:]
  private var trials: [DeclID: Bool] = [:]

  init(_ index: SymbolIndex) { self.index = index }

  /// Returns whether a declaration contains code for previews, tests and developers.
  func isSample(_ decl: DeclID) -> Bool {
    if let answer = samples[decl] { return answer }
    let answer = DeveloperOnlyCode.isSample(decl, index) || around(decl).map(isSample) ?? false
    samples[decl] = answer
    return answer
  }

  /// Returns whether a declaration belongs to a screen for developers.
  func isScreen(_ decl: DeclID) -> Bool {
    if let answer = screens[decl] { return answer }
    let name = index.text(decl).lowercased()
    let answer = DeveloperOnlyCode.isScreen(name: name) || around(decl).map(isScreen) ?? false
    screens[decl] = answer
    return answer
  }

  /// Returns whether a declaration, or an enclosing one, is named like samples and tests.
  func isTrial(_ decl: DeclID) -> Bool {
    if let answer = trials[decl] { return answer }
    let answer = NameWords.isOfTrial(index.text(decl)) || around(decl).map(isTrial) ?? false
    trials[decl] = answer
    return answer
  }

  /// Returns the type around a declaration.
  private func around(_ decl: DeclID) -> DeclID? { index.type(of: decl).flatMap { $0 == decl ? nil : $0 } }
}
