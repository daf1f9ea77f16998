import SwiftParsing

/// The parts of an SDK's texts, and the names that they contain. Collecting them means reading the whole SDK, so the
/// tables can be stored as numbers.
public struct InterfaceNames: Sendable, Equatable {
  struct Part: Sendable {
    let text: Int
    /// The bytes of the text.
    let range: Range<Int>
  }

  /// The parts, each as one number.
  private var packedParts: ContiguousArray<UInt64> = []
  /// The names of the extended types and of the types where they are nested.
  private(set) var extendedNames: Set<Name> = []
  // Parts by names. Each part contains the name, or at least text that looks like it.
  /// By the names of their declarations, at file level and nested.
  private(set) var own = PartTable()
  private(set) var inner = PartTable()
  /// By the last name of the type that they extend.
  private(set) var extending = PartTable()
  /// The subset that may add protocols, also by the last name of the extended type.
  private(set) var conforming = PartTable()
  /// By the extended type's name and the name of a member.
  private var members = PartTable()

  /// - Parameter skeletons: the skeletons of the texts.
  public init(_ skeletons: [InterfaceSkeleton]) {
    let count = skeletons.reduce(0) { $0 + $1.names.count }
    inner.reserveCapacity(count)
    members.reserveCapacity(count)
    for (text, skeleton) in skeletons.enumerated() {
      for part in skeleton.parts {
        enter(part, skeleton.names, packedParts.count)
        packedParts.append(Self.packed(text, part.range))
      }
    }
    precondition(packedParts.count <= PartTable.partBits, "an entry of a table has no room for the number of a part")
    own.finish()
    inner.finish()
    extending.finish()
    conforming.finish()
    members.finish()
  }

  private mutating func enter(_ part: InterfaceSkeleton.Part, _ names: ContiguousArray<Name>, _ position: Int) {
    for name in names[part.own] { own.add(position, to: name.hash) }
    for name in names[part.inner] { inner.add(position, to: name.hash) }
    guard let (first, type) = part.extended else { return }
    extendedNames.insert(first)
    extending.add(position, to: type.hash)
    if part.addsProtocols { conforming.add(position, to: type.hash) }
    for member in names[part.inner] { members.add(position, to: Self.key(type, member)) }
  }

  var partCount: Int { packedParts.count }

  func part(_ position: Int) -> Part {
    let packed = packedParts[position]
    let start = Int(packed >> 24 & 0xFF_FFFF)
    return Part(text: Int(packed >> 48), range: start..<start + Int(packed & 0xFF_FFFF))
  }

  private static func packed(_ text: Int, _ range: Range<Int>) -> UInt64 {
    precondition(text < 1 << 16 && range.upperBound < 1 << 24, "a text of the SDK is too long")
    return UInt64(text) << 48 | UInt64(range.lowerBound) << 24 | UInt64(range.count)
  }

  /// Returns the parts that extend a type with a given name and have a member with a given name.
  func parts(extending type: Name, adding member: Name) -> [Int32] { members[Self.key(type, member)] }

  private static func key(_ type: Name, _ member: Name) -> UInt64 { member.hash ^ type.hash &* 0x9e37_79b9_7f4a_7c15 }

  // MARK: As numbers

  /// The same tables as lists of numbers.
  public var lists: [ContiguousArray<UInt64>] {
    [packedParts, ContiguousArray(extendedNames.map(\.hash).sorted())]
      + [own, inner, extending, conforming, members].map(\.entries)
  }

  /// - Parameter lists: the ``lists`` of the tables of the same texts.
  public init?(_ lists: [ContiguousArray<UInt64>]) {
    guard lists.count == 7 else { return nil }
    packedParts = lists[0]
    extendedNames = Set(lists[1].map { Name(hash: $0) })
    (own, inner) = (PartTable(lists[2]), PartTable(lists[3]))
    (extending, conforming, members) = (PartTable(lists[4]), PartTable(lists[5]), PartTable(lists[6]))
  }
}
