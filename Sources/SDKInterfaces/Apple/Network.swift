// A table: declarations of Network in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Connections, end points, paths, listeners.
  static let network = InterfaceFile(
    "Network",
    #"""
    class NWConnection: CustomDebugStringConvertible {
      var state: NWConnection.State
      var stateUpdateHandler: ((NWConnection.State) -> Void)?
      var maximumDatagramSize: Int
      var currentPath: NWPath?
      var pathUpdateHandler: ((NWPath) -> Void)?
      var viabilityUpdateHandler, betterPathUpdateHandler: ((Bool) -> Void)?
      var endpoint: NWEndpoint
      var parameters: NWParameters
      init(to: NWEndpoint, using: NWParameters)
      init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters)
      var queue: DispatchQueue?
      func batch(_: () -> Void)
      enum State: Equatable {
        case setup
        case waiting(NWError)
        case preparing, ready
        case failed(NWError)
        case cancelled
      }
      enum SendCompletion {
        case contentProcessed((NWError?) -> Void)
        case idempotent
      }
    }
    enum NWEndpoint: Hashable, CustomDebugStringConvertible {
      case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
      case service(name: String, type: String, domain: String, interface: NWInterface?)
      case unix(path: String)
      case url(_: URL)
      var interface: NWInterface?
      var txtRecord: NWTXTRecord?
      enum Host: Hashable, CustomDebugStringConvertible, ExpressibleByStringLiteral {
        typealias StringLiteralType = String
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)
        init(stringLiteral: NWEndpoint.Host.StringLiteralType)
        init(_: String)
        var interface: NWInterface?
      }
      struct Port: Hashable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral, RawRepresentable {
        typealias IntegerLiteralType = UInt16
        typealias RawValue = UInt16
        static var any, ssh, http, pop, https: Self
        init?(_: String)
        init(integerLiteral: NWEndpoint.Port.IntegerLiteralType)
        init?(rawValue: UInt16)
        var rawValue: UInt16
      }
    }
    class NWListener: CustomDebugStringConvertible {
      var newConnectionHandler: ((NWConnection) -> Void)?
      var state: NWListener.State
      var stateUpdateHandler: ((NWListener.State) -> Void)?
      var parameters: NWParameters
      var service: NWListener.Service?
      var newConnectionLimit: Int
      var port: NWEndpoint.Port?
      var serviceRegistrationUpdateHandler: ((NWListener.ServiceRegistrationChange) -> Void)?
      init(using: NWParameters, on: NWEndpoint.Port = _)
      init(applicationService: String, using: NWParameters = _)
      init(service: NWListener.Service, using: NWParameters)
      var queue: DispatchQueue?
      struct Service: Equatable, CustomDebugStringConvertible {
        var name: String?
        var type: String
        var domain: String?
        var txtRecordObject: NWTXTRecord?
        var txtRecord: Data?
        var noAutoRename: Bool
        init(name: String? = _, type: String, domain: String? = _, txtRecord: Data? = _)
        init(name: String? = _, type: String, domain: String? = _, txtRecord: NWTXTRecord)
        init(applicationService: String)
      }
      enum State: Equatable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
      }
      enum ServiceRegistrationChange {
        case add(NWEndpoint)
        case remove(NWEndpoint)
      }
    }
    class NWBrowser: CustomDebugStringConvertible {
      var descriptor: NWBrowser.Descriptor
      var parameters: NWParameters
      var state: NWBrowser.State
      var browseResults: Set<NWBrowser.Result>
      var queue: DispatchQueue?
      var stateUpdateHandler: ((NWBrowser.State) -> Void)?
      var browseResultsChangedHandler: ((Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
      init(for: NWBrowser.Descriptor, using: NWParameters)
      enum Descriptor {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
      }
      struct Result: Hashable {
        var endpoint: NWEndpoint
        var interfaces: [NWInterface]
        var metadata: NWBrowser.Result.Metadata
        enum Metadata: Equatable, CustomDebugStringConvertible {
          case none
          case bonjour(_: NWTXTRecord)
        }
        enum Change: Hashable {
          case identical
          case added(NWBrowser.Result)
          case removed(NWBrowser.Result)
          case changed(old: NWBrowser.Result, new: NWBrowser.Result, flags: NWBrowser.Result.Change.Flags)
          init(between: NWBrowser.Result?, _: NWBrowser.Result?)
          struct Flags: OptionSet, Hashable {
            typealias RawValue = UInt8
            static var identical, metadataChanged: Self
          }
        }
      }
      enum State: Equatable {
        case setup, ready
        case failed(NWError)
        case cancelled
        case waiting(NWError)
      }
    }
    struct NWPath: Equatable, CustomDebugStringConvertible {
      var status: NWPath.Status
      var unsatisfiedReason: NWPath.UnsatisfiedReason
      var availableInterfaces: [NWInterface]
      var isExpensive, isConstrained, supportsIPv4, supportsIPv6, supportsDNS: Bool
      var gateways: [NWEndpoint]
      var localEndpoint, remoteEndpoint: NWEndpoint?
      func usesInterfaceType(_: NWInterface.InterfaceType) -> Bool
      enum Status: Hashable {
        case satisfied, unsatisfied, requiresConnection
      }
      enum UnsatisfiedReason: Hashable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
      }
    }
    class NWPathMonitor: CustomDebugStringConvertible, AsyncSequence {
      typealias Element = NWPath
      typealias AsyncIterator = NWPathMonitor.Iterator
      var currentPath: NWPath
      var pathUpdateHandler: ((NWPath) -> Void)?
      var queue: DispatchQueue?
      init()
      init(requiredInterfaceType: NWInterface.InterfaceType)
      init(prohibitedInterfaceTypes: [NWInterface.InterfaceType])
      struct Iterator: AsyncIteratorProtocol {
        typealias Element = NWPathMonitor.Element
        func next() -> NWPathMonitor.Element?
      }
    }
    struct NWInterface: Hashable, CustomDebugStringConvertible {
      var type: NWInterface.InterfaceType
      var name: String
      var index: Int
      enum InterfaceType: Hashable {
        case other, wifi, cellular, wiredEthernet, loopback
      }
      enum RadioType {
        case wifi(NWInterface.RadioType.WiFi)
        case cell(NWInterface.RadioType.Cellular)
        enum WiFi: Hashable {
          case b, a, g, n, ac, ax
        }
        enum Cellular {
          case lte
          case dualConnectivity5G(NWInterface.RadioType.Cellular.NewRadio5GVariant)
          case standalone5G(NWInterface.RadioType.Cellular.NewRadio5GVariant)
          case wcdma, gsm, cdma, evdo
          enum NewRadio5GVariant: Hashable {
            case sub6GHz, mmWave
          }
        }
      }
    }
    class NWParameters: CustomDebugStringConvertible {
      init()
      static func quic(alpn: [String]) -> NWParameters
      static func quicDatagram(alpn: [String]) -> NWParameters
      static var tls, tcp, udp: NWParameters
      var requiredInterface: NWInterface?
      var requiredInterfaceType: NWInterface.InterfaceType
      var prohibitedInterfaces: [NWInterface]?
      var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
      var prohibitExpensivePaths, prohibitConstrainedPaths, preferNoProxies: Bool
      var requiredLocalEndpoint: NWEndpoint?
      var allowLocalEndpointReuse, acceptLocalOnly, includePeerToPeer, requiresDNSSECValidation: Bool
      var serviceClass: NWParameters.ServiceClass
      var multipathServiceType: NWParameters.MultipathServiceType
      var allowFastOpen: Bool
      var expiredDNSBehavior: NWParameters.ExpiredDNSBehavior
      var defaultProtocolStack: NWParameters.ProtocolStack
      func copy() -> NWParameters
      var attribution: NWParameters.Attribution
      enum ServiceClass: Hashable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
      }
      enum MultipathServiceType: Hashable {
        case disabled, handover, interactive, aggregate
      }
      enum ExpiredDNSBehavior: Hashable {
        case systemDefault, allow, prohibit
      }
      class ProtocolStack {
      }
      class PrivacyContext: CustomDebugStringConvertible {
        static var `default`: NWParameters.PrivacyContext
        init(description: String)
        enum ResolverConfiguration: CustomDebugStringConvertible {
          case tls(_: NWEndpoint, serverAddresses: [NWEndpoint])
          case https(_: URL, serverAddresses: [NWEndpoint])
        }
      }
      enum Attribution: Hashable {
        case developer, user
      }
    }
    enum NWError: Error, CustomDebugStringConvertible, Equatable, CustomNSError {
      case posix(POSIXErrorCode)
      case dns(dnssd.DNSServiceErrorType)
      case tls(OSStatus)
      var errorCode: Int
      var errorUserInfo: [String: Any]
    }
    struct IPv4Address: IPAddress, Hashable, CustomDebugStringConvertible {
      static var any, broadcast: Self
      var isLoopback, isLinkLocal, isMulticast: Bool
      var rawValue: Data
      init?(_: Data, _: NWInterface? = _)
      init?(_: String)
      var interface: NWInterface?
    }
    struct IPv6Address: IPAddress, Hashable, CustomDebugStringConvertible {
      static var any, broadcast: Self
      var isAny, isLoopback, isIPv4Compatabile, isIPv4Mapped: Bool
      var asIPv4: IPv4Address?
      var is6to4, isLinkLocal, isMulticast: Bool
      var multicastScope: IPv6Address.Scope?
      var isUniqueLocal: Bool
      init?(_: Data, _: NWInterface? = _)
      init?(_: String)
      var interface: NWInterface?
      var rawValue: Data
      enum Scope: UInt8, Hashable {
        case nodeLocal, linkLocal, siteLocal, organizationLocal, global
      }
    }
    protocol IPAddress {
      var rawValue: Data
      init?(_: Data, _: NWInterface?)
      init?(_: String)
      var interface: NWInterface?
      var isLoopback, isLinkLocal, isMulticast: Bool
    }
    struct NWTXTRecord: Equatable, Collection, CustomDebugStringConvertible {
      typealias Element = (key: String, value: NWTXTRecord.Entry)
      typealias Indices = DefaultIndices<NWTXTRecord>
      typealias Iterator = IndexingIterator<NWTXTRecord>
      typealias SubSequence = Slice<NWTXTRecord>
      init(_: [String: String] = _)
      init(_: Data)
      func removeEntry(key: String) -> Bool
      func getEntry(for: String) -> NWTXTRecord.Entry?
      var data: Data
      func setEntry(_: NWTXTRecord.Entry, for: String) -> Bool
      subscript(_: String) -> String?
      var dictionary: [String: String]
      subscript(_: NWTXTRecord.Index) -> NWTXTRecord.Element
      enum Entry: Hashable, CustomDebugStringConvertible {
        case none, empty
        case string(String)
        case data(Data)
        var data: Data?
        init(_: Data?)
      }
      struct Index: Comparable {}
    }
    """#)
}
