import CatalogRouting
import CatalogSync
import FileSystem
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// The texts of a project that may be keys of its catalogs, although no rule finds a lookup: literals in code of any
/// language, texts from which keys are made, generated symbols, and values in data files.
struct PossibleUses {
  struct Reason {
    /// A sentence about the key, without full stop.
    let sentence: String
    let place: LiteralSite?
  }

  private var literals: PossibleKeys = []
  /// The literals whose catalogs are known.
  private let extracted: Set<SourcePlace>
  /// The first data file with each text.
  private let values: [UTF8Key: String]
  /// The names in the sources.
  private var words: Set<String> = []
  /// Whether the project contains the settings of a generator of accessors, such as SwiftGen.
  private let hasAccessors: Bool

  init(_ project: Project, _ pass: SyncPlan) throws {
    let keys = Set(pass.runs.filter { !$0.update.path.isStringsTable }.flatMap { $0.report.goingKeys })
    extracted = Set(pass.analysis.strings.map { SourcePlace($0.site) })
    let root = project.names.named.first.map { $0.project.path } ?? project.names.current
    let files = DataFiles(in: root)
    hasAccessors = files.hasAccessors
    values = keys.isEmpty ? [:] : files.places(of: keys, project.names)
    if keys.isEmpty { return }
    let table = root.appending("Localizable.strings")
    literals = try PlatformLiterals(inCodeOf: project.description, for: table).keeping(keys.sorted()) {
      path throws(FileError) in try project.tree.contents(of: path).bytes
    }
    for source in try project.wholeTexts {
      for word in source.bytes.split(whereSeparator: {
        !$0.isLetter && !$0.isDecimalDigit && $0 != .underscore && $0 < 0x80
      }) {
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
  }

  /// Returns the reason why a key stays although the sync finds no use; `nil` to remove it.
  func reason(toKeep key: String, _ cause: PruneCause, in catalog: FilePath) -> Reason? {
    // The sync of a table has already searched all code.
    if cause == .unusedInTable { return nil }
    if let place = literals.places(of: key).first(where: { !extracted.contains(SourcePlace($0)) }) {
      return Reason(sentence: "the code contains its text, or text that can produce it", place: place)
    }
    if let file = values[UTF8Key(key)] {
      let place = LiteralSite(file: file, location: SourceLocation(line: 1, column: 1), api: "")
      return Reason(sentence: "a data file of the project contains its text", place: place)
    }
    guard cause == .unusedManual else { return nil }
    if let name = SymbolName(key)?.text, words.contains(name) {
      return Reason(
        sentence: "code contains the name of its generated symbol, \(TerminalSafeText.code(name))", place: nil)
    }
    if hasAccessors, let last = key.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).last,
      words.contains(where: { $0.lowercased() == last.lowercased() })
    {
      return Reason(sentence: "an accessor that the build generates may use it", place: nil)
    }
    let start = key.lowercased().prefix { $0.isLetter }
    if ["push", "notification", "notifications", "apns", "remote"].contains(String(start)) {
      return Reason(sentence: "its name indicates a push message, which a server may send", place: nil)
    }
    return CatalogRules.reasonToLeaveAlone(catalog, interfaceFiles: []).map { _ in
      Reason(sentence: "the system looks up the keys of this catalog", place: nil)
    }
  }
}

/// The data files of a project that may contain keys: property lists, JSON and the like.
private struct DataFiles {
  private var files: [FilePath] = []
  private(set) var hasAccessors = false

  private static let endings: Set<String> = [
    "plist", "json", "storekit", "intentdefinition", "entitlements", "yml", "yaml", "xcconfig", "js", "ts", "html",
    "appintents", "stencil", "kt", "py", "rb", "xml",
  ]
  private static let otherFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "build", "DerivedData", "xcassets", "lproj", "xcodeproj", "xcworkspace",
  ]
  private static let largest = 4 << 20

  init(in root: FilePath) { visit(root, depth: 0) }

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
      } else if kind == .file, Self.endings.contains(path.fileExtension.lowercased()) {
        files.append(path)
      }
    }
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
