// A table: declarations of AVFoundation in the condensed form that <doc:AppleInterfaces> describes.

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
      init()
      init(url: URL)
      var duration: CMTime
      var preferredRate, preferredVolume: Float
      var preferredTransform: CGAffineTransform
      var minimumTimeOffsetFromLive: CMTime
      var providesPreciseDurationAndTiming: Bool
      var tracks: [AVAssetTrack]
      func track(withTrackID: CMPersistentTrackID) -> AVAssetTrack?
      func loadTrack(withTrackID: CMPersistentTrackID) -> AVAssetTrack?
      func tracks(withMediaType: AVMediaType) -> [AVAssetTrack]
      func loadTracks(withMediaType: AVMediaType) -> [AVAssetTrack]
      var creationDate: AVMetadataItem?
      var lyrics: String?
      var commonMetadata, metadata: [AVMetadataItem]
      var availableChapterLocales: [Locale]
      var hasProtectedContent, canContainFragments, containsFragments: Bool
      var overallDurationHint: CMTime
      var isPlayable, isExportable, isReadable, isComposable, isCompatibleWithSavedPhotosAlbum: Bool
      var isCompatibleWithAirPlayVideo: Bool
      func unusedTrackID() -> CMPersistentTrackID
      func findUnusedTrackID(completionHandler: (CMPersistentTrackID, (any Error)?) -> Void)
      func findUnusedTrackID() -> CMPersistentTrackID
    }
    class AVURLAsset: AVAsset {
      init()
      static func audiovisualTypes() -> [AVFileType]
      static func audiovisualMIMETypes() -> [String]
      static func isPlayableExtendedMIMEType(_: String) -> Bool
      init(url: URL, options: [String: Any]? = _)
      var url: URL
      var httpSessionIdentifier: UUID
      var mayRequireContentKeysForMediaDataProcessing: Bool
    }
    class AVAssetTrack: NSObject {
      init()
      var asset: AVAsset?
      var trackID: CMPersistentTrackID
      var mediaType: AVMediaType
      var formatDescriptions: [Any]
      var isPlayable, isDecodable, isEnabled, isSelfContained: Bool
      var totalSampleDataLength: Int64
      var timeRange: CMTimeRange
      var naturalTimeScale: CMTimeScale
      var estimatedDataRate: Float
      var languageCode, extendedLanguageTag: String?
      var naturalSize: CGSize
      var preferredTransform: CGAffineTransform
      var preferredVolume: Float
      var hasAudioSampleDependencies: Bool
      var nominalFrameRate: Float
      var minFrameDuration: CMTime
      var requiresFrameReordering: Bool
      func samplePresentationTime(forTrackTime: CMTime) -> CMTime
      func loadSamplePresentationTime(forTrackTime: CMTime) -> CMTime
      var commonMetadata, metadata: [AVMetadataItem]
      var availableTrackAssociationTypes: [AVAssetTrack.AssociationType]
      func associatedTracks(ofType: AVAssetTrack.AssociationType) -> [AVAssetTrack]
      func loadAssociatedTracks(ofType: AVAssetTrack.AssociationType) -> [AVAssetTrack]
      struct AssociationType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
    }
    class AVPlayer: NSObject {
      init()
      init(url: URL)
      init(playerItem: AVPlayerItem?)
      var status: AVPlayer.Status
      var error: (any Error)?
      var rate, defaultRate: Float
      var timeControlStatus: AVPlayer.TimeControlStatus
      var reasonForWaitingToPlay: AVPlayer.WaitingReason?
      var currentItem: AVPlayerItem?
      var actionAtItemEnd: AVPlayer.ActionAtItemEnd
      func currentTime() -> CMTime
      func seek(to: Date, completionHandler: (Bool) -> Void)
      func seek(to: Date) -> Bool
      func seek(to: CMTime, completionHandler: (Bool) -> Void)
      func seek(to: CMTime) -> Bool
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: (Bool) -> Void)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) -> Bool
      var automaticallyWaitsToMinimizeStalling: Bool
      func preroll(atRate: Float, completionHandler: ((Bool) -> Void)? = _)
      func preroll(atRate: Float) -> Bool
      func addPeriodicTimeObserver(forInterval: CMTime, queue: dispatch_queue_t?, using: (CMTime) -> Void) -> Any
      func addBoundaryTimeObserver(forTimes: [NSValue], queue: dispatch_queue_t?, using: () -> Void) -> Any
      var volume: Float
      var isMuted, appliesMediaSelectionCriteriaAutomatically: Bool
      var allowsExternalPlayback, isExternalPlaybackActive, usesExternalPlaybackWhileExternalScreenIsActive: Bool
      var isOutputObscuredDueToInsufficientExternalProtection, preventsDisplaySleepDuringVideoPlayback: Bool
      var isClosedCaptionDisplayEnabled: Bool
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
      init()
      init(url: URL)
      init(asset: AVAsset)
      init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?)
      func copy() -> Any
      var status: AVPlayerItem.Status
      var error: (any Error)?
      var automaticallyHandlesInterstitialEvents: Bool
      var template: AVPlayerItem?
      init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>] = _)
      func seek(to: Date) -> Bool
      var asset: AVAsset
      var duration: CMTime
      var presentationSize: CGSize
      var timedMetadata: [AVMetadataItem]?
      var automaticallyLoadedAssetKeys: [String]
      var canPlayFastForward, canPlaySlowForward, canPlayReverse, canPlaySlowReverse, canPlayFastReverse: Bool
      var canStepForward, canStepBackward: Bool
      var configuredTimeOffsetFromLive, recommendedTimeOffsetFromLive: CMTime
      var automaticallyPreservesTimeOffsetFromLive: Bool
      func currentTime() -> CMTime
      var forwardPlaybackEndTime, reversePlaybackEndTime: CMTime
      var seekableTimeRanges: [NSValue]
      func seek(to: CMTime, completionHandler: ((Bool) -> Void)? = _)
      func seek(to: CMTime) -> Bool
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = _)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) -> Bool
      func currentDate() -> Date?
      func seek(to: Date, completionHandler: ((Bool) -> Void)? = _) -> Bool
      var seekingWaitsForVideoCompositionRendering: Bool
      var appliesPerFrameHDRDisplayMetadata: Bool
      var isAudioSpatializationAllowed: Bool
      var loadedTimeRanges: [NSValue]
      var isPlaybackLikelyToKeepUp, isPlaybackBufferFull, isPlaybackBufferEmpty: Bool
      var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool
      var preferredForwardBufferDuration: TimeInterval
      var preferredPeakBitRate, preferredPeakBitRateForExpensiveNetworks: Double
      var preferredMaximumResolution, preferredMaximumResolutionForExpensiveNetworks: CGSize
      var startsOnFirstEligibleVariant: Bool
      enum Status: Int {
        case unknown, readyToPlay, failed
      }
    }
    class AVQueuePlayer: AVPlayer {
      init()
      init(items: [AVPlayerItem])
      func items() -> [AVPlayerItem]
      func canInsert(_: AVPlayerItem, after: AVPlayerItem?) -> Bool
    }
    class AVPlayerLayer: CALayer {
      init()
      init(player: AVPlayer?)
      var player: AVPlayer?
      var isReadyForDisplay: Bool
      var videoRect: CGRect
      var pixelBufferAttributes: [String: Any]?
      func displayedPixelBuffer() -> CVPixelBuffer?
    }
    class AVAssetExportSession: NSObject {
      init()
      init?(asset: AVAsset, presetName: String)
      var presetName: String
      var asset: AVAsset
      var outputFileType: AVFileType?
      var outputURL: URL?
      var shouldOptimizeForNetworkUse: Bool
      var status: AVAssetExportSession.Status
      var error: (any Error)?
      func exportAsynchronously(completionHandler: () -> Void)
      var progress: Float
      static func allExportPresets() -> [String]
      static func exportPresets(compatibleWith: AVAsset) -> [String]
      static func determineCompatibility(ofExportPreset: String, with: AVAsset, outputFileType: AVFileType?, completionHandler: (Bool) -> Void)
      static func compatibility(ofExportPreset: String, with: AVAsset, outputFileType: AVFileType?) -> Bool
      var supportedFileTypes: [AVFileType]
      func determineCompatibleFileTypes(completionHandler: ([AVFileType]) -> Void)
      var compatibleFileTypes: [AVFileType]
      var timeRange: CMTimeRange
      var maxDuration: CMTime
      var estimatedOutputFileLength, fileLengthLimit: Int64
      func estimateMaximumDuration(completionHandler: (CMTime, (any Error)?) -> Void)
      var estimatedMaximumDuration: CMTime
      func estimateOutputFileLength(completionHandler: (Int64, (any Error)?) -> Void)
      var estimatedOutputFileLengthInBytes: Int64
      var metadata: [AVMetadataItem]?
      var canPerformMultiplePassesOverSourceMediaData: Bool
      var directoryForTemporaryFiles: URL?
      enum Status: Int {
        case unknown, waiting, exporting, completed, failed, cancelled
      }
    }
    class AVAssetImageGenerator: NSObject {
      init()
      var asset: AVAsset
      var appliesPreferredTrackTransform: Bool
      var maximumSize: CGSize
      var apertureMode: AVAssetImageGenerator.ApertureMode?
      var requestedTimeToleranceBefore, requestedTimeToleranceAfter: CMTime
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
          var requestedTime: CMTime
          var image: CGImage
          var actualTime: CMTime
        }
      }
    }
    class AVMetadataItem: NSObject {
      init()
      var extendedLanguageTag: String?
      var locale: Locale?
      var time, duration: CMTime
      var dataType: String?
      var value: (any NSCopying & NSObjectProtocol)?
      var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
      var startDate: Date?
      var stringValue: String?
      var numberValue: NSNumber?
      var dateValue: Date?
      var dataValue: Data?
      static func metadataItems(from: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages: [String]) -> [AVMetadataItem]
      var key: (any NSCopying & NSObjectProtocol)?
      static func metadataItems(from: [AVMetadataItem], with: Locale) -> [AVMetadataItem]
    }
    class AVCaptureSession: NSObject {
      init()
      func canSetSessionPreset(_: AVCaptureSession.Preset) -> Bool
      var sessionPreset: AVCaptureSession.Preset
      var isRunning, isInterrupted, isMultitaskingCameraAccessSupported, isMultitaskingCameraAccessEnabled: Bool
      var usesApplicationAudioSession, automaticallyConfiguresApplicationAudioSession: Bool
      var automaticallyConfiguresCaptureDeviceForWideColor: Bool
      var hardwareCost: Float
      enum InterruptionReason: Int {
        case videoDeviceNotAvailableInBackground, audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
        case videoDeviceNotAvailableWithMultipleForegroundApps
      }
      struct Preset: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var photo, high, medium, low: Self
      }
    }
    class AVCaptureDevice: NSObject {
      init()
      static func devices() -> [AVCaptureDevice]
      static func devices(for: AVMediaType) -> [AVCaptureDevice]
      static func `default`(for: AVMediaType) -> AVCaptureDevice?
      init?(uniqueID: String)
      var uniqueID, modelID, localizedName, manufacturer: String
      func hasMediaType(_: AVMediaType) -> Bool
      func supportsSessionPreset(_: AVCaptureSession.Preset) -> Bool
      var isConnected, isSuspended: Bool
      var formats: [AVCaptureDevice.Format]
      var activeFormat: AVCaptureDevice.Format
      var activeVideoMinFrameDuration, activeVideoMaxFrameDuration: CMTime
      var position: AVCaptureDevice.Position
      var deviceType: AVCaptureDevice.DeviceType
      static func `default`(_: AVCaptureDevice.DeviceType, for: AVMediaType?, position: AVCaptureDevice.Position) -> AVCaptureDevice?
      var constituentDevices: [AVCaptureDevice]
      var hasFlash, isFlashAvailable, isFlashActive: Bool
      func isFlashModeSupported(_: AVCaptureDevice.FlashMode) -> Bool
      var flashMode: AVCaptureDevice.FlashMode
      var lensAperture, iso: Float
      var isGlobalToneMappingEnabled, isSubjectAreaChangeMonitoringEnabled, isLowLightBoostSupported: Bool
      var isLowLightBoostEnabled, automaticallyEnablesLowLightBoostWhenAvailable: Bool
      var videoZoomFactor: CGFloat
      var isRampingVideoZoom: Bool
      var dualCameraSwitchOverVideoZoomFactor: CGFloat
      static func authorizationStatus(for: AVMediaType) -> AVAuthorizationStatus
      static func requestAccess(for: AVMediaType, completionHandler: (Bool) -> Void)
      static func requestAccess(for: AVMediaType) -> Bool
      var automaticallyAdjustsVideoHDREnabled, isVideoHDREnabled: Bool
      var activeDepthDataFormat: AVCaptureDevice.Format?
      var activeDepthDataMinFrameDuration: CMTime
      var minAvailableVideoZoomFactor, maxAvailableVideoZoomFactor: CGFloat
      var isGeometricDistortionCorrectionSupported, isGeometricDistortionCorrectionEnabled: Bool
      static func extrinsicMatrix(from: AVCaptureDevice, to: AVCaptureDevice) -> Data?
      var isContinuityCamera: Bool
      enum Position: Int {
        case unspecified, back, front
      }
      struct DeviceType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var external, microphone, builtInWideAngleCamera: Self
      }
      enum FlashMode: Int {
        case off, on, auto
      }
      enum MicrophoneMode: Int {
        case standard, wideSpectrum, voiceIsolation
      }
      enum SystemUserInterface: Int {
        case videoEffects, microphoneModes
      }
      class DiscoverySession: NSObject {
        init()
        init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position)
        var devices: [AVCaptureDevice]
        var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>]
      }
      class RotationCoordinator: NSObject {
        init()
        init(device: AVCaptureDevice, previewLayer: CALayer?)
        var device: AVCaptureDevice?
        var previewLayer: CALayer?
        var videoRotationAngleForHorizonLevelPreview, videoRotationAngleForHorizonLevelCapture: CGFloat
      }
      class Format: NSObject {
        init()
        var mediaType: AVMediaType
        var formatDescription: CMFormatDescription
        var videoFieldOfView: Float
        var isVideoBinned: Bool
        var isVideoStabilizationSupported: Bool
        var videoMaxZoomFactor, videoZoomFactorUpscaleThreshold: CGFloat
        var minISO, maxISO: Float
        var isGlobalToneMappingSupported, isVideoHDRSupported: Bool
        var highResolutionStillImageDimensions: CMVideoDimensions
        var isHighPhotoQualitySupported, isHighestPhotoQualitySupported: Bool
        var videoMinZoomFactorForDepthDataDelivery, videoMaxZoomFactorForDepthDataDelivery: CGFloat
        var zoomFactorsOutsideOfVideoZoomRangesForDepthDeliverySupported: Bool
        var supportedDepthDataFormats: [AVCaptureDevice.Format]
        var unsupportedCaptureOutputClasses: [AnyClass]
        var isMultiCamSupported: Bool
      }
      enum LensStabilizationStatus: Int {
        case unsupported, off, active, outOfRange, unavailable
      }
    }
    class AVCapturePhoto: NSObject {
      init()
      var timestamp: CMTime
      var isRawPhoto: Bool
      var pixelBuffer, previewPixelBuffer: CVPixelBuffer?
      var embeddedThumbnailPhotoFormat: [String: Any]?
      var metadata: [String: Any]
      var photoCount: Int
      var sourceDeviceType: AVCaptureDevice.DeviceType?
      func fileDataRepresentation() -> Data?
      func cgImageRepresentation() -> CGImage?
      func previewCGImageRepresentation() -> CGImage?
      var sequenceCount: Int
      var lensStabilizationStatus: AVCaptureDevice.LensStabilizationStatus
    }
    class AVMetadataObject: NSObject {
      init()
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
      init()
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
    struct AVError: CustomNSError, Hashable {
      init(_: AVError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: AVError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var unknown, deviceWasDisconnected, mediaChanged, exportFailed, noSourceTrack: AVError.Code
      static var operationCancelled: AVError.Code
      var device: AVCaptureDevice?
      var time: CMTime?
      var fileSize: Int64?
      var processID: Int?
      var recordingSuccessfullyFinished: Bool?
      var mediaType: AVMediaType?
      var mediaSubtypes: [Int]?
      var presentationTimeStamp: CMTime?
      var persistentTrackID: CMPersistentTrackID?
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
        case displayWasDisabled, operationInterrupted, incompatibleAsset, failedToLoadMediaData
        case serverIncorrectlyConfigured, applicationIsNotAuthorizedToUseDevice, failedToParse
        case fileTypeDoesNotSupportSampleReferences, undecodableMediaData, airPlayControllerRequiresInternet
        case airPlayReceiverRequiresInternet, videoCompositorFailed, recordingAlreadyInProgress
        case unsupportedOutputSettings, operationNotAllowed, contentIsUnavailable, formatUnsupported
        case malformedDepth, contentNotUpdated, noLongerPlayable, noCompatibleAlternatesForExternalDisplay
        case noSourceTrack, externalPlaybackNotSupportedForAsset, operationNotSupportedForPreset
        case sessionHardwareCostOverage, unsupportedDeviceActiveFormat, incorrectlyConfigured
        case segmentStartedWithNonSyncSample, rosettaNotInstalled, operationCancelled, contentKeyRequestCancelled
        case invalidSampleCursor, failedToLoadSampleData, airPlayReceiverTemporarilyUnavailable, encodeFailed
        case sandboxExtensionDenied
      }
    }
    enum AVAuthorizationStatus: Int {
      case notDetermined, restricted, denied, authorized
    }
    enum AVKeyValueStatus: Int {
      case unknown, loading, loaded, failed, cancelled
    }
    class AVMediaSelectionOption: NSObject {
      init()
      var mediaType: AVMediaType
      var mediaSubTypes: [NSNumber]
      var isPlayable: Bool
      var extendedLanguageTag: String?
      var locale: Locale?
      var commonMetadata: [AVMetadataItem]
      var availableMetadataFormats: [String]
      func metadata(forFormat: String) -> [AVMetadataItem]
      func propertyList() -> Any
      func displayName(with: Locale) -> String
      var displayName: String
    }
    class AVPlayerItemAccessLogEvent: NSObject {
      init()
      var numberOfMediaRequests: Int
      var playbackStartDate: Date?
      var uri, serverAddress: String?
      var numberOfServerAddressChanges: Int
      var playbackSessionID: String?
      var playbackStartOffset, segmentsDownloadedDuration, durationWatched: TimeInterval
      var numberOfStalls: Int
      var numberOfBytesTransferred: Int64
      var transferDuration: TimeInterval
      var observedBitrate, indicatedBitrate, indicatedAverageBitrate, averageVideoBitrate, averageAudioBitrate: Double
      var numberOfDroppedVideoFrames: Int
      var startupTime: TimeInterval
      var downloadOverdue: Int
      var observedMaxBitrate, observedMinBitrate, observedBitrateStandardDeviation: Double
      var playbackType: String?
      var mediaRequestsWWAN: Int
      var switchBitrate: Double
    }
    class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root> {
      init()
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
      init()
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
    protocol AVAsynchronousKeyValueLoading {
      func statusOfValue(forKey: String, error: NSErrorPointer) -> AVKeyValueStatus
      func loadValues(forKeys: [String])
    }
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
      init()
      static func sharedInstance() -> AVAudioSession
      var availableCategories: [AVAudioSession.Category]
      var category: AVAudioSession.Category
      var categoryOptions: AVAudioSession.CategoryOptions
      var routeSharingPolicy: AVAudioSession.RouteSharingPolicy
      var availableModes: [AVAudioSession.Mode]
      var mode: AVAudioSession.Mode
      var allowHapticsAndSystemSoundsDuringRecording: Bool
      var recordPermission: AVAudioSession.RecordPermission
      func requestRecordPermission(_: (Bool) -> Void)
      var preferredInput: AVAudioSessionPortDescription?
      var prefersNoInterruptionsFromSystemAlerts: Bool
      var renderingMode: AVAudioSession.RenderingMode
      var preferredSampleRate: Double
      var preferredIOBufferDuration: TimeInterval
      var preferredInputNumberOfChannels, preferredOutputNumberOfChannels: Int
      var preferredInputOrientation, inputOrientation: AVAudioSession.StereoOrientation
      var maximumInputNumberOfChannels, maximumOutputNumberOfChannels: Int
      var inputGain: Float
      var isInputGainSettable, isInputAvailable: Bool
      var sampleRate: Double
      var inputNumberOfChannels, outputNumberOfChannels: Int
      var inputLatency, outputLatency, ioBufferDuration: TimeInterval
      var isOtherAudioPlaying, secondaryAudioShouldBeSilencedHint: Bool
      var outputVolume: Float
      var promptStyle: AVAudioSession.PromptStyle
      var availableInputs: [AVAudioSessionPortDescription]?
      var currentRoute: AVAudioSessionRouteDescription
      var supportsMultichannelContent, prefersInterruptionOnRouteDisconnect: Bool
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
      init()
      init(contentsOf: URL)
      init(data: Data)
      init(contentsOf: URL, fileTypeHint: String?)
      init(data: Data, fileTypeHint: String?)
      func prepareToPlay() -> Bool
      func play() -> Bool
      func play(atTime: TimeInterval) -> Bool
      var isPlaying: Bool
      var numberOfChannels: Int
      var duration: TimeInterval
      var url: URL?
      var data: Data?
      var pan, volume: Float
      var enableRate: Bool
      var rate: Float
      var currentTime, deviceCurrentTime: TimeInterval
      var numberOfLoops: Int
      var settings: [String: Any]
      var format: AVAudioFormat
      var isMeteringEnabled: Bool
      func peakPower(forChannel: Int) -> Float
      func averagePower(forChannel: Int) -> Float
    }
    class AVAudioRecorder: NSObject {
      init()
      init(url: URL, settings: [String: Any])
      init(url: URL, format: AVAudioFormat)
      func prepareToRecord() -> Bool
      func record() -> Bool
      func record(atTime: TimeInterval) -> Bool
      func record(forDuration: TimeInterval) -> Bool
      func record(atTime: TimeInterval, forDuration: TimeInterval) -> Bool
      func deleteRecording() -> Bool
      var isRecording: Bool
      var url: URL
      var settings: [String: Any]
      var format: AVAudioFormat
      var currentTime, deviceCurrentTime: TimeInterval
      var isMeteringEnabled: Bool
      func peakPower(forChannel: Int) -> Float
      func averagePower(forChannel: Int) -> Float
    }
    class AVAudioEngine: NSObject {
      init()
      var isRunning, isAutoShutdownEnabled: Bool
      var isInManualRenderingMode: Bool
      var manualRenderingFormat: AVAudioFormat
      var manualRenderingMaximumFrameCount: AVAudioFrameCount
      var manualRenderingSampleTime: AVAudioFramePosition
    }
    class AVAudioFile: NSObject {
      init()
      init(forReading: URL)
      init(forWriting: URL, settings: [String: Any])
      var url: URL
      var fileFormat, processingFormat: AVAudioFormat
      var length, framePosition: AVAudioFramePosition
    }
    class AVAudioFormat: NSObject {
      init()
      init?(standardFormatWithSampleRate: Double, channels: AVAudioChannelCount)
      init?(settings: [String: Any])
      func isEqual(_: Any) -> Bool
      var isStandard: Bool
      var channelCount: AVAudioChannelCount
      var sampleRate: Double
      var isInterleaved: Bool
      var magicCookie: Data?
      var settings: [String: Any]
    }
    class AVAudioSessionPortDescription: NSObject {
      init()
      var portType: AVAudioSession.Port
      var portName, uid: String
      var hasHardwareVoiceCallProcessing, isSpatialAudioEnabled: Bool
    }
    class AVAudioSessionRouteDescription: NSObject {
      init()
      var inputs, outputs: [AVAudioSessionPortDescription]
    }
    class AVSpeechSynthesizer: NSObject {
      init()
      var isSpeaking, isPaused: Bool
      func continueSpeaking() -> Bool
      var usesApplicationAudioSession, mixToTelephonyUplink: Bool
      static func requestPersonalVoiceAuthorization(completionHandler: (AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus) -> Void)
      static func requestPersonalVoiceAuthorization() -> AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus
      enum PersonalVoiceAuthorizationStatus: UInt {
        case notDetermined, denied, unsupported, authorized
      }
    }
    class AVSpeechUtterance: NSObject {
      init()
      init(string: String)
      init(attributedString: NSAttributedString)
      init?(ssmlRepresentation: String)
      var voice: AVSpeechSynthesisVoice?
      var speechString: String
      var attributedSpeechString: NSAttributedString
      var rate, pitchMultiplier, volume: Float
      var prefersAssistiveTechnologySettings: Bool
      var preUtteranceDelay, postUtteranceDelay: TimeInterval
    }
    class AVSpeechSynthesisVoice: NSObject {
      init()
      static func speechVoices() -> [AVSpeechSynthesisVoice]
      static func currentLanguageCode() -> String
      init?(language: String?)
      init?(identifier: String)
      var language, identifier, name: String
      var audioFileSettings: [String: Any]
      var voiceTraits: AVSpeechSynthesisVoice.Traits
      struct Traits: OptionSet {
        typealias RawValue = UInt
      }
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
