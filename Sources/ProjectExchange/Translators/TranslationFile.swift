import ProjectLayout
import StringExchange
import StringExtraction
import SwiftLexing
import Workspace

/// A file that came from translators, read.
package struct TranslationFile {
  /// As messages print it.
  package let printed: String
  package let files: [XLIFFFile]
  /// What it has for Android, whose files name neither catalog nor source language.
  let android: AndroidOrigin?

  /// Whether a path is one of such a file by its name.
  package static func isName(_ path: String) -> Bool { Format(FilePath(path)) != nil }

  private enum Format: String {
    case xliff, xlf, xcloc, csv, tsv, txt, json, xml

    init?(_ path: FilePath) { self.init(rawValue: path.fileExtension.lowercased()) }
  }

  /// What a command line names, in its order; a package may hold several files.
  package static func all(_ paths: [GivenPath]) -> (files: [TranslationFile], problems: [Diagnostic]) {
    var (files, problems): ([TranslationFile], [Diagnostic]) = ([], [])
    for path in paths {
      do {
        for place in try Self.contents(of: path) { files.append(try TranslationFile(place, of: path)) }
      } catch let problem as Problem {
        problems.append(problem.diagnostic)
      } catch {
        let reason = FileProblem.reason(of: error)
        problems.append(FileProblem(path.text, reason).diagnostic("unreadable", "cannot be read"))
      }
    }
    return (files, problems)
  }

  private struct Problem: Error {
    let diagnostic: Diagnostic
  }

  /// - Parameter place: from the path that was given, if it is a package.
  private init(_ place: String?, of path: GivenPath) throws {
    let file = place.map { FilePath(path.place).appending($0).string } ?? path.place
    let bytes = try FileContents(of: file).bytes
    printed = place.map { FilePath(path.text).appending($0).string } ?? path.text
    do throws(ExchangeProblem) {
      switch Format(FilePath(file)) {
      case .csv, .tsv, .txt: (files, android) = (try CSVExchange.files(in: bytes), nil)
      case .json: (files, android) = (try JSONExchange.files(in: bytes), nil)
      case .xml: (files, android) = ([], AndroidOrigin(try AndroidReader.file(in: bytes), FilePath(path.place)))
      case .xliff, .xlf, .xcloc, nil: (files, android) = (try XLIFFReader.files(in: bytes), nil)
      }
    } catch { throw Problem(diagnostic: error.diagnostic(file: printed)) }
  }

  /// `nil` for the file itself, or the files in a package.
  private static func contents(of path: GivenPath) throws -> [String?] {
    guard try FileStatus(of: path.place).kind == .folder else { return [nil] }
    let folder = "Localized Contents"
    let names = try FolderEntries.names(in: FilePath(path.place).appending(folder), endingIn: ".xliff")
    if names.isEmpty {
      let message = "it is no .xcloc package: there is no XLIFF in its folder ‘\(folder)’"
      throw Problem(diagnostic: Diagnostic(.error, "invalid-file", message, file: path.text))
    }
    return names.map { folder + "/" + $0 }
  }
}

extension ExchangeProblem {
  func diagnostic(file: String) -> Diagnostic {
    Diagnostic(.error, "invalid-file", message, file: file, location: SourceLocation(line: line, column: column))
  }
}
