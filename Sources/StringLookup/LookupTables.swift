import Foundation

/// A cache of tables, so that each is read once.
final class LookupTables: @unchecked Sendable {
  static let all = LookupTables()

  struct Pair: @unchecked Sendable {
    var texts: [String: String] = [:]
    /// Texts that vary, as property lists.
    var variations: [String: Any] = [:]
  }

  private let lock = NSLock()
  /// The tables by path, without the extension.
  private var known: [String: Pair] = [:]
  /// The contents of each bundle, including language folders, by lowercase name, as SwiftPM writes them:
  /// `zh-hans.lproj`.
  private var languages: [String: [String: String]] = [:]

  /// - Parameters:
  ///   - table: the name of the table, without an extension.
  ///   - language: the requested language. Languages that the bundle does not have are not cached.
  ///   - folder: the folder of the bundle.
  func tables(_ table: String, _ language: String, in folder: String) -> Pair {
    guard let name = names(in: folder)[language.lowercased() + ".lproj"] else { return Pair() }
    let path = "\(folder)/\(name)/\(table)"
    if let pair = lock.withLock({ known[path] }) { return pair }
    let pair = Pair(
      texts: Self.list(path + ".strings") as? [String: String] ?? [:],
      variations: Self.list(path + "+Variations.stringsdict") ?? Self.list(path + ".stringsdict") ?? [:])
    lock.withLock { known[path] = pair }
    return pair
  }

  private func names(in folder: String) -> [String: String] {
    if let names = lock.withLock({ languages[folder] }) { return names }
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let names = Dictionary(found.map { ($0.lowercased(), $0) }) { first, _ in first }
    lock.withLock { languages[folder] = names }
    return names
  }

  private static func list(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
