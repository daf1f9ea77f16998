import SwiftLexing
import SwiftOutline

/// Where the types of one file stand, and what its code uses by a name with a capital letter.
struct TypeUses: Sendable {
  /// Who uses a type.
  struct Users: Sendable {
    /// Whether code for debug builds does.
    var isDebug = false
    /// Whether code outside of types does.
    var isLive = false
    /// The types around each use, the outermost first.
    var types: Set<[Name]> = []

    mutating func formUnion(_ other: Users) {
      isDebug = isDebug || other.isDebug
      isLive = isLive || other.isLive
      types.formUnion(other.types)
    }
  }

  /// A type or an extension of it, in braces.
  struct TypeBody: Sendable {
    let name: Name
    let range: Range<Int>
    /// Whether it is a screen for developers, by its name.
    let isScreen: Bool
    /// Whether it says that it is a view, which code alone makes: systems and storyboards make others.
    let isView: Bool
  }

  /// A type whose body is not closed yet.
  private struct Open {
    let name: Name
    /// The position of its names among ``TypeUses/paths``.
    let path: Int
    let isScreen: Bool
    let start: Int
    let depth: Int
    var isPreview = false
    var isView = false

    func closed(at end: Int) -> TypeBody {
      TypeBody(name: name, range: start..<end, isScreen: isScreen, isView: isView)
    }
  }

  private(set) var types: [TypeBody] = []
  private(set) var uses: [Name: Users] = [:]
  /// The names of each type and those around it, the outermost first.
  private var paths: [[Name]] = []
  /// The positions of the types around each use, among ``paths``.
  private var places: [Name: Set<Int>] = [:]
  private var open: [Open] = []
  /// The type whose header is read.
  private var header: Open?

  init() {}

  init(_ outline: FileOutline) {
    let (source, tokens) = (outline.source, Lexer.tokenize(outline.source))
    var depth = 0
    for (position, token) in tokens.enumerated() {
      switch token.kind {
      case .leftBrace:
        if let header { open.append(header) }
        header = nil
        depth += 1
      case .rightBrace:
        depth -= 1
        if let last = open.last, last.depth == depth {
          types.append(last.closed(at: Int(token.end)))
          open.removeLast()
        }
      case .struct, .class, .enum, .protocol, .extension:
        if position > 0, tokens[position - 1].kind == .import { continue }
        header = Self.name(after: position, tokens).map { begin($0, from: token, depth, source) }
      case .identifier where source.bytes[Int(token.start)].isUppercaseLetter:
        add(Name(token, in: source), at: Int(token.start), of: outline)
      default: break
      }
    }
    for (name, positions) in places { uses[name, default: Users()].types = Set(positions.map { paths[$0] }) }
    (open, header, paths, places) = ([], nil, [], [:])
  }

  private mutating func begin(_ name: Token, from token: Token, _ depth: Int, _ source: SourceText) -> Open {
    let isScreen = DeveloperOnlyCode.isScreen(name: source.text(name).lowercased())
    let (start, name) = (Int(token.start), Name(name, in: source))
    paths.append(open.map(\.name) + [name])
    return Open(name: name, path: paths.count - 1, isScreen: isScreen, start: start, depth: depth)
  }

  /// The last name of `struct A` and `extension A.B`; `nil` for `class func`.
  private static func name(after position: Int, _ tokens: ContiguousArray<Token>) -> Token? {
    var (position, name) = (position + 1, Token?.none)
    while position < tokens.count, tokens[position].kind == .identifier {
      name = tokens[position]
      guard position + 1 < tokens.count, tokens[position + 1].kind == .period else { break }
      position += 2
    }
    return name
  }

  private mutating func add(_ name: Name, at offset: Int, of outline: FileOutline) {
    if name == Self.preview { header?.isPreview = true }
    if name == Self.view { header?.isView = true }
    if header.map({ $0.name == name || $0.isPreview }) ?? false { return }
    if open.contains(where: { $0.name == name || $0.isPreview }) || outline.isInPreview(offset) { return }
    if outline.isDebugOnly(offset) {
      uses[name, default: Users()].isDebug = true
    } else if let around = header ?? open.last {
      places[name, default: []].insert(around.path)
    } else {
      uses[name, default: Users()].isLive = true
    }
  }

  private static let preview = Name("PreviewProvider")
  private static let view = Name("View")
}
