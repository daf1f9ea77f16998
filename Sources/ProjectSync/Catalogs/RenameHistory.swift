import CatalogSync
import IncrementalExtraction
import ProjectModel
import StringExtraction
import TextBasics
import Workspace

/// Asks the last commit about keys that went and came. It is only asked if some key may be another one reworded.
package actor RenameHistory {
  private let project: Project
  private let sdk: SDKLoad
  private let catalogs: [FilePath]
  /// Whether nothing is reported about catalogs that are in step, as before commits.
  package nonisolated let isForChangesAlone: Bool
  private var strings: [ExtractedString]?

  /// - Parameter catalogs: the catalogs of the run.
  package init(_ project: Project, _ sdk: SDKLoad, catalogs: [FilePath], isForChangesAlone: Bool) {
    (self.project, self.sdk, self.catalogs) = (project, sdk, catalogs)
    self.isForChangesAlone = isForChangesAlone
  }

  private nonisolated var workTrees: [FilePath] {
    Set(project.finder.named.map(\.project)).filter(\.isInWorkTree).map(\.path)
  }

  /// The keys that a catalog had when it was last committed, without stale ones; `nil` where they are not known.
  /// - Parameters:
  ///   - bytes: the catalog as it is now.
  ///   - table: the same, parsed: mostly nobody has changed it since.
  package func liveKeys(
    of catalog: FilePath, now bytes: ContiguousArray<UInt8>, _ table: some StringTable & Sendable
  ) -> Set<UTF8Key>? {
    guard let former = committed(catalog) else { return nil }
    if former.isSame(as: bytes) { return liveKeys(of: table) }
    return TableFormat(ofName: catalog.name).table(former).map { liveKeys(of: $0) }
  }

  /// The bytes of a catalog in the last commit; `nil` where they are not known.
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

  /// The strings that the code had for some tables when a catalog was last committed.
  package func strings(ofTables tables: Set<String>) async -> [ExtractedString] {
    project.tree.forgetAnswer()
    let all: [ExtractedString]
    if let strings { all = strings } else { all = await FormerStrings(project, catalogs: catalogs).extract(sdk) }
    strings = all
    return all.filter { tables.contains($0.table) }
  }
}
