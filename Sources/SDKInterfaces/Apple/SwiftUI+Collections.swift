// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Lists, tables, `ForEach`, sections, scroll views.
  static let swiftUICollections = InterfaceFile(
    "SwiftUI",
    #"""
    struct _ConditionalContent<TrueContent, FalseContent> {}
    extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
      typealias Body = Never
    }
    extension _ConditionalContent: CustomizableToolbarContent where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
    extension _ConditionalContent: TableColumnContent where TrueContent: TableColumnContent, FalseContent: TableColumnContent {
      typealias TableRowValue = TrueContent.TableRowValue
      typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
      typealias TableRowBody = Never
      typealias TableColumnBody = Never
    }
    extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent {
      typealias TableRowValue = TrueContent.TableRowValue
      typealias TableRowBody = Never
    }
    extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
      typealias Body = Never
    }
    extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
      typealias Body = Never
    }
    struct AlternatingRowBackgroundBehavior: Hashable {
      static var automatic: AlternatingRowBackgroundBehavior
      static var enabled: AlternatingRowBackgroundBehavior
      static var disabled: AlternatingRowBackgroundBehavior
    }
    struct AnyScrollTargetBehavior: ScrollTargetBehavior {
      init(_: some ScrollTargetBehavior)
      var base: any ScrollTargetBehavior
    }
    struct AutomaticTableStyle: TableStyle {
      typealias Body = Never
    }
    struct BorderedListStyle: ListStyle {
      init()
      init(alternatesRowBackgrounds: Bool)
    }
    struct BorderedTableStyle: TableStyle {
      typealias Body = Never
      init()
      init(alternatesRowBackgrounds: Bool)
    }
    struct CarouselListStyle: ListStyle {
      init()
    }
    struct ContentMarginPlacement {
      static var automatic: ContentMarginPlacement
      static var scrollContent: ContentMarginPlacement
      static var scrollIndicators: ContentMarginPlacement
    }
    struct DefaultListStyle: ListStyle {
      init()
    }
    struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent where Label.TableRowValue == Content.TableRowValue {
      typealias TableRowValue = Label.TableRowValue
      init<Value>(_: Value, isExpanded: Binding<Bool>? = _, @TableRowBuilder<Value> content: () -> Content) where Label == TableRow<Value>, Value == Content.TableRowValue
      var tableRowBody: some TableRowContent
    }
    protocol DynamicTableRowContent: TableRowContent {
      associatedtype Data: Collection
      var data: Self.Data
    }
    extension DynamicTableRowContent {
      func dropDestination<T: Transferable>(for: T.Type = _, action: (Int, [T]) -> Void) -> ModifiedContent<Self, OnInsertTableRowModifier>
      func onInsert(of: [UTType], perform: (Int, [NSItemProvider]) -> Void) -> ModifiedContent<Self, OnInsertTableRowModifier>
    }
    protocol DynamicViewContent: View {
      associatedtype Data: Collection
      var data: Self.Data
    }
    extension DynamicViewContent {
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T], Int) -> Void) -> some DynamicViewContent
      func onInsert(of: [UTType], perform: (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
      func onInsert(of: [String], perform: (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
      func onMove(perform: Optional<(IndexSet, Int) -> Void>) -> some DynamicViewContent
      func onDelete(perform: Optional<(IndexSet) -> Void>) -> some DynamicViewContent
    }
    struct EditableCollectionContent<Content, Data> {}
    extension EditableCollectionContent: View where Content: View {
      typealias Body = Never
    }
    struct EditActions<Data>: OptionSet {
      typealias ArrayLiteralElement = EditActions<Data>
      typealias RawValue = Int
      init(rawValue: Int)
      static var all: EditActions<Data>
    }
    extension EditActions where Data: MutableCollection {
      static var move: EditActions<Data>
      static var all: EditActions<Data>
    }
    extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
      static var all: EditActions<Data>
    }
    extension EditActions where Data: RangeReplaceableCollection {
      static var delete: EditActions<Data>
      static var all: EditActions<Data>
    }
    struct EditButton: View {
      typealias Body = Never
      init()
    }
    struct EllipticalListStyle: ListStyle {
      init()
    }
    struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
      typealias TableRowValue = Value
      typealias TableRowBody = Never
    }
    struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
      init<C: MutableCollection & RandomAccessCollection, R: View>(_: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: (Binding<C.Element>) -> R) where Data == [Binding<C.Element>], ID == C.Element.ID, Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
      init<C: MutableCollection & RandomAccessCollection, R: View>(_: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: (Binding<C.Element>) -> R) where Data == [Binding<C.Element>], Content == EditableCollectionContent<R, C>, C.Index: Hashable
      init<V: View>(sections: V, @ViewBuilder content: (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
      init<V: View>(subviews: V, @ViewBuilder content: (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View
      var data: Data
      var content: (Data.Element) -> Content
    }
    extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
      typealias Body = Never
    }
    extension ForEach where Content: AccessibilityRotorContent {
      init(_: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: (Data.Element) -> Content)
    }
    extension ForEach: TabContent where Content: TabContent {
      typealias TabValue = Content.TabValue
      init<T: Hashable>(_: Data, @TabContentBuilder<T> content: (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable, T == Content.TabValue
      init<T: Hashable>(_: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: (Data.Element) -> Content) where T == Content.TabValue
    }
    extension ForEach: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableRowBody = Never
      init<V>(_: Data, @TableRowBuilder<V> content: (Data.Element) -> Content) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable
      init<V>(_: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: (Data.Element) -> Content) where V == Content.TableRowValue
      init(_: Data) where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable
      init<V>(_: Range<Int>, @TableRowBuilder<V> content: (Int) -> Content) where Data == Range<Int>, ID == Int, V == Content.TableRowValue
    }
    extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
    extension ForEach: DynamicViewContent where Content: View {}
    extension ForEach: View where Content: View {
      typealias Body = Never
    }
    extension ForEach where Content: View {
      init(_: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content)
      @_disfavoredOverload init<C: MutableCollection & RandomAccessCollection>(_: Binding<C>, @ViewBuilder content: (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
      @_disfavoredOverload init<C: MutableCollection & RandomAccessCollection>(_: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], C.Index: Hashable
    }
    extension ForEach where Data == Range<Int>, ID == Int, Content: View {
      init(_: Range<Int>, @ViewBuilder content: (Int) -> Content)
    }
    extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
      init(_: Data, @AccessibilityRotorContentBuilder content: (Data.Element) -> Content)
    }
    extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
      init(_: Data, @ViewBuilder content: (Data.Element) -> Content)
    }
    struct Group<Content> {
      typealias Body = Never
      init<Base: View, Result: View>(sections: Base, @ViewBuilder transform: (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result>
      init<Base: View, Result: View>(subviews: Base, @ViewBuilder transform: (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result>
    }
    extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
      init(@AccessibilityRotorContentBuilder content: () -> Content)
    }
    extension Group: Commands where Content: Commands {
      init(@CommandsBuilder content: () -> Content)
    }
    extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
      init(@ToolbarContentBuilder content: () -> Content)
    }
    extension Group: Scene where Content: Scene {
      init(@SceneBuilder content: () -> Content)
    }
    extension Group: TabContent where Content: TabContent {
      typealias TabValue = Content.TabValue
      init(@TabContentBuilder<Content.TabValue> content: () -> Content)
    }
    extension Group: TableColumnContent where Content: TableColumnContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableColumnSortComparator = Content.TableColumnSortComparator
      typealias TableColumnBody = Never
      init<R, C>(@TableColumnBuilder<R, C> content: () -> Content) where R == Content.TableRowValue, C == Content.TableColumnSortComparator
    }
    extension Group: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableRowBody = Never
      init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue
    }
    extension Group: ToolbarContent where Content: ToolbarContent {
      init(@ToolbarContentBuilder content: () -> Content)
    }
    extension Group: View where Content: View {
      init(@ViewBuilder content: () -> Content)
    }
    struct GroupedListStyle: ListStyle {
      init()
    }
    struct InsetGroupedListStyle: ListStyle {
      init()
    }
    struct InsetListStyle: ListStyle {
      init()
      init(alternatesRowBackgrounds: Bool)
    }
    struct InsetTableStyle: TableStyle {
      typealias Body = Never
      init()
      init(alternatesRowBackgrounds: Bool)
    }
    struct List<SelectionValue: Hashable, Content: View>: View {
      typealias Body = Never
      init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
      init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
      init<Data: RandomAccessCollection, RowContent: View>(_: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      @_disfavoredOverload init<Data: RandomAccessCollection, RowContent: View>(_: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, RowContent: View>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      @_disfavoredOverload init<Data: RandomAccessCollection, RowContent: View>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      @_disfavoredOverload init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      @_disfavoredOverload init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<RowContent: View>(_: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>
      @_disfavoredOverload init<RowContent: View>(_: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, HStack<RowContent>>
      init<Data: RandomAccessCollection, RowContent: View>(_: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, RowContent: View>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<RowContent: View>(_: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, RowContent>, Data.Index: Hashable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, RowContent>, Data.Index: Hashable
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable, Data.Index: Hashable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable, Data.Index: Hashable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, EditableCollectionContent<RowContent, Data>>, Data.Index: Hashable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, EditableCollectionContent<RowContent, Data>>, Data.Index: Hashable
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable, Data.Index: Hashable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, EditableCollectionContent<RowContent, Data>>, Data.Index: Hashable
    }
    extension List where SelectionValue == Never {
      init(@ViewBuilder content: () -> Content)
      init<Data: RandomAccessCollection, RowContent: View>(_: Data, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, RowContent: View>(_: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Data.Element) -> RowContent) where Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<RowContent: View>(_: Range<Int>, @ViewBuilder rowContent: (Int) -> RowContent) where Content == ForEach<Range<Int>, Int, RowContent>
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
      @_disfavoredOverload init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, RowContent>, Data.Index: Hashable
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>, Data.Element: Identifiable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
      init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, EditableCollectionContent<RowContent, Data>>, Data.Element: Identifiable, Data.Index: Hashable
      init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, @ViewBuilder rowContent: (Binding<Data.Element>) -> RowContent) where Content == ForEach<[Binding<Data.Element>], ID, EditableCollectionContent<RowContent, Data>>, Data.Index: Hashable
    }
    struct ListItemTint {
      static var monochrome: ListItemTint
      static func fixed(_: Color) -> ListItemTint
      static func preferred(_: Color) -> ListItemTint
    }
    struct ListSectionSpacing {
      static var `default`: ListSectionSpacing
      static var compact: ListSectionSpacing
      static func custom(_: CGFloat) -> ListSectionSpacing
    }
    protocol ListStyle {}
    extension ListStyle where Self == BorderedListStyle {
      static var bordered: BorderedListStyle
      static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle
    }
    extension ListStyle where Self == CarouselListStyle {
      static var carousel: CarouselListStyle
    }
    extension ListStyle where Self == DefaultListStyle {
      static var automatic: DefaultListStyle
    }
    extension ListStyle where Self == EllipticalListStyle {
      static var elliptical: EllipticalListStyle
    }
    extension ListStyle where Self == GroupedListStyle {
      static var grouped: GroupedListStyle
    }
    extension ListStyle where Self == InsetGroupedListStyle {
      static var insetGrouped: InsetGroupedListStyle
    }
    extension ListStyle where Self == InsetListStyle {
      static var inset: InsetListStyle
      static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle
    }
    extension ListStyle where Self == PlainListStyle {
      static var plain: PlainListStyle
    }
    extension ListStyle where Self == SidebarListStyle {
      static var sidebar: SidebarListStyle
    }
    extension MutableCollection {
      func move(fromOffsets: IndexSet, toOffset: Int)
    }
    extension Never: SortComparator, AccessibilityRotorContent, ImmersiveSpaceContent, ToolbarContent, CustomizableToolbarContent, ShapeStyle, TableColumnContent, Gesture, Scene, WidgetConfiguration, TableRowContent, View, Keyframes, Commands, TabContent, ControlWidgetConfiguration, ControlWidgetTemplate {
      typealias Body = Never
    }
    extension Optional: Commands where Wrapped: Commands {
      typealias Body = Never
    }
    extension Optional: ControlWidgetConfiguration where Wrapped: ControlWidgetConfiguration {
      typealias Body = Never
    }
    extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
    extension Optional: Gesture where Wrapped: Gesture {
      typealias Value = Wrapped.Value
      typealias Body = Never
    }
    extension Optional: TableColumnContent where Wrapped: TableColumnContent {
      typealias TableRowValue = Wrapped.TableRowValue
      typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
      typealias TableRowBody = Never
      typealias TableColumnBody = Never
    }
    extension Optional: TableRowContent where Wrapped: TableRowContent {
      typealias TableRowValue = Wrapped.TableRowValue
      typealias TableRowBody = Never
    }
    extension Optional: ToolbarContent where Wrapped: ToolbarContent {
      typealias Body = Never
    }
    extension Optional: View where Wrapped: View {
      typealias Body = Never
    }
    struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {}
    extension OutlineGroup where ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue {
      init<DataElement: Identifiable>(_: DataElement, children: KeyPath<DataElement, Data?>) where ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>, DataElement == Data.Element
      init<DataElement: Identifiable>(_: Data, children: KeyPath<DataElement, Data?>) where ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>, Subgroup == TableRow<DataElement>, DataElement == Data.Element
      init<DataElement>(_: DataElement, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
      init<DataElement>(_: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
      init<DataElement>(_: Data, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
      init<DataElement>(_: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @TableRowBuilder<DataElement> content: (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
    }
    extension OutlineGroup: TableRowContent where ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue {
      typealias TableRowValue = Leaf.TableRowValue
      var tableRowBody: some TableRowContent
    }
    extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable {
      init<DataElement: Identifiable>(_: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
      init<DataElement: Identifiable>(_: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf) where ID == DataElement.ID, DataElement == Data.Element
      init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: (Binding<E>) -> Leaf) where Data == Binding<C>, ID == E.ID, E == C.Element
      init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(_: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: (Binding<E>) -> Leaf) where Data == Binding<C>, ID == E.ID, E == C.Element
    }
    extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
      typealias Body = Never
    }
    extension OutlineGroup where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
      init<DataElement>(_: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf) where DataElement == Data.Element
      init<DataElement>(_: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: (DataElement) -> Leaf) where DataElement == Data.Element
      init<C: MutableCollection & RandomAccessCollection, E>(_: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element
      init<C: MutableCollection & RandomAccessCollection, E>(_: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>, @ViewBuilder content: (Binding<E>) -> Leaf) where Data == Binding<C>, E == C.Element
    }
    struct PagingScrollTargetBehavior: ScrollTargetBehavior {
      init()
      func updateTarget(_: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext)
    }
    struct PlainListStyle: ListStyle {
      init()
    }
    extension RangeReplaceableCollection where Self: MutableCollection {
      func remove(atOffsets: IndexSet)
    }
    struct ScrollAnchorRole {
      static var alignment: ScrollAnchorRole
      static var initialOffset: ScrollAnchorRole
      static var sizeChanges: ScrollAnchorRole
    }
    struct ScrollBounceBehavior {
      static var automatic: ScrollBounceBehavior
      static var always: ScrollBounceBehavior
      static var basedOnSize: ScrollBounceBehavior
    }
    struct ScrollContentOffsetAdjustmentBehavior {
      static var automatic: ScrollContentOffsetAdjustmentBehavior
      static var disabled: ScrollContentOffsetAdjustmentBehavior
    }
    struct ScrollDismissesKeyboardMode {
      static var automatic: ScrollDismissesKeyboardMode
      static var immediately: ScrollDismissesKeyboardMode
      static var interactively: ScrollDismissesKeyboardMode
      static var never: ScrollDismissesKeyboardMode
    }
    struct ScrollEdgeEffectStyle: Hashable {
      static var automatic: ScrollEdgeEffectStyle
      static var hard: ScrollEdgeEffectStyle
      static var soft: ScrollEdgeEffectStyle
    }
    struct ScrollGeometry: Equatable {
      init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)
      var bounds: CGRect
      var containerSize: CGSize
      var contentInsets: EdgeInsets
      var contentOffset: CGPoint
      var contentSize: CGSize
      var visibleRect: CGRect
    }
    struct ScrollIndicatorVisibility: Equatable {
      static var automatic: ScrollIndicatorVisibility
      static var visible: ScrollIndicatorVisibility
      static var hidden: ScrollIndicatorVisibility
      static var never: ScrollIndicatorVisibility
    }
    struct ScrollInputBehavior {
      static var automatic: ScrollInputBehavior
      static var disabled: ScrollInputBehavior
      static var enabled: ScrollInputBehavior
    }
    struct ScrollInputKind {
      static var look: ScrollInputKind
      static func look(axes: Axis.Set) -> ScrollInputKind
    }
    enum ScrollPhase: Hashable {
      case animating, decelerating, idle, interacting, tracking
      var isScrolling: Bool
    }
    struct ScrollPhaseChangeContext {
      var geometry: ScrollGeometry
      var velocity: CGVector?
    }
    struct ScrollPosition: Equatable {
      init(id: some Hashable & Sendable, anchor: UnitPoint? = _)
      init(idType: (some Hashable & Sendable).Type = _)
      init(idType: (some Hashable & Sendable).Type = _, edge: Edge)
      init(idType: (some Hashable & Sendable).Type = _, point: CGPoint)
      init(idType: (some Hashable & Sendable).Type = _, x: CGFloat)
      init(idType: (some Hashable & Sendable).Type = _, x: CGFloat, y: CGFloat)
      init(idType: (some Hashable & Sendable).Type = _, y: CGFloat)
      var edge: Edge?
      var isPositionedByUser: Bool
      var point: CGPoint?
      var viewID: (any Hashable & Sendable)?
      var x: CGFloat?
      var y: CGFloat?
      func scrollTo(edge: Edge)
      func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = _)
      func scrollTo(point: CGPoint)
      func scrollTo(x: CGFloat)
      func scrollTo(x: CGFloat, y: CGFloat)
      func scrollTo(y: CGFloat)
      func viewID<T: Hashable & Sendable>(type: T.Type) -> T?
    }
    struct ScrollTarget {
      var rect: CGRect
      var anchor: UnitPoint?
    }
    protocol ScrollTargetBehavior {
      typealias TargetContext = ScrollTargetBehaviorContext
      func updateTarget(_: inout ScrollTarget, context: Self.TargetContext)
    }
    extension ScrollTargetBehavior {
      func properties(context: Self.PropertiesContext) -> Self.Properties
    }
    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      static var paging: PagingScrollTargetBehavior
    }
    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      static var viewAligned: ViewAlignedScrollTargetBehavior
      static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
      static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior
      static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior
    }
    @dynamicMemberLookup struct ScrollTargetBehaviorContext {
      subscript<T>(dynamicMember _: KeyPath<EnvironmentValues, T>) -> T
      var originalTarget: ScrollTarget
      var velocity: CGVector
      var contentSize: CGSize
      var containerSize: CGSize
      var axes: Axis.Set
    }
    struct ScrollView<Content: View>: View {
      typealias Body = Never
      init(_: Axis.Set = _, showsIndicators: Bool = _, @ViewBuilder content: () -> Content)
      init(_: Axis.Set = _, @ViewBuilder content: () -> Content)
      var content: Content
      var axes: Axis.Set
      var showsIndicators: Bool
    }
    struct ScrollViewProxy {
      func scrollTo<ID: Hashable>(_: ID, anchor: UnitPoint? = _)
    }
    struct ScrollViewReader<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: (ScrollViewProxy) -> Content)
      var content: (ScrollViewProxy) -> Content
    }
    struct Section<Parent, Content, Footer> {
      func collapsible(_: Bool) -> some View
    }
    extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content)
    }
    extension Section where Parent == EmptyView, Content: View, Footer: View {
      init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
      init(footer: Footer, @ViewBuilder content: () -> Content)
    }
    extension Section where Parent == Text, Content: View, Footer == EmptyView {
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    }
    extension Section where Parent: TableRowContent, Content: TableRowContent {
      init<V, H: View>(isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      init<V>(_: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      @_disfavoredOverload init<V>(_: LocalizedStringResource, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      @_disfavoredOverload init<V, S: StringProtocol>(_: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    }
    extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
      typealias TableRowBody = Never
      init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      init<V>(_: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      @_disfavoredOverload init<V>(_: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      @_disfavoredOverload init<V, S: StringProtocol>(_: S, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
      init<V>(@TableRowBuilder<V> content: () -> Content) where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    }
    extension Section where Parent: View, Content: View, Footer == EmptyView {
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
      init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
      init(header: Parent, @ViewBuilder content: () -> Content)
    }
    extension Section: View where Parent: View, Content: View, Footer: View {
      typealias Body = Never
    }
    extension Section where Parent: View, Content: View, Footer: View {
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
      init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    }
    struct SidebarListStyle: ListStyle {
      init()
    }
    enum SidebarRowSize: Hashable {
      case small, medium, large
    }
    struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
      typealias Body = Never
      init(of: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init(of: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init(of: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init<Sort: SortComparator>(sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(of: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(of: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(of: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Data: RandomAccessCollection>(_: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection>(_: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection>(_: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init(of: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init(of: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init(of: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init<Sort: SortComparator>(of: Value.Type = _, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(of: Value.Type = _, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Sort: SortComparator>(of: Value.Type = _, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows) where Columns.TableRowValue == Sort.Compared
      init<Data: RandomAccessCollection>(_: Data, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection>(_: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection>(_: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection>(_: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = _, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = _, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = _, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = _, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = _, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
      init<Data: RandomAccessCollection, Sort: SortComparator>(_: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = _, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableOutlineGroupContent<Data>, Value == Data.Element, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared
    }
    struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
      typealias TableRowValue = RowValue
      typealias TableColumnSortComparator = Sort
      typealias TableColumnBody = Never
      func width(_: CGFloat? = _) -> TableColumn<RowValue, Sort, Content, Label>
      func width(min: CGFloat? = _, ideal: CGFloat? = _, max: CGFloat? = _) -> TableColumn<RowValue, Sort, Content, Label>
      func width() -> TableColumn<RowValue, Sort, Content, Label>
    }
    extension TableColumn where RowValue == Sort.Compared, Label == Text {
      init(_: LocalizedStringKey, sortUsing: Sort, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, sortUsing: Sort, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, sortUsing: Sort, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, sortUsing: Sort, @ViewBuilder content: (RowValue) -> Content)
    }
    extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
      init<V: Comparable>(_: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<V: Comparable>(_: LocalizedStringResource, value: KeyPath<RowValue, V>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol, V: Comparable>(_: S, value: KeyPath<RowValue, V>, @ViewBuilder content: (RowValue) -> Content)
      init<V: Comparable>(_: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: (RowValue) -> Content)
      init<V, C: SortComparator>(_: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: (RowValue) -> Content) where V == C.Compared
      @_disfavoredOverload init<V, C: SortComparator>(_: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: (RowValue) -> Content) where V == C.Compared
      @_disfavoredOverload init<S: StringProtocol, V, C: SortComparator>(_: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: (RowValue) -> Content) where V == C.Compared
      init<V, C: SortComparator>(_: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: (RowValue) -> Content) where V == C.Compared
      init(_: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      @_disfavoredOverload init(_: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      init(_: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
    }
    extension TableColumn where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Bool>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Double>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Double>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Double>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Double>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Double?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Double?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Double?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Double?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Float>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Float>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Float>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Float>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Float?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Float?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Float?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Float?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int8>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int8>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int8>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int8>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int16>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int16>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int16>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int16>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int32>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int32>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int32>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int32>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int64>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int64>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int64>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int64>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Date>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Date>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Date>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Date>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, Date?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, Date?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, Date?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, Date?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UUID>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UUID>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UUID>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UUID>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = _, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      @introduced(iOS 16.6, macOS 13.5) init(_: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
      init(_: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = _) where Content == Text
    }
    extension TableColumn where Sort == Never, Label == Text {
      init(_: LocalizedStringKey, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: (RowValue) -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: (RowValue) -> Content)
      init(_: Text, @ViewBuilder content: (RowValue) -> Content)
      init(_: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text
      @_disfavoredOverload init(_: LocalizedStringResource, value: KeyPath<RowValue, String>) where Content == Text
      @_disfavoredOverload init<S: StringProtocol>(_: S, value: KeyPath<RowValue, String>) where Content == Text
      init(_: Text, value: KeyPath<RowValue, String>) where Content == Text
    }
    struct TableColumnAlignment: Hashable {
      static var automatic: TableColumnAlignment
      static var leading: TableColumnAlignment
      static var center: TableColumnAlignment
      static var trailing: TableColumnAlignment
      static var numeric: TableColumnAlignment
      static func numeric(_: Locale.NumberingSystem) -> TableColumnAlignment
    }
    @resultBuilder struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
      static func buildExpression<Content: View, Label: View>(_: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label>
      @_disfavoredOverload static func buildExpression<Content: View, Label: View>(_: TableColumn<RowValue, Never, Content, Label>) -> TableColumn<RowValue, Never, Content, Label>
      static func buildExpression<Column: TableColumnContent>(_: Column) -> Column where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator
      @_disfavoredOverload static func buildExpression<Column: TableColumnContent>(_: Column) -> Column where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never
    }
    protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
      associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
      associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
      associatedtype TableColumnBody: TableColumnContent
      var tableColumnBody: Self.TableColumnBody
    }
    extension TableColumnContent {
      func defaultVisibility(_: Visibility) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
      func customizationID(_: String) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
      func disabledCustomizationBehavior(_: TableColumnCustomizationBehavior) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
      func alignment(_: TableColumnAlignment) -> some TableColumnContent<Self.TableRowValue, Self.TableColumnSortComparator>
    }
    struct TableColumnCustomization<RowValue: Identifiable>: Equatable {
      init()
      subscript(visibility _: String) -> Visibility
      func resetOrder()
    }
    struct TableColumnCustomizationBehavior: SetAlgebra {
      typealias Element = TableColumnCustomizationBehavior
      typealias ArrayLiteralElement = TableColumnCustomizationBehavior.Element
      init()
      static var all: TableColumnCustomizationBehavior
      static var reorder: TableColumnCustomizationBehavior
      static var resize: TableColumnCustomizationBehavior
      static var visibility: TableColumnCustomizationBehavior
      func contains(_: TableColumnCustomizationBehavior.Element) -> Bool
      func union(_: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
      func intersection(_: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
      func symmetricDifference(_: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior
      func insert(_: TableColumnCustomizationBehavior.Element) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior.Element)
      func remove(_: TableColumnCustomizationBehavior.Element) -> TableColumnCustomizationBehavior.Element?
      func update(with: TableColumnCustomizationBehavior.Element) -> TableColumnCustomizationBehavior.Element?
      func formUnion(_: TableColumnCustomizationBehavior)
      func formIntersection(_: TableColumnCustomizationBehavior)
      func formSymmetricDifference(_: TableColumnCustomizationBehavior)
    }
    struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
      typealias TableRowValue = RowValue
      typealias TableColumnSortComparator = Sort
      typealias TableColumnBody = Never
      init(_: Data, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: (Data.Element) -> Content) where ID == Data.Element.ID, Data.Element: Identifiable
      init(_: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Data, ID, RowValue, Sort, Content>.TableColumnSortComparator> content: (Data.Element) -> Content)
      init(_: Range<Int>, @TableColumnBuilder<TableColumnForEach<Range<Int>, Int, RowValue, Sort, Content>.TableRowValue, TableColumnForEach<Range<Int>, Int, RowValue, Sort, Content>.TableColumnSortComparator> content: (Int) -> Content) where Data == Range<Int>, ID == Int
      var data: Data
      var content: (Data.Element) -> Content
    }
    struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
      typealias TableRowValue = Data.Element
      var tableRowBody: some TableRowContent
    }
    struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
      typealias TableRowValue = Value
      var tableRowBody: some TableRowContent
    }
    struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
      typealias TableRowValue = Data.Element
      var tableRowBody: some TableRowContent
    }
    struct TableRow<Value: Identifiable>: TableRowContent {
      typealias TableRowValue = Value
      typealias TableRowBody = Never
      init(_: Value)
    }
    @resultBuilder struct TableRowBuilder<Value: Identifiable> {
      static func buildExpression<Content: TableRowContent>(_: Content) -> Content where Value == Content.TableRowValue
    }
    protocol TableRowContent<TableRowValue> {
      associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
      associatedtype TableRowBody: TableRowContent
      var tableRowBody: Self.TableRowBody
    }
    extension TableRowContent {
      func selectionDisabled(_: Bool = _) -> some TableRowContent<Self.TableRowValue>
      func draggable<T: Transferable>(_: @autoclosure () -> T) -> some TableRowContent<Self.TableRowValue>
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T]) -> Void) -> some TableRowContent<Self.TableRowValue>
      func itemProvider(_: (() -> NSItemProvider?)?) -> ModifiedContent<Self, ItemProviderTableRowModifier>
      func onHover(perform: (Bool) -> Void) -> some TableRowContent<Self.TableRowValue>
      func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent
      func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some TableRowContent
    }
    protocol TableStyle {
      associatedtype Body: View
      typealias Configuration = TableStyleConfiguration
      @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    extension TableStyle where Self == AutomaticTableStyle {
      static var automatic: AutomaticTableStyle
    }
    extension TableStyle where Self == BorderedTableStyle {
      static var bordered: BorderedTableStyle
      static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle
    }
    extension TableStyle where Self == InsetTableStyle {
      static var inset: InsetTableStyle
      static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle
    }
    struct TableStyleConfiguration {}
    struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
      init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = _)
      init(anchor: UnitPoint?)
      init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
      func updateTarget(_: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext)
      struct LimitBehavior {
        static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior
        static var always: ViewAlignedScrollTargetBehavior.LimitBehavior
        static var never: ViewAlignedScrollTargetBehavior.LimitBehavior
        static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior
        static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior
      }
    }
    """#)
}
