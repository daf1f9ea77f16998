import Foundation

/// An app of a given size in which no two files are alike, to measure on.
struct GeneratedProject {
  /// How many lines of Swift to write at least.
  let lines: Int

  private static let viewsPerFeature = 15

  /// Writes one folder for each feature.
  /// - Returns: how many sources and lines were written.
  func write(to folder: URL) throws -> (files: Int, lines: Int) {
    var (files, written, number) = (0, 0, 0)
    while written < lines {
      let feature = GeneratedFeature(number: number, viewCount: Self.viewsPerFeature)
      let place = folder.appendingPathComponent("Feature\(number)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, text) in feature.files {
        try Data(text.utf8).write(to: place.appendingPathComponent(name))
        guard name.hasSuffix(".swift") else { continue }
        files += 1
        written += text.utf8.count { $0 == UInt8(ascii: "\n") }
      }
      number += 1
    }
    return (files, written)
  }
}
