import Foundation

/// The tables that were read before, so that each is read once.
final class LookupTables: @unchecked Sendable {
  static let all = LookupTables()

  struct Pair: @unchecked Sendable {
    var texts: [String: String] = [:]
    /// Texts that vary, property lists as they were read.
    var variations: [String: Any] = [:]
  }

  private let lock = NSLock()
  private var known: [String: Pair] = [:]

  /// - Parameters:
  ///   - table: its name, without an extension.
  ///   - folder: of the bundle.
  func tables(_ table: String, _ language: String, in folder: String) -> Pair {
    let name = [folder, language, table].joined(separator: "\u{0}")
    return lock.withLock {
      if let pair = known[name] { return pair }
      let pair = Self.read(table, language, in: folder)
      known[name] = pair
      return pair
    }
  }

  /// SwiftPM writes the names of languages in lower case, `zh-hans.lproj`.
  private static func read(_ table: String, _ language: String, in folder: String) -> Pair {
    let wanted = language.lowercased() + ".lproj"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = names.sorted().first(where: { $0.lowercased() == wanted }) else { return Pair() }
    let start = "\(folder)/\(name)/\(table)"
    return Pair(
      texts: list(start + ".strings") as? [String: String] ?? [:],
      variations: list(start + "+Variations.stringsdict") ?? list(start + ".stringsdict") ?? [:])
  }

  private static func list(_ path: String) -> [String: Any]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}
