// A table: declarations of CoreBluetooth in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Centrals, peripherals, services, characteristics.
  static let coreBluetooth = InterfaceFile(
    "CoreBluetooth",
    #"""
    class CBManager: NSObject {
      init()
      var state: CBManagerState
      var authorization: CBManagerAuthorization
      static var authorization: CBManagerAuthorization
    }
    class CBCentralManager: CBManager {
      var isScanning: Bool
      static func supports(_: CBCentralManager.Feature) -> Bool
      init()
      func retrievePeripherals(withIdentifiers: [UUID]) -> [CBPeripheral]
      func retrieveConnectedPeripherals(withServices: [CBUUID]) -> [CBPeripheral]
      func scanForPeripherals(withServices: [CBUUID]?, options: [String: Any]? = _)
      func connect(_: CBPeripheral, options: [String: Any]? = _)
      struct Feature: OptionSet {
        typealias RawValue = UInt
        static var extendedScanAndConnect: Self
      }
    }
    class CBPeripheralManager: CBManager {
      var isAdvertising: Bool
      init()
      func startAdvertising(_: [String: Any]?)
      func updateValue(_: Data, for: CBMutableCharacteristic, onSubscribedCentrals: [CBCentral]?) -> Bool
    }
    class CBPeer: NSObject {
      init()
      var identifier: UUID
    }
    class CBPeripheral: CBPeer {
      init()
      var name: String?
      var rssi: NSNumber?
      var state: CBPeripheralState
      var services: [CBService]?
      var canSendWriteWithoutResponse, ancsAuthorized: Bool
    }
    class CBService: CBAttribute {
      init()
      var peripheral: CBPeripheral?
      var isPrimary: Bool
      var includedServices: [CBService]?
      var characteristics: [CBCharacteristic]?
    }
    class CBCharacteristic: CBAttribute {
      init()
      var service: CBService?
      var properties: CBCharacteristicProperties
      var value: Data?
      var descriptors: [CBDescriptor]?
      var isBroadcasted, isNotifying: Bool
    }
    class CBMutableService: CBService {
      init()
      var includedServices: [CBService]?
      var characteristics: [CBCharacteristic]?
      init(type: CBUUID, primary: Bool)
    }
    class CBMutableCharacteristic: CBCharacteristic {
      init()
      var permissions: CBAttributePermissions
      var subscribedCentrals: [CBCentral]?
      var properties: CBCharacteristicProperties
      var value: Data?
      var descriptors: [CBDescriptor]?
      init(type: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions)
    }
    class CBDescriptor: CBAttribute {
      init()
      var characteristic: CBCharacteristic?
      var value: Any?
    }
    class CBAttribute: NSObject {
      init()
      var uuid: CBUUID
    }
    class CBUUID: NSObject {
      init()
      var data: Data
      var uuidString: String
      init(string: String)
      init(data: Data)
      init(cfuuid: CFUUID)
      init(nsuuid: UUID)
    }
    struct CBError: CustomNSError, Hashable {
      init(_: CBError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: CBError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled: CBError.Code
      static var connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising: CBError.Code
      static var connectionFailed, connectionLimitReached, unkownDevice, unknownDevice: CBError.Code
      static var operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut: CBError.Code
      static var tooManyLEPairedDevices: CBError.Code
      enum Code: Int, Equatable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
        case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
        case connectionLimitReached, unkownDevice
        static var unknownDevice: Self
        case operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
      }
    }
    enum CBManagerState: Int {
      case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
    }
    enum CBManagerAuthorization: Int {
      case notDetermined, restricted, denied, allowedAlways
    }
    enum CBPeripheralState: Int {
      case disconnected, connecting, connected, disconnecting
    }
    struct CBCharacteristicProperties: OptionSet {
      typealias RawValue = UInt
      static var broadcast, read, writeWithoutResponse, write, notify, indicate, authenticatedSignedWrites: Self
      static var extendedProperties, notifyEncryptionRequired, indicateEncryptionRequired: Self
    }
    struct CBAttributePermissions: OptionSet {
      typealias RawValue = UInt
      static var readable, writeable, readEncryptionRequired, writeEncryptionRequired: Self
    }
    class CBATTRequest: NSObject {
      init()
      var central: CBCentral
      var characteristic: CBCharacteristic
      var offset: Int
      var value: Data?
    }
    class CBCentral: CBPeer {
      init()
      var maximumUpdateValueLength: Int
    }
    """#)
}
