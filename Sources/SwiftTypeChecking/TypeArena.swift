import SwiftParsing

/// A type, as a number in an arena: equal types have equal numbers. Negative numbers are type variables. The lowest bit
/// of other numbers is set if the type is open.
public struct TypeID: Hashable, Sendable {
  let index: Int32

  static func variable(_ number: Int32) -> TypeID { TypeID(index: ~number) }

  /// - Parameter position: the position in the arena.
  fileprivate init(position: Int, isOpen: Bool) { index = Int32(position) << 1 | (isOpen ? 1 : 0) }

  private init(index: Int32) { self.index = index }

  fileprivate var position: Int { Int(index >> 1) }

  /// The number of a type variable, or `nil` for other types.
  var variableNumber: Int32? { index < 0 ? ~index : nil }

  /// Whether the type contains a variable, a generic parameter or `Self`. Other types need no substitution.
  var isOpen: Bool { index < 0 || index & 1 == 1 }

  public func _rawHashValue(seed: Int) -> Int { spread(UInt64(UInt32(bitPattern: index)), seed) }

  public static let unknown = TypeID(position: 0, isOpen: false)
  /// A type with more parts than the limit. It counts as unknown, and an explanation gives the reason.
  static let oversized = TypeID(position: 1, isOpen: false)

  /// The result of a call with more candidates than the limit. It counts as unknown, and an explanation gives the
  /// reason.
  static let crowded = TypeID(position: 2, isOpen: false)

  /// The type of a member that needs more steps than the limit. It counts as unknown.
  static let distant = TypeID(position: 3, isOpen: false)

  /// Whether nothing is known about the type, for whatever reason.
  var isUnknown: Bool { UInt32(bitPattern: index) <= 6 }
}

struct TupleField: Hashable {
  var label: Name?
  var type: TypeID
}

struct FunctionField: Hashable {
  var type: TypeID
  var label: Name?
  var isVariadic = false
  var isAutoclosure = false
}

/// The structure of a type.
enum TypeNode: WordHashable {
  case unknown
  /// A struct, class, enum, actor, or a protocol as an existential type. The arguments correspond to the generic
  /// parameters from the outermost enclosing type inwards. For a protocol, to its primary associated types, if given.
  case nominal(DeclID, [TypeID])
  /// A generic parameter, by the declaration that has it.
  case parameter(DeclID, Int32)
  /// `Self` of a protocol.
  case selfType(DeclID)
  /// An associated type of a generic parameter.
  case member(TypeID, Name)
  case variable(Int32)
  case tuple([TupleField])
  case function([FunctionField], TypeID)
  case metatype(TypeID)
  case composition([TypeID])
  case module(Name)
}

extension TypeNode {
  /// All parts mixed into one word. Hashing must be fast, because the arena looks up every type that is made.
  var word: UInt64 {
    var word: UInt64 = 0
    func mix(_ part: UInt64) { word = (word ^ part) &* 0x9e37_79b9_7f4a_7c15 ^ (word >> 29) }
    func mix(_ type: TypeID) { mix(UInt64(UInt32(bitPattern: type.index))) }
    switch self {
    case .unknown: mix(1)
    case .nominal(let decl, let arguments):
      mix(decl.word)
      for argument in arguments { mix(argument) }
    case .parameter(let decl, let position): mix(decl.word &+ UInt64(UInt32(bitPattern: position)) &+ 2)
    case .selfType(let decl): mix(decl.word ^ 3)
    case .member(let base, let name):
      mix(base)
      mix(name.hash)
    case .variable(let number): mix(UInt64(UInt32(bitPattern: number)) << 8 | 5)
    case .tuple(let fields): for field in fields { mix(field.type) }
    case .function(let fields, let result):
      for field in fields { mix(field.type) }
      mix(result)
    case .metatype(let type):
      mix(7)
      mix(type)
    case .composition(let parts): for part in parts { mix(part) }
    case .module(let name): mix(name.hash)
    }
    return word
  }
}

/// Stores each type once. Types share their parts, so that a few lines of source can describe a type with more parts
/// than fit in memory. A type with too many parts is unknown.
final class TypeArena {
  /// The position of the first type that is not unknown.
  private static let firstKnown = 4

  // No exclusivity checks are needed: no method of the arena calls code that uses it.
  @exclusivity(unchecked) private var nodes: [TypeNode] = [.unknown, .unknown, .unknown, .unknown]
  @exclusivity(unchecked) private var extents = [Extent(), .excessive, Extent(), Extent()]
  /// Whether the type at each position is open.
  @exclusivity(unchecked) private var areOpen: [Bool] = [false, false, false, false]
  /// The types except the unknown ones, numbered from the first of them on.
  @exclusivity(unchecked) private var numbers = NumberTable()

  subscript(id: TypeID) -> TypeNode {
    if let number = id.variableNumber { return .variable(number) }
    return nodes[id.position]
  }

  /// - Returns: `.oversized` for a type with too many parts.
  func make(_ node: TypeNode) -> TypeID {
    switch node {
    case .variable(let number): return .variable(number)
    case .unknown: return .unknown
    default: break
    }
    let hash = node._rawHashValue(seed: 0)
    let first = Self.firstKnown
    if let number = numbers.number(hash, where: { nodes[first + $0] == node }) {
      let position = first + number
      return TypeID(position: position, isOpen: areOpen[position])
    }
    let extent = extent(of: node)
    guard extent.isFollowed else { return .oversized }
    let id = TypeID(position: nodes.count, isOpen: isOpen(node))
    nodes.append(node)
    extents.append(extent)
    areOpen.append(id.isOpen)
    numbers.add(hash) { nodes[first + $0]._rawHashValue(seed: 0) }
    return id
  }

  /// Returns the type of a declaration without arguments. Without a declaration, returns the unknown type.
  func make(_ decl: DeclID?) -> TypeID { decl.map { make(.nominal($0, [])) } ?? .unknown }

  func extent(of type: TypeID) -> Extent { type.variableNumber == nil ? extents[type.position] : Extent() }

  private func extent(of node: TypeNode) -> Extent {
    var extent = Extent()
    switch node {
    case .unknown, .module, .parameter, .selfType, .variable: break
    case .nominal(_, let arguments): for argument in arguments { extent.add(self.extent(of: argument)) }
    case .member(let type, _), .metatype(let type): extent.add(self.extent(of: type))
    case .tuple(let fields): for field in fields { extent.add(self.extent(of: field.type)) }
    case .function(let fields, let result):
      for field in fields { extent.add(self.extent(of: field.type)) }
      extent.add(self.extent(of: result))
    case .composition(let types): for type in types { extent.add(self.extent(of: type)) }
    }
    return extent
  }

  private func isOpen(_ node: TypeNode) -> Bool {
    switch node {
    case .unknown, .module: false
    case .parameter, .selfType, .member, .variable: true
    case .nominal(_, let arguments): arguments.contains(where: \.isOpen)
    case .tuple(let fields): fields.contains { $0.type.isOpen }
    case .function(let fields, let result): result.isOpen || fields.contains { $0.type.isOpen }
    case .metatype(let type): type.isOpen
    case .composition(let types): types.contains(where: \.isOpen)
    }
  }
}
