// A table: declarations of CoreMotion in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Motion, steps, altitude.
  static let coreMotion = InterfaceFile(
    "CoreMotion",
    #"""
    class CMMotionManager: NSObject {
      init()
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
      init()
      static func isStepCountingAvailable() -> Bool
      static func isDistanceAvailable() -> Bool
      static func isFloorCountingAvailable() -> Bool
      static func isPaceAvailable() -> Bool
      static func isCadenceAvailable() -> Bool
      static func isPedometerEventTrackingAvailable() -> Bool
      static func authorizationStatus() -> CMAuthorizationStatus
    }
    class CMPedometerData: NSObject {
      init()
      var startDate, endDate: Date
      var numberOfSteps: NSNumber
      var distance, floorsAscended, floorsDescended, currentPace, currentCadence, averageActivePace: NSNumber?
    }
    class CMPedometerEvent: NSObject {
      init()
      var date: Date
    }
    class CMDeviceMotion: CMLogItem {
      init()
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
      init()
      var roll, pitch, yaw: Double
      var quaternion: CMQuaternion
    }
    class CMAltimeter: NSObject {
      init()
      static func isRelativeAltitudeAvailable() -> Bool
      static func authorizationStatus() -> CMAuthorizationStatus
      static func isAbsoluteAltitudeAvailable() -> Bool
    }
    class CMAltitudeData: CMLogItem {
      init()
      var relativeAltitude, pressure: NSNumber
    }
    class CMMotionActivity: CMLogItem {
      init()
      var confidence: CMMotionActivityConfidence
      var startDate: Date
      var unknown, stationary, walking, running, automotive, cycling: Bool
    }
    class CMMotionActivityManager: NSObject {
      init()
      static func isActivityAvailable() -> Bool
      static func authorizationStatus() -> CMAuthorizationStatus
    }
    class CMAccelerometerData: CMLogItem {
      init()
      var acceleration: CMAcceleration
    }
    class CMGyroData: CMLogItem {
      init()
      var rotationRate: CMRotationRate
    }
    class CMLogItem: NSObject {
      init()
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
