// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: styling.
  static let swiftUIViewStyling = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func accentColor(_: Color?) -> some View
      func allowedDynamicRange(_: Image.DynamicRange?) -> some View
      func allowsWindowActivationEvents(_: Bool?) -> some View
      func anchorPreference<A, K: PreferenceKey>(key: K.Type = _, value: Anchor<A>.Source, transform: (Anchor<A>) -> K.Value) -> some View
      func animation<V: Equatable>(_: Animation?, value: V) -> some View
      @_disfavoredOverload func animation(_: Animation?) -> some View
      func animation<V: View>(_: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
      func assistiveAccessNavigationIcon(_: Image) -> some View
      func assistiveAccessNavigationIcon(systemImage: String) -> some View
      func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(_: D) -> some View
      @_disfavoredOverload func background<Background: View>(_: Background, alignment: Alignment = _) -> some View
      func background<V: View>(alignment: Alignment = _, @ViewBuilder content: () -> V) -> some View
      func background(ignoresSafeAreaEdges: Edge.Set = _) -> some View
      func background<S: ShapeStyle>(_: S, ignoresSafeAreaEdges: Edge.Set = _) -> some View
      func background<S: Shape>(in: S, fillStyle: FillStyle = _) -> some View
      func background<S: ShapeStyle, T: Shape>(_: S, in: T, fillStyle: FillStyle = _) -> some View
      func background<S: InsettableShape>(in: S, fillStyle: FillStyle = _) -> some View
      func background<S: ShapeStyle, T: InsettableShape>(_: S, in: T, fillStyle: FillStyle = _) -> some View
      func backgroundExtensionEffect() -> some View
      func backgroundExtensionEffect(isEnabled: Bool) -> some View
      func backgroundPreferenceValue<K: PreferenceKey, V: View>(_: K.Type, alignment: Alignment = _, @ViewBuilder _: (K.Value) -> V) -> some View
      @_disfavoredOverload func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_: Key.Type = _, @ViewBuilder _: (Key.Value) -> T) -> some View
      func backgroundStyle<S: ShapeStyle>(_: S) -> some View
      func blendMode(_: BlendMode) -> some View
      func blur(radius: CGFloat, opaque: Bool = _) -> some View
      func border<S: ShapeStyle>(_: S, width: CGFloat = _) -> some View
      func brightness(_: Double) -> some View
      func buttonBorderShape(_: ButtonBorderShape) -> some View
      func buttonRepeatBehavior(_: ButtonRepeatBehavior) -> some View
      func buttonSizing(_: ButtonSizing) -> some View
      func buttonStyle<S: PrimitiveButtonStyle>(_: S) -> some View
      func buttonStyle<S: ButtonStyle>(_: S) -> some View
      func cameraAnchor(isActive: Bool = _) -> some View
      func clipped(antialiased: Bool = _) -> some View
      func clipShape<S: Shape>(_: S, style: FillStyle = _) -> some View
      func colorEffect(_: Shader, isEnabled: Bool = _) -> some View
      func colorInvert() -> some View
      func colorMultiply(_: Color) -> some View
      func colorScheme(_: ColorScheme) -> some View
      func complicationForeground() -> some View
      func compositingGroup() -> some View
      func contactAccessPicker(isPresented: Binding<Bool>, completionHandler: ([String]) -> () = _) -> some View
      func contentToolbar<Content: ToolbarContent>(for: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content) -> some View
      func contentTransition(_: ContentTransition) -> some View
      func contrast(_: Double) -> some View
      func controlGroupStyle<S: ControlGroupStyle>(_: S) -> some View
      func controlSize(_: ControlSize) -> some View
      func controlSize<T: RangeExpression>(_: T) -> some View where T.Bound == ControlSize
      func controlWidgetActionHint(_: LocalizedStringKey) -> some View
      func controlWidgetActionHint(_: Text) -> some View
      @_disfavoredOverload func controlWidgetActionHint(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func controlWidgetActionHint<S: StringProtocol>(_: S) -> some View
      func controlWidgetStatus(_: LocalizedStringKey) -> some View
      func controlWidgetStatus(_: Text) -> some View
      @_disfavoredOverload func controlWidgetStatus(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func controlWidgetStatus<S: StringProtocol>(_: S) -> some View
      func cornerRadius(_: CGFloat, antialiased: Bool = _) -> some View
      func datePickerStyle<S: DatePickerStyle>(_: S) -> some View
      func defaultAdaptableTabBarPlacement(_: AdaptableTabBarPlacement = _) -> some View
      func defaultAppStorage(_: UserDefaults) -> some View
      func defaultWheelPickerItemHeight(_: CGFloat) -> some View
      func disclosureGroupStyle<S: DisclosureGroupStyle>(_: S) -> some View
      func distortionEffect(_: Shader, maxSampleOffset: CGSize, isEnabled: Bool = _) -> some View
      func documentBrowserContextMenu(@ViewBuilder _: ([URL]?) -> some View) -> some View
      func dragConfiguration(_: DragConfiguration) -> some View
      func dragContainer<Item: Transferable & Identifiable, Data: Collection>(for: Item.Type = _, in: Namespace.ID? = _, _: (Array<Item.ID>) -> Data) -> some View where Item == Data.Element, Item.ID: Sendable
      func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(for: Item.Type = _, itemID: KeyPath<Item, ItemID>, in: Namespace.ID? = _, _: (Array<ItemID>) -> Data) -> some View where Item == Data.Element
      func dragContainerSelection<ItemID: Hashable & Sendable>(_: @autoclosure () -> Array<ItemID>, containerNamespace: Namespace.ID? = _) -> some View
      func dragPreviewsFormation(_: DragDropPreviewsFormation) -> some View
      func drawingGroup(opaque: Bool = _, colorMode: ColorRenderingMode = _) -> some View
      func dropConfiguration(_: (DropSession) -> DropConfiguration) -> some View
      func dropPreviewsFormation(_: DragDropPreviewsFormation) -> some View
      func environment<V>(_: WritableKeyPath<EnvironmentValues, V>, _: V) -> some View
      func environment<T>(_: T?) -> some View
      func environmentObject<T: ObservableObject>(_: T) -> some View
      func foregroundColor(_: Color?) -> some View
      func foregroundStyle<S: ShapeStyle>(_: S) -> some View
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_: S1, _: S2) -> some View
      func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_: S1, _: S2, _: S3) -> some View
      func formStyle<S: FormStyle>(_: S) -> some View
      func gaugeStyle<S: GaugeStyle>(_: S) -> some View
      func glassBackgroundEffect() -> some View
      func glassEffect(_: Glass = _, in: some Shape = _) -> some View
      func glassEffectID(_: (some Hashable & Sendable)?, in: Namespace.ID) -> some View
      func glassEffectTransition(_: GlassEffectTransition) -> some View
      func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View
      func grayscale(_: Double) -> some View
      func groupBoxStyle<S: GroupBoxStyle>(_: S) -> some View
      func horizontalRadioGroupLayout() -> some View
      func hueRotation(_: Angle) -> some View
      func id<ID: Hashable>(_: ID) -> some View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImage: Image? = _, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = _) -> some View
      func imagePlaygroundSheet(isPresented: Binding<Bool>, concept: String, sourceImageURL: URL, onCompletion: (URL) -> Void, onCancellation: (() -> Void)? = _) -> some View
      func imageScale(_: Image.Scale) -> some View
      func invalidatableContent(_: Bool = _) -> some View
      func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>) -> some View
      func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = _, @ViewBuilder content: (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: (Value) -> some Keyframes<Value>) -> some View
      func labeledContentStyle<S: LabeledContentStyle>(_: S) -> some View
      func labelIconToTitleSpacing(_: CGFloat) -> some View
      func labelReservedIconWidth(_: CGFloat) -> some View
      func labelsHidden() -> some View
      func labelStyle<S: LabelStyle>(_: S) -> some View
      func labelsVisibility(_: Visibility) -> some View
      func layerEffect(_: Shader, maxSampleOffset: CGSize, isEnabled: Bool = _) -> some View
      func lineHeight(_: AttributedString.LineHeight?) -> some View
      func luminanceToAlpha() -> some View
      func mask<Mask: View>(alignment: Alignment = _, @ViewBuilder _: () -> Mask) -> some View
      func mask<Mask: View>(_: Mask) -> some View
      func matchedTransitionSource(id: some Hashable, in: Namespace.ID) -> some View
      func matchedTransitionSource(id: some Hashable, in: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View
      func materialActiveAppearance(_: MaterialActiveAppearance) -> some View
      func menuActionDismissBehavior(_: MenuActionDismissBehavior) -> some View
      func menuButtonStyle<S: MenuButtonStyle>(_: S) -> some View
      func menuIndicator(_: Visibility) -> some View
      func menuOrder(_: MenuOrder) -> some View
      func menuStyle<S: MenuStyle>(_: S) -> some View
      func modifier<T>(_: T) -> ModifiedContent<Self, T>
      func modifierKeyAlternate<V: View>(_: EventModifiers, @ViewBuilder _: () -> V) -> some View
      func opacity(_: Double) -> some View
      @_disfavoredOverload func overlay<Overlay: View>(_: Overlay, alignment: Alignment = _) -> some View
      func overlay<V: View>(alignment: Alignment = _, @ViewBuilder content: () -> V) -> some View
      func overlay<S: ShapeStyle>(_: S, ignoresSafeAreaEdges: Edge.Set = _) -> some View
      func overlay<S: ShapeStyle, T: Shape>(_: S, in: T, fillStyle: FillStyle = _) -> some View
      func overlayPreferenceValue<K: PreferenceKey, V: View>(_: K.Type, alignment: Alignment = _, @ViewBuilder _: (K.Value) -> V) -> some View
      @_disfavoredOverload func overlayPreferenceValue<Key: PreferenceKey, T: View>(_: Key.Type = _, @ViewBuilder _: (Key.Value) -> T) -> some View
      func paletteSelectionEffect(_: PaletteSelectionEffect) -> some View
      func persistentSystemOverlays(_: Visibility) -> some View
      func perspectiveRotationEffect(_: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = _, anchorZ: CGFloat = _, perspective: CGFloat = _) -> some View
      func phaseAnimator<Phase: Equatable>(_: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View, animation: (Phase) -> Animation? = _) -> some View
      func phaseAnimator<Phase: Equatable>(_: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View, animation: (Phase) -> Animation? = _) -> some View
      func pickerStyle<S: PickerStyle>(_: S) -> some View
      func pointerStyle(_: PointerStyle?) -> some View
      func pointerVisibility(_: Visibility) -> some View
      func preference<K: PreferenceKey>(key: K.Type = _, value: K.Value) -> some View
      func preferredColorScheme(_: ColorScheme?) -> some View
      func previewContext<C: PreviewContext>(_: C) -> some View
      func previewDevice(_: PreviewDevice?) -> some View
      func previewDisplayName(_: String?) -> some View
      func previewInterfaceOrientation(_: InterfaceOrientation) -> some View
      func previewLayout(_: PreviewLayout) -> some View
      func privacySensitive(_: Bool = _) -> some View
      func progressViewStyle<S: ProgressViewStyle>(_: S) -> some View
      func projectionEffect(_: ProjectionTransform) -> some View
      func redacted(reason: RedactionReasons) -> some View
      func rotation3DEffect(_: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = _, anchorZ: CGFloat = _, perspective: CGFloat = _) -> some View
      func rotationEffect(_: Angle, anchor: UnitPoint = _) -> some View
      func saturation(_: Double) -> some View
      func scaleEffect(_: CGSize, anchor: UnitPoint = _) -> some View
      func scaleEffect(_: CGFloat, anchor: UnitPoint = _) -> some View
      func scaleEffect(x: CGFloat = _, y: CGFloat = _, anchor: UnitPoint = _) -> some View
      func shadow(color: Color = _, radius: CGFloat, x: CGFloat = _, y: CGFloat = _) -> some View
      func sliderThumbVisibility(_: Visibility) -> some View
      func symbolColorRenderingMode(_: SymbolColorRenderingMode?) -> some View
      func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(_: T, options: SymbolEffectOptions = _, isActive: Bool = _) -> some View
      func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(_: T, options: SymbolEffectOptions = _, value: U) -> some View
      func symbolEffectsRemoved(_: Bool = _) -> some View
      func symbolRenderingMode(_: SymbolRenderingMode?) -> some View
      func symbolVariableValueMode(_: SymbolVariableValueMode?) -> some View
      func symbolVariant(_: SymbolVariants) -> some View
      func tag<V: Hashable>(_: V, includeOptional: Bool = _) -> some View
      func tint<S: ShapeStyle>(_: S?) -> some View
      @_disfavoredOverload func tint(_: Color?) -> some View
      func toggleStyle<S: ToggleStyle>(_: S) -> some View
      func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func touchBarCustomizationLabel(_: Text) -> some View
      func touchBarItemPrincipal(_: Bool = _) -> some View
      func transaction(_: (inout Transaction) -> Void) -> some View
      func transaction(value: some Equatable, _: (inout Transaction) -> Void) -> some View
      func transaction<V: View>(_: (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
      func transactionPicker(isPresented: Binding<Bool>, selection: Binding<[Transaction]>) -> some View
      func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = _, value: Anchor<A>.Source, transform: (inout K.Value, Anchor<A>) -> Void) -> some View
      func transformEffect(_: CGAffineTransform) -> some View
      func transformEnvironment<V>(_: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void) -> some View
      func transformPreference<K: PreferenceKey>(_: K.Type = _, _: (inout K.Value) -> Void) -> some View
      @_disfavoredOverload func transition(_: AnyTransition) -> some View
      func transition<T: Transition>(_: T) -> some View
      func unredacted() -> some View
      func visualEffect(_: (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
      func windowDismissBehavior(_: WindowInteractionBehavior) -> some View
      func windowFullScreenBehavior(_: WindowInteractionBehavior) -> some View
      func windowMinimizeBehavior(_: WindowInteractionBehavior) -> some View
      func windowResizeAnchor(_: UnitPoint?) -> some View
      func windowResizeBehavior(_: WindowInteractionBehavior) -> some View
      func windowToolbarFullScreenVisibility(_: WindowToolbarFullScreenVisibility) -> some View
    }
    """#)
}
