// A table: declarations of AppKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Views, windows, panels, menus, toolbars.
  static let appKitViews = InterfaceFile(
    "AppKit",
    #"""
    protocol NSAccessibilityProtocol: NSObjectProtocol {
      func accessibilityLabel() -> String?
      func setAccessibilityLabel(_: String?)
      func accessibilityHelp() -> String?
      func setAccessibilityHelp(_: String?)
      func accessibilityTitle() -> String?
      func setAccessibilityTitle(_: String?)
      func accessibilityRoleDescription() -> String?
      func setAccessibilityRoleDescription(_: String?)
      func accessibilityValueDescription() -> String?
      func setAccessibilityValueDescription(_: String?)
      func accessibilityPlaceholderValue() -> String?
      func setAccessibilityPlaceholderValue(_: String?)
      func accessibilityIdentifier() -> String?
      func setAccessibilityIdentifier(_: String?)
    }
    class NSView: NSResponder, NSAccessibilityProtocol {
      init()
      init(frame: NSRect)
      var frame, bounds, visibleRect: NSRect
      var frameRotation, boundsRotation, alphaValue, frameCenterRotation: CGFloat
      var window: NSWindow?
      var superview: NSView?
      var subviews: [NSView]
      var layer: CALayer?
      var wantsLayer, isHidden, isFlipped, isOpaque, needsDisplay, needsLayout, autoresizesSubviews, clipsToBounds: Bool
      var isHiddenOrHasHiddenAncestor, translatesAutoresizingMaskIntoConstraints, needsUpdateConstraints, inLiveResize: Bool
      var mouseDownCanMoveWindow, canDrawConcurrently, canBecomeKeyView, allowsVibrancy, wantsUpdateLayer: Bool
      var tag: Int
      var toolTip: String?
      var identifier: NSUserInterfaceItemIdentifier?
      var intrinsicContentSize, fittingSize: NSSize
      var safeAreaInsets, alignmentRectInsets, additionalSafeAreaInsets: NSEdgeInsets
      var safeAreaRect: NSRect
      var safeAreaLayoutGuide, layoutMarginsGuide: NSLayoutGuide
      var trackingAreas: [NSTrackingArea]
      var gestureRecognizers: [NSGestureRecognizer]
      var constraints: [NSLayoutConstraint]
      var effectiveAppearance: NSAppearance
      var appearance: NSAppearance?
      var nextKeyView, previousKeyView: NSView?
      var enclosingScrollView: NSScrollView?
      var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
      var autoresizingMask: NSView.AutoresizingMask
      var leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor: NSLayoutXAxisAnchor
      var topAnchor, bottomAnchor, centerYAnchor, firstBaselineAnchor, lastBaselineAnchor: NSLayoutYAxisAnchor
      var widthAnchor, heightAnchor: NSLayoutDimension
      var firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom: CGFloat
      var registeredDraggedTypes: [NSPasteboard.PasteboardType]
      static var noIntrinsicMetric: CGFloat
      func convert(_: NSPoint, from: NSView?) -> NSPoint
      func convert(_: NSPoint, to: NSView?) -> NSPoint
      func convert(_: NSSize, from: NSView?) -> NSSize
      func convert(_: NSSize, to: NSView?) -> NSSize
      func convert(_: NSRect, from: NSView?) -> NSRect
      func convert(_: NSRect, to: NSView?) -> NSRect
      func convertToBacking(_: NSRect) -> NSRect
      func convertFromBacking(_: NSRect) -> NSRect
      func backingAlignedRect(_: NSRect, options: AlignmentOptions) -> NSRect
      func hitTest(_: NSPoint) -> NSView?
      func isMousePoint(_: NSPoint, in: NSRect) -> Bool
      func viewWithTag(_: Int) -> NSView?
      func isDescendant(of: NSView) -> Bool
      func acceptsFirstMouse(for: NSEvent?) -> Bool
      func menu(for: NSEvent) -> NSMenu?
      func bitmapImageRepForCachingDisplay(in: NSRect) -> NSBitmapImageRep?
      func dataWithPDF(inside: NSRect) -> Data
      func scrollToVisible(_: NSRect) -> Bool
      func animator() -> Self
      static var frameDidChangeNotification, boundsDidChangeNotification: NSNotification.Name
      struct AutoresizingMask: OptionSet {
        typealias RawValue = UInt
        static var width, height, minXMargin, maxXMargin, minYMargin, maxYMargin: Self
      }
    }
    class NSLayoutGuide: NSObject {
      init()
      var frame: NSRect
      var owningView: NSView?
      var leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor: NSLayoutXAxisAnchor
      var topAnchor, bottomAnchor, centerYAnchor: NSLayoutYAxisAnchor
      var widthAnchor, heightAnchor: NSLayoutDimension
    }
    class NSTrackingArea: NSObject {
      init()
      init(rect: NSRect, options: NSTrackingArea.Options = _, owner: Any?, userInfo: [AnyHashable: Any]? = _)
      var rect: NSRect
      struct Options: OptionSet {
        typealias RawValue = UInt
        static var mouseEnteredAndExited, mouseMoved, cursorUpdate, activeWhenFirstResponder, activeInKeyWindow: Self
        static var activeInActiveApp, activeAlways, assumeInside, inVisibleRect, enabledDuringMouseDrag: Self
      }
    }
    class NSViewController: NSResponder {
      init(nibName: NSNib.Name?, bundle: Bundle?)
      init()
      var view: NSView
      var title: String?
      var isViewLoaded: Bool
      var nibName: NSNib.Name?
      var representedObject: Any?
      var preferredContentSize: NSSize
      var parent, presentingViewController: NSViewController?
      var children: [NSViewController]
      var presentedViewControllers: [NSViewController]?
      var storyboard: NSStoryboard?
    }
    class NSNib: NSObject {
      init()
      typealias Name = String
    }
    class NSStoryboard: NSObject {
      init()
      typealias Name = String
      typealias SceneIdentifier = String
      static var main: NSStoryboard?
      init(name: String, bundle: Bundle?)
      func instantiateInitialController() -> Any?
      func instantiateInitialController<Controller>(creator: ((NSCoder) -> Controller?)? = _) -> Controller?
      func instantiateController(withIdentifier: String) -> Any
    }
    class NSWindowController: NSResponder {
      init()
      init(window: NSWindow?)
      var window: NSWindow?
      var document: AnyObject?
      var contentViewController: NSViewController?
      var windowNibName: NSNib.Name?
      var windowFrameAutosaveName: NSWindow.FrameAutosaveName
      var isWindowLoaded, shouldCascadeWindows: Bool
      func windowTitle(forDocumentDisplayName: String) -> String
      func showWindow(_: Any?)
    }
    class NSWindow: NSResponder, NSAccessibilityProtocol {
      init()
      init(contentRect: NSRect, styleMask: NSWindow.StyleMask, backing: NSWindow.BackingStoreType, defer: Bool)
      init(contentRect: NSRect, styleMask: NSWindow.StyleMask, backing: NSWindow.BackingStoreType, defer: Bool, screen: NSScreen?)
      init(contentViewController: NSViewController)
      var title, subtitle, representedFilename: String
      var titleVisibility: NSWindow.TitleVisibility
      var titlebarAppearsTransparent, isReleasedWhenClosed, isVisible, isKeyWindow, isMainWindow, isOpaque: Bool
      var hasShadow, isMovable, isMovableByWindowBackground, hidesOnDeactivate, canHide, isMiniaturized, isZoomed: Bool
      var canBecomeKey, canBecomeMain, isDocumentEdited, isExcludedFromWindowsMenu, ignoresMouseEvents, isSheet: Bool
      var acceptsMouseMovedEvents, isOnActiveSpace, inLiveResize, hasCloseBox, isResizable, isFloatingPanel: Bool
      var representedURL: URL?
      var contentViewController: NSViewController?
      var contentView: NSView?
      var delegate: (any NSWindowDelegate)?
      var windowController: NSWindowController?
      var windowNumber: Int
      var styleMask: NSWindow.StyleMask
      var collectionBehavior: NSWindow.CollectionBehavior
      var level: NSWindow.Level
      var frame, contentLayoutRect: NSRect
      var contentLayoutGuide: Any?
      var minSize, maxSize, contentMinSize, contentMaxSize, aspectRatio, contentAspectRatio, resizeIncrements: NSSize
      var alphaValue, backingScaleFactor: CGFloat
      var backgroundColor: NSColor!
      var screen, deepestScreen: NSScreen?
      var sheets: [NSWindow]
      var attachedSheet, sheetParent, parent: NSWindow?
      var childWindows: [NSWindow]?
      var firstResponder: NSResponder?
      var toolbar: NSToolbar?
      var toolbarStyle: NSWindow.ToolbarStyle
      var occlusionState: NSWindow.OcclusionState
      var identifier: NSUserInterfaceItemIdentifier?
      var frameAutosaveName: NSWindow.FrameAutosaveName
      var tabbingMode: NSWindow.TabbingMode
      var tabbingIdentifier: NSWindow.TabbingIdentifier
      var tabGroup: NSWindowTabGroup?
      var tabbedWindows: [NSWindow]?
      var tab: NSWindowTab
      var appearance: NSAppearance?
      var effectiveAppearance: NSAppearance
      var undoManager: UndoManager?
      var currentEvent: NSEvent?
      var mouseLocationOutsideOfEventStream: NSPoint
      var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController]
      var animationBehavior: NSWindow.AnimationBehavior
      var sharingType: NSWindow.SharingType
      static var allowsAutomaticWindowTabbing: Bool
      static var userTabbingPreference: NSWindow.UserTabbingPreference
      func standardWindowButton(_: NSWindow.ButtonType) -> NSButton?
      func makeFirstResponder(_: NSResponder?) -> Bool
      func frameRect(forContentRect: NSRect) -> NSRect
      func contentRect(forFrameRect: NSRect) -> NSRect
      static func contentRect(forFrameRect: NSRect, styleMask: NSWindow.StyleMask) -> NSRect
      func convertPoint(toScreen: NSPoint) -> NSPoint
      func convertPoint(fromScreen: NSPoint) -> NSPoint
      func convertToScreen(_: NSRect) -> NSRect
      func convertFromScreen(_: NSRect) -> NSRect
      func setFrameAutosaveName(_: NSWindow.FrameAutosaveName) -> Bool
      func setFrameUsingName(_: NSWindow.FrameAutosaveName) -> Bool
      func setFrame(_: NSRect, display: Bool)
      func saveFrame(usingName: NSWindow.FrameAutosaveName)
      func fieldEditor(_: Bool, for: Any?) -> NSText?
      func beginSheet(_: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = _)
      func beginSheet(_: NSWindow) -> NSApplication.ModalResponse
      func animator() -> Self
      func constrainFrameRect(_: NSRect, to: NSScreen?) -> NSRect
      static func windowNumber(at: NSPoint, belowWindowWithWindowNumber: Int) -> Int
      typealias FrameAutosaveName = String
      typealias TabbingIdentifier = String
      static var didBecomeKeyNotification, didResignKeyNotification, didBecomeMainNotification: NSNotification.Name
      static var didResignMainNotification, didResizeNotification, didMoveNotification, willCloseNotification: NSNotification.Name
      static var didMiniaturizeNotification, didDeminiaturizeNotification, didChangeScreenNotification: NSNotification.Name
      static var didEnterFullScreenNotification, didExitFullScreenNotification, didEndLiveResizeNotification: NSNotification.Name
      static var willEnterFullScreenNotification, willExitFullScreenNotification, didExposeNotification: NSNotification.Name
      static var didChangeOcclusionStateNotification, didChangeBackingPropertiesNotification: NSNotification.Name
      enum BackingStoreType: UInt { case retained, nonretained, buffered }
      enum TitleVisibility: Int { case visible, hidden }
      enum ToolbarStyle: Int { case automatic, expanded, preference, unified, unifiedCompact }
      enum ButtonType: UInt { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton, documentVersionsButton }
      enum TabbingMode: Int { case automatic, preferred, disallowed }
      enum UserTabbingPreference: Int { case manual, always, inFullScreen }
      enum AnimationBehavior: Int { case `default`, none, documentWindow, utilityWindow, alertPanel }
      enum SharingType: UInt { case none, readOnly, readWrite }
      enum OrderingMode: Int { case out, above, below }
      struct StyleMask: OptionSet {
        typealias RawValue = UInt
        static var borderless, titled, closable, miniaturizable, resizable, utilityWindow, docModalWindow: Self
        static var nonactivatingPanel, unifiedTitleAndToolbar, hudWindow, fullScreen, fullSizeContentView: Self
      }
      struct CollectionBehavior: OptionSet {
        typealias RawValue = UInt
        static var canJoinAllSpaces, moveToActiveSpace, managed, transient, stationary, participatesInCycle: Self
        static var ignoresCycle, fullScreenPrimary, fullScreenAuxiliary, fullScreenNone, fullScreenAllowsTiling: Self
        static var fullScreenDisallowsTiling, primary, auxiliary, canJoinAllApplications: Self
      }
      struct OcclusionState: OptionSet {
        typealias RawValue = UInt
        static var visible: Self
      }
      struct Level: Hashable, RawRepresentable {
        typealias RawValue = Int
        init(_: Int)
        init(rawValue: Int)
        var rawValue: Int
        static var normal, floating, submenu, tornOffMenu, mainMenu, statusBar, modalPanel, popUpMenu, screenSaver: Self
      }
    }
    class NSWindowTab: NSObject {
      init()
      var title: String
      var toolTip: String
    }
    class NSWindowTabGroup: NSObject {
      init()
      var windows: [NSWindow]
      var selectedWindow: NSWindow?
      var isTabBarVisible, isOverviewVisible: Bool
    }
    class NSTitlebarAccessoryViewController: NSViewController {
      init()
    }
    class NSPanel: NSWindow {
      init()
      var becomesKeyOnlyIfNeeded, worksWhenModal: Bool
    }
    class NSSavePanel: NSPanel {
      init()
      var url, directoryURL: URL?
      var message: String!
      var prompt, title, nameFieldLabel, nameFieldStringValue: String!
      var allowedContentTypes: [UTType]
      var allowedFileTypes: [String]?
      var allowsOtherFileTypes, canCreateDirectories, isExtensionHidden, canSelectHiddenExtension: Bool
      var showsHiddenFiles, showsTagField, treatsFilePackagesAsDirectories, showsContentTypes: Bool
      var accessoryView: NSView?
      var tagNames: [String]?
      func runModal() -> NSApplication.ModalResponse
      func begin() -> NSApplication.ModalResponse
      func begin(completionHandler: (NSApplication.ModalResponse) -> Void)
      func beginSheetModal(for: NSWindow, completionHandler: (NSApplication.ModalResponse) -> Void)
      func beginSheetModal(for: NSWindow) -> NSApplication.ModalResponse
    }
    class NSOpenPanel: NSSavePanel {
      init()
      var urls: [URL]
      var canChooseFiles, canChooseDirectories, allowsMultipleSelection, resolvesAliases, isAccessoryViewDisclosed: Bool
    }
    class NSColorPanel: NSPanel {
      init()
      static var shared: NSColorPanel
      var color: NSColor
      var showsAlpha: Bool
    }
    class NSFontPanel: NSPanel {
      init()
      static var shared: NSFontPanel
    }
    class NSAlert: NSObject {
      init()
      init(error: any Error)
      var messageText, informativeText: String
      var alertStyle: NSAlert.Style
      var icon: NSImage!
      var buttons: [NSButton]
      var accessoryView: NSView?
      var showsSuppressionButton, showsHelp: Bool
      var suppressionButton: NSButton?
      var helpAnchor: String?
      var window: NSWindow
      func addButton(withTitle: String) -> NSButton
      func runModal() -> NSApplication.ModalResponse
      func beginSheetModal(for: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = _)
      func beginSheetModal(for: NSWindow) -> NSApplication.ModalResponse
      enum Style: UInt { case warning, informational, critical }
    }
    class NSPopover: NSResponder {
      init()
      var contentViewController: NSViewController?
      var contentSize: NSSize
      var behavior: NSPopover.Behavior
      var animates, isShown, isDetached: Bool
      var delegate: (any NSPopoverDelegate)?
      enum Behavior: Int { case applicationDefined, transient, semitransient }
    }
    class NSMenu: NSObject {
      init()
      init(title: String)
      var title: String
      var items: [NSMenuItem]
      var numberOfItems: Int
      var supermenu: NSMenu?
      var delegate: (any NSMenuDelegate)?
      var highlightedItem: NSMenuItem?
      var autoenablesItems, showsStateColumn, allowsContextMenuPlugIns: Bool
      var minimumWidth: CGFloat
      var size: NSSize
      var font: NSFont!
      var identifier: NSUserInterfaceItemIdentifier?
      var selectedItems: [NSMenuItem]
      func addItem(withTitle: String, action: Selector?, keyEquivalent: String) -> NSMenuItem
      func insertItem(withTitle: String, action: Selector?, keyEquivalent: String, at: Int) -> NSMenuItem
      func item(at: Int) -> NSMenuItem?
      func item(withTitle: String) -> NSMenuItem?
      func item(withTag: Int) -> NSMenuItem?
      func index(of: NSMenuItem) -> Int
      func indexOfItem(withTitle: String) -> Int
      func indexOfItem(withTag: Int) -> Int
      func indexOfItem(withRepresentedObject: Any?) -> Int
      func indexOfItem(withTarget: Any?, andAction: Selector?) -> Int
      func popUp(positioning: NSMenuItem?, at: NSPoint, in: NSView?) -> Bool
    }
    class NSMenuItem: NSObject {
      init()
      init(title: String, action: Selector?, keyEquivalent: String)
      static func separator() -> NSMenuItem
      static func sectionHeader(title: String) -> NSMenuItem
      var title, keyEquivalent: String
      var subtitle, toolTip: String?
      var attributedTitle: NSAttributedString?
      var image, onStateImage: NSImage!
      var state: NSControl.StateValue
      var isEnabled, isHidden, isAlternate, isSeparatorItem, hasSubmenu, isHighlighted, isSectionHeader: Bool
      var keyEquivalentModifierMask: NSEvent.ModifierFlags
      var submenu, menu: NSMenu?
      var parent: NSMenuItem?
      var action: Selector?
      var target: AnyObject?
      var tag, indentationLevel: Int
      var representedObject: Any?
      var view: NSView?
      var identifier: NSUserInterfaceItemIdentifier?
    }
    class NSToolbar: NSObject {
      init()
      init(identifier: NSToolbar.Identifier)
      var identifier: NSToolbar.Identifier
      var delegate: (any NSToolbarDelegate)?
      var items: [NSToolbarItem]
      var visibleItems: [NSToolbarItem]?
      var isVisible, allowsUserCustomization, autosavesConfiguration: Bool
      var displayMode: NSToolbar.DisplayMode
      var selectedItemIdentifier: NSToolbarItem.Identifier?
      typealias Identifier = String
      enum DisplayMode: UInt { case `default`, iconAndLabel, iconOnly, labelOnly }
    }
    class NSToolbarItem: NSObject {
      init()
      init(itemIdentifier: NSToolbarItem.Identifier)
      var itemIdentifier: NSToolbarItem.Identifier
      var label, paletteLabel, title: String
      var toolTip: String?
      var possibleLabels: Set<String>
      var image: NSImage?
      var view: NSView?
      var isEnabled, isBordered, isNavigational, isVisible, autovalidates: Bool
      var menuFormRepresentation: NSMenuItem?
      var toolbar: NSToolbar?
      var tag: Int
      var action: Selector?
      var target: AnyObject?
      var visibilityPriority: NSToolbarItem.VisibilityPriority
      struct Identifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var space, flexibleSpace, sidebarTrackingSeparator, toggleSidebar, inspectorTrackingSeparator: Self
        static var toggleInspector, showColors, showFonts, print, cloudSharing: Self
      }
      struct VisibilityPriority: Hashable, RawRepresentable {
        typealias RawValue = Int
        init(rawValue: Int)
        var rawValue: Int
        static var standard, low, high, user: Self
      }
    }
    class NSToolbarItemGroup: NSToolbarItem {
      init()
      init(itemIdentifier: NSToolbarItem.Identifier, titles: [String], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: AnyObject?, action: Selector?)
      var subitems: [NSToolbarItem]
      var selectedIndex: Int
      enum SelectionMode: Int { case selectOne, selectAny, momentary }
    }
    class NSTouchBar: NSObject {
      init()
    }
    class NSTouchBarItem: NSObject {
      init()
      var identifier: NSTouchBarItem.Identifier
      var customizationLabel: String!
      struct Identifier: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
      }
    }
    class NSVisualEffectView: NSView {
      init()
      var material: NSVisualEffectView.Material
      var blendingMode: NSVisualEffectView.BlendingMode
      var state: NSVisualEffectView.State
      var isEmphasized: Bool
      var maskImage: NSImage?
      enum Material: Int {
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow, fullScreenUI
        case toolTip, contentBackground, underWindowBackground, underPageBackground
      }
      enum BlendingMode: Int { case behindWindow, withinWindow }
      enum State: Int { case followsWindowActiveState, active, inactive }
    }
    class NSStackView: NSView {
      init()
      init(views: [NSView])
      var orientation: NSUserInterfaceLayoutOrientation
      var spacing: CGFloat
      var edgeInsets: NSEdgeInsets
      var views, arrangedSubviews: [NSView]
    }
    enum NSUserInterfaceLayoutOrientation: Int { case horizontal, vertical }
    class NSSplitView: NSView {
      init()
      var isVertical: Bool
      var arrangedSubviews: [NSView]
      var dividerThickness: CGFloat
      var autosaveName: String?
    }
    class NSSplitViewController: NSViewController {
      init()
      var splitView: NSSplitView
      var splitViewItems: [NSSplitViewItem]
      func splitViewItem(for: NSViewController) -> NSSplitViewItem?
    }
    class NSSplitViewItem: NSObject {
      init()
      init(viewController: NSViewController)
      init(sidebarWithViewController: NSViewController)
      init(contentListWithViewController: NSViewController)
      init(inspectorWithViewController: NSViewController)
      var viewController: NSViewController
      var isCollapsed, canCollapse: Bool
      var minimumThickness, maximumThickness: CGFloat
    }
    class NSTabView: NSView {
      init()
      var tabViewItems: [NSTabViewItem]
      var selectedTabViewItem: NSTabViewItem?
      var numberOfTabViewItems: Int
    }
    class NSTabViewItem: NSObject {
      init()
      init(identifier: Any?)
      init(viewController: NSViewController)
      var label: String
      var identifier: Any?
      var view: NSView?
      var image: NSImage?
      var viewController: NSViewController?
    }
    class NSTabViewController: NSViewController {
      init()
      var tabViewItems: [NSTabViewItem]
      var selectedTabViewItemIndex: Int
      func tabViewItem(for: NSViewController) -> NSTabViewItem?
    }
    class NSScrollView: NSView {
      init()
      var documentView: NSView?
      var contentView: NSClipView
      var contentSize: NSSize
      var documentVisibleRect: NSRect
      var hasVerticalScroller, hasHorizontalScroller, autohidesScrollers, drawsBackground, allowsMagnification: Bool
      var verticalScroller, horizontalScroller: NSScroller?
      var backgroundColor: NSColor
      var magnification, minMagnification, maxMagnification, lineScroll: CGFloat
      var contentInsets: NSEdgeInsets
      var isFindBarVisible, hasVerticalRuler, rulersVisible: Bool
      static var willStartLiveScrollNotification, didLiveScrollNotification, didEndLiveScrollNotification: NSNotification.Name
    }
    class NSClipView: NSView {
      init()
      var documentView: NSView?
      var documentRect, documentVisibleRect: NSRect
    }
    class NSBox: NSView {
      init()
      var title: String
      var contentView: NSView?
    }
    class NSGestureRecognizer: NSObject {
      init()
      init(target: Any?, action: Selector?)
      var view: NSView?
      var state: NSGestureRecognizer.State
      var isEnabled: Bool
      func location(in: NSView?) -> NSPoint
      enum State: Int { case possible, began, changed, ended, cancelled, failed }
    }
    class NSClickGestureRecognizer: NSGestureRecognizer {
      init()
      var numberOfClicksRequired: Int
    }
    class NSPanGestureRecognizer: NSGestureRecognizer {
      init()
      func translation(in: NSView?) -> NSPoint
      func velocity(in: NSView?) -> NSPoint
    }
    class NSMagnificationGestureRecognizer: NSGestureRecognizer {
      init()
      var magnification: CGFloat
    }
    class NSAnimationContext: NSObject {
      init()
      static var current: NSAnimationContext
      var duration: TimeInterval
      var allowsImplicitAnimation: Bool
      static func runAnimationGroup(_: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = _)
      static func runAnimationGroup(_: (NSAnimationContext) -> Void)
    }
    struct NSDragOperation: OptionSet {
      typealias RawValue = UInt
      static var copy, link, generic, `private`, move, delete, every: Self
    }
    protocol NSDraggingInfo: NSObjectProtocol {
      var draggingPasteboard: NSPasteboard
      var draggingLocation: NSPoint
      var draggingSource: Any?
      var draggingSourceOperationMask: NSDragOperation
      var numberOfValidItemsForDrop: Int
    }
    """#)
}
