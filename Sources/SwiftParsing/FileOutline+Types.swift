import SwiftLexing
import TextBasics

extension FileOutline {
  /// Returns the name of a type that is declared in the file, or the last name of the type that is extended: `B` of
  /// `extension A.B`. Returns `nil` for other declarations, and for types in bodies, whose positions are not recorded.
  public func nameOfType(_ declaration: Declaration) -> Name? {
    if declaration.flags.contains(.isLocal) { return nil }
    guard declaration.kind == .extension else { return declaration.kind.isNominal ? declaration.name : nil }
    return switch declaration.type.map({ tree[$0] }) {
    case .named(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Returns whether a declaration is visible to other modules, or as visible as the enclosing declaration: members of
  /// public extensions are public.
  public func isPublic(_ declaration: Declaration) -> Bool {
    if declaration.flags.contains(.isPublic) { return true }
    guard declaration.parent >= 0 else { return false }
    let parent = tree.declarations[Int(declaration.parent)]
    return parent.kind == .extension && parent.flags.contains(.isPublic)
  }

  /// Returns the capitalized names in the code, mostly types, in order.
  ///
  /// - Parameter tokens: all tokens of the source. The caller lexes it again, because the tokens of a whole project
  ///   would take too much memory.
  public func capitalizedNames(among tokens: ContiguousArray<Token>) -> ContiguousArray<Token> {
    let compiled = ConditionalCompilation.resolve(tokens, in: source).tokens
    return compiled.filter { $0.kind == .identifier && source.bytes[Int($0.start)].isUppercaseLetter }
  }
}
