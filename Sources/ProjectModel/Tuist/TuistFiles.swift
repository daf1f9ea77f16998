/// The files of a target that match a pattern of a Tuist manifest.
struct TuistFiles: Sendable {
  enum Use { case sources, resources, folder }

  /// The folder before the first wildcard, absolute.
  let folder: FilePath
  /// Whether the pattern is a single file's path.
  let isFile: Bool
  let path: FilePath
  private let use: Use
  private let pattern: GlobPattern
  private let excluded: [GlobPattern]
  /// The folder of the manifest, which excluded patterns are relative to.
  private let root: FilePath

  init(_ text: String, _ use: Use, excluding: [String], in root: FilePath) {
    let names = text.split(separator: "/").filter { $0 != "." }
    let fixed = names.prefix { !$0.contains(where: "*?[{".contains) }
    let rest = names[fixed.count...].joined(separator: "/")
    let start = text.hasPrefix("/") ? FilePath("/") : root
    path = fixed.isEmpty ? start : start.appending(fixed.joined(separator: "/")).resolvingParents
    isFile = rest.isEmpty && use != .folder && !path.fileExtension.isEmpty
    folder = isFile ? path.folder ?? path : path
    pattern = GlobPattern(rest.isEmpty ? "**" : rest)
    excluded = excluding.map(GlobPattern.init)
    (self.use, self.root) = (use, root)
  }

  func holds(_ file: FilePath) -> Bool {
    guard takes(file), let below = file.relative(to: folder) else { return false }
    if isFile { return file == path }
    return pattern.matches(below.string) && !isExcluded(file)
  }

  private func isExcluded(_ file: FilePath) -> Bool {
    guard let below = file.relative(to: root)?.string else { return false }
    return excluded.contains { $0.covers(below) }
  }

  /// Returns whether files of this type are compiled in this position of the manifest.
  private func takes(_ file: FilePath) -> Bool {
    switch FileKind(of: file) {
    case .swiftSource: use != .resources
    case .objectiveC: use != .resources && file.fileExtension != "h"
    case .stringCatalog, .interfaceBuilder, .stringsTable, .intents: use != .sources
    case nil: false
    }
  }
}
