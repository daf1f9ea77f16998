// A table: declarations of UIKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Tables, collections, their cells and data sources.
  static let uiKitLists = InterfaceFile(
    "UIKit",
    #"""
    class UITableView: UIScrollView {
      init()
      init(frame: CGRect, style: UITableView.Style)
      var style: UITableView.Style
      var isPrefetchingEnabled: Bool
      var rowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight: CGFloat
      var estimatedSectionHeaderHeight, estimatedSectionFooterHeight, fillerRowHeight, sectionHeaderTopPadding: CGFloat
      var separatorInset: UIEdgeInsets
      var separatorInsetReference: UITableView.SeparatorInsetReference
      var selfSizingInvalidation: UITableView.SelfSizingInvalidation
      var backgroundView: UIView?
      var numberOfSections: Int
      func numberOfRows(inSection: Int) -> Int
      func rect(forSection: Int) -> CGRect
      func rectForHeader(inSection: Int) -> CGRect
      func rectForFooter(inSection: Int) -> CGRect
      func rectForRow(at: IndexPath) -> CGRect
      func indexPathForRow(at: CGPoint) -> IndexPath?
      func indexPath(for: UITableViewCell) -> IndexPath?
      func indexPathsForRows(in: CGRect) -> [IndexPath]?
      func cellForRow(at: IndexPath) -> UITableViewCell?
      var visibleCells: [UITableViewCell]
      var indexPathsForVisibleRows: [IndexPath]?
      func performBatchUpdates(_: (() -> Void)?, completion: ((Bool) -> Void)? = _)
      var hasUncommittedUpdates, isEditing, allowsSelection, allowsSelectionDuringEditing: Bool
      var allowsMultipleSelection, allowsMultipleSelectionDuringEditing: Bool
      var indexPathForSelectedRow: IndexPath?
      var indexPathsForSelectedRows: [IndexPath]?
      var sectionIndexMinimumDisplayRowCount: Int
      var sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor: UIColor?
      var separatorStyle: UITableViewCell.SeparatorStyle
      var separatorColor: UIColor?
      var cellLayoutMarginsFollowReadableWidth, insetsContentViewsToSafeArea: Bool
      var tableHeaderView, tableFooterView: UIView?
      func dequeueReusableCell(withIdentifier: String) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier: String, for: IndexPath) -> UITableViewCell
      func register(_: AnyClass?, forCellReuseIdentifier: String)
      func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier: String)
      var remembersLastFocusedIndexPath, selectionFollowsFocus, allowsFocus, allowsFocusDuringEditing: Bool
      var hasActiveDrag, hasActiveDrop: Bool
      static var automaticDimension: CGFloat
      enum Style: Int {
        case plain, grouped, insetGrouped
      }
      enum ScrollPosition: Int {
        case none, top, middle, bottom
      }
      enum RowAnimation: Int {
        case fade, right, left, top, bottom, none, middle, automatic
      }
      enum SeparatorInsetReference: Int {
        case fromCellEdges, fromAutomaticInsets
      }
      enum SelfSizingInvalidation: Int {
        case disabled, enabled, enabledIncludingConstraints
      }
    }
    class UITableViewCell: UIView {
      init()
      init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      var automaticallyUpdatesContentConfiguration: Bool
      var contentView: UIView
      var imageView: UIImageView?
      var textLabel, detailTextLabel: UILabel?
      var automaticallyUpdatesBackgroundConfiguration: Bool
      var backgroundView, selectedBackgroundView, multipleSelectionBackgroundView: UIView?
      var reuseIdentifier: String?
      var selectionStyle: UITableViewCell.SelectionStyle
      var isSelected, isHighlighted: Bool
      var editingStyle: UITableViewCell.EditingStyle
      var shouldIndentWhileEditing: Bool
      var accessoryType: UITableViewCell.AccessoryType
      var accessoryView: UIView?
      var editingAccessoryType: UITableViewCell.AccessoryType
      var editingAccessoryView: UIView?
      var indentationLevel: Int
      var indentationWidth: CGFloat
      var separatorInset: UIEdgeInsets
      var isEditing, showingDeleteConfirmation: Bool
      var focusStyle: UITableViewCell.FocusStyle
      var userInteractionEnabledWhileDragging: Bool
      var contentConfiguration: (any UIContentConfiguration)?
      func defaultContentConfiguration() -> UIListContentConfiguration
      var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
      enum CellStyle: Int {
        case `default`, value1, value2, subtitle
      }
      enum SeparatorStyle: Int {
        case none, singleLine, singleLineEtched
      }
      enum SelectionStyle: Int {
        case none, blue, gray, `default`
      }
      enum FocusStyle: Int {
        case `default`, custom
      }
      enum EditingStyle: Int {
        case none, delete, insert
      }
      enum AccessoryType: Int {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
      }
      struct StateMask: OptionSet {
        typealias RawValue = UInt
        static var showingEditControl, showingDeleteConfirmation: Self
      }
      enum DragState: Int {
        case none, lifting, dragging
      }
    }
    class UITableViewController: UIViewController {
      init()
      init(style: UITableView.Style)
      init(nibName: String?, bundle: Bundle?)
      var tableView: UITableView!
      var clearsSelectionOnViewWillAppear: Bool
      var refreshControl: UIRefreshControl?
    }
    class UICollectionView: UIScrollView {
      init()
      init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)
      var collectionViewLayout: UICollectionViewLayout
      var isPrefetchingEnabled: Bool
      var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation
      var backgroundView: UIView?
      func register(_: AnyClass?, forCellWithReuseIdentifier: String)
      func register(_: AnyClass?, forSupplementaryViewOfKind: String, withReuseIdentifier: String)
      func dequeueReusableCell(withReuseIdentifier: String, for: IndexPath) -> UICollectionViewCell
      func dequeueReusableSupplementaryView(ofKind: String, withReuseIdentifier: String, for: IndexPath) -> UICollectionReusableView
      var allowsSelection, allowsMultipleSelection: Bool
      var indexPathsForSelectedItems: [IndexPath]?
      var hasUncommittedUpdates: Bool
      func setCollectionViewLayout(_: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = _)
      var numberOfSections: Int
      func numberOfItems(inSection: Int) -> Int
      func indexPathForItem(at: CGPoint) -> IndexPath?
      func indexPath(for: UICollectionViewCell) -> IndexPath?
      func cellForItem(at: IndexPath) -> UICollectionViewCell?
      var visibleCells: [UICollectionViewCell]
      var indexPathsForVisibleItems: [IndexPath]
      func supplementaryView(forElementKind: String, at: IndexPath) -> UICollectionReusableView?
      func visibleSupplementaryViews(ofKind: String) -> [UICollectionReusableView]
      func indexPathsForVisibleSupplementaryElements(ofKind: String) -> [IndexPath]
      func performBatchUpdates(_: (() -> Void)?, completion: ((Bool) -> Void)? = _)
      func beginInteractiveMovementForItem(at: IndexPath) -> Bool
      var remembersLastFocusedIndexPath, selectionFollowsFocus, allowsFocus, allowsFocusDuringEditing: Bool
      var hasActiveDrag, hasActiveDrop, isEditing, allowsSelectionDuringEditing: Bool
      var allowsMultipleSelectionDuringEditing: Bool
      func dequeueConfiguredReusableCell<Cell, Item>(using: UICollectionView.CellRegistration<Cell, Item>, for: IndexPath, item: Item?) -> Cell where Cell: UICollectionViewCell
      func dequeueConfiguredReusableSupplementary<Supplementary>(using: UICollectionView.SupplementaryRegistration<Supplementary>, for: IndexPath) -> Supplementary where Supplementary: UICollectionReusableView
      static var elementKindSectionHeader: String
      struct ScrollPosition: OptionSet {
        typealias RawValue = UInt
        static var top, centeredVertically, bottom, left, right: Self
      }
      enum SelfSizingInvalidation: Int {
        case disabled, enabled, enabledIncludingConstraints
      }
      struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        typealias Handler = (Cell, IndexPath, Item) -> Void
        init(handler: UICollectionView.CellRegistration<Cell, Item>.Handler)
      }
      struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        typealias Handler = (Supplementary, String, IndexPath) -> Void
        init(elementKind: String, handler: UICollectionView.SupplementaryRegistration<Supplementary>.Handler)
      }
      enum ScrollDirection: Int {
        case vertical, horizontal
      }
      enum ElementCategory: UInt {
        case cell, supplementaryView, decorationView
      }
    }
    class UICollectionViewCell: UICollectionReusableView {
      init()
      var automaticallyUpdatesContentConfiguration: Bool
      var contentView: UIView
      var isSelected, isHighlighted, automaticallyUpdatesBackgroundConfiguration: Bool
      var backgroundView, selectedBackgroundView: UIView?
      var contentConfiguration: (any UIContentConfiguration)?
      var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
      enum DragState: Int {
        case none, lifting, dragging
      }
    }
    class UICollectionReusableView: UIView {
      init()
      var reuseIdentifier: String?
    }
    class UICollectionViewController: UIViewController {
      init()
      init(collectionViewLayout: UICollectionViewLayout)
      init(nibName: String?, bundle: Bundle?)
      var collectionView: UICollectionView!
      var clearsSelectionOnViewWillAppear: Bool
      var collectionViewLayout: UICollectionViewLayout
      var installsStandardGestureForInteractiveMovement: Bool
    }
    class UICollectionViewLayout: NSObject {
      init()
      var collectionView: UICollectionView?
      func register(_: AnyClass?, forDecorationViewOfKind: String)
      func shouldInvalidateLayout(forBoundsChange: CGRect) -> Bool
      func targetContentOffset(forProposedContentOffset: CGPoint, withScrollingVelocity: CGPoint) -> CGPoint
      func targetContentOffset(forProposedContentOffset: CGPoint) -> CGPoint
      var collectionViewContentSize: CGSize
      var flipsHorizontallyInOppositeLayoutDirection: Bool
      func indexPathsToDeleteForSupplementaryView(ofKind: String) -> [IndexPath]
      func indexPathsToDeleteForDecorationView(ofKind: String) -> [IndexPath]
      func indexPathsToInsertForSupplementaryView(ofKind: String) -> [IndexPath]
      func indexPathsToInsertForDecorationView(ofKind: String) -> [IndexPath]
      func targetIndexPath(forInteractivelyMovingItem: IndexPath, withPosition: CGPoint) -> IndexPath
    }
    class UICollectionViewFlowLayout: UICollectionViewLayout {
      init()
      var minimumLineSpacing, minimumInteritemSpacing: CGFloat
      var itemSize, estimatedItemSize: CGSize
      var scrollDirection: UICollectionView.ScrollDirection
      var headerReferenceSize, footerReferenceSize: CGSize
      var sectionInset: UIEdgeInsets
      var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference
      var sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds: Bool
      static var automaticSize: CGSize
      enum SectionInsetReference: Int {
        case fromContentInset, fromSafeArea, fromLayoutMargins
      }
    }
    class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
      typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
      typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
      init()
      var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?
      init(collectionView: UICollectionView, cellProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      func apply(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = _, completion: (() -> Void)? = _)
      func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = _)
      func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      func sectionIdentifier(for: Int) -> SectionIdentifierType?
      func index(for: SectionIdentifierType) -> Int?
      func itemIdentifier(for: IndexPath) -> ItemIdentifierType?
      func indexPath(for: ItemIdentifierType) -> IndexPath?
      func numberOfSections(in: UICollectionView) -> Int
      func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
      func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
      func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath) -> UICollectionReusableView
      func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool
      func indexTitles(for: UICollectionView) -> [String]?
      func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> IndexPath
      func description() -> String
      var sectionSnapshotHandlers: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<ItemIdentifierType>
      struct SectionSnapshotHandlers<ItemIdentifierType> where ItemIdentifierType: Hashable {
        var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        var willExpandItem: ((ItemIdentifierType) -> Void)?
        var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        var willCollapseItem: ((ItemIdentifierType) -> Void)?
        init()
      }
    }
    class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
      typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
      init()
      init(tableView: UITableView, cellProvider: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      func apply(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = _, completion: (() -> Void)? = _)
      func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = _)
      func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      func sectionIdentifier(for: Int) -> SectionIdentifierType?
      func index(for: SectionIdentifierType) -> Int?
      func itemIdentifier(for: IndexPath) -> ItemIdentifierType?
      func indexPath(for: ItemIdentifierType) -> IndexPath?
      var defaultRowAnimation: UITableView.RowAnimation
      func numberOfSections(in: UITableView) -> Int
      func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
      func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
      func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
      func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
      func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
      func sectionIndexTitles(for: UITableView) -> [String]?
      func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
      func description() -> String
    }
    struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
      init()
      var numberOfItems, numberOfSections: Int
      var sectionIdentifiers: [SectionIdentifierType]
      var itemIdentifiers: [ItemIdentifierType]
      var reloadedSectionIdentifiers: [SectionIdentifierType]
      var reloadedItemIdentifiers, reconfiguredItemIdentifiers: [ItemIdentifierType]
      func numberOfItems(inSection: SectionIdentifierType) -> Int
      func itemIdentifiers(inSection: SectionIdentifierType) -> [ItemIdentifierType]
      func sectionIdentifier(containingItem: ItemIdentifierType) -> SectionIdentifierType?
      func indexOfItem(_: ItemIdentifierType) -> Int?
      func indexOfSection(_: SectionIdentifierType) -> Int?
    }
    class UIContextualAction: NSObject {
      typealias Handler = (UIContextualAction, UIView, (Bool) -> Void) -> Void
      init()
      init(style: UIContextualAction.Style, title: String?, handler: UIContextualAction.Handler)
      var style: UIContextualAction.Style
      var handler: UIContextualAction.Handler
      var title: String?
      var backgroundColor: UIColor!
      var image: UIImage?
      enum Style: Int {
        case normal, destructive
      }
    }
    class UISwipeActionsConfiguration: NSObject {
      init()
      init(actions: [UIContextualAction])
      var actions: [UIContextualAction]
      var performsFirstActionWithFullSwipe: Bool
    }
    struct UIListContentConfiguration: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      static func cell() -> Self
      static func subtitleCell() -> Self
      static func valueCell() -> Self
      static func plainHeader() -> Self
      static func plainFooter() -> Self
      static func groupedHeader() -> Self
      static func groupedFooter() -> Self
      static func prominentInsetGroupedHeader() -> Self
      static func extraProminentInsetGroupedHeader() -> Self
      static func sidebarCell() -> Self
      static func sidebarSubtitleCell() -> Self
      static func accompaniedSidebarCell() -> Self
      static func accompaniedSidebarSubtitleCell() -> Self
      static func sidebarHeader() -> Self
      func makeContentView() -> any UIView & UIContentView
      func updated(for: any UIConfigurationState) -> Self
      var image: UIImage?
      var imageProperties: UIListContentConfiguration.ImageProperties
      var text: String?
      var attributedText: NSAttributedString?
      var textProperties: UIListContentConfiguration.TextProperties
      var secondaryText: String?
      var secondaryAttributedText: NSAttributedString?
      var secondaryTextProperties: UIListContentConfiguration.TextProperties
      var directionalLayoutMargins: NSDirectionalEdgeInsets
      var prefersSideBySideTextAndSecondaryText: Bool
      var imageToTextPadding, textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding: CGFloat
      struct ImageProperties: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        var tintColor: UIColor?
        func resolvedTintColor(for: UIColor) -> UIColor
        var cornerRadius: CGFloat
        var maximumSize, reservedLayoutSize: CGSize
        var accessibilityIgnoresInvertColors: Bool
      }
      struct TextProperties: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        var font: UIFont
        var color: UIColor
        func resolvedColor() -> UIColor
        var alignment: UIListContentConfiguration.TextProperties.TextAlignment
        var lineBreakMode: NSLineBreakMode
        var numberOfLines: Int
        var adjustsFontSizeToFitWidth: Bool
        var minimumScaleFactor: CGFloat
        var allowsDefaultTighteningForTruncation, adjustsFontForContentSizeCategory: Bool
        var showsExpansionTextWhenTruncated: Bool
        var transform: UIListContentConfiguration.TextProperties.TextTransform
        enum TextAlignment: Hashable {
          case natural, center, justified
        }
        enum TextTransform: Hashable {
          case none, uppercase, lowercase, capitalized
        }
      }
    }
    class UICollectionViewListCell: UICollectionViewCell {
      init()
      var indentationLevel: Int
      var indentationWidth: CGFloat
      var indentsAccessories: Bool
      var separatorLayoutGuide: UILayoutGuide
      func defaultContentConfiguration() -> UIListContentConfiguration
    }
    class NSCollectionLayoutSection: NSObject {
      init()
      init(group: NSCollectionLayoutGroup)
      var contentInsets: NSDirectionalEdgeInsets
      var interGroupSpacing: CGFloat
      var supplementariesFollowContentInsets: Bool
    }
    class NSCollectionLayoutSize: NSObject {
      init()
      init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension)
      var widthDimension, heightDimension: NSCollectionLayoutDimension
    }
    class NSCollectionLayoutDimension: NSObject {
      init()
      static func fractionalWidth(_: CGFloat) -> Self
      static func fractionalHeight(_: CGFloat) -> Self
      static func absolute(_: CGFloat) -> Self
      static func estimated(_: CGFloat) -> Self
      static func uniformAcrossSiblings(estimate: CGFloat) -> Self
      var isFractionalWidth, isFractionalHeight, isAbsolute, isEstimated, isUniformAcrossSiblings: Bool
      var dimension: CGFloat
    }
    class NSCollectionLayoutItem: NSObject {
      init()
      init(layoutSize: NSCollectionLayoutSize)
      var contentInsets: NSDirectionalEdgeInsets
      var layoutSize: NSCollectionLayoutSize
    }
    class NSCollectionLayoutGroup: NSCollectionLayoutItem {
      init()
      static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self
      static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self
      static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      var subitems: [NSCollectionLayoutItem]
      func visualDescription() -> String
      static func horizontalGroup(with: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
      static func verticalGroup(with: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
      static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
    }
    extension IndexPath {
      init(row: Int, section: Int)
      init(item: Int, section: Int)
      var section, row, item: Int
    }
    """#)
}
