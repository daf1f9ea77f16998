// A table: declarations of UIKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// The application, scenes, devices, controllers, menus, gestures, events.
  static let uiKitControllers = InterfaceFile(
    "UIKit",
    #"""
    typealias UIActionHandler = (UIAction) -> Void
    typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
    typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
    class UIApplication: UIResponder {
      static var shared: UIApplication
      var isIdleTimerDisabled: Bool
      func openURL(_: URL) -> Bool
      func canOpenURL(_: URL) -> Bool
      func open(_: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = _, completionHandler: ((Bool) -> Void)? = _)
      func open(_: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = _) -> Bool
      var keyWindow: UIWindow?
      var windows: [UIWindow]
      func sendAction(_: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool
      var isStatusBarHidden: Bool
      func supportedInterfaceOrientations(for: UIWindow?) -> UIInterfaceOrientationMask
      var statusBarFrame: CGRect
      var applicationIconBadgeNumber: Int
      var applicationState: UIApplication.State
      var connectedScenes: Set<UIScene>
      static var openNotificationSettingsURLString: String
      var supportsAlternateIcons: Bool
      func setAlternateIconName(_: String?, completionHandler: (((any Error)?) -> Void)? = _)
      func setAlternateIconName(_: String?)
      var alternateIconName: String?
      static var didEnterBackgroundNotification, willEnterForegroundNotification: NSNotification.Name
      static var didBecomeActiveNotification, willResignActiveNotification: NSNotification.Name
      static var willTerminateNotification: NSNotification.Name
      static var openSettingsURLString: String
      static var userDidTakeScreenshotNotification: NSNotification.Name
      struct LaunchOptionsKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var url, sourceApplication, remoteNotification, localNotification, annotation, location: Self
        static var shortcutItem: Self
      }
      struct OpenURLOptionsKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var sourceApplication, annotation, openInPlace: Self
      }
      struct ExtensionPointIdentifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var keyboard: Self
      }
      enum State: Int {
        case active, inactive, background
      }
      struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var universalLinksOnly: Self
      }
    }
    class UIScene: UIResponder {
      init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
      var session: UISceneSession
      var activationState: UIScene.ActivationState
      func open(_: URL, options: UIScene.OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = _)
      func open(_: URL, options: UIScene.OpenExternalURLOptions?) -> Bool
      var title: String!
      var subtitle: String
      static var willEnterForegroundNotification, didEnterBackgroundNotification: NSNotification.Name
      enum ActivationState: Int {
        case unattached, foregroundActive, foregroundInactive, background
      }
      class ConnectionOptions: NSObject {
        var sourceApplication: String?
        var shortcutItem: UIApplicationShortcutItem?
      }
      class ActivationRequestOptions: NSObject {}
      class OpenExternalURLOptions: NSObject {
        var universalLinksOnly: Bool
      }
      class OpenURLOptions: NSObject {
        var sourceApplication: String?
        var annotation: Any?
        var openInPlace: Bool
      }
    }
    class UIWindowScene: UIScene {
      var screen: UIScreen
      var interfaceOrientation: UIInterfaceOrientation
      var traitCollection: UITraitCollection
      func requestGeometryUpdate(_: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = _)
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var isFullScreen: Bool
      enum DismissalAnimation: Int {
        case standard, commit, decline
      }
      class ActivationAction: UIAction {
        typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?
        var title: String!
      }
      class ActivationConfiguration: NSObject {
        var userActivity: NSUserActivity
        var options: UIWindowScene.ActivationRequestOptions?
      }
      class ActivationInteraction: NSObject {
        typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?
        init(_: UIWindowScene.ActivationInteraction.ConfigurationProvider, errorHandler: (any Error) -> Void)
      }
      enum PresentationStyle: UInt {
        case automatic, standard, prominent
      }
      class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
      class Geometry: NSObject {
        var interfaceOrientation: UIInterfaceOrientation
      }
      class GeometryPreferences: NSObject {
        class iOS: UIWindowScene.GeometryPreferences {
          init()
          init(interfaceOrientations: UIInterfaceOrientationMask)
        }
        class Mac: UIWindowScene.GeometryPreferences {
          init()
          init(systemFrame: CGRect)
        }
      }
    }
    class UISceneSession: NSObject {
      var scene: UIScene?
      var role: UISceneSession.Role
      var userInfo: [String: Any]?
      struct Role: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var windowApplication, windowExternalDisplayNonInteractive: Self
      }
    }
    class UIScreen: NSObject {
      static var screens: [UIScreen]
      static var main: UIScreen
      var bounds: CGRect
      var scale: CGFloat
      var mirrored: UIScreen?
      var brightness: CGFloat
      func displayLink(withTarget: Any, selector: Selector) -> CADisplayLink?
      var maximumFramesPerSecond: Int
      static var brightnessDidChangeNotification: NSNotification.Name
      func snapshotView(afterScreenUpdates: Bool) -> UIView
      enum OverscanCompensation: Int {
        case scale, insetBounds, none
      }
      enum ReferenceDisplayModeStatus: Int {
        case notSupported, notEnabled, limited, enabled
      }
    }
    class UIDevice: NSObject {
      static var current: UIDevice
      var name, model, systemName, systemVersion: String
      var orientation: UIDeviceOrientation
      var identifierForVendor: UUID?
      var batteryLevel: Float
      var userInterfaceIdiom: UIUserInterfaceIdiom
      enum BatteryState: Int {
        case unknown, unplugged, charging, full
      }
    }
    class UINavigationController: UIViewController {
      init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      init(rootViewController: UIViewController)
      init(nibName: String?, bundle: Bundle?)
      func popViewController(animated: Bool) -> UIViewController?
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      var topViewController, visibleViewController: UIViewController?
      var viewControllers: [UIViewController]
      var isNavigationBarHidden: Bool
      var navigationBar: UINavigationBar
      var interactivePopGestureRecognizer: UIGestureRecognizer?
      enum Operation: Int {
        case none, push, pop
      }
    }
    class UINavigationItem: NSObject {
      init(title: String)
      var title: String?
      var titleView: UIView?
      var prompt: String?
      var rightBarButtonItems: [UIBarButtonItem]?
      var leftItemsSupplementBackButton: Bool
      var leftBarButtonItem, rightBarButtonItem: UIBarButtonItem?
      var customizationIdentifier: String?
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
      var style: UINavigationItem.ItemStyle
      var searchController: UISearchController?
      var hidesSearchBarWhenScrolling: Bool
      var preferredSearchBarPlacement, searchBarPlacement: UINavigationItem.SearchBarPlacement
      enum LargeTitleDisplayMode: Int {
        case automatic, always, never, inline
      }
      enum BackButtonDisplayMode: Int {
        case `default`, generic, minimal
      }
      enum SearchBarPlacement: Int {
        case automatic, inline, stacked
      }
      enum ItemStyle: Int {
        case navigator, browser, editor
      }
    }
    class UINavigationBar: UIView {
      var isTranslucent: Bool
      var backItem: UINavigationItem?
      var items: [UINavigationItem]?
      var prefersLargeTitles: Bool
      var tintColor: UIColor!
      var barTintColor: UIColor?
      var titleTextAttributes: [NSAttributedString.Key: Any]?
      enum NSToolbarSection: Int {
        case none, sidebar, supplementary, content
      }
    }
    class UITabBarController: UIViewController {
      var viewControllers: [UIViewController]?
      var selectedViewController: UIViewController?
      var selectedIndex: Int
      var tabBar: UITabBar
    }
    class UITabBar: UIView {
      var items: [UITabBarItem]?
      var selectedItem: UITabBarItem?
      var tintColor: UIColor!
      var barTintColor: UIColor?
      var backgroundImage: UIImage?
      var itemSpacing: CGFloat
      var isTranslucent: Bool
      enum ItemPositioning: Int {
        case automatic, fill, centered
      }
    }
    class UITabBarItem: UIBarItem {
      init()
      init(title: String?, image: UIImage?, tag: Int)
      init(title: String?, image: UIImage?, selectedImage: UIImage?)
      init(tabBarSystemItem: UITabBarItem.SystemItem, tag: Int)
      var selectedImage: UIImage?
      var badgeValue: String?
      var badgeColor: UIColor?
      enum SystemItem: Int {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
      }
    }
    class UISplitViewController: UIViewController {
      init(nibName: String?, bundle: Bundle?)
      init(style: UISplitViewController.Style)
      var style: UISplitViewController.Style
      var preferredSplitBehavior: UISplitViewController.SplitBehavior
      func viewController(for: UISplitViewController.Column) -> UIViewController?
      var viewControllers: [UIViewController]
      var presentsWithGesture, isCollapsed: Bool
      var preferredDisplayMode, displayMode: UISplitViewController.DisplayMode
      var minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, minimumSupplementaryColumnWidth: CGFloat
      var maximumSupplementaryColumnWidth: CGFloat
      var primaryBackgroundStyle: UISplitViewController.BackgroundStyle
      static var automaticDimension: CGFloat
      enum DisplayMode: Int {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
      }
      enum PrimaryEdge: Int {
        case leading, trailing
      }
      enum BackgroundStyle: Int {
        case none, sidebar
      }
      enum Style: Int {
        case unspecified, doubleColumn, tripleColumn
      }
      enum Column: Int {
        case primary, supplementary, secondary, compact
      }
      enum SplitBehavior: Int {
        case automatic, tile, overlay, displace
      }
      enum DisplayModeButtonVisibility: Int {
        case automatic, never, always
      }
    }
    class UIBarItem: NSObject {
      init()
      var isEnabled: Bool
      var title: String?
      var image: UIImage?
      var tag: Int
      func titleTextAttributes(for: UIControl.State) -> [NSAttributedString.Key: Any]?
    }
    class UIBarButtonItem: UIBarItem {
      init()
      init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      init(barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
      init(customView: UIView)
      static func fixedSpace(_: CGFloat) -> Self
      static func flexibleSpace() -> Self
      var style: UIBarButtonItem.Style
      var width: CGFloat
      var customView: UIView?
      var action: Selector?
      var target: AnyObject?
      var primaryAction: UIAction?
      var menu: UIMenu?
      var isSelected, isHidden: Bool
      var menuRepresentation: UIMenuElement?
      var tintColor: UIColor?
      init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = _, menu: UIMenu? = _)
      init(title: String? = _, image: UIImage? = _, primaryAction: UIAction? = _, menu: UIMenu? = _)
      init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = _)
      enum Style: Int {
        case plain, bordered, done
      }
      enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
      }
    }
    class UIAlertController: UIViewController {
      init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      var actions: [UIAlertAction]
      var preferredAction: UIAlertAction?
      func addTextField(configurationHandler: ((UITextField) -> Void)? = _)
      var textFields: [UITextField]?
      var title, message: String?
      var preferredStyle: UIAlertController.Style
      enum Style: Int {
        case actionSheet, alert
      }
    }
    class UIAlertAction: NSObject {
      init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = _)
      var title: String?
      var style: UIAlertAction.Style
      var isEnabled: Bool
      enum Style: Int {
        case `default`, cancel, destructive
      }
    }
    class UIAction: UIMenuElement {
      var title: String
      var image: UIImage?
      var identifier: UIAction.Identifier
      var attributes: UIMenuElement.Attributes
      var state: UIMenuElement.State
      var sender: Any?
      init(title: String = _, image: UIImage? = _, identifier: UIAction.Identifier? = _, discoverabilityTitle: String? = _, attributes: UIMenuElement.Attributes = _, state: UIMenuElement.State = _, handler: UIActionHandler)
      init(title: String = _, subtitle: String? = _, image: UIImage? = _, identifier: UIAction.Identifier? = _, discoverabilityTitle: String? = _, attributes: UIMenuElement.Attributes = _, state: UIMenuElement.State = _, handler: UIActionHandler)
      init(title: String = _, subtitle: String? = _, image: UIImage? = _, selectedImage: UIImage? = _, identifier: UIAction.Identifier? = _, discoverabilityTitle: String? = _, attributes: UIMenuElement.Attributes = _, state: UIMenuElement.State = _, handler: UIActionHandler)
      struct Identifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var paste: Self
      }
    }
    class UIMenu: UIMenuElement {
      var identifier: UIMenu.Identifier
      var options: UIMenu.Options
      var children: [UIMenuElement]
      init(title: String = _, image: UIImage? = _, identifier: UIMenu.Identifier? = _, options: UIMenu.Options = _, children: [UIMenuElement] = _)
      init(title: String = _, subtitle: String? = _, image: UIImage? = _, identifier: UIMenu.Identifier? = _, options: UIMenu.Options = _, children: [UIMenuElement] = _)
      init(title: String = _, subtitle: String? = _, image: UIImage? = _, identifier: UIMenu.Identifier? = _, options: UIMenu.Options = _, preferredElementSize: UIMenu.ElementSize = _, children: [UIMenuElement] = _)
      struct Identifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var application, file, edit, view, window, help, about, preferences, services, hide, quit, close: Self
        static var print, document, undoRedo, find, replace, share, textStyle, spelling, substitutions: Self
        static var transformations, lookup, learn, format, font, textSize, textColor, text, writingDirection: Self
        static var alignment, toolbar, sidebar, fullscreen, root: Self
      }
      struct Options: OptionSet {
        typealias RawValue = UInt
        static var displayInline, destructive, singleSelection: Self
      }
      enum ElementSize: Int {
        case small, medium, large, automatic
      }
    }
    class UIMenuElement: NSObject {
      var title: String
      var subtitle: String?
      var image: UIImage?
      enum State: Int {
        case off, on, mixed
      }
      struct Attributes: OptionSet {
        typealias RawValue = UInt
        static var disabled, destructive, hidden, keepsMenuPresented: Self
      }
    }
    class UICommand: UIMenuElement {
      var title: String
      var image: UIImage?
      var action: Selector
      var propertyList: Any?
      var attributes: UIMenuElement.Attributes
      var state: UIMenuElement.State
    }
    class UIKeyCommand: UICommand {
      init()
      var title: String
      var image: UIImage?
      var action: Selector?
      var input: String?
      var propertyList: Any?
      var attributes: UIMenuElement.Attributes
      var state: UIMenuElement.State
      static var inputEscape, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12: String
    }
    class UIActivityViewController: UIViewController {
      var completionHandler: UIActivityViewController.CompletionHandler?
      var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
    }
    class UIPresentationController: NSObject {
      var presentingViewController, presentedViewController: UIViewController
      var containerView: UIView?
      init(presentedViewController: UIViewController, presenting: UIViewController?)
    }
    class UISheetPresentationController: UIPresentationController {
      var sourceView: UIView?
      var prefersGrabberVisible: Bool
      var detents: [UISheetPresentationController.Detent]
      var selectedDetentIdentifier, largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
      var prefersScrollingExpandsWhenScrolledToEdge: Bool
      func animateChanges(_: () -> Void)
      class Detent: NSObject {
        static func medium() -> Self
        static func large() -> Self
        var identifier: UISheetPresentationController.Detent.Identifier
        struct Identifier: Hashable, RawRepresentable {
          typealias RawValue = String
          init(_: String)
          init(rawValue: String)
          var rawValue: String
          static var medium, large: Self
        }
      }
    }
    class UIPopoverPresentationController: UIPresentationController {
      var sourceView: UIView?
      var sourceRect: CGRect
      var barButtonItem: UIBarButtonItem?
      var backgroundColor: UIColor?
    }
    class UISearchController: UIViewController {
      init(searchResultsController: UIViewController?)
      init(nibName: String?, bundle: Bundle?)
      var isActive: Bool
      var obscuresBackgroundDuringPresentation, hidesNavigationBarDuringPresentation: Bool
      var searchResultsController: UIViewController?
      var searchBar: UISearchBar
      var searchBarPlacement: UINavigationItem.SearchBarPlacement
      var showsSearchResultsController: Bool
      var scopeBarActivation: UISearchController.ScopeBarActivation
      enum ScopeBarActivation: Int {
        case automatic, manual, onTextEntry, onSearchActivation
      }
    }
    class UIImagePickerController: UINavigationController {
      var sourceType: UIImagePickerController.SourceType
      var allowsEditing, showsCameraControls: Bool
      var cameraOverlayView: UIView?
      var cameraViewTransform: CGAffineTransform
      enum SourceType: Int {
        case photoLibrary, camera, savedPhotosAlbum
      }
      enum QualityType: Int {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
      }
      enum CameraCaptureMode: Int {
        case photo, video
      }
      enum CameraDevice: Int {
        case rear, front
      }
      enum CameraFlashMode: Int {
        case off, auto, on
      }
      enum ImageURLExportPreset: Int {
        case compatible, current
      }
      struct InfoKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var mediaType, originalImage, cropRect, mediaURL, imageURL: Self
      }
    }
    class UIDocumentPickerViewController: UIViewController {
      init(forOpeningContentTypes: [UTType], asCopy: Bool)
      init(forOpeningContentTypes: [UTType])
      init(forExporting: [URL], asCopy: Bool)
      init(forExporting: [URL])
      var allowsMultipleSelection, shouldShowFileExtensions: Bool
      var directoryURL: URL?
    }
    class UIPasteboard: NSObject {
      static var general: UIPasteboard
      init?(name: UIPasteboard.Name, create: Bool)
      var name: UIPasteboard.Name
      var isPersistent: Bool
      var changeCount: Int
      var itemProviders: [NSItemProvider]
      var types: [String]
      func contains(pasteboardTypes: [String]) -> Bool
      func data(forPasteboardType: String) -> Data?
      func value(forPasteboardType: String) -> Any?
      func setValue(_: Any, forPasteboardType: String)
      func setData(_: Data, forPasteboardType: String)
      var numberOfItems: Int
      func types(forItemSet: IndexSet?) -> [[String]]?
      func contains(pasteboardTypes: [String], inItemSet: IndexSet?) -> Bool
      func values(forPasteboardType: String, inItemSet: IndexSet?) -> [Any]?
      func data(forPasteboardType: String, inItemSet: IndexSet?) -> [Data]?
      var items: [[String: Any]]
      func addItems(_: [[String: Any]])
      func setItems(_: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = _)
      var string: String?
      var strings: [String]?
      var url: URL?
      var urls: [URL]?
      var image: UIImage?
      var images: [UIImage]?
      var color: UIColor?
      var colors: [UIColor]?
      var hasStrings, hasURLs, hasImages: Bool
      static var changedNotification: NSNotification.Name
      struct Name: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var general: Self
      }
      struct DetectionPattern: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var number: Self
      }
      struct DetectedValues {
        var patterns: Set<PartialKeyPath<Self>>
        var number: Double?
      }
      struct OptionsKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var expirationDate, localOnly: Self
      }
    }
    class UIStoryboard: NSObject {
      init(name: String, bundle: Bundle?)
      func instantiateInitialViewController() -> UIViewController?
      func instantiateViewController(withIdentifier: String) -> UIViewController
    }
    class UITraitCollection: NSObject {
      init()
      init(traitsFrom: [UITraitCollection])
      init(userInterfaceIdiom: UIUserInterfaceIdiom)
      var userInterfaceIdiom: UIUserInterfaceIdiom
      init(userInterfaceStyle: UIUserInterfaceStyle)
      var userInterfaceStyle: UIUserInterfaceStyle
      init(displayScale: CGFloat)
      var displayScale: CGFloat
      init(imageDynamicRange: UIImage.DynamicRange)
      subscript<T>(_: T.Type) -> T.Value
      subscript<T>(_: T.Type) -> T.Value where T._CustomRawValue == CGFloat
      subscript<T>(_: T.Type) -> T.Value where T._CustomRawValue == Double
      subscript<T>(_: T.Type) -> T.Value where T._CustomRawValue == Int
      func replacing<T>(_: T.Type, value: T.Value) -> UITraitCollection
      func replacing<T>(_: T.Type, value: T.Value) -> UITraitCollection where T._CustomRawValue == CGFloat
      func replacing<T>(_: T.Type, value: T.Value) -> UITraitCollection where T._CustomRawValue == Double
      func replacing<T>(_: T.Type, value: T.Value) -> UITraitCollection where T._CustomRawValue == Int
      init<T>(_: T.Type, value: T.Value)
      init<T>(_: T.Type, value: T.Value) where T._CustomRawValue == CGFloat
      init<T>(_: T.Type, value: T.Value) where T._CustomRawValue == Double
      init<T>(_: T.Type, value: T.Value) where T._CustomRawValue == Int
      var typesettingLanguage: Locale.Language?
      init(typesettingLanguage: Locale.Language?)
      static var current: UITraitCollection
      func hasDifferentColorAppearance(comparedTo: UITraitCollection?) -> Bool
    }
    class UIGestureRecognizer: NSObject {
      init(target: Any?, action: Selector?)
      init()
      var state: UIGestureRecognizer.State
      var isEnabled: Bool
      var view: UIView?
      var cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: Bool
      var allowedTouchTypes, allowedPressTypes: [NSNumber]
      func location(in: UIView?) -> CGPoint
      var numberOfTouches: Int
      func location(ofTouch: Int, in: UIView?) -> CGPoint
      var name: String?
      var buttonMask: UIEvent.ButtonMask
      enum State: Int {
        case possible, began, changed, ended, cancelled, failed
        static var recognized: Self
      }
    }
    class UITapGestureRecognizer: UIGestureRecognizer {
      var numberOfTapsRequired: Int
    }
    class UIPanGestureRecognizer: UIGestureRecognizer {
      var maximumNumberOfTouches: Int
      func translation(in: UIView?) -> CGPoint
      func velocity(in: UIView?) -> CGPoint
    }
    class UIPinchGestureRecognizer: UIGestureRecognizer {
      var scale, velocity: CGFloat
    }
    class UIRotationGestureRecognizer: UIGestureRecognizer {
      var rotation, velocity: CGFloat
    }
    class UISwipeGestureRecognizer: UIGestureRecognizer {
      var direction: UISwipeGestureRecognizer.Direction
      struct Direction: OptionSet {
        typealias RawValue = UInt
        static var right, left, up, down: Self
      }
    }
    class UILongPressGestureRecognizer: UIGestureRecognizer {
      var numberOfTapsRequired: Int
      var minimumPressDuration: TimeInterval
    }
    class UITouch: NSObject {
      var timestamp: TimeInterval
      var phase: UITouch.Phase
      var tapCount: Int
      var type: UITouch.TouchType
      var window: UIWindow?
      var view: UIView?
      var gestureRecognizers: [UIGestureRecognizer]?
      func location(in: UIView?) -> CGPoint
      func previousLocation(in: UIView?) -> CGPoint
      var force: CGFloat
      enum Phase: Int {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
      }
      enum TouchType: Int {
        case direct, indirect, pencil, indirectPointer
      }
      struct Properties: OptionSet {
        typealias RawValue = Int
        static var force, altitude, location: Self
      }
    }
    class UIEvent: NSObject {
      var type: UIEvent.EventType
      var subtype: UIEvent.EventSubtype
      var timestamp: TimeInterval
      var buttonMask: UIEvent.ButtonMask
      var allTouches: Set<UITouch>?
      func touches(for: UIWindow) -> Set<UITouch>?
      func touches(for: UIView) -> Set<UITouch>?
      func touches(for: UIGestureRecognizer) -> Set<UITouch>?
      enum EventType: Int {
        case touches, motion, remoteControl, presses, scroll, hover, transform
      }
      enum EventSubtype: Int {
        case none, motionShake, remoteControlPlay, remoteControlPause, remoteControlStop
        case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward
        case remoteControlEndSeekingForward
      }
      struct ButtonMask: OptionSet {
        typealias RawValue = Int
        static var primary, secondary: Self
        static func button(_: Int) -> Self
      }
    }
    class UIFeedbackGenerator: NSObject {}
    class UIImpactFeedbackGenerator: UIFeedbackGenerator {
      init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      enum FeedbackStyle: Int {
        case light, medium, heavy, soft, rigid
      }
    }
    class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      enum FeedbackType: Int {
        case success, warning, error
      }
    }
    class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
    class UIApplicationShortcutItem: NSObject {
      init(type: String, localizedTitle: String)
      var type, localizedTitle: String
      var userInfo: [String: any NSSecureCoding]?
    }
    class UIContextMenuConfiguration: NSObject {
      var identifier: any NSCopying
      var badgeCount: Int
      init(identifier: (any NSCopying)? = _, previewProvider: UIContextMenuContentPreviewProvider? = _, actionProvider: UIContextMenuActionProvider? = _)
      enum ElementOrder: Int {
        case automatic, priority, fixed
      }
    }
    struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var unspecified, small, medium, large, extraLarge, accessibilityExtraLarge: Self
      static var accessibilityExtraExtraExtraLarge: Self
      static var didChangeNotification: NSNotification.Name
    }
    struct UIAccessibility {
      static var isReduceMotionEnabled: Bool
      struct HearingDeviceEar: OptionSet {
        typealias RawValue = UInt
        static var left, right, both: Self
      }
      struct Notification: Hashable, RawRepresentable {
        typealias RawValue = UInt32
        init(rawValue: UInt32)
        var rawValue: UInt32
        static var announcement: Self
      }
      struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
      struct DirectTouchOptions: OptionSet {
        typealias RawValue = UInt
      }
      enum ZoomType: Int {
        case insertionPoint
      }
      struct GuidedAccessError: CustomNSError, Hashable, Error {
        static var errorDomain: String
        static var failed: UIAccessibility.GuidedAccessError.Code
        enum Code: Int, Equatable {
          case permissionDenied, failed
        }
      }
      enum GuidedAccessRestrictionState: Int {
        case allow, deny
      }
    }
    enum UIUserInterfaceStyle: Int {
      case unspecified, light, dark
    }
    enum UIUserInterfaceIdiom: Int {
      case unspecified, phone, pad, tv, carPlay, mac, vision
    }
    enum UIInterfaceOrientation: Int {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
      var isPortrait, isLandscape: Bool
    }
    struct UIInterfaceOrientationMask: OptionSet {
      typealias RawValue = UInt
      static var portrait, landscapeLeft, landscapeRight, portraitUpsideDown, landscape, all, allButUpsideDown: Self
    }
    enum UIDeviceOrientation: Int {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
      var isPortrait, isLandscape: Bool
    }
    enum UIKeyboardType: Int {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
      static var alphabet: Self
    }
    """#)
}
