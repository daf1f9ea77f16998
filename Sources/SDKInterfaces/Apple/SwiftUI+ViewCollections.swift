// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: collections.
  static let swiftUIViewCollections = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func alternatingRowBackgrounds(_: AlternatingRowBackgroundBehavior = _) -> some View
      func badge(_: Int) -> some View
      func badge(_: Text?) -> some View
      func badge(_: LocalizedStringKey?) -> some View
      @_disfavoredOverload func badge(_: LocalizedStringResource?) -> some View
      @_disfavoredOverload func badge<S: StringProtocol>(_: S?) -> some View
      func badgeProminence(_: BadgeProminence) -> some View
      func contentMargins(_: Edge.Set = _, _: EdgeInsets, for: ContentMarginPlacement = _) -> some View
      func contentMargins(_: Edge.Set = _, _: CGFloat?, for: ContentMarginPlacement = _) -> some View
      func contentMargins(_: CGFloat, for: ContentMarginPlacement = _) -> some View
      func defaultScrollAnchor(_: UnitPoint?) -> some View
      func defaultScrollAnchor(_: UnitPoint?, for: ScrollAnchorRole) -> some View
      func deleteDisabled(_: Bool) -> some View
      func dropDestination<T: Transferable>(for: T.Type = _, action: ([T], CGPoint) -> Bool, isTargeted: (Bool) -> Void = _) -> some View
      func dropDestination<T: Transferable>(for: T.Type = _, isEnabled: Bool = _, action: ([T], DropSession) -> Void) -> some View
      func headerProminence(_: Prominence) -> some View
      func indexViewStyle<S: IndexViewStyle>(_: S) -> some View
      func itemProvider(_: Optional<() -> NSItemProvider?>) -> some View
      func listItemTint(_: ListItemTint?) -> some View
      func listItemTint(_: Color?) -> some View
      func listRowBackground<V: View>(_: V?) -> some View
      func listRowHoverEffect(_: HoverEffect?) -> some View
      func listRowHoverEffectDisabled(_: Bool = _) -> some View
      func listRowInsets(_: EdgeInsets?) -> some View
      func listRowPlatterColor(_: Color?) -> some View
      func listRowSeparator(_: Visibility, edges: VerticalEdge.Set = _) -> some View
      func listRowSeparatorTint(_: Color?, edges: VerticalEdge.Set = _) -> some View
      func listRowSpacing(_: CGFloat?) -> some View
      func listSectionIndexVisibility(_: Visibility) -> some View
      func listSectionMargins(_: Edge.Set = _, _: CGFloat?) -> some View
      func listSectionSeparator(_: Visibility, edges: VerticalEdge.Set = _) -> some View
      func listSectionSeparatorTint(_: Color?, edges: VerticalEdge.Set = _) -> some View
      func listSectionSpacing(_: ListSectionSpacing) -> some View
      func listSectionSpacing(_: CGFloat) -> some View
      func listStyle<S: ListStyle>(_: S) -> some View
      func moveDisabled(_: Bool) -> some View
      func refreshable(action: () -> Void) -> some View
      func scrollBounceBehavior(_: ScrollBounceBehavior, axes: Axis.Set = _) -> some View
      func scrollClipDisabled(_: Bool = _) -> some View
      func scrollContentBackground(_: Visibility) -> some View
      func scrollDisabled(_: Bool) -> some View
      func scrollDismissesKeyboard(_: ScrollDismissesKeyboardMode) -> some View
      func scrollEdgeEffectDisabled(_: Bool = _, for: Edge.Set = _) -> some View
      func scrollEdgeEffectHidden(_: Bool = _, for: Edge.Set = _) -> some View
      func scrollEdgeEffectStyle(_: ScrollEdgeEffectStyle?, for: Edge.Set) -> some View
      func scrollIndicators(_: ScrollIndicatorVisibility, axes: Axis.Set = _) -> some View
      func scrollIndicatorsFlash(trigger: some Equatable) -> some View
      func scrollIndicatorsFlash(onAppear: Bool) -> some View
      func scrollInputBehavior(_: ScrollInputBehavior, for: ScrollInputKind) -> some View
      func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = _) -> some View
      func scrollPosition(_: Binding<ScrollPosition>, anchor: UnitPoint? = _) -> some View
      func scrollTargetBehavior(_: some ScrollTargetBehavior) -> some View
      func scrollTargetLayout(isEnabled: Bool = _) -> some View
      func scrollTransition(_: ScrollTransitionConfiguration = _, axis: Axis? = _, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = _, transition: (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
      func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View
      func sectionIndexLabel(_: Text?) -> some View
      func sectionIndexLabel<S: StringProtocol>(_: S?) -> some View
      func selectionDisabled(_: Bool = _) -> some View
      func swipeActions<T: View>(edge: HorizontalEdge = _, allowsFullSwipe: Bool = _, @ViewBuilder content: () -> T) -> some View
      func tableColumnHeaders(_: Visibility) -> some View
      func tableStyle<S: TableStyle>(_: S) -> some View
    }
    """#)
}
