/// Names for the `.stringsdata` files of several sources in one folder.
public enum StringsDataNames {
  /// Returns `Row.stringsdata` for `Row.swift`, like the compiler. A source in another language keeps its extension.
  /// The names of sources with the same base name include as many of their folders as are needed to make them unique:
  /// `Views-Row`.
  ///
  /// - Parameter sources: different paths, without `.` and `..` components.
  /// - Returns: a name for each, in order. No two differ only in case.
  public static func names(for sources: [String]) -> [String] {
    let paths = sources.map { $0.split(separator: "/").map(String.init) }
    var depths = paths.map { _ in 1 }
    var names = paths.map { name($0, depth: 1) }
    while true {
      let groups = Dictionary(grouping: names.indices) { names[$0].lowercased() }
      let clashing = groups.values.filter { $0.count > 1 }.flatMap { $0 }.filter { depths[$0] < paths[$0].count }
      if clashing.isEmpty { break }
      for index in clashing {
        depths[index] += 1
        names[index] = name(paths[index], depth: depths[index])
      }
    }
    return numbered(names).map { $0 + ".stringsdata" }
  }

  private static func name(_ path: [String], depth: Int) -> String {
    var parts = Array(path.suffix(depth))
    if let last = parts.popLast() { parts.append(last.hasSuffix(".swift") ? String(last.dropLast(6)) : last) }
    return parts.joined(separator: "-")
  }

  /// Numbers the names that folders cannot make unique, because the sources differ only in case.
  private static func numbered(_ names: [String]) -> [String] {
    var taken = Set(names.map { $0.lowercased() })
    var seen: Set<String> = []
    return names.map { name in
      if seen.insert(name.lowercased()).inserted { return name }
      var number = 2
      while !taken.insert("\(name)-\(number)".lowercased()).inserted { number += 1 }
      return "\(name)-\(number)"
    }
  }
}
