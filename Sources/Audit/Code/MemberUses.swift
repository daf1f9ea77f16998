import StringDataFlow
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking

/// A function or property, by its name and the name of its type. Types of the same name are not distinguished.
struct MemberName: Hashable, Sendable {
  /// The type, or `nil` at file level.
  let owner: Name?
  let name: Name
}

/// The functions and properties of a single file that are only used by code that names them, and the names in the file.
struct MemberUses: Sendable {
  struct Member: Sendable {
    let name: MemberName
    /// Its bytes, from its name on.
    let range: Range<Int>
    /// Whether other types cannot require it: it is private or at file level.
    let isOwn: Bool
    /// Whether it is a member of a type that is declared elsewhere, and is not called on a value.
    let isStaticOfOther: Bool
    /// Whether code of other modules may use it.
    let isPublic: Bool
  }

  /// Those that no name in the file may refer to otherwise, in source order.
  private(set) var members: [Member] = []
  /// The lower-case names in the code that may refer to any declaration.
  private(set) var names: Set<Name> = []
  /// The members that names in the code refer to, and the offsets of the names of the declarations around them.
  private(set) var references: [MemberName: Set<Int>] = [:]
  /// The offsets where names with known declarations end.
  private var known: Set<UInt32> = []

  /// Reads the declarations that the names in typed code refer to.
  /// - Parameter decl: the declaration around the code.
  mutating func read(_ reading: TypedCode, of decl: DeclID, _ index: SymbolIndex) {
    let offset = Int(index[decl].nameRange.start)
    for (end, found) in reading.references {
      // The declaration that implements a requirement is not known.
      if index[found].flags.contains(.isRequirement) { continue }
      known.insert(end)
      guard index.isOwn(found), let name = index.files[Int(found.file)].memberName(of: index[found]) else { continue }
      references[name, default: []].insert(offset)
    }
  }

  /// Reads the declarations and all other names, after the typed code.
  /// - Parameter tokens: all tokens of the source.
  mutating func read(_ outline: FileOutline, _ tokens: ContiguousArray<Token>) {
    let declarations = outline.tree.declarations
    known.formUnion(declarations.map { $0.nameRange.end })
    var names = NamesInCode(outline.source)
    for (position, token) in tokens.enumerated() where names.isUse(token, at: position, of: tokens) {
      if !known.contains(token.end) { self.names.insert(Name(token, in: outline.source)) }
    }
    known = []
    // All variables of a statement have its range.
    let sizes = Dictionary(declarations.map { ($0.range.start, 1) }, uniquingKeysWith: +)
    members = declarations.filter { sizes[$0.range.start] == 1 }.compactMap { Member($0, outline) }
      .filter { !self.names.contains($0.name.name) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension MemberUses.Member {
  /// Fails for members that other modules or systems may use: overrides, members with attributes such as `@objc`, and
  /// requirements of protocols of the standard library.
  fileprivate init?(_ declaration: Declaration, _ outline: FileOutline) {
    let flags = declaration.flags
    guard declaration.kind == .function || declaration.kind == .variable, flags.contains(.hasLiteral),
      !flags.contains(.isOverride), !flags.contains(.isRequirement), !flags.contains(.isLocal),
      outline.hasNoAttributes(declaration, but: Self.harmless), !Self.requirements.contains(declaration.name),
      Self.isInLowerCase(outline.text(declaration)), let name = outline.memberName(of: declaration)
    else { return nil }
    self.name = name
    let start = declaration.nameRange.range.lowerBound
    range = start..<max(start, declaration.range.range.upperBound)
    isPublic = outline.isPublic(declaration)
    isOwn = declaration.parent < 0 || flags.contains(.isPrivate)
    isStaticOfOther =
      declaration.parent >= 0 && outline.tree.declarations[Int(declaration.parent)].kind == .extension
      && flags.contains(.isStatic)
  }

  /// Returns whether a name begins with a small letter, so that its uses are known. Operators do not.
  private static func isInLowerCase(_ name: String) -> Bool {
    name.utf8.first.map { $0.isNamePart && !$0.isUppercaseLetter } ?? false
  }

  private static let harmless: Set<String> = [
    "MainActor", "SceneBuilder", "Sendable", "ToolbarContentBuilder", "ViewBuilder", "available", "discardableResult",
    "inlinable", "inline", "nonobjc",
  ]

  private static let requirements = Set(
    [
      "allCases", "appendInterpolation", "appendLiteral", "body", "buildArray", "buildBlock", "buildEither",
      "buildExpression", "buildFinalResult", "buildIf", "buildLimitedAvailability", "buildOptional",
      "buildPartialBlock", "callAsFunction", "debugDescription", "description", "dynamicallyCall", "encode",
      "errorDescription", "failureReason", "hash", "hashValue", "helpAnchor", "id", "localizedDescription", "main",
      "objectWillChange", "rawValue", "recoverySuggestion",
    ].map { Name($0) })
}

extension FileOutline {
  /// Returns the name of a function or property; `nil` for members of types that are local or have no name.
  fileprivate func memberName(of declaration: Declaration) -> MemberName? {
    if declaration.parent < 0 { return MemberName(owner: nil, name: declaration.name) }
    return nameOfType(tree.declarations[Int(declaration.parent)]).map { MemberName(owner: $0, name: declaration.name) }
  }
}

/// Finds the uses of lower-case names among the tokens of a file, in order.
private struct NamesInCode {
  private let source: SourceText
  /// The open brackets.
  private var brackets: [TokenKind] = []

  init(_ source: SourceText) { self.source = source }

  /// Returns whether a token names a function, property or variable, and not a label: `f(label: name)`.
  mutating func isUse(_ token: Token, at position: Int, of tokens: ContiguousArray<Token>) -> Bool {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace: brackets.append(token.kind)
    case .rightParen, .rightSquare, .rightBrace: _ = brackets.popLast()
    case .identifier:
      if source.bytes[Int(token.start)].isUppercaseLetter { return false }
      guard brackets.last == .leftParen, position > 0, position + 1 < tokens.count,
        tokens[position + 1].kind == .colon
      else { return true }
      return ![.leftParen, .comma, .identifier].contains(tokens[position - 1].kind)
    default: break
    }
    return false
  }
}
