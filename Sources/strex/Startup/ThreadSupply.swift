import FileSystem
import Foundation
import StringExtraction

/// The threads that run tasks.
enum ThreadSupply {
  /// Creates the threads, as many as a run uses at the same time.
  /// - Throws: the reason why a thread cannot be created, or why Dispatch cannot work if the command also uses it.
  static func create(for command: CommandDescription?) throws(UsageError) {
    #if !canImport(Darwin)
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      BackgroundTask.executor = try ThreadExecutor(threads: count)
      guard let command, command.usesDispatch else { return }
      // Dispatch reads the states of its threads once a second, and ends the process if it cannot.
      guard access("/proc/self/stat", R_OK) == 0 else {
        throw UsageError("`strex \(command.name)` needs `/proc`; mount it")
      }
      try ThreadExecutor(threads: count).end()
    #endif
  }
}
