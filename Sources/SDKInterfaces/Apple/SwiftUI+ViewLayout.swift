// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Modifiers of `View`: layout.
  static let swiftUIViewLayout = InterfaceFile(
    "SwiftUI",
    #"""
    extension View {
      func alignmentGuide(_: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> some View
      func alignmentGuide(_: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat) -> some View
      func aspectRatio(_: CGFloat? = _, contentMode: ContentMode) -> some View
      func aspectRatio(_: CGSize, contentMode: ContentMode) -> some View
      func containerBackground<S: ShapeStyle>(_: S, for: ContainerBackgroundPlacement) -> some View
      func containerBackground<V: View>(for: ContainerBackgroundPlacement, alignment: Alignment = _, @ViewBuilder content: () -> V) -> some View
      func containerCornerOffset(_: Edge.Set, sizeToFit: Bool = _) -> some View
      func containerRelativeFrame(_: Axis.Set, alignment: Alignment = _) -> some View
      func containerRelativeFrame(_: Axis.Set, count: Int, span: Int = _, spacing: CGFloat, alignment: Alignment = _) -> some View
      func containerRelativeFrame(_: Axis.Set, alignment: Alignment = _, _: (CGFloat, Axis) -> CGFloat) -> some View
      func containerShape<T: InsettableShape>(_: T) -> some View
      func containerShape(_: some RoundedRectangularShape) -> some View
      func containerValue<V>(_: WritableKeyPath<ContainerValues, V>, _: V) -> some View
      func contentShape<S: Shape>(_: S, eoFill: Bool = _) -> some View
      func contentShape<S: Shape>(_: ContentShapeKinds, _: S, eoFill: Bool = _) -> some View
      func coordinateSpace<T: Hashable>(name: T) -> some View
      func coordinateSpace(_: NamedCoordinateSpace) -> some View
      func edgesIgnoringSafeArea(_: Edge.Set) -> some View
      func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      func fixedSize() -> some View
      func flipsForRightToLeftLayoutDirection(_: Bool) -> some View
      func frame(width: CGFloat? = _, height: CGFloat? = _, alignment: Alignment = _) -> some View
      func frame() -> some View
      func frame(minWidth: CGFloat? = _, idealWidth: CGFloat? = _, maxWidth: CGFloat? = _, minHeight: CGFloat? = _, idealHeight: CGFloat? = _, maxHeight: CGFloat? = _, alignment: Alignment = _) -> some View
      func geometryGroup() -> some View
      func gridCellAnchor(_: UnitPoint) -> some View
      func gridCellColumns(_: Int) -> some View
      func gridCellUnsizedAxes(_: Axis.Set) -> some View
      func gridColumnAlignment(_: HorizontalAlignment) -> some View
      func hidden() -> some View
      func ignoresSafeArea(_: SafeAreaRegions = _, edges: Edge.Set = _) -> some View
      func layoutDirectionBehavior(_: LayoutDirectionBehavior) -> some View
      func layoutPriority(_: Double) -> some View
      func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
      func matchedGeometryEffect<ID: Hashable>(id: ID, in: Namespace.ID, properties: MatchedGeometryProperties = _, anchor: UnitPoint = _, isSource: Bool = _) -> some View
      func offset(_: CGSize) -> some View
      func offset(x: CGFloat = _, y: CGFloat = _) -> some View
      func offset(z: CGFloat) -> some View
      func padding(_: EdgeInsets) -> some View
      func padding(_: Edge.Set = _, _: CGFloat? = _) -> some View
      func padding(_: CGFloat) -> some View
      func position(_: CGPoint) -> some View
      func position(x: CGFloat = _, y: CGFloat = _) -> some View
      func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> some View) -> some View
      func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> some View) -> some View
      func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> V) -> some View
      func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> V) -> some View
      func safeAreaPadding(_: EdgeInsets) -> some View
      func safeAreaPadding(_: Edge.Set = _, _: CGFloat? = _) -> some View
      func safeAreaPadding(_: CGFloat) -> some View
      func scaledToFill() -> some View
      func scaledToFit() -> some View
      func scenePadding(_: Edge.Set = _) -> some View
      func scenePadding(_: ScenePadding, edges: Edge.Set = _) -> some View
      func zIndex(_: Double) -> some View
    }
    """#)
}
