// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: accessibility.
  static let swiftUIViewAccessibility = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func accessibility(value: Text) -> some View
      func accessibility(hidden: Bool) -> some View
      func accessibility(label: Text) -> some View
      func accessibility(hint: Text) -> some View
      func accessibility(inputLabels: [Text]) -> some View
      func accessibility(identifier: String) -> some View
      func accessibility(selectionIdentifier: AnyHashable) -> some View
      func accessibility(sortPriority: Double) -> some View
      func accessibility(activationPoint: CGPoint) -> some View
      func accessibility(activationPoint: UnitPoint) -> some View
      func accessibility(addTraits: AccessibilityTraits) -> some View
      func accessibility(removeTraits: AccessibilityTraits) -> some View
      func accessibilityAction(_: AccessibilityActionKind = _, _: () -> Void) -> some View
      func accessibilityAction(named: Text, _: () -> Void) -> some View
      func accessibilityAction<Label: View>(action: () -> Void, @ViewBuilder label: () -> Label) -> some View
      func accessibilityAction(named: LocalizedStringKey, _: () -> Void) -> some View
      @_disfavoredOverload func accessibilityAction(named: LocalizedStringResource, _: () -> Void) -> some View
      @_disfavoredOverload func accessibilityAction<S: StringProtocol>(named: S, _: () -> Void) -> some View
      func accessibilityActions<Content: View>(@ViewBuilder _: () -> Content) -> some View
      func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _: () -> Content) -> some View
      func accessibilityActivationPoint(_: CGPoint) -> some View
      func accessibilityActivationPoint(_: UnitPoint) -> some View
      func accessibilityActivationPoint(_: CGPoint, isEnabled: Bool) -> some View
      func accessibilityActivationPoint(_: UnitPoint, isEnabled: Bool) -> some View
      func accessibilityAddTraits(_: AccessibilityTraits) -> some View
      func accessibilityAdjustableAction(_: (AccessibilityAdjustmentDirection) -> Void) -> some View
      func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_: R) -> some View
      func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
      func accessibilityCustomContent(_: AccessibilityCustomContentKey, _: Text?, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: AccessibilityCustomContentKey, _: LocalizedStringKey, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent(_: AccessibilityCustomContentKey, _: LocalizedStringResource, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_: AccessibilityCustomContentKey, _: V, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: Text, _: Text, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: LocalizedStringKey, _: Text, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent(_: LocalizedStringResource, _: Text, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: LocalizedStringKey, _: LocalizedStringKey, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent(_: LocalizedStringResource, _: LocalizedStringResource, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_: LocalizedStringKey, _: V, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_: LocalizedStringResource, _: V, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityDefaultFocus<Value: Hashable>(_: AccessibilityFocusState<Value>.Binding, _: Value) -> some View
      func accessibilityDirectTouch(_: Bool = _, options: AccessibilityDirectTouchOptions = _) -> some View
      func accessibilityDragPoint(_: UnitPoint, description: LocalizedStringKey) -> some View
      func accessibilityDragPoint(_: UnitPoint, description: Text) -> some View
      @_disfavoredOverload func accessibilityDragPoint(_: UnitPoint, description: LocalizedStringResource) -> some View
      @_disfavoredOverload func accessibilityDragPoint<S: StringProtocol>(_: UnitPoint, description: S) -> some View
      func accessibilityDragPoint(_: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityDragPoint(_: UnitPoint, description: LocalizedStringResource, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityDragPoint<S: StringProtocol>(_: UnitPoint, description: S, isEnabled: Bool) -> some View
      func accessibilityDropPoint(_: UnitPoint, description: LocalizedStringKey) -> some View
      func accessibilityDropPoint(_: UnitPoint, description: Text) -> some View
      @_disfavoredOverload func accessibilityDropPoint(_: UnitPoint, description: LocalizedStringResource) -> some View
      @_disfavoredOverload func accessibilityDropPoint<S: StringProtocol>(_: UnitPoint, description: S) -> some View
      func accessibilityDropPoint(_: UnitPoint, description: LocalizedStringKey, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityDropPoint(_: UnitPoint, description: LocalizedStringResource, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityDropPoint<S: StringProtocol>(_: UnitPoint, description: S, isEnabled: Bool) -> some View
      func accessibilityElement(children: AccessibilityChildBehavior = _) -> some View
      func accessibilityFocused<Value: Hashable>(_: AccessibilityFocusState<Value>.Binding, equals: Value) -> some View
      func accessibilityFocused(_: AccessibilityFocusState<Bool>.Binding) -> some View
      func accessibilityHeading(_: AccessibilityHeadingLevel) -> some View
      func accessibilityHidden(_: Bool) -> some View
      func accessibilityHidden(_: Bool, isEnabled: Bool) -> some View
      func accessibilityHint(_: Text) -> some View
      func accessibilityHint(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func accessibilityHint(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_: S) -> some View
      func accessibilityHint(_: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityHint(_: Text, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityHint(_: LocalizedStringResource, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_: S, isEnabled: Bool) -> some View
      func accessibilityIdentifier(_: String) -> some View
      func accessibilityIdentifier(_: String, isEnabled: Bool) -> some View
      func accessibilityIgnoresInvertColors(_: Bool = _) -> some View
      func accessibilityInputLabels(_: [Text]) -> some View
      func accessibilityInputLabels(_: [LocalizedStringKey]) -> some View
      @_disfavoredOverload func accessibilityInputLabels<S: StringProtocol>(_: [S]) -> some View
      func accessibilityInputLabels(_: [LocalizedStringKey], isEnabled: Bool) -> some View
      func accessibilityInputLabels(_: [Text], isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityInputLabels<S: StringProtocol>(_: [S], isEnabled: Bool) -> some View
      func accessibilityLabel(_: Text) -> some View
      func accessibilityLabel(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func accessibilityLabel(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S) -> some View
      func accessibilityLabel(_: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityLabel(_: Text, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityLabel(_: LocalizedStringResource, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S, isEnabled: Bool) -> some View
      func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View
      func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in: Namespace.ID) -> some View
      func accessibilityLinkedGroup<ID: Hashable>(id: ID, in: Namespace.ID) -> some View
      func accessibilityRemoveTraits(_: AccessibilityTraits) -> some View
      func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
      func accessibilityRespondsToUserInteraction(_: Bool = _) -> some View
      func accessibilityRespondsToUserInteraction(_: Bool, isEnabled: Bool) -> some View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_: Text, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      func accessibilityRotor<EntryModel: Identifiable>(_: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID: Hashable>(_: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel: Identifiable>(_: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID: Hashable>(_: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(_: Text, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotor(_: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      @_disfavoredOverload func accessibilityRotor<Content: AccessibilityRotorContent>(_: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(_: L, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      func accessibilityRotor<EntryModel: Identifiable>(_: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      @_disfavoredOverload func accessibilityRotor<EntryModel: Identifiable>(_: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID: Hashable>(_: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      @_disfavoredOverload func accessibilityRotor<EntryModel, ID: Hashable>(_: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(_: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(_: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View
      @_disfavoredOverload func accessibilityRotor(_: LocalizedStringResource, textRanges: [Range<String.Index>]) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol>(_: L, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotorEntry<ID: Hashable>(id: ID, in: Namespace.ID) -> some View
      func accessibilityScrollAction(_: (Edge) -> Void) -> some View
      func accessibilityScrollStatus(_: LocalizedStringKey, isEnabled: Bool = _) -> some View
      func accessibilityScrollStatus(_: Text, isEnabled: Bool = _) -> some View
      @_disfavoredOverload func accessibilityScrollStatus(_: LocalizedStringResource, isEnabled: Bool = _) -> some View
      @_disfavoredOverload func accessibilityScrollStatus<S: StringProtocol>(_: S, isEnabled: Bool = _) -> some View
      func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _: () -> V) -> some View
      func accessibilityShowsLargeContentViewer() -> some View
      func accessibilitySortPriority(_: Double) -> some View
      func accessibilityTextContentType(_: AccessibilityTextContentType) -> some View
      func accessibilityValue(_: Text) -> some View
      func accessibilityValue(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func accessibilityValue(_: LocalizedStringResource) -> some View
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_: S) -> some View
      func accessibilityValue(_: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityValue(_: Text, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityValue(_: LocalizedStringResource, isEnabled: Bool) -> some View
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_: S, isEnabled: Bool) -> some View
      func accessibilityZoomAction(_: (AccessibilityZoomGestureAction) -> Void) -> some View
      func speechAdjustedPitch(_: Double) -> some View
      func speechAlwaysIncludesPunctuation(_: Bool = _) -> some View
      func speechAnnouncementsQueued(_: Bool = _) -> some View
      func speechSpellsOutCharacters(_: Bool = _) -> some View
    }
    """#)
}
