// A table: declarations of SpriteKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Sprite views.
  static let spriteKitSwiftUI = InterfaceFile(
    "SpriteKit",
    #"""
    struct SpriteView: View {
      struct Options: OptionSet {
        init(rawValue: Int)
        static var allowsTransparency: SpriteView.Options
        static var ignoresSiblingOrder: SpriteView.Options
        static var shouldCullNonVisibleNodes: SpriteView.Options
      }
      struct DebugOptions: OptionSet {
        init(rawValue: Int)
        static var showsFPS: SpriteView.DebugOptions
        static var showsDrawCount: SpriteView.DebugOptions
        static var showsNodeCount: SpriteView.DebugOptions
        static var showsQuadCount: SpriteView.DebugOptions
        static var showsPhysics: SpriteView.DebugOptions
        static var showsFields: SpriteView.DebugOptions
      }
      init(scene: SKScene, transition: SKTransition? = _, isPaused: Bool = _, preferredFramesPerSecond: Int = _)
      init(scene: SKScene, transition: SKTransition? = _, isPaused: Bool = _, preferredFramesPerSecond: Int = _, options: SpriteView.Options = _, shouldRender: (TimeInterval) -> Bool = _)
      init(scene: SKScene, transition: SKTransition? = _, isPaused: Bool = _, preferredFramesPerSecond: Int = _, options: SpriteView.Options = _, debugOptions: SpriteView.DebugOptions, shouldRender: (TimeInterval) -> Bool = _)
      typealias Body = Never
    }
    """#)
}
