// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: presentation.
  static let swiftUIViewPresentation = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
      func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
      func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
      func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
      func alert<A: View>(_: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      @_disfavoredOverload func alert<A: View>(_: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      @_disfavoredOverload func alert<S: StringProtocol, A: View>(_: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      func alert<A: View>(_: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      func alert<A: View, M: View>(_: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_disfavoredOverload func alert<A: View, M: View>(_: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View>(_: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func alert<A: View, M: View>(_: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func alert<A: View, T>(_: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func alert<A: View, T>(_: LocalizedStringResource, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, T>(_: S, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A: View, T>(_: Text, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A: View, M: View, T>(_: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func alert<A: View, M: View, T>(_: LocalizedStringResource, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View, T>(_: S, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func alert<A: View, M: View, T>(_: Text, isPresented: Binding<Bool>, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func alert<A: View, T>(_: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func alert<A: View, T>(_: LocalizedStringResource, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, T>(_: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A: View, T>(_: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A) -> some View
      func alert<A: View, M: View, T>(_: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func alert<A: View, M: View, T>(_: LocalizedStringResource, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func alert<S: StringProtocol, A: View, M: View, T>(_: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func alert<A: View, M: View, T>(_: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
      func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View
      func confirmationDialog<A: View>(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A) -> some View
      @_disfavoredOverload func confirmationDialog<A: View>(_: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A) -> some View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View>(_: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A) -> some View
      func confirmationDialog<A: View>(_: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A) -> some View
      func confirmationDialog<A: View, M: View>(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_disfavoredOverload func confirmationDialog<A: View, M: View>(_: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View>(_: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func confirmationDialog<A: View, M: View>(_: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func confirmationDialog<A: View, T>(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func confirmationDialog<A: View, T>(_: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, T>(_: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      func confirmationDialog<A: View, T>(_: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A) -> some View
      func confirmationDialog<A: View, M: View, T>(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func confirmationDialog<A: View, M: View, T>(_: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_: S, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func confirmationDialog<A: View, M: View, T>(_: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = _, presenting: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func confirmationDialog<A: View, T>(_: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func confirmationDialog<A: View, T>(_: LocalizedStringResource, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A) -> some View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, T>(_: S, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A) -> some View
      func confirmationDialog<A: View, T>(_: Text, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A) -> some View
      func confirmationDialog<A: View, M: View, T>(_: LocalizedStringKey, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func confirmationDialog<A: View, M: View, T>(_: LocalizedStringResource, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      @_disfavoredOverload func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_: S, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func confirmationDialog<A: View, M: View, T>(_: Text, item: Binding<T?>, titleVisibility: Visibility = _, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
      func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
      func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
      func contextMenu<MenuItems: View>(_: ContextMenu<MenuItems>?) -> some View
      func contextMenu<I: Hashable, M: View>(forSelectionType: I.Type = _, @ViewBuilder menu: (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = _) -> some View
      func dialogIcon(_: Image?) -> some View
      func dialogPreventsAppTermination(_: Bool?) -> some View
      func dialogSeverity(_: DialogSeverity) -> some View
      func dialogSuppressionToggle(_: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
      @_disfavoredOverload func dialogSuppressionToggle(_: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View
      @_disfavoredOverload func dialogSuppressionToggle<S: StringProtocol>(_: S, isSuppressed: Binding<Bool>) -> some View
      func dialogSuppressionToggle(_: Text, isSuppressed: Binding<Bool>) -> some View
      func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
      func dismissalConfirmationDialog<A: View>(_: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
      @_disfavoredOverload func dismissalConfirmationDialog<A: View>(_: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
      @_disfavoredOverload func dismissalConfirmationDialog<S: StringProtocol, A: View>(_: S, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
      func dismissalConfirmationDialog<A: View, M: View>(_: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_disfavoredOverload func dismissalConfirmationDialog<A: View, M: View>(_: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      @_disfavoredOverload func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(_: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func dismissalConfirmationDialog<A: View, M: View>(_: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      func dismissalConfirmationDialog<A: View>(_: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
      func fileDialogBrowserOptions(_: FileDialogBrowserOptions) -> some View
      @_disfavoredOverload func fileDialogConfirmationLabel<S: StringProtocol>(_: S) -> some View
      func fileDialogConfirmationLabel(_: Text?) -> some View
      func fileDialogConfirmationLabel(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func fileDialogConfirmationLabel(_: LocalizedStringResource) -> some View
      func fileDialogCustomizationID(_: String) -> some View
      func fileDialogDefaultDirectory(_: URL?) -> some View
      func fileDialogImportsUnresolvedAliases(_: Bool) -> some View
      func fileDialogMessage(_: Text?) -> some View
      func fileDialogMessage(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func fileDialogMessage(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func fileDialogMessage<S: StringProtocol>(_: S) -> some View
      func fileDialogURLEnabled(_: Predicate<URL>) -> some View
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = _, onCompletion: (Result<URL, any Error>) -> Void) -> some View
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: (Result<[URL], any Error>) -> Void) -> some View where C.Element: FileDocument
      func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = _, onCompletion: (Result<URL, any Error>) -> Void) -> some View
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: (Result<[URL], any Error>) -> Void) -> some View where C.Element: ReferenceFileDocument
      func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = _, defaultFilename: String? = _, onCompletion: (Result<URL, any Error>) -> Void, onCancellation: () -> Void = _) -> some View
      func fileExporter<C: Collection, T: Transferable>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = _, onCompletion: (Result<[URL], any Error>) -> Void, onCancellation: () -> Void = _) -> some View where T == C.Element
      func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = _, defaultFilename: String? = _, onCompletion: (Result<URL, any Error>) -> Void, onCancellation: () -> Void = _) -> some View
      func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = _, defaultFilename: String? = _, onCompletion: (Result<URL, any Error>) -> Void, onCancellation: () -> Void = _) -> some View
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = _, onCompletion: (Result<[URL], any Error>) -> Void, onCancellation: () -> Void = _) -> some View where C.Element: FileDocument
      func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = _, onCompletion: (Result<[URL], any Error>) -> Void, onCancellation: () -> Void = _) -> some View where C.Element: ReferenceFileDocument
      func fileExporterFilenameLabel(_: Text?) -> some View
      func fileExporterFilenameLabel(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func fileExporterFilenameLabel(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func fileExporterFilenameLabel<S: StringProtocol>(_: S) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: (Result<URL, any Error>) -> Void) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: (Result<[URL], any Error>) -> Void) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: (Result<[URL], any Error>) -> Void, onCancellation: () -> Void) -> some View
      func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, any Error>) -> Void) -> some View
      func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: (Result<[URL], any Error>) -> Void) -> some View where C.Element == URL
      func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: (Result<URL, any Error>) -> Void, onCancellation: () -> Void) -> some View
      func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: (Result<[URL], any Error>) -> Void, onCancellation: () -> Void) -> some View where C.Element == URL
      func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = _, @ViewBuilder content: (Item) -> Content) -> some View
      func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = _, @ViewBuilder content: () -> Content) -> some View
      func help(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func help(_: LocalizedStringResource) -> some View
      func help(_: Text) -> some View
      @_disfavoredOverload func help<S: StringProtocol>(_: S) -> some View
      func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
      func inspectorColumnWidth(min: CGFloat? = _, ideal: CGFloat, max: CGFloat? = _) -> some View
      func inspectorColumnWidth(_: CGFloat) -> some View
      func interactiveDismissDisabled(_: Bool = _) -> some View
      func ornament<Content: View>(visibility: Visibility = _, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = _, @ViewBuilder ornament: () -> Content) -> some View
      func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, @ViewBuilder content: (Item) -> Content) -> some View
      func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = _, arrowEdge: Edge = _, @ViewBuilder content: () -> Content) -> some View
      func presentationBackground<S: ShapeStyle>(_: S) -> some View
      func presentationBackground<V: View>(alignment: Alignment = _, @ViewBuilder content: () -> V) -> some View
      func presentationBackgroundInteraction(_: PresentationBackgroundInteraction) -> some View
      func presentationCompactAdaptation(_: PresentationAdaptation) -> some View
      func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View
      func presentationContentInteraction(_: PresentationContentInteraction) -> some View
      func presentationCornerRadius(_: CGFloat?) -> some View
      func presentationDetents(_: Set<PresentationDetent>) -> some View
      func presentationDetents(_: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
      func presentationDragIndicator(_: Visibility) -> some View
      func presentationPreventsAppTermination(_: Bool?) -> some View
      func presentationSizing(_: some PresentationSizing) -> some View
      func presentedWindowStyle<S: WindowStyle>(_: S) -> some View
      func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_: S) -> some View
      func sensoryFeedback<T: Equatable>(_: SensoryFeedback, trigger: T) -> some View
      func sensoryFeedback<T: Equatable>(_: SensoryFeedback, trigger: T, condition: (T, T) -> Bool) -> some View
      func sensoryFeedback<T: Equatable>(trigger: T, _: (T, T) -> SensoryFeedback?) -> some View
      func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = _, @ViewBuilder content: (Item) -> Content) -> some View
      func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = _, @ViewBuilder content: () -> Content) -> some View
    }
    """#)
}
