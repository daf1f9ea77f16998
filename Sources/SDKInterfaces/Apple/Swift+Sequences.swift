// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The results of algorithms: lazy, zipped, enumerated, strided, erased sequences.
  static let swiftSequences = InterfaceFile(
    "Swift",
    #"""
    struct IndexingIterator<Elements>: IteratorProtocol, Sequence where Elements: Collection {
      typealias Element = Elements.Element
      typealias Iterator = IndexingIterator<Elements>
    }
    struct EnumeratedSequence<Base>: Sequence where Base: Sequence {
      typealias Element = (offset: Int, element: Base.Element)
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = (offset: Int, element: Base.Element)
        typealias Iterator = EnumeratedSequence<Base>.Iterator
      }
      struct Index: Comparable {}
    }
    extension EnumeratedSequence: Collection where Base: Collection {
      typealias Indices = DefaultIndices<EnumeratedSequence<Base>>
      typealias SubSequence = Slice<EnumeratedSequence<Base>>
    }
    extension EnumeratedSequence: BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {}
    struct Zip2Sequence<Sequence1, Sequence2>: Sequence where Sequence1: Sequence, Sequence2: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      struct Iterator: IteratorProtocol {
        typealias Element = (Sequence1.Element, Sequence2.Element)
      }
    }
    func zip<Sequence1, Sequence2>(_: Sequence1, _: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence
    struct StrideTo<Element>: Sequence where Element: Strideable {
      typealias Iterator = StrideToIterator<Element>
    }
    struct StrideToIterator<Element>: IteratorProtocol where Element: Strideable {}
    struct StrideThrough<Element>: Sequence where Element: Strideable {
      typealias Iterator = StrideThroughIterator<Element>
    }
    struct StrideThroughIterator<Element>: IteratorProtocol where Element: Strideable {}
    func stride<T>(from: T, to: T, by: T.Stride) -> StrideTo<T> where T: Strideable
    func stride<T>(from: T, through: T, by: T.Stride) -> StrideThrough<T> where T: Strideable
    struct Slice<Base>: Collection where Base: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias Iterator = IndexingIterator<Slice<Base>>
      typealias SubSequence = Slice<Base>
      init(base: Base, bounds: Range<Base.Index>)
      var base: Base
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {}
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
    extension Slice: MutableCollection where Base: MutableCollection {}
    extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {}
    struct DiscontiguousSlice<Base>: Collection where Base: Collection {
      typealias Element = Base.Element
      typealias Indices = DefaultIndices<DiscontiguousSlice<Base>>
      typealias Iterator = IndexingIterator<DiscontiguousSlice<Base>>
      typealias SubSequence = Slice<DiscontiguousSlice<Base>>
      var base: Base
      var subranges: RangeSet<Base.Index>
      struct Index: Comparable {}
    }
    struct DefaultIndices<Elements>: Collection where Elements: Collection {
      typealias Element = Elements.Index
      typealias Index = Elements.Index
      typealias Indices = DefaultIndices<Elements>
      typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      typealias SubSequence = DefaultIndices<Elements>
    }
    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
    extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
    struct ReversedCollection<Base>: BidirectionalCollection where Base: BidirectionalCollection {
      typealias Element = Base.Element
      typealias Indices = DefaultIndices<ReversedCollection<Base>>
      typealias SubSequence = Slice<ReversedCollection<Base>>
      func reversed() -> Base
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element
        typealias Iterator = ReversedCollection<Base>.Iterator
      }
      struct Index: Comparable {
        init(_: Base.Index)
        var base: Base.Index
      }
    }
    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    struct FlattenSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
      typealias Element = Base.Element.Element
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element.Element
        typealias Iterator = FlattenSequence<Base>.Iterator
      }
      struct Index: Comparable {}
    }
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      typealias Indices = DefaultIndices<FlattenSequence<Base>>
      typealias SubSequence = Slice<FlattenSequence<Base>>
    }
    extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {}
    struct JoinedSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
      typealias Element = Base.Element.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element.Element
      }
    }
    struct DropFirstSequence<Base>: Sequence where Base: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
    }
    struct DropWhileSequence<Base>: Sequence where Base: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
    }
    struct PrefixSequence<Base>: Sequence where Base: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
    }
    protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements
    }
    extension LazySequenceProtocol {
      var lazy: LazySequence<Elements>
      func map<U>(_: (Element) -> U) -> LazyMapSequence<Elements, U>
      func filter(_: (Element) -> Bool) -> LazyFilterSequence<Elements>
      func compactMap<ElementOfResult>(_: (Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
      func flatMap<SegmentOfResult>(_: (Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> where SegmentOfResult: Sequence
      func drop(while: (Element) -> Bool) -> LazyDropWhileSequence<Elements>
      func prefix(while: (Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
    }
    extension LazySequenceProtocol where Element: Sequence {
      func joined() -> LazySequence<FlattenSequence<Elements>>
    }
    protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}
    struct LazySequence<Base>: LazySequenceProtocol where Base: Sequence {
      typealias Element = Base.Element
      typealias Elements = Base
      typealias Iterator = Base.Iterator
    }
    extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias SubSequence = Slice<LazySequence<Base>>
    }
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
    struct LazyMapSequence<Base, Element>: LazySequenceProtocol where Base: Sequence {
      typealias Elements = LazyMapSequence<Base, Element>
      struct Iterator: IteratorProtocol, Sequence {
        typealias Iterator = LazyMapSequence<Base, Element>.Iterator
      }
    }
    extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias SubSequence = Slice<LazyMapSequence<Base, Element>>
    }
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    struct LazyFilterSequence<Base>: LazySequenceProtocol where Base: Sequence {
      typealias Element = Base.Element
      typealias Elements = LazyFilterSequence<Base>
      struct Iterator: IteratorProtocol, Sequence {
        typealias Element = Base.Element
        typealias Iterator = LazyFilterSequence<Base>.Iterator
      }
    }
    extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
      typealias SubSequence = Slice<LazyFilterSequence<Base>>
    }
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    struct LazyDropWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
      typealias Element = Base.Element
      typealias Elements = LazyDropWhileSequence<Base>
      typealias Iterator = Base.Iterator
    }
    struct LazyPrefixWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
      typealias Element = Base.Element
      typealias Elements = LazyPrefixWhileSequence<Base>
      typealias Iterator = Base.Iterator
    }
    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      typealias Iterator = AnyIterator<Element>
      init<I>(_: I) where I: IteratorProtocol, Element == I.Element
      init(_: () -> Element?)
    }
    struct AnySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      init<I>(_: () -> I) where I: IteratorProtocol, Element == I.Element
      init<S>(_: S) where S: Sequence, Element == S.Element
    }
    struct AnyCollection<Element>: Collection {
      typealias Index = AnyIndex
      typealias Indices = DefaultIndices<AnyCollection<Element>>
      typealias Iterator = AnyIterator<Element>
      typealias SubSequence = AnyCollection<Element>
      init<C>(_: C) where C: Collection, Element == C.Element
    }
    struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
      typealias Index = AnyIndex
      typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
      typealias Iterator = AnyIterator<Element>
      typealias SubSequence = AnyRandomAccessCollection<Element>
      init<C>(_: C) where C: RandomAccessCollection, Element == C.Element
    }
    struct AnyIndex: Comparable {}
    struct CollectionOfOne<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
      typealias SubSequence = Slice<CollectionOfOne<Element>>
      init(_: Element)
    }
    struct EmptyCollection<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<EmptyCollection<Element>>
      typealias SubSequence = EmptyCollection<Element>
      init()
    }
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Repeated<Element>>
      typealias SubSequence = Slice<Repeated<Element>>
      var repeatedValue: Element
    }
    func repeatElement<T>(_: T, count: Int) -> Repeated<T>
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      typealias Iterator = UnfoldSequence<Element, State>
    }
    typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
    func sequence<T>(first: T, next: (T) -> T?) -> UnfoldFirstSequence<T>
    func sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T, State>
    """#)
}
