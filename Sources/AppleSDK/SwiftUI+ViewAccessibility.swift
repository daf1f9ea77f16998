// A table: declarations of SwiftUI in the condensed form that <doc:AppleSDK> describes.

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
      @_disfavoredOverload func accessibilityAction<S: StringProtocol>(named: S, _: () -> Void) -> some View
      func accessibilityActions<Content: View>(@ViewBuilder _: () -> Content) -> some View
      func accessibilityActivationPoint(_: CGPoint) -> some View
      func accessibilityActivationPoint(_: UnitPoint) -> some View
      func accessibilityAddTraits(_: AccessibilityTraits) -> some View
      func accessibilityAdjustableAction(_: (AccessibilityAdjustmentDirection) -> Void) -> some View
      func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_: R) -> some View
      func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
      func accessibilityCustomContent(_: AccessibilityCustomContentKey, _: Text?, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: AccessibilityCustomContentKey, _: LocalizedStringKey, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_: AccessibilityCustomContentKey, _: V, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: Text, _: Text, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: LocalizedStringKey, _: Text, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityCustomContent(_: LocalizedStringKey, _: LocalizedStringKey, importance: AXCustomContent.Importance = _) -> some View
      @_disfavoredOverload func accessibilityCustomContent<V: StringProtocol>(_: LocalizedStringKey, _: V, importance: AXCustomContent.Importance = _) -> some View
      func accessibilityDirectTouch(_: Bool = _, options: AccessibilityDirectTouchOptions = _) -> some View
      func accessibilityElement(children: AccessibilityChildBehavior = _) -> some View
      func accessibilityFocused<Value: Hashable>(_: AccessibilityFocusState<Value>.Binding, equals: Value) -> some View
      func accessibilityFocused(_: AccessibilityFocusState<Bool>.Binding) -> some View
      func accessibilityHeading(_: AccessibilityHeadingLevel) -> some View
      func accessibilityHidden(_: Bool) -> some View
      func accessibilityHint(_: Text) -> some View
      func accessibilityHint(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func accessibilityHint<S: StringProtocol>(_: S) -> some View
      func accessibilityIdentifier(_: String) -> some View
      func accessibilityIgnoresInvertColors(_: Bool = _) -> some View
      func accessibilityInputLabels(_: [Text]) -> some View
      func accessibilityInputLabels(_: [LocalizedStringKey]) -> some View
      @_disfavoredOverload func accessibilityInputLabels<S: StringProtocol>(_: [S]) -> some View
      func accessibilityLabel(_: Text) -> some View
      func accessibilityLabel(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func accessibilityLabel<S: StringProtocol>(_: S) -> some View
      func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in: Namespace.ID) -> some View
      func accessibilityLinkedGroup<ID: Hashable>(id: ID, in: Namespace.ID) -> some View
      func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(style: Style, @ViewBuilder content: () -> Content) -> some View
      func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View
      func accessibilityRemoveTraits(_: AccessibilityTraits) -> some View
      func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
      func accessibilityRespondsToUserInteraction(_: Bool = _) -> some View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_: Text, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      func accessibilityRotor<EntryModel: Identifiable>(_: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID: Hashable>(_: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel: Identifiable>(_: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID: Hashable>(_: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(_: Text, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotor(_: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotor<Content: AccessibilityRotorContent>(_: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(_: L, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View
      func accessibilityRotor<EntryModel: Identifiable>(_: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(_: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor<EntryModel, ID: Hashable>(_: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(_: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>) -> some View
      func accessibilityRotor(_: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View
      @_disfavoredOverload func accessibilityRotor<L: StringProtocol>(_: L, textRanges: [Range<String.Index>]) -> some View
      func accessibilityRotorEntry<ID: Hashable>(id: ID, in: Namespace.ID) -> some View
      func accessibilityScrollAction(_: (Edge) -> Void) -> some View
      func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _: () -> V) -> some View
      func accessibilityShowsLargeContentViewer() -> some View
      func accessibilitySortPriority(_: Double) -> some View
      func accessibilityTextContentType(_: AccessibilityTextContentType) -> some View
      func accessibilityValue(_: Text) -> some View
      func accessibilityValue(_: LocalizedStringKey) -> some View
      @_disfavoredOverload func accessibilityValue<S: StringProtocol>(_: S) -> some View
      func accessibilityZoomAction(_: (AccessibilityZoomGestureAction) -> Void) -> some View
      func speechAdjustedPitch(_: Double) -> some View
      func speechAlwaysIncludesPunctuation(_: Bool = _) -> some View
      func speechAnnouncementsQueued(_: Bool = _) -> some View
      func speechSpellsOutCharacters(_: Bool = _) -> some View
    }
    """#)
}
