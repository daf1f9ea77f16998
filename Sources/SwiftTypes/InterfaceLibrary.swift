import SwiftLexing
import SwiftOutline

/// The declarations of an SDK, of which a part is parsed when somebody first asks for one of its names. Nothing in it
/// depends on a project, so that all indexes share one.
public final class InterfaceLibrary: Sendable {
  /// A text in the condensed form.
  public struct Text: Sendable {
    let module: Name
    /// The path of its declarations in messages.
    let path: String
    let text: StaticString
    /// The least version of an SDK that has it.
    let since: Int

    public init(module: String, path: String, since: Int, _ text: StaticString) {
      (self.module, self.path, self.since, self.text) = (Name(module), path, since, text)
    }
  }

  struct Part: Sendable {
    let text: Int32
    let range: Range<Int32>
    let extended: (first: Name, last: Name)?
  }

  let texts: [Text]
  let parts: ContiguousArray<Part>
  private let outlines: OnceTable<FileOutline>
  private let extensionTypes: OnceTable<ExtensionType>

  let names: Names

  /// Parts by the names that stand in them. Each has them for certain, or at least something that looks like it.
  struct Names: Sendable {
    /// By the names that they declare at file level, and by those of all declarations inside.
    var own = PartTable()
    var inner = PartTable()
    /// By the last name of the type that they extend.
    var extending = PartTable()
    /// Likewise those of them that may add protocols.
    var conforming = PartTable()
    /// By that name and the name of a member.
    fileprivate var members = PartTable()

    /// The parts that extend a type of a name and have a member of a name.
    func parts(extending type: Name, adding member: Name) -> [Int32] { members[Self.key(type, member)] }

    fileprivate static func key(_ type: Name, _ member: Name) -> UInt64 {
      member.hash ^ type.hash &* 0x9e37_79b9_7f4a_7c15
    }
  }

  /// The names of the types that extensions extend, or in which those types are nested.
  let extendedNames: Set<Name>

  /// - Parameter skeletons: those of the texts.
  public init(_ texts: [Text], _ skeletons: [InterfaceSkeleton]) {
    self.texts = texts
    var parts: ContiguousArray<Part> = []
    var extendedNames: Set<Name> = []
    for (text, skeleton) in skeletons.enumerated() {
      for part in skeleton.parts {
        parts.append(
          Part(
            text: Int32(text), range: Int32(part.range.lowerBound)..<Int32(part.range.upperBound),
            extended: part.extended))
        if let extended = part.extended { extendedNames.insert(extended.first) }
      }
    }
    (self.parts, self.extendedNames) = (parts, extendedNames)
    outlines = OnceTable(count: parts.count)
    extensionTypes = OnceTable(count: parts.count)
    names = Names(skeletons)
  }

  func text(of part: Int32) -> Text { texts[Int(parts[Int(part)].text)] }

  /// The outline of a part that was asked for before.
  @inline(__always)
  func outline(known part: Int) -> FileOutline { outlines[part] ?? outline(of: part) }

  /// A declaration of a part that was asked for before.
  @inline(__always)
  func declaration(known id: DeclID) -> Declaration {
    outlines.ask(Int(id.file)) { $0.tree.declarations[Int(id.index)] }
      ?? outline(of: Int(id.file)).tree.declarations[Int(id.index)]
  }

  /// The outline of a part, parsed now if nobody has asked for it.
  func outline(of part: Int) -> FileOutline {
    outlines.element(at: part) {
      let (text, range) = (texts[Int(parts[part].text)], parts[part].range)
      let bytes = text.text.withUTF8Buffer { ContiguousArray($0[Int(range.lowerBound)..<Int(range.upperBound)]) }
      return FileOutline(
        SourceText(path: text.path, bytes: bytes), module: text.module, partOf: Int(parts[part].text))
    }
  }

  /// The type that a part extends, found by `find` if nobody has asked for it.
  func extensionType(of part: Int, find: () -> ExtensionType) -> ExtensionType {
    extensionTypes.element(at: part, make: find)
  }
}

/// The type that an extension extends.
final class ExtensionType: Sendable {
  let decl: DeclID?
  /// How many rounds it takes to find it, where each finds the types that extensions found before declare.
  let round: Int

  init(_ decl: DeclID?, round: Int) { (self.decl, self.round) = (decl, round) }
}

extension InterfaceLibrary.Names {
  fileprivate init(_ skeletons: [InterfaceSkeleton]) {
    let count = skeletons.reduce(0) { $0 + $1.names.count }
    inner.reserveCapacity(count)
    members.reserveCapacity(count)
    var position: Int32 = 0
    for skeleton in skeletons {
      for part in skeleton.parts {
        enter(part, skeleton.names, position)
        position += 1
      }
    }
    own.finish()
    inner.finish()
    extending.finish()
    conforming.finish()
    members.finish()
  }

  private mutating func enter(_ part: InterfaceSkeleton.Part, _ names: ContiguousArray<Name>, _ position: Int32) {
    for name in names[part.own] { own.add(position, to: name.hash) }
    for name in names[part.inner] { inner.add(position, to: name.hash) }
    guard let type = part.extended?.last else { return }
    extending.add(position, to: type.hash)
    if part.addsProtocols { conforming.add(position, to: type.hash) }
    for member in names[part.inner] { members.add(position, to: Self.key(type, member)) }
  }
}
