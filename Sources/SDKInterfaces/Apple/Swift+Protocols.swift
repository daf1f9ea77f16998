// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Equality, order, identity, descriptions, literals.
  static let swiftProtocols = InterfaceFile(
    "Swift",
    #"""
    protocol AnyObject {}
    protocol Sendable {}
    protocol Copyable {}
    protocol Escapable {}
    protocol BitwiseCopyable {}
    protocol SendableMetatype {}
    typealias AnyClass = AnyObject.Type
    typealias Void = ()
    protocol Equatable {
      static func == (_: Self, _: Self) -> Bool
    }
    extension Equatable {
      static func != (_: Self, _: Self) -> Bool
    }
    protocol Hashable: Equatable {
      var hashValue: Int
      func hash(into: inout Hasher)
    }
    struct Hasher {
      init()
      func combine<H>(_: H) where H: Hashable
      func combine(bytes: UnsafeRawBufferPointer)
      func finalize() -> Int
    }
    protocol Comparable: Equatable {
      static func < (_: Self, _: Self) -> Bool
    }
    extension Comparable {
      static func > (_: Self, _: Self) -> Bool
      static func <= (_: Self, _: Self) -> Bool
      static func >= (_: Self, _: Self) -> Bool
      static func ..< (_: Self, _: Self) -> Range<Self>
      static func ... (_: Self, _: Self) -> ClosedRange<Self>
      static prefix func ..< (_: Self) -> PartialRangeUpTo<Self>
      static prefix func ... (_: Self) -> PartialRangeThrough<Self>
      static postfix func ... (_: Self) -> PartialRangeFrom<Self>
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: ID
    }
    extension Identifiable where Self: AnyObject {
      typealias ID = ObjectIdentifier
      var id: ObjectIdentifier
    }
    protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue
    }
    extension RawRepresentable where Self: Hashable, RawValue: Hashable {
      var hashValue: Int
    }
    extension RawRepresentable where Self: Comparable, RawValue: Comparable {
      static func < (_: Self, _: Self) -> Bool
    }
    protocol CustomStringConvertible {
      var description: String
    }
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_: String)
    }
    protocol CustomDebugStringConvertible {
      var debugDescription: String
    }
    protocol CustomReflectable {
      var customMirror: Mirror
    }
    protocol CustomLeafReflectable: CustomReflectable {}
    protocol CustomPlaygroundDisplayConvertible {
      var playgroundDescription: Any
    }
    protocol TextOutputStream {
      func write(_: String)
    }
    protocol TextOutputStreamable {
      func write<Target>(to: inout Target) where Target: TextOutputStream
    }
    protocol CVarArg {}
    protocol Error {}
    protocol RandomNumberGenerator {
      func next() -> UInt64
    }
    extension RandomNumberGenerator {
      func next<T>() -> T where T: FixedWidthInteger, T: UnsignedInteger
      func next<T>(upperBound: T) -> T where T: FixedWidthInteger, T: UnsignedInteger
    }
    struct SystemRandomNumberGenerator: RandomNumberGenerator {
      init()
    }
    protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType
      init(booleanLiteral: BooleanLiteralType)
    }
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType
      init(integerLiteral: IntegerLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType
      init(floatLiteral: FloatLiteralType)
    }
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType
      init(unicodeScalarLiteral: UnicodeScalarLiteralType)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral: ExtendedGraphemeClusterLiteralType)
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType
      init(stringLiteral: StringLiteralType)
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
      associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
      init(stringInterpolation: StringInterpolation)
    }
    protocol StringInterpolationProtocol {
      associatedtype StringLiteralType
      init(literalCapacity: Int, interpolationCount: Int)
      func appendLiteral(_: StringLiteralType)
    }
    struct DefaultStringInterpolation: StringInterpolationProtocol, CustomStringConvertible, TextOutputStream {
      typealias StringLiteralType = String
      func appendInterpolation<T>(_: T) where T: CustomStringConvertible
      func appendInterpolation<T>(_: T)
      func appendInterpolation(_: Any.Type)
      func appendInterpolation<T>(_: T?, default: @autoclosure () -> some StringProtocol)
    }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral: (Key, Value)...)
    }
    typealias IntegerLiteralType = Int
    typealias FloatLiteralType = Double
    typealias BooleanLiteralType = Bool
    typealias StringLiteralType = String
    typealias UnicodeScalarType = String
    typealias ExtendedGraphemeClusterType = String
    """#)
}
