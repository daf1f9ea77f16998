import SwiftOutline
import TextBasics

// Calls whose declaration stands in a package that is not at hand. One of the SDK's types and modifiers that none of
// their known declarations takes: an extension does, and takes a title as its siblings do. One that makes a view: it
// takes a title before other arguments as SwiftUI's own views do.
extension Checker {
  /// Types the arguments of such a call; `false` where its first argument is no title.
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

  /// Types the arguments of an initialiser that is not at hand and makes a view, as its place among views tells; `false`
  /// where its first argument is no title.
  func followViews(_ arguments: [CallArgument], _ expr: ExprID) -> Bool {
    guard unit.viewCall == expr, arguments.count > 1, let first = arguments.first, first.label == nil,
      let title = first.expr, unit.mayContainKey(title), isLiteral(title) || isTernary(title), isCapitalized(expr),
      let key = topLevel(Name("LocalizedStringKey")).first
    else { return false }
    visit(Array(arguments.dropFirst()))
    forEachLiteral(title) { unit.literals[$0].isByAnalogy = true }
    if namesSymbols(title) || !commit(title, nominal(key)) { markUntyped(title) }
    return true
  }

  /// Whether the literals may name symbols, `trash` or `arrow.left`: 33 such titles of two apps were no keys, and none was
  /// one.
  private func namesSymbols(_ title: ExprID) -> Bool {
    var isSymbol = true
    forEachLiteral(title) { isSymbol = isSymbol && mayNameSymbol($0) }
    return isSymbol
  }

  private func mayNameSymbol(_ literal: Int) -> Bool {
    let record = unit.tree.literals[literal]
    let bytes = index.files[Int(unit.file)].source.bytes[Int(record.start)..<Int(record.end)]
    return bytes.dropFirst().dropLast().allSatisfy {
      $0.isLowercaseLetter || $0.isDecimalDigit || $0 == .period
    }
  }

  /// Whether what is called is named as types are: `AsyncButton`, `Shortcuts.Recorder`.
  private func isCapitalized(_ call: ExprID) -> Bool {
    guard case .call(let callee, _) = unit.tree[call] else { return false }
    let record = unit.tree.record(callee)
    let text = index.files[Int(unit.file)].source.text(Int(record.start)..<Int(record.end))
    return text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
  }

  private func isTernary(_ expr: ExprID) -> Bool {
    if case .ternary = unit.tree[expr] { return true }
    return false
  }

  private func isOwn(_ candidate: Candidate) -> Bool { index.isProject(candidate.decl) }

  /// The type of keys that the siblings' first, unlabelled parameters agree on, wherever they take no plain `String`.
  private func titleType(_ candidates: [Candidate]) -> TypeID? {
    let firsts = candidates.compactMap { candidate -> TypeID? in
      guard let parameter = signature(of: candidate.decl).parameters.first, parameter.label == nil,
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
