// A table: declarations of Combine in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Publishers, subjects and schedulers; operators return an erased publisher.
  static let combine = InterfaceFile(
    "Combine",
    #"""
    protocol Cancellable {
      func cancel()
    }
    extension Cancellable {
      func store<C>(in: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable
      func store(in: inout Set<AnyCancellable>)
    }
    class AnyCancellable: Cancellable, Hashable {
      init(_: () -> Void)
      init<C>(_: C) where C: Cancellable
    }
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
    }
    extension Publisher {
      func sink(receiveCompletion: (Subscribers.Completion<Failure>) -> Void, receiveValue: (Output) -> Void) -> AnyCancellable
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
      func map<T>(_: (Output) -> T) -> AnyPublisher<T, Failure>
      func map<T>(_: KeyPath<Output, T>) -> AnyPublisher<T, Failure>
      func map<T0, T1>(_: KeyPath<Output, T0>, _: KeyPath<Output, T1>) -> AnyPublisher<(T0, T1), Failure>
      func tryMap<T>(_: (Output) -> T) -> AnyPublisher<T, any Error>
      func mapError<E>(_: (Failure) -> E) -> AnyPublisher<Output, E> where E: Error
      func compactMap<T>(_: (Output) -> T?) -> AnyPublisher<T, Failure>
      func tryCompactMap<T>(_: (Output) -> T?) -> AnyPublisher<T, any Error>
      func flatMap<P>(maxPublishers: Subscribers.Demand = _, _: (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where P: Publisher
      func filter(_: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func tryFilter(_: (Output) -> Bool) -> AnyPublisher<Output, any Error>
      func removeDuplicates(by: (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func scan<T>(_: T, _: (T, Output) -> T) -> AnyPublisher<T, Failure>
      func reduce<T>(_: T, _: (T, Output) -> T) -> AnyPublisher<T, Failure>
      func collect() -> AnyPublisher<[Output], Failure>
      func collect(_: Int) -> AnyPublisher<[Output], Failure>
      func count() -> AnyPublisher<Int, Failure>
      func first() -> AnyPublisher<Output, Failure>
      func first(where: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func last() -> AnyPublisher<Output, Failure>
      func last(where: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func min(by: (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func max(by: (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func contains(where: (Output) -> Bool) -> AnyPublisher<Bool, Failure>
      func allSatisfy(_: (Output) -> Bool) -> AnyPublisher<Bool, Failure>
      func prefix(_: Int) -> AnyPublisher<Output, Failure>
      func prefix(while: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func prefix<P>(untilOutputFrom: P) -> AnyPublisher<Output, Failure> where P: Publisher
      func dropFirst(_: Int = _) -> AnyPublisher<Output, Failure>
      func drop(while: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func drop<P>(untilOutputFrom: P) -> AnyPublisher<Output, Failure> where P: Publisher
      func output(at: Int) -> AnyPublisher<Output, Failure>
      func ignoreOutput() -> AnyPublisher<Never, Failure>
      func prepend(_: Output...) -> AnyPublisher<Output, Failure>
      func append(_: Output...) -> AnyPublisher<Output, Failure>
      func merge<P>(with: P) -> AnyPublisher<Output, Failure> where P: Publisher, P.Output == Output
      func merge<B, C>(with: B, _: C) -> AnyPublisher<Output, Failure> where B: Publisher, C: Publisher
      func merge<B, C, D>(with: B, _: C, _: D) -> AnyPublisher<Output, Failure> where B: Publisher, C: Publisher, D: Publisher
      func combineLatest<P>(_: P) -> AnyPublisher<(Output, P.Output), Failure> where P: Publisher
      func combineLatest<P, T>(_: P, _: (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P: Publisher
      func combineLatest<P, Q>(_: P, _: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P: Publisher, Q: Publisher
      func combineLatest<P, Q, R>(_: P, _: Q, _: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> where P: Publisher, Q: Publisher, R: Publisher
      func zip<P>(_: P) -> AnyPublisher<(Output, P.Output), Failure> where P: Publisher
      func zip<P, T>(_: P, _: (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P: Publisher
      func zip<P, Q>(_: P, _: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P: Publisher, Q: Publisher
      func replaceError(with: Output) -> AnyPublisher<Output, Never>
      func replaceEmpty(with: Output) -> AnyPublisher<Output, Failure>
      func replaceNil<T>(with: T) -> AnyPublisher<T, Failure> where Output == T?
      func `catch`<P>(_: (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P: Publisher, P.Output == Output
      func tryCatch<P>(_: (Failure) -> P) -> AnyPublisher<Output, any Error> where P: Publisher, P.Output == Output
      func retry(_: Int) -> AnyPublisher<Output, Failure>
      func assertNoFailure(_: String = _, file: StaticString = _, line: UInt = _) -> AnyPublisher<Output, Never>
      func receive<S>(on: S, options: S.SchedulerOptions? = _) -> AnyPublisher<Output, Failure> where S: Scheduler
      func subscribe<S>(on: S, options: S.SchedulerOptions? = _) -> AnyPublisher<Output, Failure> where S: Scheduler
      func subscribe<S>(_: S) -> AnyCancellable where S: Subject, Failure == S.Failure, Output == S.Output
      func debounce<S>(for: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = _) -> AnyPublisher<Output, Failure> where S: Scheduler
      func throttle<S>(for: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> where S: Scheduler
      func delay<S>(for: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = _, scheduler: S, options: S.SchedulerOptions? = _) -> AnyPublisher<Output, Failure> where S: Scheduler
      func timeout<S>(_: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = _, customError: (() -> Failure)? = _) -> AnyPublisher<Output, Failure> where S: Scheduler
      func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error> where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input
      func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = _, receiveOutput: ((Output) -> Void)? = _, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = _, receiveCancel: (() -> Void)? = _, receiveRequest: ((Subscribers.Demand) -> Void)? = _) -> AnyPublisher<Output, Failure>
      func print(_: String = _, to: (any TextOutputStream)? = _) -> AnyPublisher<Output, Failure>
      func share() -> AnyPublisher<Output, Failure>
      func multicast<S>(subject: S) -> AnyPublisher<Output, Failure> where S: Subject
      func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> AnyPublisher<Output, Failure>
      var values: AsyncThrowingPublisher<Self>
    }
    extension Publisher where Failure == Never {
      func sink(receiveValue: (Output) -> Void) -> AnyCancellable
      func assign<Root>(to: ReferenceWritableKeyPath<Root, Output>, on: Root) -> AnyCancellable
      func assign(to: inout Published<Output>.Publisher)
      func setFailureType<E>(to: E.Type) -> AnyPublisher<Output, E> where E: Error
      var values: AsyncPublisher<Self>
    }
    extension Publisher where Output: Equatable {
      func removeDuplicates() -> AnyPublisher<Output, Failure>
      func contains(_: Output) -> AnyPublisher<Bool, Failure>
    }
    extension Publisher where Output: Comparable {
      func min() -> AnyPublisher<Output, Failure>
      func max() -> AnyPublisher<Output, Failure>
    }
    extension Publisher where Output: Encodable {
      func encode<Coder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error> where Coder: TopLevelEncoder
    }
    extension Publisher where Output: Publisher {
      func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
    }
    protocol ConnectablePublisher<Output, Failure>: Publisher {
      func connect() -> any Cancellable
    }
    extension ConnectablePublisher {
      func autoconnect() -> AnyPublisher<Output, Failure>
    }
    struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
      init<P>(_: P) where P: Publisher, Output == P.Output, Failure == P.Failure
    }
    enum Publishers {
      enum PrefetchStrategy { case keepFull, byRequest }
      enum BufferingStrategy<Failure> { case dropNewest, dropOldest, customError(() -> Failure) }
      struct Merge<A, B>: Publisher where A: Publisher, B: Publisher {
        typealias Output = A.Output
        typealias Failure = A.Failure
        init(_: A, _: B)
      }
      struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        init(_: Upstream...)
        init<S>(_: S) where S: Sequence, Upstream == S.Element
      }
      struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_: A, _: B)
      }
      struct CombineLatest3<A, B, C>: Publisher where A: Publisher, B: Publisher, C: Publisher {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        init(_: A, _: B, _: C)
      }
      struct CombineLatest4<A, B, C, D>: Publisher where A: Publisher, B: Publisher, C: Publisher, D: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        init(_: A, _: B, _: C, _: D)
      }
      struct Zip<A, B>: Publisher where A: Publisher, B: Publisher {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        init(_: A, _: B)
      }
      struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        typealias Output = Elements.Element
        init(sequence: Elements)
      }
    }
    extension Sequence {
      var publisher: Publishers.Sequence<Self, Never>
    }
    struct Just<Output>: Publisher {
      typealias Failure = Never
      init(_: Output)
      var output: Output
    }
    struct Empty<Output, Failure>: Publisher where Failure: Error {
      init(completeImmediately: Bool = _)
    }
    struct Fail<Output, Failure>: Publisher where Failure: Error {
      init(error: Failure)
      init(outputType: Output.Type, failure: Failure)
      var error: Failure
    }
    class Future<Output, Failure>: Publisher where Failure: Error {
      typealias Promise = (Result<Output, Failure>) -> Void
      init(_: ((Result<Output, Failure>) -> Void) -> Void)
      var value: Output
    }
    struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
      typealias Output = DeferredPublisher.Output
      typealias Failure = DeferredPublisher.Failure
      init(createPublisher: () -> DeferredPublisher)
    }
    protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }
    extension Subject where Output == () {
      func send()
    }
    class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
      init()
    }
    class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
      init(_: Output)
      var value: Output
    }
    @propertyWrapper struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value
      var projectedValue: Published<Value>.Publisher
      struct Publisher: Combine.Publisher {
        typealias Output = Value
        typealias Failure = Never
      }
    }
    protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      var objectWillChange: ObjectWillChangePublisher
    }
    class ObservableObjectPublisher: Publisher {
      typealias Output = Void
      typealias Failure = Never
      init()
      func send()
    }
    protocol Scheduler<SchedulerTimeType> {
      associatedtype SchedulerTimeType: Strideable
      associatedtype SchedulerOptions
      var now: SchedulerTimeType
      var minimumTolerance: SchedulerTimeType.Stride
    }
    protocol SchedulerTimeIntervalConvertible {
      static func seconds(_: Int) -> Self
      static func seconds(_: Double) -> Self
      static func milliseconds(_: Int) -> Self
      static func microseconds(_: Int) -> Self
      static func nanoseconds(_: Int) -> Self
    }
    struct ImmediateScheduler: Scheduler {
      typealias SchedulerTimeType = Int
      typealias SchedulerOptions = Never
      static var shared: ImmediateScheduler
    }
    protocol Subscription: Cancellable {
      func request(_: Subscribers.Demand)
    }
    protocol Subscriber<Input, Failure> {
      associatedtype Input
      associatedtype Failure: Error
    }
    enum Subscribers {
      enum Completion<Failure> where Failure: Error { case finished, failure(Failure) }
      struct Demand: Comparable, Hashable, CustomStringConvertible {
        static var unlimited, none: Self
        static func max(_: Int) -> Self
        var max: Int?
      }
    }
    struct AsyncPublisher<P>: AsyncSequence where P: Publisher {
      typealias Element = P.Output
      typealias Failure = Never
      struct Iterator: AsyncIteratorProtocol { typealias Element = P.Output }
      typealias AsyncIterator = AsyncPublisher<P>.Iterator
    }
    struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
      typealias Element = P.Output
      struct Iterator: AsyncIteratorProtocol { typealias Element = P.Output }
      typealias AsyncIterator = AsyncThrowingPublisher<P>.Iterator
    }
    protocol TopLevelEncoder {
      associatedtype Output
      func encode<T>(_: T) -> Output where T: Encodable
    }
    protocol TopLevelDecoder {
      associatedtype Input
      func decode<T>(_: T.Type, from: Input) -> T where T: Decodable
    }
    """#)
}
