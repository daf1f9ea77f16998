import SwiftParsing

/// The types of applications that are used only by previews and other such types: users do not see their strings.
struct UnusedTypes {
  private let names: Set<Name>

  /// - Parameters:
  ///   - files: the types of all sources and their users.
  ///   - isOfLibrary: whether other programs may use the public types of each source.
  init(_ files: [TypeUses], isOfLibrary: [Bool]) {
    let types = files.flatMap(\.types)
    var candidates = Set(types.filter(\.isWhole).map(\.name)).subtracting(types.filter(\.isOfSystems).map(\.name))
    candidates.formUnion(types.filter(\.isMadeByCode).map(\.name))
    let ofLibrary = zip(files, isOfLibrary).filter(\.1).flatMap(\.0.types)
    candidates.subtract(ofLibrary.filter(\.isPublic).map(\.name))
    var users: [Name: Set<[Name]>] = [:]
    for (name, found) in files.flatMap(\.uses) where candidates.contains(name) {
      if found.isLive || found.isDebug {
        candidates.remove(name)
      } else {
        users[name, default: []].formUnion(found.types)
      }
    }
    names = UsersOfTypes(candidates.map { ($0, users[$0] ?? []) }).onlyUsed(by: [])
  }

  /// Returns the bytes of such types in one file.
  func ranges(in file: TypeUses) -> [Range<Int>] { file.types.filter { names.contains($0.name) }.map(\.range) }
}

/// Types, and for each use of a type, the enclosing types, the outermost first.
struct UsersOfTypes {
  private let types: [(name: Name, users: Set<[Name]>)]

  init(_ types: [(name: Name, users: Set<[Name]>)]) { self.types = types }

  /// Returns the given types, and the types that are used only in them and in each other.
  func onlyUsed(by first: Set<Name>) -> Set<Name> {
    var names = first.union(types.map(\.name))
    // The types used in a position, the number of enclosing types that may be unused, and the positions in a type.
    var used: [[Name]: [Name]] = [:]
    for type in types where !first.contains(type.name) {
      for place in type.users { used[place, default: []].append(type.name) }
    }
    var left = Dictionary(uniqueKeysWithValues: used.keys.map { ($0, Set($0).count(where: names.contains)) })
    var places: [Name: [[Name]]] = [:]
    for place in used.keys { for name in Set(place) { places[name, default: []].append(place) } }
    var queue = left.filter { $0.value == 0 }.map(\.key)
    while let place = queue.popLast() {
      for name in used[place] ?? [] where names.remove(name) != nil {
        for inner in places[name] ?? [] {
          left[inner, default: 0] -= 1
          if left[inner] == 0 { queue.append(inner) }
        }
      }
    }
    return names
  }
}
