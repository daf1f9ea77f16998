// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Data, identifiers, index sets and index paths.
  static let foundationData = InterfaceFile(
    "Foundation",
    #"""
    typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
    struct Data: Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, MutableDataProtocol, ContiguousBytes, ReferenceConvertible, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Element = UInt8
      typealias SubSequence = Data
      typealias ReadingOptions = NSData.ReadingOptions
      typealias WritingOptions = NSData.WritingOptions
      typealias SearchOptions = NSData.SearchOptions
      typealias Base64EncodingOptions = NSData.Base64EncodingOptions
      typealias Base64DecodingOptions = NSData.Base64DecodingOptions
      init(repeating: UInt8, count: Int)
      init(capacity: Int)
      init(count: Int)
      init()
      init<S>(_: S) where S: Sequence, S.Element == UInt8
      func reserveCapacity(_: Int)
      var count: Int
      var regions: CollectionOfOne<Data>
      func withUnsafeBytes<R>(_: (UnsafeRawBufferPointer) -> R) -> R
      func withContiguousStorageIfAvailable<R>(_: (UnsafeBufferPointer<UInt8>) -> R) -> R?
      func withUnsafeMutableBytes<R>(_: (UnsafeMutableRawBufferPointer) -> R) -> R
      func copyBytes(to: UnsafeMutablePointer<UInt8>, count: Int)
      func copyBytes(to: UnsafeMutablePointer<UInt8>, from: Range<Data.Index>)
      func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>, from: Range<Data.Index>? = _) -> Int
      var bytes: RawSpan
      var span: Span<UInt8>
      func append(_: Self)
      func append(contentsOf: [UInt8])
      func append<S>(contentsOf: S) where S: Sequence, S.Element == UInt8
      func resetBytes(in: Range<Data.Index>)
      func replaceSubrange(_: Range<Data.Index>, with: Self)
      func replaceSubrange<ByteCollection>(_: Range<Data.Index>, with: ByteCollection) where ByteCollection: Collection, ByteCollection.Element == UInt8
      func subdata(in: Range<Data.Index>) -> Self
      func advanced(by: Int) -> Self
      subscript(_: Data.Index) -> UInt8
      subscript(_: Range<Data.Index>) -> Self
      subscript<R>(_: R) -> Self where R: RangeExpression, R.Bound: FixedWidthInteger
      var indices: Range<Int>
      init(contentsOf: URL, options: Data.ReadingOptions = _)
      init?(base64Encoded: String, options: Data.Base64DecodingOptions = _)
      init?(base64Encoded: Self, options: Data.Base64DecodingOptions = _)
      func write(to: URL, options: Data.WritingOptions = _)
      func range(of: Self, options: Data.SearchOptions = _, in: Range<Data.Index>? = _) -> Range<Data.Index>?
      func base64EncodedString(options: Data.Base64EncodingOptions = _) -> String
      func base64EncodedData(options: Data.Base64EncodingOptions = _) -> Self
      init(referencing: NSData)
      struct Iterator: IteratorProtocol {
        typealias Element = UInt8
        func next() -> UInt8?
      }
    }
    protocol DataProtocol: RandomAccessCollection where Self.Element == UInt8, Self.SubSequence: DataProtocol {
      func firstRange<D, R>(of: D, in: R) -> Range<Index>? where D: DataProtocol, R: RangeExpression, Index == R.Bound
      func lastRange<D, R>(of: D, in: R) -> Range<Index>? where D: DataProtocol, R: RangeExpression, Index == R.Bound
    }
    extension DataProtocol {
      func copyBytes(to: UnsafeMutableRawBufferPointer) -> Int
      func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>) -> Int
      func copyBytes(to: UnsafeMutableRawBufferPointer, count: Int) -> Int
      func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>, count: Int) -> Int
      func copyBytes<R>(to: UnsafeMutableRawBufferPointer, from: R) -> Int where R: RangeExpression, Index == R.Bound
      func copyBytes<DestinationType, R>(to: UnsafeMutableBufferPointer<DestinationType>, from: R) -> Int where R: RangeExpression, Index == R.Bound
      func firstRange<D>(of: D) -> Range<Index>? where D: DataProtocol
      func lastRange<D>(of: D) -> Range<Index>? where D: DataProtocol
      func firstRange<D, R>(of: D, in: R) -> Range<Index>? where D: DataProtocol, R: RangeExpression, Index == R.Bound
      func lastRange<D, R>(of: D, in: R) -> Range<Index>? where D: DataProtocol, R: RangeExpression, Index == R.Bound
    }
    protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
      func resetBytes<R>(in: R) where R: RangeExpression, Index == R.Bound
    }
    extension MutableDataProtocol {
      func resetBytes<R>(in: R) where R: RangeExpression, Index == R.Bound
    }
    protocol ContiguousBytes {
      func withUnsafeBytes<R>(_: (UnsafeRawBufferPointer) -> R) -> R
    }
    struct IndexSet: ReferenceConvertible, Equatable, BidirectionalCollection, SetAlgebra, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      typealias Element = Int
      typealias ArrayLiteralElement = IndexSet.Element
      typealias Indices = DefaultIndices<IndexSet>
      typealias Iterator = IndexingIterator<IndexSet>
      typealias SubSequence = Slice<IndexSet>
      init(integersIn: Range<IndexSet.Element>)
      init<R>(integersIn: R) where R: RangeExpression, R.Bound == Int
      init(integer: IndexSet.Element)
      init()
      var count: Int
      var rangeView: IndexSet.RangeView
      func rangeView(of: Range<IndexSet.Element>) -> IndexSet.RangeView
      func rangeView<R>(of: R) -> IndexSet.RangeView where R: RangeExpression, R.Bound == Int
      struct RangeView: Equatable, BidirectionalCollection {
        typealias Index = Int
        typealias Element = Range<IndexSet.Element>
        typealias SubSequence = Slice<IndexSet.RangeView>
        subscript(_: Int) -> Range<IndexSet.Element>
      }
      subscript(_: IndexSet.Index) -> IndexSet.Element
      subscript(_: Range<IndexSet.Index>) -> Slice<Self>
      var first, last: IndexSet.Element?
      func integerGreaterThan(_: IndexSet.Element) -> IndexSet.Element?
      func integerLessThan(_: IndexSet.Element) -> IndexSet.Element?
      func integerGreaterThanOrEqualTo(_: IndexSet.Element) -> IndexSet.Element?
      func integerLessThanOrEqualTo(_: IndexSet.Element) -> IndexSet.Element?
      func indexRange(in: Range<IndexSet.Element>) -> Range<IndexSet.Index>
      func indexRange<R>(in: R) -> Range<IndexSet.Index> where R: RangeExpression, R.Bound == Int
      func count(in: Range<IndexSet.Element>) -> Int
      func count<R>(in: R) -> Int where R: RangeExpression, R.Bound == Int
      func contains(_: IndexSet.Element) -> Bool
      func contains(integersIn: Range<IndexSet.Element>) -> Bool
      func contains<R>(integersIn: R) -> Bool where R: RangeExpression, R.Bound == Int
      func contains(integersIn: Self) -> Bool
      func intersects(integersIn: Range<IndexSet.Element>) -> Bool
      func intersects<R>(integersIn: R) -> Bool where R: RangeExpression, R.Bound == Int
      func formUnion(_: Self)
      func union(_: Self) -> Self
      func symmetricDifference(_: Self) -> Self
      func formSymmetricDifference(_: Self)
      func intersection(_: Self) -> Self
      func formIntersection(_: Self)
      func insert(_: IndexSet.Element) -> (inserted: Bool, memberAfterInsert: IndexSet.Element)
      func update(with: IndexSet.Element) -> IndexSet.Element?
      func remove(_: IndexSet.Element) -> IndexSet.Element?
      func removeAll()
      func insert(integersIn: Range<IndexSet.Element>)
      func insert<R>(integersIn: R) where R: RangeExpression, R.Bound == Int
      func remove(integersIn: Range<IndexSet.Element>)
      func remove(integersIn: ClosedRange<IndexSet.Element>)
      var isEmpty: Bool
      func filteredIndexSet(in: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) -> Bool) -> Self
      func filteredIndexSet(in: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) -> Bool) -> Self
      func filteredIndexSet(includeInteger: (IndexSet.Element) -> Bool) -> Self
      func shift(startingAt: IndexSet.Element, by: Int)
      struct Index: CustomStringConvertible, Comparable {}
    }
    struct IndexPath: ReferenceConvertible, Hashable, MutableCollection, RandomAccessCollection, Comparable, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      typealias Element = Int
      typealias Index = Array<Int>.Index
      typealias Indices = DefaultIndices<IndexPath>
      typealias ArrayLiteralElement = IndexPath.Element
      typealias Iterator = IndexingIterator<IndexPath>
      typealias SubSequence = IndexPath
      init()
      init<ElementSequence>(indexes: ElementSequence) where ElementSequence: Sequence, ElementSequence.Element == Int
      init(arrayLiteral: IndexPath.Element...)
      init(indexes: Array<IndexPath.Element>)
      init(index: IndexPath.Element)
      func dropLast() -> Self
      func append(_: Self)
      func append(_: IndexPath.Element)
      func append(_: Array<IndexPath.Element>)
      func appending(_: IndexPath.Element) -> Self
      func appending(_: Self) -> Self
      func appending(_: Array<IndexPath.Element>) -> Self
      subscript(_: IndexPath.Index) -> IndexPath.Element
      subscript(_: Range<IndexPath.Index>) -> Self
      var count: Int
      func compare(_: Self) -> ComparisonResult
      static func + (_: Self, _: Self) -> Self
      static func += (_: inout Self, _: Self)
    }
    struct UUID: Hashable, CustomStringConvertible, ReferenceConvertible, Codable, Comparable {
      var uuid: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
      init()
      init?(uuidString: String)
      init(uuid: uuid_t)
      var uuidString: String
    }
    class NSData: NSObject, DataProtocol {
      typealias Element = UInt8
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<NSData>
      typealias Regions = [Data]
      typealias SubSequence = Slice<NSData>
      init()
      var length: Int
      func lastRange<D, R>(of: D, in: R) -> Range<Int>? where D: DataProtocol, R: RangeExpression, R.Bound == Int
      func firstRange<D, R>(of: D, in: R) -> Range<Int>? where D: DataProtocol, R: RangeExpression, R.Bound == Int
      var regions: [Data]
      subscript(_: Int) -> UInt8
      var description: String
      func isEqual(to: Data) -> Bool
      func subdata(with: NSRange) -> Data
      func write(toFile: String, atomically: Bool) -> Bool
      func write(to: URL, atomically: Bool) -> Bool
      func write(toFile: String, options: NSData.WritingOptions = _)
      init(contentsOfFile: String, options: NSData.ReadingOptions = _)
      init(contentsOf: URL, options: NSData.ReadingOptions = _)
      init?(contentsOfFile: String)
      init?(contentsOf: URL)
      init(data: Data)
      init?(base64Encoded: String, options: NSData.Base64DecodingOptions = _)
      func base64EncodedString(options: NSData.Base64EncodingOptions = _) -> String
      init?(base64Encoded: Data, options: NSData.Base64DecodingOptions = _)
      func base64EncodedData(options: NSData.Base64EncodingOptions = _) -> Data
      func decompressed(using: NSData.CompressionAlgorithm) -> Self
      func compressed(using: NSData.CompressionAlgorithm) -> Self
      static func dataWithContentsOfMappedFile(_: String) -> Any?
      init?(contentsOfMappedFile: String)
      struct ReadingOptions: OptionSet {
        typealias RawValue = UInt
        static var mappedIfSafe, uncached, alwaysMapped: Self
      }
      struct WritingOptions: OptionSet {
        typealias RawValue = UInt
        static var atomic, withoutOverwriting, atomicWrite: Self
      }
      struct SearchOptions: OptionSet {
        typealias RawValue = UInt
        static var backwards, anchored: Self
      }
      struct Base64EncodingOptions: OptionSet {
        typealias RawValue = UInt
      }
      struct Base64DecodingOptions: OptionSet {
        typealias RawValue = UInt
      }
      enum CompressionAlgorithm: Int {
        case lzfse, lz4, lzma, zlib
      }
    }
    class NSMutableData: NSData {
      init()
      var length: Int
      init?(capacity: Int)
      init?(length: Int)
    }
    class NSUUID: NSObject {
      init()
      init?(uuidString: String)
      func compare(_: UUID) -> ComparisonResult
      var uuidString: String
    }
    class NSIndexSet: NSObject, Sequence {
      init()
      init(indexesIn: NSRange)
      init(indexSet: IndexSet)
      init(index: Int)
      func isEqual(to: IndexSet) -> Bool
      var count, firstIndex, lastIndex: Int
      func countOfIndexes(in: NSRange) -> Int
      func contains(_: Int) -> Bool
      func contains(in: NSRange) -> Bool
      func contains(_: IndexSet) -> Bool
      func intersects(in: NSRange) -> Bool
      var underestimatedCount: Int
    }
    class NSMutableIndexSet: NSIndexSet {
      init()
    }
    class NSIndexPath: NSObject {
      init()
      init(index: Int)
      func adding(_: Int) -> IndexPath
      func removingLastIndex() -> IndexPath
      var length: Int
      func compare(_: IndexPath) -> ComparisonResult
    }
    protocol ReferenceConvertible: Hashable, CustomStringConvertible, CustomDebugStringConvertible {}
    """#)
}
