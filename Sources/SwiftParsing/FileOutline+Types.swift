import SwiftLexing
import TextBasics

extension FileOutline {
  /// The name of a type that is declared in the file, or the last of those of the type that is extended: `B` of
  /// `extension A.B`. `nil` for other declarations, and for types in bodies, whose places nobody notes.
  public func nameOfType(_ declaration: Declaration) -> Name? {
    if declaration.flags.contains(.isLocal) { return nil }
    guard declaration.kind == .extension else { return declaration.kind.isNominal ? declaration.name : nil }
    return switch declaration.type.map({ tree[$0] }) {
    case .named(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Whether other modules see a declaration, or may see it if they see what it stands in: members of public extensions
  /// are public.
  public func isPublic(_ declaration: Declaration) -> Bool {
    if declaration.flags.contains(.isPublic) { return true }
    guard declaration.parent >= 0 else { return false }
    let parent = tree.declarations[Int(declaration.parent)]
    return parent.kind == .extension && parent.flags.contains(.isPublic)
  }

  /// The names with a capital letter in the code, most of them of types, in order.
  /// - Parameter tokens: all of the source, which are lexed anew: those of a project would take much memory.
  public func capitalizedNames(among tokens: ContiguousArray<Token>) -> ContiguousArray<Token> {
    let compiled = ConditionalCompilation.resolve(tokens, in: source).tokens
    return compiled.filter { $0.kind == .identifier && source.bytes[Int($0.start)].isUppercaseLetter }
  }
}
