// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Objective-C objects, archives, predicates, sorting, scanning, coding, ranges.
  static let foundationObjects = InterfaceFile(
    "Foundation",
    #"""
    class NSCoder: NSObject {
      init()
      func version(forClassName: String) -> Int
      var systemVersion: UInt32
      var allowsKeyedCoding: Bool
      func encode(_: Any?, forKey: String)
      func encode(_: Bool, forKey: String)
      func encode(_: Int32, forKey: String)
      func encode(_: Int64, forKey: String)
      func encode(_: Float, forKey: String)
      func encode(_: Double, forKey: String)
      func containsValue(forKey: String) -> Bool
      func encode(_: Int, forKey: String)
      var requiresSecureCoding: Bool
      var allowedClasses: Set<AnyHashable>?
      var decodingFailurePolicy: NSCoder.DecodingFailurePolicy
      var error: (any Error)?
      enum DecodingFailurePolicy: Int {
        case raiseException, setErrorAndReturn
      }
    }
    class NSKeyedArchiver: NSCoder {
      init(requiringSecureCoding: Bool)
      static func archivedData(withRootObject: Any, requiringSecureCoding: Bool) -> Data
      init()
      init(forWritingWith: NSMutableData)
      static func archivedData(withRootObject: Any) -> Data
      static func archiveRootObject(_: Any, toFile: String) -> Bool
      var outputFormat: PropertyListSerialization.PropertyListFormat
      var encodedData: Data
      func setClassName(_: String?, for: AnyClass)
      static func className(for: AnyClass) -> String?
      func className(for: AnyClass) -> String?
      func encode(_: Any?, forKey: String)
      func encode(_: Bool, forKey: String)
      func encode(_: Int32, forKey: String)
      func encode(_: Int64, forKey: String)
      func encode(_: Float, forKey: String)
      func encode(_: Double, forKey: String)
      var requiresSecureCoding: Bool
    }
    class NSKeyedUnarchiver: NSCoder {
      init(forReadingFrom: Data)
      static func unarchivedObject(ofClasses: Set<AnyHashable>, from: Data) -> Any
      init()
      init(forReadingWith: Data)
      static func unarchiveObject(with: Data) -> Any?
      static func unarchiveObject(withFile: String) -> Any?
      func setClass(_: AnyClass?, forClassName: String)
      static func `class`(forClassName: String) -> AnyClass?
      func `class`(forClassName: String) -> AnyClass?
      func containsValue(forKey: String) -> Bool
      var requiresSecureCoding: Bool
      var decodingFailurePolicy: NSCoder.DecodingFailurePolicy
      static func unarchiveTopLevelObjectWithData(_: Data) -> Any?
      static func unarchivedObject<DecodedObjectType>(ofClass: DecodedObjectType.Type, from: Data) -> DecodedObjectType? where DecodedObjectType: NSObject
      static func unarchivedObject(ofClasses: [AnyClass], from: Data) -> Any?
      static func unarchivedArrayOfObjects<DecodedObject>(ofClass: DecodedObject.Type, from: Data) -> [DecodedObject]? where DecodedObject: NSObject
      static func unarchivedArrayOfObjects(ofClasses: [AnyClass], from: Data) -> [Any]?
      static func unarchivedDictionary<DecodedKey, DecodedObject>(ofKeyClass: DecodedKey.Type, objectClass: DecodedObject.Type, from: Data) -> [DecodedKey: DecodedObject]? where DecodedKey: NSObject, DecodedObject: NSObject
      static func unarchivedDictionary(keysOfClasses: [AnyClass], objectsOfClasses: [AnyClass], from: Data) -> [AnyHashable: Any]?
    }
    protocol NSCoding {}
    protocol NSSecureCoding {}
    protocol NSCopying {}
    protocol NSMutableCopying {}
    class NSPredicate: NSObject {
      init()
      init(format: String, argumentArray: [Any]?)
      init(value: Bool)
      init(block: (Any?, [String: Any]?) -> Bool)
      var predicateFormat: String
      func withSubstitutionVariables(_: [String: Any]) -> Self
      func evaluate(with: Any?) -> Bool
      func evaluate(with: Any?, substitutionVariables: [String: Any]?) -> Bool
      init(format: String, _: any CVarArg...)
      init?<Input>(_: Predicate<Input>) where Input: NSObject
    }
    class NSCompoundPredicate: NSPredicate {
      init()
      init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
      var compoundPredicateType: NSCompoundPredicate.LogicalType
      var subpredicates: [Any]
      init(andPredicateWithSubpredicates: [NSPredicate])
      init(orPredicateWithSubpredicates: [NSPredicate])
      init(notPredicateWithSubpredicate: NSPredicate)
      enum LogicalType: UInt {
        case not, and, or
      }
    }
    class NSExpression: NSObject {
      init()
      init(format: String, argumentArray: [Any])
      init(forConstantValue: Any?)
      static func expressionForEvaluatedObject() -> NSExpression
      init(forVariable: String)
      init(forKeyPath: String)
      init(forFunction: String, arguments: [Any])
      init(forFunction: NSExpression, selectorName: String, arguments: [Any]?)
      static func expressionForAnyKey() -> NSExpression
      init(block: (Any?, [NSExpression], NSMutableDictionary?) -> Any, arguments: [NSExpression]?)
      init(expressionType: NSExpression.ExpressionType)
      var expressionType: NSExpression.ExpressionType
      var constantValue: Any?
      var keyPath, function, variable: String
      var operand: NSExpression
      var arguments: [NSExpression]?
      var collection: Any
      var predicate: NSPredicate
      var left, right, `true`, `false`: NSExpression
      func expressionValue(with: Any?, context: NSMutableDictionary?) -> Any?
      init(format: String, _: any CVarArg...)
      init<Root, Value>(forKeyPath: KeyPath<Root, Value>)
      enum ExpressionType: UInt {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery, aggregate, anyKey, block, conditional
      }
    }
    class NSSortDescriptor: NSObject {
      init()
      init(key: String?, ascending: Bool)
      init(key: String?, ascending: Bool, selector: Selector?)
      var key: String?
      var ascending: Bool
      var selector: Selector?
      init(key: String?, ascending: Bool, comparator: Comparator)
      var comparator: Comparator
      func compare(_: Any, to: Any) -> ComparisonResult
      var reversedSortDescriptor: Any
      init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
      init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator: Comparator)
      var keyPath: AnyKeyPath?
      init<Compared>(_: SortDescriptor<Compared>) where Compared: NSObject
      init<Compared>(_: SortDescriptor<Compared>)
    }
    class NSRegularExpression: NSObject {
      init()
      init(pattern: String, options: NSRegularExpression.Options = _)
      var pattern: String
      var options: NSRegularExpression.Options
      var numberOfCaptureGroups: Int
      static func escapedPattern(for: String) -> String
      func matches(in: String, options: NSRegularExpression.MatchingOptions = _, range: NSRange) -> [NSTextCheckingResult]
      func numberOfMatches(in: String, options: NSRegularExpression.MatchingOptions = _, range: NSRange) -> Int
      func firstMatch(in: String, options: NSRegularExpression.MatchingOptions = _, range: NSRange) -> NSTextCheckingResult?
      func rangeOfFirstMatch(in: String, options: NSRegularExpression.MatchingOptions = _, range: NSRange) -> NSRange
      func stringByReplacingMatches(in: String, options: NSRegularExpression.MatchingOptions = _, range: NSRange, withTemplate: String) -> String
      func replaceMatches(in: NSMutableString, options: NSRegularExpression.MatchingOptions = _, range: NSRange, withTemplate: String) -> Int
      func replacementString(for: NSTextCheckingResult, in: String, offset: Int, template: String) -> String
      static func escapedTemplate(for: String) -> String
      struct Options: OptionSet {
        typealias RawValue = UInt
        static var caseInsensitive, dotMatchesLineSeparators, anchorsMatchLines, useUnicodeWordBoundaries: Self
      }
      struct MatchingOptions: OptionSet {
        typealias RawValue = UInt
        static var reportProgress, anchored, withTransparentBounds, withoutAnchoringBounds: Self
      }
      struct MatchingFlags: OptionSet {
        typealias RawValue = UInt
        static var progress, completed, internalError: Self
      }
    }
    class NSDataDetector: NSRegularExpression {
      init()
    }
    class NSTextCheckingResult: NSObject {
      init()
      var resultType: NSTextCheckingResult.CheckingType
      var range: NSRange
      var grammarDetails: [[String: Any]]?
      var date: Date?
      var timeZone: TimeZone?
      var duration: TimeInterval
      var url: URL?
      var replacementString: String?
      var alternativeStrings: [String]?
      var regularExpression: NSRegularExpression?
      var phoneNumber: String?
      var numberOfRanges: Int
      func range(at: Int) -> NSRange
      func range(withName: String) -> NSRange
      func adjustingRanges(offset: Int) -> NSTextCheckingResult
      struct CheckingType: OptionSet {
        typealias RawValue = UInt64
        static var spelling, grammar, date, address, link, quote, dash, replacement, correction, regularExpression: Self
        static var phoneNumber: Self
      }
    }
    class Scanner: NSObject {
      init()
      var string: String
      var scanLocation: Int
      var charactersToBeSkipped: CharacterSet?
      var caseSensitive: Bool
      var locale: Any?
      init(string: String)
      var currentIndex: String.Index
      func scanInt(representation: Scanner.NumberRepresentation = _) -> Int?
      func scanInt32(representation: Scanner.NumberRepresentation = _) -> Int32?
      func scanInt64(representation: Scanner.NumberRepresentation = _) -> Int64?
      func scanUInt64(representation: Scanner.NumberRepresentation = _) -> UInt64?
      func scanFloat(representation: Scanner.NumberRepresentation = _) -> Float?
      func scanDouble(representation: Scanner.NumberRepresentation = _) -> Double?
      func scanDecimal() -> Decimal?
      func scanString(_: String) -> String?
      func scanCharacters(from: CharacterSet) -> String?
      func scanUpToString(_: String) -> String?
      func scanUpToCharacters(from: CharacterSet) -> String?
      func scanCharacter() -> Character?
      var isAtEnd: Bool
      static func localizedScanner(with: String) -> Any
      enum NumberRepresentation: Hashable {
        case decimal, hexadecimal
      }
    }
    class NSKeyValueObservation: NSObject {
      init()
    }
    struct NSKeyValueObservedChange<Value> {
      typealias Kind = NSKeyValueChange
      var kind: NSKeyValueObservedChange<Value>.Kind
      var newValue, oldValue: Value?
      var indexes: IndexSet?
      var isPrior: Bool
    }
    struct NSKeyValueObservingOptions: OptionSet {
      typealias RawValue = UInt
      static var new, old, initial, prior: Self
    }
    enum NSKeyValueChange: UInt {
      case setting, insertion, removal, replacement
    }
    struct NSKeyValueChangeKey: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var newKey, oldKey: Self
    }
    class JSONSerialization: NSObject {
      init()
      static func isValidJSONObject(_: Any) -> Bool
      static func data(withJSONObject: Any, options: JSONSerialization.WritingOptions = _) -> Data
      static func jsonObject(with: Data, options: JSONSerialization.ReadingOptions = _) -> Any
      static func jsonObject(with: InputStream, options: JSONSerialization.ReadingOptions = _) -> Any
      struct ReadingOptions: OptionSet {
        typealias RawValue = UInt
        static var fragmentsAllowed, allowFragments: Self
      }
      struct WritingOptions: OptionSet {
        typealias RawValue = UInt
        static var prettyPrinted, sortedKeys, fragmentsAllowed, withoutEscapingSlashes: Self
      }
    }
    class PropertyListSerialization: NSObject {
      typealias ReadOptions = PropertyListSerialization.MutabilityOptions
      typealias WriteOptions = Int
      init()
      static func propertyList(_: Any, isValidFor: PropertyListSerialization.PropertyListFormat) -> Bool
      static func data(fromPropertyList: Any, format: PropertyListSerialization.PropertyListFormat, options: PropertyListSerialization.WriteOptions) -> Data
      struct MutabilityOptions: OptionSet {
        typealias RawValue = UInt
        static var mutableContainersAndLeaves: Self
      }
      enum PropertyListFormat: UInt {
        case openStep, xml, binary
      }
    }
    class ValueTransformer: NSObject {
      init()
      static func transformedValueClass() -> AnyClass
      static func allowsReverseTransformation() -> Bool
      func transformedValue(_: Any?) -> Any?
      func reverseTransformedValue(_: Any?) -> Any?
    }
    class XMLParser: NSObject {
      init()
      init?(contentsOf: URL)
      init(data: Data)
      init(stream: InputStream)
      var shouldProcessNamespaces, shouldReportNamespacePrefixes: Bool
      var externalEntityResolvingPolicy: XMLParser.ExternalEntityResolvingPolicy
      var allowedExternalEntityURLs: Set<URL>?
      func parse() -> Bool
      var parserError: (any Error)?
      var shouldResolveExternalEntities: Bool
      var publicID, systemID: String?
      var lineNumber, columnNumber: Int
      static var errorDomain: String
      enum ExternalEntityResolvingPolicy: UInt {
        case never, noNetwork, sameOriginOnly, always
      }
    }
    class JSONDecoder: TopLevelDecoder {
      typealias Input = Data
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy
      var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy
      var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy
      var userInfo: [CodingUserInfoKey: Any]
      var allowsJSON5: Bool
      init()
      func decode<T>(_: T.Type, from: Data) -> T where T: Decodable
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case custom((any Decoder) -> Date)
      }
      enum DataDecodingStrategy {
        case deferredToData, base64
        case custom((any Decoder) -> Data)
      }
      enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
    }
    class JSONEncoder: TopLevelEncoder {
      typealias Output = Data
      var outputFormatting: JSONEncoder.OutputFormatting
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy
      var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy
      var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy
      var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy
      var userInfo: [CodingUserInfoKey: Any]
      init()
      func encode<T>(_: T) -> Data where T: Encodable
      struct OutputFormatting: OptionSet {
        typealias RawValue = UInt
        static var prettyPrinted, sortedKeys, withoutEscapingSlashes: Self
      }
      enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case custom((Date, any Encoder) -> Void)
      }
      enum DataEncodingStrategy {
        case deferredToData, base64
        case custom((Data, any Encoder) -> Void)
      }
      enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom(([any CodingKey]) -> any CodingKey)
      }
    }
    class PropertyListDecoder: TopLevelDecoder {
      typealias Input = Data
      var userInfo: [CodingUserInfoKey: Any]
      init()
      func decode<T>(_: T.Type, from: Data) -> T where T: Decodable
      func decode<T>(_: T.Type, from: Data, format: inout PropertyListSerialization.PropertyListFormat) -> T where T: Decodable
    }
    class PropertyListEncoder: TopLevelEncoder {
      typealias Output = Data
      var outputFormat: PropertyListSerialization.PropertyListFormat
      var userInfo: [CodingUserInfoKey: Any]
      init()
      func encode<Value>(_: Value) -> Data where Value: Encodable
    }
    struct SortDescriptor<Compared>: SortComparator, Codable {
      var keyPath: PartialKeyPath<Compared>?
      var stringComparator: String.StandardComparator?
      var order: SortOrder
      init<Value>(_: KeyPath<Compared, Value>, order: SortOrder = _) where Value: Comparable
      init<Value>(_: KeyPath<Compared, Value?>, order: SortOrder = _) where Value: Comparable
      init(_: KeyPath<Compared, String>, comparator: String.StandardComparator = _)
      init(_: KeyPath<Compared, String?>, comparator: String.StandardComparator = _)
      init(_: KeyPath<Compared, String>, comparator: String.StandardComparator = _, order: SortOrder)
      init(_: KeyPath<Compared, String?>, comparator: String.StandardComparator = _, order: SortOrder)
      init(_: KeyPath<Compared, Bool>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Bool?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Double>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Double?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Float>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Float?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int8>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int8?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int16>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int16?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int32>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int32?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int64>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int64?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Int?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt8>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt8?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt16>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt16?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt32>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt32?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt64>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt64?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UInt?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Date>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, Date?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UUID>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, UUID?>, order: SortOrder = _) where Compared: NSObject
      init(_: KeyPath<Compared, String>, comparator: String.StandardComparator = _) where Compared: NSObject
      init(_: KeyPath<Compared, String?>, comparator: String.StandardComparator = _) where Compared: NSObject
      init(_: KeyPath<Compared, String>, comparator: String.StandardComparator = _, order: SortOrder) where Compared: NSObject
      init(_: KeyPath<Compared, String?>, comparator: String.StandardComparator = _, order: SortOrder) where Compared: NSObject
      init?(_: NSSortDescriptor, comparing: Compared.Type) where Compared: NSObject
      func compare(_: Compared, _: Compared) -> ComparisonResult
    }
    protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      func compare(_: Compared, _: Compared) -> ComparisonResult
      var order: SortOrder
    }
    extension SortComparator where Self == String.Comparator {
      static var localizedStandard, localized: String.Comparator
    }
    enum SortOrder: Hashable, Codable {
      case forward, reverse
    }
    struct KeyPathComparator<Compared>: SortComparator {
      var keyPath: PartialKeyPath<Compared>
      var order: SortOrder
      init<Value>(_: KeyPath<Compared, Value>, order: SortOrder = _) where Value: Comparable
      init<Value>(_: KeyPath<Compared, Value?>, order: SortOrder = _) where Value: Comparable
      init<Value, Comparator>(_: KeyPath<Compared, Value>, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator
      init<Value, Comparator>(_: KeyPath<Compared, Value?>, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator
      init<Value, Comparator>(_: KeyPath<Compared, Value>, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator
      init<Value, Comparator>(_: KeyPath<Compared, Value?>, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator
      func compare(_: Compared, _: Compared) -> ComparisonResult
    }
    struct ComparableComparator<Compared>: SortComparator where Compared: Comparable {
      var order: SortOrder
      init(order: SortOrder = _)
      func compare(_: Compared, _: Compared) -> ComparisonResult
    }
    extension Sequence {
      func filter(_: Predicate<Element>) -> [Element]
      func compare<Comparator>(_: Comparator.Compared, _: Comparator.Compared) -> ComparisonResult where Comparator: SortComparator, Comparator == Element
    }
    protocol NSObjectProtocol: Hashable {
      var hash: Int
      var superclass: AnyClass?
      var description, debugDescription: String
      func isEqual(_: Any?) -> Bool
      func isKind(of: AnyClass) -> Bool
      func isMember(of: AnyClass) -> Bool
      func conforms(to: Any) -> Bool
      func responds(to: Selector!) -> Bool
    }
    class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init()
      var hash, hashValue: Int
      var description, debugDescription: String
      var superclass: AnyClass?
      var classForCoder: AnyClass
      static func description() -> String
      func copy() -> Any
      func mutableCopy() -> Any
      func isEqual(_: Any?) -> Bool
      func isKind(of: AnyClass) -> Bool
      func isMember(of: AnyClass) -> Bool
      func responds(to: Selector!) -> Bool
      func value(forKey: String) -> Any?
      func value(forKeyPath: String) -> Any?
      func setValue(_: Any?, forKey: String)
      func setValue(_: Any?, forKeyPath: String)
      func perform(_: Selector!, with: Any? = _) -> Unmanaged<AnyObject>!
      func perform(_: Selector, with: Any?, afterDelay: TimeInterval)
      func observe<Value>(_: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = _, changeHandler: (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
      func publisher<Value>(for: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = _) -> NSObject.KeyValueObservingPublisher<Self, Value>
      struct KeyValueObservingPublisher<Subject, Value>: Publisher {
        typealias Output = Value
        typealias Failure = Never
      }
    }
    struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
      typealias StringLiteralType = String
      init(_: String)
    }
    struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
      typealias BooleanLiteralType = Bool
      init(_: Bool)
      var boolValue: Bool
    }
    typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
    func autoreleasepool<Result>(invoking: () -> Result) -> Result
    func NSStringFromClass(_: AnyClass) -> String
    func NSClassFromString(_: String) -> AnyClass?
    func NSStringFromSelector(_: Selector) -> String
    func NSSelectorFromString(_: String) -> Selector
    func NSLog(_: String, _: any CVarArg...)
    protocol PredicateExpression {}
    protocol StandardPredicateExpression: PredicateExpression {}
    struct Predicate<each Input> {
      func evaluate(_: Any) -> Bool
    }
    typealias NSRange = _NSRange
    struct _NSRange: Hashable, CustomStringConvertible, Codable {
      init()
      init(location: Int, length: Int)
      init(_: NSRange)
      init<R>(_: R) where R: RangeExpression
      init<R, S>(_: R, in: S) where R: RangeExpression, S: StringProtocol
      init?(_: String)
      var location, length, lowerBound, upperBound: Int
      func contains(_: Int) -> Bool
      func intersection(_: NSRange) -> NSRange?
      func union(_: NSRange) -> NSRange
    }
    typealias Comparator = (Any, Any) -> ComparisonResult
    var NSNotFound: Int
    func NSMaxRange(_: NSRange) -> Int
    func NSMakeRange(_: Int, _: Int) -> NSRange
    func NSStringFromRange(_: NSRange) -> String
    func NSIntersectionRange(_: NSRange, _: NSRange) -> NSRange
    func NSUnionRange(_: NSRange, _: NSRange) -> NSRange
    func NSEqualRanges(_: NSRange, _: NSRange) -> Bool
    func NSLocationInRange(_: Int, _: NSRange) -> Bool
    """#)
}
