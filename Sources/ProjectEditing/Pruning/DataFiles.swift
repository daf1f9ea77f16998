import FileSystem
import ProjectModel
import SwiftLexing
import TextBasics

/// The files of a project that may contain keys and that a sync does not read: property lists, JSON and the like, and
/// the code of tests.
struct DataFiles {
  private var files: [FilePath] = []
  /// The Swift sources that the project does not list, such as tests.
  private var swift: [FilePath] = []
  private let known: Set<FilePath>
  private(set) var hasAccessors = false

  private static let endings: Set<String> = [
    "plist", "json", "storekit", "intentdefinition", "entitlements", "yml", "yaml", "xcconfig", "js", "ts", "html",
    "appintents", "stencil", "kt", "py", "rb", "xml",
  ]
  private static let otherFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "build", "DerivedData", "xcassets", "lproj", "xcodeproj", "xcworkspace",
  ]
  private static let largest = 4 << 20

  private static let codeEndings: Set<String> = ["swift", "m", "mm", "h", "c", "cpp"]

  /// - Parameter known: sources that are searched in other ways.
  init(in root: FilePath, besides known: Set<FilePath>) {
    self.known = known
    visit(root, depth: 0)
  }

  static func isCode(_ path: FilePath) -> Bool { codeEndings.contains(path.fileExtension.lowercased()) }

  private mutating func visit(_ folder: FilePath, depth: Int) {
    guard depth < 16, let entries = try? FolderEntries(of: folder).entries else { return }
    for (name, kind) in entries {
      let path = folder.appending(name)
      if name.lowercased().hasPrefix("swiftgen") || name.lowercased().hasPrefix("rswift") { hasAccessors = true }
      if name.hasPrefix(".") { continue }
      if kind == .folder {
        if !Self.otherFolders.contains(name), !Self.otherFolders.contains(path.fileExtension) {
          visit(path, depth: depth + 1)
        }
      } else if kind == .file, Self.isCode(path), !known.contains(path) {
        files.append(path)
        if path.fileExtension == "swift" { swift.append(path) }
      } else if kind == .file, Self.endings.contains(path.fileExtension.lowercased()) {
        files.append(path)
      }
    }
  }

  /// Returns the texts of the Swift sources that the project does not list.
  func swiftTexts(_ names: PathNames) -> [SourceText] {
    swift.compactMap { path in (try? FileContents(of: path.string)).map { names.source(path, $0.bytes) } }
  }

  /// Returns the printed path of the first file that contains each key as a quoted text, a value or a line.
  func places(of keys: Set<String>, _ names: PathNames) -> [UTF8Key: String] {
    let wanted = Set(keys.map { UTF8Key($0) })
    var found: [UTF8Key: String] = [:]
    for file in files {
      guard let status = try? FileStatus(of: file.string), status.size <= Self.largest,
        let bytes = try? FileContents(of: file.string).bytes
      else { continue }
      let marks: Set<UInt8> = [.quote, UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"), .lineFeed]
      for piece in bytes.split(whereSeparator: marks.contains) {
        let text = UTF8Key(String(decoding: piece, as: UTF8.self))
        if wanted.contains(text), found[text] == nil { found[text] = names.printed(file) }
      }
    }
    return found
  }
}
