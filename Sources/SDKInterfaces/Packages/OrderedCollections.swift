// A table: declarations of OrderedCollections in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// The umbrella module of its package.
  static let collections = PackageInterface("Collections", "import OrderedCollections")

  /// Dictionaries and sets that preserve the order of their elements.
  static let orderedCollections = PackageInterface(
    "OrderedCollections",
    #"""
    import Swift
    struct OrderedDictionary<Key: Hashable, Value>: Sequence, ExpressibleByDictionaryLiteral {
      typealias Element = (key: Key, value: Value)
      init()
      init<S: Sequence>(uniqueKeysWithValues: S)
      init<S: Sequence>(_: S, uniquingKeysWith: (Value, Value) -> Value)
      init<S: Sequence>(grouping: S, by: (S.Element) -> Key) where Value: RangeReplaceableCollection, Value.Element == S.Element
      var count: Int
      var isEmpty: Bool
      var keys: OrderedSet<Key>
      var values: OrderedDictionary<Key, Value>.Values
      var elements: OrderedDictionary<Key, Value>.Elements
      subscript(_: Key) -> Value?
      subscript(_: Key, default _: @autoclosure () -> Value) -> Value
      func index(forKey: Key) -> Int?
      func filter(_: (OrderedDictionary<Key, Value>.Element) -> Bool) -> OrderedDictionary<Key, Value>
      func mapValues<T>(_: (Value) -> T) -> OrderedDictionary<Key, T>
      func compactMapValues<T>(_: (Value) -> T?) -> OrderedDictionary<Key, T>
      func removeValue(forKey: Key) -> Value?
      func updateValue(_: Value, forKey: Key) -> Value?
      struct Elements: RandomAccessCollection {
        typealias Element = (key: Key, value: Value)
        typealias Index = Int
        var keys: OrderedSet<Key>
        var values: OrderedDictionary<Key, Value>.Values
        var count: Int
      }
      struct Values: RandomAccessCollection, MutableCollection {
        typealias Element = Value
        typealias Index = Int
        var elements: [Value]
        var count: Int
      }
    }
    struct OrderedSet<Element: Hashable>: RandomAccessCollection, Equatable, Hashable, ExpressibleByArrayLiteral {
      typealias Index = Int
      init()
      init<S: Sequence>(_: S) where S.Element == Element
      var count: Int
      var isEmpty: Bool
      var elements: [Element]
      var unordered: OrderedSet<Element>.UnorderedView
      func append(_: Element) -> (inserted: Bool, index: Int)
      func contains(_: Element) -> Bool
      func filter(_: (Element) -> Bool) -> OrderedSet<Element>
      func firstIndex(of: Element) -> Int?
      func remove(_: Element) -> Element?
      func union(_: OrderedSet<Element>) -> OrderedSet<Element>
      func intersection(_: OrderedSet<Element>) -> OrderedSet<Element>
      func subtracting(_: OrderedSet<Element>) -> OrderedSet<Element>
      struct UnorderedView: Equatable {}
    }
    """#)
}
