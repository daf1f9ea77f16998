import SwiftParsing

// The tables of an index. The SDK's declarations are found on demand. All others are inserted.

/// Declarations by a key. Those of the SDK are first, because the SDK's extensions are resolved no later than the
/// project's.
struct DeclarationTable<Key: Hashable & Sendable>: Sendable {
  let interfaces: InterfaceIndex?
  private let declared: @Sendable (InterfaceIndex, Key) -> ContiguousArray<DeclID>
  var own = MultiMap<Key>()

  /// - Parameter declared: returns the SDK's declarations for a key.
  init(
    _ interfaces: InterfaceIndex?, declared: @escaping @Sendable (InterfaceIndex, Key) -> ContiguousArray<DeclID>
  ) {
    (self.interfaces, self.declared) = (interfaces, declared)
  }

  /// Inlined: otherwise each lookup retains everything that the table contains.
  @inline(__always)
  subscript(key: Key) -> DeclList { interfaces == nil ? own[key] : all(key) }

  private func all(_ key: Key) -> DeclList {
    guard let interfaces else { return own[key] }
    return DeclList(declared(interfaces, key), then: own[key])
  }

  mutating func add(_ id: DeclID, to key: Key) { own.add(id, to: key) }
}

/// Members by name, for receivers of unknown type: first members of types, then members of extensions in the order of
/// the rounds that resolve their types.
struct NamedMemberTable: Sendable {
  let interfaces: InterfaceIndex?
  private var rounds: [MultiMap<Name>] = [MultiMap()]

  init(_ interfaces: InterfaceIndex?) { self.interfaces = interfaces }

  subscript(name: Name) -> DeclList {
    guard let interfaces, interfaces.mayHaveMembers(named: name) else {
      if rounds.count == 1 { return rounds[0][name] }
      return DeclList(ContiguousArray(rounds.flatMap { Array($0[name]) }))
    }
    let known = interfaces.members(named: name)
    let last = max(rounds.count, (known.map(\.round).max() ?? 0) + 1)
    var found: ContiguousArray<DeclID> = []
    for round in 0..<last {
      for member in known where member.round == round { found.append(member.decl) }
      if round < rounds.count { found += rounds[round][name] }
    }
    return DeclList(found)
  }

  /// Returns whether any type may have members with a given name.
  func contains(_ name: Name) -> Bool {
    rounds.contains { $0.contains(name) } || interfaces?.mayHaveMembers(named: name) ?? false
  }

  /// Returns the members that the SDK does not declare.
  func own(_ name: Name) -> [DeclID] { rounds.flatMap { Array($0[name]) } }

  mutating func reserveCapacity(_ count: Int) { rounds[0].reserveCapacity(count) }

  mutating func add(_ id: DeclID, to name: Name, round: Int) {
    // The rounds are consecutive, so one table is enough if nothing is inserted between them.
    let round = interfaces == nil ? 0 : round
    while rounds.count <= round { rounds.append(MultiMap()) }
    rounds[round].add(id, to: name)
  }
}

/// The names of all types, type aliases and associated types inside others. Most names of types are not among them.
struct NestedTypeNames: Sendable {
  let interfaces: InterfaceIndex?
  private var own: Set<Name> = []

  init(_ interfaces: InterfaceIndex?) { self.interfaces = interfaces }

  func contains(_ name: Name) -> Bool { own.contains(name) || interfaces?.mayHaveMembers(named: name) ?? false }

  mutating func insert(_ name: Name) { own.insert(name) }
}

/// The types that extensions extend.
struct ExtendedTypes: Sendable {
  let interfaces: InterfaceIndex?
  private var own: [DeclID: DeclID] = [:]

  init(_ interfaces: InterfaceIndex?) { self.interfaces = interfaces }

  subscript(id: DeclID) -> DeclID? {
    if let interfaces, id.file < interfaces.count { return interfaces.extended(id) }
    return own[id]
  }

  mutating func set(_ type: DeclID, of id: DeclID) { own[id] = type }

  func leastRound(extending type: DeclID) -> Int { interfaces?.leastRound(extending: type) ?? 1 }
}
