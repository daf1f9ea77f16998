// A table: declarations of RealityKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Reality views.
  static let realityKitSwiftUI = InterfaceFile(
    "RealityKit",
    #"""
    struct ObjectCapturePointCloudView: View {
      typealias Body = Never
      init(session: ObjectCaptureSession)
    }
    class ObjectCaptureSession: Identifiable, Observable {
      typealias ID = ObjectIdentifier
      init()
      var state: ObjectCaptureSession.CaptureState
      var stateUpdates: ObjectCaptureSession.Updates<ObjectCaptureSession.CaptureState>
      var feedback: Set<ObjectCaptureSession.Feedback>
      var feedbackUpdates: ObjectCaptureSession.Updates<Set<ObjectCaptureSession.Feedback>>
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
      var configuration: ObjectCaptureSession.Configuration
      static var isSupported: Bool
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
      struct Updates<Element: Sendable>: AsyncSequence {
        typealias AsyncIterator = ObjectCaptureSession.Updates<Element>.Iterator
        func makeAsyncIterator() -> ObjectCaptureSession.Updates<Element>.Iterator
        struct Iterator: AsyncIteratorProtocol {
          func next() -> Element?
        }
      }
      enum Error: Error, LocalizedError {
        case directoryNotEmpty(URL), insufficientStorage(requiredBytes: Int64), cancelled, sensorFailed, trackingFailed
        var localizedDescription: String
      }
      enum CaptureState: Equatable {
        case initializing, ready, detecting, capturing, finishing, completed, failed(any Error)
      }
      enum Feedback: Hashable {
        case objectTooClose, objectTooFar, movingTooFast, environmentLowLight, environmentTooDark, outOfFieldOfView, objectNotFlippable, overCapturing, objectNotDetected
      }
      enum Tracking: Equatable {
        case notAvailable, limited(reason: ObjectCaptureSession.Tracking.Reason), normal
        enum Reason: Hashable {
          case initializing, relocalizing, excessiveMotion, insufficientFeatures
        }
      }
      struct Configuration {
        init()
        var checkpointDirectory: URL?
        var isOverCaptureEnabled: Bool
      }
    }
    struct ObjectCaptureView<Overlay: View>: View {
      typealias Body = Never
      init(session: ObjectCaptureSession) where Overlay == EmptyView
      init(session: ObjectCaptureSession, @ViewBuilder cameraFeedOverlay: () -> Overlay)
    }
    """#)
}
