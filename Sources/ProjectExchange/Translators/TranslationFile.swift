import Diagnostics
import FileSystem
import ProjectModel
import StringExchange
import StringExtraction
import StructuredText
import SwiftLexing

/// A parsed file from translators.
package struct TranslationFile {
  /// The path as messages print it.
  package let printed: String
  package let files: [XLIFFFile]
  /// The origin of an Android file, which names neither catalog nor source language.
  let android: AndroidOrigin?
  /// The catalog or table that it is. It does not name the project's catalog.
  let table: TableOrigin?

  /// Whether a file has the name of a file for translators.
  package static func isName(_ path: String) -> Bool { Format(FilePath(path)).map { !$0.isTable } ?? false }

  /// Whether a file is a catalog or table by its name. Projects contain such files as well.
  package static func isTable(_ path: String) -> Bool { Format(FilePath(path))?.isTable ?? false }

  /// Returns the operands of a command line that are files to import. The others name files and folders of the
  /// project. If no operand has the name of a file for translators, a catalog or table given first is the file, and so
  /// are further tables.
  package static func names(among operands: [String]) -> [String] {
    let names = operands.filter(isName)
    guard names.isEmpty, let first = operands.first, isTable(first) else { return names }
    let isCatalog = Format(FilePath(first)) == .xcstrings
    return isCatalog ? [first] : operands.filter { isTable($0) && Format(FilePath($0)) != .xcstrings }
  }

  private enum Format: String {
    case xliff, xlf, xcloc, zip, csv, tsv, txt, json, xml, xcstrings, strings, stringsdict

    init?(_ path: FilePath) { self.init(rawValue: path.fileExtension.lowercased()) }

    var isTable: Bool { [.xcstrings, .strings, .stringsdict].contains(self) }
  }

  /// Reads all paths of a command line in order. A package may contain several files.
  /// - Parameter language: the language of files that do not name theirs, or `nil` if it is unknown.
  package static func all(
    _ paths: [GivenPath], language: String? = nil
  ) -> (files: [TranslationFile], problems: [Diagnostic]) {
    var (files, problems): ([TranslationFile], [Diagnostic]) = ([], [])
    for path in paths {
      do {
        for (place, bytes) in try Self.contents(of: path) {
          files.append(try TranslationFile(place, bytes, of: path, language))
        }
      } catch let problem as Problem {
        problems.append(problem.diagnostic)
      } catch {
        let reason = FileError.reason(of: error)
        problems.append(FileError(path.text, reason).diagnostic("unreadable", "cannot be read"))
      }
    }
    return (files, problems)
  }

  private struct Problem: Error {
    let diagnostic: Diagnostic
  }

  /// - Parameter place: the path within the given package or archive.
  private init(_ place: String?, _ bytes: ContiguousArray<UInt8>, of path: GivenPath, _ language: String?) throws {
    let file = place.map { FilePath(path.place).appending($0).string } ?? path.place
    printed = place.map { FilePath(path.text).appending($0).string } ?? path.text
    do throws(ParseError) {
      let format = Format(FilePath(file))
      table = try format?.isTable == true ? TableOrigin(FilePath(path.place), bytes, language) : nil
      android = try format == .xml ? AndroidOrigin(AndroidReader.file(in: bytes), FilePath(path.place), language) : nil
      switch format {
      case .csv, .tsv, .txt: files = try CSVExchange.files(in: bytes)
      case .json: files = try JSONExchange.files(in: bytes)
      case .xml, .xcstrings, .strings, .stringsdict: files = []
      case .xliff, .xlf, .xcloc, .zip, nil: files = try XLIFFReader.files(in: bytes)
      }
    } catch { throw Problem(diagnostic: error.diagnostic(file: printed)) }
  }

  /// Returns the bytes of the file, with `nil` as its place, or the places and bytes of the files in a package or an
  /// archive.
  private static func contents(of path: GivenPath) throws -> [(place: String?, bytes: ContiguousArray<UInt8>)] {
    guard try FileStatus(of: path.place).kind == .folder else {
      let bytes = try FileContents(of: path.place).bytes
      return ZipArchive.isOne(bytes) ? try unpacked(bytes, path) : [(nil, bytes)]
    }
    let names = try FolderEntries.names(in: FilePath(path.place).appending(folder), endingIn: ".xliff")
    if names.isEmpty {
      let message = "not an .xcloc package, because its folder `\(folder)` contains no XLIFF file"
      throw Problem(diagnostic: Diagnostic(.error, "invalid-file", message, file: path.text))
    }
    return try names.map { name in
      let place = folder + "/" + name
      return (place, try FileContents(of: FilePath(path.place).appending(place).string).bytes)
    }
  }

  /// The folder with the translations in a package.
  private static let folder = "Localized Contents"

  /// Returns the XLIFF files of an archive: the files in its packages, or otherwise all.
  private static func unpacked(
    _ bytes: ContiguousArray<UInt8>, _ path: GivenPath
  ) throws -> [(place: String?, bytes: ContiguousArray<UInt8>)] {
    do throws(ParseError) {
      let archive = try ZipArchive(bytes)
      // The Finder adds a folder with attribute files.
      let files = archive.members.filter { member in
        ["xliff", "xlf"].contains(FilePath(member.path).fileExtension.lowercased())
          && !member.path.hasPrefix("__MACOSX/")
      }
      let localized = files.filter { FilePath($0.path).folder?.name == folder || $0.path.hasPrefix(folder + "/") }
      if files.isEmpty { throw ParseError("the archive contains no XLIFF file") }
      let wanted = localized.isEmpty ? files : localized
      return zip(wanted, try archive.contents(of: wanted)).map { ($0.path, $1) }
    } catch { throw Problem(diagnostic: error.diagnostic(file: path.text)) }
  }
}

extension ParseError {
  func diagnostic(file: String) -> Diagnostic {
    Diagnostic(.error, "invalid-file", message, file: file, location: location)
  }
}
