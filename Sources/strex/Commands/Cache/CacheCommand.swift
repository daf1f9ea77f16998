import Diagnostics
import FileSystem
import Foundation
import IncrementalExtraction

/// `strex cache clear`: removes the cached data of earlier runs.
struct CacheCommand: Command {
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
