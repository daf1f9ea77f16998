// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Optionals, results, key paths, pointers, reflection, assertions.
  static let swiftValues = InterfaceFile(
    "Swift",
    #"""
    enum Optional<Wrapped>: ExpressibleByNilLiteral, CustomDebugStringConvertible {
      case none, some(Wrapped)
      init(_: Wrapped)
      func map<U>(_: (Wrapped) -> U) -> U?
      func flatMap<U>(_: (Wrapped) -> U?) -> U?
      func take() -> Wrapped?
      var unsafelyUnwrapped: Wrapped
      static func == (_: Wrapped?, _: _OptionalNilComparisonType) -> Bool
      static func == (_: _OptionalNilComparisonType, _: Wrapped?) -> Bool
      static func != (_: Wrapped?, _: _OptionalNilComparisonType) -> Bool
      static func != (_: _OptionalNilComparisonType, _: Wrapped?) -> Bool
      static func ~= (_: _OptionalNilComparisonType, _: Wrapped?) -> Bool
    }
    extension Optional: Equatable where Wrapped: Equatable {
      static func == (_: Wrapped?, _: Wrapped?) -> Bool
      static func != (_: Wrapped?, _: Wrapped?) -> Bool
    }
    extension Optional: Hashable where Wrapped: Hashable {}
    extension Optional: Encodable where Wrapped: Encodable {}
    extension Optional: Decodable where Wrapped: Decodable {}
    struct _OptionalNilComparisonType: ExpressibleByNilLiteral {}
    enum Result<Success, Failure> where Failure: Error {
      case success(Success), failure(Failure)
      init(catching: () -> Success)
      func get() -> Success
      func map<NewSuccess>(_: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
      func mapError<NewFailure>(_: (Failure) -> NewFailure) -> Result<Success, NewFailure> where NewFailure: Error
      func flatMap<NewSuccess>(_: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
      func flatMapError<NewFailure>(_: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure> where NewFailure: Error
    }
    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    extension Result: Hashable where Success: Hashable, Failure: Hashable {}
    enum Never: Error, Comparable, Hashable, Identifiable, Codable {
      typealias ID = Never
    }
    class AnyKeyPath: Hashable, CustomDebugStringConvertible {
      static var rootType, valueType: Any.Type
      func appending(path: AnyKeyPath) -> AnyKeyPath?
    }
    class PartialKeyPath<Root>: AnyKeyPath {}
    class KeyPath<Root, Value>: PartialKeyPath<Root> {
      func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue>
    }
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
      func appending<AppendedValue>(path: WritableKeyPath<Value, AppendedValue>) -> WritableKeyPath<Root, AppendedValue>
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
      func appending<AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>) -> ReferenceWritableKeyPath<Root, AppendedValue>
    }
    struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init<H>(_: H) where H: Hashable
      var base: Any
    }
    struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
      init(_: AnyObject)
      init(_: Any.Type)
    }
    struct Mirror: CustomStringConvertible {
      typealias Child = (label: String?, value: Any)
      typealias Children = AnyCollection<(label: String?, value: Any)>
      init(reflecting: Any)
      var subjectType: Any.Type
      var children: AnyCollection<(label: String?, value: Any)>
      var displayStyle: Mirror.DisplayStyle?
      var superclassMirror: Mirror?
      func descendant(_: Any, _: Any...) -> Any?
      enum DisplayStyle: Hashable { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
    }
    enum MemoryLayout<T> {
      static var size, stride, alignment: Int
      static func size(ofValue: T) -> Int
      static func stride(ofValue: T) -> Int
      static func alignment(ofValue: T) -> Int
      static func offset(of: PartialKeyPath<T>) -> Int?
    }
    enum CommandLine {
      static var argc: Int32
      static var arguments: [String]
    }
    protocol _Pointer: Hashable, Strideable, Comparable, CustomDebugStringConvertible, CVarArg {
      associatedtype Pointee
      init?(bitPattern: Int)
      init?(bitPattern: UInt)
    }
    extension _Pointer {
      static func + (_: Self, _: Int) -> Self
      static func - (_: Self, _: Int) -> Self
      static func - (_: Self, _: Self) -> Int
      static func += (_: inout Self, _: Int)
      static func -= (_: inout Self, _: Int)
      func successor() -> Self
      func predecessor() -> Self
    }
    struct UnsafePointer<Pointee>: _Pointer {
      typealias Stride = Int
      init(_: UnsafePointer<Pointee>)
      init?(_: UnsafePointer<Pointee>?)
      init(_: UnsafeMutablePointer<Pointee>)
      init?(_: UnsafeMutablePointer<Pointee>?)
      var pointee: Pointee
      subscript(_: Int) -> Pointee
      func deallocate()
      func withMemoryRebound<T, Result>(to: T.Type, capacity: Int, _: (UnsafePointer<T>) -> Result) -> Result
    }
    struct UnsafeMutablePointer<Pointee>: _Pointer {
      typealias Stride = Int
      init(_: UnsafeMutablePointer<Pointee>)
      init?(_: UnsafeMutablePointer<Pointee>?)
      init(mutating: UnsafePointer<Pointee>)
      init?(mutating: UnsafePointer<Pointee>?)
      static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee>
      var pointee: Pointee
      subscript(_: Int) -> Pointee
      func deallocate()
      func initialize(to: Pointee)
      func initialize(repeating: Pointee, count: Int)
      func initialize(from: UnsafePointer<Pointee>, count: Int)
      func update(from: UnsafePointer<Pointee>, count: Int)
      func update(repeating: Pointee, count: Int)
      func move() -> Pointee
      func deinitialize(count: Int) -> UnsafeMutableRawPointer
      func withMemoryRebound<T, Result>(to: T.Type, capacity: Int, _: (UnsafeMutablePointer<T>) -> Result) -> Result
    }
    struct UnsafeRawPointer: _Pointer {
      typealias Pointee = UInt8
      typealias Stride = Int
      init<T>(_: UnsafePointer<T>)
      init<T>(_: UnsafeMutablePointer<T>)
      init(_: UnsafeMutableRawPointer)
      init(_: OpaquePointer)
      func load<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func bindMemory<T>(to: T.Type, capacity: Int) -> UnsafePointer<T>
      func assumingMemoryBound<T>(to: T.Type) -> UnsafePointer<T>
      func deallocate()
    }
    struct UnsafeMutableRawPointer: _Pointer {
      typealias Pointee = UInt8
      typealias Stride = Int
      init<T>(_: UnsafeMutablePointer<T>)
      init(mutating: UnsafeRawPointer)
      init(_: OpaquePointer)
      static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer
      func load<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func storeBytes<T>(of: T, toByteOffset: Int = _, as: T.Type)
      func copyMemory(from: UnsafeRawPointer, byteCount: Int)
      func bindMemory<T>(to: T.Type, capacity: Int) -> UnsafeMutablePointer<T>
      func assumingMemoryBound<T>(to: T.Type) -> UnsafeMutablePointer<T>
      func deallocate()
    }
    struct OpaquePointer: Hashable, CustomDebugStringConvertible, CVarArg {
      init<T>(_: UnsafePointer<T>)
      init<T>(_: UnsafeMutablePointer<T>)
      init(_: UnsafeRawPointer)
      init(_: UnsafeMutableRawPointer)
      init?(bitPattern: Int)
    }
    struct AutoreleasingUnsafeMutablePointer<Pointee>: _Pointer {
      typealias Stride = Int
      var pointee: Pointee
      subscript(_: Int) -> Pointee
    }
    struct Unmanaged<Instance> where Instance: AnyObject {
      static func fromOpaque(_: UnsafeRawPointer) -> Unmanaged<Instance>
      static func passRetained(_: Instance) -> Unmanaged<Instance>
      static func passUnretained(_: Instance) -> Unmanaged<Instance>
      func toOpaque() -> UnsafeMutableRawPointer
      func takeRetainedValue() -> Instance
      func takeUnretainedValue() -> Instance
      func retain() -> Unmanaged<Instance>
      func release()
    }
    struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<UnsafeBufferPointer<Element>>
      typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
      init(start: UnsafePointer<Element>?, count: Int)
      init(_: UnsafeMutableBufferPointer<Element>)
      init(rebasing: Slice<UnsafeBufferPointer<Element>>)
      var baseAddress: UnsafePointer<Element>?
    }
    struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<UnsafeMutableBufferPointer<Element>>
      typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
      init(start: UnsafeMutablePointer<Element>?, count: Int)
      init(rebasing: Slice<UnsafeMutableBufferPointer<Element>>)
      static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element>
      var baseAddress: UnsafeMutablePointer<Element>?
      func deallocate()
      func initialize(repeating: Element)
    }
    struct UnsafeRawBufferPointer: RandomAccessCollection {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<UnsafeRawBufferPointer>
      typealias SubSequence = Slice<UnsafeRawBufferPointer>
      init(start: UnsafeRawPointer?, count: Int)
      init<T>(_: UnsafeBufferPointer<T>)
      var baseAddress: UnsafeRawPointer?
      func load<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func bindMemory<T>(to: T.Type) -> UnsafeBufferPointer<T>
    }
    struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<UnsafeMutableRawBufferPointer>
      typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
      init(start: UnsafeMutableRawPointer?, count: Int)
      static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer
      var baseAddress: UnsafeMutableRawPointer?
      func load<T>(fromByteOffset: Int = _, as: T.Type) -> T
      func copyBytes<C>(from: C) where C: Collection, C.Element == UInt8
      func copyMemory(from: UnsafeRawBufferPointer)
      func bindMemory<T>(to: T.Type) -> UnsafeMutableBufferPointer<T>
      func deallocate()
    }
    func withUnsafePointer<T, Result>(to: T, _: (UnsafePointer<T>) -> Result) -> Result
    func withUnsafeMutablePointer<T, Result>(to: inout T, _: (UnsafeMutablePointer<T>) -> Result) -> Result
    func withUnsafeBytes<T, Result>(of: T, _: (UnsafeRawBufferPointer) -> Result) -> Result
    func withUnsafeMutableBytes<T, Result>(of: inout T, _: (UnsafeMutableRawBufferPointer) -> Result) -> Result
    func withExtendedLifetime<T, Result>(_: T, _: () -> Result) -> Result
    func withoutActuallyEscaping<ClosureType, ResultType>(_: ClosureType, do: (ClosureType) -> ResultType) -> ResultType
    func withVaList<R>(_: [any CVarArg], _: (CVaListPointer) -> R) -> R
    struct CVaListPointer {}
    func unsafeBitCast<T, U>(_: T, to: U.Type) -> U
    func unsafeDowncast<T>(_: AnyObject, to: T.Type) -> T where T: AnyObject
    func isKnownUniquelyReferenced<T>(_: inout T) -> Bool where T: AnyObject
    func type<T>(of: T) -> T.Type
    func swap<T>(_: inout T, _: inout T)
    func exchange<T>(_: inout T, with: T) -> T
    func assert(_: @autoclosure () -> Bool, _: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _)
    func precondition(_: @autoclosure () -> Bool, _: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _)
    func assertionFailure(_: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _)
    func preconditionFailure(_: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _) -> Never
    func fatalError(_: @autoclosure () -> String = _, file: StaticString = _, line: UInt = _) -> Never
    """#)
}
