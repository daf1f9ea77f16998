// A table: declarations of AVFoundation in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Players, assets, captures, audio, times.
  static let avFoundation = InterfaceFile(
    "AVFoundation",
    #"""
    typealias AVAudioFramePosition = Int64
    typealias AVAudioFrameCount = UInt32
    typealias AVAudioChannelCount = UInt32
    typealias AVAudioNodeBus = Int
    class AVAsset: NSObject {
      init(url: URL)
      var duration: CMTime
      var preferredTransform: CGAffineTransform
      var tracks: [AVAssetTrack]
      func track(withTrackID: CMPersistentTrackID) -> AVAssetTrack?
      func tracks(withMediaType: AVMediaType) -> [AVAssetTrack]
      func loadTracks(withMediaType: AVMediaType) -> [AVAssetTrack]
      var creationDate: AVMetadataItem?
      var lyrics: String?
      var metadata: [AVMetadataItem]
      var isPlayable, isReadable: Bool
    }
    class AVURLAsset: AVAsset {
      init(url: URL, options: [String: Any]? = _)
      var url: URL
    }
    class AVAssetTrack: NSObject {
      var asset: AVAsset?
      var mediaType: AVMediaType
      var isPlayable, isEnabled: Bool
      var timeRange: CMTimeRange
      var languageCode, extendedLanguageTag: String?
      var naturalSize: CGSize
      var preferredTransform: CGAffineTransform
      var metadata: [AVMetadataItem]
      struct AssociationType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
    }
    class AVPlayer: NSObject {
      init(url: URL)
      init(playerItem: AVPlayerItem?)
      var status: AVPlayer.Status
      var error: (any Error)?
      var rate: Float
      var currentItem: AVPlayerItem?
      func currentTime() -> CMTime
      func seek(to: Date, completionHandler: (Bool) -> Void)
      func seek(to: Date) -> Bool
      func seek(to: CMTime, completionHandler: (Bool) -> Void)
      func seek(to: CMTime) -> Bool
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (Bool) -> Void)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) -> Bool
      var volume: Float
      var isMuted, preventsDisplaySleepDuringVideoPlayback: Bool
      struct RateDidChangeReason: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
      enum TimeControlStatus: Int {
        case paused, waitingToPlayAtSpecifiedRate, playing
      }
      struct WaitingReason: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
      enum ActionAtItemEnd: Int {
        case advance, pause, none
      }
      struct HDRMode: OptionSet {
        typealias RawValue = Int
        static var hlg, hdr10: Self
      }
      enum Status: Int {
        case unknown, readyToPlay, failed
      }
    }
    class AVPlayerItem: NSObject {
      init(url: URL)
      init(asset: AVAsset)
      init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?)
      func copy() -> Any
      var status: AVPlayerItem.Status
      var error: (any Error)?
      var template: AVPlayerItem?
      init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>] = _)
      func seek(to: Date) -> Bool
      var asset: AVAsset
      var duration: CMTime
      func currentTime() -> CMTime
      func seek(to: CMTime, completionHandler: ((Bool) -> Void)? = _)
      func seek(to: CMTime) -> Bool
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = _)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) -> Bool
      func currentDate() -> Date?
      func seek(to: Date, completionHandler: ((Bool) -> Void)? = _) -> Bool
      enum Status: Int {
        case unknown, readyToPlay, failed
      }
    }
    class AVQueuePlayer: AVPlayer {
      init(items: [AVPlayerItem])
      func items() -> [AVPlayerItem]
    }
    class AVPlayerLayer: CALayer {
      init(player: AVPlayer?)
      var player: AVPlayer?
      var videoGravity: AVLayerVideoGravity
      var pixelBufferAttributes: [String: Any]?
    }
    class AVPlayerLooper: NSObject {
      init(player: AVQueuePlayer, templateItem: AVPlayerItem)
      init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange)
      init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange, existingItemsOrdering: AVPlayerLooper.ItemOrdering)
      var status: AVPlayerLooper.Status
      var error: (any Error)?
      var loopCount: Int
      enum Status: Int {
        case unknown, ready, failed, cancelled
      }
      enum ItemOrdering: Int {
        case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems
      }
    }
    class AVAssetExportSession: NSObject {
      init?(asset: AVAsset, presetName: String)
      var presetName: String
      var asset: AVAsset
      var outputFileType: AVFileType?
      var outputURL: URL?
      var shouldOptimizeForNetworkUse: Bool
      var status: AVAssetExportSession.Status
      var error: (any Error)?
      var progress: Float
      static func compatibility(ofExportPreset: String, with: AVAsset, outputFileType: AVFileType?) -> Bool
      var timeRange: CMTimeRange
      var metadata: [AVMetadataItem]?
      enum Status: Int {
        case unknown, waiting, exporting, completed, failed, cancelled
      }
    }
    class AVAssetImageGenerator: NSObject {
      var asset: AVAsset
      var appliesPreferredTrackTransform: Bool
      var maximumSize: CGSize
      init(asset: AVAsset)
      func generateCGImageAsynchronously(for: CMTime, completionHandler: (CGImage?, CMTime, (any Error)?) -> Void)
      func image(at: CMTime) -> (image: CGImage, actualTime: CMTime)
      func images(for: [CMTime]) -> AVAssetImageGenerator.Images
      struct ApertureMode: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
      enum Result: Int {
        case succeeded, failed, cancelled
      }
      struct Images: AsyncSequence, AsyncIteratorProtocol {
        typealias AsyncIterator = AVAssetImageGenerator.Images
        func next() -> AVAssetImageGenerator.Images.Element?
        enum Element {
          case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
          case failure(requestedTime: CMTime, error: any Error)
          var image: CGImage
        }
      }
    }
    class AVMetadataItem: NSObject {
      var extendedLanguageTag: String?
      var locale: Locale?
      var time, duration: CMTime
      var dataType: String?
      var value: (any NSCopying & NSObjectProtocol)?
      var startDate: Date?
      var stringValue: String?
      var dateValue: Date?
      var dataValue: Data?
      var key: (any NSCopying & NSObjectProtocol)?
    }
    class AVCaptureSession: NSObject {
      var sessionPreset: AVCaptureSession.Preset
      var inputs: [AVCaptureInput]
      func canAddInput(_: AVCaptureInput) -> Bool
      var outputs: [AVCaptureOutput]
      func canAddOutput(_: AVCaptureOutput) -> Bool
      var connections: [AVCaptureConnection]
      var isRunning: Bool
      enum InterruptionReason: Int {
        case videoDeviceNotAvailableInBackground, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
      }
      struct Preset: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var photo, high, medium, low: Self
      }
    }
    class AVCaptureDevice: NSObject {
      static func devices() -> [AVCaptureDevice]
      static func devices(for: AVMediaType) -> [AVCaptureDevice]
      static func `default`(for: AVMediaType) -> AVCaptureDevice?
      init?(uniqueID: String)
      var uniqueID, localizedName: String
      var isConnected: Bool
      var formats: [AVCaptureDevice.Format]
      var activeFormat: AVCaptureDevice.Format
      var position: AVCaptureDevice.Position
      static func `default`(_: AVCaptureDevice.DeviceType, for: AVMediaType?, position: AVCaptureDevice.Position) -> AVCaptureDevice?
      var exposurePointOfInterest: CGPoint
      var iso: Float
      var videoZoomFactor: CGFloat
      static func authorizationStatus(for: AVMediaType) -> AVAuthorizationStatus
      static func requestAccess(for: AVMediaType, completionHandler: (Bool) -> Void)
      static func requestAccess(for: AVMediaType) -> Bool
      enum Position: Int {
        case unspecified, back, front
      }
      struct DeviceType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var external, microphone, builtInWideAngleCamera: Self
      }
      enum PrimaryConstituentDeviceSwitchingBehavior: Int {
        case unsupported, auto, restricted, locked
      }
      struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet {
        typealias RawValue = UInt
      }
      enum FlashMode: Int {
        case off, on, auto
      }
      enum TorchMode: Int {
        case off, on, auto
      }
      enum FocusMode: Int {
        case locked, autoFocus, continuousAutoFocus
      }
      enum AutoFocusRangeRestriction: Int {
        case none, near, far
      }
      enum ExposureMode: Int {
        case locked, autoExpose, continuousAutoExposure, custom
      }
      enum WhiteBalanceMode: Int {
        case locked, autoWhiteBalance, continuousAutoWhiteBalance
      }
      struct WhiteBalanceGains {
        init()
        init(redGain: Float, greenGain: Float, blueGain: Float)
      }
      struct WhiteBalanceChromaticityValues {
        init()
        init(x: Float, y: Float)
      }
      struct WhiteBalanceTemperatureAndTintValues {
        init()
        init(temperature: Float, tint: Float)
        var temperature, tint: Float
      }
      enum CenterStageControlMode: Int {
        case user, app, cooperative
      }
      enum MicrophoneMode: Int {
        case standard, wideSpectrum, voiceIsolation
      }
      enum SystemUserInterface: Int {
        case videoEffects, microphoneModes
      }
      class DiscoverySession: NSObject {
        init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position)
        var devices: [AVCaptureDevice]
      }
      class RotationCoordinator: NSObject {
        init(device: AVCaptureDevice, previewLayer: CALayer?)
        var device: AVCaptureDevice?
        var previewLayer: CALayer?
      }
      class Format: NSObject {
        var mediaType: AVMediaType
        var formatDescription: CMFormatDescription
        var videoFieldOfView: Float
        var videoMaxZoomFactor: CGFloat
        enum AutoFocusSystem: Int {
          case none, contrastDetection, phaseDetection
        }
      }
      enum LensStabilizationStatus: Int {
        case unsupported, off, active, outOfRange, unavailable
      }
      class SystemPressureState: NSObject {
        var level: AVCaptureDevice.SystemPressureState.Level
        var factors: AVCaptureDevice.SystemPressureState.Factors
        struct Level: Hashable, RawRepresentable {
          typealias RawValue = String
          init(rawValue: String)
          var rawValue: String
          static var nominal, fair, critical, shutdown: Self
        }
        struct Factors: OptionSet {
          typealias RawValue = UInt
        }
      }
    }
    class AVCaptureInput: NSObject {
      var ports: [AVCaptureInput.Port]
      class Port: NSObject {
        var input: AVCaptureInput
        var mediaType: AVMediaType
        var formatDescription: CMFormatDescription?
        var isEnabled: Bool
      }
    }
    class AVCaptureDeviceInput: AVCaptureInput {
      init(device: AVCaptureDevice)
      var device: AVCaptureDevice
      func ports(for: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?, sourceDevicePosition: AVCaptureDevice.Position) -> [AVCaptureInput.Port]
    }
    class AVCaptureOutput: NSObject {
      var connections: [AVCaptureConnection]
      func connection(with: AVMediaType) -> AVCaptureConnection?
      enum DataDroppedReason: Int {
        case none, lateData, outOfBuffers, discontinuity
      }
    }
    class AVCapturePhotoOutput: AVCaptureOutput {
      init()
      enum QualityPrioritization: Int {
        case speed, balanced, quality
      }
      enum CaptureReadiness: Int {
        case sessionNotRunning, ready, notReadyMomentarily, notReadyWaitingForCapture
        case notReadyWaitingForProcessing
      }
    }
    class AVCapturePhoto: NSObject {
      var timestamp: CMTime
      var pixelBuffer: CVPixelBuffer?
      var metadata: [String: Any]
      func cgImageRepresentation() -> CGImage?
    }
    class AVCapturePhotoSettings: NSObject {
      init(format: [String: Any]?)
      init(rawPixelFormatType: OSType)
      init(rawPixelFormatType: OSType, processedFormat: [String: Any]?)
      init(rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?, processedFileType: AVFileType?)
      var uniqueID: Int64
      var format: [String: Any]?
      var metadata: [String: Any]
    }
    class AVCaptureVideoPreviewLayer: CALayer {
      init(session: AVCaptureSession)
      init(sessionWithNoConnection: AVCaptureSession)
      var session: AVCaptureSession?
      var connection: AVCaptureConnection?
      var videoGravity: AVLayerVideoGravity
      func layerRectConverted(fromMetadataOutputRect: CGRect) -> CGRect
    }
    class AVCaptureConnection: NSObject {
      init(inputPorts: [AVCaptureInput.Port], output: AVCaptureOutput)
      init(inputPort: AVCaptureInput.Port, videoPreviewLayer: AVCaptureVideoPreviewLayer)
      var output: AVCaptureOutput?
      var isEnabled, isActive: Bool
    }
    class AVCaptureMetadataOutput: AVCaptureOutput {
      init()
    }
    class AVMetadataObject: NSObject {
      var time, duration: CMTime
      var bounds: CGRect
      var type: AVMetadataObject.ObjectType
      struct ObjectType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var face: Self
      }
    }
    class AVMetadataMachineReadableCodeObject: AVMetadataObject {
      var stringValue: String?
      var corners: [CGPoint]
    }
    struct AVMediaType: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var video, audio, text, subtitle, metadata, muxed, haptic: Self
    }
    struct AVFileType: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var mov, mp4, m4v, m4a, caf, wav, aiff, mp3, au, jpg, heic, heif, tif: Self
    }
    struct AVLayerVideoGravity: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var resizeAspect, resizeAspectFill, resize: Self
    }
    struct AVError: CustomNSError, Hashable, Error {
      static var errorDomain: String
      static var unknown, deviceWasDisconnected, mediaChanged, exportFailed, noSourceTrack: AVError.Code
      static var operationCancelled: AVError.Code
      var device: AVCaptureDevice?
      var time: CMTime?
      var fileSize: Int64?
      var mediaType: AVMediaType?
      var presentationTimeStamp: CMTime?
      var fileType: AVFileType?
      enum Code: Int, Equatable {
        case unknown, outOfMemory, sessionNotRunning, deviceAlreadyUsedByAnotherSession, noDataCaptured
        case sessionConfigurationChanged, diskFull, deviceWasDisconnected, mediaChanged, maximumDurationReached
        case maximumFileSizeReached, mediaDiscontinuity, maximumNumberOfSamplesForFileFormatReached
        case deviceNotConnected, deviceInUseByAnotherApplication, deviceLockedForConfigurationByAnotherProcess
        case sessionWasInterrupted, mediaServicesWereReset, exportFailed, decodeFailed, invalidSourceMedia
        case fileAlreadyExists, compositionTrackSegmentsNotContiguous, invalidCompositionTrackSegmentDuration
        case invalidCompositionTrackSegmentSourceStartTime, invalidCompositionTrackSegmentSourceDuration
        case fileFormatNotRecognized, fileFailedToParse, maximumStillImageCaptureRequestsExceeded
        case contentIsProtected, noImageAtTime, decoderNotFound, encoderNotFound, contentIsNotAuthorized
        case applicationIsNotAuthorized, deviceIsNotAvailableInBackground, operationNotSupportedForAsset
        case decoderTemporarilyUnavailable, encoderTemporarilyUnavailable, invalidVideoComposition
        case referenceForbiddenByReferencePolicy, invalidOutputURLPathExtension, screenCaptureFailed
        case displayWasDisabled, torchLevelUnavailable, operationInterrupted, incompatibleAsset
        case failedToLoadMediaData, serverIncorrectlyConfigured, applicationIsNotAuthorizedToUseDevice
        case failedToParse, fileTypeDoesNotSupportSampleReferences, undecodableMediaData
        case airPlayControllerRequiresInternet, airPlayReceiverRequiresInternet, videoCompositorFailed
        case recordingAlreadyInProgress, unsupportedOutputSettings, operationNotAllowed, contentIsUnavailable
        case formatUnsupported, malformedDepth, contentNotUpdated, noLongerPlayable
        case noCompatibleAlternatesForExternalDisplay, noSourceTrack, externalPlaybackNotSupportedForAsset
        case operationNotSupportedForPreset, sessionHardwareCostOverage, unsupportedDeviceActiveFormat
        case incorrectlyConfigured, segmentStartedWithNonSyncSample, rosettaNotInstalled, operationCancelled
        case contentKeyRequestCancelled, invalidSampleCursor, failedToLoadSampleData
        case airPlayReceiverTemporarilyUnavailable, encodeFailed, sandboxExtensionDenied
      }
    }
    enum AVAuthorizationStatus: Int {
      case notDetermined, restricted, denied, authorized
    }
    enum AVKeyValueStatus: Int {
      case unknown, loading, loaded, failed, cancelled
    }
    class AVMediaSelectionGroup: NSObject {
      var options: [AVMediaSelectionOption]
      var allowsEmptySelection: Bool
    }
    class AVMediaSelectionOption: NSObject {
      var mediaType: AVMediaType
      var isPlayable: Bool
      var extendedLanguageTag: String?
      var locale: Locale?
      func metadata(forFormat: String) -> [AVMetadataItem]
      func propertyList() -> Any
      func displayName(with: Locale) -> String
      var displayName: String
    }
    class AVPlayerItemAccessLogEvent: NSObject {
      var uri: String?
    }
    class AVPlayerItemAccessLog: NSObject {
      var events: [AVPlayerItemAccessLogEvent]
    }
    class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
      enum Status: CustomStringConvertible {
        case notYetLoaded, loading
        case loaded(Value)
        case failed(NSError)
      }
    }
    extension AVAsyncProperty.Status: Equatable where Value: Equatable {
      static func == (_: Self, _: Self) -> Bool
    }
    class AVPartialAsyncProperty<Root> {
      var description: String
    }
    extension AVPartialAsyncProperty where Root: AVMetadataItem {
      static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?>
      static var stringValue: AVAsyncProperty<Root, String?>
      static var dateValue: AVAsyncProperty<Root, Date?>
      static var dataValue: AVAsyncProperty<Root, Data?>
    }
    extension AVPartialAsyncProperty where Root: AVMutableMovie {
    }
    extension AVPartialAsyncProperty where Root: AVFragmentedMovie {
    }
    extension AVPartialAsyncProperty where Root: AVComposition {
    }
    extension AVPartialAsyncProperty where Root: AVAsset {
      static var duration: AVAsyncProperty<Root, CMTime>
      static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform>
      static var tracks: AVAsyncProperty<Root, [AVAssetTrack]>
      static var creationDate: AVAsyncProperty<Root, AVMetadataItem?>
      static var lyrics: AVAsyncProperty<Root, String?>
      static var metadata: AVAsyncProperty<Root, [AVMetadataItem]>
      static var isPlayable, isReadable: AVAsyncProperty<Root, Bool>
    }
    extension AVPartialAsyncProperty where Root: AVURLAsset {
      static var tracks: AVAsyncProperty<Root, [AVAssetTrack]>
    }
    extension AVPartialAsyncProperty where Root: AVMutableComposition {
    }
    extension AVPartialAsyncProperty where Root: AVAssetTrack {
      static var isPlayable, isEnabled: AVAsyncProperty<Root, Bool>
      static var timeRange: AVAsyncProperty<Root, CMTimeRange>
      static var languageCode, extendedLanguageTag: AVAsyncProperty<Root, String?>
      static var naturalSize: AVAsyncProperty<Root, CGSize>
      static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform>
      static var metadata: AVAsyncProperty<Root, [AVMetadataItem]>
    }
    extension AVPartialAsyncProperty where Root: AVFragmentedAsset {
    }
    extension AVPartialAsyncProperty where Root: AVMovie {
    }
    protocol AVAsynchronousKeyValueLoading {}
    extension AVAsynchronousKeyValueLoading {
      func status<T>(of: AVAsyncProperty<Self, T>) -> AVAsyncProperty<Self, T>.Status
      func load<T>(_: AVAsyncProperty<Self, T>) -> T
      func load<A, B>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>) -> (A, B)
      func load<A, B, C>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>, _: AVAsyncProperty<Self, C>) -> (A, B, C)
      func load<A, B, C, D>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>, _: AVAsyncProperty<Self, C>, _: AVAsyncProperty<Self, D>) -> (A, B, C, D)
      func load<A, B, C, D, E>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>, _: AVAsyncProperty<Self, C>, _: AVAsyncProperty<Self, D>, _: AVAsyncProperty<Self, E>) -> (A, B, C, D, E)
      func load<A, B, C, D, E, F>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>, _: AVAsyncProperty<Self, C>, _: AVAsyncProperty<Self, D>, _: AVAsyncProperty<Self, E>, _: AVAsyncProperty<Self, F>) -> (A, B, C, D, E, F)
      func load<A, B, C, D, E, F, G>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>, _: AVAsyncProperty<Self, C>, _: AVAsyncProperty<Self, D>, _: AVAsyncProperty<Self, E>, _: AVAsyncProperty<Self, F>, _: AVAsyncProperty<Self, G>) -> (A, B, C, D, E, F, G)
      func load<A, B, C, D, E, F, G, H>(_: AVAsyncProperty<Self, A>, _: AVAsyncProperty<Self, B>, _: AVAsyncProperty<Self, C>, _: AVAsyncProperty<Self, D>, _: AVAsyncProperty<Self, E>, _: AVAsyncProperty<Self, F>, _: AVAsyncProperty<Self, G>, _: AVAsyncProperty<Self, H>) -> (A, B, C, D, E, F, G, H)
    }
    class AVAudioSession: NSObject {
      static func sharedInstance() -> AVAudioSession
      var category: AVAudioSession.Category
      var mode: AVAudioSession.Mode
      var renderingMode: AVAudioSession.RenderingMode
      var sampleRate: Double
      var currentRoute: AVAudioSessionRouteDescription
      static var interruptionNotification, routeChangeNotification: NSNotification.Name
      struct Location: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var upper, lower: Self
      }
      struct Orientation: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var top, bottom, front, back, left, right: Self
      }
      struct PolarPattern: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
      struct Port: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var HDMI, airPlay, virtual: Self
      }
      struct Category: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var ambient, playback, record: Self
      }
      struct Mode: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var `default`, measurement, moviePlayback: Self
      }
      enum PortOverride: UInt {
        case none, speaker
      }
      enum RouteChangeReason: UInt {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep
        case noSuitableRouteForCategory, routeConfigurationChange
      }
      struct CategoryOptions: OptionSet {
        typealias RawValue = UInt
        static var mixWithOthers, duckOthers: Self
      }
      enum InterruptionType: UInt {
        case began, ended
      }
      struct InterruptionOptions: OptionSet {
        typealias RawValue = UInt
        static var shouldResume: Self
      }
      enum InterruptionReason: UInt {
        case `default`, appWasSuspended, builtInMicMuted, routeDisconnected
      }
      struct SetActiveOptions: OptionSet {
        typealias RawValue = UInt
        static var notifyOthersOnDeactivation: Self
      }
      enum SilenceSecondaryAudioHintType: UInt {
        case begin, end
      }
      enum IOType: UInt {
        case notSpecified, aggregated
      }
      enum RouteSharingPolicy: UInt {
        case `default`, longFormAudio, independent, longFormVideo
      }
      enum PromptStyle: UInt {
        case none, short, normal
      }
      enum StereoOrientation: Int {
        case none, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
      }
      enum RecordPermission: UInt {
        case undetermined, denied, granted
      }
      enum RenderingMode: Int {
        case notApplicable, monoStereo, surround, spatialAudio, dolbyAudio, dolbyAtmos
      }
    }
    class AVAudioPlayer: NSObject {
      init(contentsOf: URL)
      init(data: Data)
      init(contentsOf: URL, fileTypeHint: String?)
      init(data: Data, fileTypeHint: String?)
      func prepareToPlay() -> Bool
      func play() -> Bool
      func play(atTime: TimeInterval) -> Bool
      var isPlaying: Bool
      var duration: TimeInterval
      var url: URL?
      var data: Data?
      var pan, volume, rate: Float
      var currentTime: TimeInterval
      var numberOfLoops: Int
      var settings: [String: Any]
      var format: AVAudioFormat
    }
    class AVAudioRecorder: NSObject {
      init(url: URL, settings: [String: Any])
      init(url: URL, format: AVAudioFormat)
      func record() -> Bool
      func record(atTime: TimeInterval) -> Bool
      func record(forDuration: TimeInterval) -> Bool
      func record(atTime: TimeInterval, forDuration: TimeInterval) -> Bool
      var isRecording: Bool
      var url: URL
      var settings: [String: Any]
      var format: AVAudioFormat
      var currentTime: TimeInterval
    }
    class AVAudioEngine: NSObject {
      init()
      var isRunning: Bool
    }
    class AVAudioNode: NSObject {
      func outputFormat(forBus: AVAudioNodeBus) -> AVAudioFormat
      func name(forInputBus: AVAudioNodeBus) -> String?
      func name(forOutputBus: AVAudioNodeBus) -> String?
      var engine: AVAudioEngine?
      var latency: TimeInterval
    }
    class AVAudioFile: NSObject {
      init(forReading: URL)
      init(forWriting: URL, settings: [String: Any])
      var url: URL
      var fileFormat: AVAudioFormat
      var length: AVAudioFramePosition
    }
    class AVAudioFormat: NSObject {
      init?(standardFormatWithSampleRate: Double, channels: AVAudioChannelCount)
      init?(settings: [String: Any])
      func isEqual(_: Any) -> Bool
      var channelCount: AVAudioChannelCount
      var sampleRate: Double
      var settings: [String: Any]
    }
    class AVAudioTime: NSObject {
      init(hostTime: UInt64)
      init(sampleTime: AVAudioFramePosition, atRate: Double)
      init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate: Double)
      static func seconds(forHostTime: UInt64) -> TimeInterval
      var sampleRate: Double
    }
    class AVAudioSessionPortDescription: NSObject {
      var portType: AVAudioSession.Port
      var portName, uid: String
    }
    class AVAudioSessionRouteDescription: NSObject {
      var inputs, outputs: [AVAudioSessionPortDescription]
    }
    class AVSpeechSynthesizer: NSObject {
      typealias BufferCallback = (AVAudioBuffer) -> Void
      var isPaused: Bool
      enum PersonalVoiceAuthorizationStatus: UInt {
        case notDetermined, denied, unsupported, authorized
      }
    }
    class AVSpeechUtterance: NSObject {
      init(string: String)
      init(attributedString: NSAttributedString)
      init?(ssmlRepresentation: String)
      var voice: AVSpeechSynthesisVoice?
      var rate, volume: Float
    }
    class AVSpeechSynthesisVoice: NSObject {
      init?(language: String?)
      init?(identifier: String)
      var language, identifier, name: String
      struct Traits: OptionSet {
        typealias RawValue = UInt
      }
    }
    class AVAudioPlayerNode: AVAudioNode {
      init()
      var isPlaying: Bool
    }
    class AVAudioBuffer: NSObject {
      var format: AVAudioFormat
    }
    class AVAudioPCMBuffer: AVAudioBuffer {
      init?(pcmFormat: AVAudioFormat, frameCapacity: AVAudioFrameCount)
      var stride: Int
    }
    struct CMTime: Hashable, Comparable, Codable {
      init()
      init(seconds: Double, preferredTimescale: CMTimeScale)
      init(value: CMTimeValue, timescale: CMTimeScale)
      static var zero, invalid, indefinite, positiveInfinity, negativeInfinity: CMTime
      var value: CMTimeValue
      var timescale: CMTimeScale
      var seconds: Double
      var isValid, isIndefinite, isNumeric, isPositiveInfinity, isNegativeInfinity: Bool
      static func + (_: CMTime, _: CMTime) -> CMTime
      static func - (_: CMTime, _: CMTime) -> CMTime
    }
    typealias CMTimeValue = Int64
    typealias CMTimeScale = Int32
    typealias CMPersistentTrackID = Int32
    struct CMTimeRange: Hashable, Codable {
      init()
      init(start: CMTime, duration: CMTime)
      init(start: CMTime, end: CMTime)
      var start, duration, end: CMTime
      var isValid, isEmpty: Bool
    }
    func CMTimeGetSeconds(_: CMTime) -> Double
    func CMTimeMake(value: Int64, timescale: Int32) -> CMTime
    func CMTimeMakeWithSeconds(_: Double, preferredTimescale: Int32) -> CMTime
    class CMSampleBuffer: Hashable {
      var presentationTimeStamp, duration: CMTime
      var numSamples: Int
    }
    class CMFormatDescription: Hashable {}
    typealias CMVideoFormatDescription = CMFormatDescription
    struct CMVideoDimensions {
      init(width: Int32, height: Int32)
      var width, height: Int32
    }
    class CVBuffer: Hashable {}
    typealias CVPixelBuffer = CVBuffer
    typealias CVImageBuffer = CVBuffer
    func CVPixelBufferGetWidth(_: CVPixelBuffer) -> Int
    func CVPixelBufferGetHeight(_: CVPixelBuffer) -> Int
    func AVMakeRect(aspectRatio: CGSize, insideRect: CGRect) -> CGRect
    """#)
}
