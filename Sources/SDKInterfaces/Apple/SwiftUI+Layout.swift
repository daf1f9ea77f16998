// A table: declarations of SwiftUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Stacks, grids, alignment, geometry.
  static let swiftUILayout = InterfaceFile(
    "SwiftUI",
    #"""
    struct Alignment: Equatable {
      init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      var horizontal: HorizontalAlignment
      var vertical: VerticalAlignment
      static var center: Alignment
      static var leading: Alignment
      static var trailing: Alignment
      static var top: Alignment
      static var bottom: Alignment
      static var topLeading: Alignment
      static var topTrailing: Alignment
      static var bottomLeading: Alignment
      static var bottomTrailing: Alignment
      static var centerFirstTextBaseline: Alignment
      static var centerLastTextBaseline: Alignment
      static var leadingFirstTextBaseline: Alignment
      static var leadingLastTextBaseline: Alignment
      static var trailingFirstTextBaseline: Alignment
      static var trailingLastTextBaseline: Alignment
    }
    protocol AlignmentID {
      static func defaultValue(in: ViewDimensions) -> CGFloat
    }
    struct Anchor<Value> {
      struct Source {
        init<T>(_: [Anchor<T>.Source]) where Value == [T]
        init<T>(_: Anchor<T>.Source?) where Value == T?
      }
    }
    extension Anchor: Equatable where Value: Equatable {}
    extension Anchor: Hashable where Value: Hashable {}
    extension Anchor.Source where Value == CGPoint {
      static var topLeading: Anchor<CGPoint>.Source
      static var top: Anchor<CGPoint>.Source
      static var topTrailing: Anchor<CGPoint>.Source
      static var leading: Anchor<CGPoint>.Source
      static var center: Anchor<CGPoint>.Source
      static var trailing: Anchor<CGPoint>.Source
      static var bottomLeading: Anchor<CGPoint>.Source
      static var bottom: Anchor<CGPoint>.Source
      static var bottomTrailing: Anchor<CGPoint>.Source
      static func point(_: CGPoint) -> Anchor<Value>.Source
      static func unitPoint(_: UnitPoint) -> Anchor<Value>.Source
    }
    extension Anchor.Source where Value == CGRect {
      static var bounds: Anchor<CGRect>.Source
      static func rect(_: CGRect) -> Anchor<Value>.Source
    }
    struct AnyLayout: Layout {
      init<L: Layout>(_: L)
      func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGSize
      struct Cache {}
    }
    enum Axis: Int8, CaseIterable, CustomStringConvertible, Equatable, Hashable, RawRepresentable {
      case horizontal, vertical
      static var allCases: [Axis]
      struct Set: OptionSet {
        typealias ArrayLiteralElement = Axis.Set.Element
        typealias RawValue = Int8
        init(rawValue: Int8)
        static var horizontal: Axis.Set
        static var vertical: Axis.Set
      }
    }
    enum ContentMode: Hashable, CaseIterable {
      case fit, fill
      static var allCases: [ContentMode]
    }
    enum CoordinateSpace: Equatable, Hashable {
      case global, local, named(AnyHashable)
      var isGlobal: Bool
      var isLocal: Bool
    }
    protocol CoordinateSpaceProtocol {
      var coordinateSpace: CoordinateSpace
    }
    extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
      static var global: GlobalCoordinateSpace
    }
    extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
      static var local: LocalCoordinateSpace
    }
    extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
      static var scrollView: NamedCoordinateSpace
      static func scrollView(axis: Axis) -> Self
      static func named(_: some Hashable) -> NamedCoordinateSpace
    }
    struct Divider: View {
      typealias Body = Never
      init()
    }
    enum Edge: Int8, CaseIterable, Equatable, Hashable, RawRepresentable {
      case top, leading, bottom, trailing
      static var allCases: [Edge]
      struct Set: OptionSet {
        typealias ArrayLiteralElement = Edge.Set.Element
        typealias RawValue = Int8
        init(rawValue: Int8)
        init(_: Edge)
        static var top: Edge.Set
        static var leading: Edge.Set
        static var bottom: Edge.Set
        static var trailing: Edge.Set
        static var all: Edge.Set
        static var horizontal: Edge.Set
        static var vertical: Edge.Set
      }
      enum Corner {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
        struct Set: OptionSet {
          init(rawValue: Int)
          static var topLeading: Edge.Corner.Set
          static var topTrailing: Edge.Corner.Set
          static var bottomLeading: Edge.Corner.Set
          static var bottomTrailing: Edge.Corner.Set
          static var all: Edge.Corner.Set
          static var none: Edge.Corner.Set
        }
        struct Style: Hashable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
          typealias IntegerLiteralType = Int
          typealias FloatLiteralType = Double
          static var concentric: Edge.Corner.Style
          static func concentric(minimum: Edge.Corner.Style? = _) -> Edge.Corner.Style
          static func fixed(_: CGFloat) -> Edge.Corner.Style
        }
      }
    }
    struct EdgeInsets: Equatable, Animatable {
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      init()
      init(_: NSDirectionalEdgeInsets)
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
      func inset(by: RectangleCornerInsets, edges: Edge.Set = _) -> EdgeInsets
    }
    struct GeometryProxy {
      subscript<T>(_: Anchor<T>) -> T
      var size: CGSize
      var safeAreaInsets: EdgeInsets
      var containerCornerInsets: RectangleCornerInsets
      @_disfavoredOverload func frame(in: CoordinateSpace) -> CGRect
      func bounds(of: NamedCoordinateSpace) -> CGRect?
      func frame(in: some CoordinateSpaceProtocol) -> CGRect
    }
    struct GeometryReader<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: (GeometryProxy) -> Content)
      var content: (GeometryProxy) -> Content
    }
    struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
      init()
      var coordinateSpace: CoordinateSpace
    }
    struct Grid<Content: View>: View {
      typealias Body = Never
      init(alignment: Alignment = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _, @ViewBuilder content: () -> Content)
    }
    struct GridItem {
      init(_: GridItem.Size = _, spacing: CGFloat? = _, alignment: Alignment? = _)
      var size: GridItem.Size
      var spacing: CGFloat?
      var alignment: Alignment?
      enum Size {
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }
    }
    struct GridLayout: Layout {
      typealias Body = Never
      init(alignment: Alignment = _, horizontalSpacing: CGFloat? = _, verticalSpacing: CGFloat? = _)
      var alignment: Alignment
      var horizontalSpacing: CGFloat?
      var verticalSpacing: CGFloat?
      func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> CGSize
      struct Cache {}
    }
    struct GridRow<Content: View>: View {
      typealias Body = Never
      init(alignment: VerticalAlignment? = _, @ViewBuilder content: () -> Content)
    }
    struct HorizontalAlignment: Equatable {
      init(_: any AlignmentID.Type)
      static var leading: HorizontalAlignment
      static var center: HorizontalAlignment
      static var trailing: HorizontalAlignment
      static var listRowSeparatorLeading: HorizontalAlignment
      static var listRowSeparatorTrailing: HorizontalAlignment
    }
    enum HorizontalEdge: Int8, CaseIterable, Equatable, Hashable, RawRepresentable {
      case leading, trailing
      static var allCases: [HorizontalEdge]
      struct Set: OptionSet {
        typealias ArrayLiteralElement = HorizontalEdge.Set.Element
        typealias RawValue = Int8
        init(rawValue: Int8)
        init(_: HorizontalEdge)
        static var leading: HorizontalEdge.Set
        static var trailing: HorizontalEdge.Set
        static var all: HorizontalEdge.Set
      }
    }
    struct HSplitView<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    struct HStack<Content: View>: View {
      typealias Body = Never
      init(alignment: VerticalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content)
    }
    struct HStackLayout: Layout {
      init(alignment: VerticalAlignment = _, spacing: CGFloat? = _)
      var alignment: VerticalAlignment
      var spacing: CGFloat?
    }
    protocol Layout: Animatable {
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      func makeCache(subviews: Self.Subviews) -> Self.Cache
      func updateCache(_: inout Self.Cache, subviews: Self.Subviews)
      func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
      func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
      func explicitAlignment(of: HorizontalAlignment, in: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
      func explicitAlignment(of: VerticalAlignment, in: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
    }
    extension Layout {
      func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
      @_disfavoredOverload func callAsFunction<V: View>(@ViewBuilder _: () -> V) -> some View
    }
    enum LayoutDirection: Hashable, CaseIterable {
      case leftToRight, rightToLeft
      static var allCases: [LayoutDirection]
    }
    enum LayoutDirectionBehavior: Hashable {
      case fixed, mirrors(in: LayoutDirection)
      static var mirrors: LayoutDirectionBehavior
    }
    struct LayoutSubview: Equatable {
      subscript<K: LayoutValueKey>(_: K.Type) -> K.Value
      var priority: Double
      var spacing: ViewSpacing
      var containerValues: ContainerValues
      func sizeThatFits(_: ProposedViewSize) -> CGSize
      func dimensions(in: ProposedViewSize) -> ViewDimensions
      func place(at: CGPoint, anchor: UnitPoint = _, proposal: ProposedViewSize)
    }
    struct LayoutSubviews: Equatable, RandomAccessCollection {
      typealias Element = LayoutSubview
      typealias Index = Int
      subscript(_: Int) -> LayoutSubviews.Element
      subscript(_: Range<Int>) -> LayoutSubviews
      subscript<S: Sequence>(_: S) -> LayoutSubviews where S.Element == Int
      var layoutDirection: LayoutDirection
      var startIndex: Int
      var endIndex: Int
    }
    protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Self.Value
    }
    struct LazyHGrid<Content: View>: View {
      typealias Body = Never
      init(rows: [GridItem], alignment: VerticalAlignment = _, spacing: CGFloat? = _, pinnedViews: PinnedScrollableViews = _, @ViewBuilder content: () -> Content)
    }
    struct LazyHStack<Content: View>: View {
      typealias Body = Never
      init(alignment: VerticalAlignment = _, spacing: CGFloat? = _, pinnedViews: PinnedScrollableViews = _, @ViewBuilder content: () -> Content)
    }
    struct LazyVGrid<Content: View>: View {
      typealias Body = Never
      init(columns: [GridItem], alignment: HorizontalAlignment = _, spacing: CGFloat? = _, pinnedViews: PinnedScrollableViews = _, @ViewBuilder content: () -> Content)
    }
    struct LazyVStack<Content: View>: View {
      typealias Body = Never
      init(alignment: HorizontalAlignment = _, spacing: CGFloat? = _, pinnedViews: PinnedScrollableViews = _, @ViewBuilder content: () -> Content)
    }
    struct LocalCoordinateSpace: CoordinateSpaceProtocol {
      init()
      var coordinateSpace: CoordinateSpace
    }
    struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
      var coordinateSpace: CoordinateSpace
    }
    extension NSDirectionalEdgeInsets {
      init(_: EdgeInsets)
    }
    struct PinnedScrollableViews: OptionSet {
      typealias ArrayLiteralElement = PinnedScrollableViews
      typealias RawValue = UInt32
      init(rawValue: UInt32)
      static var sectionHeaders: PinnedScrollableViews
      static var sectionFooters: PinnedScrollableViews
    }
    struct ProposedViewSize: Equatable {
      init(width: CGFloat?, height: CGFloat?)
      init(_: CGSize)
      var width: CGFloat?
      var height: CGFloat?
      static var zero: ProposedViewSize
      static var unspecified: ProposedViewSize
      static var infinity: ProposedViewSize
      func replacingUnspecifiedDimensions(by: CGSize = _) -> CGSize
    }
    struct SafeAreaRegions: OptionSet {
      typealias ArrayLiteralElement = SafeAreaRegions
      typealias RawValue = UInt
      init(rawValue: UInt)
      static var container: SafeAreaRegions
      static var keyboard: SafeAreaRegions
      static var all: SafeAreaRegions
    }
    struct Spacer: View {
      typealias Body = Never
      init(minLength: CGFloat? = _)
      var minLength: CGFloat?
    }
    struct SpacerSizing {
      static var fixed: SpacerSizing
      static var flexible: SpacerSizing
    }
    enum UserInterfaceSizeClass: Equatable, Hashable {
      case compact, regular
      init?(_: UIUserInterfaceSizeClass)
    }
    struct VerticalAlignment: Equatable {
      init(_: any AlignmentID.Type)
      static var top: VerticalAlignment
      static var center: VerticalAlignment
      static var bottom: VerticalAlignment
      static var firstTextBaseline: VerticalAlignment
      static var lastTextBaseline: VerticalAlignment
    }
    enum VerticalEdge: Int8, CaseIterable, Equatable, Hashable, RawRepresentable {
      case top, bottom
      static var allCases: [VerticalEdge]
      struct Set: OptionSet {
        typealias ArrayLiteralElement = VerticalEdge.Set.Element
        typealias RawValue = Int8
        init(rawValue: Int8)
        init(_: VerticalEdge)
        static var top: VerticalEdge.Set
        static var bottom: VerticalEdge.Set
        static var all: VerticalEdge.Set
      }
    }
    struct ViewDimensions: Equatable {
      subscript(_: HorizontalAlignment) -> CGFloat
      subscript(_: VerticalAlignment) -> CGFloat
      subscript(explicit _: HorizontalAlignment) -> CGFloat?
      subscript(explicit _: VerticalAlignment) -> CGFloat?
      var width: CGFloat
      var height: CGFloat
    }
    struct ViewSpacing {
      init()
      static var zero: ViewSpacing
      func formUnion(_: ViewSpacing, edges: Edge.Set = _)
      func union(_: ViewSpacing, edges: Edge.Set = _) -> ViewSpacing
      func distance(to: ViewSpacing, along: Axis) -> CGFloat
    }
    struct ViewThatFits<Content: View>: View {
      typealias Body = Never
      init(in: Axis.Set = _, @ViewBuilder content: () -> Content)
    }
    struct VSplitView<Content: View>: View {
      typealias Body = Never
      init(@ViewBuilder content: () -> Content)
    }
    struct VStack<Content: View>: View {
      typealias Body = Never
      init(alignment: HorizontalAlignment = _, spacing: CGFloat? = _, @ViewBuilder content: () -> Content)
    }
    struct VStackLayout: Layout {
      init(alignment: HorizontalAlignment = _, spacing: CGFloat? = _)
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
    }
    struct ZStack<Content: View>: View {
      typealias Body = Never
      init(alignment: Alignment = _, @ViewBuilder content: () -> Content)
    }
    struct ZStackLayout: Layout {
      init(alignment: Alignment = _)
      var alignment: Alignment
    }
    """#)
}
