// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Navigation, tabs, toolbars, presentations.
  static let swiftUINavigation = InterfaceFile(
    "SwiftUI",
    #"""
    struct ActionSheet {
      typealias Button = Alert.Button
      init(title: Text, message: Text? = _, buttons: [ActionSheet.Button] = _)
    }
    struct Alert {
      init(title: Text, message: Text? = _, dismissButton: Alert.Button? = _)
      init(title: Text, message: Text? = _, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      static func sideBySideButtons(title: Text, message: Text? = _, primaryButton: Alert.Button, secondaryButton: Alert.Button) -> Alert
      struct Button {
        static func `default`(_: Text, action: (() -> Void)? = _) -> Alert.Button
        static func cancel(_: Text, action: (() -> Void)? = _) -> Alert.Button
        static func cancel(_: (() -> Void)? = _) -> Alert.Button
        static func destructive(_: Text, action: (() -> Void)? = _) -> Alert.Button
      }
    }
    struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
      typealias Body = Never
      init()
    }
    struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
      typealias Body = Never
      init()
    }
    struct CarouselTabViewStyle: TabViewStyle {
      init()
    }
    struct ColumnNavigationViewStyle: NavigationViewStyle {}
    protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}
    extension CustomizableToolbarContent {
      func customizationBehavior(_: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent
      func defaultCustomization(_: Visibility = _, options: ToolbarCustomizationOptions = _) -> some CustomizableToolbarContent
      func defaultCustomization() -> some CustomizableToolbarContent
      func hidden(_: Bool = _) -> some CustomizableToolbarContent
      func matchedTransitionSource(id: some Hashable, in: Namespace.ID) -> some CustomizableToolbarContent
      func sharedBackgroundVisibility(_: Visibility) -> some CustomizableToolbarContent
    }
    struct DefaultNavigationViewStyle: NavigationViewStyle {
      init()
    }
    struct DefaultTabViewStyle: TabViewStyle {
      init()
    }
    struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
      init()
    }
    struct FileDialogBrowserOptions: OptionSet {
      typealias ArrayLiteralElement = FileDialogBrowserOptions
      typealias RawValue = Int
      init(rawValue: Int)
      static var enumeratePackages: FileDialogBrowserOptions
      static var includeHiddenFiles: FileDialogBrowserOptions
      static var displayFileExtensions: FileDialogBrowserOptions
    }
    struct GroupedTabViewStyle: TabViewStyle {}
    protocol IndexViewStyle {}
    extension IndexViewStyle where Self == PageIndexViewStyle {
      static var page: PageIndexViewStyle
      static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
    }
    struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
      typealias Body = Never
    }
    struct NavigationBarItem {
      enum TitleDisplayMode: Hashable {
        case automatic, inline, large
      }
    }
    struct NavigationControlGroupStyle: ControlGroupStyle {
      typealias Body = Never
      init()
    }
    struct NavigationLink<Label: View, Destination: View>: View {
      typealias Body = Never
      init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      init(destination: Destination, @ViewBuilder label: () -> Label)
      init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
      init(destinationName: String, @ViewBuilder label: () -> Label)
      init(destinationName: String, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      init<V: Hashable>(destinationName: String, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
      func isDetailLink(_: Bool) -> some View
    }
    extension NavigationLink where Destination == Never {
      init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
      init<P: Hashable>(_: LocalizedStringKey, value: P?) where Label == Text
      @_disfavoredOverload init<P: Hashable>(_: LocalizedStringResource, value: P?) where Label == Text
      @_disfavoredOverload init<S: StringProtocol, P: Hashable>(_: S, value: P?) where Label == Text
      init<P: Decodable & Encodable & Hashable>(value: P?, @ViewBuilder label: () -> Label)
      init<P: Decodable & Encodable & Hashable>(_: LocalizedStringKey, value: P?) where Label == Text
      @_disfavoredOverload init<P: Decodable & Encodable & Hashable>(_: LocalizedStringResource, value: P?) where Label == Text
      @_disfavoredOverload init<S: StringProtocol, P: Decodable & Encodable & Hashable>(_: S, value: P?) where Label == Text
    }
    extension NavigationLink where Label == Text {
      init(_: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder destination: () -> Destination)
      init(_: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
      init<V: Hashable>(_: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
      @_disfavoredOverload init<S: StringProtocol, V: Hashable>(_: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
      init(_: LocalizedStringKey, destination: Destination)
      @_disfavoredOverload init<S: StringProtocol>(_: S, destination: Destination)
      init(_: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
      @_disfavoredOverload init<S: StringProtocol>(_: S, destination: Destination, isActive: Binding<Bool>)
      init<V: Hashable>(_: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
      @_disfavoredOverload init<S: StringProtocol, V: Hashable>(_: S, destination: Destination, tag: V, selection: Binding<V?>)
    }
    struct NavigationLinkPickerStyle: PickerStyle {
      init()
    }
    struct NavigationPath: Equatable {
      init()
      init<S: Sequence>(_: S) where S.Element: Hashable
      init<S: Sequence>(_: S) where S.Element: Decodable, S.Element: Encodable, S.Element: Hashable
      init(_: NavigationPath.CodableRepresentation)
      var count: Int
      var isEmpty: Bool
      var codable: NavigationPath.CodableRepresentation?
      func append<V: Hashable>(_: V)
      func append<V: Decodable & Encodable & Hashable>(_: V)
      func removeLast(_: Int = _)
      struct CodableRepresentation: Equatable {}
    }
    struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
      typealias Body = Never
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
      init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
      init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
      init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
    }
    struct NavigationSplitViewColumn: Hashable {
      static var sidebar: NavigationSplitViewColumn
      static var content: NavigationSplitViewColumn
      static var detail: NavigationSplitViewColumn
    }
    protocol NavigationSplitViewStyle {
      associatedtype Body: View
      typealias Configuration = NavigationSplitViewStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
      static var automatic: AutomaticNavigationSplitViewStyle
    }
    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
      static var balanced: BalancedNavigationSplitViewStyle
    }
    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
      static var prominentDetail: ProminentDetailNavigationSplitViewStyle
    }
    struct NavigationSplitViewStyleConfiguration {}
    struct NavigationSplitViewVisibility: Equatable {
      static var detailOnly: NavigationSplitViewVisibility
      static var doubleColumn: NavigationSplitViewVisibility
      static var all: NavigationSplitViewVisibility
      static var automatic: NavigationSplitViewVisibility
    }
    struct NavigationStack<Data, Root: View>: View {
      typealias Body = Never
      init(@ViewBuilder root: () -> Root) where Data == NavigationPath
      init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
      init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    }
    struct NavigationView<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    protocol NavigationViewStyle {}
    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      static var columns: ColumnNavigationViewStyle
    }
    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      static var automatic: DefaultNavigationViewStyle
    }
    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      static var stack: StackNavigationViewStyle
    }
    struct PageIndexViewStyle: IndexViewStyle {
      init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = _)
      struct BackgroundDisplayMode {
        static var automatic: PageIndexViewStyle.BackgroundDisplayMode
        static var interactive: PageIndexViewStyle.BackgroundDisplayMode
        static var always: PageIndexViewStyle.BackgroundDisplayMode
        static var never: PageIndexViewStyle.BackgroundDisplayMode
      }
    }
    struct PagePresentationSizing: PresentationSizing {}
    struct PageTabViewStyle: TabViewStyle {
      init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = _)
      struct IndexDisplayMode {
        static var automatic: PageTabViewStyle.IndexDisplayMode
        static var always: PageTabViewStyle.IndexDisplayMode
        static var never: PageTabViewStyle.IndexDisplayMode
      }
    }
    enum PopoverAttachmentAnchor {
      case rect(Anchor<CGRect>.Source), point(UnitPoint)
    }
    struct PresentationAdaptation {
      static var automatic: PresentationAdaptation
      static var none: PresentationAdaptation
      static var popover: PresentationAdaptation
      static var sheet: PresentationAdaptation
      static var fullScreenCover: PresentationAdaptation
    }
    struct PresentationBackgroundInteraction {
      static var automatic: PresentationBackgroundInteraction
      static var enabled: PresentationBackgroundInteraction
      static var disabled: PresentationBackgroundInteraction
      static func enabled(upThrough: PresentationDetent) -> PresentationBackgroundInteraction
    }
    struct PresentationContentInteraction: Equatable {
      static var automatic: PresentationContentInteraction
      static var resizes: PresentationContentInteraction
      static var scrolls: PresentationContentInteraction
    }
    struct PresentationDetent: Hashable {
      static var medium: PresentationDetent
      static var large: PresentationDetent
      static func fraction(_: CGFloat) -> PresentationDetent
      static func height(_: CGFloat) -> PresentationDetent
      static func custom<D: CustomPresentationDetent>(_: D.Type) -> PresentationDetent
      @dynamicMemberLookup struct Context {
        subscript<T>(dynamicMember _: KeyPath<EnvironmentValues, T>) -> T
        var maxDetentValue: CGFloat
      }
    }
    protocol PresentationSizing {}
    extension PresentationSizing {
      func sticky(horizontal: Bool = _, vertical: Bool = _) -> some PresentationSizing
    }
    extension PresentationSizing where Self == AutomaticPresentationSizing {
      static var automatic: AutomaticPresentationSizing
    }
    extension PresentationSizing where Self == FittedPresentationSizing {
      static var fitted: FittedPresentationSizing
    }
    extension PresentationSizing where Self == FormPresentationSizing {
      static var form: FormPresentationSizing
    }
    extension PresentationSizing where Self == PagePresentationSizing {
      static var page: PagePresentationSizing
    }
    struct PresentationSizingContext {}
    struct PresentationSizingRoot {
      func sizeThatFits(_: ProposedViewSize) -> CGSize
    }
    struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
      typealias Body = Never
      init()
    }
    struct SearchFieldPlacement {
      static var automatic: SearchFieldPlacement
      static var toolbar: SearchFieldPlacement
      static var sidebar: SearchFieldPlacement
      static var navigationBarDrawer: SearchFieldPlacement
      static var toolbarPrincipal: SearchFieldPlacement
      static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
      struct NavigationBarDrawerDisplayMode {
        static var automatic: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        static var always: SearchFieldPlacement.NavigationBarDrawerDisplayMode
      }
    }
    struct SearchPresentationToolbarBehavior {
      static var automatic: SearchPresentationToolbarBehavior
      static var avoidHidingContent: SearchPresentationToolbarBehavior
    }
    struct SearchScopeActivation {
      static var automatic: SearchScopeActivation
      static var onTextEntry: SearchScopeActivation
      static var onSearchPresentation: SearchScopeActivation
    }
    struct SearchSuggestionsPlacement: Equatable {
      static var automatic: SearchSuggestionsPlacement
      static var menu: SearchSuggestionsPlacement
      static var content: SearchSuggestionsPlacement
      struct Set: OptionSet {
        typealias ArrayLiteralElement = SearchSuggestionsPlacement.Set.Element
        typealias RawValue = Int
        init(rawValue: Int)
        static var menu: SearchSuggestionsPlacement.Set
        static var content: SearchSuggestionsPlacement.Set
      }
    }
    struct SearchToolbarBehavior {
      static var automatic: SearchToolbarBehavior
      static var minimize: SearchToolbarBehavior
    }
    struct SearchUnavailableContent {
      struct Label: View {
        typealias Body = Never
      }
      struct Description: View {
        typealias Body = Never
      }
      struct Actions: View {
        typealias Body = Never
      }
    }
    struct SidebarAdaptableTabViewStyle: TabViewStyle {}
    struct StackNavigationViewStyle: NavigationViewStyle {
      init()
    }
    struct Tab<Value, Content, Label> {}
    extension Tab where Value == Never, Content: View, Label: View {
      init(_: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(_: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(_: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(_: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(@ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
      typealias TabValue = Value
      typealias Body = Never
    }
    extension Tab where Value: Hashable, Content: View, Label: View {
      init(_: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init<T: Hashable>(_: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init<T: Hashable>(_: LocalizedStringResource, image: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol, T: Hashable>(_: S, image: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      init(_: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init<T: Hashable>(_: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init<T: Hashable>(_: LocalizedStringResource, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol, T: Hashable>(_: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      init(_: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init<T: Hashable>(_: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init<T: Hashable>(_: LocalizedStringResource, systemImage: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol, T: Hashable>(_: S, systemImage: String, value: T, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      init(_: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init<T: Hashable>(_: LocalizedStringKey, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @introduced(26) @_disfavoredOverload init<T: Hashable>(_: LocalizedStringResource, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      @_disfavoredOverload init<S: StringProtocol, T: Hashable>(_: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content) where Value == T?, Label == DefaultTabLabel
      init(value: Value, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel
      init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct TabBarMinimizeBehavior {
      static var automatic: TabBarMinimizeBehavior
      static var never: TabBarMinimizeBehavior
      static var onScrollDown: TabBarMinimizeBehavior
      static var onScrollUp: TabBarMinimizeBehavior
    }
    struct TabBarOnlyTabViewStyle: TabViewStyle {}
    struct TabBarPlacement {
      static var bottomBar: TabBarPlacement
      static var ornament: TabBarPlacement
      static var pageIndicator: TabBarPlacement
      static var sidebar: TabBarPlacement
      static var topBar: TabBarPlacement
    }
    protocol TabContent<TabValue> {
      associatedtype TabValue: Hashable
      associatedtype Body: TabContent
      @TabContentBuilder<Self.TabValue> var body: Self.Body
    }
    extension TabContent {
      func accessibilityHint(_: LocalizedStringKey, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityHint(_: LocalizedStringResource, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func accessibilityHint(_: Text, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_: S, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func accessibilityLabel(_: LocalizedStringKey, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityLabel(_: LocalizedStringResource, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func accessibilityLabel(_: Text, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func accessibilityValue(_: LocalizedStringKey, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityValue(_: LocalizedStringResource, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_: S, isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func accessibilityInputLabels(_: [LocalizedStringKey], isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func accessibilityInputLabels(_: [Text], isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func accessibilityInputLabels<S: StringProtocol>(_: [S], isEnabled: Bool = _) -> some TabContent<Self.TabValue>
      func badge(_: Int) -> some TabContent<Self.TabValue>
      func badge(_: LocalizedStringKey) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func badge(_: LocalizedStringResource) -> some TabContent<Self.TabValue>
      func badge(_: Text?) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func badge<S: StringProtocol>(_: S) -> some TabContent<Self.TabValue>
      func help(_: LocalizedStringKey) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func help(_: LocalizedStringResource) -> some TabContent<Self.TabValue>
      func help(_: Text) -> some TabContent<Self.TabValue>
      @_disfavoredOverload func help<S: StringProtocol>(_: S) -> some TabContent<Self.TabValue>
    }
    @resultBuilder struct TabContentBuilder<TabValue: Hashable> {
      static func buildExpression<Content: TabContent>(_: Content) -> Content where Content.TabValue == TabValue
    }
    struct TabCustomizationBehavior {
      static var automatic: TabCustomizationBehavior
      static var disabled: TabCustomizationBehavior
      static var reorderable: TabCustomizationBehavior
    }
    struct TabPlacement {
      static var automatic: TabPlacement
      static var pinned: TabPlacement
      static var sidebarOnly: TabPlacement
    }
    struct TabRole: Hashable {
      static var search: TabRole
    }
    struct TabSearchActivation {
      static var automatic: TabSearchActivation
      static var searchTabSelection: TabSearchActivation
    }
    struct TabSection<Header, Content, Footer, SelectionValue> {}
    extension TabSection where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
      init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView
      init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
      init(_: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text
      @_disfavoredOverload init(_: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, @TabContentBuilder<SelectionValue> content: () -> Content) where Header == Text
      @_disfavoredOverload init<V: Hashable>(_: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content) where Header == Text, Footer == EmptyView, SelectionValue == V?
      @_disfavoredOverload init<V: Hashable>(_: LocalizedStringResource, @TabContentBuilder<V?> content: () -> Content) where Header == Text, Footer == EmptyView, SelectionValue == V?
      @_disfavoredOverload init<V: Hashable, S: StringProtocol>(_: S, @TabContentBuilder<V?> content: () -> Content) where Header == Text, Footer == EmptyView, SelectionValue == V?
    }
    extension TabSection: TabContent where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
      typealias TabValue = SelectionValue
      typealias Body = Never
    }
    struct TabView<SelectionValue: Hashable, Content: View>: View {
      typealias Body = Never
      init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
      init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue
    }
    extension TabView where SelectionValue == Int {
      init(@ViewBuilder content: () -> Content)
    }
    extension TabView where SelectionValue == Never {
      init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where Content == TabContentBuilder<Never>.Content<C>
    }
    enum TabViewBottomAccessoryPlacement {
      case expanded, inline
    }
    struct TabViewCustomization: Equatable {
      init()
      subscript(section _: String) -> TabViewCustomization.SectionCustomization
      subscript(sectionID _: String) -> [String]?
      subscript(sidebarVisibility _: String) -> Visibility
      subscript(tab _: String) -> TabViewCustomization.TabCustomization
      func resetSectionOrder()
      func resetSectionOrder(for: String)
      func resetVisibility()
      struct SectionCustomization {
        var tabOrder: [String]?
        func resetTabOrder()
      }
      struct TabCustomization {
        var sidebarVisibility: Visibility
        var tabBarVisibility: Visibility
      }
    }
    protocol TabViewStyle {}
    extension TabViewStyle where Self == CarouselTabViewStyle {
      static var carousel: CarouselTabViewStyle
    }
    extension TabViewStyle where Self == DefaultTabViewStyle {
      static var automatic: DefaultTabViewStyle
    }
    extension TabViewStyle where Self == GroupedTabViewStyle {
      static var grouped: GroupedTabViewStyle
    }
    extension TabViewStyle where Self == PageTabViewStyle {
      static var page: PageTabViewStyle
      static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
    }
    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
      static var sidebarAdaptable: SidebarAdaptableTabViewStyle
    }
    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
      static var tabBarOnly: TabBarOnlyTabViewStyle
    }
    extension TabViewStyle where Self == VerticalPageTabViewStyle {
      static var verticalPage: VerticalPageTabViewStyle
      static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle
    }
    protocol ToolbarContent {
      associatedtype Body: ToolbarContent
      @ToolbarContentBuilder var body: Self.Body
    }
    extension ToolbarContent {
      func hidden(_: Bool = _) -> some ToolbarContent
      func matchedTransitionSource(id: some Hashable, in: Namespace.ID) -> some ToolbarContent
      func sharedBackgroundVisibility(_: Visibility) -> some ToolbarContent
    }
    @resultBuilder struct ToolbarContentBuilder {
      static func buildExpression<Content: ToolbarContent>(_: Content) -> Content
      static func buildExpression<Content: CustomizableToolbarContent>(_: Content) -> Content
    }
    struct ToolbarCustomizationBehavior {
      static var `default`: ToolbarCustomizationBehavior
      static var reorderable: ToolbarCustomizationBehavior
      static var disabled: ToolbarCustomizationBehavior
    }
    struct ToolbarCustomizationOptions: OptionSet {
      typealias RawValue = Int
      typealias ArrayLiteralElement = ToolbarCustomizationOptions
      init(rawValue: Int)
      static var alwaysAvailable: ToolbarCustomizationOptions
    }
    struct ToolbarDefaultItemKind {
      static var sidebarToggle: ToolbarDefaultItemKind
      static var search: ToolbarDefaultItemKind
      static var title: ToolbarDefaultItemKind
    }
    struct ToolbarItem<ID, Content: View>: ToolbarContent {
      typealias Body = Never
    }
    extension ToolbarItem where ID == () {
      init(placement: ToolbarItemPlacement = _, @ViewBuilder content: () -> Content)
    }
    extension ToolbarItem: CustomizableToolbarContent where ID == String {
      init(id: String, placement: ToolbarItemPlacement = _, @ViewBuilder content: () -> Content)
      init(id: String, placement: ToolbarItemPlacement = _, showsByDefault: Bool, @ViewBuilder content: () -> Content)
    }
    extension ToolbarItem: Identifiable where ID: Hashable {
      var id: ID
    }
    struct ToolbarItemGroup<Content: View>: ToolbarContent {
      typealias Body = Never
      init(placement: ToolbarItemPlacement = _, @ViewBuilder content: () -> Content)
      init<C: View, L: View>(placement: ToolbarItemPlacement = _, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledToolbarItemGroupContent<C, L>
    }
    struct ToolbarItemPlacement {
      init<ID: Hashable>(id: ID)
      static var automatic: ToolbarItemPlacement
      static var principal: ToolbarItemPlacement
      static var navigation: ToolbarItemPlacement
      static var primaryAction: ToolbarItemPlacement
      static var secondaryAction: ToolbarItemPlacement
      static var status: ToolbarItemPlacement
      static var confirmationAction: ToolbarItemPlacement
      static var cancellationAction: ToolbarItemPlacement
      static var destructiveAction: ToolbarItemPlacement
      static var keyboard: ToolbarItemPlacement
      static var topBarLeading: ToolbarItemPlacement
      static var topBarTrailing: ToolbarItemPlacement
      static var navigationBarLeading: ToolbarItemPlacement
      static var navigationBarTrailing: ToolbarItemPlacement
      static var bottomBar: ToolbarItemPlacement
      static var bottomOrnament: ToolbarItemPlacement
      static var largeSubtitle: ToolbarItemPlacement
      static var largeTitle: ToolbarItemPlacement
      static var subtitle: ToolbarItemPlacement
      static var title: ToolbarItemPlacement
      static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement
    }
    struct ToolbarLabelStyle {
      static var automatic: ToolbarLabelStyle
      static var iconOnly: ToolbarLabelStyle
      static var titleAndIcon: ToolbarLabelStyle
      static var titleOnly: ToolbarLabelStyle
    }
    struct ToolbarPlacement {
      init<ID: Hashable>(id: ID)
      static var automatic: ToolbarPlacement
      static var bottomBar: ToolbarPlacement
      static var navigationBar: ToolbarPlacement
      static var windowToolbar: ToolbarPlacement
      static var tabBar: ToolbarPlacement
      static var bottomOrnament: ToolbarPlacement
      static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement
    }
    struct ToolbarRole {
      static var automatic: ToolbarRole
      static var navigationStack: ToolbarRole
      static var browser: ToolbarRole
      static var editor: ToolbarRole
    }
    struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
      typealias Body = Never
      init(_: SpacerSizing = _, placement: ToolbarItemPlacement = _)
    }
    struct ToolbarTitleDisplayMode {
      static var automatic: ToolbarTitleDisplayMode
      static var large: ToolbarTitleDisplayMode
      static var inlineLarge: ToolbarTitleDisplayMode
      static var inline: ToolbarTitleDisplayMode
    }
    struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
      typealias Body = Never
      init() where Content == EmptyView
      init(@ViewBuilder content: () -> Content)
    }
    struct VerticalPageTabViewStyle: TabViewStyle {
      init()
      init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)
      struct TransitionStyle {
        static var automatic: VerticalPageTabViewStyle.TransitionStyle
        static var blur: VerticalPageTabViewStyle.TransitionStyle
        static var identity: VerticalPageTabViewStyle.TransitionStyle
      }
    }
    """#)
}
