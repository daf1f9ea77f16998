// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Strings, characters, Unicode, printing.
  static let swiftStrings = InterfaceFile(
    "Swift",
    #"""
    protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable, LosslessStringConvertible, TextOutputStream where Element == Character, Index == String.Index, StringInterpolation == DefaultStringInterpolation, SubSequence: StringProtocol {
      associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == String.Index
      associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16, UTF16View.Index == String.Index
      associatedtype UnicodeScalarView: BidirectionalCollection where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == String.Index
      associatedtype SubSequence = Substring
      var utf8: UTF8View
      var utf16: UTF16View
      var unicodeScalars: UnicodeScalarView
      func hasPrefix<Prefix>(_: Prefix) -> Bool where Prefix: StringProtocol
      func hasSuffix<Suffix>(_: Suffix) -> Bool where Suffix: StringProtocol
      func lowercased() -> String
      func uppercased() -> String
      init<C, Encoding>(decoding: C, as: Encoding.Type) where C: Collection, Encoding: _UnicodeEncoding, C.Element == Encoding.CodeUnit
      init(cString: UnsafePointer<CChar>)
      func withCString<Result>(_: (UnsafePointer<CChar>) -> Result) -> Result
    }
    extension StringProtocol {
      static func == <RHS>(_: Self, _: RHS) -> Bool where RHS: StringProtocol
      static func != <RHS>(_: Self, _: RHS) -> Bool where RHS: StringProtocol
      static func < <RHS>(_: Self, _: RHS) -> Bool where RHS: StringProtocol
      static func > <RHS>(_: Self, _: RHS) -> Bool where RHS: StringProtocol
      static func <= <RHS>(_: Self, _: RHS) -> Bool where RHS: StringProtocol
      static func >= <RHS>(_: Self, _: RHS) -> Bool where RHS: StringProtocol
    }
    struct String: StringProtocol, RangeReplaceableCollection, Codable, CodingKeyRepresentable, TextOutputStream, ExpressibleByStringInterpolation, LosslessStringConvertible, CustomDebugStringConvertible, Hashable, Comparable {
      typealias Element = Character
      typealias SubSequence = Substring
      typealias Indices = DefaultIndices<String>
      typealias StringInterpolation = DefaultStringInterpolation
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      typealias UnicodeScalarIndex = String.Index
      init()
      init(_: String)
      init(_: Character)
      init(_: Substring)
      init(_: Unicode.Scalar)
      init(_: String.UnicodeScalarView)
      init(_: String.UTF8View)
      init?(_: Substring.UTF8View)
      init?(_: Substring.UTF16View)
      init(_: Substring.UnicodeScalarView)
      init<T>(_: T) where T: LosslessStringConvertible
      init<S>(_: S) where S: Sequence, S.Element == Character
      init<T>(_: T, radix: Int = _, uppercase: Bool = _) where T: BinaryInteger
      init(repeating: String, count: Int)
      init(repeating: Character, count: Int)
      init<Subject>(describing: Subject)
      init<Subject>(reflecting: Subject)
      init(cString: UnsafePointer<CChar>)
      init(cString: UnsafePointer<UInt8>)
      init(cString: [CChar])
      init(cString: [UInt8])
      init?(validatingCString: UnsafePointer<CChar>)
      init?(validatingUTF8: UnsafePointer<CChar>)
      init?<Encoding>(validating: some Sequence<Encoding.CodeUnit>, as: Encoding.Type) where Encoding: _UnicodeEncoding
      init(unsafeUninitializedCapacity: Int, initializingUTF8With: (UnsafeMutableBufferPointer<UInt8>) -> Int)
      init(stringLiteral: String)
      init(stringInterpolation: DefaultStringInterpolation)
      static func + (_: String, _: String) -> String
      static func += (_: inout String, _: String)
      func append(_: String)
      func append(contentsOf: String)
      func append(contentsOf: Substring)
      func filter(_: (Character) -> Bool) -> String
      func hasPrefix(_: String) -> Bool
      func hasSuffix(_: String) -> Bool
      var utf8: String.UTF8View
      var utf16: String.UTF16View
      var unicodeScalars: String.UnicodeScalarView
      var utf8CString: ContiguousArray<CChar>
      var isContiguousUTF8: Bool
      func makeContiguousUTF8()
      func withUTF8<R>(_: (UnsafeBufferPointer<UInt8>) -> R) -> R
      struct Iterator: IteratorProtocol {
        typealias Element = Character
      }
      struct Index: Comparable, Hashable, CustomDebugStringConvertible {
        init<S>(utf16Offset: Int, in: S) where S: StringProtocol
        init?<S>(_: String.Index, within: S) where S: StringProtocol
        func utf16Offset<S>(in: S) -> Int where S: StringProtocol
        func samePosition(in: String) -> String.Index?
        func samePosition(in: String.UTF8View) -> String.Index?
        func samePosition(in: String.UTF16View) -> String.Index?
        func samePosition(in: String.UnicodeScalarView) -> String.Index?
      }
      struct UTF8View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias Indices = DefaultIndices<String.UTF8View>
        typealias Iterator = IndexingIterator<String.UTF8View>
        typealias SubSequence = Substring.UTF8View
      }
      struct UTF16View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias Indices = DefaultIndices<String.UTF16View>
        typealias Iterator = IndexingIterator<String.UTF16View>
        typealias SubSequence = Substring.UTF16View
      }
      struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias Indices = DefaultIndices<String.UnicodeScalarView>
        typealias Iterator = IndexingIterator<String.UnicodeScalarView>
        typealias SubSequence = Substring.UnicodeScalarView
      }
    }
    struct Substring: StringProtocol, RangeReplaceableCollection, CustomDebugStringConvertible, TextOutputStream {
      typealias Element = Character
      typealias Index = String.Index
      typealias Indices = DefaultIndices<Substring>
      typealias Iterator = IndexingIterator<Substring>
      typealias SubSequence = Substring
      typealias StringInterpolation = DefaultStringInterpolation
      typealias StringLiteralType = String
      typealias ExtendedGraphemeClusterLiteralType = String
      typealias UnicodeScalarLiteralType = String
      init()
      init(_: String)
      init(_: Substring.UTF8View)
      init(_: Substring.UTF16View)
      init(_: Substring.UnicodeScalarView)
      init<S>(_: S) where S: Sequence, S.Element == Character
      init(stringLiteral: String)
      init(stringInterpolation: DefaultStringInterpolation)
      var base: String
      var utf8: Substring.UTF8View
      var utf16: Substring.UTF16View
      var unicodeScalars: Substring.UnicodeScalarView
      func filter(_: (Character) -> Bool) -> String
      struct UTF8View: BidirectionalCollection {
        typealias Element = UInt8
        typealias Index = String.Index
        typealias Indices = DefaultIndices<String.UTF8View>
        typealias Iterator = IndexingIterator<Substring.UTF8View>
        typealias SubSequence = Substring.UTF8View
      }
      struct UTF16View: BidirectionalCollection {
        typealias Element = UInt16
        typealias Index = String.Index
        typealias Indices = DefaultIndices<String.UTF16View>
        typealias Iterator = IndexingIterator<Substring.UTF16View>
        typealias SubSequence = Substring.UTF16View
      }
      struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = Unicode.Scalar
        typealias Index = String.Index
        typealias Indices = DefaultIndices<String.UnicodeScalarView>
        typealias Iterator = IndexingIterator<Substring.UnicodeScalarView>
        typealias SubSequence = Substring.UnicodeScalarView
      }
    }
    struct Character: ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible, LosslessStringConvertible, CustomDebugStringConvertible, Comparable, Hashable {
      typealias ExtendedGraphemeClusterLiteralType = Character
      typealias UnicodeScalarLiteralType = Character
      typealias UTF8View = String.UTF8View
      typealias UTF16View = String.UTF16View
      typealias UnicodeScalarView = String.UnicodeScalarView
      init(_: Unicode.Scalar)
      init(_: String)
      init(extendedGraphemeClusterLiteral: Character)
      var utf8: String.UTF8View
      var utf16: String.UTF16View
      var unicodeScalars: String.UnicodeScalarView
      var isASCII, isWhitespace, isNewline, isNumber, isWholeNumber, isHexDigit, isLetter, isUppercase, isLowercase: Bool
      var isCased, isSymbol, isMathSymbol, isCurrencySymbol, isPunctuation: Bool
      var asciiValue: UInt8?
      var wholeNumberValue: Int?
      var hexDigitValue: Int?
      func uppercased() -> String
      func lowercased() -> String
    }
    struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias StringLiteralType = StaticString
      typealias ExtendedGraphemeClusterLiteralType = StaticString
      typealias UnicodeScalarLiteralType = StaticString
      init()
      init(stringLiteral: StaticString)
      var utf8Start: UnsafePointer<UInt8>
      var unicodeScalar: Unicode.Scalar
      var utf8CodeUnitCount: Int
      var hasPointerRepresentation, isASCII: Bool
      func withUTF8Buffer<R>(_: (UnsafeBufferPointer<UInt8>) -> R) -> R
    }
    protocol _UnicodeEncoding {
      associatedtype CodeUnit: UnsignedInteger
    }
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    typealias UnicodeScalar = Unicode.Scalar
    enum Unicode {
      typealias Encoding = _UnicodeEncoding
      typealias Version = (major: Int, minor: Int)
      enum ASCII: _UnicodeEncoding {
        typealias CodeUnit = UInt8
      }
      enum UTF8: _UnicodeEncoding {
        typealias CodeUnit = UInt8
        static func width(_: Unicode.Scalar) -> Int
        static func isContinuation(_: UInt8) -> Bool
        static func isASCII(_: UInt8) -> Bool
      }
      enum UTF16: _UnicodeEncoding {
        typealias CodeUnit = UInt16
        static func width(_: Unicode.Scalar) -> Int
        static func leadSurrogate(_: Unicode.Scalar) -> UInt16
        static func trailSurrogate(_: Unicode.Scalar) -> UInt16
        static func isLeadSurrogate(_: UInt16) -> Bool
        static func isTrailSurrogate(_: UInt16) -> Bool
        static func isSurrogate(_: UInt16) -> Bool
      }
      enum UTF32: _UnicodeEncoding {
        typealias CodeUnit = UInt32
      }
      struct Scalar: ExpressibleByUnicodeScalarLiteral, CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible, Hashable, Comparable {
        typealias UnicodeScalarLiteralType = Unicode.Scalar
        init(_: UInt8)
        init(_: Unicode.Scalar)
        init?(_: UInt32)
        init?(_: UInt16)
        init?(_: Int)
        var value: UInt32
        var isASCII: Bool
        var properties: Unicode.Scalar.Properties
        func escaped(asASCII: Bool) -> String
        struct Properties {
          var isAlphabetic, isLowercase, isUppercase, isWhitespace, isMath, isEmoji, isEmojiPresentation: Bool
          var isEmojiModifier, isEmojiModifierBase, isIdeographic, isDiacritic, isDash, isCased, isHexDigit: Bool
          var isQuotationMark, isVariationSelector, isPatternWhitespace, isDefaultIgnorableCodePoint, isNoncharacterCodePoint: Bool
          var isIDStart, isIDContinue, isXIDStart, isXIDContinue: Bool
          var lowercaseMapping, titlecaseMapping, uppercaseMapping: String
          var age: Unicode.Version?
          var generalCategory: Unicode.GeneralCategory
          var name, nameAlias: String?
          var numericType: Unicode.NumericType?
          var numericValue: Double?
        }
      }
      enum GeneralCategory: Hashable {
        case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter, nonspacingMark, spacingMark
        case enclosingMark, decimalNumber, letterNumber, otherNumber, connectorPunctuation, dashPunctuation, openPunctuation
        case closePunctuation, initialPunctuation, finalPunctuation, otherPunctuation, mathSymbol, currencySymbol
        case modifierSymbol, otherSymbol, spaceSeparator, lineSeparator, paragraphSeparator, control, format, surrogate
        case privateUse, unassigned
      }
      enum NumericType: Hashable { case decimal, digit, numeric }
    }
    func print(_: Any..., separator: String = _, terminator: String = _)
    func print<Target>(_: Any..., separator: String = _, terminator: String = _, to: inout Target) where Target: TextOutputStream
    func debugPrint(_: Any..., separator: String = _, terminator: String = _)
    func debugPrint<Target>(_: Any..., separator: String = _, terminator: String = _, to: inout Target) where Target: TextOutputStream
    func dump<T>(_: T, name: String? = _, indent: Int = _, maxDepth: Int = _, maxItems: Int = _) -> T
    func dump<T, TargetStream>(_: T, to: inout TargetStream, name: String? = _, indent: Int = _, maxDepth: Int = _, maxItems: Int = _) -> T where TargetStream: TextOutputStream
    func readLine(strippingNewline: Bool = _) -> String?
    """#)
}
