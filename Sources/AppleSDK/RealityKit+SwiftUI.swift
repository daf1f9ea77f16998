// A table: declarations of RealityKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Reality views.
  static let realityKitSwiftUI = InterfaceFile(
    "RealityKit",
    #"""
    struct ObjectCapturePointCloudView: View {
      init(session: ObjectCaptureSession)
      typealias Body = Never
    }
    class ObjectCaptureSession: Identifiable, Observable {
      struct Updates<Element: Sendable>: AsyncSequence {
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Element?
        }
        func makeAsyncIterator() -> ObjectCaptureSession.Updates<Element>.Iterator
        typealias AsyncIterator = ObjectCaptureSession.Updates<Element>.Iterator
      }
      enum Error: Error, LocalizedError {
        case directoryNotEmpty(URL), insufficientStorage(requiredBytes: Int64), cancelled, sensorFailed, trackingFailed
        var localizedDescription: String
      }
      static var isSupported: Bool
      init()
      enum CaptureState: Equatable {
        case initializing, ready, detecting, capturing, finishing, completed, failed(any Error)
      }
      var state: ObjectCaptureSession.CaptureState
      var stateUpdates: ObjectCaptureSession.Updates<ObjectCaptureSession.CaptureState>
      enum Feedback: Equatable {
        case objectTooClose, objectTooFar, movingTooFast, environmentLowLight, environmentTooDark, outOfFieldOfView, objectNotFlippable, overCapturing, objectNotDetected
      }
      var feedback: Set<ObjectCaptureSession.Feedback>
      var feedbackUpdates: ObjectCaptureSession.Updates<Set<ObjectCaptureSession.Feedback>>
      enum Tracking: Equatable {
        case notAvailable, limited(reason: ObjectCaptureSession.Tracking.Reason), normal
        enum Reason {
          case initializing, relocalizing, excessiveMotion, insufficientFeatures
        }
      }
      var cameraTracking: ObjectCaptureSession.Tracking
      var cameraTrackingUpdates: ObjectCaptureSession.Updates<ObjectCaptureSession.Tracking>
      var isPaused: Bool
      var isPausedUpdates: ObjectCaptureSession.Updates<Bool>
      var userCompletedScanPass: Bool
      var userCompletedScanPassUpdates: ObjectCaptureSession.Updates<Bool>
      var canRequestImageCapture: Bool
      var canRequestImageCaptureUpdates: ObjectCaptureSession.Updates<Bool>
      var numberOfShotsTaken: Int
      var numberOfShotsTakenUpdates: ObjectCaptureSession.Updates<Int>
      var maximumNumberOfInputImages: Int
      struct Configuration {
        init()
        var checkpointDirectory: URL?
        var isOverCaptureEnabled: Bool
      }
      var configuration: ObjectCaptureSession.Configuration
      func start(imagesDirectory: URL, configuration: ObjectCaptureSession.Configuration = _)
      func resume()
      func pause()
      func startDetecting() -> Bool
      func resetDetection() -> Bool
      func startCapturing()
      func beginNewScanPassAfterFlip()
      func beginNewScanPass()
      func finish()
      func cancel()
      func requestImageCapture()
      typealias ID = ObjectIdentifier
    }
    extension ObjectCaptureSession.Feedback: Hashable {}
    extension ObjectCaptureSession.Tracking.Reason: Equatable {}
    extension ObjectCaptureSession.Tracking.Reason: Hashable {}
    struct ObjectCaptureView<Overlay: View>: View {
      init(session: ObjectCaptureSession) where Overlay == EmptyView
      init(session: ObjectCaptureSession, @ViewBuilder cameraFeedOverlay: () -> Overlay)
      typealias Body = Never
    }
    """#)
}
