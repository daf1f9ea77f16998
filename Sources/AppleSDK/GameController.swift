// A table: declarations of GameController in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Controllers and their elements.
  static let gameController = InterfaceFile(
    "GameController",
    #"""
    class GCController: NSObject {
      static var current: GCController?
      var battery: GCDeviceBattery?
      func capture() -> GCController
      static func controllers() -> [GCController]
    }
    class GCControllerElement: NSObject {
      var collection: GCControllerElement?
      var localizedName: String?
      var aliases: Set<String>
      enum SystemGestureState: Int {
        case enabled, alwaysReceive, disabled
      }
    }
    class GCControllerButtonInput: GCControllerElement {
      var value: Float
      var isPressed: Bool
    }
    class GCControllerAxisInput: GCControllerElement {
      var value: Float
    }
    class GCControllerDirectionPad: GCControllerElement {
      var up, down, left, right: GCControllerButtonInput
    }
    class GCExtendedGamepad: GCPhysicalInputProfile {
      var controller: GCController?
      var dpad: GCControllerDirectionPad
    }
    class GCMicroGamepad: GCPhysicalInputProfile {
      var controller: GCController?
      var dpad: GCControllerDirectionPad
    }
    class GCKeyboard: NSObject {
      static var coalesced: GCKeyboard?
    }
    class GCMouse: NSObject {
      static var current: GCMouse?
      static func mice() -> [GCMouse]
    }
    protocol GCDevice: NSObjectProtocol {}
    class GCDeviceBattery: NSObject {
      var batteryLevel: Float
      enum State: Int {
        case unknown, discharging, charging, full
      }
    }
    class GCPhysicalInputProfile: NSObject {
      var device: (any GCDevice)?
      var elements: [String: GCControllerElement]
      var buttons: [String: GCControllerButtonInput]
      var axes: [String: GCControllerAxisInput]
      subscript(_: String) -> GCControllerElement?
      func capture() -> Self
    }
    """#)
}
