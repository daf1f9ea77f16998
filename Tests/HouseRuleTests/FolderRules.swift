import Testing

/// The dependencies between folders of a module have no cycles.
@Suite struct FolderRules {
  @Test func foldersHaveNoCircularDependencies() {
    for (module, files) in Dictionary(grouping: SourceTree.sources, by: \.module) {
      let found = FolderCircles(files.map { ($0.folder, $0.lines) }).circles
      #expect(found == [], "\(module)")
    }
  }

  /// A type name has the same meaning in all modules.
  @Test func typeNamesAreUniqueAcrossModules() {
    var modules: [String: Set<String>] = [:]
    for file in SourceTree.sources where !file.isTable {
      for name in FolderCircles.declaredTypes(file.lines) { modules[name, default: []].insert(file.module) }
    }
    #expect(modules.count > 1000)
    #expect(modules.filter { $0.value.count > 1 } == [:])
  }

  @Test(
    arguments: [
      ("struct Page {}", []),
      ("struct Page { let lamp: Lamp }", [". -Book-> Books -Lamp-> .", "Books -Lamp-> . -Book-> Books"]),
      ("struct Page {}  // as a Lamp has", []), ("let page = \"Lamp\"", []), ("struct Page { let cover: Cover }", []),
      ("let page = \"a\" + Lamp.name", [". -Book-> Books -Lamp-> .", "Books -Lamp-> . -Book-> Books"]),
    ] as [(String, [String])])
  func circlesAreFound(_ line: String, _ expected: [String]) {
    let files: [(String, [Substring])] = [
      (".", ["public struct Lamp {", "  let book: Book", "}", "private struct Cover {}"]),
      ("Books", ["final class Book {}", line[...]]), ("Other", ["func read(_ book: Book) {}"]),
    ]
    #expect(FolderCircles(files).circles == expected)
  }
}
