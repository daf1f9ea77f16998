import SwiftOutline

/// The views of applications that nothing uses but previews and other such views: nobody sees their texts.
struct UnusedViews {
  private var names: Set<Name> = []

  /// - Parameter files: the types of all sources and who uses them.
  init(_ files: [TypeUses]) {
    let types = files.flatMap(\.types)
    // A library's views are used by others.
    guard types.contains(where: \.isApplication) else { return }
    let others = types.filter(\.isPublic).map(\.name)
    var candidates = Set(types.filter(\.isMadeByCode).map(\.name)).subtracting(others)
    var uses: [Name: Set<[Name]>] = [:]
    for (name, users) in files.flatMap(\.uses) where candidates.contains(name) {
      if users.isLive || users.isDebug {
        candidates.remove(name)
      } else {
        uses[name, default: []].formUnion(users.types)
      }
    }
    while let found = candidates.first(where: { isUnused(uses[$0] ?? []) }) {
      candidates.remove(found)
      names.insert(found)
    }
  }

  private func isUnused(_ users: Set<[Name]>) -> Bool { users.allSatisfy { !names.isDisjoint(with: $0) } }

  /// The bytes of such views in one file.
  func ranges(in file: TypeUses) -> [Range<Int>] { file.types.filter { names.contains($0.name) }.map(\.range) }
}
