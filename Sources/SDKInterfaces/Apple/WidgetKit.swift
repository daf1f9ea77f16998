// A table: declarations of WidgetKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Widgets, timelines, controls.
  static let widgetKit = InterfaceFile(
    "WidgetKit",
    #"""
    struct AccessoryWidgetBackground: View {
      typealias Body = Never
      init()
    }
    struct AccessoryWidgetGroup<Label: View, Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, @ViewBuilder content: () -> Content)
    }
    struct AccessoryWidgetGroupStyle {
      static var automatic: AccessoryWidgetGroupStyle
      static var circular: AccessoryWidgetGroupStyle
      static var roundedSquare: AccessoryWidgetGroupStyle
    }
    extension ActivityAttributes {
      func previewContext(_: Self.ContentState, isStale: Bool = _, viewKind: ActivityPreviewViewKind) -> some View
    }
    struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
      typealias Body = Never
      init<Content: View>(for: Attributes.Type, @ViewBuilder content: (ActivityViewContext<Attributes>) -> Content, dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland)
    }
    enum ActivityFamily {
      case small, medium
    }
    enum ActivityPreviewViewKind {
      case content, dynamicIsland(ActivityPreviewViewKind.DynamicIslandPreviewViewState)
      enum DynamicIslandPreviewViewState: Hashable {
        case compact, minimal, expanded
      }
    }
    struct ActivityViewContext<Attributes: ActivityAttributes> {
      var activityID: String
      var attributes: Attributes
      var state: Attributes.ContentState
      var isStale: Bool
    }
    struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
      typealias Body = Never
      init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = _, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content) where Intent == Provider.Intent
    }
    struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
      typealias Body = Never
      init(kind: String, intent: Configuration.Type = _, @ControlWidgetTemplateBuilder content: (Configuration) -> Content)
      init<Provider: AppIntentControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content) where Configuration == Provider.Configuration
    }
    protocol AppIntentControlValueProvider {
      associatedtype Value
      associatedtype Configuration: ControlConfigurationIntent
      func previewValue(configuration: Self.Configuration) -> Self.Value
      func currentValue(configuration: Self.Configuration) -> Self.Value
    }
    struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
      init(intent: Intent, description: Text)
      init(intent: Intent, description: LocalizedStringKey)
      @_disfavoredOverload init(intent: Intent, description: LocalizedStringResource)
      @_disfavoredOverload init(intent: Intent, description: some StringProtocol)
    }
    protocol AppIntentTimelineProvider {
      associatedtype Entry: TimelineEntry
      associatedtype Intent: WidgetConfigurationIntent
      typealias Context = TimelineProviderContext
      func recommendations() -> [AppIntentRecommendation<Self.Intent>]
      func placeholder(in: Self.Context) -> Self.Entry
      func snapshot(for: Self.Intent, in: Self.Context) -> Self.Entry
      func timeline(for: Self.Intent, in: Self.Context) -> Timeline<Self.Entry>
    }
    extension AppIntentTimelineProvider {
      func recommendations() -> [AppIntentRecommendation<Self.Intent>]
      func relevance() -> WidgetRelevance<Self.Intent>
    }
    extension ContainerBackgroundPlacement {
      static var widget: ContainerBackgroundPlacement
    }
    class ControlCenter {
      static var shared: ControlCenter
      func reloadControls(ofKind: String)
      func reloadAllControls()
    }
    protocol ControlPushHandler {}
    protocol ControlValueProvider {
      associatedtype Value
      var previewValue: Self.Value
      func currentValue() -> Self.Value
    }
    struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
      typealias Body = Never
      init(action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: (Bool) -> ActionLabel)
      init(action: Action, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel)
      @_disfavoredOverload init(_: LocalizedStringResource, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel)
      @_disfavoredOverload init<S: StringProtocol>(_: S, action: Action, @ViewBuilder actionLabel: (Bool) -> ActionLabel)
      init(_: LocalizedStringKey, action: Action)
      @_disfavoredOverload init(_: LocalizedStringResource, action: Action)
      @_disfavoredOverload init<S: StringProtocol>(_: S, action: Action)
    }
    struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>: ControlWidgetTemplate {
      typealias Body = Never
      init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: (Bool) -> ValueLabel)
      init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label)
      init(_: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel)
      @_disfavoredOverload init(_: LocalizedStringResource, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel)
      init(_: LocalizedStringKey, isOn: Bool, action: Action)
      @_disfavoredOverload init(_: LocalizedStringResource, isOn: Bool, action: Action)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isOn: Bool, action: Action)
    }
    struct DynamicIsland {
      init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(@DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: () -> CompactLeading, @ViewBuilder compactTrailing: () -> CompactTrailing, @ViewBuilder minimal: () -> Minimal)
      func widgetURL(_: URL?) -> DynamicIsland
      func keylineTint(_: Color?) -> DynamicIsland
      func contentMargins(_: Edge.Set = _, _: Double, for: DynamicIslandMode) -> DynamicIsland
    }
    struct DynamicIslandExpandedContent<Content: View> {}
    @resultBuilder struct DynamicIslandExpandedContentBuilder {
      static func buildExpression<Content: View>(_: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedRegion<Content>
    }
    struct DynamicIslandExpandedRegion<Content: View> {
      init(_: DynamicIslandExpandedRegionPosition, priority: Double = _, @ViewBuilder content: () -> Content)
      func contentMargins(_: Edge.Set = _, _: Double) -> DynamicIslandExpandedRegion<Content>
    }
    struct DynamicIslandExpandedRegionPosition {
      static var leading: DynamicIslandExpandedRegionPosition
      static var trailing: DynamicIslandExpandedRegionPosition
      static var center: DynamicIslandExpandedRegionPosition
      static var bottom: DynamicIslandExpandedRegionPosition
    }
    struct DynamicIslandExpandedRegionVerticalPlacement: Equatable {
      static var `default`: DynamicIslandExpandedRegionVerticalPlacement
      static var belowIfTooWide: DynamicIslandExpandedRegionVerticalPlacement
    }
    struct DynamicIslandMode: Equatable {
      static var expanded: DynamicIslandMode
      static var compactLeading: DynamicIslandMode
      static var compactTrailing: DynamicIslandMode
      static var minimal: DynamicIslandMode
    }
    extension EnvironmentValues {
      var widgetFamily: WidgetFamily
      var isActivityFullscreen: Bool
      var widgetContentMargins: EdgeInsets
      var showsWidgetContainerBackground: Bool
      var widgetRenderingMode: WidgetRenderingMode
      var showsWidgetLabel: Bool
      var activityFamily: ActivityFamily
      var isActivityUpdateReduced: Bool
      var levelOfDetail: LevelOfDetail
    }
    extension Image {
      func widgetAccentedRenderingMode(_: WidgetAccentedRenderingMode?) -> some View
    }
    struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
      typealias Body = Never
      init<Provider: IntentTimelineProvider>(kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content) where Intent == Provider.Intent
    }
    struct IntentRecommendation<T: INIntent> {
      init(intent: T, description: Text)
      init(intent: T, description: LocalizedStringKey)
      @_disfavoredOverload init(intent: T, description: LocalizedStringResource)
      @_disfavoredOverload init<S: StringProtocol>(intent: T, description: S)
    }
    protocol IntentTimelineProvider {
      associatedtype Entry: TimelineEntry
      associatedtype Intent: INIntent
      typealias Context = TimelineProviderContext
      func recommendations() -> [IntentRecommendation<Self.Intent>]
      func placeholder(in: Self.Context) -> Self.Entry
      func getSnapshot(for: Self.Intent, in: Self.Context, completion: (Self.Entry) -> Void)
      func getTimeline(for: Self.Intent, in: Self.Context, completion: (Timeline<Self.Entry>) -> Void)
    }
    extension IntentTimelineProvider {
      func recommendations() -> [IntentRecommendation<Self.Intent>]
    }
    enum LevelOfDetail {
      case `default`, simplified
    }
    extension Preview {
      init(_: String? = _, as: WidgetFamily, widget: () -> some Widget, @PreviewTimelineBuilder timeline: () -> [any TimelineEntry])
      init(_: String? = _, as: WidgetFamily, widget: () -> some Widget, timelineProvider: () -> some TimelineProvider)
      init<Provider: IntentTimelineProvider>(_: String? = _, as: WidgetFamily, using: Provider.Intent, widget: () -> some Widget, timelineProvider: () -> Provider)
      init<Provider: AppIntentTimelineProvider>(_: String? = _, as: WidgetFamily, using: Provider.Intent, widget: () -> some Widget, timelineProvider: () -> Provider)
      init<Attributes: ActivityAttributes>(_: String? = _, as: ActivityPreviewViewKind, using: Attributes, widget: () -> some Widget, @PreviewActivityBuilder<Attributes> contentStates: () -> [Attributes.ContentState])
    }
    @resultBuilder struct PreviewActivityBuilder<A: ActivityAttributes> {
      static func buildExpression(_: A.ContentState) -> [A.ContentState]
    }
    @resultBuilder struct PreviewTimelineBuilder {
      static func buildExpression(_: some TimelineEntry) -> [any TimelineEntry]
    }
    protocol RelevanceEntriesProvider {
      associatedtype Configuration
      associatedtype Entry: RelevanceEntry
      typealias Context = RelevanceEntriesProviderContext
      func placeholder(context: Self.Context) -> Self.Entry
      func relevance() -> WidgetRelevance<Self.Configuration>
      func entry(configuration: Self.Configuration, context: Self.Context) -> Self.Entry
    }
    struct RelevanceEntriesProviderContext {
      var isPreview: Bool
      var displaySize: CGSize
    }
    protocol RelevanceEntry {}
    struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
      typealias Body = Never
      init<Provider: RelevanceEntriesProvider>(kind: String, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)
    }
    struct StaticConfiguration<Content: View>: WidgetConfiguration {
      typealias Body = Never
      init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: (Provider.Entry) -> Content)
    }
    struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
      typealias Body = Never
      init(kind: String, @ControlWidgetTemplateBuilder content: () -> Content)
      init<Provider: ControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content)
    }
    struct Timeline<EntryType: TimelineEntry> {
      init(entries: [EntryType], policy: TimelineReloadPolicy)
      var entries: [EntryType]
      var policy: TimelineReloadPolicy
    }
    protocol TimelineEntry {
      var date: Date
      var relevance: TimelineEntryRelevance?
    }
    extension TimelineEntry {
      var relevance: TimelineEntryRelevance?
    }
    struct TimelineEntryRelevance: Hashable {
      init(score: Float, duration: TimeInterval = _)
      var score: Float
      var duration: TimeInterval
    }
    protocol TimelineProvider {
      associatedtype Entry: TimelineEntry
      typealias Context = TimelineProviderContext
      func placeholder(in: Self.Context) -> Self.Entry
      func getSnapshot(in: Self.Context, completion: (Self.Entry) -> Void)
      func getTimeline(in: Self.Context, completion: (Timeline<Self.Entry>) -> Void)
    }
    struct TimelineProviderContext {
      var environmentVariants: TimelineProviderContext.EnvironmentVariants
      var family: WidgetFamily
      var isPreview: Bool
      var displaySize: CGSize
      @dynamicMemberLookup struct EnvironmentVariants {
        subscript<T>(dynamicMember _: WritableKeyPath<EnvironmentValues, T>) -> [T]?
        subscript<T>(_: WritableKeyPath<EnvironmentValues, T>) -> [T]?
      }
    }
    struct TimelineReloadPolicy: Equatable {
      static var atEnd: TimelineReloadPolicy
      static var never: TimelineReloadPolicy
      static func after(_: Date) -> TimelineReloadPolicy
    }
    extension View {
      func widgetURL(_: URL?) -> some View
      func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
      func widgetCurvesContent(_: Bool = _) -> some View
      func widgetAccentable(_: Bool = _) -> some View
      func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View
      func widgetLabel(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func widgetLabel(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func widgetLabel<S: StringProtocol>(_: S) -> some View
      func activityBackgroundTint(_: Color?) -> some View
      func activitySystemActionForegroundColor(_: Color?) -> some View
      func accessoryWidgetGroupStyle(_: AccessoryWidgetGroupStyle = _) -> some View
    }
    extension Widget {
      static func main()
    }
    struct WidgetAccentedRenderingMode {
      static var accented: WidgetAccentedRenderingMode
      static var accentedDesaturated: WidgetAccentedRenderingMode
      static var desaturated: WidgetAccentedRenderingMode
      static var fullColor: WidgetAccentedRenderingMode
    }
    extension WidgetBundle {
      static func main()
    }
    class WidgetCenter {
      static var shared: WidgetCenter
      func invalidateConfigurationRecommendations()
      func getCurrentConfigurations(_: (Result<[WidgetInfo], any Error>) -> Void)
      func reloadTimelines(ofKind: String)
      func reloadAllTimelines()
      struct UserInfoKey {
        static var kind: String
        static var family: String
        static var activityID: String
      }
    }
    extension WidgetConfiguration {
      func contentMarginsDisabled() -> some WidgetConfiguration
      func containerBackgroundRemovable(_: Bool = _) -> some WidgetConfiguration
      func configurationDisplayName(_: Text) -> some WidgetConfiguration
      func configurationDisplayName(_: LocalizedStringKey) -> some WidgetConfiguration
      @_disfavoredOverload func configurationDisplayName(_: LocalizedStringResource) -> some WidgetConfiguration
      @_disfavoredOverload func configurationDisplayName<S: StringProtocol>(_: S) -> some WidgetConfiguration
      func description(_: Text) -> some WidgetConfiguration
      func description(_: LocalizedStringKey) -> some WidgetConfiguration
      @_disfavoredOverload func description(_: LocalizedStringResource) -> some WidgetConfiguration
      @_disfavoredOverload func description<S: StringProtocol>(_: S) -> some WidgetConfiguration
      func supportedFamilies(_: [WidgetFamily]) -> some WidgetConfiguration
      func onBackgroundURLSessionEvents(matching: String, _: (String, () -> Void) -> Void) -> some WidgetConfiguration
      func onBackgroundURLSessionEvents(matching: ((String) -> Bool)? = _, _: (String, () -> Void) -> Void) -> some WidgetConfiguration
      func disfavoredLocations(_: [WidgetLocation], for: [WidgetFamily]) -> some WidgetConfiguration
      func associatedKind(_: String?) -> some WidgetConfiguration
      func promptsForUserConfiguration() -> some WidgetConfiguration
      func pushHandler(_: any WidgetPushHandler.Type) -> some WidgetConfiguration
      func supplementalActivityFamilies(_: [ActivityFamily]) -> some WidgetConfiguration
      func supportedMountingStyles(_: [WidgetMountingStyle]) -> some WidgetConfiguration
      func widgetTexture(_: WidgetTexture) -> some WidgetConfiguration
    }
    enum WidgetFamily: Int, RawRepresentable, CustomStringConvertible, Hashable {
      case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
    }
    struct WidgetInfo: Identifiable, Hashable, Equatable {
      typealias ID = WidgetInfo
      var configuration: INIntent?
      var family: WidgetFamily
      var kind: String
      var id: WidgetInfo
      func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of: Intent.Type = _) -> Intent?
    }
    struct WidgetLocation: Hashable {
      static var homeScreen: WidgetLocation
      static var lockScreen: WidgetLocation
      static var standBy: WidgetLocation
      static var iPhoneWidgetsOnMac: WidgetLocation
    }
    struct WidgetMountingStyle {
      static var elevated: WidgetMountingStyle
      static var recessed: WidgetMountingStyle
    }
    struct WidgetPreviewContext: PreviewContext {
      init(family: WidgetFamily)
      subscript<Key: PreviewContextKey>(_: Key.Type) -> Key.Value
    }
    protocol WidgetPushHandler {}
    struct WidgetRelevance<Configuration: WidgetConfigurationIntent> {
      init(_: [WidgetRelevanceAttribute<Configuration>])
    }
    struct WidgetRelevanceAttribute<Configuration: WidgetConfigurationIntent> {
      init(configuration: Configuration, context: RelevantContext)
    }
    struct WidgetRenderingMode: Equatable, CustomStringConvertible {
      static var fullColor: WidgetRenderingMode
      static var accented: WidgetRenderingMode
      static var vibrant: WidgetRenderingMode
    }
    struct WidgetTexture {
      static var glass: WidgetTexture
      static var paper: WidgetTexture
    }
    """#)
}
