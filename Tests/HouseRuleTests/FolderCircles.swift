/// Finds folders of a module that use each other in a circle, by the names of types. The top of the module is a folder,
/// too.
struct FolderCircles {
  /// For each folder, the folders whose types it uses, each with one of the type names.
  private var uses: [String: [String: String]] = [:]

  /// - Parameter files: the files of one module, each with its folder below the module.
  init(_ files: [(folder: String, lines: [Substring])]) {
    let codes = files.map { (folder: $0.folder, lines: Self.code($0.lines)) }
    let declared = files.flatMap { file in
      Self.declaredTypes(file.lines).map { (name: $0, folder: file.folder) }
    }
    let homes = Dictionary(declared.map { ($0.name, $0.folder) }) { first, _ in first }
    for (folder, lines) in codes {
      for word in lines.joined(separator: " ").split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        guard let home = homes[String(word)], home != folder else { continue }
        uses[folder, default: [:]][home] = String(word)
      }
    }
  }

  /// One path from each folder of a circle back to itself, the shortest first, with the type names along it.
  var circles: [String] {
    uses.keys.sorted().compactMap { start in
      var ways = [start: start]
      var pending = [start]
      while let folder = pending.popLast() {
        for (next, type) in (uses[folder] ?? [:]).sorted(by: { $0.key < $1.key }) {
          let way = "\(ways[folder] ?? "") -\(type)-> \(next)"
          if next == start { return way }
          guard ways[next] == nil else { continue }
          ways[next] = way
          pending.append(next)
        }
      }
      return nil
    }
  }

  /// The names of the types that a file declares and other files can use.
  static func declaredTypes(_ lines: [Substring]) -> [String] { code(lines).compactMap(declaredType) }

  /// The name of the type that an unindented line declares, if other files of the module can use it.
  private static func declaredType(_ line: Substring) -> String? {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    let words = line.split { !($0.isLetter || $0.isNumber || "_@".contains($0)) }
    guard line.first?.isWhitespace == false, let kind = words.firstIndex(where: kinds.contains) else { return nil }
    let modifiers = words[..<kind]
    let isPrivateToFile = modifiers.contains("private") || modifiers.contains("fileprivate")
    let areModifiers = modifiers.allSatisfy { $0.first == "@" || $0.first?.isLowercase == true }
    return isPrivateToFile || !areModifiers ? nil : words.dropFirst(kind + 1).first.map(String.init)
  }

  /// The lines without comments and without the texts of literals.
  private static func code(_ lines: [Substring]) -> [Substring] {
    var isInText = false
    return lines.map { line in
      if line.contains("\"\"\"") {
        isInText.toggle()
        return ""
      }
      if isInText { return "" }
      let outside = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"")
      return outside.firstRange(of: "//").map { Substring(outside[..<$0.lowerBound]) } ?? Substring(outside)
    }
  }
}
