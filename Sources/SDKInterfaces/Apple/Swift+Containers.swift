// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Arrays, dictionaries, sets and ranges.
  static let swiftContainers = InterfaceFile(
    "Swift",
    #"""
    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<[Element]>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element
      init(unsafeUninitializedCapacity: Int, initializingWith: (inout UnsafeMutableBufferPointer<Element>, inout Int) -> Void)
      init(arrayLiteral: Element...)
      var capacity: Int
      static func + (_: [Element], _: [Element]) -> [Element]
      static func += (_: inout [Element], _: [Element])
      func withUnsafeBufferPointer<R>(_: (UnsafeBufferPointer<Element>) -> R) -> R
      func withUnsafeMutableBufferPointer<R>(_: (inout UnsafeMutableBufferPointer<Element>) -> R) -> R
      func withUnsafeBytes<R>(_: (UnsafeRawBufferPointer) -> R) -> R
      func withUnsafeMutableBytes<R>(_: (UnsafeMutableRawBufferPointer) -> R) -> R
    }
    extension Array: Equatable where Element: Equatable {}
    extension Array: Hashable where Element: Hashable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<ArraySlice<Element>>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element
      init(arrayLiteral: Element...)
      var capacity: Int
      func withUnsafeBufferPointer<R>(_: (UnsafeBufferPointer<Element>) -> R) -> R
      func withUnsafeBytes<R>(_: (UnsafeRawBufferPointer) -> R) -> R
    }
    extension ArraySlice: Equatable where Element: Equatable {}
    extension ArraySlice: Hashable where Element: Hashable {}
    struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<ContiguousArray<Element>>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element
      init(arrayLiteral: Element...)
      var capacity: Int
      func withUnsafeBufferPointer<R>(_: (UnsafeBufferPointer<Element>) -> R) -> R
      func withUnsafeMutableBufferPointer<R>(_: (inout UnsafeMutableBufferPointer<Element>) -> R) -> R
    }
    extension ContiguousArray: Equatable where Element: Equatable {}
    extension ContiguousArray: Hashable where Element: Hashable {}
    struct Dictionary<Key, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible where Key: Hashable {
      typealias Element = (key: Key, value: Value)
      typealias Indices = DefaultIndices<[Key: Value]>
      typealias SubSequence = Slice<[Key: Value]>
      init()
      init(minimumCapacity: Int)
      init<S>(uniqueKeysWithValues: S) where S: Sequence, S.Element == (Key, Value)
      init<S>(_: S, uniquingKeysWith: (Value, Value) -> Value) where S: Sequence, S.Element == (Key, Value)
      init<S>(grouping: S, by: (S.Element) -> Key) where S: Sequence, Value == [S.Element]
      init(dictionaryLiteral: (Key, Value)...)
      subscript(_: Key) -> Value?
      subscript(_: Key, default _: @autoclosure () -> Value) -> Value
      var keys: Dictionary<Key, Value>.Keys
      var values: Dictionary<Key, Value>.Values
      var capacity: Int
      func index(forKey: Key) -> Dictionary<Key, Value>.Index?
      func filter(_: (Element) -> Bool) -> [Key: Value]
      func mapValues<T>(_: (Value) -> T) -> [Key: T]
      func compactMapValues<T>(_: (Value) -> T?) -> [Key: T]
      func updateValue(_: Value, forKey: Key) -> Value?
      func merge<S>(_: S, uniquingKeysWith: (Value, Value) -> Value) where S: Sequence, S.Element == (Key, Value)
      func merge(_: [Key: Value], uniquingKeysWith: (Value, Value) -> Value)
      func merging<S>(_: S, uniquingKeysWith: (Value, Value) -> Value) -> [Key: Value] where S: Sequence, S.Element == (Key, Value)
      func merging(_: [Key: Value], uniquingKeysWith: (Value, Value) -> Value) -> [Key: Value]
      func remove(at: Dictionary<Key, Value>.Index) -> Element
      func removeValue(forKey: Key) -> Value?
      func removeAll(keepingCapacity: Bool = _)
      func popFirst() -> Element?
      func reserveCapacity(_: Int)
      struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Key
        typealias Index = Dictionary<Key, Value>.Index
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        struct Iterator: IteratorProtocol {
          typealias Element = Key
        }
      }
      struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Value
        typealias Index = Dictionary<Key, Value>.Index
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
        typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        struct Iterator: IteratorProtocol {
          typealias Element = Value
        }
      }
      struct Index: Comparable, Hashable {}
      struct Iterator: IteratorProtocol {
        typealias Element = (key: Key, value: Value)
      }
    }
    extension Dictionary: Equatable where Value: Equatable {}
    extension Dictionary: Hashable where Value: Hashable {}
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
    struct Set<Element>: Collection, Hashable, SetAlgebra, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible where Element: Hashable {
      typealias ArrayLiteralElement = Element
      typealias Indices = DefaultIndices<Set<Element>>
      typealias SubSequence = Slice<Set<Element>>
      init()
      init(minimumCapacity: Int)
      init<Source>(_: Source) where Source: Sequence, Element == Source.Element
      init(arrayLiteral: Element...)
      var capacity: Int
      func contains(_: Element) -> Bool
      func filter(_: (Element) -> Bool) -> Set<Element>
      func remove(at: Set<Element>.Index) -> Element
      func removeAll(keepingCapacity: Bool = _)
      func removeFirst() -> Element
      func popFirst() -> Element?
      func reserveCapacity(_: Int)
      func isSubset<S>(of: S) -> Bool where S: Sequence, Element == S.Element
      func isStrictSubset<S>(of: S) -> Bool where S: Sequence, Element == S.Element
      func isSuperset<S>(of: S) -> Bool where S: Sequence, Element == S.Element
      func isStrictSuperset<S>(of: S) -> Bool where S: Sequence, Element == S.Element
      func isDisjoint<S>(with: S) -> Bool where S: Sequence, Element == S.Element
      func union<S>(_: S) -> Set<Element> where S: Sequence, Element == S.Element
      func formUnion<S>(_: S) where S: Sequence, Element == S.Element
      func subtracting<S>(_: S) -> Set<Element> where S: Sequence, Element == S.Element
      func subtract<S>(_: S) where S: Sequence, Element == S.Element
      func intersection<S>(_: S) -> Set<Element> where S: Sequence, Element == S.Element
      func formIntersection<S>(_: S) where S: Sequence, Element == S.Element
      func symmetricDifference<S>(_: S) -> Set<Element> where S: Sequence, Element == S.Element
      func formSymmetricDifference<S>(_: S) where S: Sequence, Element == S.Element
      struct Index: Comparable, Hashable {}
      struct Iterator: IteratorProtocol {
        func next() -> Element?
      }
    }
    extension Set: Encodable where Element: Encodable {}
    extension Set: Decodable where Element: Decodable {}
    struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = ArraySlice<(key: Key, value: Value)>
      typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
      init(dictionaryLiteral: (Key, Value)...)
    }
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func relative<C>(to: C) -> Range<Bound> where C: Collection, Bound == C.Index
      func contains(_: Bound) -> Bool
    }
    extension RangeExpression {
      static func ~= (_: Self, _: Bound) -> Bool
    }
    enum UnboundedRange_ {
      static postfix func ... (_: UnboundedRange_)
    }
    typealias UnboundedRange = (UnboundedRange_) -> ()
    struct Range<Bound>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible, Hashable where Bound: Comparable {
      init(uncheckedBounds: (lower: Bound, upper: Bound))
      var lowerBound, upperBound: Bound
      var isEmpty: Bool
      func contains(_: Bound) -> Bool
      func contains(_: Range<Bound>) -> Bool
      func contains(_: ClosedRange<Bound>) -> Bool
      func clamped(to: Range<Bound>) -> Range<Bound>
      func overlaps(_: Range<Bound>) -> Bool
      func overlaps(_: ClosedRange<Bound>) -> Bool
    }
    extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Index = Bound
      typealias Indices = Range<Bound>
      typealias Iterator = IndexingIterator<Range<Bound>>
      typealias SubSequence = Range<Bound>
      init(_: ClosedRange<Bound>)
    }
    extension Range: Decodable where Bound: Decodable {}
    extension Range: Encodable where Bound: Encodable {}
    struct ClosedRange<Bound>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible, Hashable where Bound: Comparable {
      init(uncheckedBounds: (lower: Bound, upper: Bound))
      var lowerBound, upperBound: Bound
      var isEmpty: Bool
      func contains(_: Bound) -> Bool
      func contains(_: ClosedRange<Bound>) -> Bool
      func clamped(to: ClosedRange<Bound>) -> ClosedRange<Bound>
      func overlaps(_: ClosedRange<Bound>) -> Bool
      func overlaps(_: Range<Bound>) -> Bool
      enum Index: Comparable, Hashable {
        case pastEnd, inRange(Bound)
      }
    }
    extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Indices = DefaultIndices<ClosedRange<Bound>>
      typealias Iterator = IndexingIterator<ClosedRange<Bound>>
      typealias SubSequence = Slice<ClosedRange<Bound>>
      init(_: Range<Bound>)
    }
    extension ClosedRange: Decodable where Bound: Decodable {}
    extension ClosedRange: Encodable where Bound: Encodable {}
    typealias CountableRange<Bound> = Range<Bound>
    typealias CountableClosedRange<Bound> = ClosedRange<Bound>
    struct PartialRangeFrom<Bound>: RangeExpression where Bound: Comparable {
      init(_: Bound)
      var lowerBound: Bound
      struct Iterator: IteratorProtocol {
        typealias Element = Bound
      }
    }
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
    }
    struct PartialRangeUpTo<Bound>: RangeExpression where Bound: Comparable {
      init(_: Bound)
      var upperBound: Bound
    }
    struct PartialRangeThrough<Bound>: RangeExpression where Bound: Comparable {
      init(_: Bound)
      var upperBound: Bound
    }
    struct RangeSet<Bound>: Equatable, CustomStringConvertible where Bound: Comparable {
      init()
      init(_: Range<Bound>)
      init<S>(_: S) where S: Sequence, S.Element == Range<Bound>
      var ranges: RangeSet<Bound>.Ranges
      var isEmpty: Bool
      func contains(_: Bound) -> Bool
      func insert(contentsOf: Range<Bound>)
      func remove(contentsOf: Range<Bound>)
      struct Ranges: RandomAccessCollection {
        typealias Element = Range<Bound>
        typealias Index = Int
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
        typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
      }
    }
    struct CollectionDifference<ChangeElement>: Collection {
      typealias Element = CollectionDifference<ChangeElement>.Change
      typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
      typealias Indices = DefaultIndices<CollectionDifference<ChangeElement>>
      typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
      var insertions: [CollectionDifference<ChangeElement>.Change]
      var removals: [CollectionDifference<ChangeElement>.Change]
      func inverse() -> CollectionDifference<ChangeElement>
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
      }
      struct Index: Comparable, Hashable {}
    }
    struct Span<Element> {
      typealias Index = Int
      var count: Int
      var isEmpty: Bool
      var indices: Range<Int>
      var bytes: RawSpan
      subscript(_: Int) -> Element
      func extracting(_: Range<Int>) -> Span<Element>
      func withUnsafeBufferPointer<Result>(_: (UnsafeBufferPointer<Element>) -> Result) -> Result
    }
    struct RawSpan {
      var byteCount: Int
      var isEmpty: Bool
      var byteOffsets: Range<Int>
      func extracting(_: Range<Int>) -> RawSpan
      func withUnsafeBytes<Result>(_: (UnsafeRawBufferPointer) -> Result) -> Result
    }
    """#)
}
