import SwiftOutline

/// Which of several declarations of one name a file means: its own, then the nearest in the tree of folders, since a
/// module's sources stand together, then the SDK's. What the SDK's files name is the SDK's.
struct Nearness {
  let files: [FileOutline]
  let firstProjectFile: Int32

  /// The candidates, the most likely first.
  func ordered(_ candidates: [DeclID], from file: Int32) -> [DeclID] {
    guard candidates.count > 1 else { return candidates }
    let rated = candidates.enumerated().map { (rating: rating($1, from: file), position: $0, decl: $1) }
    return rated.sorted { ($1.rating, $0.position) < ($0.rating, $1.position) }.map(\.decl)
  }

  /// Higher is nearer. What is private to another file comes last; among the SDK's those of the modules that the file
  /// imports come first, and of these the last one counts.
  private func rating(_ decl: DeclID, from file: Int32) -> Int {
    if decl.file == file { return .max }
    if file < firstProjectFile, decl.file >= firstProjectFile { return .min }
    if files[Int(decl.file)].tree.declarations[Int(decl.index)].flags.contains(.isPrivate) { return .min }
    guard decl.file >= firstProjectFile else {
      return Int(decl.file - firstProjectFile) - (mayUse(files[Int(decl.file)].module, file) ? 0 : files.count)
    }
    return sharedFolders(decl.file, file)
  }

  /// Whether a file is of a module or imports it.
  private func mayUse(_ module: Name?, _ file: Int32) -> Bool {
    guard let module else { return true }
    return files[Int(file)].module == module || files[Int(file)].imports.contains(module)
  }

  /// How many folders the paths of two files have in common, from the start.
  private func sharedFolders(_ a: Int32, _ b: Int32) -> Int {
    var count = 0
    for (x, y) in zip(files[Int(a)].source.projectPath.utf8, files[Int(b)].source.projectPath.utf8) {
      guard x == y else { break }
      if x == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
