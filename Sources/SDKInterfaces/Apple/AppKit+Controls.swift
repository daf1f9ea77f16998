// A table: declarations of AppKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Controls, text fields, text views, tables.
  static let appKitControls = InterfaceFile(
    "AppKit",
    #"""
    class NSControl: NSView {
      init()
      var stringValue: String
      var attributedStringValue: NSAttributedString
      var objectValue: Any?
      var intValue: Int32
      var integerValue: Int
      var floatValue: Float
      var doubleValue: Double
      var isEnabled, isHighlighted, isContinuous, ignoresMultiClick, usesSingleLineMode: Bool
      var font: NSFont?
      var alignment: NSTextAlignment
      var lineBreakMode: NSLineBreakMode
      var controlSize: NSControl.ControlSize
      var formatter: Formatter?
      var cell: NSCell?
      var action: Selector?
      var target: AnyObject?
      func currentEditor() -> NSText?
      func sendAction(_: Selector?, to: Any?) -> Bool
      func sizeThatFits(_: NSSize) -> NSSize
      static var textDidChangeNotification, textDidBeginEditingNotification, textDidEndEditingNotification: NSNotification.Name
      struct StateValue: Hashable, RawRepresentable {
        typealias RawValue = Int
        init(_: Int)
        init(rawValue: Int)
        var rawValue: Int
        static var on, off, mixed: Self
      }
      enum ControlSize: UInt { case regular, small, mini, large }
    }
    class NSCell: NSObject, NSAccessibilityProtocol {
      init()
      init(textCell: String)
      var stringValue, title: String
      var objectValue: Any?
      var cellSize: NSSize
      var controlView: NSView?
      func drawingRect(forBounds: NSRect) -> NSRect
      func cellSize(forBounds: NSRect) -> NSSize
    }
    class NSActionCell: NSCell {
      init()
    }
    class NSTextFieldCell: NSActionCell {
      init()
      var placeholderString: String?
      var textColor: NSColor?
      func titleRect(forBounds: NSRect) -> NSRect
    }
    class NSButtonCell: NSActionCell {
      init()
    }
    class NSButton: NSControl {
      init()
      init(title: String, target: Any?, action: Selector?)
      init(title: String, image: NSImage, target: Any?, action: Selector?)
      init(image: NSImage, target: Any?, action: Selector?)
      init(checkboxWithTitle: String, target: Any?, action: Selector?)
      init(radioButtonWithTitle: String, target: Any?, action: Selector?)
      var title, alternateTitle, keyEquivalent: String
      var attributedTitle: NSAttributedString
      var image, alternateImage: NSImage?
      var state: NSControl.StateValue
      var isBordered, isTransparent, hasDestructiveAction, allowsMixedState, showsBorderOnlyWhileMouseInside: Bool
      var bezelStyle: NSButton.BezelStyle
      var imagePosition: NSControl.ImagePosition
      var contentTintColor, bezelColor: NSColor?
      var keyEquivalentModifierMask: NSEvent.ModifierFlags
      enum BezelStyle: UInt {
        case automatic, push, flexiblePush, disclosure, circular, helpButton, smallSquare, toolbar, accessoryBarAction
        case accessoryBar, pushDisclosure, badge, rounded, regularSquare, texturedRounded, roundRect, recessed, inline
      }
    }
    class NSStatusBarButton: NSButton {
      init()
      var appearsDisabled: Bool
    }
    extension NSControl {
      enum ImagePosition: UInt { case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing }
    }
    class NSPopUpButton: NSButton {
      init()
      init(frame: NSRect, pullsDown: Bool)
      var pullsDown: Bool
      var numberOfItems, indexOfSelectedItem, selectedTag: Int
      var selectedItem, lastItem: NSMenuItem?
      var itemArray: [NSMenuItem]
      var itemTitles: [String]
      var titleOfSelectedItem: String?
      func addItem(withTitle: String)
      func addItems(withTitles: [String])
      func insertItem(withTitle: String, at: Int)
      func selectItem(withTitle: String)
      func selectItem(withTag: Int) -> Bool
      func item(at: Int) -> NSMenuItem?
      func item(withTitle: String) -> NSMenuItem?
      func itemTitle(at: Int) -> String
      func indexOfItem(withTitle: String) -> Int
      func indexOfItem(withTag: Int) -> Int
    }
    class NSSegmentedControl: NSControl {
      init()
      init(labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?)
      var segmentCount, selectedSegment, indexOfSelectedItem: Int
      func setLabel(_: String, forSegment: Int)
      func setToolTip(_: String?, forSegment: Int)
      func label(forSegment: Int) -> String?
      func isSelected(forSegment: Int) -> Bool
      enum SwitchTracking: UInt { case selectOne, selectAny, momentary, momentaryAccelerator }
    }
    class NSSlider: NSControl {
      init()
      init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?)
      var minValue, maxValue, altIncrementValue: Double
      var numberOfTickMarks: Int
      var allowsTickMarkValuesOnly, isVertical: Bool
    }
    class NSStepper: NSControl {
      init()
      var minValue, maxValue, increment: Double
      var valueWraps, autorepeat: Bool
    }
    class NSSwitch: NSControl {
      init()
      var state: NSControl.StateValue
    }
    class NSColorWell: NSControl {
      init()
      var color: NSColor
      var isActive: Bool
    }
    class NSDatePicker: NSControl {
      init()
      var dateValue: Date
      var minDate, maxDate: Date?
    }
    class NSProgressIndicator: NSView {
      init()
      var doubleValue, minValue, maxValue: Double
      var isIndeterminate, isDisplayedWhenStopped, usesThreadedAnimation: Bool
      var style: NSProgressIndicator.Style
      var controlSize: NSControl.ControlSize
      enum Style: UInt { case bar, spinning }
    }
    class NSLevelIndicator: NSControl {
      init()
      var minValue, maxValue, warningValue, criticalValue: Double
    }
    class NSScroller: NSControl {
      init()
      var knobProportion: CGFloat
      static var preferredScrollerStyle: NSScroller.Style
      enum Style: Int { case legacy, overlay }
    }
    class NSImageView: NSControl {
      init()
      init(image: NSImage)
      var image: NSImage?
      var isEditable, animates: Bool
      var contentTintColor: NSColor?
      var symbolConfiguration: NSImage.SymbolConfiguration?
    }
    class NSTextField: NSControl {
      init()
      init(string: String)
      init(labelWithString: String)
      init(wrappingLabelWithString: String)
      init(labelWithAttributedString: NSAttributedString)
      var placeholderString: String?
      var placeholderAttributedString: NSAttributedString?
      var textColor, backgroundColor: NSColor?
      var isEditable, isSelectable, isBordered, isBezeled, drawsBackground, allowsEditingTextAttributes: Bool
      var allowsDefaultTighteningForTruncation, isAutomaticTextCompletionEnabled: Bool
      var maximumNumberOfLines: Int
      var preferredMaxLayoutWidth: CGFloat
      var delegate: (any NSTextFieldDelegate)?
    }
    class NSSecureTextField: NSTextField {
      init()
    }
    class NSSearchField: NSTextField {
      init()
      var recentSearches: [String]
      var searchMenuTemplate: NSMenu?
      var sendsWholeSearchString, sendsSearchStringImmediately: Bool
    }
    class NSTokenField: NSTextField {
      init()
    }
    class NSComboBox: NSTextField {
      init()
      var numberOfItems, indexOfSelectedItem: Int
      var objectValueOfSelectedItem: Any?
      var objectValues: [Any]
    }
    class NSText: NSView {
      init()
      var string: String
      var font: NSFont?
      var textColor, backgroundColor: NSColor?
      var selectedRange: NSRange
      var isEditable, isSelectable, isRichText, isFieldEditor, importsGraphics, drawsBackground: Bool
      var isHorizontallyResizable, isVerticallyResizable, usesFontPanel: Bool
      var alignment: NSTextAlignment
      var baseWritingDirection: NSWritingDirection
      var minSize, maxSize: NSSize
      func replaceCharacters(in: NSRange, with: String)
      func rtf(from: NSRange) -> Data?
      static var didChangeNotification, didBeginEditingNotification, didEndEditingNotification: NSNotification.Name
    }
    class NSTextView: NSText {
      init()
      init(frame: NSRect, textContainer: NSTextContainer?)
      init(usingTextLayoutManager: Bool)
      var textContainer: NSTextContainer?
      var textContainerInset: NSSize
      var textContainerOrigin: NSPoint
      var layoutManager: NSLayoutManager?
      var textStorage: NSTextStorage?
      var textLayoutManager: NSTextLayoutManager?
      var textContentStorage: NSTextContentStorage?
      var selectedRanges: [NSValue]
      var selectedTextAttributes, markedTextAttributes: [NSAttributedString.Key: Any]!
      var typingAttributes: [NSAttributedString.Key: Any]
      var linkTextAttributes: [NSAttributedString.Key: Any]?
      var insertionPointColor: NSColor!
      var defaultParagraphStyle: NSParagraphStyle?
      var allowsUndo, isCoalescingUndo, usesFindBar, usesFindPanel, isIncrementalSearchingEnabled: Bool
      var isContinuousSpellCheckingEnabled, isGrammarCheckingEnabled, isAutomaticQuoteSubstitutionEnabled: Bool
      var isAutomaticDashSubstitutionEnabled, isAutomaticTextReplacementEnabled, isAutomaticLinkDetectionEnabled: Bool
      var isAutomaticSpellingCorrectionEnabled, smartInsertDeleteEnabled, displaysLinkToolTips: Bool
      var delegate: (any NSTextViewDelegate)?
      var rangeForUserTextChange, rangeForUserCompletion: NSRange
      var rangesForUserTextChange: [NSValue]?
      var enclosingScrollView: NSScrollView?
      func selectedRange() -> NSRange
      func markedRange() -> NSRange
      func hasMarkedText() -> Bool
      func shouldChangeText(in: NSRange, replacementString: String?) -> Bool
      func insertText(_: Any, replacementRange: NSRange)
      func attributedSubstring(forProposedRange: NSRange, actualRange: Any?) -> NSAttributedString?
      func characterIndexForInsertion(at: NSPoint) -> Int
      func selectionRange(forProposedRange: NSRange, granularity: NSSelectionGranularity) -> NSRange
      static func scrollableTextView() -> NSScrollView
      static var didChangeSelectionNotification: NSNotification.Name
    }
    enum NSSelectionGranularity: UInt { case selectByCharacter, selectByWord, selectByParagraph }
    enum NSSelectionAffinity: UInt { case upstream, downstream }
    class NSTableView: NSControl {
      init()
      var numberOfRows, numberOfColumns, selectedRow, selectedColumn, numberOfSelectedRows, clickedRow, clickedColumn, editedRow: Int
      var selectedRowIndexes, selectedColumnIndexes, hiddenRowIndexes: IndexSet
      var tableColumns: [NSTableColumn]
      var headerView: NSTableHeaderView?
      var rowHeight: CGFloat
      var rowSizeStyle: NSTableView.RowSizeStyle
      var style: NSTableView.Style
      var allowsMultipleSelection, allowsEmptySelection, allowsColumnSelection, allowsColumnReordering: Bool
      var allowsColumnResizing, usesAlternatingRowBackgroundColors, usesAutomaticRowHeights, autosaveTableColumns: Bool
      var sortDescriptors: [NSSortDescriptor]
      var intercellSpacing: NSSize
      var delegate: (any NSTableViewDelegate)?
      var dataSource: (any NSTableViewDataSource)?
      var autosaveName: String?
      func view(atColumn: Int, row: Int, makeIfNecessary: Bool) -> NSView?
      func rowView(atRow: Int, makeIfNecessary: Bool) -> NSTableRowView?
      func makeView(withIdentifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
      func row(at: NSPoint) -> Int
      func column(at: NSPoint) -> Int
      func row(for: NSView) -> Int
      func rows(in: NSRect) -> NSRange
      func rect(ofRow: Int) -> NSRect
      func rect(ofColumn: Int) -> NSRect
      func isRowSelected(_: Int) -> Bool
      func column(withIdentifier: NSUserInterfaceItemIdentifier) -> Int
      func tableColumn(withIdentifier: NSUserInterfaceItemIdentifier) -> NSTableColumn?
      static var selectionDidChangeNotification: NSNotification.Name
      enum RowSizeStyle: Int { case `default`, custom, small, medium, large }
      enum Style: Int { case automatic, fullWidth, inset, sourceList, plain }
    }
    class NSTableColumn: NSObject {
      init()
      init(identifier: NSUserInterfaceItemIdentifier)
      var identifier: NSUserInterfaceItemIdentifier
      var title: String
      var headerToolTip: String?
      var width, minWidth, maxWidth: CGFloat
      var isHidden, isEditable: Bool
      var sortDescriptorPrototype: NSSortDescriptor?
      var tableView: NSTableView?
      var headerCell: NSTableHeaderCell
    }
    class NSTableHeaderCell: NSTextFieldCell {
      init()
    }
    class NSTableHeaderView: NSView {
      init()
      var tableView: NSTableView?
    }
    class NSTableRowView: NSView {
      init()
      var isSelected, isEmphasized, isGroupRowStyle: Bool
      var numberOfColumns: Int
    }
    class NSTableCellView: NSView {
      init()
      var textField: NSTextField?
      var imageView: NSImageView?
      var objectValue: Any?
    }
    class NSOutlineView: NSTableView {
      init()
      var outlineTableColumn: NSTableColumn?
      func item(atRow: Int) -> Any?
      func row(forItem: Any?) -> Int
      func level(forRow: Int) -> Int
      func parent(forItem: Any?) -> Any?
      func child(_: Int, ofItem: Any?) -> Any?
      func numberOfChildren(ofItem: Any?) -> Int
      func isItemExpanded(_: Any?) -> Bool
      func isExpandable(_: Any?) -> Bool
    }
    class NSCollectionView: NSView {
      init()
      var selectionIndexPaths: Set<IndexPath>
      var numberOfSections: Int
      func numberOfItems(inSection: Int) -> Int
      func item(at: IndexPath) -> NSCollectionViewItem?
    }
    class NSCollectionViewItem: NSViewController {
      init()
      var isSelected: Bool
    }
    class NSRuleEditor: NSControl {
      init()
      var numberOfRows: Int
      var predicate: NSPredicate?
    }
    class NSPathControl: NSControl {
      init()
      var url: URL?
    }
    class NSTextFinder: NSObject {
      init()
    }
    """#)
}
