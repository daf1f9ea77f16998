import SwiftLexing
import SwiftParsing
import TextBasics

// Calls whose declaration is in an unavailable package. A call of an SDK type or modifier that fits none of its known
// declarations must refer to an extension. The extension is assumed to take a title as the known overloads do. An
// unknown call that makes a view is assumed to take a title before its other arguments, as SwiftUI's own views do.
extension BodyTyper {
  /// Types the arguments of a call that fits none of the known candidates. Returns `false` if its first argument is not
  /// a title.
  func followAnalogy(_ candidates: [Candidate], _ arguments: [CallArgument]) -> Bool {
    guard arguments.count > 1, let first = arguments.first, first.label == nil, let title = first.expr,
      unit.mayContainKey(title), !isContextual(title) || isTernary(title), candidates.contains(where: { !isOwn($0) }),
      let type = titleType(candidates)
    else { return false }
    visit(Array(arguments.dropFirst()))
    forEachLiteral(title) { unit.literals[$0].isByAnalogy = true }
    if !commit(title, type) { markUntyped(title) }
    return true
  }

  /// Types the arguments of an unknown initializer that makes a view, because the call is among other views.
  ///
  /// - Returns: `false` if the first argument is not a title.
  func followViews(_ arguments: [CallArgument], _ expr: ExprID) -> Bool {
    guard unit.viewCall == expr, arguments.count > 1, let first = arguments.first, first.label == nil,
      let title = first.expr, unit.mayContainKey(title), isLiteral(title) || isTernary(title), isCapitalized(expr),
      let key = facts.topLevel(SpecialNames.title).first
    else { return false }
    visit(Array(arguments.dropFirst()))
    forEachLiteral(title) { unit.literals[$0].isByAnalogy = true }
    if namesSymbols(title) || !commit(title, nominal(key)) { markUntyped(title) }
    return true
  }

  /// Returns whether all literals may name symbols, such as `trash` or `arrow.left`. Two apps had 33 such titles, and
  /// none of them was a key.
  private func namesSymbols(_ title: ExprID) -> Bool {
    var isSymbol = true
    forEachLiteral(title) { isSymbol = isSymbol && mayNameSymbol($0) }
    return isSymbol
  }

  private func mayNameSymbol(_ literal: Int) -> Bool {
    let bytes = index.files[Int(environment.file)].source.bytes[unit.tree.literals[literal].range]
    return bytes.dropFirst().dropLast().allSatisfy {
      $0.isLowercaseLetter || $0.isDecimalDigit || $0 == .period
    }
  }

  /// Returns whether the callee is named like a type: `AsyncButton`, `Shortcuts.Recorder`.
  private func isCapitalized(_ call: ExprID) -> Bool {
    guard case .call(let callee, _) = unit.tree[call] else { return false }
    let source = index.files[Int(environment.file)].source
    let tokens = Lexer.tokenize(source, in: unit.tree.record(callee).range)
    return tokens.map(source.text).joined().split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
  }

  private func isTernary(_ expr: ExprID) -> Bool {
    if case .ternary = unit.tree[expr] { return true }
    return false
  }

  private func isOwn(_ candidate: Candidate) -> Bool { index.isProject(candidate.decl) }

  /// Returns the only key type among the unlabelled first parameters of the other overloads, ignoring disfavored ones.
  /// Returns `nil` if one of these parameters takes a plain `String`.
  private func titleType(_ candidates: [Candidate]) -> TypeID? {
    let firsts = candidates.compactMap { candidate -> TypeID? in
      guard let parameter = facts.signature(of: candidate.decl).parameters.first, parameter.label == nil,
        !index[candidate.decl].flags.contains(.isDisfavored)
      else { return nil }
      return parameter.type
    }
    guard !firsts.contains(string) else { return nil }
    let keys = Set(
      firsts.filter { type in declaration(of: type).map { index[$0].flags.contains(.isLocalizable) } ?? false })
    return keys.count == 1 ? keys.first : nil
  }
}
