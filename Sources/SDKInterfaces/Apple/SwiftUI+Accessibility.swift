// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Accessibility types.
  static let swiftUIAccessibility = InterfaceFile(
    "SwiftUI",
    #"""
    struct AccessibilityActionCategory: Equatable {
      init(_: LocalizedStringKey)
      @_disfavoredOverload init(_: LocalizedStringResource)
      @_disfavoredOverload init<S: StringProtocol>(_: S)
      init(_: Text)
      static var `default`: AccessibilityActionCategory
      static var edit: AccessibilityActionCategory
    }
    struct AccessibilityActionKind: Equatable {
      init(named: Text)
      static var `default`: AccessibilityActionKind
      static var escape: AccessibilityActionKind
      static var magicTap: AccessibilityActionKind
      static var delete: AccessibilityActionKind
      static var showMenu: AccessibilityActionKind
    }
    enum AccessibilityAdjustmentDirection: Equatable, Hashable {
      case increment, decrement
    }
    struct AccessibilityChildBehavior: Hashable {
      static var ignore: AccessibilityChildBehavior
      static var contain: AccessibilityChildBehavior
      static var combine: AccessibilityChildBehavior
    }
    struct AccessibilityCustomContentKey: Equatable {
      init(_: Text, id: String)
      init(_: LocalizedStringKey, id: String)
      @_disfavoredOverload init(_: LocalizedStringResource, id: String)
      init(_: LocalizedStringKey)
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource)
    }
    struct AccessibilityDirectTouchOptions: OptionSet {
      typealias RawValue = UInt
      typealias ArrayLiteralElement = AccessibilityDirectTouchOptions
      init(rawValue: AccessibilityDirectTouchOptions.RawValue)
      static var silentOnTouch: AccessibilityDirectTouchOptions
      static var requiresActivation: AccessibilityDirectTouchOptions
    }
    @propertyWrapper struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
      init() where Value == Bool
      init(for: AccessibilityTechnologies) where Value == Bool
      init<T: Hashable>() where Value == T?
      init<T: Hashable>(for: AccessibilityTechnologies) where Value == T?
      var wrappedValue: Value
      var projectedValue: AccessibilityFocusState<Value>.Binding
      @propertyWrapper struct Binding {
        var wrappedValue: Value
        var projectedValue: AccessibilityFocusState<Value>.Binding
      }
    }
    enum AccessibilityHeadingLevel: UInt, Equatable, Hashable, RawRepresentable {
      case unspecified, h1, h2, h3, h4, h5, h6
    }
    enum AccessibilityLabeledPairRole: Hashable {
      case label, content
    }
    extension AccessibilityOptionalRotorContent: AccessibilityRotorContent {}
    protocol AccessibilityRotorContent {
      associatedtype Body: AccessibilityRotorContent
      @AccessibilityRotorContentBuilder var body: Self.Body
    }
    @resultBuilder struct AccessibilityRotorContentBuilder {
      static func buildExpression<Content: AccessibilityRotorContent>(_: Content) -> Content
    }
    struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
      typealias Body = Never
      init(_: Text, id: ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      init(_: Text, id: ID, in: Namespace.ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      init(_: Text? = _, textRange: Range<String.Index>, prepare: (() -> Void) = _) where ID == Never
      init(_: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      @_disfavoredOverload init(_: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      @_disfavoredOverload init<L: StringProtocol>(_: L, id: ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      init(_: LocalizedStringKey, id: ID, in: Namespace.ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      @_disfavoredOverload init(_: LocalizedStringResource, id: ID, in: Namespace.ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      @_disfavoredOverload init<L: StringProtocol>(_: L, _: ID, in: Namespace.ID, textRange: Range<String.Index>? = _, prepare: (() -> Void) = _)
      @_disfavoredOverload init(_: LocalizedStringResource, textRange: Range<String.Index>, prepare: (() -> Void) = _) where ID == Never
      @_disfavoredOverload init<L: StringProtocol>(_: L, textRange: Range<String.Index>, prepare: (() -> Void) = _) where ID == Never
    }
    struct AccessibilitySystemRotor {
      static var links: AccessibilitySystemRotor
      static var headings: AccessibilitySystemRotor
      static var boldText: AccessibilitySystemRotor
      static var italicText: AccessibilitySystemRotor
      static var underlineText: AccessibilitySystemRotor
      static var misspelledWords: AccessibilitySystemRotor
      static var images: AccessibilitySystemRotor
      static var textFields: AccessibilitySystemRotor
      static var tables: AccessibilitySystemRotor
      static var lists: AccessibilitySystemRotor
      static var landmarks: AccessibilitySystemRotor
      static func links(visited: Bool) -> AccessibilitySystemRotor
      static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
    }
    struct AccessibilityTechnologies: SetAlgebra {
      typealias ArrayLiteralElement = AccessibilityTechnologies
      typealias Element = AccessibilityTechnologies
      init()
      static var voiceOver: AccessibilityTechnologies
      static var switchControl: AccessibilityTechnologies
      func union(_: AccessibilityTechnologies) -> AccessibilityTechnologies
      func formUnion(_: AccessibilityTechnologies)
      func intersection(_: AccessibilityTechnologies) -> AccessibilityTechnologies
      func formIntersection(_: AccessibilityTechnologies)
      func symmetricDifference(_: AccessibilityTechnologies) -> AccessibilityTechnologies
      func formSymmetricDifference(_: AccessibilityTechnologies)
      func contains(_: AccessibilityTechnologies) -> Bool
      func insert(_: AccessibilityTechnologies) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies)
      func remove(_: AccessibilityTechnologies) -> AccessibilityTechnologies?
      func update(with: AccessibilityTechnologies) -> AccessibilityTechnologies?
    }
    struct AccessibilityTextContentType {
      static var plain: AccessibilityTextContentType
      static var console: AccessibilityTextContentType
      static var fileSystem: AccessibilityTextContentType
      static var messaging: AccessibilityTextContentType
      static var narrative: AccessibilityTextContentType
      static var sourceCode: AccessibilityTextContentType
      static var spreadsheet: AccessibilityTextContentType
      static var wordProcessing: AccessibilityTextContentType
    }
    struct AccessibilityTraits: SetAlgebra {
      typealias ArrayLiteralElement = AccessibilityTraits
      typealias Element = AccessibilityTraits
      init()
      static var isButton: AccessibilityTraits
      static var isHeader: AccessibilityTraits
      static var isSelected: AccessibilityTraits
      static var isLink: AccessibilityTraits
      static var isSearchField: AccessibilityTraits
      static var isImage: AccessibilityTraits
      static var playsSound: AccessibilityTraits
      static var isKeyboardKey: AccessibilityTraits
      static var isStaticText: AccessibilityTraits
      static var isSummaryElement: AccessibilityTraits
      static var updatesFrequently: AccessibilityTraits
      static var startsMediaSession: AccessibilityTraits
      static var allowsDirectInteraction: AccessibilityTraits
      static var causesPageTurn: AccessibilityTraits
      static var isModal: AccessibilityTraits
      static var isToggle: AccessibilityTraits
      static var isTabBar: AccessibilityTraits
      func union(_: AccessibilityTraits) -> AccessibilityTraits
      func formUnion(_: AccessibilityTraits)
      func intersection(_: AccessibilityTraits) -> AccessibilityTraits
      func formIntersection(_: AccessibilityTraits)
      func symmetricDifference(_: AccessibilityTraits) -> AccessibilityTraits
      func formSymmetricDifference(_: AccessibilityTraits)
      func contains(_: AccessibilityTraits) -> Bool
      func insert(_: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
      func remove(_: AccessibilityTraits) -> AccessibilityTraits?
      func update(with: AccessibilityTraits) -> AccessibilityTraits?
    }
    struct AccessibilityZoomGestureAction {
      var direction: AccessibilityZoomGestureAction.Direction
      var location: UnitPoint
      var point: CGPoint
      enum Direction: Hashable {
        case zoomIn, zoomOut
      }
    }
    protocol AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor
      func updateChartDescriptor(_: AXChartDescriptor)
    }
    extension AXChartDescriptorRepresentable {
      func updateChartDescriptor(_: AXChartDescriptor)
    }
    """#)
}
