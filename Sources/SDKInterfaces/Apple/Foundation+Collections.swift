// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Objective-C collections.
  static let foundationCollections = InterfaceFile(
    "Foundation",
    #"""
    class NSArray: NSObject, ExpressibleByArrayLiteral, Sequence {
      typealias ArrayLiteralElement = Any
      typealias Element = Any
      var count: Int
      func object(at: Int) -> Any
      init()
      init(arrayLiteral: Any...)
      var underestimatedCount: Int
      init(objects: Any...)
      init(array: NSArray)
      func adding(_: Any) -> [Any]
      func addingObjects(from: [Any]) -> [Any]
      func componentsJoined(by: String) -> String
      func contains(_: Any) -> Bool
      var description: String
      func description(withLocale: Any?) -> String
      func description(withLocale: Any?, indent: Int) -> String
      func firstObjectCommon(with: [Any]) -> Any?
      func index(of: Any) -> Int
      func index(of: Any, in: NSRange) -> Int
      func indexOfObjectIdentical(to: Any) -> Int
      func indexOfObjectIdentical(to: Any, in: NSRange) -> Int
      func isEqual(to: [Any]) -> Bool
      var firstObject, lastObject: Any?
      func objectEnumerator() -> NSEnumerator
      func reverseObjectEnumerator() -> NSEnumerator
      var sortedArrayHint: Data
      func subarray(with: NSRange) -> [Any]
      func objects(at: IndexSet) -> [Any]
      subscript(_: Int) -> Any
      func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any]
      init(object: Any)
      init(array: [Any])
      init(array: [Any], copyItems: Bool)
      init(contentsOf: URL, error: ())
      init?(contentsOfFile: String)
      init?(contentsOf: URL)
      func value(forKey: String) -> Any
      func setValue(_: Any?, forKey: String)
      func pathsMatchingExtensions(_: [String]) -> [String]
      func filtered(using: NSPredicate) -> [Any]
      func sortedArray(using: [NSSortDescriptor]) -> [Any]
    }
    class NSMutableArray: NSArray {
      init()
      init(capacity: Int)
      subscript(_: Int) -> Any
      func sort(comparator: (Any, Any) -> ComparisonResult)
    }
    class NSDictionary: NSObject, ExpressibleByDictionaryLiteral, Sequence {
      typealias Key = Any
      typealias Value = Any
      typealias Element = (key: Any, value: Any)
      var count: Int
      func object(forKey: Any) -> Any?
      func keyEnumerator() -> NSEnumerator
      init()
      init(dictionaryLiteral: (Any, Any)...)
      subscript(_: Any) -> Any?
      var underestimatedCount: Int
      init(dictionary: NSDictionary)
      var allKeys: [Any]
      func allKeys(for: Any) -> [Any]
      var allValues: [Any]
      var description, descriptionInStringsFileFormat: String
      func description(withLocale: Any?) -> String
      func description(withLocale: Any?, indent: Int) -> String
      func isEqual(to: [AnyHashable: Any]) -> Bool
      func objectEnumerator() -> NSEnumerator
      func objects(forKeys: [Any], notFoundMarker: Any) -> [Any]
      func keysSortedByValue(using: Selector) -> [Any]
      subscript(_: any NSCopying) -> Any?
      func keysSortedByValue(comparator: (Any, Any) -> ComparisonResult) -> [Any]
      init?(contentsOfFile: String)
      init?(contentsOf: URL)
      init(object: Any, forKey: any NSCopying)
      init(dictionary: [AnyHashable: Any])
      init(dictionary: [AnyHashable: Any], copyItems: Bool)
      init(objects: [Any], forKeys: [any NSCopying])
      init(contentsOf: URL, error: ())
      static func sharedKeySet(forKeys: [any NSCopying]) -> Any
      func value(forKey: String) -> Any?
      class Iterator: IteratorProtocol {
        typealias Element = (key: Any, value: Any)
        init()
        func next() -> (key: Any, value: Any)?
      }
    }
    class NSMutableDictionary: NSDictionary {
      init()
      init(capacity: Int)
      subscript(_: Any) -> Any?
      subscript(_: any NSCopying) -> Any?
      init(sharedKeySet: Any)
      func setValue(_: Any?, forKey: String)
    }
    class NSSet: NSObject, Sequence, ExpressibleByArrayLiteral {
      typealias Element = Any
      typealias ArrayLiteralElement = Any
      var count: Int
      func member(_: Any) -> Any?
      func objectEnumerator() -> NSEnumerator
      init()
      func value(forKey: String) -> Any
      func setValue(_: Any?, forKey: String)
      func filtered(using: NSPredicate) -> Set<AnyHashable>
      var underestimatedCount: Int
      init(objects: Any...)
      init(arrayLiteral: Any...)
      init(set: NSSet)
      var allObjects: [Any]
      func anyObject() -> Any?
      func contains(_: Any) -> Bool
      var description: String
      func description(withLocale: Any?) -> String
      func intersects(_: Set<AnyHashable>) -> Bool
      func isEqual(to: Set<AnyHashable>) -> Bool
      func isSubset(of: Set<AnyHashable>) -> Bool
      func adding(_: Any) -> Set<AnyHashable>
      func addingObjects(from: Set<AnyHashable>) -> Set<AnyHashable>
      func addingObjects(from: [Any]) -> Set<AnyHashable>
      init(object: Any)
      init(set: Set<AnyHashable>)
      init(set: Set<AnyHashable>, copyItems: Bool)
      init(array: [Any])
      func sortedArray(using: [NSSortDescriptor]) -> [Any]
    }
    class NSMutableSet: NSSet {
      init()
      init(capacity: Int)
    }
    class NSCountedSet: NSMutableSet {
      init()
      init(capacity: Int)
      init(array: [Any])
      init(set: Set<AnyHashable>)
      func count(for: Any) -> Int
      func objectEnumerator() -> NSEnumerator
    }
    class NSOrderedSet: NSObject, Sequence, ExpressibleByArrayLiteral {
      typealias Element = Any
      typealias ArrayLiteralElement = Any
      var count: Int
      func object(at: Int) -> Any
      func index(of: Any) -> Int
      init()
      func value(forKey: String) -> Any
      func setValue(_: Any?, forKey: String)
      var underestimatedCount: Int
      init(objects: Any...)
      init(arrayLiteral: Any...)
      func objects(at: IndexSet) -> [Any]
      var firstObject, lastObject: Any?
      func isEqual(to: NSOrderedSet) -> Bool
      func contains(_: Any) -> Bool
      func intersects(_: NSOrderedSet) -> Bool
      func intersectsSet(_: Set<AnyHashable>) -> Bool
      func isSubset(of: NSOrderedSet) -> Bool
      func isSubset(of: Set<AnyHashable>) -> Bool
      subscript(_: Int) -> Any
      func objectEnumerator() -> NSEnumerator
      func reverseObjectEnumerator() -> NSEnumerator
      var reversed: NSOrderedSet
      var array: [Any]
      var set: Set<AnyHashable>
      func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any]
      var description: String
      func description(withLocale: Any?) -> String
      func description(withLocale: Any?, indent: Int) -> String
      init(object: Any)
      init(orderedSet: NSOrderedSet)
      init(orderedSet: NSOrderedSet, copyItems: Bool)
      init(orderedSet: NSOrderedSet, range: NSRange, copyItems: Bool)
      init(array: [Any])
      init(array: [Any], copyItems: Bool)
      init(array: [Any], range: NSRange, copyItems: Bool)
      init(set: Set<AnyHashable>)
      init(set: Set<AnyHashable>, copyItems: Bool)
      func filtered(using: NSPredicate) -> NSOrderedSet
      func sortedArray(using: [NSSortDescriptor]) -> [Any]
    }
    class NSMutableOrderedSet: NSOrderedSet {
      init()
      init(capacity: Int)
      subscript(_: Int) -> Any
      func sort(comparator: (Any, Any) -> ComparisonResult)
    }
    class NSEnumerator: NSObject, Sequence {
      typealias Element = Any
      init()
      func nextObject() -> Any?
      var allObjects: [Any]
    }
    class NSCache<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
      init()
      var name: String
      func object(forKey: KeyType) -> ObjectType?
      var totalCostLimit, countLimit: Int
      var evictsObjectsWithDiscardedContent: Bool
    }
    class NSHashTable<ObjectType>: NSObject where ObjectType: AnyObject {
      init()
      static func weakObjects() -> NSHashTable<ObjectType>
      var count: Int
      func member(_: ObjectType?) -> ObjectType?
      func objectEnumerator() -> NSEnumerator
      var allObjects: [ObjectType]
      var anyObject: ObjectType?
      func contains(_: ObjectType?) -> Bool
      func intersects(_: NSHashTable<ObjectType>) -> Bool
      func isEqual(to: NSHashTable<ObjectType>) -> Bool
      func isSubset(of: NSHashTable<ObjectType>) -> Bool
      var setRepresentation: Set<AnyHashable>
    }
    class NSMapTable<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
      init()
      static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType>
      static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType>
      static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType>
      static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType>
      func object(forKey: KeyType?) -> ObjectType?
      var count: Int
      func keyEnumerator() -> NSEnumerator
      func objectEnumerator() -> NSEnumerator?
      func dictionaryRepresentation() -> [AnyHashable: ObjectType]
    }
    class NSNull: NSObject {
      init()
    }
    struct NSEnumerationOptions: OptionSet {
      typealias RawValue = UInt
      static var concurrent, reverse: Self
    }
    """#)
}
