import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import SwiftLexing

/// Finds the strings that Xcode extracts in targets of Xcode projects without type-based extraction.
///
/// Without `SWIFT_EMIT_LOC_STRINGS`, Xcode searches the text for `Text("…")`, in addition to calls of the default
/// routines. In an app without this setting, years of syncs added no other keys of views.
package struct TextScan {
  private let project: Project
  private let sources: Set<FilePath>
  /// The texts of these sources, by printed path.
  private let texts: [String: SourceText]

  package init(_ project: Project) {
    self.project = project
    sources = Set(project.map.targets.filter { !$0.settings.extractsSwiftTypes }.flatMap(\.sources))
    texts =
      sources.isEmpty
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: zip(project.sources.paths, project.sources.texts).lazy
          .filter { [sources] path, text in sources.contains(path) && !text.bytes.isEmpty }.map { ($1.path, $1) })
  }

  /// Adds the strings of `Text("…")`. Each is a copy of the string that the type checker found there, so that it is
  /// marked if it is in a preview or in debug code.
  package func add(to extraction: inout Extraction) {
    if sources.isEmpty { return }
    var strings: [ExtractedString] = []
    strings.reserveCapacity(extraction.strings.count)
    // The strings of a file are consecutive.
    var (file, keys) = ("", [SourceLocation: String]())
    for string in extraction.strings {
      strings.append(string)
      if string.site.file != file {
        (file, keys) = (string.site.file, [:])
        do throws(FileError) { keys = try self.keys(of: file) } catch {
          extraction.diagnostics.append(FileError(file, error.reason).diagnostic("unreadable", "cannot be read"))
        }
      }
      guard !keys.isEmpty, !string.traits.isOfRoutine, let key = keys[string.site.location] else { continue }
      var scanned = string
      (scanned.key, scanned.traits.isOfTextScan, scanned.interpolations) = (key, true, [])
      strings.append(scanned)
    }
    extraction.strings = strings
  }

  private func keys(of file: String) throws(FileError) -> [SourceLocation: String] {
    if let text = texts[file] { return TextCalls(text).keys }
    guard let path = project.sources.places[file], sources.contains(path) else { return [:] }
    return TextCalls(SourceText(path: file, bytes: try project.tree.contents(of: path).bytes)).keys
  }
}
