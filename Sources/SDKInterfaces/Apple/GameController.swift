// A table: declarations of GameController in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Controllers and their elements.
  static let gameController = InterfaceFile(
    "GameController",
    #"""
    typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
    typealias GCControllerButtonTouchedChangedHandler = (GCControllerButtonInput, Float, Bool, Bool) -> Void
    typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) -> Void
    class GCController: NSObject {
      init()
      var controllerPausedHandler: ((GCController) -> Void)?
      static var current: GCController?
      var isAttachedToDevice, isSnapshot: Bool
      var battery: GCDeviceBattery?
      var extendedGamepad: GCExtendedGamepad?
      func capture() -> GCController
      static func controllers() -> [GCController]
      static func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = _)
      static func withMicroGamepad() -> GCController
      static func withExtendedGamepad() -> GCController
    }
    class GCControllerElement: NSObject {
      init()
      var collection: GCControllerElement?
      var isAnalog, isBoundToSystemGesture: Bool
      var preferredSystemGestureState: GCControllerElement.SystemGestureState
      var sfSymbolsName, localizedName, unmappedSfSymbolsName, unmappedLocalizedName: String?
      var aliases: Set<String>
      enum SystemGestureState: Int {
        case enabled, alwaysReceive, disabled
      }
    }
    class GCControllerButtonInput: GCControllerElement {
      init()
      var valueChangedHandler, pressedChangedHandler: GCControllerButtonValueChangedHandler?
      var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
      var value: Float
      var isPressed, isTouched: Bool
    }
    class GCExtendedGamepad {
      init()
      var controller: GCController?
      var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
      var buttonA, buttonB, buttonX, buttonY, buttonMenu: GCControllerButtonInput
      var buttonOptions, buttonHome: GCControllerButtonInput?
      var leftShoulder, rightShoulder, leftTrigger, rightTrigger: GCControllerButtonInput
      var leftThumbstickButton, rightThumbstickButton: GCControllerButtonInput?
    }
    class GCKeyboard: NSObject {
      init()
      static var coalesced: GCKeyboard?
    }
    class GCMouse: NSObject {
      init()
      static var current: GCMouse?
      static func mice() -> [GCMouse]
    }
    protocol GCDevice: NSObjectProtocol {
      var handlerQueue: dispatch_queue_t
      var vendorName: String?
      var productCategory: String
    }
    class GCDeviceBattery: NSObject {
      init()
      var batteryLevel: Float
      var batteryState: GCDeviceBattery.State
      enum State: Int {
        case unknown, discharging, charging, full
      }
    }
    """#)
}
