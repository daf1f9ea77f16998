// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Numeric protocols, integers, floating-point numbers, `Bool`.
  static let swiftNumbers = InterfaceFile(
    "Swift",
    #"""
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self
      static func + (_: Self, _: Self) -> Self
      static func += (_: inout Self, _: Self)
      static func - (_: Self, _: Self) -> Self
      static func -= (_: inout Self, _: Self)
    }
    extension AdditiveArithmetic {
      static prefix func + (_: Self) -> Self
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable, Numeric
      init?<T>(exactly: T) where T: BinaryInteger
      var magnitude: Magnitude
      static func * (_: Self, _: Self) -> Self
      static func *= (_: inout Self, _: Self)
    }
    protocol SignedNumeric: Numeric {
      func negate()
    }
    extension SignedNumeric {
      static prefix func - (_: Self) -> Self
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to: Self) -> Stride
      func advanced(by: Stride) -> Self
    }
    protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable where Magnitude: BinaryInteger {
      static var isSigned: Bool
      init?<T>(exactly: T) where T: BinaryFloatingPoint
      init<T>(_: T) where T: BinaryFloatingPoint
      init<T>(_: T) where T: BinaryInteger
      init<T>(truncatingIfNeeded: T) where T: BinaryInteger
      init<T>(clamping: T) where T: BinaryInteger
      associatedtype Words: RandomAccessCollection where Words.Element == UInt, Words.Index == Int
      var words: Words
      var bitWidth, trailingZeroBitCount: Int
      static func / (_: Self, _: Self) -> Self
      static func /= (_: inout Self, _: Self)
      static func % (_: Self, _: Self) -> Self
      static func %= (_: inout Self, _: Self)
      static prefix func ~ (_: Self) -> Self
      static func & (_: Self, _: Self) -> Self
      static func &= (_: inout Self, _: Self)
      static func | (_: Self, _: Self) -> Self
      static func |= (_: inout Self, _: Self)
      static func ^ (_: Self, _: Self) -> Self
      static func ^= (_: inout Self, _: Self)
      static func >> <RHS>(_: Self, _: RHS) -> Self where RHS: BinaryInteger
      static func >>= <RHS>(_: inout Self, _: RHS) where RHS: BinaryInteger
      static func << <RHS>(_: Self, _: RHS) -> Self where RHS: BinaryInteger
      static func <<= <RHS>(_: inout Self, _: RHS) where RHS: BinaryInteger
      func quotientAndRemainder(dividingBy: Self) -> (quotient: Self, remainder: Self)
      func isMultiple(of: Self) -> Bool
      func signum() -> Self
    }
    extension BinaryInteger {
      init()
      static func == <Other>(_: Self, _: Other) -> Bool where Other: BinaryInteger
      static func != <Other>(_: Self, _: Other) -> Bool where Other: BinaryInteger
      static func < <Other>(_: Self, _: Other) -> Bool where Other: BinaryInteger
      static func > <Other>(_: Self, _: Other) -> Bool where Other: BinaryInteger
      static func <= <Other>(_: Self, _: Other) -> Bool where Other: BinaryInteger
      static func >= <Other>(_: Self, _: Other) -> Bool where Other: BinaryInteger
    }
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger {
      static var bitWidth: Int
      static var max, min: Self
      func addingReportingOverflow(_: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by: Self) -> (partialValue: Self, overflow: Bool)
      func remainderReportingOverflow(dividingBy: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedFullWidth(by: Self) -> (high: Self, low: Magnitude)
      func dividingFullWidth(_: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
      var nonzeroBitCount, leadingZeroBitCount: Int
      init(bigEndian: Self)
      init(littleEndian: Self)
      var bigEndian, littleEndian, byteSwapped: Self
      static func &+ (_: Self, _: Self) -> Self
      static func &+= (_: inout Self, _: Self)
      static func &- (_: Self, _: Self) -> Self
      static func &-= (_: inout Self, _: Self)
      static func &* (_: Self, _: Self) -> Self
      static func &*= (_: inout Self, _: Self)
      static func &>> <Other>(_: Self, _: Other) -> Self where Other: BinaryInteger
      static func &>>= <Other>(_: inout Self, _: Other) where Other: BinaryInteger
      static func &<< <Other>(_: Self, _: Other) -> Self where Other: BinaryInteger
      static func &<<= <Other>(_: inout Self, _: Other) where Other: BinaryInteger
      static func random<T>(in: Range<Self>, using: inout T) -> Self where T: RandomNumberGenerator
      static func random(in: Range<Self>) -> Self
      static func random<T>(in: ClosedRange<Self>, using: inout T) -> Self where T: RandomNumberGenerator
      static func random(in: ClosedRange<Self>) -> Self
    }
    extension FixedWidthInteger {
      init?<S>(_: S, radix: Int = _) where S: StringProtocol
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    protocol UnsignedInteger: BinaryInteger {}
    struct Int: FixedWidthInteger, SignedInteger, Codable, CodingKeyRepresentable, CVarArg {
      typealias IntegerLiteralType = Int
      typealias Magnitude = UInt
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: UInt)
      init<P>(bitPattern: P?) where P: _Pointer
      init(bitPattern: ObjectIdentifier)
    }
    struct Int8: FixedWidthInteger, SignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = Int8
      typealias Magnitude = UInt8
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: UInt8)
    }
    struct Int16: FixedWidthInteger, SignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = Int16
      typealias Magnitude = UInt16
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: UInt16)
    }
    struct Int32: FixedWidthInteger, SignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = Int32
      typealias Magnitude = UInt32
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: UInt32)
    }
    struct Int64: FixedWidthInteger, SignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = Int64
      typealias Magnitude = UInt64
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: UInt64)
    }
    struct Int128: FixedWidthInteger, SignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = Int128
      typealias Magnitude = UInt128
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: UInt128)
    }
    struct UInt: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = UInt
      typealias Magnitude = UInt
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: Int)
      init<P>(bitPattern: P?) where P: _Pointer
      init(bitPattern: ObjectIdentifier)
    }
    struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = UInt8
      typealias Magnitude = UInt8
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: Int8)
      init(ascii: Unicode.Scalar)
    }
    struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = UInt16
      typealias Magnitude = UInt16
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: Int16)
    }
    struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = UInt32
      typealias Magnitude = UInt32
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: Int32)
      init(_: Unicode.Scalar)
    }
    struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = UInt64
      typealias Magnitude = UInt64
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: Int64)
      init(_: Unicode.Scalar)
    }
    struct UInt128: FixedWidthInteger, UnsignedInteger, Codable, CVarArg {
      typealias IntegerLiteralType = UInt128
      typealias Magnitude = UInt128
      typealias Stride = Int
      typealias Words = [UInt]
      init(bitPattern: Int128)
    }
    struct StaticBigInt: CustomDebugStringConvertible, ExpressibleByIntegerLiteral {}
    enum FloatingPointSign: Int { case plus, minus }
    enum FloatingPointClassification {
      case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero, positiveZero
      case positiveSubnormal, positiveNormal, positiveInfinity
    }
    enum FloatingPointRoundingRule {
      case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
    }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Self == Magnitude {
      associatedtype Exponent: SignedInteger
      init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
      init(signOf: Self, magnitudeOf: Self)
      init<Source>(_: Source) where Source: BinaryInteger
      init?<Source>(exactly: Source) where Source: BinaryInteger
      static var radix: Int
      static var nan, signalingNaN, infinity, greatestFiniteMagnitude, pi: Self
      static var ulpOfOne, leastNormalMagnitude, leastNonzeroMagnitude: Self
      var ulp, significand, nextUp, nextDown: Self
      var sign: FloatingPointSign
      var exponent: Exponent
      static func / (_: Self, _: Self) -> Self
      static func /= (_: inout Self, _: Self)
      func remainder(dividingBy: Self) -> Self
      func formRemainder(dividingBy: Self)
      func truncatingRemainder(dividingBy: Self) -> Self
      func formTruncatingRemainder(dividingBy: Self)
      func squareRoot() -> Self
      func formSquareRoot()
      func addingProduct(_: Self, _: Self) -> Self
      func addProduct(_: Self, _: Self)
      static func minimum(_: Self, _: Self) -> Self
      static func maximum(_: Self, _: Self) -> Self
      static func minimumMagnitude(_: Self, _: Self) -> Self
      static func maximumMagnitude(_: Self, _: Self) -> Self
      func rounded(_: FloatingPointRoundingRule) -> Self
      func rounded() -> Self
      func round(_: FloatingPointRoundingRule)
      func round()
      func isEqual(to: Self) -> Bool
      func isLess(than: Self) -> Bool
      func isLessThanOrEqualTo(_: Self) -> Bool
      func isTotallyOrdered(belowOrEqualTo: Self) -> Bool
      var isNormal, isFinite, isZero, isSubnormal, isInfinite, isNaN, isSignalingNaN, isCanonical: Bool
      var floatingPointClass: FloatingPointClassification
    }
    protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
      associatedtype RawSignificand: UnsignedInteger
      associatedtype RawExponent: UnsignedInteger
      init<Source>(_: Source) where Source: BinaryFloatingPoint
      init?<Source>(exactly: Source) where Source: BinaryFloatingPoint
      static var exponentBitCount, significandBitCount: Int
      var exponentBitPattern: RawExponent
      var significandBitPattern: RawSignificand
      var binade: Self
      var significandWidth: Int
      static func random<T>(in: Range<Self>, using: inout T) -> Self where T: RandomNumberGenerator
      static func random(in: Range<Self>) -> Self
      static func random<T>(in: ClosedRange<Self>, using: inout T) -> Self where T: RandomNumberGenerator
      static func random(in: ClosedRange<Self>) -> Self
    }
    struct Double: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, Codable, CVarArg {
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int64
      typealias Magnitude = Double
      typealias Stride = Double
      typealias Exponent = Int
      typealias RawSignificand = UInt64
      typealias RawExponent = UInt
      init()
      init?<S>(_: S) where S: StringProtocol
      init(bitPattern: UInt64)
      init(nan: RawSignificand, signaling: Bool)
      var bitPattern: UInt64
    }
    struct Float: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, Codable, CVarArg {
      typealias FloatLiteralType = Float
      typealias IntegerLiteralType = Int64
      typealias Magnitude = Float
      typealias Stride = Float
      typealias Exponent = Int
      typealias RawSignificand = UInt32
      typealias RawExponent = UInt
      init()
      init?<S>(_: S) where S: StringProtocol
      init(bitPattern: UInt32)
      init(nan: RawSignificand, signaling: Bool)
      var bitPattern: UInt32
    }
    struct Float16: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, Codable, CVarArg {
      typealias FloatLiteralType = Float16
      typealias IntegerLiteralType = Int64
      typealias Magnitude = Float16
      typealias Stride = Float16
      typealias Exponent = Int
      typealias RawSignificand = UInt16
      typealias RawExponent = UInt
      init()
      init?<S>(_: S) where S: StringProtocol
      init(bitPattern: UInt16)
      init(nan: RawSignificand, signaling: Bool)
      var bitPattern: UInt16
    }
    struct Float80: BinaryFloatingPoint, LosslessStringConvertible, CustomStringConvertible, Codable, CVarArg {
      typealias FloatLiteralType = Float80
      typealias IntegerLiteralType = Int64
      typealias Magnitude = Float80
      typealias Stride = Float80
      typealias Exponent = Int
      typealias RawSignificand = UInt64
      typealias RawExponent = UInt
      init()
      init?<S>(_: S) where S: StringProtocol
      init(nan: RawSignificand, signaling: Bool)
    }
    struct Bool: ExpressibleByBooleanLiteral, CustomStringConvertible, Hashable, LosslessStringConvertible, Codable, CVarArg {
      typealias BooleanLiteralType = Bool
      init()
      init(_: Bool)
      static func random<T>(using: inout T) -> Bool where T: RandomNumberGenerator
      static func random() -> Bool
      static prefix func ! (_: Bool) -> Bool
      static func && (_: Bool, _: @autoclosure () -> Bool) -> Bool
      static func || (_: Bool, _: @autoclosure () -> Bool) -> Bool
      func toggle()
    }
    typealias CChar = Int8
    typealias CUnsignedChar = UInt8
    typealias CUnsignedShort = UInt16
    typealias CUnsignedInt = UInt32
    typealias CUnsignedLong = UInt
    typealias CUnsignedLongLong = UInt64
    typealias CSignedChar = Int8
    typealias CShort = Int16
    typealias CInt = Int32
    typealias CLong = Int
    typealias CLongLong = Int64
    typealias CFloat = Float
    typealias CDouble = Double
    typealias CBool = Bool
    typealias Float32 = Float
    typealias Float64 = Double
    func min<T>(_: T, _: T) -> T where T: Comparable
    func min<T>(_: T, _: T, _: T, _: T...) -> T where T: Comparable
    func max<T>(_: T, _: T) -> T where T: Comparable
    func max<T>(_: T, _: T, _: T, _: T...) -> T where T: Comparable
    func abs<T>(_: T) -> T where T: Comparable, T: SignedNumeric
    func numericCast<T, U>(_: T) -> U where T: BinaryInteger, U: BinaryInteger
    """#)
}
