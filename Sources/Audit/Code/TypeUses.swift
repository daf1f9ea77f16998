import StringDataFlow
import SwiftLexing
import SwiftParsing

/// The ranges of a single file's types, and the uses of capitalized names in its code.
struct TypeUses: Sendable {
  /// The users of a type.
  struct Users: Sendable {
    /// Whether code for debug builds uses it.
    var isDebug = false
    /// Whether code outside of types uses it.
    var isLive = false
    /// The types around each use, the outermost first.
    var types: Set<[Name]> = []

    mutating func formUnion(_ other: Users) {
      isDebug = isDebug || other.isDebug
      isLive = isLive || other.isLive
      types.formUnion(other.types)
    }
  }

  /// A type or an extension of it, from its name on.
  struct TypeBody: Sendable {
    let name: Name
    let range: Range<Int>
    /// Whether it is a screen for developers, judged by its name.
    let isScreen: Bool
    /// Whether it is declared as a SwiftUI view, which only code creates.
    let isView: Bool
    /// Whether it is a view that storyboards cannot create.
    let isMadeByCode: Bool
    /// Whether it is a capitalized type and not an extension, so that all uses of it are known.
    let isWhole: Bool
    /// Whether systems may create it or call its members, judged by its declaration.
    let isOfSystems: Bool
    /// Whether code of other modules may create it.
    let isPublic: Bool
    let isPreview: Bool
    /// Whether it is an application or represents one.
    let isApplication: Bool
  }

  private(set) var types: [TypeBody] = []
  private(set) var uses: [Name: Users] = [:]

  init() {}

  /// - Parameter tokens: all tokens of the source.
  init(_ outline: FileOutline, _ tokens: ContiguousArray<Token>) {
    types = outline.tree.declarations.compactMap { TypeBody($0, outline) }
    types.sort { $0.range.lowerBound < $1.range.lowerBound }
    var around = TypesAround(types)
    // The types around each use, as positions in ``TypesAround/paths``.
    var places: [Name: Set<Int>] = [:]
    for token in outline.capitalizedNames(among: tokens) {
      let (name, offset) = (Name(token, in: outline.source), Int(token.start))
      around.move(to: offset)
      if around.open.contains(where: { $0.name == name || $0.isPreview }) || outline.isInPreview(offset) { continue }
      if outline.isDebugOnly(offset) {
        uses[name, default: Users()].isDebug = true
      } else if let path = around.path {
        places[name, default: []].insert(path)
      } else {
        uses[name, default: Users()].isLive = true
      }
    }
    for (name, paths) in places { uses[name, default: Users()].types = Set(paths.map { around.paths[$0] }) }
  }
}

extension TypeUses.TypeBody {
  fileprivate init?(_ declaration: Declaration, _ outline: FileOutline) {
    guard let name = outline.nameOfType(declaration) else { return nil }
    let start = declaration.nameRange.range.lowerBound
    self.init(
      name: name, range: start..<max(start, declaration.range.range.upperBound),
      isScreen: DeveloperOnlyNames.isScreen(name: outline.text(declaration).lowercased()),
      isView: outline.inherits(declaration, anyOf: [Self.view]), isMadeByCode: Self.isMadeByCode(declaration, outline),
      isWhole: Self.isWhole(declaration, outline), isOfSystems: Self.isOfSystems(declaration, outline),
      isPublic: outline.isPublic(declaration),
      isPreview: outline.inherits(declaration, anyOf: [Self.preview]),
      isApplication: outline.inherits(declaration, anyOf: Self.applications))
  }

  private static func isWhole(_ declaration: Declaration, _ outline: FileOutline) -> Bool {
    declaration.kind != .extension && outline.text(declaration).utf8.first?.isUppercaseLetter ?? false
  }

  /// Returns whether a type is a view that storyboards cannot create: a SwiftUI view, or one whose `init(coder:)` stops
  /// the program.
  private static func isMadeByCode(_ declaration: Declaration, _ outline: FileOutline) -> Bool {
    guard isWhole(declaration, outline) else { return false }
    if outline.inherits(declaration, anyOf: [view]) { return true }
    guard outline.inherits(declaration, anyOf: decoded) else { return false }
    return outline.source.text(declaration.range.range).contains("fatalError(\"init(coder:)")
  }

  /// Returns whether a type may have a superclass, conforms to a protocol that systems look for, or has an attribute
  /// that exposes it to them.
  private static func isOfSystems(_ declaration: Declaration, _ outline: FileOutline) -> Bool {
    declaration.kind == .protocol || !outline.hasNoAttributes(declaration, but: harmless)
      || !outline.inheritsNothing(declaration, but: plain)
  }

  private static let harmless: Set<String> = [
    "MainActor", "Observable", "available", "dynamicMemberLookup", "frozen", "preconcurrency", "propertyWrapper",
    "resultBuilder",
  ]

  /// Protocols and raw types that are irrelevant to systems: no system creates a type because of them, or calls its
  /// functions other than those in ``MemberUses``.
  private static let plain = Set(
    [
      "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Double", "Encodable",
      "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "ObservableObject", "Sendable",
      "String", "View",
    ].map { Name($0) })

  private static let view = Name("View")
  /// Views and view controllers that storyboards may create.
  private static let decoded: Set<Name> = [
    Name("NSView"), Name("NSViewController"), Name("UICollectionReusableView"), Name("UICollectionViewCell"),
    Name("UIControl"), Name("UITableViewCell"), Name("UIView"), Name("UIViewController"),
  ]
  private static let preview = Name("PreviewProvider")
  private static let applications: Set<Name> = [
    Name("App"), Name("NSApplicationDelegate"), Name("UIApplicationDelegate"),
  ]
}

/// The types around a position that moves forward through a file.
private struct TypesAround {
  /// The types in source order.
  private let types: [TypeUses.TypeBody]
  private var next = 0
  /// The enclosing types, the outermost first.
  private(set) var open: [TypeUses.TypeBody] = []
  /// The positions of the names of the enclosing types in ``paths``; empty outside of types.
  private var openPaths: [Int] = []
  /// The names of each type and its enclosing types, the outermost first.
  private(set) var paths: [[Name]] = []

  init(_ types: [TypeUses.TypeBody]) { self.types = types }

  var path: Int? { openPaths.last }

  mutating func move(to offset: Int) {
    close(before: offset)
    while next < types.count, types[next].range.lowerBound <= offset {
      close(before: types[next].range.lowerBound)
      open.append(types[next])
      openPaths.append(paths.count)
      paths.append(open.map(\.name))
      next += 1
    }
    close(before: offset)
  }

  private mutating func close(before offset: Int) {
    while let last = open.last, last.range.upperBound <= offset {
      open.removeLast()
      openPaths.removeLast()
    }
  }
}

extension FileOutline {
  /// Returns whether a declaration has no attributes before its name other than the given ones. The tree does not
  /// contain all attributes.
  func hasNoAttributes(_ declaration: Declaration, but names: Set<String>) -> Bool {
    let start = declaration.range.range.lowerBound
    let text = source.text(start..<max(start, declaration.nameRange.range.lowerBound))
    return text.split(separator: "@", omittingEmptySubsequences: false).dropFirst().allSatisfy { attribute in
      names.contains(String(attribute.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
  }

  /// Returns whether a declaration inherits from or conforms to no types other than the given ones.
  fileprivate func inheritsNothing(_ declaration: Declaration, but names: Set<Name>) -> Bool {
    tree.typeList[declaration.inherited.indices].allSatisfy { element in
      if case .named(let name, _) = tree[element.type] { names.contains(name) } else { false }
    }
  }
}
