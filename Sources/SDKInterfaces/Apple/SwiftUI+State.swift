// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Property wrappers, environment, actions.
  static let swiftUIState = InterfaceFile(
    "SwiftUI",
    #"""
    @propertyWrapper struct AppStorage<Value>: DynamicProperty {
      init<RowValue: Identifiable>(wrappedValue: Value = _, _: String, store: UserDefaults? = _) where Value == TableColumnCustomization<RowValue>
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == Bool
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == Int
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == Double
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == String
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == URL
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == Data
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value: RawRepresentable, Value.RawValue == Int
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value: RawRepresentable, Value.RawValue == String
      init<R: RawRepresentable>(_: String, store: UserDefaults? = _) where Value == R?, R.RawValue == String
      init<R: RawRepresentable>(_: String, store: UserDefaults? = _) where Value == R?, R.RawValue == Int
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    extension AppStorage where Value: ExpressibleByNilLiteral {
      init(_: String, store: UserDefaults? = _) where Value == Bool?
      init(_: String, store: UserDefaults? = _) where Value == Int?
      init(_: String, store: UserDefaults? = _) where Value == Double?
      init(_: String, store: UserDefaults? = _) where Value == String?
      init(_: String, store: UserDefaults? = _) where Value == URL?
      init(_: String, store: UserDefaults? = _) where Value == Data?
    }
    @dynamicMemberLookup @propertyWrapper struct Bindable<Value> {
      var wrappedValue: Value
      var projectedValue: Bindable<Value>
    }
    extension Bindable {
      subscript<Subject>(dynamicMember _: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    }
    extension Bindable {
      init(wrappedValue: Value)
      init(_: Value)
      init(projectedValue: Bindable<Value>)
    }
    extension Bindable: Identifiable where Value: Identifiable {
      typealias ID = Value.ID
      var id: Value.ID
    }
    @propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
      init(get: () -> Value, set: (Value) -> Void)
      init(get: () -> Value, set: (Value, Transaction) -> Void)
      init(projectedValue: Binding<Value>)
      init<V>(_: Binding<V>) where Value == V?
      init?(_: Binding<Value?>)
      init<V: Hashable>(_: Binding<V>) where Value == AnyHashable
      subscript<Subject>(dynamicMember _: WritableKeyPath<Value, Subject>) -> Binding<Subject>
      var transaction: Transaction
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      func transaction(_: Transaction) -> Binding<Value>
      func animation(_: Animation? = _) -> Binding<Value>
      static func constant(_: Value) -> Binding<Value>
    }
    extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {}
    extension Binding: Identifiable where Value: Identifiable {
      typealias ID = Value.ID
      var id: Value.ID
    }
    extension Binding: Sequence where Value: MutableCollection {
      typealias Element = Binding<Value.Element>
    }
    extension Binding: Collection where Value: MutableCollection {
      typealias Index = Value.Index
      subscript(_: Binding<Value>.Index) -> Binding<Value>.Element
      var startIndex: Binding<Value>.Index
      var endIndex: Binding<Value>.Index
      var indices: Value.Indices
    }
    extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
    struct DismissAction {
      func callAsFunction()
    }
    struct DismissBehavior {
      static var interactive: DismissBehavior
      static var destructive: DismissBehavior
    }
    struct DismissSearchAction {
      func callAsFunction()
    }
    protocol DynamicProperty {
      func update()
    }
    extension DynamicProperty {
      func update()
    }
    enum EditMode: Equatable, Hashable {
      case inactive, transient, active
      var isEditing: Bool
    }
    @propertyWrapper struct Environment<Value>: DynamicProperty {
      init(_: KeyPath<EnvironmentValues, Value>)
      init(_: Value.Type)
      init<T>(_: T.Type) where Value == T?
      var wrappedValue: Value
    }
    protocol EnvironmentalModifier: ViewModifier where Self.Body == Never {
      associatedtype ResolvedModifier: ViewModifier
      func resolve(in: EnvironmentValues) -> Self.ResolvedModifier
    }
    protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Self.Value
    }
    @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      init()
      var wrappedValue: ObjectType
      var projectedValue: EnvironmentObject<ObjectType>.Wrapper
      @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember _: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
      }
    }
    struct EnvironmentValues: CustomStringConvertible {
      init()
      subscript<K: EnvironmentKey>(_: K.Type) -> K.Value
      subscript<T>(_: T.Type) -> T?
      var accessibilityLargeContentViewerEnabled: Bool
      var redactionReasons: RedactionReasons
      var accessibilityDifferentiateWithoutColor: Bool
      var accessibilityReduceTransparency: Bool
      var accessibilityReduceHighlightingEffects: Bool
      var accessibilityReduceMotion: Bool
      var accessibilityInvertColors: Bool
      var accessibilityShowButtonShapes: Bool
      var accessibilityDimFlashingLights: Bool
      var accessibilityPlayAnimatedImages: Bool
      var accessibilityPrefersHeadAnchorAlternative: Bool
      var accessibilityVoiceOverEnabled: Bool
      var accessibilitySwitchControlEnabled: Bool
      var backgroundProminence: BackgroundProminence
      var supportsMultipleWindows: Bool
      var dismiss: DismissAction
      var isPresented: Bool
      var multilineTextAlignment: TextAlignment
      var truncationMode: Text.TruncationMode
      var lineSpacing: CGFloat
      var allowsTightening: Bool
      var minimumScaleFactor: CGFloat
      var textCase: Text.Case?
      var sizeCategory: ContentSizeCategory
      var allowedDynamicRange: Image.DynamicRange?
      var backgroundStyle: AnyShapeStyle?
      var openWindow: OpenWindowAction
      var colorScheme: ColorScheme
      var colorSchemeContrast: ColorSchemeContrast
      var newDocument: NewDocumentAction
      var openDocument: OpenDocumentAction
      var headerProminence: Prominence
      var menuOrder: MenuOrder
      var springLoadingBehavior: SpringLoadingBehavior
      var scenePhase: ScenePhase
      var defaultMinListRowHeight: CGFloat
      var defaultMinListHeaderHeight: CGFloat?
      var openURL: OpenURLAction
      var symbolVariants: SymbolVariants
      var layoutDirection: LayoutDirection
      var openImmersiveSpace: OpenImmersiveSpaceAction
      var presentationMode: Binding<PresentationMode>
      var refresh: RefreshAction?
      var isHoverEffectEnabled: Bool
      var sidebarRowSize: SidebarRowSize
      var dismissImmersiveSpace: DismissImmersiveSpaceAction
      var font: Font?
      var displayScale: CGFloat
      var imageScale: Image.Scale
      var pixelLength: CGFloat
      var legibilityWeight: LegibilityWeight?
      var locale: Locale
      var calendar: Calendar
      var timeZone: TimeZone
      var horizontalSizeClass: UserInterfaceSizeClass?
      var verticalSizeClass: UserInterfaceSizeClass?
      var controlActiveState: ControlActiveState
      var isSceneCaptured: Bool
      var lineLimit: Int?
      var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility
      var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility
      var isScrollEnabled: Bool
      var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode
      var verticalScrollBounceBehavior: ScrollBounceBehavior
      var horizontalScrollBounceBehavior: ScrollBounceBehavior
      var isSearching: Bool
      var dismissSearch: DismissSearchAction
      var searchSuggestionsPlacement: SearchSuggestionsPlacement
      var documentConfiguration: DocumentConfiguration?
      var undoManager: UndoManager?
      var editMode: Binding<EditMode>?
      var dynamicTypeSize: DynamicTypeSize
      var accessibilityEnabled: Bool
      var resetFocus: ResetFocusAction
      var defaultWheelPickerItemHeight: CGFloat
      var accessibilityQuickActionsEnabled: Bool
      var isLuminanceReduced: Bool
      var menuIndicatorVisibility: Visibility
      var contentTransition: ContentTransition
      var contentTransitionAddsDrawingGroup: Bool
      var controlSize: ControlSize
      var keyboardShortcut: KeyboardShortcut?
      var autocorrectionDisabled: Bool
      var disableAutocorrection: Bool?
      var managedObjectContext: NSManagedObjectContext
      var buttonRepeatBehavior: ButtonRepeatBehavior
      var isFocusEffectEnabled: Bool
      var isFocused: Bool
      var symbolRenderingMode: SymbolRenderingMode?
      var dismissWindow: DismissWindowAction
      var backgroundMaterial: Material?
      var rename: RenameAction?
      var badgeProminence: BadgeProminence
      var isEnabled: Bool
      var accessibilityAssistiveAccessEnabled: Bool
      var accessibilityShowBorders: Bool
      var appearsActive: Bool
      var buttonSizing: ButtonSizing
      var complicationRenderingMode: ComplicationRenderingMode
      var fontResolutionContext: Font.Context
      var isTabBarShowingSections: Bool
      var isUserAuthenticationEnabled: Bool
      var labelIconToTitleSpacing: CGFloat?
      var labelReservedIconWidth: CGFloat?
      var labelsVisibility: Visibility
      var lineHeight: AttributedString.LineHeight?
      var materialActiveAppearance: MaterialActiveAppearance
      var navigationLinkIndicatorVisibility: Visibility
      var openSettings: OpenSettingsAction
      var preferredPencilDoubleTapAction: PencilPreferredAction
      var preferredPencilSqueezeAction: PencilPreferredAction
      var pushWindow: PushWindowAction
      var supportedActivityFamilies: Set<ActivityFamily>
      var supportsImagePlayground: Bool
      var symbolColorRenderingMode: SymbolColorRenderingMode?
      var symbolVariableValueMode: SymbolVariableValueMode?
      var tabBarPlacement: TabBarPlacement?
      var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
      var textSelectionAffinity: TextSelectionAffinity
      var toolbarLabelStyle: ToolbarLabelStyle?
      var writingToolsBehavior: WritingToolsBehavior?
    }
    struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
      typealias Element = Result
      typealias Index = Int
      subscript(_: Int) -> Result
      var nsSortDescriptors: [NSSortDescriptor]
      var nsPredicate: NSPredicate?
      var startIndex: Int
      var endIndex: Int
    }
    extension FetchedResults where Result: NSManagedObject {
      var sortDescriptors: [SortDescriptor<Result>]
    }
    @propertyWrapper struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
      init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = _, animation: Animation? = _)
      init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = _)
      init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction)
      var wrappedValue: FetchedResults<Result>
      var projectedValue: Binding<FetchRequest<Result>.Configuration>
      func update()
      struct Configuration {
        var nsSortDescriptors: [NSSortDescriptor]
        var nsPredicate: NSPredicate?
      }
    }
    extension FetchRequest where Result: NSManagedObject {
      init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = _, animation: Animation? = _)
      @_disfavoredOverload init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = _, animation: Animation? = _)
    }
    extension FetchRequest.Configuration where Result: NSManagedObject {
      var sortDescriptors: [SortDescriptor<Result>]
    }
    @propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
      init(_: KeyPath<FocusedValues, Binding<Value>?>)
      var wrappedValue: Value?
      var projectedValue: Binding<Value?>
    }
    @propertyWrapper struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
      init()
      var wrappedValue: ObjectType?
      var projectedValue: FocusedObject<ObjectType>.Wrapper?
      @dynamicMemberLookup struct Wrapper {
        subscript<T>(dynamicMember _: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T>
      }
    }
    @propertyWrapper struct FocusedValue<Value>: DynamicProperty {
      init(_: KeyPath<FocusedValues, Value?>)
      init(_: Value.Type)
      var wrappedValue: Value?
    }
    protocol FocusedValueKey {
      associatedtype Value
    }
    struct FocusedValues: Equatable {
      subscript<Key: FocusedValueKey>(_: Key.Type) -> Key.Value?
    }
    @propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty {
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
      var wrappedValue: Value
      var projectedValue: FocusState<Value>.Binding
      @propertyWrapper struct Binding {
        var wrappedValue: Value
        var projectedValue: FocusState<Value>.Binding
      }
    }
    @propertyWrapper struct GestureState<Value>: DynamicProperty {
      init(wrappedValue: Value)
      init(initialValue: Value)
      init(wrappedValue: Value, resetTransaction: Transaction)
      init(initialValue: Value, resetTransaction: Transaction)
      init(wrappedValue: Value, reset: (Value, inout Transaction) -> Void)
      init(initialValue: Value, reset: (Value, inout Transaction) -> Void)
      var wrappedValue: Value
      var projectedValue: GestureState<Value>
    }
    extension GestureState where Value: ExpressibleByNilLiteral {
      init(resetTransaction: Transaction = _)
      init(reset: (Value, inout Transaction) -> Void)
    }
    @propertyWrapper struct Namespace: DynamicProperty {
      init()
      var wrappedValue: Namespace.ID
      struct ID: Hashable {}
    }
    @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
      init(initialValue: ObjectType)
      init(wrappedValue: ObjectType)
      var wrappedValue: ObjectType
      var projectedValue: ObservedObject<ObjectType>.Wrapper
      @dynamicMemberLookup struct Wrapper {
        subscript<Subject>(dynamicMember _: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
      }
    }
    struct OpenURLAction {
      init(handler: (URL) -> OpenURLAction.Result)
      func callAsFunction(_: URL)
      func callAsFunction(_: URL, completion: (Bool) -> Void)
      func callAsFunction(_: URL, prefersInApp: Bool)
      struct Result {
        static var handled: OpenURLAction.Result
        static var discarded: OpenURLAction.Result
        static var systemAction: OpenURLAction.Result
        static func systemAction(_: URL) -> OpenURLAction.Result
        static func systemAction(_: URL? = _, prefersInApp: Bool) -> OpenURLAction.Result
      }
    }
    protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Self.Value
      static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
    }
    extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
      static var defaultValue: Self.Value
    }
    struct PresentationMode {
      var isPresented: Bool
      func dismiss()
    }
    struct RefreshAction {
      func callAsFunction()
    }
    struct RenameAction {
      func callAsFunction()
    }
    struct ResetFocusAction {
      func callAsFunction(in: Namespace.ID)
    }
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
      init(wrappedValue: Value, relativeTo: Font.TextStyle)
      init(wrappedValue: Value)
      var wrappedValue: Value
    }
    @propertyWrapper struct SceneStorage<Value>: DynamicProperty {
      init<RowValue: Identifiable>(wrappedValue: Value = _, _: String) where Value == TableColumnCustomization<RowValue>
      init(wrappedValue: Value, _: String) where Value == Bool
      init(wrappedValue: Value, _: String) where Value == Int
      init(wrappedValue: Value, _: String) where Value == Double
      init(wrappedValue: Value, _: String) where Value == String
      init(wrappedValue: Value, _: String) where Value == URL
      init(wrappedValue: Value, _: String) where Value == Data
      init(wrappedValue: Value, _: String) where Value: RawRepresentable, Value.RawValue == Int
      init(wrappedValue: Value, _: String) where Value: RawRepresentable, Value.RawValue == String
      init<R: RawRepresentable>(_: String) where Value == R?, R.RawValue == String
      init<R: RawRepresentable>(_: String) where Value == R?, R.RawValue == Int
      init(wrappedValue: Value = _, _: String, store: UserDefaults? = _) where Value == TabViewCustomization
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    extension SceneStorage where Value: ExpressibleByNilLiteral {
      init(_: String) where Value == Bool?
      init(_: String) where Value == Int?
      init(_: String) where Value == Double?
      init(_: String) where Value == String?
      init(_: String) where Value == URL?
      init(_: String) where Value == Data?
    }
    @propertyWrapper struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
      init(entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = _, animation: Animation? = _)
      init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = _)
      init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction)
      var wrappedValue: SectionedFetchResults<SectionIdentifier, Result>
      var projectedValue: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration>
      func update()
      struct Configuration {
        var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        var nsSortDescriptors: [NSSortDescriptor]
        var nsPredicate: NSPredicate?
      }
    }
    extension SectionedFetchRequest where Result: NSManagedObject {
      init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = _, animation: Animation? = _)
      @_disfavoredOverload init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = _, animation: Animation? = _)
    }
    extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
      var sortDescriptors: [SortDescriptor<Result>]
    }
    struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
      typealias Element = SectionedFetchResults<SectionIdentifier, Result>.Section
      typealias Index = Int
      subscript(_: Int) -> SectionedFetchResults<SectionIdentifier, Result>.Section
      var nsSortDescriptors: [NSSortDescriptor]
      var nsPredicate: NSPredicate?
      var sectionIdentifier: KeyPath<Result, SectionIdentifier>
      var startIndex: Int
      var endIndex: Int
      struct Section: Identifiable, RandomAccessCollection {
        typealias Element = Result
        typealias ID = SectionIdentifier
        typealias Index = Int
        subscript(_: Int) -> Result
        var startIndex: Int
        var endIndex: Int
        var id: SectionIdentifier
      }
    }
    extension SectionedFetchResults where Result: NSManagedObject {
      var sortDescriptors: [SortDescriptor<Result>]
    }
    @propertyWrapper struct State<Value>: DynamicProperty {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    extension State where Value: ExpressibleByNilLiteral {
      init()
    }
    @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      init(wrappedValue: @autoclosure () -> ObjectType)
      var wrappedValue: ObjectType
      var projectedValue: ObservedObject<ObjectType>.Wrapper
    }
    struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
      typealias Body = Never
      init(content: Content, publisher: PublisherType, action: (PublisherType.Output) -> Void)
      var content: Content
      var publisher: PublisherType
      var action: (PublisherType.Output) -> Void
    }
    struct Transaction {
      init()
      init(animation: Animation?)
      subscript<K: TransactionKey>(_: K.Type) -> K.Value
      var dismissBehavior: DismissBehavior
      var isContinuous: Bool
      var scrollTargetAnchor: UnitPoint?
      var tracksVelocity: Bool
      var animation: Animation?
      var disablesAnimations: Bool
      var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior
      var scrollPositionUpdatePreservesVelocity: Bool
      func addAnimationCompletion(criteria: AnimationCompletionCriteria = _, _: () -> Void)
    }
    protocol TransactionKey {
      associatedtype Value
      static var defaultValue: Self.Value
    }
    """#)
}
