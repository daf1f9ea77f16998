import SwiftParsing
import TextBasics

/// Ranks the declarations of a single name by how likely a file refers to them. The order is: the file, its module,
/// imported modules, the SDK, modules that it does not import. In its module and among imported ones the nearest folder
/// ranks first, because the sources of a module are usually in one folder. A name in an SDK file refers to the SDK's
/// declaration. It is a class, so that no lists are copied.
final class NameRanking: Sendable {
  private let files: OutlineList
  private let firstProjectFile: Int32
  private let scopes: ModuleScopes

  init(files: OutlineList, firstProjectFile: Int32, scopes: ModuleScopes) {
    self.files = files
    self.firstProjectFile = firstProjectFile
    self.scopes = scopes
  }

  /// Returns the candidates, the most likely first.
  func ordered(_ candidates: [DeclID], from file: Int32) -> [DeclID] {
    guard candidates.count > 1 else { return candidates }
    let rated = candidates.enumerated().map { (rating: rating($1, from: file), position: $0, decl: $1) }
    return rated.sorted { a, b in
      if a.rating != b.rating { return a.rating > b.rating }
      if files.areOne(a.decl.file, b.decl.file) { return a.position < b.position }
      return files.isFile(a.decl.file, before: b.decl.file)
    }.map(\.decl)
  }

  /// Returns the rating of a declaration; higher is nearer. Declarations that are private to another file rank last.
  /// Among the SDK's, those in imported modules rank first, and the last of them wins.
  private func rating(_ decl: DeclID, from file: Int32) -> Int {
    if files.areOne(decl.file, file) { return .max }
    if file < firstProjectFile, decl.file >= firstProjectFile { return .min }
    if files[decl].flags.contains(.isPrivate) { return .min }
    guard decl.file >= firstProjectFile else {
      let number = files.interfaceNumber(of: decl.file) - Int(firstProjectFile)
      return number - (mayUse(files[Int(decl.file)].module, file) ? 0 : files.count)
    }
    switch scopes.view(of: decl.file, from: file) {
    case .own: return Self.ofOwnModule + sharedFolders(decl.file, file)
    case .open: return sharedFolders(decl.file, file)
    case .hidden: return Self.ofNoImport
    }
  }

  private static let ofOwnModule = 1 << 32
  /// Below all of the SDK's, above declarations that are private to another file.
  private static let ofNoImport = -(1 << 32)

  /// Returns whether a file belongs to a module or imports it.
  private func mayUse(_ module: Name?, _ file: Int32) -> Bool {
    guard let module else { return true }
    return files[Int(file)].module == module || files[Int(file)].imports.contains(module)
  }

  /// Returns the number of leading folders that the paths of two files have in common.
  private func sharedFolders(_ a: Int32, _ b: Int32) -> Int {
    var count = 0
    for (x, y) in zip(files[Int(a)].source.projectPath.utf8, files[Int(b)].source.projectPath.utf8) {
      guard x == y else { break }
      if x == .slash { count += 1 }
    }
    return count
  }
}
