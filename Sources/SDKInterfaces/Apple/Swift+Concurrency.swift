// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Tasks, asynchronous sequences, clocks and durations.
  static let swiftConcurrency = InterfaceFile(
    "Swift",
    #"""
    protocol Actor: AnyObject {}
    extension Actor {
      func preconditionIsolated(_: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _)
      func assertIsolated(_: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _)
      func assumeIsolated<T>(_: (Self) -> T, file: StaticString = _, line: UInt = _) -> T
    }
    protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType
    }
    actor MainActor: GlobalActor {
      typealias ActorType = MainActor
      static var shared: MainActor
      static func run<T>(resultType: T.Type = _, body: () -> T) -> T
      static func assumeIsolated<T>(_: () -> T, file: StaticString = _, line: UInt = _) -> T
    }
    struct Task<Success, Failure>: Hashable where Failure: Error {
      var value: Success
      var result: Result<Success, Failure>
      var isCancelled: Bool
      func cancel()
    }
    extension Task where Success == Never, Failure == Never {
      static var currentPriority: TaskPriority
      static var basePriority: TaskPriority?
      static var isCancelled: Bool
      static func yield()
      static func checkCancellation()
      static func sleep(_: UInt64)
      static func sleep(nanoseconds: UInt64)
      static func sleep<C>(until: C.Instant, tolerance: C.Instant.Duration? = _, clock: C = _) where C: Clock
      static func sleep<C>(for: C.Instant.Duration, tolerance: C.Instant.Duration? = _, clock: C = _) where C: Clock
    }
    extension Task where Failure == Never {
      init(name: String? = _, priority: TaskPriority? = _, operation: () -> Success)
      static func detached(name: String? = _, priority: TaskPriority? = _, operation: () -> Success) -> Task<Success, Never>
    }
    extension Task where Failure == any Error {
      init(name: String? = _, priority: TaskPriority? = _, operation: () -> Success)
      static func detached(name: String? = _, priority: TaskPriority? = _, operation: () -> Success) -> Task<Success, any Error>
    }
    struct TaskPriority: RawRepresentable, Comparable, Hashable, CustomStringConvertible, Codable {
      typealias RawValue = UInt8
      init(rawValue: UInt8)
      var rawValue: UInt8
      static var high, medium, low, userInitiated, utility, background: TaskPriority
    }
    struct CancellationError: Error {
      init()
    }
    struct TaskGroup<ChildTaskResult>: AsyncSequence {
      typealias Element = ChildTaskResult
      typealias Failure = Never
      typealias AsyncIterator = TaskGroup<ChildTaskResult>.Iterator
      var isEmpty, isCancelled: Bool
      func next() -> ChildTaskResult?
      func waitForAll()
      func cancelAll()
      func addTask(name: String? = _, priority: TaskPriority? = _, operation: () -> ChildTaskResult)
      func addTaskUnlessCancelled(name: String? = _, priority: TaskPriority? = _, operation: () -> ChildTaskResult) -> Bool
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
      }
    }
    struct ThrowingTaskGroup<ChildTaskResult, Failure>: AsyncSequence where Failure: Error {
      typealias Element = ChildTaskResult
      typealias AsyncIterator = ThrowingTaskGroup<ChildTaskResult, Failure>.Iterator
      var isEmpty, isCancelled: Bool
      func next() -> ChildTaskResult?
      func nextResult() -> Result<ChildTaskResult, Failure>?
      func waitForAll()
      func cancelAll()
      func addTask(name: String? = _, priority: TaskPriority? = _, operation: () -> ChildTaskResult)
      func addTaskUnlessCancelled(name: String? = _, priority: TaskPriority? = _, operation: () -> ChildTaskResult) -> Bool
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = ChildTaskResult
      }
    }
    struct DiscardingTaskGroup {
      var isEmpty, isCancelled: Bool
      func cancelAll()
      func addTask(name: String? = _, priority: TaskPriority? = _, operation: () -> Void)
    }
    struct ThrowingDiscardingTaskGroup<Failure> where Failure: Error {
      var isEmpty, isCancelled: Bool
      func cancelAll()
      func addTask(name: String? = _, priority: TaskPriority? = _, operation: () -> Void)
    }
    func withTaskGroup<ChildTaskResult, GroupResult>(of: ChildTaskResult.Type = _, returning: GroupResult.Type = _, body: (inout TaskGroup<ChildTaskResult>) -> GroupResult) -> GroupResult
    func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of: ChildTaskResult.Type = _, returning: GroupResult.Type = _, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) -> GroupResult) -> GroupResult
    func withDiscardingTaskGroup<GroupResult>(returning: GroupResult.Type = _, body: (inout DiscardingTaskGroup) -> GroupResult) -> GroupResult
    func withThrowingDiscardingTaskGroup<GroupResult>(returning: GroupResult.Type = _, body: (inout ThrowingDiscardingTaskGroup<any Error>) -> GroupResult) -> GroupResult
    func withTaskCancellationHandler<T>(operation: () -> T, onCancel: () -> Void) -> T
    func withCheckedContinuation<T>(function: String = _, _: (CheckedContinuation<T, Never>) -> Void) -> T
    func withCheckedThrowingContinuation<T>(function: String = _, _: (CheckedContinuation<T, any Error>) -> Void) -> T
    func withUnsafeContinuation<T>(_: (UnsafeContinuation<T, Never>) -> Void) -> T
    func withUnsafeThrowingContinuation<T>(_: (UnsafeContinuation<T, any Error>) -> Void) -> T
    func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) -> T) -> T
    struct UnsafeCurrentTask: Hashable {
      var isCancelled: Bool
      var priority: TaskPriority
      func cancel()
    }
    struct CheckedContinuation<T, E> where E: Error {
      func resume(returning: T)
      func resume(throwing: E)
      func resume<Er>(with: Result<T, Er>) where Er: Error
      func resume() where T == ()
    }
    struct UnsafeContinuation<T, E> where E: Error {
      func resume(returning: T)
      func resume(throwing: E)
      func resume<Er>(with: Result<T, Er>) where Er: Error
      func resume() where T == ()
    }
    @propertyWrapper class TaskLocal<Value>: CustomStringConvertible {
      init(wrappedValue: Value)
      func get() -> Value
      func withValue<R>(_: Value, operation: () -> R, file: String = _, line: UInt = _) -> R
      var projectedValue: TaskLocal<Value>
      var wrappedValue: Value
    }
    protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      func next() -> Element?
    }
    protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      associatedtype Element
      associatedtype Failure: Error = any Error
      func makeAsyncIterator() -> AsyncIterator
    }
    extension AsyncSequence {
      func map<Transformed>(_: (Element) -> Transformed) -> AsyncMapSequence<Self, Transformed>
      func compactMap<ElementOfResult>(_: (Element) -> ElementOfResult?) -> AsyncCompactMapSequence<Self, ElementOfResult>
      func flatMap<SegmentOfResult>(_: (Element) -> SegmentOfResult) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence
      func filter(_: (Element) -> Bool) -> AsyncFilterSequence<Self>
      func prefix(_: Int) -> AsyncPrefixSequence<Self>
      func prefix(while: (Element) -> Bool) -> AsyncPrefixWhileSequence<Self>
      func dropFirst(_: Int = _) -> AsyncDropFirstSequence<Self>
      func drop(while: (Element) -> Bool) -> AsyncDropWhileSequence<Self>
      func reduce<Result>(_: Result, _: (Result, Element) -> Result) -> Result
      func reduce<Result>(into: Result, _: (inout Result, Element) -> Void) -> Result
      func contains(where: (Element) -> Bool) -> Bool
      func allSatisfy(_: (Element) -> Bool) -> Bool
      func first(where: (Element) -> Bool) -> Element?
      func min(by: (Element, Element) -> Bool) -> Element?
      func max(by: (Element, Element) -> Bool) -> Element?
    }
    extension AsyncSequence where Element: Equatable {
      func contains(_: Element) -> Bool
    }
    extension AsyncSequence where Element: Comparable {
      func min() -> Element?
      func max() -> Element?
    }
    struct AsyncMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
      typealias Element = Transformed
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol { typealias Element = Transformed }
      typealias AsyncIterator = AsyncMapSequence<Base, Transformed>.Iterator
    }
    struct AsyncCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
      typealias Element = ElementOfResult
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol { typealias Element = ElementOfResult }
      typealias AsyncIterator = AsyncCompactMapSequence<Base, ElementOfResult>.Iterator
    }
    struct AsyncFlatMapSequence<Base, SegmentOfResult>: AsyncSequence where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
      typealias Element = SegmentOfResult.Element
      typealias Failure = Base.Failure
      struct Iterator: AsyncIteratorProtocol { typealias Element = SegmentOfResult.Element }
      typealias AsyncIterator = AsyncFlatMapSequence<Base, SegmentOfResult>.Iterator
    }
    struct AsyncFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = Base.AsyncIterator
    }
    struct AsyncPrefixSequence<Base>: AsyncSequence where Base: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = Base.AsyncIterator
    }
    struct AsyncPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = Base.AsyncIterator
    }
    struct AsyncDropFirstSequence<Base>: AsyncSequence where Base: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = Base.AsyncIterator
    }
    struct AsyncDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
      typealias Element = Base.Element
      typealias Failure = Base.Failure
      typealias AsyncIterator = Base.AsyncIterator
    }
    struct AsyncStream<Element>: AsyncSequence {
      typealias Failure = Never
      typealias AsyncIterator = AsyncStream<Element>.Iterator
      init(_: Element.Type = _, bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = _, _: (AsyncStream<Element>.Continuation) -> Void)
      init(unfolding: () -> Element?, onCancel: (() -> Void)? = _)
      static func makeStream(of: Element.Type = _, bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = _) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
      struct Continuation: Hashable {
        func yield(_: Element) -> AsyncStream<Element>.Continuation.YieldResult
        func yield(with: Result<Element, Never>) -> AsyncStream<Element>.Continuation.YieldResult
        func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
        func finish()
        var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)?
        enum Termination: Hashable { case finished, cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
      }
      struct Iterator: AsyncIteratorProtocol {
        func next() -> Element?
      }
    }
    struct AsyncThrowingStream<Element, Failure>: AsyncSequence where Failure: Error {
      typealias AsyncIterator = AsyncThrowingStream<Element, Failure>.Iterator
      init(_: Element.Type = _, bufferingPolicy: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = _, _: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) where Failure == any Error
      init(unfolding: () -> Element?) where Failure == any Error
      static func makeStream(of: Element.Type = _, throwing: Failure.Type = _, bufferingPolicy: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = _) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) where Failure == any Error
      struct Continuation: Hashable {
        func yield(_: Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
        func yield(with: Result<Element, Failure>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
        func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Element == ()
        func finish(throwing: Failure? = _)
        var onTermination: ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)?
        enum Termination { case finished(Failure?), cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        enum BufferingPolicy { case unbounded, bufferingOldest(Int), bufferingNewest(Int) }
      }
      struct Iterator: AsyncIteratorProtocol {
        func next() -> Element?
      }
    }
    protocol DurationProtocol: AdditiveArithmetic, Comparable {
      static func / (_: Self, _: Int) -> Self
      static func * (_: Self, _: Int) -> Self
      static func / (_: Self, _: Self) -> Double
    }
    struct Duration: Codable, Hashable, DurationProtocol, CustomStringConvertible {
      init(secondsComponent: Int64, attosecondsComponent: Int64)
      init(attoseconds: Int128)
      var components: (seconds: Int64, attoseconds: Int64)
      var attoseconds: Int128
      static func seconds<T>(_: T) -> Duration where T: BinaryInteger
      static func seconds(_: Double) -> Duration
      static func milliseconds<T>(_: T) -> Duration where T: BinaryInteger
      static func milliseconds(_: Double) -> Duration
      static func microseconds<T>(_: T) -> Duration where T: BinaryInteger
      static func microseconds(_: Double) -> Duration
      static func nanoseconds<T>(_: T) -> Duration where T: BinaryInteger
      static func nanoseconds(_: Double) -> Duration
      static func / (_: Duration, _: Double) -> Duration
      static func / <T>(_: Duration, _: T) -> Duration where T: BinaryInteger
      static func / (_: Duration, _: Duration) -> Double
      static func * (_: Duration, _: Double) -> Duration
      static func * <T>(_: Duration, _: T) -> Duration where T: BinaryInteger
      static func *= <T>(_: inout Duration, _: T) where T: BinaryInteger
    }
    protocol InstantProtocol<Duration>: Comparable, Hashable {
      associatedtype Duration: DurationProtocol
      func advanced(by: Duration) -> Self
      func duration(to: Self) -> Duration
    }
    protocol Clock<Duration> {
      associatedtype Duration where Duration == Instant.Duration
      associatedtype Instant: InstantProtocol
      var now: Instant
      var minimumResolution: Duration
    }
    extension Clock {
      func measure(_: () -> Void) -> Instant.Duration
      func sleep(for: Instant.Duration, tolerance: Instant.Duration? = _)
      func sleep(until: Instant, tolerance: Instant.Duration? = _)
    }
    extension Clock where Self == ContinuousClock {
      static var continuous: ContinuousClock
    }
    extension Clock where Self == SuspendingClock {
      static var suspending: SuspendingClock
    }
    struct ContinuousClock: Clock {
      typealias Duration = Swift.Duration
      init()
      static var now: ContinuousClock.Instant
      var now: ContinuousClock.Instant
      struct Instant: Codable, InstantProtocol {
        typealias Duration = Swift.Duration
        static var now: ContinuousClock.Instant
        static func + (_: ContinuousClock.Instant, _: Swift.Duration) -> ContinuousClock.Instant
        static func - (_: ContinuousClock.Instant, _: Swift.Duration) -> ContinuousClock.Instant
        static func - (_: ContinuousClock.Instant, _: ContinuousClock.Instant) -> Swift.Duration
        static func += (_: inout ContinuousClock.Instant, _: Swift.Duration)
        static func -= (_: inout ContinuousClock.Instant, _: Swift.Duration)
      }
    }
    struct SuspendingClock: Clock {
      typealias Duration = Swift.Duration
      init()
      static var now: SuspendingClock.Instant
      var now: SuspendingClock.Instant
      struct Instant: Codable, InstantProtocol {
        typealias Duration = Swift.Duration
        static var now: SuspendingClock.Instant
        static func + (_: SuspendingClock.Instant, _: Swift.Duration) -> SuspendingClock.Instant
        static func - (_: SuspendingClock.Instant, _: Swift.Duration) -> SuspendingClock.Instant
        static func - (_: SuspendingClock.Instant, _: SuspendingClock.Instant) -> Swift.Duration
      }
    }
    """#)
}
