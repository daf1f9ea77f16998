import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExchange
import StringExtraction
import SwiftLexing
import TextBasics

/// The Android files of catalogs in one language, and the strings that they cannot contain.
struct AndroidFiles {
  private(set) var files: [XclocPackage.File] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var problems: [AndroidKeyProblem] = []
  private(set) var count = 0
  private let language: String
  private let output: GivenPath
  private let folders: AndroidFolders
  /// The catalog of each file and each resource.
  private var owners: [String: String] = [:]

  /// - Parameter folders: the folders of all languages to write.
  init(_ language: String, into output: GivenPath, _ folders: AndroidFolders) {
    (self.language, self.output, self.folders) = (language, output, folders)
  }

  mutating func add(_ member: CatalogSet.Member, _ original: String) {
    let export = AndroidExport(of: member.catalog, in: language)
    problems += export.problems.map { problem in
      AndroidKeyProblem(problem: problem, file: member.printed, line: member.catalog.line(of: problem.key))
    }
    if export.resources.isEmpty { return }
    let isSource = language == member.catalog.sourceLanguage
    guard let folder = isSource ? AndroidLocale.defaultFolder : folder() else {
      let sentence = "Android has no folder for the language \(TerminalSafeText.word(language))"
      return diagnostics.append(Diagnostic(.warning, "cannot-cross", sentence, file: member.printed))
    }
    let path = folder + "/" + AndroidFile.name(ofTable: FilePath(member.printed).stem)
    if report(path, of: member, export.resources) { return }
    let file = AndroidFile(language: isSource ? language : nil, catalog: original, resources: export.resources)
    files.append(.init(path: path, bytes: AndroidWriter.bytes(of: file)))
    count += export.resources.count
  }

  /// Returns the existing folder, or otherwise the default one.
  private func folder() -> String? {
    let names = AndroidLocale(of: language)?.folders ?? []
    return names.first { name in
      !folders.isTaken(name, beside: language) && FileStatus.exists(FilePath(output.place).appending(name).string)
    } ?? names.first
  }

  /// Reports a file or resource whose name another catalog uses as well.
  /// - Returns: whether the name of the file is used already.
  private mutating func report(
    _ path: String, of member: CatalogSet.Member, _ resources: [AndroidResource]
  ) -> Bool {
    if let other = owners.updateValue(member.printed, forKey: path) {
      let sentence =
        "\(TerminalSafeText.escaped(other)) would be exported to the same file \(TerminalSafeText.word(path)); pass only one of the two catalogs as PATH"
      diagnostics.append(Diagnostic(.error, "ambiguous-file", sentence, file: member.printed))
      return true
    }
    for name in resources.map(\.name) {
      guard let other = owners.updateValue(member.printed, forKey: "@" + name), other != member.printed else {
        continue
      }
      let sentence =
        "the resource \(TerminalSafeText.word(name)) is also in \(TerminalSafeText.escaped(other)), so an app cannot use both files"
      diagnostics.append(Diagnostic(.warning, "shared-name", sentence, file: member.printed))
    }
    return false
  }
}

/// The folders of all languages that an export writes. Two languages may have the same one, for example `values-zh-rCN`
/// for `zh-Hans` and `zh-CN`.
package struct AndroidFolders {
  private let languages: [String: [String]]

  package init(of languages: [String]) {
    let named = Set(languages).compactMap { language in
      AndroidLocale(of: language)?.folders.first.map { (folder: $0, language: language) }
    }
    self.languages = Dictionary(grouping: named, by: \.folder).mapValues { $0.map(\.language) }
  }

  /// Returns whether another language uses a folder.
  fileprivate func isTaken(_ folder: String, beside language: String) -> Bool {
    languages[folder]?.contains { $0 != language } ?? false
  }
}

/// A problem of a key in a catalog.
struct AndroidKeyProblem {
  var problem: AndroidProblem
  let file: String
  let line: Int?

  /// Returns one diagnostic for problems of a key that have the same message in several languages.
  static func diagnostics(of all: [AndroidKeyProblem]) -> [Diagnostic] {
    var folded: [AndroidKeyProblem] = []
    var positions: [[String]: Int] = [:]
    for item in all {
      let identity = [item.file, item.problem.identifier, item.problem.key, item.problem.clause]
      if item.problem.isLoss, let position = positions[identity] {
        folded[position].problem.languages += item.problem.languages
      } else {
        positions[identity] = folded.count
        folded.append(item)
      }
    }
    return folded.map(\.diagnostic)
  }

  private var diagnostic: Diagnostic {
    let place = line.map { SourceLocation(line: $0, column: 1) }
    return Diagnostic(
      problem.isLoss ? .warning : .note, problem.identifier, problem.sentence, file: file, location: place)
  }
}
