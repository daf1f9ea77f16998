/// Starts tasks that are not child tasks.
package enum BackgroundTask {
  #if !canImport(Darwin)
    /// The executor of all tasks, or `nil` for the default one. It is set before the first task starts.
    package nonisolated(unsafe) static var executor: (any TaskExecutor)?
  #endif

  /// Starts a task. Its child tasks run on the same executor.
  @discardableResult
  package static func start<Success: Sendable>(
    _ operation: @escaping @Sendable () async -> Success
  ) -> Task<Success, Never> {
    #if canImport(Darwin)
      Task(operation: operation)
    #else
      Task(executorPreference: executor, operation: operation)
    #endif
  }
}
