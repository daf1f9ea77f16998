// A table: declarations of UIKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Views and controls.
  static let uiKitViews = InterfaceFile(
    "UIKit",
    #"""
    class UIResponder: NSObject {
      init()
      var next: UIResponder?
      var canBecomeFirstResponder: Bool
      func becomeFirstResponder() -> Bool
      var canResignFirstResponder: Bool
      func resignFirstResponder() -> Bool
      var isFirstResponder: Bool
      func canPerformAction(_: Selector, withSender: Any?) -> Bool
      func target(forAction: Selector, withSender: Any?) -> Any?
      var undoManager: UndoManager?
      var keyCommands: [UIKeyCommand]?
      var inputView, inputAccessoryView: UIView?
      var textInputContextIdentifier: String?
      static func clearTextInputContextIdentifier(_: String)
      var userActivity: NSUserActivity?
      func captureTextFromCamera(_: Any?)
      static var keyboardWillShowNotification, keyboardWillHideNotification: NSNotification.Name
      static var keyboardFrameBeginUserInfoKey, keyboardFrameEndUserInfoKey: String
      static var keyboardWillChangeFrameNotification: NSNotification.Name
    }
    class UIView: UIResponder {
      init()
      static var layerClass: AnyClass
      init(frame: CGRect)
      var isUserInteractionEnabled: Bool
      var tag: Int
      var layer: CALayer
      var canBecomeFocused, isFocused: Bool
      var focusGroupIdentifier: String?
      var accessibilityIgnoresInvertColors: Bool
      var showsLargeContentViewer: Bool
      var largeContentTitle: String?
      var largeContentImage: UIImage?
      var scalesLargeContentImage: Bool
      var largeContentImageInsets: UIEdgeInsets
      func endEditing(_: Bool) -> Bool
      static var noIntrinsicMetric: CGFloat
      static var layoutFittingCompressedSize: CGSize
      static func animate(springDuration: TimeInterval = _, bounce: CGFloat = _, initialSpringVelocity: CGFloat = _, delay: TimeInterval = _, options: UIView.AnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
      var frame, bounds: CGRect
      var center: CGPoint
      var transform: CGAffineTransform
      var transform3D: CATransform3D
      var contentScaleFactor: CGFloat
      var anchorPoint: CGPoint
      var isMultipleTouchEnabled, isExclusiveTouch: Bool
      func hitTest(_: CGPoint, with: UIEvent?) -> UIView?
      func point(inside: CGPoint, with: UIEvent?) -> Bool
      func convert(_: CGPoint, to: UIView?) -> CGPoint
      func convert(_: CGPoint, from: UIView?) -> CGPoint
      func convert(_: CGRect, to: UIView?) -> CGRect
      func convert(_: CGRect, from: UIView?) -> CGRect
      func sizeThatFits(_: CGSize) -> CGSize
      var superview: UIView?
      var subviews: [UIView]
      var window: UIWindow?
      func isDescendant(of: UIView) -> Bool
      func viewWithTag(_: Int) -> UIView?
      var layoutMargins: UIEdgeInsets
      var directionalLayoutMargins: NSDirectionalEdgeInsets
      var preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea: Bool
      var safeAreaInsets: UIEdgeInsets
      var layoutMarginsGuide, readableContentGuide, safeAreaLayoutGuide: UILayoutGuide
      var clipsToBounds: Bool
      var backgroundColor: UIColor?
      var alpha: CGFloat
      var isOpaque, clearsContextBeforeDrawing, isHidden: Bool
      var contentMode: UIView.ContentMode
      var mask: UIView?
      var tintColor: UIColor!
      var tintAdjustmentMode: UIView.TintAdjustmentMode
      static func performWithoutAnimation(_: () -> Void)
      static func animate(withDuration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
      static func animate(withDuration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = _)
      static func animate(withDuration: TimeInterval, animations: () -> Void)
      static func animate(withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: UIView.AnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
      static func perform(_: UIView.SystemAnimation, on: [UIView], options: UIView.AnimationOptions = _, animations: (() -> Void)?, completion: ((Bool) -> Void)? = _)
      static func modifyAnimations(withRepeatCount: CGFloat, autoreverses: Bool, animations: () -> Void)
      static func animateKeyframes(withDuration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = _, animations: () -> Void, completion: ((Bool) -> Void)? = _)
      static func animateKeyframes(withDuration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = _, animations: () -> Void) -> Bool
      static func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: () -> Void)
      var gestureRecognizers: [UIGestureRecognizer]?
      func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
      var constraints: [NSLayoutConstraint]
      func needsUpdateConstraints() -> Bool
      var translatesAutoresizingMaskIntoConstraints: Bool
      func alignmentRect(forFrame: CGRect) -> CGRect
      func frame(forAlignmentRect: CGRect) -> CGRect
      var alignmentRectInsets: UIEdgeInsets
      func forBaselineLayout() -> UIView
      var forFirstBaselineLayout, forLastBaselineLayout: UIView
      var intrinsicContentSize: CGSize
      func contentHuggingPriority(for: NSLayoutConstraint.Axis) -> UILayoutPriority
      func contentCompressionResistancePriority(for: NSLayoutConstraint.Axis) -> UILayoutPriority
      func systemLayoutSizeFitting(_: CGSize) -> CGSize
      func systemLayoutSizeFitting(_: CGSize, withHorizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
      var layoutGuides: [UILayoutGuide]
      var leadingAnchor, trailingAnchor, leftAnchor, rightAnchor: NSLayoutXAxisAnchor
      var topAnchor, bottomAnchor: NSLayoutYAxisAnchor
      var widthAnchor, heightAnchor: NSLayoutDimension
      var centerXAnchor: NSLayoutXAxisAnchor
      var centerYAnchor, firstBaselineAnchor, lastBaselineAnchor: NSLayoutYAxisAnchor
      func constraintsAffectingLayout(for: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
      var hasAmbiguousLayout: Bool
      func snapshotView(afterScreenUpdates: Bool) -> UIView?
      func resizableSnapshotView(from: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets) -> UIView?
      func drawHierarchy(in: CGRect, afterScreenUpdates: Bool) -> Bool
      var overrideUserInterfaceStyle: UIUserInterfaceStyle
      var minimumContentSizeCategory, maximumContentSizeCategory: UIContentSizeCategory?
      var appliedContentSizeCategoryLimitsDescription: String
      enum AnimationCurve: Int {
        case easeInOut, easeIn, easeOut, linear
      }
      enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
        case topRight, bottomLeft, bottomRight
      }
      struct AutoresizingMask: OptionSet {
        typealias RawValue = UInt
        static var flexibleWidth, flexibleHeight: Self
      }
      struct AnimationOptions: OptionSet {
        typealias RawValue = UInt
        static var layoutSubviews, beginFromCurrentState, `repeat`, curveEaseInOut: Self
      }
      struct KeyframeAnimationOptions: OptionSet {
        typealias RawValue = UInt
        static var layoutSubviews, beginFromCurrentState, `repeat`: Self
      }
      enum SystemAnimation: UInt {
        case delete
      }
      enum TintAdjustmentMode: Int {
        case automatic, normal, dimmed
      }
      @propertyWrapper struct Invalidating<Value, InvalidationType> where Value: Equatable, InvalidationType: UIViewInvalidating {
        init(wrappedValue: Value, _: InvalidationType)
      }
      enum Invalidations {
        struct Display {
          init()
        }
        struct Layout {
          init()
        }
        struct Constraints {
          init()
        }
        struct IntrinsicContentSize {
          init()
        }
        struct Configuration {
          init()
        }
        struct Tuple<Invalidation1, Invalidation2> where Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating {
          init(_: Invalidation1, _: Invalidation2)
        }
      }
    }
    class UIViewController: UIResponder {
      init()
      init(nibName: String?, bundle: Bundle?)
      var view: UIView!
      var viewIfLoaded: UIView?
      var isViewLoaded: Bool
      var nibName: String?
      var nibBundle: Bundle?
      func performSegue(withIdentifier: String, sender: Any?)
      func shouldPerformSegue(withIdentifier: String, sender: Any?) -> Bool
      func canPerformUnwindSegueAction(_: Selector, from: UIViewController, sender: Any?) -> Bool
      func canPerformUnwindSegueAction(_: Selector, from: UIViewController, withSender: Any) -> Bool
      func forUnwindSegueAction(_: Selector, from: UIViewController, withSender: Any?) -> UIViewController?
      var title: String?
      var parent, presentedViewController, presentingViewController: UIViewController?
      var definesPresentationContext: Bool
      var focusGroupIdentifier, interactionActivityTrackingBaseName: String?
      var isBeingPresented, isBeingDismissed, isMovingToParent, isMovingFromParent: Bool
      func present(_: UIViewController, animated: Bool, completion: (() -> Void)? = _)
      func dismiss(animated: Bool, completion: (() -> Void)? = _)
      var modalPresentationCapturesStatusBarAppearance, disablesAutomaticKeyboardDismissal: Bool
      var edgesForExtendedLayout: UIRectEdge
      var extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets: Bool
      var prefersStatusBarHidden: Bool
      func targetViewController(forAction: Selector, sender: Any?) -> UIViewController?
      var overrideUserInterfaceStyle: UIUserInterfaceStyle
      var navigationItem: UINavigationItem
      var hidesBottomBarWhenPushed: Bool
      var navigationController: UINavigationController?
      var toolbarItems: [UIBarButtonItem]?
      var isModalInPopover: Bool
      var splitViewController: UISplitViewController?
      func separateSecondaryViewController(for: UISplitViewController) -> UIViewController?
      var tabBarItem: UITabBarItem!
      var tabBarController: UITabBarController?
      var contentUnavailableConfiguration: (any UIContentConfiguration)?
      var shouldAutorotate: Bool
      var supportedInterfaceOrientations: UIInterfaceOrientationMask
      var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation
      func rotatingHeaderView() -> UIView?
      func rotatingFooterView() -> UIView?
      var interfaceOrientation: UIInterfaceOrientation
      var isEditing: Bool
      var editButtonItem: UIBarButtonItem
      var children: [UIViewController]
      var childForStatusBarStyle, childForStatusBarHidden: UIViewController?
      func overrideTraitCollection(forChild: UIViewController) -> UITraitCollection?
      func shouldAutomaticallyForwardRotationMethods() -> Bool
      var shouldAutomaticallyForwardAppearanceMethods: Bool
      var additionalSafeAreaInsets: UIEdgeInsets
      var systemMinimumLayoutMargins: NSDirectionalEdgeInsets
      var viewRespectsSystemMinimumLayoutMargins, performsActionsWhilePresentingModally: Bool
      var extensionContext: NSExtensionContext?
      var isModalInPresentation: Bool
      var childForScreenEdgesDeferringSystemGestures: UIViewController?
      var preferredScreenEdgesDeferringSystemGestures: UIRectEdge
      var childForHomeIndicatorAutoHidden: UIViewController?
      var prefersHomeIndicatorAutoHidden: Bool
      var childViewControllerForPointerLock: UIViewController?
      var prefersPointerLocked: Bool
      @propertyWrapper struct ViewLoading<Value> {
        init()
        init(wrappedValue: Value)
      }
    }
    class UIWindow: UIView {
      init()
      init(windowScene: UIWindowScene)
      var windowScene: UIWindowScene?
      var canResizeToFitContent: Bool
      var screen: UIScreen
      var windowLevel: UIWindow.Level
      var isKeyWindow, canBecomeKey: Bool
      var rootViewController: UIViewController?
      func convert(_: CGPoint, to: UIWindow?) -> CGPoint
      func convert(_: CGPoint, from: UIWindow?) -> CGPoint
      func convert(_: CGRect, to: UIWindow?) -> CGRect
      func convert(_: CGRect, from: UIWindow?) -> CGRect
      static var didBecomeKeyNotification, didResignKeyNotification: NSNotification.Name
      struct Level: Hashable, RawRepresentable {
        typealias RawValue = CGFloat
        init(_: CGFloat)
        init(rawValue: CGFloat)
        var rawValue: CGFloat
        static var normal, alert, statusBar: Self
      }
    }
    class UIControl: UIView {
      init()
      init(frame: CGRect)
      init(frame: CGRect, primaryAction: UIAction?)
      var isEnabled, isSelected, isHighlighted: Bool
      var contentVerticalAlignment: UIControl.ContentVerticalAlignment
      var contentHorizontalAlignment, effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment
      var state: UIControl.State
      var isTracking, isTouchInside: Bool
      func beginTracking(_: UITouch, with: UIEvent?) -> Bool
      func continueTracking(_: UITouch, with: UIEvent?) -> Bool
      var allTargets: Set<AnyHashable>
      var allControlEvents: UIControl.Event
      func actions(forTarget: Any?, forControlEvent: UIControl.Event) -> [String]?
      var isContextMenuInteractionEnabled, showsMenuAsPrimaryAction: Bool
      func menuAttachmentPoint(for: UIContextMenuConfiguration) -> CGPoint
      var toolTip: String?
      var isSymbolAnimationEnabled: Bool
      func enumerateEventHandlers(_: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void)
      struct Event: OptionSet {
        typealias RawValue = UInt
        static var touchDown, touchUpInside, touchUpOutside, touchCancel, valueChanged, editingDidBegin: Self
        static var editingChanged, editingDidEnd, editingDidEndOnExit, systemReserved, allEvents: Self
      }
      enum ContentVerticalAlignment: Int {
        case center, top, bottom, fill
      }
      enum ContentHorizontalAlignment: Int {
        case center, left, right, fill, leading, trailing
      }
      struct State: OptionSet {
        typealias RawValue = UInt
        static var normal, highlighted, disabled, selected, focused, application, reserved: Self
      }
    }
    class UILabel: UIView {
      init()
      var text: String?
      var font: UIFont!
      var textColor: UIColor!
      var shadowColor: UIColor?
      var shadowOffset: CGSize
      var textAlignment: NSTextAlignment
      var lineBreakMode: NSLineBreakMode
      var attributedText: NSAttributedString?
      var highlightedTextColor: UIColor?
      var isHighlighted, isUserInteractionEnabled, isEnabled: Bool
      var numberOfLines: Int
      var adjustsFontSizeToFitWidth: Bool
      var minimumScaleFactor: CGFloat
      var allowsDefaultTighteningForTruncation: Bool
      var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
      func textRect(forBounds: CGRect, limitedToNumberOfLines: Int) -> CGRect
      func drawText(in: CGRect)
      var preferredMaxLayoutWidth: CGFloat
      var showsExpansionTextWhenTruncated: Bool
    }
    class UIButton: UIControl {
      typealias ConfigurationUpdateHandler = (UIButton) -> Void
      init()
      init(frame: CGRect)
      init(frame: CGRect, primaryAction: UIAction?)
      init(type: UIButton.ButtonType)
      static func systemButton(with: UIImage, target: Any?, action: Selector?) -> Self
      var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
      var automaticallyUpdatesConfiguration: Bool
      var tintColor: UIColor!
      var buttonType: UIButton.ButtonType
      var isHovered, isHeld: Bool
      var role: UIButton.Role
      var isPointerInteractionEnabled: Bool
      var menu: UIMenu?
      var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
      var changesSelectionAsPrimaryAction: Bool
      func setTitle(_: String?, for: UIControl.State)
      func setAttributedTitle(_: NSAttributedString?, for: UIControl.State)
      func title(for: UIControl.State) -> String?
      func titleColor(for: UIControl.State) -> UIColor?
      func titleShadowColor(for: UIControl.State) -> UIColor?
      func image(for: UIControl.State) -> UIImage?
      func backgroundImage(for: UIControl.State) -> UIImage?
      func preferredSymbolConfigurationForImage(in: UIControl.State) -> UIImage.SymbolConfiguration?
      func attributedTitle(for: UIControl.State) -> NSAttributedString?
      var currentTitle: String?
      var currentTitleColor: UIColor
      var currentTitleShadowColor: UIColor?
      var currentImage, currentBackgroundImage: UIImage?
      var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var currentAttributedTitle: NSAttributedString?
      var titleLabel: UILabel?
      var imageView: UIImageView?
      var subtitleLabel: UILabel?
      init(configuration: UIButton.Configuration, primaryAction: UIAction? = _)
      var configuration: UIButton.Configuration?
      init(type: UIButton.ButtonType = _, primaryAction: UIAction?)
      var pointerStyleProvider: UIButton.PointerStyleProvider?
      var contentEdgeInsets, titleEdgeInsets, imageEdgeInsets: UIEdgeInsets
      var reversesTitleShadowWhenHighlighted, adjustsImageWhenHighlighted, adjustsImageWhenDisabled: Bool
      var showsTouchWhenHighlighted: Bool
      func backgroundRect(forBounds: CGRect) -> CGRect
      func contentRect(forBounds: CGRect) -> CGRect
      func titleRect(forContentRect: CGRect) -> CGRect
      func imageRect(forContentRect: CGRect) -> CGRect
      enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
        static var roundedRect: Self
      }
      enum Role: Int {
        case normal, primary, cancel, destructive
      }
      struct Configuration: Hashable {
        static func plain() -> Self
        static func tinted() -> Self
        static func gray() -> Self
        static func filled() -> Self
        static func borderless() -> Self
        static func bordered() -> Self
        static func borderedTinted() -> Self
        static func borderedProminent() -> Self
        func updated(for: UIButton) -> Self
        var cornerStyle: UIButton.Configuration.CornerStyle
        var buttonSize: UIButton.Configuration.Size
        var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
        var baseForegroundColor, baseBackgroundColor: UIColor?
        var image: UIImage?
        var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        var showsActivityIndicator: Bool
        var title: String?
        var attributedTitle: AttributedString?
        var subtitle: String?
        var attributedSubtitle: AttributedString?
        var indicator: UIButton.Configuration.Indicator
        var contentInsets: NSDirectionalEdgeInsets
        var imagePadding, titlePadding: CGFloat
        var titleAlignment: UIButton.Configuration.TitleAlignment
        var automaticallyUpdateForSelection: Bool
        var titleLineBreakMode, subtitleLineBreakMode: NSLineBreakMode
        var imageReservation: CGFloat
        enum Size: Hashable {
          case mini, small, medium, large
        }
        enum TitleAlignment: Hashable {
          case automatic, leading, center, trailing
        }
        enum CornerStyle: Hashable {
          case fixed, dynamic, small, medium, large, capsule
        }
        enum MacIdiomStyle: Hashable {
          case automatic, bordered, borderless, borderlessTinted
        }
        enum Indicator: Hashable {
          case automatic, none, popup
        }
      }
    }
    class UITextField: UIControl {
      init()
      var text: String?
      var attributedText: NSAttributedString?
      var textColor: UIColor?
      var font: UIFont?
      var textAlignment: NSTextAlignment
      var borderStyle: UITextField.BorderStyle
      var defaultTextAttributes: [NSAttributedString.Key: Any]
      var placeholder: String?
      var attributedPlaceholder: NSAttributedString?
      var clearsOnBeginEditing, adjustsFontSizeToFitWidth: Bool
      var minimumFontSize: CGFloat
      var background, disabledBackground: UIImage?
      var isEditing, allowsEditingTextAttributes: Bool
      var typingAttributes: [NSAttributedString.Key: Any]?
      var clearButtonMode: UITextField.ViewMode
      var leftView: UIView?
      var leftViewMode: UITextField.ViewMode
      var rightView: UIView?
      var rightViewMode: UITextField.ViewMode
      func borderRect(forBounds: CGRect) -> CGRect
      func textRect(forBounds: CGRect) -> CGRect
      func placeholderRect(forBounds: CGRect) -> CGRect
      func editingRect(forBounds: CGRect) -> CGRect
      func clearButtonRect(forBounds: CGRect) -> CGRect
      func leftViewRect(forBounds: CGRect) -> CGRect
      func rightViewRect(forBounds: CGRect) -> CGRect
      func drawText(in: CGRect)
      var inputView, inputAccessoryView: UIView?
      var clearsOnInsertion: Bool
      var interactionState: Any
      static var textDidChangeNotification: NSNotification.Name
      enum BorderStyle: Int {
        case none, line, bezel, roundedRect
      }
      enum ViewMode: Int {
        case never, whileEditing, unlessEditing, always
      }
      enum DidEndEditingReason: Int {
        case committed
      }
    }
    class UITextView: UIScrollView {
      init()
      var text: String!
      var font: UIFont?
      var textColor: UIColor?
      var textAlignment: NSTextAlignment
      var selectedRange: NSRange
      var isEditable, isSelectable: Bool
      var allowsEditingTextAttributes: Bool
      var attributedText: NSAttributedString!
      var typingAttributes: [NSAttributedString.Key: Any]
      var inputView, inputAccessoryView: UIView?
      var clearsOnInsertion: Bool
      init(frame: CGRect, textContainer: NSTextContainer?)
      init(usingTextLayoutManager: Bool)
      var textContainer: NSTextContainer
      var textContainerInset: UIEdgeInsets
      var textLayoutManager: NSTextLayoutManager?
      var layoutManager: NSLayoutManager
      var textStorage: NSTextStorage
      var linkTextAttributes: [NSAttributedString.Key: Any]!
      var usesStandardTextScaling, isFindInteractionEnabled: Bool
      var borderStyle: UITextView.BorderStyle
      static var textDidChangeNotification: NSNotification.Name
      var interactionState: Any
      enum BorderStyle: Int {
        case none
      }
    }
    class UIImageView: UIView {
      init()
      init(image: UIImage?)
      init(image: UIImage?, highlightedImage: UIImage?)
      var image, highlightedImage: UIImage?
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var isUserInteractionEnabled, isHighlighted: Bool
      var animationImages, highlightedAnimationImages: [UIImage]?
      var animationDuration: TimeInterval
      var animationRepeatCount: Int
      var tintColor: UIColor!
      var isAnimating: Bool
      var preferredImageDynamicRange, imageDynamicRange: UIImage.DynamicRange
    }
    class UIStackView: UIView {
      init()
      init(frame: CGRect)
      init(arrangedSubviews: [UIView])
      var arrangedSubviews: [UIView]
      var axis: NSLayoutConstraint.Axis
      var distribution: UIStackView.Distribution
      var alignment: UIStackView.Alignment
      var spacing: CGFloat
      func customSpacing(after: UIView) -> CGFloat
      var isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement: Bool
      enum Distribution: Int {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
      }
      enum Alignment: Int {
        case fill, leading
        static var top: Self
        case firstBaseline, center, trailing
        static var bottom: Self
        case lastBaseline
      }
    }
    class UIScrollView: UIView {
      init()
      var contentOffset: CGPoint
      var contentSize: CGSize
      var contentInset: UIEdgeInsets
      var contentAlignmentPoint: CGPoint
      var adjustedContentInset: UIEdgeInsets
      var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
      var automaticallyAdjustsScrollIndicatorInsets: Bool
      var contentLayoutGuide, frameLayoutGuide: UILayoutGuide
      var isDirectionalLockEnabled, bounces, bouncesHorizontally, bouncesVertically, alwaysBounceVertical: Bool
      var alwaysBounceHorizontal, isPagingEnabled, isScrollEnabled, transfersHorizontalScrollingToParent: Bool
      var transfersVerticalScrollingToParent, showsVerticalScrollIndicator, showsHorizontalScrollIndicator: Bool
      var indicatorStyle: UIScrollView.IndicatorStyle
      var verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets, scrollIndicatorInsets: UIEdgeInsets
      var decelerationRate: UIScrollView.DecelerationRate
      var indexDisplayMode: UIScrollView.IndexDisplayMode
      func withScrollIndicatorsShown(forContentOffsetChanges: () -> Void)
      var isTracking, isDragging, isDecelerating, isScrollAnimating, delaysContentTouches: Bool
      var canCancelContentTouches: Bool
      func touchesShouldBegin(_: Set<UITouch>, with: UIEvent?, in: UIView) -> Bool
      func touchesShouldCancel(in: UIView) -> Bool
      var minimumZoomScale, maximumZoomScale, zoomScale: CGFloat
      var bouncesZoom, isZooming, isZoomBouncing, isZoomAnimating, scrollsToTop: Bool
      var panGestureRecognizer: UIPanGestureRecognizer
      var pinchGestureRecognizer: UIPinchGestureRecognizer?
      var directionalPressGestureRecognizer: UIGestureRecognizer
      var keyboardDismissMode: UIScrollView.KeyboardDismissMode
      var refreshControl: UIRefreshControl?
      var allowsKeyboardScrolling: Bool
      enum IndicatorStyle: Int {
        case `default`, black, white
      }
      enum KeyboardDismissMode: Int {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
      }
      enum IndexDisplayMode: Int {
        case automatic, alwaysHidden
      }
      enum ContentInsetAdjustmentBehavior: Int {
        case automatic, scrollableAxes, never, always
      }
      struct DecelerationRate: Hashable, RawRepresentable {
        typealias RawValue = CGFloat
        init(rawValue: CGFloat)
        var rawValue: CGFloat
        static var normal, fast: Self
      }
    }
    class UISwitch: UIControl {
      init()
      var onTintColor, thumbTintColor: UIColor?
      var onImage, offImage: UIImage?
      var title: String?
      var style, preferredStyle: UISwitch.Style
      var isOn: Bool
      init(frame: CGRect)
      enum Style: Int {
        case automatic, checkbox, sliding
      }
    }
    class UISlider: UIControl {
      init()
      var value, minimumValue, maximumValue: Float
      var minimumValueImage, maximumValueImage: UIImage?
      var isContinuous: Bool
      var minimumTrackTintColor, maximumTrackTintColor, thumbTintColor: UIColor?
      func thumbImage(for: UIControl.State) -> UIImage?
      func minimumTrackImage(for: UIControl.State) -> UIImage?
      func maximumTrackImage(for: UIControl.State) -> UIImage?
      var currentThumbImage, currentMinimumTrackImage, currentMaximumTrackImage: UIImage?
      func minimumValueImageRect(forBounds: CGRect) -> CGRect
      func maximumValueImageRect(forBounds: CGRect) -> CGRect
      func trackRect(forBounds: CGRect) -> CGRect
      func thumbRect(forBounds: CGRect, trackRect: CGRect, value: Float) -> CGRect
    }
    class UIStepper: UIControl {
      init()
      var isContinuous, autorepeat, wraps: Bool
      var value, minimumValue, maximumValue, stepValue: Double
      func backgroundImage(for: UIControl.State) -> UIImage?
      func dividerImage(forLeftSegmentState: UIControl.State, rightSegmentState: UIControl.State) -> UIImage?
      func incrementImage(for: UIControl.State) -> UIImage?
      func decrementImage(for: UIControl.State) -> UIImage?
    }
    class UISegmentedControl: UIControl {
      init()
      init(frame: CGRect)
      init(items: [Any]?)
      init(frame: CGRect, actions: [UIAction])
      func actionForSegment(at: Int) -> UIAction?
      func segmentIndex(identifiedBy: UIAction.Identifier) -> Int
      var isMomentary: Bool
      var numberOfSegments: Int
      var apportionsSegmentWidthsByContent: Bool
      func insertSegment(withTitle: String?, at: Int, animated: Bool)
      func setTitle(_: String?, forSegmentAt: Int)
      func titleForSegment(at: Int) -> String?
      func imageForSegment(at: Int) -> UIImage?
      func widthForSegment(at: Int) -> CGFloat
      func contentOffsetForSegment(at: Int) -> CGSize
      func isEnabledForSegment(at: Int) -> Bool
      var selectedSegmentIndex: Int
      var selectedSegmentTintColor: UIColor?
      func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State)
      func titleTextAttributes(for: UIControl.State) -> [NSAttributedString.Key: Any]?
      static var noSegment: Int
      enum Segment: Int {
        case any, left, center, right, alone
      }
    }
    class UIProgressView: UIView {
      init()
      init(frame: CGRect)
      init(progressViewStyle: UIProgressView.Style)
      var progressViewStyle: UIProgressView.Style
      var progress: Float
      var progressTintColor, trackTintColor: UIColor?
      var progressImage, trackImage: UIImage?
      var observedProgress: Progress?
      enum Style: Int {
        case `default`, bar
      }
    }
    class UIActivityIndicatorView: UIView {
      init()
      init(style: UIActivityIndicatorView.Style)
      init(frame: CGRect)
      var style: UIActivityIndicatorView.Style
      var hidesWhenStopped: Bool
      var color: UIColor!
      var isAnimating: Bool
      enum Style: Int {
        case medium, large, whiteLarge, white, gray
      }
    }
    class UIDatePicker: UIControl {
      init()
      var datePickerMode: UIDatePicker.Mode
      var locale: Locale?
      var calendar: Calendar!
      var timeZone: TimeZone?
      var date: Date
      var minimumDate, maximumDate: Date?
      var countDownDuration: TimeInterval
      var minuteInterval: Int
      var roundsToMinuteInterval: Bool
      enum Mode: Int {
        case time, date, dateAndTime, countDownTimer, yearAndMonth
      }
    }
    class UIPickerView: UIView {
      init()
      var showsSelectionIndicator: Bool
      var numberOfComponents: Int
      func numberOfRows(inComponent: Int) -> Int
      func rowSize(forComponent: Int) -> CGSize
      func view(forRow: Int, forComponent: Int) -> UIView?
      func selectedRow(inComponent: Int) -> Int
    }
    class UIRefreshControl: UIControl {
      init()
      var isRefreshing: Bool
      var tintColor: UIColor!
      var attributedTitle: NSAttributedString?
    }
    class UIVisualEffectView: UIView {
      init()
      var contentView: UIView
    }
    class UISearchBar: UIView {
      init()
      init(frame: CGRect)
      var text, prompt, placeholder: String?
      var showsBookmarkButton: Bool
      var showsCancelButton, showsSearchResultsButton, isSearchResultsButtonSelected: Bool
      var tintColor: UIColor!
      var barTintColor: UIColor?
      var searchBarStyle: UISearchBar.Style
      var isTranslucent: Bool
      var scopeButtonTitles: [String]?
      var selectedScopeButtonIndex: Int
      var showsScopeBar: Bool
      var inputAccessoryView: UIView?
      var isEnabled: Bool
      var backgroundImage, scopeBarBackgroundImage: UIImage?
      func searchFieldBackgroundImage(for: UIControl.State) -> UIImage?
      func image(for: UISearchBar.Icon, state: UIControl.State) -> UIImage?
      func scopeBarButtonBackgroundImage(for: UIControl.State) -> UIImage?
      func scopeBarButtonDividerImage(forLeftSegmentState: UIControl.State, rightSegmentState: UIControl.State) -> UIImage?
      func setScopeBarButtonTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for: UIControl.State)
      func scopeBarButtonTitleTextAttributes(for: UIControl.State) -> [NSAttributedString.Key: Any]?
      var isLookToDictateEnabled: Bool
      enum Icon: Int {
        case search, clear, bookmark, resultsList
      }
      enum Style: UInt {
        case `default`, prominent, minimal
      }
    }
    protocol UIContentConfiguration {}
    protocol UIContentView {}
    protocol UIConfigurationState {}
    extension NSObject {
      var isAccessibilityElement, accessibilityViewIsModal, accessibilityElementsHidden: Bool
      var accessibilityLabel, accessibilityHint, accessibilityValue, accessibilityLanguage, accessibilityIdentifier: String?
      var accessibilityFrame: CGRect
      var accessibilityUserInputLabels: [String]!
    }
    """#)
}
