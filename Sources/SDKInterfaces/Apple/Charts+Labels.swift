// A table: declarations of Charts in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// A literal label of an axis is a key.
  static let chartsLabels = InterfaceFile(
    "Charts", since: .xcode26,
    #"""
    extension View {
      @_disfavoredOverload func chartXAxisLabel(_: LocalizedStringResource, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      @_disfavoredOverload func chartXAxisLabel<S: StringProtocol>(_: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      @_disfavoredOverload func chartYAxisLabel(_: LocalizedStringResource, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      @_disfavoredOverload func chartYAxisLabel<S: StringProtocol>(_: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
    }
    """#)

  /// A literal label of an axis is a plain string.
  static let chartsLabels16 = InterfaceFile(
    "Charts", until: .xcode16,
    #"""
    extension View {
      func chartXAxisLabel<S: StringProtocol>(_: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
      func chartYAxisLabel<S: StringProtocol>(_: S, position: AnnotationPosition = _, alignment: Alignment? = _, spacing: CGFloat? = _) -> some View
    }
    """#)
}
