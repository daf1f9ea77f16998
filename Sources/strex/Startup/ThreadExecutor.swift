#if !canImport(Darwin)
  import FileSystem
  import Foundation

  /// Runs tasks on its own threads.
  ///
  /// Dispatch, which runs tasks by default, waits forever for a thread that cannot be created, and its threads have no
  /// stack for `CrashReport`. It also ends the process if `/proc` is missing, as in hardened containers.
  final class ThreadExecutor: TaskExecutor {
    private let jobs = WaitingJobs()
    private let threads: [pthread_t]

    /// - Parameter count: the number of threads.
    /// - Throws: the reason why a thread cannot be created.
    init(threads count: Int) throws(UsageError) {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Self.stackSize)
      var threads: [pthread_t] = []
      for _ in 0..<count {
        var thread = pthread_t()
        let jobs = Unmanaged.passRetained(jobs)
        let code = pthread_create(&thread, &attributes, Self.runJobs, jobs.toOpaque())
        guard code == 0 else {
          let reason = String(cString: strerror(code))
          throw UsageError("cannot create a thread: \(reason); raise the limit on processes or memory")
        }
        threads.append(thread)
      }
      self.threads = threads
    }

    /// The default for threads on Linux, in bytes. A smaller limit on the stack does not change it.
    private static let stackSize = 8 << 20

    private static let runJobs: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      guard let pointer else { return nil }
      CrashReport.useOwnStack()
      let jobs = Unmanaged<WaitingJobs>.fromOpaque(pointer).takeRetainedValue()
      while let (job, executor) = jobs.next() { job.runSynchronously(on: executor) }
      return nil
    }

    func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job), asUnownedTaskExecutor()) }

    /// Ends the threads, which must have no jobs.
    func end() {
      jobs.end()
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// The jobs that no thread has started, in order.
  private final class WaitingJobs: @unchecked Sendable {
    typealias Job = (UnownedJob, UnownedTaskExecutor)

    private let condition = NSCondition()
    private var jobs: [Job] = []
    private var first = 0
    private var isEnded = false

    func add(_ job: UnownedJob, _ executor: UnownedTaskExecutor) {
      condition.withLock { jobs.append((job, executor)) }
      condition.signal()
    }

    /// Waits for a job.
    /// - Returns: `nil` at the end.
    func next() -> Job? {
      condition.withLock {
        while first == jobs.count {
          if isEnded { return nil }
          jobs.removeAll(keepingCapacity: true)
          first = 0
          condition.wait()
        }
        first += 1
        return jobs[first - 1]
      }
    }

    func end() {
      condition.withLock { isEnded = true }
      condition.broadcast()
    }
  }
#endif
