// A table: declarations of DeveloperToolsSupport in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Resources of asset catalogs.
  static let developerToolsSupport = InterfaceFile(
    "DeveloperToolsSupport",
    #"""
    struct ColorResource: Hashable {
      init(name: String, bundle: Bundle)
    }
    struct ImageResource: Hashable {
      init(name: String, bundle: Bundle)
    }
    @resultBuilder struct LibraryContentBuilder {
      static func buildExpression(_: LibraryItem) -> [LibraryItem]
      static func buildExpression(_: [LibraryItem]) -> [LibraryItem]
    }
    protocol LibraryContentProvider {
      associatedtype ModifierBase = Any
      @LibraryContentBuilder var views: [LibraryItem]
      @LibraryContentBuilder func modifiers(base: Self.ModifierBase) -> [LibraryItem]
    }
    extension LibraryContentProvider {
      var views: [LibraryItem]
      func modifiers(base: Self.ModifierBase) -> [LibraryItem]
    }
    struct LibraryItem {
      init<SnippetExpressionType>(_: @autoclosure () -> SnippetExpressionType, visible: Bool = _, title: String? = _, category: LibraryItem.Category = _, matchingSignature: String? = _)
      struct Category {
        static var effect: LibraryItem.Category
        static var layout: LibraryItem.Category
        static var control: LibraryItem.Category
        static var other: LibraryItem.Category
      }
    }
    struct Preview {
      enum ViewTraits {}
    }
    struct PreviewCamera {}
    @resultBuilder struct PreviewCameraBuilder {
      static func buildExpression(_: PreviewCamera) -> [PreviewCamera]
      static func buildExpression(_: [PreviewCamera]) -> [PreviewCamera]
    }
    enum PreviewLayout {
      case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat), fixed3D(width: CGFloat, height: CGFloat, depth: CGFloat)
    }
    protocol PreviewRegistry {
      static var fileID: String
      static var line: Int
      static var column: Int
      static var preview: Preview
      static func makePreview() -> Preview
    }
    extension PreviewRegistry {
      static var preview: Preview
      static func makePreview() -> Preview
    }
    struct PreviewTrait<T> {}
    extension PreviewTrait where T == Preview.ViewTraits {
      static var defaultLayout: PreviewTrait<Preview.ViewTraits>
      static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits>
      static var portrait: PreviewTrait<Preview.ViewTraits>
      static var landscapeLeft: PreviewTrait<Preview.ViewTraits>
      static var landscapeRight: PreviewTrait<Preview.ViewTraits>
      static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits>
      static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T>
      static func fixedLayout(width: CGFloat, height: CGFloat, depth: CGFloat) -> PreviewTrait<T>
    }
    struct PreviewUnavailable: Error {
      init()
    }
    """#)
}
