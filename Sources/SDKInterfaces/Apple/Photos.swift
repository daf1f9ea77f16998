// A table: declarations of Photos in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Assets, collections, requests.
  static let photos = InterfaceFile(
    "Photos",
    #"""
    class PHAsset: PHObject {
      init()
      var playbackStyle: PHAsset.PlaybackStyle
      var mediaType: PHAssetMediaType
      var mediaSubtypes: PHAssetMediaSubtype
      var pixelWidth, pixelHeight: Int
      var creationDate, modificationDate: Date?
      var location: CLLocation?
      var duration: TimeInterval
      var isHidden, isFavorite: Bool
      var burstIdentifier: String?
      var representsBurst: Bool
      var hasAdjustments: Bool
      var adjustmentFormatIdentifier: NSString?
      static func fetchAssets(in: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      static func fetchAssets(withLocalIdentifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      static func fetchKeyAssets(in: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>?
      static func fetchAssets(withBurstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      static func fetchAssets(with: PHFetchOptions?) -> PHFetchResult<PHAsset>
      static func fetchAssets(with: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      static func fetchAssets(withALAssetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      enum PlaybackStyle: Int {
        case unsupported, image, imageAnimated, livePhoto, video, videoLooping
      }
    }
    class PHObject: NSObject {
      init()
      var localIdentifier: String
    }
    class PHCollection: PHObject {
      init()
      var canContainAssets, canContainCollections: Bool
      var localizedTitle: String?
      static func fetchTopLevelUserCollections(with: PHFetchOptions?) -> PHFetchResult<PHCollection>
    }
    class PHAssetCollection: PHCollection {
      init()
      var assetCollectionType: PHAssetCollectionType
      var assetCollectionSubtype: PHAssetCollectionSubtype
      var estimatedAssetCount: Int
      var startDate, endDate: Date?
      var approximateLocation: CLLocation?
      var localizedLocationNames: [String]
      static func fetchAssetCollections(withLocalIdentifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      static func fetchAssetCollections(with: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      static func fetchAssetCollectionsContaining(_: PHAsset, with: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      static func fetchAssetCollections(withALAssetGroupURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      static func fetchMoments(with: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
      static func transientAssetCollection(with: [PHAsset], title: String?) -> PHAssetCollection
      static func transientAssetCollection(withAssetFetchResult: PHFetchResult<PHAsset>, title: String?) -> PHAssetCollection
    }
    class PHFetchResult<ObjectType>: NSObject where ObjectType: AnyObject {
      init()
      var count: Int
      func object(at: Int) -> ObjectType
      subscript(_: Int) -> ObjectType
      func contains(_: ObjectType) -> Bool
      func index(of: ObjectType) -> Int
      func index(of: ObjectType, in: NSRange) -> Int
      var firstObject, lastObject: ObjectType?
      func objects(at: IndexSet) -> [ObjectType]
      func countOfAssets(with: PHAssetMediaType) -> Int
    }
    class PHFetchOptions: NSObject {
      init()
      var predicate: NSPredicate?
      var sortDescriptors: [NSSortDescriptor]?
      var includeHiddenAssets, includeAllBurstAssets: Bool
      var fetchLimit: Int
      var wantsIncrementalChangeDetails: Bool
    }
    class PHPhotoLibrary: NSObject {
      init()
      static func shared() -> PHPhotoLibrary
      static func authorizationStatus(for: PHAccessLevel) -> PHAuthorizationStatus
      static func requestAuthorization(for: PHAccessLevel, handler: (PHAuthorizationStatus) -> Void)
      static func requestAuthorization(for: PHAccessLevel) -> PHAuthorizationStatus
      static func authorizationStatus() -> PHAuthorizationStatus
      static func requestAuthorization(_: (PHAuthorizationStatus) -> Void)
      var unavailabilityReason: (any Error)?
      func performChanges(_: () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = _)
      func performChanges(_: () -> Void)
      func performChangesAndWait(_: () -> Void)
      func localIdentifierMappings(for: [PHCloudIdentifier]) -> [PHCloudIdentifier: Result<String, any Error>]
    }
    class PHImageManager: NSObject {
      init()
      static func `default`() -> PHImageManager
    }
    class PHImageRequestOptions: NSObject {
      init()
      var normalizedCropRect: CGRect
      var isNetworkAccessAllowed, isSynchronous: Bool
      var allowSecondaryDegradedImage: Bool
    }
    class PHAssetResource: NSObject {
      init()
      var assetLocalIdentifier, uniformTypeIdentifier, originalFilename: String
      var pixelWidth, pixelHeight: Int
      static func assetResources(for: PHAsset) -> [PHAssetResource]
    }
    enum PHAuthorizationStatus: Int {
      case notDetermined, restricted, denied, authorized, limited
    }
    enum PHAccessLevel: Int {
      case addOnly, readWrite
    }
    enum PHAssetMediaType: Int {
      case unknown, image, video, audio
    }
    struct PHAssetMediaSubtype: OptionSet {
      typealias RawValue = UInt
      static var photoPanorama, photoHDR, photoScreenshot, photoLive, photoDepthEffect, videoStreamed: Self
      static var videoHighFrameRate, videoTimelapse, videoCinematic: Self
    }
    enum PHAssetCollectionType: Int {
      case album, smartAlbum, moment
    }
    enum PHAssetCollectionSubtype: Int {
      case albumRegular, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream
      case albumCloudShared, smartAlbumGeneric, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
      case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts
      case smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
      case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
      case smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, any
    }
    class PHAssetChangeRequest {
      init()
      static func creationRequestForAsset(from: UIImage) -> Self
      static func creationRequestForAssetFromImage(atFileURL: URL) -> Self?
      static func creationRequestForAssetFromVideo(atFileURL: URL) -> Self?
      init(for: PHAsset)
      var creationDate: Date?
      var location: CLLocation?
      var isFavorite, isHidden: Bool
    }
    class PHAssetCollectionChangeRequest {
      init()
      static func creationRequestForAssetCollection(withTitle: String) -> Self
      init?(for: PHAssetCollection)
      init?(for: PHAssetCollection, assets: PHFetchResult<PHAsset>)
      var title: String
    }
    typealias PHImageRequestID = Int32
    typealias PHContentEditingInputRequestID = Int
    """#)
}
