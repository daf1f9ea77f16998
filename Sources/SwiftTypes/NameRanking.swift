import SwiftOutline
import TextBasics

/// Which of several declarations of one name a file means: its own, then those of its module, then those that it imports,
/// the nearest in the tree of folders first, since a module's sources stand together, then the SDK's. What it does not
/// import comes last. What the SDK's files name is the SDK's. A class, so that asking it copies no lists.
final class NameRanking: Sendable {
  private let files: [FileOutline]
  private let firstProjectFile: Int32
  private let scopes: ModuleScopes

  init(files: [FileOutline], firstProjectFile: Int32, scopes: ModuleScopes) {
    self.files = files
    self.firstProjectFile = firstProjectFile
    self.scopes = scopes
  }

  /// The candidates, the most likely first.
  func ordered(_ candidates: [DeclID], from file: Int32) -> [DeclID] {
    guard candidates.count > 1 else { return candidates }
    let rated = candidates.enumerated().map { (rating: rating($1, from: file), position: $0, decl: $1) }
    return rated.sorted { a, b in
      if a.rating != b.rating { return a.rating > b.rating }
      return a.decl.file == b.decl.file ? a.position < b.position : comesFirst(a.decl.file, b.decl.file)
    }.map(\.decl)
  }

  /// Of sources that are equally near the first by its path counts, in whatever order they are given.
  private func comesFirst(_ a: Int32, _ b: Int32) -> Bool {
    let (first, second) = (files[Int(a)].source.projectPath, files[Int(b)].source.projectPath)
    return first == second ? a < b : first < second
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
    switch scopes.view(of: decl.file, from: file) {
    case .own: return Self.ofOwnModule + sharedFolders(decl.file, file)
    case .open: return sharedFolders(decl.file, file)
    case .hidden: return Self.ofNoImport
    }
  }

  private static let ofOwnModule = 1 << 32
  /// Below all of the SDK's, above what is private to another file.
  private static let ofNoImport = -(1 << 32)

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
      if x == .slash { count += 1 }
    }
    return count
  }
}
