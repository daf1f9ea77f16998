import FileSystem
import Foundation
import StringExtraction

/// Checks whether the system allows enough threads. On Linux, Dispatch waits forever for a thread that cannot be
/// created.
enum ThreadSupply {
  /// Creates and ends as many threads as a run uses at the same time.
  /// - Throws: the reason why a thread cannot be created.
  static func demandThreads() throws(UsageError) {
    #if !canImport(Darwin)
      let code = failure(creating: count)
      guard code != 0 else { return }
      let reason = String(cString: strerror(code))
      throw UsageError("cannot create a thread: \(reason); raise the limit on processes or memory")
    #endif
  }

  /// Makes tasks run without Dispatch if it cannot work on this system.
  /// - Throws: if the command also uses Dispatch itself.
  static func replaceDispatch(for command: CommandDescription?) throws(UsageError) {
    #if !canImport(Darwin)
      if ThreadExecutor.supportsDispatch { return }
      if let command, command.usesDispatch {
        throw UsageError("`strex \(command.name)` needs `/proc`; mount it")
      }
      BackgroundTask.executor = ThreadExecutor(threads: count)
    #endif
  }

  #if !canImport(Darwin)
    /// The number of threads that a run uses at the same time.
    private static var count: Int { ProcessInfo.processInfo.activeProcessorCount + 1 }

    /// - Returns: the error number of the first thread that cannot be created, or 0 for none.
    private static func failure(creating count: Int) -> Int32 {
      let gate = UnsafeMutableRawPointer.allocate(
        byteCount: MemoryLayout<pthread_mutex_t>.size, alignment: MemoryLayout<pthread_mutex_t>.alignment)
      defer { gate.deallocate() }
      let mutex = gate.bindMemory(to: pthread_mutex_t.self, capacity: 1)
      pthread_mutex_init(mutex, nil)
      pthread_mutex_lock(mutex)
      var threads: [pthread_t] = []
      var code: Int32 = 0
      for _ in 0..<count where code == 0 {
        var thread = pthread_t()
        code = pthread_create(&thread, nil, passThrough, gate)
        if code == 0 { threads.append(thread) }
      }
      pthread_mutex_unlock(mutex)
      for thread in threads { pthread_join(thread, nil) }
      return code
    }

    /// Waits until all threads were created.
    private static let passThrough: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { gate in
      let mutex = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
      if let mutex, pthread_mutex_lock(mutex) == 0 { pthread_mutex_unlock(mutex) }
      return nil
    }
  #endif
}
