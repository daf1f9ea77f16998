// A table: declarations of AppKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The application, its events, screens, documents, pasteboards and workspace.
  static let appKitApplication = InterfaceFile(
    "AppKit",
    #"""
    typealias NSRect = CGRect
    typealias NSPoint = CGPoint
    typealias NSSize = CGSize
    typealias NSRectEdge = CGRectEdge
    var NSApp: NSApplication!
    var NSZeroRect: NSRect
    var NSZeroPoint: NSPoint
    var NSZeroSize: NSSize
    func NSMakeRect(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat) -> NSRect
    func NSMakePoint(_: CGFloat, _: CGFloat) -> NSPoint
    func NSMakeSize(_: CGFloat, _: CGFloat) -> NSSize
    func NSStringFromRect(_: NSRect) -> String
    func NSStringFromPoint(_: NSPoint) -> String
    func NSStringFromSize(_: NSSize) -> String
    func NSRectFromString(_: String) -> NSRect
    func NSPointInRect(_: NSPoint, _: NSRect) -> Bool
    func NSIntersectionRect(_: NSRect, _: NSRect) -> NSRect
    func NSIntersectsRect(_: NSRect, _: NSRect) -> Bool
    func NSContainsRect(_: NSRect, _: NSRect) -> Bool
    func NSUnionRect(_: NSRect, _: NSRect) -> NSRect
    func NSInsetRect(_: NSRect, _: CGFloat, _: CGFloat) -> NSRect
    func NSOffsetRect(_: NSRect, _: CGFloat, _: CGFloat) -> NSRect
    func NSWidth(_: NSRect) -> CGFloat
    func NSHeight(_: NSRect) -> CGFloat
    func NSMaxX(_: NSRect) -> CGFloat
    func NSMaxY(_: NSRect) -> CGFloat
    func NSMinX(_: NSRect) -> CGFloat
    func NSMinY(_: NSRect) -> CGFloat
    func NSMidX(_: NSRect) -> CGFloat
    func NSMidY(_: NSRect) -> CGFloat
    struct NSEdgeInsets {
      init()
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      var top, left, bottom, right: CGFloat
    }
    struct NSUserInterfaceItemIdentifier: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
    }
    protocol NSUserInterfaceItemIdentification {}
    protocol NSApplicationDelegate: NSObjectProtocol {}
    protocol NSWindowDelegate: NSObjectProtocol {}
    protocol NSMenuDelegate: NSObjectProtocol {}
    protocol NSTextViewDelegate: NSObjectProtocol {}
    protocol NSTextFieldDelegate: NSObjectProtocol {}
    protocol NSTableViewDelegate: NSObjectProtocol {}
    protocol NSTableViewDataSource: NSObjectProtocol {}
    protocol NSOutlineViewDelegate: NSObjectProtocol {}
    protocol NSOutlineViewDataSource: NSObjectProtocol {}
    protocol NSToolbarDelegate: NSObjectProtocol {}
    protocol NSPopoverDelegate: NSObjectProtocol {}
    protocol NSValidatedUserInterfaceItem: NSObjectProtocol {
      var action: Selector?
      var tag: Int
    }
    class NSResponder: NSObject {
      init()
      var nextResponder: NSResponder?
      var acceptsFirstResponder: Bool
      var undoManager: UndoManager?
      var menu: NSMenu?
      var touchBar: NSTouchBar?
      var userActivity: NSUserActivity?
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
      func tryToPerform(_: Selector, with: Any?) -> Bool
      func performKeyEquivalent(with: NSEvent) -> Bool
      func presentError(_: any Error) -> Bool
      func willPresentError(_: any Error) -> any Error
    }
    class NSApplication: NSResponder {
      init()
      static var shared: NSApplication
      var delegate: (any NSApplicationDelegate)?
      var windows, orderedWindows: [NSWindow]
      var keyWindow, mainWindow, modalWindow: NSWindow?
      var isActive, isHidden, isRunning, isAutomaticCustomizeTouchBarMenuItemEnabled: Bool
      var currentEvent: NSEvent?
      var mainMenu, servicesMenu, windowsMenu, helpMenu: NSMenu?
      var applicationIconImage: NSImage!
      var dockTile: NSDockTile
      var appearance: NSAppearance?
      var effectiveAppearance: NSAppearance
      var presentationOptions, currentSystemPresentationOptions: NSApplication.PresentationOptions
      var occlusionState: NSApplication.OcclusionState
      var isFullKeyboardAccessEnabled: Bool
      var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
      var orderedDocuments: [NSDocument]
      func activationPolicy() -> NSApplication.ActivationPolicy
      func setActivationPolicy(_: NSApplication.ActivationPolicy) -> Bool
      func runModal(for: NSWindow) -> NSApplication.ModalResponse
      func window(withWindowNumber: Int) -> NSWindow?
      func nextEvent(matching: NSEvent.EventTypeMask, until: Date?, inMode: RunLoop.Mode, dequeue: Bool) -> NSEvent?
      func sendAction(_: Selector, to: Any?, from: Any?) -> Bool
      func target(forAction: Selector) -> Any?
      func requestUserAttention(_: NSApplication.RequestUserAttentionType) -> Int
      func orderFrontStandardAboutPanel(options: [NSApplication.AboutPanelOptionKey: Any] = _)
      static var willFinishLaunchingNotification, didFinishLaunchingNotification: NSNotification.Name
      static var didBecomeActiveNotification, willResignActiveNotification, didResignActiveNotification: NSNotification.Name
      static var didHideNotification, didUnhideNotification, willTerminateNotification: NSNotification.Name
      static var didChangeScreenParametersNotification, didChangeOcclusionStateNotification: NSNotification.Name
      static var willBecomeActiveNotification, willUpdateNotification, didUpdateNotification: NSNotification.Name
      enum ActivationPolicy: Int { case regular, accessory, prohibited }
      enum RequestUserAttentionType: UInt { case criticalRequest, informationalRequest }
      enum TerminateReply: UInt { case terminateCancel, terminateNow, terminateLater }
      enum DelegateReply: UInt { case success, cancel, failure }
      struct AboutPanelOptionKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var credits, applicationName, applicationIcon, version, applicationVersion: Self
      }
      struct ModalResponse: Hashable, RawRepresentable {
        typealias RawValue = Int
        init(_: Int)
        init(rawValue: Int)
        var rawValue: Int
        static var OK, cancel, stop, abort, `continue`, alertFirstButtonReturn, alertSecondButtonReturn: Self
        static var alertThirdButtonReturn: Self
      }
      struct PresentationOptions: OptionSet {
        typealias RawValue = UInt
        static var autoHideDock, hideDock, autoHideMenuBar, hideMenuBar, disableAppleMenu, fullScreen: Self
        static var disableProcessSwitching, disableForceQuit, disableSessionTermination, disableHideApplication: Self
      }
      struct OcclusionState: OptionSet {
        typealias RawValue = UInt
        static var visible: Self
      }
    }
    enum NSUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
    class NSDockTile: NSObject {
      init()
      var badgeLabel: String?
      var contentView: NSView?
      var size: NSSize
      var showsApplicationBadge: Bool
    }
    class NSRunningApplication: NSObject {
      init()
      init?(processIdentifier: Int32)
      static var current: NSRunningApplication
      static func runningApplications(withBundleIdentifier: String) -> [NSRunningApplication]
      var localizedName, bundleIdentifier: String?
      var bundleURL, executableURL: URL?
      var processIdentifier: Int32
      var launchDate: Date?
      var icon: NSImage?
      var executableArchitecture: Int
      var isTerminated, isFinishedLaunching, isHidden, isActive, ownsMenuBar: Bool
      var activationPolicy: NSApplication.ActivationPolicy
      func activate(options: NSApplication.ActivationOptions = _) -> Bool
      func activate() -> Bool
      func hide() -> Bool
      func unhide() -> Bool
      func terminate() -> Bool
      func forceTerminate() -> Bool
    }
    extension NSApplication {
      struct ActivationOptions: OptionSet {
        typealias RawValue = UInt
        static var activateAllWindows, activateIgnoringOtherApps: Self
      }
    }
    class NSWorkspace: NSObject {
      init()
      static var shared: NSWorkspace
      var notificationCenter: NotificationCenter
      var runningApplications: [NSRunningApplication]
      var frontmostApplication, menuBarOwningApplication: NSRunningApplication?
      var fileLabels: [String]
      var accessibilityDisplayShouldReduceMotion, accessibilityDisplayShouldReduceTransparency: Bool
      var accessibilityDisplayShouldIncreaseContrast, isVoiceOverEnabled: Bool
      func open(_: URL) -> Bool
      func open(_: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = _)
      func open(_: URL, configuration: NSWorkspace.OpenConfiguration) -> NSRunningApplication
      func open(_: [URL], withApplicationAt: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = _)
      func open(_: [URL], withApplicationAt: URL, configuration: NSWorkspace.OpenConfiguration) -> NSRunningApplication
      func openApplication(at: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = _)
      func openApplication(at: URL, configuration: NSWorkspace.OpenConfiguration) -> NSRunningApplication
      func launchApplication(_: String) -> Bool
      func selectFile(_: String?, inFileViewerRootedAtPath: String) -> Bool
      func activateFileViewerSelecting(_: [URL])
      func icon(forFile: String) -> NSImage
      func icon(for: UTType) -> NSImage
      func icon(forFileType: String) -> NSImage
      func setIcon(_: NSImage?, forFile: String, options: NSWorkspace.IconCreationOptions = _) -> Bool
      func urlForApplication(withBundleIdentifier: String) -> URL?
      func urlsForApplications(withBundleIdentifier: String) -> [URL]
      func urlForApplication(toOpen: URL) -> URL?
      func urlsForApplications(toOpen: URL) -> [URL]
      func urlForApplication(toOpen: UTType) -> URL?
      func fullPath(forApplication: String) -> String?
      func absolutePathForApplication(withBundleIdentifier: String) -> String?
      func isFilePackage(atPath: String) -> Bool
      func type(ofFile: String) -> String
      func localizedDescription(forType: String) -> String?
      func desktopImageURL(for: NSScreen) -> URL?
      func recycle(_: [URL], completionHandler: (([URL: URL], (any Error)?) -> Void)? = _)
      func recycle(_: [URL]) -> [URL: URL]
      static var didLaunchApplicationNotification, didTerminateApplicationNotification: NSNotification.Name
      static var didActivateApplicationNotification, didDeactivateApplicationNotification: NSNotification.Name
      static var didHideApplicationNotification, didUnhideApplicationNotification: NSNotification.Name
      static var willSleepNotification, didWakeNotification, screensDidSleepNotification: NSNotification.Name
      static var screensDidWakeNotification, activeSpaceDidChangeNotification, didMountNotification: NSNotification.Name
      static var didUnmountNotification, sessionDidBecomeActiveNotification: NSNotification.Name
      static var sessionDidResignActiveNotification, willPowerOffNotification: NSNotification.Name
      static var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name
      static var applicationUserInfoKey: String
      class OpenConfiguration: NSObject {
        init()
        var promptsUserIfNeeded, addsToRecentItems, activates, hides, hidesOthers, createsNewApplicationInstance: Bool
        var arguments: [String]
        var environment: [String: String]
      }
      struct IconCreationOptions: OptionSet {
        typealias RawValue = UInt
      }
    }
    class NSScreen: NSObject {
      init()
      static var screens: [NSScreen]
      static var main, deepest: NSScreen?
      static var screensHaveSeparateSpaces: Bool
      var frame, visibleFrame: NSRect
      var backingScaleFactor: CGFloat
      var localizedName: String
      var deviceDescription: [NSDeviceDescriptionKey: Any]
      var colorSpace: NSColorSpace?
      var safeAreaInsets: NSEdgeInsets
      var auxiliaryTopLeftArea, auxiliaryTopRightArea: NSRect?
      var maximumFramesPerSecond: Int
      var maximumExtendedDynamicRangeColorComponentValue: CGFloat
      func convertRectToBacking(_: NSRect) -> NSRect
      func convertRectFromBacking(_: NSRect) -> NSRect
      func backingAlignedRect(_: NSRect, options: AlignmentOptions) -> NSRect
    }
    struct AlignmentOptions: OptionSet {
      typealias RawValue = UInt64
      static var alignAllEdgesInward, alignAllEdgesOutward, alignAllEdgesNearest: Self
    }
    struct NSDeviceDescriptionKey: Hashable, RawRepresentable {
      typealias RawValue = String
      init(_: String)
      init(rawValue: String)
      var rawValue: String
      static var resolution, size, isScreen, isPrinter, bitsPerSample, colorSpaceName: Self
    }
    class NSEvent: NSObject {
      init()
      var type: NSEvent.EventType
      var subtype: NSEvent.EventSubtype
      var modifierFlags: NSEvent.ModifierFlags
      var timestamp: TimeInterval
      var window: NSWindow?
      var windowNumber, clickCount, buttonNumber, eventNumber, data1, data2, trackingNumber, stage: Int
      var characters, charactersIgnoringModifiers: String?
      var isARepeat, hasPreciseScrollingDeltas, isDirectionInvertedFromDevice: Bool
      var keyCode: UInt16
      var specialKey: NSEvent.SpecialKey?
      var locationInWindow: NSPoint
      var deltaX, deltaY, deltaZ, scrollingDeltaX, scrollingDeltaY, magnification: CGFloat
      var pressure, rotation: Float
      var phase, momentumPhase: NSEvent.Phase
      var cgEvent: CGEvent?
      static var mouseLocation: NSPoint
      static var modifierFlags: NSEvent.ModifierFlags
      static var pressedMouseButtons: Int
      static var doubleClickInterval, keyRepeatDelay, keyRepeatInterval: TimeInterval
      func charactersByApplyingModifiers(_: NSEvent.ModifierFlags) -> String?
      init?(cgEvent: CGEvent)
      static func addGlobalMonitorForEvents(matching: NSEvent.EventTypeMask, handler: (NSEvent) -> Void) -> Any?
      static func addLocalMonitorForEvents(matching: NSEvent.EventTypeMask, handler: (NSEvent) -> NSEvent?) -> Any?
      static func keyEvent(with: NSEvent.EventType, location: NSPoint, modifierFlags: NSEvent.ModifierFlags, timestamp: TimeInterval, windowNumber: Int, context: NSGraphicsContext?, characters: String, charactersIgnoringModifiers: String, isARepeat: Bool, keyCode: UInt16) -> NSEvent?
      enum EventType: UInt {
        case leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged
        case mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined
        case periodic, cursorUpdate, rotate, beginGesture, endGesture, scrollWheel, tabletPoint, tabletProximity
        case otherMouseDown, otherMouseUp, otherMouseDragged, gesture, magnify, swipe, smartMagnify, quickLook, pressure
        case directTouch, changeMode
      }
      enum EventSubtype: Int16 { case mouseEvent, tabletPoint, tabletProximity, touch, powerOff, screenChanged, windowMoved }
      struct EventTypeMask: OptionSet {
        typealias RawValue = UInt64
        static var any, leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged: Self
        static var rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, scrollWheel: Self
        static var otherMouseDown, otherMouseUp, otherMouseDragged, systemDefined, magnify, swipe, gesture: Self
      }
      struct ModifierFlags: OptionSet {
        typealias RawValue = UInt
        static var capsLock, shift, control, option, command, numericPad, help, function: Self
        static var deviceIndependentFlagsMask: Self
      }
      struct Phase: OptionSet {
        typealias RawValue = UInt
        static var began, stationary, changed, ended, cancelled, mayBegin: Self
      }
      struct SpecialKey: Hashable, RawRepresentable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        var unicodeScalar: Unicode.Scalar
        static var upArrow, downArrow, leftArrow, rightArrow, home, end, pageUp, pageDown, delete, deleteForward: Self
        static var backspace, carriageReturn, newline, enter, tab, backTab, f1, f2, f3, f4, f5, help, menu: Self
      }
    }
    class NSPasteboard: NSObject {
      init()
      static var general: NSPasteboard
      init(name: NSPasteboard.Name)
      var name: NSPasteboard.Name
      var changeCount: Int
      var pasteboardItems: [NSPasteboardItem]?
      var types: [NSPasteboard.PasteboardType]?
      func clearContents() -> Int
      func declareTypes(_: [NSPasteboard.PasteboardType], owner: Any?) -> Int
      func setString(_: String, forType: NSPasteboard.PasteboardType) -> Bool
      func setData(_: Data?, forType: NSPasteboard.PasteboardType) -> Bool
      func setPropertyList(_: Any, forType: NSPasteboard.PasteboardType) -> Bool
      func writeObjects(_: [Any]) -> Bool
      func string(forType: NSPasteboard.PasteboardType) -> String?
      func data(forType: NSPasteboard.PasteboardType) -> Data?
      func propertyList(forType: NSPasteboard.PasteboardType) -> Any?
      func readObjects(forClasses: [AnyClass], options: [NSPasteboard.ReadingOptionKey: Any]? = _) -> [Any]?
      func availableType(from: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
      func canReadObject(forClasses: [AnyClass], options: [NSPasteboard.ReadingOptionKey: Any]? = _) -> Bool
      struct PasteboardType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var string, fileURL, URL, pdf, png, tiff, rtf, rtfd, html, tabularText, font, ruler, color, sound: Self
        static var multipleTextSelection, findPanelSearchOptions: Self
      }
      struct Name: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var general, font, ruler, find, drag: Self
      }
      struct ReadingOptionKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var urlReadingFileURLsOnly, urlReadingContentsConformToTypes: Self
      }
    }
    class NSPasteboardItem: NSObject {
      init()
      var types: [NSPasteboard.PasteboardType]
      func string(forType: NSPasteboard.PasteboardType) -> String?
      func data(forType: NSPasteboard.PasteboardType) -> Data?
      func setString(_: String, forType: NSPasteboard.PasteboardType) -> Bool
      func setData(_: Data, forType: NSPasteboard.PasteboardType) -> Bool
    }
    class NSDocument: NSObject {
      init()
      var fileURL, autosavedContentsFileURL: URL?
      var fileType: String?
      var displayName: String!
      var lastComponentOfFileName: String
      var fileModificationDate: Date?
      var isDocumentEdited, hasUnautosavedChanges, isDraft, isInViewingMode, isLocked, isBrowsingVersions: Bool
      var undoManager: UndoManager?
      var windowControllers: [NSWindowController]
      var windowForSheet: NSWindow?
      var printInfo: NSPrintInfo
      var objectSpecifier: NSScriptObjectSpecifier
      static var autosavesInPlace, autosavesDrafts, preservesVersions, usesUbiquitousStorage: Bool
      static var readableTypes, writableTypes: [String]
      func data(ofType: String) -> Data
      func read(from: Data, ofType: String)
      func read(from: URL, ofType: String)
      func write(to: URL, ofType: String)
      func defaultDraftName() -> String
      func fileNameExtension(forType: String, saveOperation: NSDocument.SaveOperationType) -> String?
      func presentError(_: any Error) -> Bool
      func makeWindowControllers()
      enum ChangeType: UInt { case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone }
      enum SaveOperationType: UInt { case saveOperation, saveAsOperation, saveToOperation, autosaveInPlaceOperation, autosaveElsewhereOperation, autosaveAsOperation }
    }
    class NSDocumentController: NSObject {
      init()
      static var shared: NSDocumentController
      var documents: [NSDocument]
      var currentDocument: NSDocument?
      var currentDirectory: String?
      var recentDocumentURLs: [URL]
      var maximumRecentDocumentCount: Int
      var documentClassNames: [String]
      var defaultType: String?
      func document(for: URL) -> NSDocument?
      func document(for: NSWindow) -> NSDocument?
      func openUntitledDocumentAndDisplay(_: Bool) -> NSDocument
      func openDocument(withContentsOf: URL, display: Bool) -> (NSDocument, Bool)
      func openDocument(withContentsOf: URL, display: Bool, completionHandler: (NSDocument?, Bool, (any Error)?) -> Void)
      func makeUntitledDocument(ofType: String) -> NSDocument
      func makeDocument(withContentsOf: URL, ofType: String) -> NSDocument
      func typeForContents(of: URL) -> String
      func displayName(forType: String) -> String?
      func fileExtensions(fromType: String) -> [Any]
    }
    class NSScriptCommand: NSObject {
      init()
      var arguments, evaluatedArguments: [String: Any]?
      var directParameter, evaluatedReceivers: Any?
      var scriptErrorNumber: Int
      var scriptErrorString: String?
    }
    class NSScriptObjectSpecifier: NSObject {
      init()
      var objectsByEvaluatingSpecifier: Any?
      var key: String
    }
    class NSStatusBar: NSObject {
      init()
      static var system: NSStatusBar
      var thickness: CGFloat
      var isVertical: Bool
      func statusItem(withLength: CGFloat) -> NSStatusItem
    }
    class NSStatusItem: NSObject {
      init()
      static var variableLength, squareLength: CGFloat
      var button: NSStatusBarButton?
      var menu: NSMenu?
      var length: CGFloat
      var isVisible: Bool
      var autosaveName: NSStatusItem.AutosaveName!
      var statusBar: NSStatusBar?
      typealias AutosaveName = String
    }
    class NSSharingService: NSObject {
      init()
      init?(named: NSSharingService.Name)
      init(title: String, image: NSImage, alternateImage: NSImage?, handler: () -> Void)
      var title: String
      var menuItemTitle: String
      var subject: String?
      var recipients: [String]?
      func canPerform(withItems: [Any]?) -> Bool
      struct Name: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var composeEmail, composeMessage, sendViaAirDrop, cloudSharing, addToSafariReadingList: Self
      }
    }
    class NSSharingServicePicker: NSObject {
      init()
      init(items: [Any])
      var standardShareMenuItem: NSMenuItem
    }
    class NSSound: NSObject {
      init()
      init?(named: NSSound.Name)
      init?(contentsOf: URL, byReference: Bool)
      init?(contentsOfFile: String, byReference: Bool)
      init?(data: Data)
      var name: NSSound.Name?
      var volume: Float
      var currentTime, duration: TimeInterval
      var isPlaying, loops: Bool
      func play() -> Bool
      func stop() -> Bool
      func pause() -> Bool
      typealias Name = String
    }
    class NSSpellChecker: NSObject {
      init()
      static var shared: NSSpellChecker
      var availableLanguages: [String]
      func language() -> String
      func checkSpelling(of: String, startingAt: Int) -> NSRange
    }
    class NSHelpManager: NSObject {
      init()
      static var shared: NSHelpManager
      func openHelpAnchor(_: String, inBook: String?)
    }
    class NSAppearance: NSObject {
      init()
      init?(named: NSAppearance.Name)
      var name: NSAppearance.Name
      static var current: NSAppearance!
      static func currentDrawing() -> NSAppearance
      func bestMatch(from: [NSAppearance.Name]) -> NSAppearance.Name?
      func performAsCurrentDrawingAppearance(_: () -> Void)
      struct Name: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var aqua, darkAqua, vibrantLight, vibrantDark, accessibilityHighContrastAqua: Self
        static var accessibilityHighContrastDarkAqua: Self
      }
    }
    class NSPrintInfo: NSObject {
      init()
      static var shared: NSPrintInfo
      var paperSize: NSSize
      var leftMargin, rightMargin, topMargin, bottomMargin, scalingFactor: CGFloat
      var orientation: NSPrintInfo.PaperOrientation
      var localizedPaperName: String?
      var imageablePageBounds: NSRect
      enum PaperOrientation: Int { case portrait, landscape }
    }
    """#)
}
