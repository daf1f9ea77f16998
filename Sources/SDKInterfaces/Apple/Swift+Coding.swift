// A table: declarations of the standard library in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Encoders, decoders and their containers.
  static let swiftCoding = InterfaceFile(
    "Swift",
    #"""
    typealias Codable = Decodable & Encodable
    protocol Encodable {
      func encode(to: any Encoder)
    }
    protocol Decodable {
      init(from: any Decoder)
    }
    protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
      init?(stringValue: String)
      init?(intValue: Int)
      var stringValue: String
      var intValue: Int?
    }
    protocol CodingKeyRepresentable {
      var codingKey: any CodingKey
      init?<T>(codingKey: T) where T: CodingKey
    }
    struct CodingUserInfoKey: RawRepresentable, Hashable {
      typealias RawValue = String
      init?(rawValue: String)
      var rawValue: String
    }
    protocol Encoder {
      var codingPath: [any CodingKey]
      var userInfo: [CodingUserInfoKey: Any]
      func container<Key>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      func singleValueContainer() -> any SingleValueEncodingContainer
    }
    protocol Decoder {
      var codingPath: [any CodingKey]
      var userInfo: [CodingUserInfoKey: Any]
      func container<Key>(keyedBy: Key.Type) -> KeyedDecodingContainer<Key> where Key: CodingKey
      func unkeyedContainer() -> any UnkeyedDecodingContainer
      func singleValueContainer() -> any SingleValueDecodingContainer
    }
    struct KeyedEncodingContainer<K> where K: CodingKey {
      typealias Key = K
      var codingPath: [any CodingKey]
      func encodeNil(forKey: K)
      func encode<T>(_: T, forKey: K) where T: Encodable
      func encodeIfPresent<T>(_: T?, forKey: K) where T: Encodable
      func encodeConditional<T>(_: T, forKey: K) where T: AnyObject, T: Encodable
      func nestedContainer<NestedKey>(keyedBy: NestedKey.Type, forKey: K) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
      func nestedUnkeyedContainer(forKey: K) -> any UnkeyedEncodingContainer
      func superEncoder() -> any Encoder
      func superEncoder(forKey: K) -> any Encoder
    }
    struct KeyedDecodingContainer<K> where K: CodingKey {
      typealias Key = K
      var codingPath: [any CodingKey]
      var allKeys: [K]
      func contains(_: K) -> Bool
      func decodeNil(forKey: K) -> Bool
      func decode<T>(_: T.Type, forKey: K) -> T where T: Decodable
      func decodeIfPresent<T>(_: T.Type, forKey: K) -> T? where T: Decodable
      func nestedContainer<NestedKey>(keyedBy: NestedKey.Type, forKey: K) -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
      func nestedUnkeyedContainer(forKey: K) -> any UnkeyedDecodingContainer
      func superDecoder() -> any Decoder
      func superDecoder(forKey: K) -> any Decoder
    }
    protocol UnkeyedEncodingContainer {
      var codingPath: [any CodingKey]
      var count: Int
      func encodeNil()
      func encode<T>(_: T) where T: Encodable
      func encode<T>(contentsOf: T) where T: Sequence, T.Element: Encodable
      func nestedContainer<NestedKey>(keyedBy: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> where NestedKey: CodingKey
      func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer
    }
    protocol UnkeyedDecodingContainer {
      var codingPath: [any CodingKey]
      var count: Int?
      var isAtEnd: Bool
      var currentIndex: Int
      func decodeNil() -> Bool
      func decode<T>(_: T.Type) -> T where T: Decodable
      func decodeIfPresent<T>(_: T.Type) -> T? where T: Decodable
      func nestedContainer<NestedKey>(keyedBy: NestedKey.Type) -> KeyedDecodingContainer<NestedKey> where NestedKey: CodingKey
      func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer
    }
    protocol SingleValueEncodingContainer {
      var codingPath: [any CodingKey]
      func encodeNil()
      func encode<T>(_: T) where T: Encodable
    }
    protocol SingleValueDecodingContainer {
      var codingPath: [any CodingKey]
      func decodeNil() -> Bool
      func decode<T>(_: T.Type) -> T where T: Decodable
    }
    enum EncodingError: Error {
      case invalidValue(Any, EncodingError.Context)
      struct Context {
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = _)
        var codingPath: [any CodingKey]
        var debugDescription: String
        var underlyingError: (any Error)?
      }
    }
    enum DecodingError: Error {
      case typeMismatch(Any.Type, DecodingError.Context)
      case valueNotFound(Any.Type, DecodingError.Context)
      case keyNotFound(any CodingKey, DecodingError.Context)
      case dataCorrupted(DecodingError.Context)
      static func dataCorruptedError<C>(forKey: C.Key, in: C, debugDescription: String) -> DecodingError
      static func dataCorruptedError(in: any UnkeyedDecodingContainer, debugDescription: String) -> DecodingError
      static func dataCorruptedError(in: any SingleValueDecodingContainer, debugDescription: String) -> DecodingError
      struct Context {
        init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = _)
        var codingPath: [any CodingKey]
        var debugDescription: String
        var underlyingError: (any Error)?
      }
    }
    """#)
}
