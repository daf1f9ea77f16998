import SwiftOutline

/// The types that only developers see: screens for them by their names, and views that debug builds or other such types alone
/// use. Previews do not count.
struct DeveloperOnlyTypes {
  private var names: Set<Name>

  /// - Parameters:
  ///   - files: the types of all sources and who uses them.
  ///   - paths: the paths of the sources. Uses in code for previews and tests do not count.
  init(_ files: [TypeUses], _ paths: [String]) {
    var uses: [Name: TypeUses.Users] = [:]
    for (file, path) in zip(files, paths) {
      let isScreen = DeveloperOnlyCode.isScreen(name: path.lowercased())
      if !isScreen, DeveloperOnlyCode.isSample(path: path) { continue }
      uses.merge(isScreen ? file.uses.mapValues { _ in TypeUses.Users(isDebug: true) } : file.uses) { first, second in
        var users = first
        users.formUnion(second)
        return users
      }
    }
    let types = files.flatMap(\.types)
    names = Set(types.filter(\.isScreen).map(\.name))
    // Who uses what is public cannot be told.
    let others = names.union(types.filter(\.isPublic).map(\.name))
    let views = Set(types.filter(\.isView).map(\.name)).subtracting(others)
    var candidates = views.filter { uses[$0].map { !$0.isLive } ?? false }
    while let found = candidates.first(where: { uses[$0].map(isOfDevelopers) ?? false }) {
      candidates.remove(found)
      names.insert(found)
    }
  }

  private func isOfDevelopers(_ users: TypeUses.Users) -> Bool {
    (users.isDebug || !users.types.isEmpty) && users.types.allSatisfy { !names.isDisjoint(with: $0) }
  }

  /// The bytes of such types in one file.
  func ranges(in file: TypeUses) -> [Range<Int>] { file.types.filter { names.contains($0.name) }.map(\.range) }
}
