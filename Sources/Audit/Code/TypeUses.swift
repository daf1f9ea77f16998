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

  /// A type or an extension of it, from its name on.
  struct TypeBody: Sendable {
    let name: Name
    let range: Range<Int>
    /// Whether it is a screen for developers, by its name.
    let isScreen: Bool
    /// Whether it says that it is a view, which code alone makes: systems and storyboards make others.
    let isView: Bool
    /// Whether code alone makes it, if it is on the screen at all.
    let isMadeByCode: Bool
    /// Whether code of other modules may make it.
    let isPublic: Bool
    let isPreview: Bool
    /// Whether it is an application, or stands for one.
    let isApplication: Bool
  }

  private(set) var types: [TypeBody] = []
  private(set) var uses: [Name: Users] = [:]

  init() {}

  init(_ outline: FileOutline) {
    types = outline.tree.declarations.compactMap { TypeBody($0, outline) }
    types.sort { $0.range.lowerBound < $1.range.lowerBound }
    var around = TypesAround(types)
    // The positions of the types around each use, among those of ``TypesAround/paths``.
    var places: [Name: Set<Int>] = [:]
    for token in outline.capitalizedNames() {
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
      isScreen: DeveloperOnlyCode.isScreen(name: outline.text(declaration).lowercased()),
      isView: outline.inherits(declaration, anyOf: [Self.view]), isMadeByCode: Self.isMadeByCode(declaration, outline),
      isPublic: outline.isPublic(declaration),
      isPreview: outline.inherits(declaration, anyOf: [Self.preview]),
      isApplication: outline.inherits(declaration, anyOf: Self.applications))
  }

  /// A view that cannot come out of a storyboard stops the program if it does: `init(coder:)`. Uses of names in lower case are
  /// not known.
  private static func isMadeByCode(_ declaration: Declaration, _ outline: FileOutline) -> Bool {
    guard declaration.kind != .extension, outline.text(declaration).utf8.first?.isUppercaseLetter ?? false else {
      return false
    }
    if outline.inherits(declaration, anyOf: [view]) { return true }
    guard outline.inherits(declaration, anyOf: decoded) else { return false }
    return outline.source.text(declaration.range.range).contains("fatalError(\"init(coder:)")
  }

  private static let view = Name("View")
  /// Views and their controllers that storyboards may make.
  private static let decoded: Set<Name> = [
    Name("NSView"), Name("NSViewController"), Name("UICollectionReusableView"), Name("UICollectionViewCell"),
    Name("UIControl"), Name("UITableViewCell"), Name("UIView"), Name("UIViewController"),
  ]
  private static let preview = Name("PreviewProvider")
  private static let applications: Set<Name> = [
    Name("App"), Name("NSApplicationDelegate"), Name("UIApplicationDelegate"),
  ]
}

/// The types around a place that moves on through a file.
private struct TypesAround {
  /// In the order of the text.
  private let types: [TypeUses.TypeBody]
  private var next = 0
  /// The outermost first.
  private(set) var open: [TypeUses.TypeBody] = []
  /// The position of the names of the open types among ``paths``; `nil` outside of types.
  private var openPaths: [Int] = []
  /// The names of each type and those around it, the outermost first.
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
