// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Foundation's string methods, character sets, Objective-C strings.
  static let foundationStrings = InterfaceFile(
    "Foundation",
    #"""
    extension StringProtocol {
      func substring(from: Index) -> String
      func substring(to: Index) -> String
      func substring(with: Range<Index>) -> String
      var localizedCapitalized: String
      func capitalized(with: Locale?) -> String
      var localizedLowercase: String
      func lowercased(with: Locale?) -> String
      var localizedUppercase: String
      func uppercased(with: Locale?) -> String
      func caseInsensitiveCompare<T>(_: T) -> ComparisonResult where T: StringProtocol
      func commonPrefix<T>(with: T, options: String.CompareOptions = _) -> String where T: StringProtocol
      func compare<T>(_: T, options: String.CompareOptions = _, range: Range<Index>? = _, locale: Locale? = _) -> ComparisonResult where T: StringProtocol
      func components(separatedBy: CharacterSet) -> [String]
      func cString(using: String.Encoding) -> [CChar]?
      var decomposedStringWithCanonicalMapping, decomposedStringWithCompatibilityMapping: String
      func enumerateLines(invoking: (String, inout Bool) -> Void)
      var fastestEncoding: String.Encoding
      var hash: Int
      func lengthOfBytes(using: String.Encoding) -> Int
      func localizedCaseInsensitiveCompare<T>(_: T) -> ComparisonResult where T: StringProtocol
      func localizedCompare<T>(_: T) -> ComparisonResult where T: StringProtocol
      func localizedStandardCompare<T>(_: T) -> ComparisonResult where T: StringProtocol
      func maximumLengthOfBytes(using: String.Encoding) -> Int
      var precomposedStringWithCanonicalMapping, precomposedStringWithCompatibilityMapping: String
      func localizedStandardContains<T>(_: T) -> Bool where T: StringProtocol
      var smallestEncoding: String.Encoding
      func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?
      func appendingFormat<T>(_: T, _: any CVarArg...) -> String where T: StringProtocol
      func appending(_: some StringProtocol) -> String
      func folding(options: String.CompareOptions = _, locale: Locale?) -> String
      func padding<T>(toLength: Int, withPad: T, startingAt: Int) -> String where T: StringProtocol
      var removingPercentEncoding: String?
      func replacingCharacters<T, R>(in: R, with: T) -> String where T: StringProtocol, R: RangeExpression, R.Bound == String.Index
      func replacingOccurrences<Target, Replacement>(of: Target, with: Replacement, options: String.CompareOptions = _, range: Range<Index>? = _) -> String where Target: StringProtocol, Replacement: StringProtocol
      func trimmingCharacters(in: CharacterSet) -> String
      func write<T>(toFile: T, atomically: Bool, encoding: String.Encoding) where T: StringProtocol
      func write(to: URL, atomically: Bool, encoding: String.Encoding)
      func applyingTransform(_: StringTransform, reverse: Bool) -> String?
      func enumerateSubstrings<R>(in: R, options: String.EnumerationOptions = _, _: (String?, Range<Index>, Range<Index>, inout Bool) -> Void) where R: RangeExpression, R.Bound == String.Index
      func rangeOfComposedCharacterSequence(at: Index) -> Range<Index>
      func rangeOfComposedCharacterSequences<R>(for: R) -> Range<Index> where R: RangeExpression, R.Bound == String.Index
      func range<T>(of: T, options: String.CompareOptions = _, range: Range<Index>? = _, locale: Locale? = _) -> Range<Index>? where T: StringProtocol
      func localizedStandardRange<T>(of: T) -> Range<Index>? where T: StringProtocol
      func contains<T>(_: T) -> Bool where T: StringProtocol
      func localizedCaseInsensitiveContains<T>(_: T) -> Bool where T: StringProtocol
      var capitalized: String
      func rangeOfCharacter(from: CharacterSet, options: String.CompareOptions = _, range: Range<Index>? = _) -> Range<Index>?
      func data(using: String.Encoding, allowLossyConversion: Bool = _) -> Data?
      func components<T>(separatedBy: T) -> [String] where T: StringProtocol
      func lineRange(for: some RangeExpression<Index>) -> Range<Index>
      func paragraphRange(for: some RangeExpression<Index>) -> Range<Index>
    }
    extension String {
      typealias CompareOptions = NSString.CompareOptions
      typealias EncodingConversionOptions = NSString.EncodingConversionOptions
      typealias EnumerationOptions = NSString.EnumerationOptions
      init(_: NSString)
      init?<S>(bytes: S, encoding: String.Encoding) where S: Sequence, S.Element == UInt8
      init?(data: Data, encoding: String.Encoding)
      static var availableStringEncodings: [String.Encoding]
      static var defaultCStringEncoding: String.Encoding
      static func localizedName(of: String.Encoding) -> String
      static func localizedStringWithFormat(_: String, _: any CVarArg...) -> String
      init?(utf8String: UnsafePointer<CChar>)
      init?(utf8String: [CChar])
      init?(utf8String: String)
      init(contentsOfFile: String, encoding: String.Encoding)
      init(contentsOfFile: String, usedEncoding: inout String.Encoding)
      init(contentsOfFile: String)
      init(contentsOf: URL, encoding: String.Encoding)
      init(contentsOf: URL, usedEncoding: inout String.Encoding)
      init(contentsOf: URL)
      init?(cString: UnsafePointer<CChar>, encoding: String.Encoding)
      init?(cString: [CChar], encoding: String.Encoding)
      init?(cString: String, encoding: String.Encoding)
      init(format: String, _: any CVarArg...)
      init(format: String, arguments: [any CVarArg])
      init(format: String, locale: Locale?, _: any CVarArg...)
      init(format: String, locale: Locale?, arguments: [any CVarArg])
      init(_: Slice<AttributedString.CharacterView>)
      struct StandardComparator: SortComparator, Codable {
        typealias Compared = String
        static var localizedStandard, lexical: Self
        var order: SortOrder
        init(_: Self, order: SortOrder = _)
        func compare(_: String, _: String) -> ComparisonResult
      }
      struct Comparator: SortComparator, Codable {
        typealias Compared = String
        var options: String.CompareOptions
        var locale: Locale?
        var order: SortOrder
        init(options: String.CompareOptions, locale: Locale? = _, order: SortOrder = _)
        init(_: String.StandardComparator)
        func compare(_: String, _: String) -> ComparisonResult
      }
      struct Encoding: RawRepresentable, Hashable, CustomStringConvertible {
        typealias RawValue = UInt
        init(rawValue: UInt)
        var rawValue: UInt
        var ianaName: String?
        init?(ianaName: String)
        static var ascii, nextstep, japaneseEUC, utf8, isoLatin1, symbol, nonLossyASCII, shiftJIS, isoLatin2: Self
        static var unicode, windowsCP1251, windowsCP1252, windowsCP1253, windowsCP1254, windowsCP1250, iso2022JP: Self
        static var macOSRoman, utf16, utf16BigEndian, utf16LittleEndian, utf32, utf32BigEndian, utf32LittleEndian: Self
      }
    }
    extension String.Index {
      init?<S>(_: AttributedString.Index, within: S) where S: StringProtocol
    }
    extension String.Index {
      init?<S>(_: AttributedString.Index, within: S) where S: StringProtocol
    }
    struct CharacterSet: ReferenceConvertible, Hashable, SetAlgebra, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      typealias ArrayLiteralElement = Unicode.Scalar
      typealias Element = Unicode.Scalar
      init()
      init(charactersIn: Range<Unicode.Scalar>)
      init(charactersIn: ClosedRange<Unicode.Scalar>)
      init(charactersIn: String)
      init(bitmapRepresentation: Data)
      init?(contentsOfFile: String)
      static var controlCharacters, whitespaces, whitespacesAndNewlines, decimalDigits, letters, lowercaseLetters: Self
      static var uppercaseLetters, nonBaseCharacters, alphanumerics, decomposables, illegalCharacters: Self
      static var punctuationCharacters, capitalizedLetters, symbols, newlines, urlUserAllowed, urlPasswordAllowed: Self
      static var urlHostAllowed, urlPathAllowed, urlQueryAllowed, urlFragmentAllowed: Self
      var bitmapRepresentation: Data
      var inverted: Self
      func insert(charactersIn: Range<Unicode.Scalar>)
      func insert(charactersIn: ClosedRange<Unicode.Scalar>)
      func remove(charactersIn: Range<Unicode.Scalar>)
      func remove(charactersIn: ClosedRange<Unicode.Scalar>)
      func insert(charactersIn: String)
      func remove(charactersIn: String)
      func invert()
      func insert(_: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar)
      func contains(_: Unicode.Scalar) -> Bool
      func isSuperset(of: Self) -> Bool
    }
    extension Range where Bound: BinaryInteger {
      init?(_: NSRange)
    }
    extension Range where Bound == Int {
      init?(_: NSRange)
    }
    extension Range where Bound == String.Index {
      init?(_: NSRange, in: String)
      init?<S>(_: NSRange, in: S) where S: StringProtocol
      init?<R, S>(_: R, in: S) where R: RangeExpression, S: StringProtocol, R.Bound == AttributedString.Index
      init?<S>(_: AttributedString.MarkdownSourcePosition, in: S) where S: StringProtocol
    }
    extension Range where Bound == AttributedString.Index {
      init?<S>(_: NSRange, in: S) where S: AttributedStringProtocol
      init?<R, S>(_: R, in: S) where R: RangeExpression, S: AttributedStringProtocol, R.Bound == String.Index
    }
    class NSString: NSObject, ExpressibleByStringLiteral, NSItemProviderReading, NSItemProviderWriting {
      typealias StringLiteralType = StaticString
      var length: Int
      func character(at: Int) -> unichar
      init()
      static func path(withComponents: [String]) -> String
      var pathComponents: [String]
      var isAbsolutePath: Bool
      var lastPathComponent, deletingLastPathComponent: String
      func appendingPathComponent(_: String) -> String
      var pathExtension, deletingPathExtension: String
      func appendingPathExtension(_: String) -> String?
      var abbreviatingWithTildeInPath, expandingTildeInPath, standardizingPath, resolvingSymlinksInPath: String
      func strings(byAppendingPaths: [String]) -> [String]
      init(stringLiteral: StaticString)
      init(format: NSString, _: any CVarArg...)
      init(format: NSString, locale: Locale?, _: any CVarArg...)
      static func localizedStringWithFormat(_: NSString, _: any CVarArg...) -> Self
      func appendingFormat(_: NSString, _: any CVarArg...) -> NSString
      init(string: NSString)
      func substring(from: Int) -> String
      func substring(to: Int) -> String
      func substring(with: NSRange) -> String
      func compare(_: String) -> ComparisonResult
      func compare(_: String, options: NSString.CompareOptions = _) -> ComparisonResult
      func compare(_: String, options: NSString.CompareOptions = _, range: NSRange) -> ComparisonResult
      func compare(_: String, options: NSString.CompareOptions = _, range: NSRange, locale: Any?) -> ComparisonResult
      func caseInsensitiveCompare(_: String) -> ComparisonResult
      func localizedCompare(_: String) -> ComparisonResult
      func localizedCaseInsensitiveCompare(_: String) -> ComparisonResult
      func localizedStandardCompare(_: String) -> ComparisonResult
      func isEqual(to: String) -> Bool
      func hasPrefix(_: String) -> Bool
      func hasSuffix(_: String) -> Bool
      func commonPrefix(with: String, options: NSString.CompareOptions = _) -> String
      func contains(_: String) -> Bool
      func localizedCaseInsensitiveContains(_: String) -> Bool
      func localizedStandardContains(_: String) -> Bool
      func localizedStandardRange(of: String) -> NSRange
      func range(of: String) -> NSRange
      func range(of: String, options: NSString.CompareOptions = _) -> NSRange
      func range(of: String, options: NSString.CompareOptions = _, range: NSRange) -> NSRange
      func range(of: String, options: NSString.CompareOptions = _, range: NSRange, locale: Locale?) -> NSRange
      func rangeOfCharacter(from: CharacterSet) -> NSRange
      func rangeOfCharacter(from: CharacterSet, options: NSString.CompareOptions = _) -> NSRange
      func rangeOfCharacter(from: CharacterSet, options: NSString.CompareOptions = _, range: NSRange) -> NSRange
      func rangeOfComposedCharacterSequence(at: Int) -> NSRange
      func rangeOfComposedCharacterSequences(for: NSRange) -> NSRange
      func appending(_: String) -> String
      var doubleValue: Double
      var floatValue: Float
      var intValue: Int32
      var integerValue: Int
      var longLongValue: Int64
      var boolValue: Bool
      var uppercased, lowercased, capitalized, localizedUppercase, localizedLowercase, localizedCapitalized: String
      func uppercased(with: Locale?) -> String
      func lowercased(with: Locale?) -> String
      func capitalized(with: Locale?) -> String
      func lineRange(for: NSRange) -> NSRange
      func paragraphRange(for: NSRange) -> NSRange
      func canBeConverted(to: UInt) -> Bool
      var decomposedStringWithCanonicalMapping, precomposedStringWithCanonicalMapping: String
      var decomposedStringWithCompatibilityMapping, precomposedStringWithCompatibilityMapping: String
      func components(separatedBy: String) -> [String]
      func components(separatedBy: CharacterSet) -> [String]
      func trimmingCharacters(in: CharacterSet) -> String
      func padding(toLength: Int, withPad: String, startingAt: Int) -> String
      func folding(options: NSString.CompareOptions = _, locale: Locale?) -> String
      func replacingOccurrences(of: String, with: String, options: NSString.CompareOptions = _, range: NSRange) -> String
      func replacingOccurrences(of: String, with: String) -> String
      func replacingCharacters(in: NSRange, with: String) -> String
      func applyingTransform(_: StringTransform, reverse: Bool) -> String?
      func write(toFile: String, atomically: Bool, encoding: UInt)
      var description: String
      var hash: Int
      init(string: String)
      init(format: String, arguments: CVaListPointer)
      init(format: String, locale: Any?, arguments: CVaListPointer)
      init?(data: Data, encoding: UInt)
      func propertyList() -> Any
      func propertyListFromStringsFileFormat() -> [AnyHashable: Any]?
      func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String?
      var removingPercentEncoding: String?
      struct CompareOptions: OptionSet {
        typealias RawValue = UInt
        static var caseInsensitive, literal, backwards, anchored, numeric, diacriticInsensitive, widthInsensitive: Self
        static var forcedOrdering, regularExpression: Self
      }
      struct EncodingConversionOptions: OptionSet {
        typealias RawValue = UInt
        static var allowLossy: Self
      }
      struct EnumerationOptions: OptionSet {
        typealias RawValue = UInt
        static var byLines, byComposedCharacterSequences, byWords, byCaretPositions, reverse, substringNotRequired: Self
        static var localized: Self
      }
    }
    class NSMutableString: NSString {
      init()
      func replaceCharacters(in: NSRange, with: String)
      func appendFormat(_: NSString, _: any CVarArg...)
      func insert(_: String, at: Int)
      func append(_: String)
      func setString(_: String)
      func replaceOccurrences(of: String, with: String, options: NSString.CompareOptions = _, range: NSRange) -> Int
      init(capacity: Int)
    }
    class NSCharacterSet: NSObject {
      init()
      static var controlCharacters, whitespaces, whitespacesAndNewlines, decimalDigits, letters: CharacterSet
      static var lowercaseLetters, uppercaseLetters, alphanumerics, illegalCharacters: CharacterSet
      static var punctuationCharacters, symbols, newlines: CharacterSet
      init(range: NSRange)
      init(charactersIn: String)
      init(bitmapRepresentation: Data)
      init?(contentsOfFile: String)
      func characterIsMember(_: unichar) -> Bool
      var bitmapRepresentation: Data
      var inverted: CharacterSet
      func longCharacterIsMember(_: UTF32Char) -> Bool
      func isSuperset(of: CharacterSet) -> Bool
      static var urlUserAllowed, urlPasswordAllowed, urlHostAllowed, urlPathAllowed, urlQueryAllowed: CharacterSet
      static var urlFragmentAllowed: CharacterSet
    }
    struct StringTransform: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var toLatin, fullwidthToHalfwidth, stripDiacritics: Self
    }
    typealias unichar = UInt16
    typealias UTF32Char = UInt32
    """#)
}
