import Foundation
import TextBasics

/// An app of a given size with different files, as input for measurements.
struct GeneratedProject {
  /// The minimum amount of Swift to write, in lines or in bytes.
  var lines = Int.max
  var bytes = Int.max

  private static let viewsPerFeature = 15
  private static let featuresPerModule = 10
  private static let emptyCatalog =
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"

  /// Writes one folder for each feature, in folders of modules that contain a catalog each.
  /// - Returns: the number of written sources and lines.
  @discardableResult
  func write(to folder: URL) throws -> (files: Int, lines: Int) {
    var (files, written, size, number) = (0, 0, 0, 0)
    while written < lines, size < bytes {
      let feature = GeneratedFeature(number: number, viewCount: Self.viewsPerFeature)
      let module = folder.appendingPathComponent("Module\(number / Self.featuresPerModule)")
      let place = module.appendingPathComponent("Feature\(number)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      if number % Self.featuresPerModule == 0 {
        try Data(Self.emptyCatalog.utf8).write(to: module.appendingPathComponent("Localizable.xcstrings"))
      }
      for (name, text) in feature.files {
        try Data(text.utf8).write(to: place.appendingPathComponent(name))
        files += 1
        size += text.utf8.count
        written += text.utf8.count { $0 == .lineFeed }
      }
      number += 1
    }
    return (files, written)
  }
}
