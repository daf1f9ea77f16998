/// A class of objects in Interface Builder: its name in comments, and the attributes that Xcode extracts.
///
/// The rows follow the catalogs in `mul.lproj`, `.xliff` files and tables that Xcode wrote for 30 apps.
struct InterfaceClass: Sendable {
  /// The name of the element: `buttonCell`.
  let element: String
  /// The name in comments: `NSButtonCell`.
  let name: String
  /// The property name in keys for each attribute.
  let texts: [String: String]

  private init(_ element: String, _ name: String, _ texts: [String: String]) {
    (self.element, self.name, self.texts) = (element, name, texts)
  }

  /// The attributes that contain strings in some class. If a class without a row has one of them, it is reported.
  static let attributes: Set<String> = [
    "alternateTitle", "footerTitle", "headerTitle", "headerToolTip", "label", "paletteLabel", "placeholder",
    "placeholderString", "prompt", "subtitle", "text", "title", "toolTip",
  ]

  /// The attributes that are known not to be extracted, as `element.attribute`.
  static let left: Set<String> = ["popUpButtonCell.title", "toolbarItem.title", "constraint.placeholder"]

  private static let title = ["title": "title"]
  private static let toolTip = ["toolTip": "ibShadowedToolTip"]

  /// The macOS classes by their elements.
  static let cocoa = table(
    [
      InterfaceClass("menuItem", "NSMenuItem", ["title": "title", "toolTip": "ibShadowedToolTip"]),
      InterfaceClass("menu", "NSMenu", title),
      InterfaceClass(
        "buttonCell", "NSButtonCell",
        ["title": "title", "alternateTitle": "alternateTitle", "toolTip": "ibShadowedToolTip"]),
      InterfaceClass("formCell", "NSFormCell", title),
      InterfaceClass("pathCell", "NSPathCell", ["placeholderString": "placeholderString"]),
      InterfaceClass("window", "NSWindow", title), InterfaceClass("panel", "NSPanel", title),
      InterfaceClass("box", "NSBox", ["title": "title", "toolTip": "ibShadowedToolTip"]),
      InterfaceClass("viewController", "NSViewController", title),
      InterfaceClass("tabViewController", "NSTabViewController", title),
      InterfaceClass("splitViewController", "NSSplitViewController", title),
      InterfaceClass("pagecontroller", "NSPageController", title),
      InterfaceClass("tableColumn", "NSTableColumn", ["headerToolTip": "headerToolTip", "title": "title"]),
      InterfaceClass("tabViewItem", "NSTabViewItem", ["label": "label", "toolTip": "ibShadowedToolTip"]),
      InterfaceClass(
        "toolbarItem", "NSToolbarItem", ["label": "label", "paletteLabel": "paletteLabel", "toolTip": "toolTip"]),
      InterfaceClass("searchToolbarItem", "NSSearchToolbarItem", ["label": "label", "paletteLabel": "paletteLabel"]),
      InterfaceClass("segmentedCell", "NSSegmentedCell", [:]), InterfaceClass("sliderCell", "NSSliderCell", [:]),
      InterfaceClass("binding", "CocoaBindingsConnection", [:]),
    ] + cells + views)

  private static let cells = [
    ("textFieldCell", "NSTextFieldCell"), ("searchFieldCell", "NSSearchFieldCell"),
    ("secureTextFieldCell", "NSSecureTextFieldCell"), ("comboBoxCell", "NSComboBoxCell"),
    ("tokenFieldCell", "NSTokenFieldCell"),
  ].map { InterfaceClass($0, $1, ["title": "title", "placeholderString": "placeholderString"]) }

  private static let views = [
    ("button", "NSButton"), ("collectionView", "NSCollectionView"), ("colorWell", "NSColorWell"),
    ("comboBox", "NSComboBox"), ("customView", "NSView"), ("datePicker", "NSDatePicker"), ("imageView", "NSImageView"),
    ("levelIndicator", "NSLevelIndicator"), ("outlineView", "NSOutlineView"), ("pathControl", "NSPathControl"),
    ("popUpButton", "NSPopUpButton"), ("progressIndicator", "NSProgressIndicator"), ("scrollView", "NSScrollView"),
    ("searchField", "NSSearchField"), ("secureTextField", "NSSecureTextField"),
    ("segmentedControl", "NSSegmentedControl"), ("slider", "NSSlider"), ("splitView", "NSSplitView"),
    ("stackView", "NSStackView"), ("stepper", "NSStepper"), ("switch", "NSSwitch"), ("tabView", "NSTabView"),
    ("tableCellView", "NSTableCellView"), ("tableView", "NSTableView"), ("textField", "NSTextField"),
    ("textView", "NSTextView"), ("tokenField", "NSTokenField"), ("view", "NSView"),
  ].map { InterfaceClass($0, $1, toolTip) }

  /// The iOS and tvOS classes.
  static let touch = table(
    [
      InterfaceClass("label", "UILabel", ["text": "text"]), InterfaceClass("textView", "UITextView", ["text": "text"]),
      InterfaceClass(
        "textField", "UITextField",
        ["text": "text", "placeholder": "placeholder", "toolTip": "ibShadowedToolTip"]),
      InterfaceClass("searchBar", "UISearchBar", ["text": "text", "placeholder": "placeholder", "prompt": "prompt"]),
      InterfaceClass("navigationItem", "UINavigationItem", ["title": "title", "prompt": "prompt"]),
      InterfaceClass("barButtonItem", "UIBarButtonItem", title), InterfaceClass("tabBarItem", "UITabBarItem", title),
      InterfaceClass("command", "UICommand", title),
      InterfaceClass(
        "tableViewSection", "UITableViewSection", ["headerTitle": "headerTitle", "footerTitle": "footerTitle"]),
      InterfaceClass("button", "UIButton", title), InterfaceClass("segmentedControl", "UISegmentedControl", [:]),
    ] + controllers
      + [
        ("collectionView", "UICollectionView"), ("collectionViewCell", "UICollectionViewCell"),
        ("imageView", "UIImageView"), ("scrollView", "UIScrollView"), ("slider", "UISlider"),
        ("stackView", "UIStackView"), ("stepper", "UIStepper"), ("switch", "UISwitch"),
        ("tableView", "UITableView"), ("tableViewCell", "UITableViewCell"), ("view", "UIView"),
      ].map { InterfaceClass($0, $1, [:]) })

  private static let controllers = [
    ("viewController", "UIViewController"), ("tableViewController", "UITableViewController"),
    ("navigationController", "UINavigationController"), ("tabBarController", "UITabBarController"),
    ("collectionViewController", "UICollectionViewController"), ("pageViewController", "UIPageViewController"),
    ("splitViewController", "UISplitViewController"), ("glkViewController", "GLKViewController"),
    ("avPlayerViewController", "AVPlayerViewController"),
  ].map { InterfaceClass($0, $1, title) }

  /// The watchOS classes.
  static let watch = table([
    InterfaceClass("label", "WKInterfaceLabel", ["text": "text"]),
    InterfaceClass("button", "WKInterfaceButton", title),
    InterfaceClass("controller", "WKInterfaceController", title),
    InterfaceClass("menuItem", "WKInterfaceMenuItem", title),
  ])

  private static func table(_ rows: [InterfaceClass]) -> [String: InterfaceClass] {
    Dictionary(rows.map { ($0.element, $0) }) { first, _ in first }
  }
}

enum InterfacePlatform: Sendable, CaseIterable {
  case cocoa, touch, watch

  /// - Parameters:
  ///   - runtime: the attribute `targetRuntime` of the document: `MacOSX.Cocoa`, `iOS.CocoaTouch.iPad`.
  init?(runtime: String) {
    if runtime.hasPrefix("MacOSX.Cocoa") {
      self = .cocoa
    } else if runtime.hasPrefix("iOS.CocoaTouch") || runtime == "AppleTV" {
      self = .touch
    } else if runtime == "watchKit" {
      self = .watch
    } else {
      return nil
    }
  }

  /// The classes by their elements.
  var classes: [String: InterfaceClass] {
    switch self {
    case .cocoa: InterfaceClass.cocoa
    case .touch: InterfaceClass.touch
    case .watch: InterfaceClass.watch
    }
  }
}
