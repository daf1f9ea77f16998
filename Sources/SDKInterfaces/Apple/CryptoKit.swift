// A table: declarations of CryptoKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Hashes, keys, ciphers.
  static let cryptoKit = InterfaceFile(
    "CryptoKit",
    #"""
    struct SHA256: HashFunction {
      typealias Digest = SHA256Digest
      static var byteCount: Int
      init()
      func finalize() -> SHA256.Digest
    }
    struct SHA384: HashFunction {
      typealias Digest = SHA384Digest
      static var byteCount: Int
      init()
      func finalize() -> SHA384.Digest
    }
    struct SHA512: HashFunction {
      typealias Digest = SHA512Digest
      static var byteCount: Int
      init()
      func finalize() -> SHA512.Digest
    }
    struct SHA256Digest: Digest {
      typealias Element = IndexingIterator<Array<UInt8>>.Element
      typealias Iterator = Array<UInt8>.Iterator
      static var byteCount: Int
      var description: String
    }
    struct SHA512Digest: Digest {
      typealias Element = IndexingIterator<Array<UInt8>>.Element
      typealias Iterator = Array<UInt8>.Iterator
      static var byteCount: Int
      var description: String
    }
    struct SHA384Digest: Digest {
      typealias Element = IndexingIterator<Array<UInt8>>.Element
      typealias Iterator = Array<UInt8>.Iterator
      static var byteCount: Int
      var description: String
    }
    protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sequence where Self.Element == UInt8 {
      static var byteCount: Int
    }
    extension Digest {
      static func == <D>(_: Self, _: D) -> Bool where D: DataProtocol
    }
    protocol HashFunction {
      associatedtype Digest: Digest
      init()
      func finalize() -> Digest
    }
    extension HashFunction {
      static func hash<D>(data: D) -> Digest where D: DataProtocol
    }
    enum Insecure {
      struct SHA1: HashFunction {
        typealias Digest = Insecure.SHA1Digest
        static var byteCount: Int
        init()
        func finalize() -> Insecure.SHA1.Digest
      }
      struct MD5: HashFunction {
        typealias Digest = Insecure.MD5Digest
        static var byteCount: Int
        init()
        func finalize() -> Insecure.MD5.Digest
      }
      struct SHA1Digest: Digest {
        typealias Element = IndexingIterator<Array<UInt8>>.Element
        typealias Iterator = Array<UInt8>.Iterator
        static var byteCount: Int
        var description: String
      }
      struct MD5Digest: Digest {
        typealias Element = IndexingIterator<Array<UInt8>>.Element
        typealias Iterator = Array<UInt8>.Iterator
        static var byteCount: Int
        var description: String
      }
    }
    struct SymmetricKey: ContiguousBytes, Equatable {
      init<D>(data: D) where D: ContiguousBytes
      init(size: SymmetricKeySize)
      var bitCount: Int
    }
    struct SymmetricKeySize {
      var bitCount: Int
      init(bitCount: Int)
    }
    struct HMAC<H> where H: HashFunction {
      typealias Key = SymmetricKey
      typealias MAC = HashedAuthenticationCode<H>
      init(key: SymmetricKey)
      static func authenticationCode<D>(for: D, using: SymmetricKey) -> HMAC<H>.MAC where D: DataProtocol
      static func isValidAuthenticationCode<D>(_: HMAC<H>.MAC, authenticating: D, using: SymmetricKey) -> Bool where D: DataProtocol
      static func isValidAuthenticationCode<C, D>(_: C, authenticating: D, using: SymmetricKey) -> Bool where C: ContiguousBytes, D: DataProtocol
      func finalize() -> HMAC<H>.MAC
    }
    struct HashedAuthenticationCode<H>: MessageAuthenticationCode where H: HashFunction {
      typealias Element = IndexingIterator<Array<UInt8>>.Element
      typealias Iterator = Array<UInt8>.Iterator
      var byteCount: Int
      var description: String
    }
    protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sequence where Self.Element == UInt8 {
      var byteCount: Int
    }
    extension MessageAuthenticationCode {
      static func == <D>(_: Self, _: D) -> Bool where D: DataProtocol
    }
    enum AES {
      enum KeyWrap {
        static func wrap(_: SymmetricKey, using: SymmetricKey) -> Data
        static func unwrap<WrappedKey>(_: WrappedKey, using: SymmetricKey) -> SymmetricKey where WrappedKey: DataProtocol
      }
      enum GCM {
        static func seal<Plaintext, AuthenticatedData>(_: Plaintext, using: SymmetricKey, nonce: AES.GCM.Nonce? = _, authenticating: AuthenticatedData) -> AES.GCM.SealedBox where Plaintext: DataProtocol, AuthenticatedData: DataProtocol
        static func seal<Plaintext>(_: Plaintext, using: SymmetricKey, nonce: AES.GCM.Nonce? = _) -> AES.GCM.SealedBox where Plaintext: DataProtocol
        static func open<AuthenticatedData>(_: AES.GCM.SealedBox, using: SymmetricKey, authenticating: AuthenticatedData) -> Data where AuthenticatedData: DataProtocol
        static func open(_: AES.GCM.SealedBox, using: SymmetricKey) -> Data
        struct SealedBox {
          var tag, ciphertext: Data
          var nonce: AES.GCM.Nonce
          var combined: Data?
          init<D>(combined: D) where D: DataProtocol
          init<C, T>(nonce: AES.GCM.Nonce, ciphertext: C, tag: T) where C: DataProtocol, T: DataProtocol
        }
        struct Nonce: ContiguousBytes, Sequence {
          typealias Element = IndexingIterator<Array<UInt8>>.Element
          typealias Iterator = Array<UInt8>.Iterator
          init()
          init<D>(data: D) where D: DataProtocol
        }
      }
    }
    enum ChaChaPoly {
      static func seal<Plaintext, AuthenticatedData>(_: Plaintext, using: SymmetricKey, nonce: ChaChaPoly.Nonce? = _, authenticating: AuthenticatedData) -> ChaChaPoly.SealedBox where Plaintext: DataProtocol, AuthenticatedData: DataProtocol
      static func seal<Plaintext>(_: Plaintext, using: SymmetricKey, nonce: ChaChaPoly.Nonce? = _) -> ChaChaPoly.SealedBox where Plaintext: DataProtocol
      static func open<AuthenticatedData>(_: ChaChaPoly.SealedBox, using: SymmetricKey, authenticating: AuthenticatedData) -> Data where AuthenticatedData: DataProtocol
      static func open(_: ChaChaPoly.SealedBox, using: SymmetricKey) -> Data
      struct SealedBox {
        var combined, tag, ciphertext: Data
        var nonce: ChaChaPoly.Nonce
        init<D>(combined: D) where D: DataProtocol
        init<C, T>(nonce: ChaChaPoly.Nonce, ciphertext: C, tag: T) where C: DataProtocol, T: DataProtocol
      }
      struct Nonce: ContiguousBytes, Sequence {
        typealias Element = IndexingIterator<Array<UInt8>>.Element
        typealias Iterator = Array<UInt8>.Iterator
        init()
        init<D>(data: D) where D: DataProtocol
      }
    }
    enum CryptoKitError: Error, Hashable {
      case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
      case invalidParameter
    }
    struct HKDF<H> where H: HashFunction {
      static func extract<Salt>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> where Salt: DataProtocol
      static func expand<PRK, Info>(pseudoRandomKey: PRK, info: Info?, outputByteCount: Int) -> SymmetricKey where PRK: ContiguousBytes, Info: DataProtocol
    }
    struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible {
      func hkdfDerivedSymmetricKey<H, Salt, SI>(using: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int) -> SymmetricKey where H: HashFunction, Salt: DataProtocol, SI: DataProtocol
      static func == <D>(_: Self, _: D) -> Bool where D: DataProtocol
    }
    enum Curve25519 {
      enum KeyAgreement {
        struct PrivateKey {
          typealias PublicKey = Curve25519.KeyAgreement.PublicKey
          init()
          var publicKey: Curve25519.KeyAgreement.PublicKey
          init<D>(rawRepresentation: D) where D: ContiguousBytes
          func sharedSecretFromKeyAgreement(with: Curve25519.KeyAgreement.PublicKey) -> SharedSecret
          var rawRepresentation: Data
        }
        struct PublicKey {
          typealias EphemeralPrivateKey = Curve25519.KeyAgreement.PrivateKey
          init<D>(rawRepresentation: D) where D: ContiguousBytes
          var rawRepresentation: Data
        }
      }
      enum Signing {
        struct PublicKey {
          init<D>(rawRepresentation: D) where D: ContiguousBytes
          var rawRepresentation: Data
          func isValidSignature<S, D>(_: S, for: D) -> Bool where S: DataProtocol, D: DataProtocol
        }
        struct PrivateKey {
          init()
          var publicKey: Curve25519.Signing.PublicKey
          init<D>(rawRepresentation: D) where D: ContiguousBytes
          var rawRepresentation: Data
          func signature<D>(for: D) -> Data where D: DataProtocol
        }
      }
    }
    """#)
}
