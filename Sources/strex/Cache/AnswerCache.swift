import Foundation
import ProjectLayout

/// Answers of runs over git's index, kept below the git directory for runs that would give them again.
///
/// An answer belongs to everything that it follows from: the tool, the command line, the entries of the index, and what
/// was learnt from the disk beside them. Whoever deletes the folder loses time only.
struct AnswerCache {
  private let folder: FilePath
  private let key: Digest
  private let list: StagedList

  /// The answers that stay; the oldest go.
  private static let capacity = 64
  /// Bytes of the longest answer that is kept.
  private static let limit = 1 << 22

  /// - Parameters:
  ///   - named: all paths that the command line names.
  ///   - look: what the output's looks depend on.
  /// - Returns: `nil` where nothing can be kept.
  init?(_ list: StagedList, _ arguments: ParsedArguments, named: [NamedPath], look: [Bool]) {
    let unfit: [OptionName] = [.interface, .index, .carryRenames]
    if unfit.contains(where: arguments.has) { return nil }
    guard let common = Git.path(["rev-parse", "--git-common-dir"], in: list.top, binding: .bound) else { return nil }
    guard let path = Bundle.main.executablePath, let tool = try? FileStatus(of: path) else { return nil }
    folder = common.appending("strex")
    self.list = list
    var key = Digest()
    key.add("answer 1 \(Version.current) \(path) \(tool)")
    key.add(FileManager.default.currentDirectoryPath)
    key.add(arguments.operands.joined(separator: "\0"))
    for (name, values) in arguments.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      key.add(([name.rawValue] + values).joined(separator: "\0"))
    }
    for name in named {
      let root = SourceFinder.project(of: name)
      key.add("\(name.physical)\0\(name.isFolder)\0\(root.path)\0\(root.isInWorkTree)")
    }
    key.add("\(look)")
    list.add(to: &key)
    self.key = key
  }

  private var file: FilePath { folder.appending("answer-" + key.text) }

  /// What an earlier run answered, if all that it rests on is as it was.
  var answer: Answer? {
    guard let contents = try? FileContents(of: file.string), let answer = Answer(contents.bytes, to: key) else {
      return nil
    }
    return answer.facts.allSatisfy { $0.holds(in: list) } ? answer : nil
  }

  /// Keeps an answer; where that is impossible the next run takes longer, and that is all.
  func keep(_ answer: Answer) {
    guard let bytes = answer.bytes(for: key), bytes.count <= Self.limit else { return }
    try? FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    let status = try? FileStatus(of: file.string)
    try? AtomicFile(file.string, expected: status).write(bytes)
    Leftovers.remove(in: folder)
    removeOldest()
  }

  private func removeOldest() {
    let names = (try? FolderEntries(of: folder))?.entries.map(\.name).filter { $0.hasPrefix("answer-") } ?? []
    guard names.count > Self.capacity else { return }
    let dated = names.compactMap { name -> (path: String, modified: [Int])? in
      let path = folder.appending(name).string
      return (try? FileStatus(of: path)).map { (path, $0.modified) }
    }
    let newestFirst = dated.sorted { $1.modified.lexicographicallyPrecedes($0.modified) }
    for (path, _) in newestFirst.dropFirst(Self.capacity / 2) { unlink(path) }
  }
}
