// A table: declarations of UIKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The application, scenes, devices, controllers, menus, gestures, events.
  static let uiKitControllers = InterfaceFile(
    "UIKit",
    #"""
    typealias UIActionHandler = (UIAction) -> Void
    typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
    typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
    class UIApplication: UIResponder {
      init()
      static var shared: UIApplication
      var isIgnoringInteractionEvents, isIdleTimerDisabled: Bool
      func openURL(_: URL) -> Bool
      func canOpenURL(_: URL) -> Bool
      func open(_: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = _, completionHandler: ((Bool) -> Void)? = _)
      func open(_: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = _) -> Bool
      var keyWindow: UIWindow?
      var windows: [UIWindow]
      func sendAction(_: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool
      var isNetworkActivityIndicatorVisible: Bool
      var isStatusBarHidden: Bool
      var statusBarOrientation: UIInterfaceOrientation
      func supportedInterfaceOrientations(for: UIWindow?) -> UIInterfaceOrientationMask
      var statusBarOrientationAnimationDuration: TimeInterval
      var statusBarFrame: CGRect
      var applicationIconBadgeNumber: Int
      var applicationSupportsShakeToEdit: Bool
      var applicationState: UIApplication.State
      var backgroundTimeRemaining: TimeInterval
      var isProtectedDataAvailable: Bool
      var connectedScenes: Set<UIScene>
      var openSessions: Set<UISceneSession>
      var supportsMultipleScenes: Bool
      func requestSceneSessionActivation(_: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = _)
      static var openNotificationSettingsURLString: String
      var isRegisteredForRemoteNotifications: Bool
      var supportsAlternateIcons: Bool
      func setAlternateIconName(_: String?, completionHandler: (((any Error)?) -> Void)? = _)
      func setAlternateIconName(_: String?)
      var alternateIconName: String?
      static var didEnterBackgroundNotification, willEnterForegroundNotification: NSNotification.Name
      static var didBecomeActiveNotification, willResignActiveNotification: NSNotification.Name
      static var willTerminateNotification: NSNotification.Name
      static var openSettingsURLString: String
      static var userDidTakeScreenshotNotification: NSNotification.Name
      func setKeepAliveTimeout(_: TimeInterval, handler: (() -> Void)? = _) -> Bool
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
      init()
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
        init()
        var sourceApplication, handoffUserActivityType: String?
        var userActivities: Set<NSUserActivity>
        var notificationResponse: UNNotificationResponse?
      }
      class ActivationRequestOptions: NSObject {
        init()
        var requestingScene: UIScene?
      }
      class OpenExternalURLOptions: NSObject {
        init()
        var universalLinksOnly: Bool
      }
      class OpenURLOptions: NSObject {
        init()
        var sourceApplication: String?
        var annotation: Any?
        var openInPlace: Bool
      }
    }
    class UIWindowScene: UIScene {
      init()
      var screen: UIScreen
      var interfaceOrientation: UIInterfaceOrientation
      var traitCollection: UITraitCollection
      func requestGeometryUpdate(_: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = _)
      var effectiveGeometry: UIWindowScene.Geometry
      var windows: [UIWindow]
      var keyWindow: UIWindow?
      var isFullScreen: Bool
      enum DismissalAnimation: Int {
        case standard, commit, decline
      }
      class ActivationAction: UIAction {
        typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?
        init()
        var title: String!
      }
      class ActivationConfiguration: NSObject {
        init()
        var userActivity: NSUserActivity
        var options: UIWindowScene.ActivationRequestOptions?
      }
      class ActivationInteraction: NSObject {
        typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?
        init()
        init(_: UIWindowScene.ActivationInteraction.ConfigurationProvider, errorHandler: (any Error) -> Void)
      }
      enum PresentationStyle: UInt {
        case automatic, standard, prominent
      }
      class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        init()
        var preferredPresentationStyle: UIWindowScene.PresentationStyle
      }
      class Geometry: NSObject {
        init()
        var interfaceOrientation: UIInterfaceOrientation
      }
      class GeometryPreferences: NSObject {
        init()
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
      init()
      var scene: UIScene?
      var role: UISceneSession.Role
      var persistentIdentifier: String
      var stateRestorationActivity: NSUserActivity?
      var userInfo: [String: Any]?
      struct Role: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var windowApplication, windowExternalDisplayNonInteractive: Self
      }
    }
    class UIScreen: NSObject {
      init()
      static var screens: [UIScreen]
      static var main: UIScreen
      var bounds: CGRect
      var scale: CGFloat
      var overscanCompensation: UIScreen.OverscanCompensation
      var overscanCompensationInsets: UIEdgeInsets
      var mirrored: UIScreen?
      var isCaptured: Bool
      var brightness: CGFloat
      var wantsSoftwareDimming: Bool
      var nativeBounds: CGRect
      var nativeScale: CGFloat
      func displayLink(withTarget: Any, selector: Selector) -> CADisplayLink?
      var maximumFramesPerSecond: Int
      var calibratedLatency: CFTimeInterval
      var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus
      var currentEDRHeadroom, potentialEDRHeadroom: CGFloat
      var focusedView: UIView?
      var supportsFocus: Bool
      var applicationFrame: CGRect
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
      init()
      static var current: UIDevice
      var name, model, localizedModel, systemName, systemVersion: String
      var orientation: UIDeviceOrientation
      var identifierForVendor: UUID?
      var isGeneratingDeviceOrientationNotifications, isBatteryMonitoringEnabled: Bool
      var batteryState: UIDevice.BatteryState
      var batteryLevel: Float
      var isProximityMonitoringEnabled, proximityState, isMultitaskingSupported: Bool
      var userInterfaceIdiom: UIUserInterfaceIdiom
      enum BatteryState: Int {
        case unknown, unplugged, charging, full
      }
    }
    class UINavigationController: UIViewController {
      init()
      init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      init(rootViewController: UIViewController)
      init(nibName: String?, bundle: Bundle?)
      func popViewController(animated: Bool) -> UIViewController?
      func popToViewController(_: UIViewController, animated: Bool) -> [UIViewController]?
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      var topViewController, visibleViewController: UIViewController?
      var viewControllers: [UIViewController]
      var isNavigationBarHidden: Bool
      var navigationBar: UINavigationBar
      var isToolbarHidden: Bool
      var interactivePopGestureRecognizer: UIGestureRecognizer?
      var hidesBarsWhenKeyboardAppears, hidesBarsOnSwipe: Bool
      var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer
      var hidesBarsWhenVerticallyCompact, hidesBarsOnTap: Bool
      var barHideOnTapGestureRecognizer: UITapGestureRecognizer
      enum Operation: Int {
        case none, push, pop
      }
    }
    class UINavigationItem: NSObject {
      init()
      init(title: String)
      var title: String?
      var titleView: UIView?
      var prompt: String?
      var backBarButtonItem: UIBarButtonItem?
      var backButtonTitle: String?
      var hidesBackButton: Bool
      var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
      var backAction: UIAction?
      var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
      var leftBarButtonItems, rightBarButtonItems: [UIBarButtonItem]?
      var leftItemsSupplementBackButton: Bool
      var leftBarButtonItem, rightBarButtonItem: UIBarButtonItem?
      var customizationIdentifier: String?
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
      var style: UINavigationItem.ItemStyle
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
      init()
      var isTranslucent: Bool
      func popItem(animated: Bool) -> UINavigationItem?
      var topItem, backItem: UINavigationItem?
      var items: [UINavigationItem]?
      var prefersLargeTitles: Bool
      var currentNSToolbarSection: UINavigationBar.NSToolbarSection
      var tintColor: UIColor!
      var barTintColor: UIColor?
      var shadowImage: UIImage?
      var titleTextAttributes, largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      var backIndicatorImage: UIImage?
      enum NSToolbarSection: Int {
        case none, sidebar, supplementary, content
      }
    }
    class UITabBarController: UIViewController {
      init()
      var viewControllers: [UIViewController]?
      var selectedViewController: UIViewController?
      var selectedIndex: Int
      var moreNavigationController: UINavigationController
      var customizableViewControllers: [UIViewController]?
      var tabBar: UITabBar
    }
    class UITabBar: UIView {
      init()
      var items: [UITabBarItem]?
      var selectedItem: UITabBarItem?
      func endCustomizing(animated: Bool) -> Bool
      var isCustomizing: Bool
      var tintColor: UIColor!
      var barTintColor, unselectedItemTintColor, selectedImageTintColor: UIColor?
      var backgroundImage, selectionIndicatorImage, shadowImage: UIImage?
      var itemPositioning: UITabBar.ItemPositioning
      var itemWidth, itemSpacing: CGFloat
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
      func setBadgeTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State)
      func badgeTextAttributes(for: UIControl.State) -> [NSAttributedString.Key: Any]?
      enum SystemItem: Int {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
      }
    }
    class UISplitViewController: UIViewController {
      init()
      init(nibName: String?, bundle: Bundle?)
      init(style: UISplitViewController.Style)
      var style: UISplitViewController.Style
      var showsSecondaryOnlyButton: Bool
      var preferredSplitBehavior, splitBehavior: UISplitViewController.SplitBehavior
      func viewController(for: UISplitViewController.Column) -> UIViewController?
      var viewControllers: [UIViewController]
      var presentsWithGesture, isCollapsed: Bool
      var preferredDisplayMode, displayMode: UISplitViewController.DisplayMode
      var displayModeButtonItem: UIBarButtonItem
      var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility
      var preferredPrimaryColumnWidthFraction, preferredPrimaryColumnWidth, minimumPrimaryColumnWidth: CGFloat
      var maximumPrimaryColumnWidth, primaryColumnWidth, preferredSupplementaryColumnWidthFraction: CGFloat
      var preferredSupplementaryColumnWidth, minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth: CGFloat
      var supplementaryColumnWidth: CGFloat
      var primaryEdge: UISplitViewController.PrimaryEdge
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
      var image, landscapeImagePhone, largeContentSizeImage: UIImage?
      var imageInsets, landscapeImagePhoneInsets, largeContentSizeImageInsets: UIEdgeInsets
      var tag: Int
      func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State)
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
      var possibleTitles: Set<String>?
      var customView: UIView?
      var action: Selector?
      var target: AnyObject?
      var primaryAction: UIAction?
      var menu: UIMenu?
      var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
      var changesSelectionAsPrimaryAction, isSelected, isHidden, isSymbolAnimationEnabled: Bool
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
      init()
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
      init()
      init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = _)
      var title: String?
      var style: UIAlertAction.Style
      var isEnabled: Bool
      enum Style: Int {
        case `default`, cancel, destructive
      }
    }
    class UIAction: UIMenuElement {
      init()
      var title: String
      var image: UIImage?
      var discoverabilityTitle: String?
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
      init()
      var identifier: UIMenu.Identifier
      var options: UIMenu.Options
      var preferredElementSize: UIMenu.ElementSize
      var children, selectedElements: [UIMenuElement]
      func replacingChildren(_: [UIMenuElement]) -> UIMenu
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
      init()
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
    struct UIKeyModifierFlags: OptionSet {
      typealias RawValue = Int
      init(rawValue: Int)
      var rawValue: Int
      static var alphaShift, shift, control, alternate, command, numericPad: Self
    }
    class UICommandAlternate: NSObject {
      init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)
      var title: String
      var action: Selector
    }
    class UICommand: UIMenuElement {
      init(title: String = _, image: UIImage? = _, action: Selector, propertyList: Any? = _, alternates: [UICommandAlternate] = _, discoverabilityTitle: String? = _, attributes: UIMenuElement.Attributes = _, state: UIMenuElement.State = _)
      var title: String
      var image: UIImage?
      var discoverabilityTitle: String?
      var action: Selector
      var propertyList: Any?
      var attributes: UIMenuElement.Attributes
      var state: UIMenuElement.State
    }
    class UIKeyCommand: UICommand {
      init()
      init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
      init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String)
      init(title: String = _, image: UIImage? = _, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = _, propertyList: Any? = _, alternates: [UICommandAlternate] = _, discoverabilityTitle: String? = _, attributes: UIMenuElement.Attributes = _, state: UIMenuElement.State = _)
      var title: String
      var image: UIImage?
      var discoverabilityTitle: String?
      var action: Selector?
      var input: String?
      var modifierFlags: UIKeyModifierFlags
      var propertyList: Any?
      var attributes: UIMenuElement.Attributes
      var state: UIMenuElement.State
      var wantsPriorityOverSystemBehavior, allowsAutomaticLocalization, allowsAutomaticMirroring: Bool
      static var inputEscape, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12: String
    }
    class UIAccessibilityCustomAction: NSObject {
      init(name: String, image: UIImage? = _, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?)
      init(name: String, target: Any?, selector: Selector)
      var name: String
    }
    class UIActivityViewController: UIViewController {
      init()
      var completionHandler: UIActivityViewController.CompletionHandler?
      var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
      var allowsProminentActivity: Bool
    }
    class UIPasteboard: NSObject {
      init()
      static var general: UIPasteboard
      init?(name: UIPasteboard.Name, create: Bool)
      static func withUniqueName() -> UIPasteboard
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
      func itemSet(withPasteboardTypes: [String]) -> IndexSet?
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
      var hasStrings, hasURLs, hasImages, hasColors: Bool
      func detectPatterns(for: Set<UIPasteboard.DetectionPattern>, completionHandler: (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> ())
      func detectPatterns(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, completionHandler: (Result<Set<PartialKeyPath<UIPasteboard.DetectedValues>>, any Error>) -> ())
      func detectedPatterns(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>) -> Set<PartialKeyPath<UIPasteboard.DetectedValues>>
      func detectPatterns(for: Set<UIPasteboard.DetectionPattern>, inItemSet: IndexSet?, completionHandler: (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> ())
      func detectPatterns(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet: IndexSet?, completionHandler: (Result<[Set<PartialKeyPath<UIPasteboard.DetectedValues>>], any Error>) -> ())
      func detectedPatterns(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet: IndexSet?) -> [Set<PartialKeyPath<UIPasteboard.DetectedValues>>]
      func detectValues(for: Set<UIPasteboard.DetectionPattern>, completionHandler: (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> ())
      func detectValues(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, completionHandler: (Result<UIPasteboard.DetectedValues, any Error>) -> ())
      func detectedValues(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>) -> UIPasteboard.DetectedValues
      func detectValues(for: Set<UIPasteboard.DetectionPattern>, inItemSet: IndexSet?, completionHandler: (Result<[[UIPasteboard.DetectionPattern: Any]], any Error>) -> ())
      func detectValues(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet: IndexSet?, completionHandler: (Result<[UIPasteboard.DetectedValues], any Error>) -> ())
      func detectedValues(for: Set<PartialKeyPath<UIPasteboard.DetectedValues>>, inItemSet: IndexSet?) -> [UIPasteboard.DetectedValues]
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
        var probableWebURL, probableWebSearch: String
        var number: Double?
      }
      struct OptionsKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var expirationDate, localOnly: Self
      }
    }
    class UITraitCollection: NSObject {
      init()
      func containsTraits(in: UITraitCollection?) -> Bool
      init(traitsFrom: [UITraitCollection])
      init(userInterfaceIdiom: UIUserInterfaceIdiom)
      var userInterfaceIdiom: UIUserInterfaceIdiom
      init(userInterfaceStyle: UIUserInterfaceStyle)
      var userInterfaceStyle: UIUserInterfaceStyle
      init(displayScale: CGFloat)
      var displayScale: CGFloat
      init(imageDynamicRange: UIImage.DynamicRange)
      var imageDynamicRange: UIImage.DynamicRange
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
      func performAsCurrent(_: () -> Void)
      func hasDifferentColorAppearance(comparedTo: UITraitCollection?) -> Bool
      var imageConfiguration: UIImage.Configuration
    }
    class UIGestureRecognizer: NSObject {
      init(target: Any?, action: Selector?)
      init()
      var state: UIGestureRecognizer.State
      var isEnabled: Bool
      var view: UIView?
      var cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: Bool
      var allowedTouchTypes, allowedPressTypes: [NSNumber]
      var requiresExclusiveTouchType: Bool
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
      init()
      var numberOfTapsRequired, numberOfTouchesRequired: Int
      var buttonMaskRequired: UIEvent.ButtonMask
    }
    class UIPanGestureRecognizer: UIGestureRecognizer {
      init()
      var minimumNumberOfTouches, maximumNumberOfTouches: Int
      func translation(in: UIView?) -> CGPoint
      func velocity(in: UIView?) -> CGPoint
    }
    class UIPinchGestureRecognizer: UIGestureRecognizer {
      init()
      var scale, velocity: CGFloat
    }
    class UIRotationGestureRecognizer: UIGestureRecognizer {
      init()
      var rotation, velocity: CGFloat
    }
    class UISwipeGestureRecognizer: UIGestureRecognizer {
      init()
      var numberOfTouchesRequired: Int
      var direction: UISwipeGestureRecognizer.Direction
      struct Direction: OptionSet {
        typealias RawValue = UInt
        static var right, left, up, down: Self
      }
    }
    class UILongPressGestureRecognizer: UIGestureRecognizer {
      init()
      var numberOfTapsRequired, numberOfTouchesRequired: Int
      var minimumPressDuration: TimeInterval
      var allowableMovement: CGFloat
    }
    class UITouch: NSObject {
      init()
      var timestamp: TimeInterval
      var phase: UITouch.Phase
      var tapCount: Int
      var type: UITouch.TouchType
      var majorRadius, majorRadiusTolerance: CGFloat
      var window: UIWindow?
      var view: UIView?
      var gestureRecognizers: [UIGestureRecognizer]?
      func location(in: UIView?) -> CGPoint
      func previousLocation(in: UIView?) -> CGPoint
      func preciseLocation(in: UIView?) -> CGPoint
      func precisePreviousLocation(in: UIView?) -> CGPoint
      var force, maximumPossibleForce: CGFloat
      func azimuthAngle(in: UIView?) -> CGFloat
      func azimuthUnitVector(in: UIView?) -> CGVector
      var altitudeAngle: CGFloat
      var estimationUpdateIndex: NSNumber?
      var estimatedProperties, estimatedPropertiesExpectingUpdates: UITouch.Properties
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
      init()
      var type: UIEvent.EventType
      var subtype: UIEvent.EventSubtype
      var timestamp: TimeInterval
      var buttonMask: UIEvent.ButtonMask
      var allTouches: Set<UITouch>?
      func touches(for: UIWindow) -> Set<UITouch>?
      func touches(for: UIView) -> Set<UITouch>?
      func touches(for: UIGestureRecognizer) -> Set<UITouch>?
      func coalescedTouches(for: UITouch) -> [UITouch]?
      func predictedTouches(for: UITouch) -> [UITouch]?
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
    class UIFeedbackGenerator: NSObject {
      init()
    }
    class UIImpactFeedbackGenerator: UIFeedbackGenerator {
      init()
      init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      enum FeedbackStyle: Int {
        case light, medium, heavy, soft, rigid
      }
    }
    class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      init()
      enum FeedbackType: Int {
        case success, warning, error
      }
    }
    class UISelectionFeedbackGenerator: UIFeedbackGenerator {
      init()
    }
    class UIContextMenuConfiguration: NSObject {
      init()
      var identifier: any NSCopying
      var secondaryItemIdentifiers: Set<AnyHashable>
      var badgeCount: Int
      var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
      init(identifier: (any NSCopying)? = _, previewProvider: UIContextMenuContentPreviewProvider? = _, actionProvider: UIContextMenuActionProvider? = _)
      enum ElementOrder: Int {
        case automatic, priority, fixed
      }
    }
    struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      var isAccessibilityCategory: Bool
      static var unspecified, small, medium, large, extraLarge, accessibilityExtraLarge: Self
      static var accessibilityExtraExtraExtraLarge: Self
      static var didChangeNotification: NSNotification.Name
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
      var isPortrait, isLandscape, isFlat, isValidInterfaceOrientation: Bool
    }
    enum UIKeyboardType: Int {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
      case decimalPad, twitter, webSearch, asciiCapableNumberPad
      static var alphabet: Self
    }
    struct UITextContentType: Hashable, RawRepresentable {
      init(rawValue: String)
      static var name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname: Self
      static var jobTitle, organizationName, location, fullStreetAddress, streetAddressLine1: Self
      static var streetAddressLine2, addressCity, addressState, addressCityAndState: Self
      static var sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL: Self
      static var creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName: Self
      static var creditCardFamilyName, creditCardSecurityCode, creditCardExpiration: Self
      static var creditCardExpirationMonth, creditCardExpirationYear, creditCardType: Self
      static var username, password, newPassword, oneTimeCode, shipmentTrackingNumber: Self
      static var flightNumber, dateTime, birthdate, birthdateDay, birthdateMonth, birthdateYear: Self
      static var cellularEID, cellularIMEI: Self
    }
    """#)
}
