// A table: declarations of SwiftyJSON in the condensed form of Apple's interfaces.

extension PackageInterface {
  /// JSON values with typed access.
  static let swiftyJSON = PackageInterface(
    "SwiftyJSON",
    #"""
    import Foundation
    struct JSON: Collection, Comparable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, RawRepresentable, Codable {
      typealias Element = (String, JSON)
      typealias RawValue = Any
      init(data: Data, options: JSONSerialization.ReadingOptions = _)
      init(_: Any)
      init(parseJSON: String)
      init?(rawValue: Any)
      static var null: JSON
      var error: SwiftyJSONError?
      var object: Any
      var rawValue: Any
      var count: Int
      var isEmpty: Bool
      var description: String
      var array: [JSON]?
      var arrayValue: [JSON]
      var arrayObject: [Any]?
      var dictionary: [String: JSON]?
      var dictionaryValue: [String: JSON]
      var dictionaryObject: [String: Any]?
      var bool: Bool?
      var boolValue: Bool
      var string: String?
      var stringValue: String
      var number: NSNumber?
      var numberValue: NSNumber
      var null: NSNull?
      var url: URL?
      var double: Double?
      var doubleValue: Double
      var float: Float?
      var floatValue: Float
      var int: Int?
      var intValue: Int
      var uInt: UInt?
      var uIntValue: UInt
      var int8: Int8?
      var int8Value: Int8
      var uInt8: UInt8?
      var uInt8Value: UInt8
      var int16: Int16?
      var int16Value: Int16
      var uInt16: UInt16?
      var uInt16Value: UInt16
      var int32: Int32?
      var int32Value: Int32
      var uInt32: UInt32?
      var uInt32Value: UInt32
      var int64: Int64?
      var int64Value: Int64
      var uInt64: UInt64?
      var uInt64Value: UInt64
      func exists() -> Bool
      func merge(with: JSON)
      func merged(with: JSON) -> JSON
      func rawData(options: JSONSerialization.WritingOptions = _) -> Data
      func rawString(_: String.Encoding = _, options: JSONSerialization.WritingOptions = _) -> String?
      subscript(_: JSONSubscriptType...) -> JSON
      subscript(_: [JSONSubscriptType]) -> JSON
    }
    protocol JSONSubscriptType {}
    extension Int: JSONSubscriptType {}
    extension String: JSONSubscriptType {}
    enum SwiftyJSONError: Int, Error {
      case unsupportedType, indexOutOfBounds, elementTooDeep, wrongType, notExist, invalidJSON
    }
    """#)
}
