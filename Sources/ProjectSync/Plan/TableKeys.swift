import CatalogSync
import FileSystem
import ProjectModel
import StringTables
import TextBasics

/// The keys of some tables. Files that cannot be read, or are not tables, have none. A `.strings` file with a few
/// errors has the keys of its other lines.
package struct TableKeys {
  private(set) var keys: Set<UTF8Key> = []

  package init(of paths: [FilePath], in tree: any FileTree) {
    for path in paths {
      guard let bytes = try? tree.contents(of: path).bytes else { continue }
      let found = TableFormat(ofName: path.name).table(bytes)?.keys.map { UTF8Key($0) }
      keys.formUnion(found ?? (path.fileExtension == "strings" ? Self.keys(ofErroneous: bytes) : []))
    }
  }

  /// Returns the keys of a table without the lines that have errors.
  private static func keys(ofErroneous bytes: ContiguousArray<UInt8>) -> [UTF8Key] {
    var lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map { ContiguousArray($0) }
    for _ in 0..<maximumErrors {
      do throws(StringsError) {
        return try StringsTable(ContiguousArray(lines.joined(separator: [.lineFeed]))).entries.map { UTF8Key($0.key) }
      } catch {
        guard lines.indices.contains(error.line - 1), !lines[error.line - 1].isEmpty else { return [] }
        lines[error.line - 1] = []
      }
    }
    return []
  }

  private static let maximumErrors = 20

  package var texts: [String] { keys.map(\.text) }

  package func contain(_ key: String) -> Bool { keys.contains(UTF8Key(key)) }
}
