import SwiftLexing
import SwiftParsing

/// The functions of a single file that are only called by code that names them, and the names in the file.
struct FunctionUses: Sendable {
  struct Function: Sendable {
    let name: Name
    /// Its bytes, from its name on.
    let range: Range<Int>
    /// The type that it is a member of, by its name, or `nil` if no other type can require it.
    let owner: Name?
    /// Whether it is a member of a type that is declared elsewhere, and is not called on a value.
    let isStaticOfOther: Bool
  }

  private(set) var functions: [Function] = []
  /// The lower-case names in the code, except where functions are declared.
  private(set) var names: Set<Name> = []

  init() {}

  /// - Parameter tokens: all tokens of the source.
  init(_ outline: FileOutline, _ tokens: ContiguousArray<Token>) {
    for (position, token) in tokens.enumerated() where token.kind == .identifier {
      if outline.source.bytes[Int(token.start)].isUppercaseLetter { continue }
      if position > 0, tokens[position - 1].kind == .func { continue }
      names.insert(Name(token, in: outline.source))
    }
    functions = outline.tree.declarations.compactMap { Function($0, outline) }.filter { !names.contains($0.name) }
  }
}

extension FunctionUses.Function {
  /// Fails for functions that other modules or systems may call: overrides, members with attributes such as `@objc`,
  /// and requirements of protocols of the standard library.
  fileprivate init?(_ declaration: Declaration, _ outline: FileOutline) {
    let flags = declaration.flags
    guard declaration.kind == .function, flags.contains(.hasLiteral), !flags.contains(.isOverride),
      !flags.contains(.isRequirement), !flags.contains(.isLocal), !outline.isPublic(declaration),
      outline.hasNoAttributes(declaration, but: Self.harmless),
      !Self.requirements.contains(declaration.name), Self.isInLowerCase(outline.text(declaration))
    else { return nil }
    let start = declaration.nameRange.range.lowerBound
    (name, range) = (declaration.name, start..<max(start, declaration.range.range.upperBound))
    guard declaration.parent >= 0, !flags.contains(.isPrivate) else {
      (owner, isStaticOfOther) = (nil, false)
      return
    }
    let parent = outline.tree.declarations[Int(declaration.parent)]
    guard let type = outline.nameOfType(parent) else { return nil }
    (owner, isStaticOfOther) = (type, parent.kind == .extension && flags.contains(.isStatic))
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
      "appendInterpolation", "appendLiteral", "buildArray", "buildBlock", "buildEither", "buildExpression",
      "buildFinalResult", "buildIf", "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction",
      "dynamicallyCall", "encode", "hash", "main",
    ].map { Name($0) })
}

/// The functions of applications whose names do not occur elsewhere: users do not see their strings.
struct UnusedFunctions {
  private var ranges: [[Range<Int>]] = []

  /// - Parameters:
  ///   - files: the functions of all sources and the names in them.
  ///   - types: the types of all sources.
  init(_ files: [FunctionUses], _ types: [TypeUses]) {
    let types = types.flatMap(\.types)
    guard types.contains(where: \.isApplication) else { return }
    let known = Set(types.filter(\.isWhole).map(\.name)).union([Name("View")])
    let asked = Set(types.filter(\.isOfSystems).map(\.name))
    var unused = Set(files.flatMap(\.functions).map(\.name))
    for file in files where !unused.isEmpty { unused = unused.filter { !file.names.contains($0) } }
    ranges = files.map { file in
      file.functions.filter { function in
        guard unused.contains(function.name), let owner = function.owner else { return unused.contains(function.name) }
        return !asked.contains(owner) && (known.contains(owner) || function.isStaticOfOther)
      }.map(\.range)
    }
  }

  /// Returns the byte ranges of such functions in the file at a position.
  func ranges(in position: Int) -> [Range<Int>] { ranges.isEmpty ? [] : ranges[position] }
}
