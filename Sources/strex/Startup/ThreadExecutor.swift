#if !canImport(Darwin)
  import Foundation

  /// Runs tasks on its own threads.
  ///
  /// Dispatch, which runs tasks by default, reads the states of its threads in `/proc` once a second. Hardened containers
  /// omit this folder, and Dispatch then ends the process.
  final class ThreadExecutor: TaskExecutor {
    /// Whether Dispatch can read the states of its threads.
    static var supportsDispatch: Bool { access("/proc/self/stat", R_OK) == 0 }

    private let jobs = WaitingJobs()

    /// - Parameter count: the number of threads.
    init(threads count: Int) {
      for _ in 0..<count {
        let thread = Thread { [self] in
          while true { jobs.next().runSynchronously(on: asUnownedTaskExecutor()) }
        }
        thread.stackSize = Self.stackSize
        thread.start()
      }
    }

    /// The default for threads on Linux, in bytes.
    private static let stackSize = 8 << 20

    func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
  }

  /// The jobs that no thread has started, in order.
  private final class WaitingJobs: @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var first = 0

    func add(_ job: UnownedJob) {
      condition.withLock { jobs.append(job) }
      condition.signal()
    }

    /// Waits for a job.
    func next() -> UnownedJob {
      condition.withLock {
        while first == jobs.count {
          jobs.removeAll(keepingCapacity: true)
          first = 0
          condition.wait()
        }
        first += 1
        return jobs[first - 1]
      }
    }
  }
#endif
