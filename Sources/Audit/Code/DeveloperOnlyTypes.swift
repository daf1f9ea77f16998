import SwiftParsing

/// The types that only developers see: screens with names for developers, and views that only debug builds or other
/// such types use. Previews do not count.
struct DeveloperOnlyTypes {
  private let names: Set<Name>

  /// - Parameters:
  ///   - files: the types of all sources and their users.
  ///   - paths: the paths of the sources. Uses in code for previews and tests do not count.
  init(_ files: [TypeUses], _ paths: [String]) {
    var uses: [Name: TypeUses.Users] = [:]
    for (file, path) in zip(files, paths) {
      let isScreen = DeveloperOnlyNames.isScreen(name: path.lowercased())
      if !isScreen, DeveloperOnlyFiles.isSample(path: path) { continue }
      uses.merge(isScreen ? file.uses.mapValues { _ in TypeUses.Users(isDebug: true) } : file.uses) { first, second in
        var users = first
        users.formUnion(second)
        return users
      }
    }
    let types = files.flatMap(\.types)
    let screens = Set(types.filter(\.isScreen).map(\.name))
    // The users of public types are unknown.
    let others = screens.union(types.filter(\.isPublic).map(\.name))
    let views = Set(types.filter(\.isView).map(\.name)).subtracting(others)
    let users = views.compactMap { view -> (name: Name, users: Set<[Name]>)? in
      guard let users = uses[view], !users.isLive, users.isDebug || !users.types.isEmpty else { return nil }
      return (view, users.types)
    }
    names = UsersOfTypes(users).onlyUsed(by: screens)
  }

  /// Returns the bytes of such types in one file.
  func ranges(in file: TypeUses) -> [Range<Int>] { file.types.filter { names.contains($0.name) }.map(\.range) }
}
