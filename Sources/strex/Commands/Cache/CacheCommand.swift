import Diagnostics
import FileSystem
import Foundation
import IncrementalExtraction

/// `strex cache clear`: removes the cached data of earlier runs.
struct CacheCommand: Command {
  static let description = CommandDescription(
    name: "cache", summary: "Clear the cache", group: .other, operands: .choice(["clear"]),
    discussion: """
      `clear` removes the results cached by earlier runs.

      extract, sync, audit, lint, status, targets and explain cache their results. A result is reused until a file,
      folder or git state that it depends on changes. Runs with --staged also cache the results for each staged file.
      The cache is in .git/strex or, outside git repositories, in the user's cache folder. Damaged cache files are
      ignored. With --no-cache, a run neither reads nor writes the cache. The exit status is 0 on success and 2 on
      errors.
      """)

  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    let around = CacheFolder(around: context.currentFolder, user: nil)
    let folders = [around, context.userCache().map { CacheFolder(ofUser: $0) }].compactMap { $0 }
    for folder in folders { try clear(folder) }
    return .success
  }

  private func clear(_ folder: CacheFolder) throws(FileError) {
    let files = folder.files([
      RunCache.prefix, ExtractionCacheStore.prefix, ExtractionCacheStore.markerPrefix, CachedSDKNames.prefix,
    ])
    for file in files where unlink(file.string) != 0 && errno != ENOENT {
      throw FileError(file.string, code: errno)
    }
    if files.isEmpty { return }
    console.summarize("\(folder.path): removed \(Quantity.of(files.count, "file"))")
  }
}
