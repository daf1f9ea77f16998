// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Apps, scenes, documents, commands.
  static let swiftUIApp = InterfaceFile(
    "SwiftUI",
    #"""
    struct AlertScene<Actions: View, Message: View>: Scene {
      typealias Body = Never
      init(_: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView
      @_disfavoredOverload init(_: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView
      @_disfavoredOverload init<S: StringProtocol>(_: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView
      init(_: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) where Message == EmptyView
      init(_: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
      @_disfavoredOverload init(_: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
      init(_: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message)
      init<T>(_: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      @_disfavoredOverload init<T>(_: LocalizedStringResource, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      @_disfavoredOverload init<S: StringProtocol, T>(_: S, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      init<T>(_: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
      @_disfavoredOverload init<T>(_: LocalizedStringResource, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
      @_disfavoredOverload init<S: StringProtocol, T>(_: S, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
      init<T>(_: Text, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      init<T>(_: Text, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
      init<T>(_: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      @_disfavoredOverload init<T>(_: LocalizedStringResource, item: Binding<T?>, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      @_disfavoredOverload init<S: StringProtocol, T>(_: S, item: Binding<T?>, @ViewBuilder actions: (T) -> Actions) where Message == EmptyView
      init<T>(_: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
      @_disfavoredOverload init<T>(_: LocalizedStringResource, item: Binding<T?>, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
      @_disfavoredOverload init<S: StringProtocol, T>(_: S, item: Binding<T?>, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message)
    }
    protocol App {
      associatedtype Body: Scene
      init()
      @SceneBuilder var body: Self.Body
    }
    extension App {
      static func main()
    }
    struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
      init()
    }
    struct BackgroundTask<Request, Response> {
      static var urlSession: BackgroundTask<String, Void>
      static var appRefresh: BackgroundTask<String?, Void>
      static var intentDidRun: BackgroundTask<Void, Void>
      static var relevantShortcut: BackgroundTask<Void, Void>
      static var watchConnectivity: BackgroundTask<Void, Void>
      static var bluetoothAlert: BackgroundTask<Void, Void>
      static func urlSession(_: String) -> BackgroundTask<Void, Void>
      static func urlSession(matching: (String) -> Bool) -> BackgroundTask<String, Void>
      static func appRefresh(_: String) -> BackgroundTask<Void, Void>
    }
    struct CommandGroup<Content: View>: Commands {
      typealias Body = Never
      init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
      init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    }
    struct CommandGroupPlacement {
      static var appInfo: CommandGroupPlacement
      static var appSettings: CommandGroupPlacement
      static var systemServices: CommandGroupPlacement
      static var appVisibility: CommandGroupPlacement
      static var appTermination: CommandGroupPlacement
      static var newItem: CommandGroupPlacement
      static var saveItem: CommandGroupPlacement
      static var importExport: CommandGroupPlacement
      static var printItem: CommandGroupPlacement
      static var undoRedo: CommandGroupPlacement
      static var pasteboard: CommandGroupPlacement
      static var textEditing: CommandGroupPlacement
      static var textFormatting: CommandGroupPlacement
      static var toolbar: CommandGroupPlacement
      static var sidebar: CommandGroupPlacement
      static var windowSize: CommandGroupPlacement
      static var windowList: CommandGroupPlacement
      static var singleWindowList: CommandGroupPlacement
      static var windowArrangement: CommandGroupPlacement
      static var help: CommandGroupPlacement
    }
    struct CommandMenu<Content: View>: Commands {
      typealias Body = Never
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      init(_: Text, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
    }
    protocol Commands {
      associatedtype Body: Commands
      @CommandsBuilder var body: Self.Body
    }
    @resultBuilder struct CommandsBuilder {
      static func buildExpression<Content: Commands>(_: Content) -> Content
    }
    struct DefaultSettingsLinkLabel: View {
      typealias Body = Never
    }
    struct DefaultWindowStyle: WindowStyle {
      init()
    }
    struct DefaultWindowToolbarStyle: WindowToolbarStyle {
      init()
    }
    struct DialogSeverity: Equatable {
      static var automatic: DialogSeverity
      static var critical: DialogSeverity
      static var standard: DialogSeverity
    }
    struct DismissImmersiveSpaceAction {
      func callAsFunction()
    }
    struct DismissWindowAction {
      func callAsFunction()
      func callAsFunction(id: String)
      func callAsFunction<D: Decodable & Encodable & Hashable>(value: D)
      func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D)
    }
    struct DocumentConfiguration {
      var isEditable: Bool
      var fileURL: URL?
    }
    struct DocumentGroup<Document, Content: View>: Scene {
      typealias Body = Never
    }
    extension DocumentGroup where Document: FileDocument {
      init(newDocument: @autoclosure () -> Document, @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content)
      init(viewing: Document.Type, @ViewBuilder viewer: (FileDocumentConfiguration<Document>) -> Content)
    }
    extension DocumentGroup where Document: ReferenceFileDocument {
      init(newDocument: () -> Document, @ViewBuilder editor: (ReferenceFileDocumentConfiguration<Document>) -> Content)
      init(viewing: Document.Type, @ViewBuilder viewer: (ReferenceFileDocumentConfiguration<Document>) -> Content)
    }
    struct DocumentGroupLaunchScene<Actions: View>: Scene {
      typealias Body = Never
      init(_: LocalizedStringKey, @ViewBuilder _: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder _: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init(_: some StringProtocol, @ViewBuilder _: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      init(_: Text? = _, @ViewBuilder _: () -> Actions, @ViewBuilder background: () -> some View, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      init<B: ShapeStyle>(_: LocalizedStringKey, backgroundStyle: B = _, @ViewBuilder _: () -> Actions = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init<B: ShapeStyle>(_: LocalizedStringResource, backgroundStyle: B = _, @ViewBuilder _: () -> Actions = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init<B: ShapeStyle>(_: some StringProtocol, backgroundStyle: B = _, @ViewBuilder _: () -> Actions = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      init<B: ShapeStyle>(_: Text? = _, backgroundStyle: B = _, @ViewBuilder _: () -> Actions = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
    }
    struct DocumentLaunchGeometryProxy {
      var frame: CGRect
      var titleViewFrame: CGRect
    }
    struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
      typealias Body = Never
      init(_: LocalizedStringKey, for: [UTType], @ViewBuilder _: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init(_: LocalizedStringResource, for: [UTType], @ViewBuilder _: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init(_: some StringProtocol, for: [UTType], @ViewBuilder _: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder background: () -> some View = _, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      init<B: ShapeStyle>(_: LocalizedStringKey, for: [UTType], backgroundStyle: B, @ViewBuilder _: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init<B: ShapeStyle>(_: LocalizedStringResource, for: [UTType], backgroundStyle: B, @ViewBuilder _: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
      @_disfavoredOverload init<B: ShapeStyle>(_: some StringProtocol, for: [UTType], backgroundStyle: B, @ViewBuilder _: () -> Actions, @ViewBuilder onDocumentOpen: (URL) -> DocumentView, @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _, @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View = _)
    }
    struct EmptyCommands: Commands {
      typealias Body = Never
      init()
    }
    struct EmptyWidgetConfiguration: WidgetConfiguration {
      typealias Body = Never
      init()
    }
    struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
      init()
    }
    protocol FileDocument {
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      init(configuration: Self.ReadConfiguration)
      static var readableContentTypes: [UTType]
      static var writableContentTypes: [UTType]
      func fileWrapper(configuration: Self.WriteConfiguration) -> FileWrapper
    }
    extension FileDocument {
      static var writableContentTypes: [UTType]
    }
    struct FileDocumentConfiguration<Document: FileDocument> {
      @Binding var document: Document
      var fileURL: URL?
      var isEditable: Bool
    }
    struct FileDocumentReadConfiguration {
      var contentType: UTType
      var file: FileWrapper
    }
    struct FileDocumentWriteConfiguration {
      var contentType: UTType
      var existingFile: FileWrapper?
    }
    struct HelpLink: View {
      typealias Body = Never
      init(action: () -> Void)
      init(destination: URL)
      init(anchor: NSHelpManager.AnchorName)
      init(anchor: NSHelpManager.AnchorName, book: NSHelpManager.BookName)
    }
    struct HiddenTitleBarWindowStyle: WindowStyle {
      init()
    }
    struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Decodable & Encodable & Hashable>: Scene {
      typealias Body = Never
      init(@ImmersiveSpaceContentBuilder content: () -> Content) where Data == Never
      init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content) where Data == Never
      init(id: String, for: Data.Type, @ImmersiveSpaceContentBuilder content: (Binding<Data?>) -> Content)
      init(for: Data.Type, @ImmersiveSpaceContentBuilder content: (Binding<Data?>) -> Content)
      init(id: String, for: Data.Type = _, @ImmersiveSpaceContentBuilder content: (Binding<Data>) -> Content, defaultValue: () -> Data)
      init(for: Data.Type = _, @ImmersiveSpaceContentBuilder content: (Binding<Data>) -> Content, defaultValue: () -> Data)
      init<V: View>(@ViewBuilder content: () -> V) where Content == ImmersiveSpaceViewContent<V>, Data == Never
      init<V: View>(id: String, @ViewBuilder content: () -> V) where Content == ImmersiveSpaceViewContent<V>, Data == Never
      init<V: View>(id: String, for: Data.Type, @ViewBuilder content: (Binding<Data?>) -> V) where Content == ImmersiveSpaceViewContent<V>
      init<V: View>(for: Data.Type, @ViewBuilder content: (Binding<Data?>) -> V) where Content == ImmersiveSpaceViewContent<V>
      init<V: View>(id: String, for: Data.Type = _, @ViewBuilder content: (Binding<Data>) -> V, defaultValue: () -> Data) where Content == ImmersiveSpaceViewContent<V>
      init<V: View>(for: Data.Type = _, @ViewBuilder content: (Binding<Data>) -> V, defaultValue: () -> Data) where Content == ImmersiveSpaceViewContent<V>
    }
    protocol ImmersiveSpaceContent {
      associatedtype Body: ImmersiveSpaceContent
      @ImmersiveSpaceContentBuilder var body: Self.Body
    }
    @resultBuilder struct ImmersiveSpaceContentBuilder {
      static func buildExpression<Content: ImmersiveSpaceContent>(_: Content) -> Content
    }
    struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
      typealias Body = Never
    }
    struct ImportFromDevicesCommands: Commands {
      typealias Body = Never
      init()
    }
    struct InspectorCommands: Commands {
      typealias Body = Never
      init()
    }
    struct MenuBarExtra<Label: View, Content: View>: Scene {
      typealias Body = Never
      init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }
    extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
      init(_: LocalizedStringKey, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: ImageResource, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, image: String, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, systemImage: String, @ViewBuilder content: () -> Content)
    }
    extension MenuBarExtra where Label == Text {
      init(_: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
    }
    protocol MenuBarExtraStyle {}
    extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
      static var automatic: AutomaticMenuBarExtraStyle
    }
    extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
      static var menu: PullDownMenuBarExtraStyle
    }
    extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
      static var window: WindowMenuBarExtraStyle
    }
    struct NewDocumentAction {
      func callAsFunction<D: FileDocument>(_: @autoclosure () -> D)
      func callAsFunction<D: ReferenceFileDocument>(_: () -> D)
      func callAsFunction(contentType: UTType)
    }
    @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
      init(_: DelegateType.Type = _)
      var wrappedValue: DelegateType
    }
    extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
      var projectedValue: ObservedObject<DelegateType>.Wrapper
    }
    extension NSUserActivity {
      func typedPayload<T: Decodable & Encodable>(_: T.Type) -> T
      func setTypedPayload<T: Decodable & Encodable>(_: T)
      enum TypedPayloadError: Error, Hashable {
        case invalidContent, encodingError
      }
    }
    struct OpenDocumentAction {
      func callAsFunction(at: URL)
    }
    struct OpenImmersiveSpaceAction {
      func callAsFunction(id: String) -> OpenImmersiveSpaceAction.Result
      func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) -> OpenImmersiveSpaceAction.Result
      func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) -> OpenImmersiveSpaceAction.Result
      enum Result: Hashable {
        case opened, userCancelled, error
      }
    }
    struct OpenWindowAction {
      func callAsFunction<D: Decodable & Encodable & Hashable>(value: D)
      func callAsFunction(id: String)
      func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D)
      func callAsFunction(id: String, sharingBehavior: OpenWindowAction.SharingBehavior)
      func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D, sharingBehavior: OpenWindowAction.SharingBehavior)
      func callAsFunction<D: Decodable & Encodable & Hashable>(value: D, sharingBehavior: OpenWindowAction.SharingBehavior)
      struct SharingBehavior {
        static var requested: OpenWindowAction.SharingBehavior
        static var required: OpenWindowAction.SharingBehavior
      }
    }
    struct PlainWindowStyle: WindowStyle {
      init()
    }
    struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
      typealias Body = Never
    }
    struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
      init()
    }
    protocol ReferenceFileDocument: ObservableObject {
      associatedtype Snapshot
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
      init(configuration: Self.ReadConfiguration)
      static var readableContentTypes: [UTType]
      static var writableContentTypes: [UTType]
      func snapshot(contentType: UTType) -> Self.Snapshot
      func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) -> FileWrapper
    }
    extension ReferenceFileDocument {
      static var writableContentTypes: [UTType]
    }
    struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
      @ObservedObject var document: Document
      var fileURL: URL?
      var isEditable: Bool
    }
    protocol Scene {
      associatedtype Body: Scene
      @SceneBuilder var body: Self.Body
    }
    extension Scene {
      func windowResizability(_: WindowResizability) -> some Scene
      func transformEnvironment<V>(_: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void) -> some Scene
      func windowStyle<S: WindowStyle>(_: S) -> some Scene
      func defaultPosition(_: UnitPoint) -> some Scene
      func defaultSize(_: CGSize) -> some Scene
      func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
      func environment<V>(_: WritableKeyPath<EnvironmentValues, V>, _: V) -> some Scene
      func defaultAppStorage(_: UserDefaults) -> some Scene
      func handlesExternalEvents(matching: Set<String>) -> some Scene
      func environment<T>(_: T?) -> some Scene
      func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
      func environmentObject<T: ObservableObject>(_: T) -> some Scene
      func menuBarExtraStyle<S: MenuBarExtraStyle>(_: S) -> some Scene
      func commandsRemoved() -> some Scene
      func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
      func backgroundTask<D: Sendable, R: Sendable>(_: BackgroundTask<D, R>, action: (D) -> R) -> some Scene
      func windowToolbarStyle<S: WindowToolbarStyle>(_: S) -> some Scene
      func onChange<V: Equatable>(of: V, perform: (V) -> Void) -> some Scene
      func onChange<V: Equatable>(of: V, initial: Bool = _, _: (V, V) -> Void) -> some Scene
      func onChange<V: Equatable>(of: V, initial: Bool = _, _: () -> Void) -> some Scene
      func keyboardShortcut(_: KeyEquivalent, modifiers: EventModifiers = _, localization: KeyboardShortcut.Localization = _) -> some Scene
      func keyboardShortcut(_: KeyboardShortcut?) -> some Scene
      func dialogSuppressionToggle(_: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene
      @_disfavoredOverload func dialogSuppressionToggle(_: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some Scene
      @_disfavoredOverload func dialogSuppressionToggle<S: StringProtocol>(_: S, isSuppressed: Binding<Bool>) -> some Scene
      func defaultLaunchBehavior(_: SceneLaunchBehavior) -> some Scene
      func defaultWindowPlacement(_: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
      func dialogIcon(_: Image?) -> some Scene
      func dialogSeverity(_: DialogSeverity) -> some Scene
      func dialogSuppressionToggle(_: Text, isSuppressed: Binding<Bool>) -> some Scene
      func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene
      func documentBrowserContextMenu(@ViewBuilder _: ([URL]?) -> some View) -> some Scene
      func persistentSystemOverlays(_: Visibility) -> some Scene
      func restorationBehavior(_: SceneRestorationBehavior) -> some Scene
      func windowBackgroundDragBehavior(_: WindowInteractionBehavior) -> some Scene
      func windowIdealPlacement(_: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) -> some Scene
      func windowIdealSize(_: WindowIdealSize) -> some Scene
      func windowLevel(_: WindowLevel) -> some Scene
      func windowManagerRole(_: WindowManagerRole) -> some Scene
      func windowToolbarLabelStyle(_: Binding<ToolbarLabelStyle>) -> some Scene
      func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene
    }
    @resultBuilder struct SceneBuilder {
      static func buildExpression<Content: Scene>(_: Content) -> Content
    }
    enum ScenePhase: Comparable, Hashable {
      case background, inactive, active
      static func < (_: ScenePhase, _: ScenePhase) -> Bool
    }
    struct Settings<Content: View>: Scene {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    struct SettingsLink<Label: View>: View {
      typealias Body = Never
      init() where Label == DefaultSettingsLinkLabel
      init(@ViewBuilder label: () -> Label)
    }
    struct SidebarCommands: Commands {
      typealias Body = Never
      init()
    }
    struct TextEditingCommands: Commands {
      typealias Body = Never
      init()
    }
    struct TextFormattingCommands: Commands {
      typealias Body = Never
      init()
    }
    struct TitleBarWindowStyle: WindowStyle {
      init()
    }
    struct ToolbarCommands: Commands {
      typealias Body = Never
      init()
    }
    @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
      init(_: DelegateType.Type = _)
      var wrappedValue: DelegateType
    }
    extension UIApplicationDelegateAdaptor where DelegateType: Observable {
      init(_: DelegateType.Type = _)
    }
    extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
      init(_: DelegateType.Type = _)
      var projectedValue: ObservedObject<DelegateType>.Wrapper
    }
    struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
      init()
      init(showsTitle: Bool)
    }
    struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
      init()
      init(showsTitle: Bool)
    }
    protocol Widget {
      associatedtype Body: WidgetConfiguration
      init()
      var body: Self.Body
    }
    protocol WidgetBundle {
      associatedtype Body: Widget
      init()
      @WidgetBundleBuilder var body: Self.Body
    }
    @resultBuilder struct WidgetBundleBuilder {
      static func buildExpression<Content: Widget>(_: Content) -> Content
      static func buildExpression<Content: ControlWidget>(_: Content) -> Content
    }
    protocol WidgetConfiguration {
      associatedtype Body: WidgetConfiguration
      var body: Self.Body
    }
    extension WidgetConfiguration {
      func backgroundTask<D: Sendable, R: Sendable>(_: BackgroundTask<D, R>, action: (D) -> R) -> some WidgetConfiguration
    }
    struct Window<Content: View>: Scene {
      typealias Body = Never
      init(_: Text, id: String, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, id: String, @ViewBuilder content: () -> Content)
    }
    struct WindowBackgroundShapeStyle: ShapeStyle {
      init()
    }
    struct WindowDragGesture: Gesture {
      typealias Body = Never
      init()
    }
    struct WindowGroup<Content: View>: Scene {
      typealias Body = Never
      init(id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: Text, id: String, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, id: String, @ViewBuilder content: () -> Content)
      init(@ViewBuilder content: () -> Content)
      @_disfavoredOverload init(_: Text, @ViewBuilder content: () -> Content)
      init(_: LocalizedStringKey, @ViewBuilder content: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder content: () -> Content)
      init<D: Decodable & Encodable & Hashable, C: View>(id: String, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: Text, id: String, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringKey, id: String, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringResource, id: String, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_: S, id: String, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: Text, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringKey, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringResource, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_: S, for: D.Type, @ViewBuilder content: (Binding<D?>) -> C) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(id: String, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: Text, id: String, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringKey, id: String, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringResource, id: String, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_: S, id: String, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: Text, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringKey, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<D: Decodable & Encodable & Hashable, C: View>(_: LocalizedStringResource, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      @_disfavoredOverload init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(_: S, for: D.Type = _, @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D) where Content == PresentedWindowContent<D, C>
      init(_: LocalizedStringKey, id: String, @ViewBuilder makeContent: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, id: String, @ViewBuilder makeContent: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, id: String, @ViewBuilder makeContent: () -> Content)
      init(_: LocalizedStringKey, @ViewBuilder makeContent: () -> Content)
      @_disfavoredOverload init(_: LocalizedStringResource, @ViewBuilder makeContent: () -> Content)
      @_disfavoredOverload init<S: StringProtocol>(_: S, @ViewBuilder makeContent: () -> Content)
      init(@ViewBuilder makeContent: () -> Content)
      init(_: Text, @ViewBuilder makeContent: () -> Content)
      init(_: Text, id: String, @ViewBuilder makeContent: () -> Content)
      init(id: String, @ViewBuilder makeContent: () -> Content)
    }
    struct WindowIdealSize {
      static var automatic: WindowIdealSize
      static var fitToContent: WindowIdealSize
      static var maximum: WindowIdealSize
    }
    struct WindowInteractionBehavior {
      static var automatic: WindowInteractionBehavior
      static var disabled: WindowInteractionBehavior
      static var enabled: WindowInteractionBehavior
    }
    struct WindowLayoutRoot {
      func sizeThatFits(_: ProposedViewSize) -> CGSize
    }
    struct WindowLevel {
      static var automatic: WindowLevel
      static var desktop: WindowLevel
      static var floating: WindowLevel
      static var normal: WindowLevel
    }
    struct WindowManagerRole {
      static var associated: WindowManagerRole
      static var automatic: WindowManagerRole
      static var principal: WindowManagerRole
    }
    struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
      init()
    }
    struct WindowPlacement {
      init(_: CGPoint? = _, size: CGSize? = _)
      init(_: UnitPoint, width: CGFloat? = _, height: CGFloat? = _)
      init(_: WindowPlacement.Position? = _)
      init(x: CGFloat? = _, y: CGFloat? = _, width: CGFloat? = _, height: CGFloat? = _)
      struct Position {
        static var utilityPanel: WindowPlacement.Position
        static func above(_: WindowProxy) -> WindowPlacement.Position
        static func below(_: WindowProxy) -> WindowPlacement.Position
        static func leading(_: WindowProxy) -> WindowPlacement.Position
        static func replacing(_: WindowProxy) -> WindowPlacement.Position
        static func trailing(_: WindowProxy) -> WindowPlacement.Position
      }
    }
    struct WindowPlacementContext {
      var defaultDisplay: DisplayProxy
      var windows: [WindowProxy]
    }
    struct WindowProxy {
      var id: String?
      var phase: ScenePhase
    }
    struct WindowResizability {
      static var automatic: WindowResizability
      static var contentSize: WindowResizability
      static var contentMinSize: WindowResizability
    }
    protocol WindowStyle {}
    extension WindowStyle where Self == DefaultWindowStyle {
      static var automatic: DefaultWindowStyle
    }
    extension WindowStyle where Self == HiddenTitleBarWindowStyle {
      static var hiddenTitleBar: HiddenTitleBarWindowStyle
    }
    extension WindowStyle where Self == PlainWindowStyle {
      static var plain: PlainWindowStyle
    }
    extension WindowStyle where Self == TitleBarWindowStyle {
      static var titleBar: TitleBarWindowStyle
    }
    struct WindowToolbarFullScreenVisibility {
      static var automatic: WindowToolbarFullScreenVisibility
      static var onHover: WindowToolbarFullScreenVisibility
      static var visible: WindowToolbarFullScreenVisibility
    }
    protocol WindowToolbarStyle {}
    extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
      static var automatic: DefaultWindowToolbarStyle
    }
    extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
      static var expanded: ExpandedWindowToolbarStyle
    }
    extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
      static var unifiedCompact: UnifiedCompactWindowToolbarStyle
      static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle
    }
    extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
      static var unified: UnifiedWindowToolbarStyle
      static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle
    }
    struct WindowVisibilityToggle<Label: View>: View {
      typealias Body = Never
      init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel
    }
    @propertyWrapper struct WKApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
      init(_: DelegateType.Type = _)
      var wrappedValue: DelegateType
    }
    """#)
}
