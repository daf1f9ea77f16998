import CatalogSync
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// Reads the last commit to detect renamed keys. It is read only if a key may be a rewording of another one.
package actor RenameHistory {
  private let project: Project
  private let sdk: SDKLoad
  private let catalogs: [FilePath]
  /// Whether catalogs that are up to date are not reported, as before commits.
  package nonisolated let reportsOnlyChanges: Bool
  private var strings: [ExtractedString]?

  /// - Parameter catalogs: the catalogs of the run.
  package init(_ project: Project, _ sdk: SDKLoad, catalogs: [FilePath], reportsOnlyChanges: Bool) {
    (self.project, self.sdk, self.catalogs) = (project, sdk, catalogs)
    self.reportsOnlyChanges = reportsOnlyChanges
  }

  private nonisolated var workTrees: [FilePath] {
    Set(project.finder.named.map(\.project)).filter(\.isInWorkTree).map(\.path)
  }

  /// Returns the keys of a catalog in its last commit, without stale ones, or `nil` if they are unknown.
  ///
  /// - Parameters:
  ///   - bytes: the current bytes of the catalog.
  ///   - table: the same, parsed. In most cases it equals the committed catalog.
  package func liveKeys(
    of catalog: FilePath, now bytes: ContiguousArray<UInt8>, _ table: some StringTable & Sendable
  ) -> Set<UTF8Key>? {
    guard let former = committed(catalog) else { return nil }
    if former.isSame(as: bytes) { return liveKeys(of: table) }
    return TableFormat(ofName: catalog.name).table(former).map { liveKeys(of: $0) }
  }

  /// Returns the bytes of a catalog in the last commit, or `nil` if they are unknown.
  package func committed(_ catalog: FilePath) -> ContiguousArray<UInt8>? {
    project.tree.forgetAnswer()
    guard let file = try? project.tree.physical(catalog), let root = workTrees.first(where: file.isWithin),
      let name = file.relative(to: root)?.string, !name.contains("\n")
    else { return nil }
    return GitBlobs.read(["HEAD:./\(name)"], in: root)?.first ?? nil
  }

  private nonisolated func liveKeys(of table: some StringTable) -> Set<UTF8Key> {
    let live = table.keys.enumerated().filter { table.state(of: table.entry(at: $0.offset)) != .stale }
    return Set(live.map { UTF8Key($0.element) })
  }

  /// Returns the strings of the code for some tables when a catalog was last committed.
  package func strings(ofTables tables: Set<String>) async -> [ExtractedString] {
    project.tree.forgetAnswer()
    let all: [ExtractedString]
    if let strings { all = strings } else { all = await EarlierStrings(project, catalogs: catalogs).extract(sdk) }
    strings = all
    return all.filter { tables.contains($0.table) }
  }
}
