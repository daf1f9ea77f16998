// A table: declarations of CoreMotion in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Motion, steps, altitude.
  static let coreMotion = InterfaceFile(
    "CoreMotion",
    #"""
    class CMMotionManager: NSObject {
      var accelerometerUpdateInterval: TimeInterval
      var isAccelerometerAvailable, isAccelerometerActive: Bool
      var accelerometerData: CMAccelerometerData?
      var gyroUpdateInterval: TimeInterval
      var isGyroAvailable, isGyroActive: Bool
      var gyroData: CMGyroData?
      var magnetometerUpdateInterval: TimeInterval
      var isMagnetometerAvailable, isMagnetometerActive: Bool
      var deviceMotionUpdateInterval: TimeInterval
      var isDeviceMotionAvailable, isDeviceMotionActive: Bool
      var deviceMotion: CMDeviceMotion?
      var showsDeviceMovementDisplay: Bool
    }
    class CMPedometer: NSObject {
      static func isStepCountingAvailable() -> Bool
      static func isDistanceAvailable() -> Bool
      static func isFloorCountingAvailable() -> Bool
      static func isPaceAvailable() -> Bool
      static func isCadenceAvailable() -> Bool
      static func isPedometerEventTrackingAvailable() -> Bool
      static func authorizationStatus() -> CMAuthorizationStatus
    }
    class CMPedometerData: NSObject {
      var startDate, endDate: Date
      var numberOfSteps: NSNumber
      var distance, floorsAscended, floorsDescended, currentPace, currentCadence, averageActivePace: NSNumber?
    }
    class CMPedometerEvent: NSObject {
      var date: Date
    }
    class CMDeviceMotion: CMLogItem {
      var attitude: CMAttitude
      var rotationRate: CMRotationRate
      var gravity, userAcceleration: CMAcceleration
      var heading: Double
      var sensorLocation: CMDeviceMotion.SensorLocation
      enum SensorLocation: Int {
        case `default`, headphoneLeft, headphoneRight
      }
    }
    class CMAttitude: NSObject {
      var roll, pitch, yaw: Double
      var quaternion: CMQuaternion
    }
    class CMAltimeter: NSObject {
      static func isRelativeAltitudeAvailable() -> Bool
      static func authorizationStatus() -> CMAuthorizationStatus
      static func isAbsoluteAltitudeAvailable() -> Bool
    }
    class CMAltitudeData: CMLogItem {
      var relativeAltitude, pressure: NSNumber
    }
    class CMMotionActivity: CMLogItem {
      var confidence: CMMotionActivityConfidence
      var startDate: Date
      var unknown, stationary, walking, running, automotive, cycling: Bool
    }
    class CMMotionActivityManager: NSObject {
      static func isActivityAvailable() -> Bool
      static func authorizationStatus() -> CMAuthorizationStatus
    }
    class CMAccelerometerData: CMLogItem {
      var acceleration: CMAcceleration
    }
    class CMGyroData: CMLogItem {
      var rotationRate: CMRotationRate
    }
    class CMLogItem: NSObject {
      var timestamp: TimeInterval
    }
    enum CMAuthorizationStatus: Int {
      case notDetermined, restricted, denied, authorized
    }
    struct CMMagneticField {
      init()
      init(x: Double, y: Double, z: Double)
      var x, y, z: Double
    }
    struct CMRotationRate {
      init()
      init(x: Double, y: Double, z: Double)
      var x, y, z: Double
    }
    struct CMAcceleration {
      init()
      init(x: Double, y: Double, z: Double)
      var x, y, z: Double
    }
    enum CMMotionActivityConfidence: Int {
      case low, medium, high
    }
    struct CMQuaternion { var x, y, z, w: Double }
    """#)
}
