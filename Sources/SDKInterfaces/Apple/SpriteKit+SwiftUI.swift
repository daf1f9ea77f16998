// A table: declarations of SpriteKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Sprite views.
  static let spriteKitSwiftUI = InterfaceFile(
    "SpriteKit",
    #"""
    struct SpriteView: View {
      typealias Body = Never
      init(scene: SKScene, transition: SKTransition? = _, isPaused: Bool = _, preferredFramesPerSecond: Int = _)
      init(scene: SKScene, transition: SKTransition? = _, isPaused: Bool = _, preferredFramesPerSecond: Int = _, options: SpriteView.Options = _, shouldRender: (TimeInterval) -> Bool = _)
      init(scene: SKScene, transition: SKTransition? = _, isPaused: Bool = _, preferredFramesPerSecond: Int = _, options: SpriteView.Options = _, debugOptions: SpriteView.DebugOptions, shouldRender: (TimeInterval) -> Bool = _)
      struct Options: OptionSet {
        typealias ArrayLiteralElement = SpriteView.Options
        typealias RawValue = Int
        init(rawValue: Int)
        static var allowsTransparency: SpriteView.Options
        static var ignoresSiblingOrder: SpriteView.Options
        static var shouldCullNonVisibleNodes: SpriteView.Options
      }
      struct DebugOptions: OptionSet {
        typealias ArrayLiteralElement = SpriteView.DebugOptions
        typealias RawValue = Int
        init(rawValue: Int)
        static var showsFPS: SpriteView.DebugOptions
        static var showsDrawCount: SpriteView.DebugOptions
        static var showsNodeCount: SpriteView.DebugOptions
        static var showsQuadCount: SpriteView.DebugOptions
        static var showsPhysics: SpriteView.DebugOptions
        static var showsFields: SpriteView.DebugOptions
      }
    }
    """#)
}
