// A table: declarations of SceneKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Scene views.
  static let sceneKitSwiftUI = InterfaceFile(
    "SceneKit",
    #"""
    struct SceneView: View {
      typealias Body = Never
      init(scene: SCNScene? = _, pointOfView: SCNNode? = _, options: SceneView.Options = _, preferredFramesPerSecond: Int = _, antialiasingMode: SCNAntialiasingMode = _, delegate: (any SCNSceneRendererDelegate)? = _, technique: SCNTechnique? = _)
      struct Options: OptionSet {
        typealias ArrayLiteralElement = SceneView.Options
        typealias RawValue = Int
        init(rawValue: Int)
        static var allowsCameraControl: SceneView.Options
        static var rendersContinuously: SceneView.Options
        static var autoenablesDefaultLighting: SceneView.Options
        static var jitteringEnabled: SceneView.Options
        static var temporalAntialiasingEnabled: SceneView.Options
      }
    }
    """#)
}
