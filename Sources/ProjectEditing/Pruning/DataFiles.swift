import Diagnostics
import FileSystem
import ProjectModel
import StringExtraction
import SwiftLexing
import TextBasics

/// The text files of a project that may contain keys and that a sync does not read: property lists, JSON and the like,
/// and the code of tests.
struct DataFiles {
  private var files: [FilePath] = []
  /// The Swift sources that the project does not list, such as tests.
  private var swift: [FilePath] = []
  private let known: Set<FilePath>
  private(set) var hasAccessors = false
  /// The folders that could not be listed.
  private var unlisted: [FileError] = []

  private static let otherFolders: Set<String> = [
    "node_modules", "Pods", "Carthage", "build", "DerivedData", "xcassets", "xcodeproj", "xcworkspace", "xcloc",
  ]

  /// The largest file that is searched, in megabytes.
  private static let largest = 64

  /// Files that look no key up although they contain it: translations and documents. Images and the like are left out
  /// only to save time, because binary files do not count.
  private static let otherEndings: Set<String> = [
    "xliff", "xlf", "po", "pot", "tmx", "tbx", "md", "markdown", "rst", "adoc", "png", "jpg", "jpeg", "heic", "gif",
    "svg", "pdf", "mp3", "mp4", "m4a", "mov", "wav", "caf", "aiff", "ttf", "otf", "zip", "gz", "a", "dylib", "car",
  ]

  private static let codeEndings: Set<String> = ["swift", "m", "mm", "h", "c", "cpp"]

  /// - Parameter known: files that are searched in other ways, or that only list keys.
  init(in root: FilePath, besides known: Set<FilePath>) {
    self.known = known
    visit(root, depth: 0)
  }

  static func isCode(_ path: FilePath) -> Bool { codeEndings.contains(path.fileExtension.lowercased()) }

  private mutating func visit(_ folder: FilePath, depth: Int) {
    guard depth < 64 else { return }
    do throws(FileError) {
      for (name, kind) in try FolderEntries(of: folder).entries { visit(name, kind, in: folder, depth) }
    } catch { unlisted.append(error) }
  }

  private mutating func visit(_ name: String, _ kind: FileStatus.Kind, in folder: FilePath, _ depth: Int) {
    let path = folder.appending(name)
    if name.lowercased().hasPrefix("swiftgen") || name.lowercased().hasPrefix("rswift") { hasAccessors = true }
    if name.hasPrefix(".") || known.contains(path) { return }
    if kind == .folder {
      if !Self.otherFolders.contains(name), !Self.otherFolders.contains(path.fileExtension) {
        visit(path, depth: depth + 1)
      }
    } else if kind == .file, !(FileKind(of: path)?.isOfTexts ?? false),
      !Self.otherEndings.contains(path.fileExtension.lowercased())
    {
      files.append(path)
      if path.fileExtension == "swift" { swift.append(path) }
    }
  }

  /// Returns the texts of the Swift sources that the project does not list.
  func swiftTexts(_ names: PathNames) -> [SourceText] {
    swift.compactMap { path in (try? FileContents(of: path.string)).map { names.source(path, $0.bytes) } }
  }

  /// Returns the first place of each key that is a quoted text, a word, a value or a line of a file.
  /// - Returns: also a warning about the files that were not searched.
  func places(of keys: Set<String>, _ names: PathNames) -> (found: [UTF8Key: LiteralSite], unread: [Diagnostic]) {
    let search = ValueSearch(keys)
    var (found, unread): ([UTF8Key: LiteralSite], [FileError]) = ([:], unlisted)
    for file in files {
      do throws(FileError) {
        guard let bytes = try FileContents.text(file.string, limit: Self.largest)?.bytes else { continue }
        let lines = Self.isCode(file) ? search.quoted(in: bytes) : search.lines(in: bytes)
        for (key, line) in lines where found[key] == nil {
          found[key] = LiteralSite(
            file: names.printed(file), location: SourceLocation(line: line, column: 1), api: "")
        }
      } catch { unread.append(error) }
    }
    return (found, unread.isEmpty ? [] : [Self.warning(about: unread, names)])
  }

  private static func warning(about unread: [FileError], _ names: PathNames) -> Diagnostic {
    let list = unread.prefix(10).map { problem in
      "\(TerminalSafeText.code(names.printed(FilePath(problem.path)))) (\(problem.reason))"
    }
    let rest = unread.count > list.count ? " and \(unread.count - list.count) others" : ""
    return Diagnostic(
      .warning, "unsearched-file", "keys were not searched for in \(list.joined(separator: ", "))\(rest)",
      help: "make sure that these files contain no key that is to be removed")
  }
}

/// Searches for keys as whole values of a file in any format: between quotation marks, angle brackets, colons, equals
/// signs and commas, and as whole lines. Identifiers such as `menu.title` are also found among other words.
private struct ValueSearch {
  private let keys: Set<UTF8Key>
  private let lengths: Set<Int>

  init(_ keys: Set<String>) {
    self.keys = Set(keys.map { UTF8Key($0) })
    lengths = Set(keys.map(\.utf8.count))
  }

  /// The bytes that may begin and end a value.
  private static let isMark = table("\"'`<>[]:=,;|\n\r\t")
  private static let isQuote = table("\"'<>\n")
  /// The bytes that separate words. Points, hyphens and underscores are part of identifiers.
  private static let isGap = table("\"'`<>()[]{}:=,;|\n\r\t /\\@#$%&*+!?~^")

  private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    byte == .period || byte == .underscore || byte == UInt8(ascii: "-")
  }

  private static func table(_ marks: String) -> [Bool] {
    var table = [Bool](repeating: false, count: 256)
    for mark in marks.utf8 { table[Int(mark)] = true }
    return table
  }

  /// Returns the keys in a file with their lines.
  func lines(in bytes: ContiguousArray<UInt8>) -> [(key: UTF8Key, line: Int)] {
    var found: [(key: UTF8Key, line: Int)] = []
    var (value, word, start, line) = (0, 0, 0, 1)
    for position in 0...bytes.count {
      let byte = position < bytes.count ? bytes[position] : .lineFeed
      if Self.isGap[Int(byte)] {
        if bytes[word..<position].contains(where: Self.isPartOfIdentifier) {
          add(whole: bytes[word..<position], line, &found)
        }
        word = position + 1
      }
      if Self.isMark[Int(byte)] {
        add(bytes[value..<position], line, &found)
        value = position + 1
      }
      guard byte == .lineFeed else { continue }
      // A value may contain the other marks.
      add(bytes[start..<position], line, &found)
      (start, line) = (position + 1, line + 1)
    }
    return found + quoted(in: bytes)
  }

  /// Returns the keys between quotation marks or tags, which may contain commas and the like.
  func quoted(in bytes: ContiguousArray<UInt8>) -> [(key: UTF8Key, line: Int)] {
    var found: [(key: UTF8Key, line: Int)] = []
    var (start, line) = (0, 1)
    for position in 0...bytes.count {
      let byte = position < bytes.count ? bytes[position] : .lineFeed
      guard Self.isQuote[Int(byte)] else { continue }
      add(bytes[start..<position], line, &found)
      start = position + 1
      if byte == .lineFeed { line += 1 }
    }
    return found
  }

  private func add(_ piece: ArraySlice<UInt8>, _ line: Int, _ found: inout [(key: UTF8Key, line: Int)]) {
    let isBlank = { (byte: UInt8) in byte.isBlank || byte == .carriageReturn }
    let rest = piece.drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return }
    add(whole: rest[...last], line, &found)
    if rest.startIndex != piece.startIndex || last + 1 != piece.endIndex { add(whole: piece, line, &found) }
  }

  private func add(whole text: ArraySlice<UInt8>, _ line: Int, _ found: inout [(key: UTF8Key, line: Int)]) {
    guard lengths.contains(text.count) else { return }
    let key = UTF8Key(String(decoding: text, as: UTF8.self))
    if keys.contains(key) { found.append((key, line)) }
  }
}
