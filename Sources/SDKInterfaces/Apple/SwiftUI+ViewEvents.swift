// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: events.
  static let swiftUIViewEvents = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func allowsHitTesting(_: Bool) -> some View
      func copyable<T: Transferable>(_: @autoclosure () -> [T]) -> some View
      func cuttable<T: Transferable>(for: T.Type = _, action: () -> [T]) -> some View
      func defaultFocus<V: Hashable>(_: FocusState<V>.Binding, _: V, priority: DefaultFocusEvaluationPriority = _) -> some View
      func defaultHoverEffect(_: HoverEffect?) -> some View
      func defersSystemGestures(on: Edge.Set) -> some View
      func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func digitalCrownAccessory(_: Visibility) -> some View
      @_disfavoredOverload func digitalCrownRotation<V: BinaryFloatingPoint>(_: Binding<V>, from: V, through: V, by: V.Stride? = _, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _) -> some View where V.Stride: BinaryFloatingPoint
      @_disfavoredOverload func digitalCrownRotation<V: BinaryFloatingPoint>(_: Binding<V>) -> some View
      func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from: V, through: V, by: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> some View where V.Stride: BinaryFloatingPoint
      func digitalCrownRotation<V: BinaryInteger>(detent: Binding<V>, from: V, through: V, by: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> some View where V.Stride: BinaryInteger
      func digitalCrownRotation<V: BinaryFloatingPoint>(_: Binding<V>, from: V, through: V, sensitivity: DigitalCrownRotationalSensitivity = _, isContinuous: Bool = _, isHapticFeedbackEnabled: Bool = _, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> some View
      func digitalCrownRotation<V: BinaryFloatingPoint>(_: Binding<V>, onChange: (DigitalCrownEvent) -> Void = _, onIdle: () -> Void = _) -> some View
      func disabled(_: Bool) -> some View
      func draggable<T: Transferable>(_: @autoclosure () -> T) -> some View
      func draggable<V: View, T: Transferable>(_: @autoclosure () -> T, @ViewBuilder preview: () -> V) -> some View
      func draggable<Item: Transferable & Identifiable>(_: Item.Type = _, containerNamespace: Namespace.ID? = _, _: () -> Item?) -> some View where Item.ID: Sendable
      func draggable<Item: Transferable & Identifiable>(_: Item.Type = _, item: @autoclosure () -> Item?, containerNamespace: Namespace.ID? = _) -> some View where Item.ID: Sendable
      func draggable<Item: Transferable, ItemID: Hashable & Sendable>(_: Item.Type = _, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = _, _: () -> Item?) -> some View
      func draggable<Item: Transferable, ItemID: Hashable & Sendable>(_: Item.Type = _, id: KeyPath<Item, ItemID>, item: @autoclosure () -> Item?, containerNamespace: Namespace.ID? = _) -> some View
      func draggable<ItemID: Hashable & Sendable>(containerItemID: ItemID, containerNamespace: Namespace.ID? = _) -> some View
      func exportableToServices<T: Transferable>(_: @autoclosure () -> [T]) -> some View
      func exportableToServices<T: Transferable>(_: @autoclosure () -> [T], onEdit: ([T]) -> Bool) -> some View
      func exportsItemProviders(_: [UTType], onExport: () -> [NSItemProvider]) -> some View
      func exportsItemProviders(_: [UTType], onExport: () -> [NSItemProvider], onEdit: ([NSItemProvider]) -> Bool) -> some View
      func focusable(_: Bool = _) -> some View
      func focusable(_: Bool = _, interactions: FocusInteractions) -> some View
      func focusable(_: Bool = _, onFocusChange: (Bool) -> Void = _) -> some View
      func focused<Value: Hashable>(_: FocusState<Value>.Binding, equals: Value) -> some View
      func focused(_: FocusState<Bool>.Binding) -> some View
      func focusedObject<T: ObservableObject>(_: T) -> some View
      func focusedObject<T: ObservableObject>(_: T?) -> some View
      func focusedSceneObject<T: ObservableObject>(_: T) -> some View
      func focusedSceneObject<T: ObservableObject>(_: T?) -> some View
      func focusedSceneValue<T>(_: WritableKeyPath<FocusedValues, T?>, _: T) -> some View
      func focusedSceneValue<T>(_: WritableKeyPath<FocusedValues, T?>, _: T?) -> some View
      func focusedValue<T>(_: T?) -> some View
      func focusedValue<Value>(_: WritableKeyPath<FocusedValues, Value?>, _: Value) -> some View
      func focusedValue<Value>(_: WritableKeyPath<FocusedValues, Value?>, _: Value?) -> some View
      func focusEffectDisabled(_: Bool = _) -> some View
      func focusScope(_: Namespace.ID) -> some View
      func focusSection() -> some View
      func gesture<T: Gesture>(_: T, including: GestureMask = _) -> some View
      func gesture(_: some NSGestureRecognizerRepresentable) -> some View
      func gesture<T: Gesture>(_: T, isEnabled: Bool) -> some View
      func gesture<T: Gesture>(_: T, name: String, isEnabled: Bool = _) -> some View
      func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
      func highPriorityGesture<T: Gesture>(_: T, including: GestureMask = _) -> some View
      func highPriorityGesture<T: Gesture>(_: T, isEnabled: Bool) -> some View
      func highPriorityGesture<T: Gesture>(_: T, name: String, isEnabled: Bool = _) -> some View
      func hoverEffect(_: HoverEffect = _) -> some View
      func hoverEffect(_: HoverEffect = _, isEnabled: Bool = _) -> some View
      func hoverEffectDisabled(_: Bool = _) -> some View
      func hoverEffectGroup() -> some View
      func importableFromServices<T: Transferable>(for: T.Type = _, action: ([T]) -> Bool) -> some View
      func importsItemProviders(_: [UTType], onImport: ([NSItemProvider]) -> Bool) -> some View
      func interactionActivityTrackingTag(_: String) -> some View
      func keyboardShortcut(_: KeyEquivalent, modifiers: EventModifiers = _) -> some View
      func keyboardShortcut(_: KeyboardShortcut) -> some View
      func keyboardShortcut(_: KeyboardShortcut?) -> some View
      func keyboardShortcut(_: KeyEquivalent, modifiers: EventModifiers = _, localization: KeyboardShortcut.Localization) -> some View
      func onAppear(perform: (() -> Void)? = _) -> some View
      func onChange<V: Equatable>(of: V, perform: (V) -> Void) -> some View
      func onChange<V: Equatable>(of: V, initial: Bool = _, _: (V, V) -> Void) -> some View
      func onChange<V: Equatable>(of: V, initial: Bool = _, _: () -> Void) -> some View
      func onCommand(_: Selector, perform: (() -> Void)?) -> some View
      func onContinueUserActivity(_: String, perform: (NSUserActivity) -> ()) -> some View
      @_disfavoredOverload func onContinuousHover(coordinateSpace: CoordinateSpace = _, perform: (HoverPhase) -> Void) -> some View
      func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = _, perform: (HoverPhase) -> Void) -> some View
      func onCopyCommand(perform: (() -> [NSItemProvider])?) -> some View
      func onCutCommand(perform: (() -> [NSItemProvider])?) -> some View
      func onDeleteCommand(perform: (() -> Void)?) -> some View
      func onDisappear(perform: (() -> Void)? = _) -> some View
      func onDrag(_: () -> NSItemProvider) -> some View
      func onDrag<V: View>(_: () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
      func onDragSessionUpdated(_: (DragSession) -> Void) -> some View
      func onDrop(of: [UTType], isTargeted: Binding<Bool>?, perform: ([NSItemProvider]) -> Bool) -> some View
      func onDrop(of: [UTType], isTargeted: Binding<Bool>?, perform: ([NSItemProvider], CGPoint) -> Bool) -> some View
      func onDrop(of: [UTType], delegate: any DropDelegate) -> some View
      func onDrop(of: [String], isTargeted: Binding<Bool>?, perform: ([NSItemProvider]) -> Bool) -> some View
      func onDrop(of: [String], isTargeted: Binding<Bool>?, perform: ([NSItemProvider], CGPoint) -> Bool) -> some View
      func onDrop(of: [String], delegate: any DropDelegate) -> some View
      func onDropSessionUpdated(_: (DropSession) -> Void) -> some View
      func onExitCommand(perform: (() -> Void)?) -> some View
      func onGeometryChange<T: Equatable>(for: T.Type, of: (GeometryProxy) -> T, action: (T) -> Void) -> some View
      func onGeometryChange<T: Equatable>(for: T.Type, of: (GeometryProxy) -> T, action: (T, T) -> Void) -> some View
      func onGeometryChange<T: Equatable & Sendable>(for: T.Type, of: (GeometryProxy) -> T, action: (T) -> Void) -> some View
      func onHover(perform: (Bool) -> Void) -> some View
      func onInteractiveResizeChange(_: (Bool) -> Void) -> some View
      func onKeyPress(_: KeyEquivalent, action: () -> KeyPress.Result) -> some View
      func onKeyPress(_: KeyEquivalent, phases: KeyPress.Phases, action: (KeyPress) -> KeyPress.Result) -> some View
      func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = _, action: (KeyPress) -> KeyPress.Result) -> some View
      func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = _, action: (KeyPress) -> KeyPress.Result) -> some View
      func onKeyPress(phases: KeyPress.Phases = _, action: (KeyPress) -> KeyPress.Result) -> some View
      func onLongPressGesture(minimumDuration: Double = _, maximumDistance: CGFloat = _, perform: () -> Void, onPressingChanged: ((Bool) -> Void)? = _) -> some View
      func onLongPressGesture(minimumDuration: Double = _, perform: () -> Void, onPressingChanged: ((Bool) -> Void)? = _) -> some View
      @_disfavoredOverload func onLongPressGesture(minimumDuration: Double = _, maximumDistance: CGFloat = _, pressing: ((Bool) -> Void)? = _, perform: () -> Void) -> some View
      @_disfavoredOverload func onLongPressGesture(minimumDuration: Double = _, pressing: ((Bool) -> Void)? = _, perform: () -> Void) -> some View
      func onLongTouchGesture(minimumDuration: Double = _, perform: () -> Void, onTouchingChanged: ((Bool) -> Void)? = _) -> some View
      func onModifierKeysChanged(mask: EventModifiers = _, initial: Bool = _, _: (EventModifiers, EventModifiers) -> Void) -> some View
      func onMoveCommand(perform: ((MoveCommandDirection) -> Void)?) -> some View
      func onOpenURL(perform: (URL) -> ()) -> some View
      func onOpenURL(prefersInApp: Bool) -> some View
      func onPasteCommand(of: [UTType], perform: ([NSItemProvider]) -> Void) -> some View
      func onPasteCommand<Payload>(of: [UTType], validator: ([NSItemProvider]) -> Payload?, perform: (Payload) -> Void) -> some View
      func onPasteCommand(of: [String], perform: ([NSItemProvider]) -> Void) -> some View
      func onPasteCommand<Payload>(of: [String], validator: ([NSItemProvider]) -> Payload?, perform: (Payload) -> Void) -> some View
      func onPencilDoubleTap(perform: (PencilDoubleTapGestureValue) -> Void) -> some View
      func onPencilSqueeze(perform: (PencilSqueezeGesturePhase) -> Void) -> some View
      func onPlayPauseCommand(perform: (() -> Void)?) -> some View
      func onPreferenceChange<K: PreferenceKey>(_: K.Type = _, perform: (K.Value) -> Void) -> some View where K.Value: Equatable
      func onReceive<P: Publisher>(_: P, perform: (P.Output) -> Void) -> some View where P.Failure == Never
      func onScrollGeometryChange<T: Equatable>(for: T.Type, of: (ScrollGeometry) -> T, action: (T, T) -> Void) -> some View
      func onScrollPhaseChange(_: (ScrollPhase, ScrollPhase) -> Void) -> some View
      func onScrollPhaseChange(_: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View
      func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = _, _: ([ID]) -> Void) -> some View
      func onScrollVisibilityChange(threshold: Double = _, _: (Bool) -> Void) -> some View
      func onSubmit(of: SubmitTriggers = _, _: (() -> Void)) -> some View
      func onTapGesture(count: Int = _, perform: () -> Void) -> some View
      @_disfavoredOverload func onTapGesture(count: Int = _, coordinateSpace: CoordinateSpace = _, perform: (CGPoint) -> Void) -> some View
      func onTapGesture(count: Int = _, coordinateSpace: some CoordinateSpaceProtocol = _, perform: (CGPoint) -> Void) -> some View
      func pageCommand<V: BinaryInteger>(value: Binding<V>, in: ClosedRange<V>, step: V = _) -> some View
      func pasteDestination<T: Transferable>(for: T.Type = _, action: ([T]) -> Void, validator: ([T]) -> [T] = _) -> some View
      func prefersDefaultFocus(_: Bool = _, in: Namespace.ID) -> some View
      func simultaneousGesture<T: Gesture>(_: T, including: GestureMask = _) -> some View
      func simultaneousGesture<T: Gesture>(_: T, isEnabled: Bool) -> some View
      func simultaneousGesture<T: Gesture>(_: T, name: String, isEnabled: Bool = _) -> some View
      func springLoadingBehavior(_: SpringLoadingBehavior) -> some View
      func submitLabel(_: SubmitLabel) -> some View
      func submitScope(_: Bool = _) -> some View
      func task(priority: TaskPriority = _, _: () -> Void) -> some View
      func task<T: Equatable>(id: T, priority: TaskPriority = _, _: () -> Void) -> some View
      func task<T: Equatable>(id: T, name: String? = _, priority: TaskPriority = _, file: String = _, line: Int = _, _: () -> Void) -> some View
      func task(name: String? = _, priority: TaskPriority = _, file: String = _, line: Int = _, _: () -> Void) -> some View
      func task<T: Equatable>(id: T, name: String? = _, executorPreference: any TaskExecutor, priority: TaskPriority = _, file: String = _, line: Int = _, _: () -> Void) -> some View
      func userActivity(_: String, isActive: Bool = _, _: (NSUserActivity) -> ()) -> some View
      func userActivity<P>(_: String, element: P?, _: (P, NSUserActivity) -> ()) -> some View
    }
    """#)
}
