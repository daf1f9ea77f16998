// A table: declarations of SpriteKit in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Nodes, scenes, physics.
  static let spriteKit = InterfaceFile(
    "SpriteKit",
    #"""
    class SKNode: UIResponder {
      init()
      init?(fileNamed: String)
      init(fileNamed: String, securelyWithClasses: Set<AnyHashable>)
      var frame: CGRect
      var position: CGPoint
      var zPosition, speed, alpha: CGFloat
      var isPaused, isHidden, isUserInteractionEnabled: Bool
      var parent: SKNode?
      var children: [SKNode]
      var name: String?
      var scene: SKScene?
      var userData: NSMutableDictionary?
      func childNode(withName: String) -> SKNode?
      subscript(_: String) -> [SKNode]
      func removeAction(forKey: String)
      func contains(_: CGPoint) -> Bool
      func nodes(at: CGPoint) -> [SKNode]
      func convert(_: CGPoint, from: SKNode) -> CGPoint
      func convert(_: CGPoint, to: SKNode) -> CGPoint
      func intersects(_: SKNode) -> Bool
      func isEqual(to: SKNode) -> Bool
    }
    class SKScene: SKEffectNode {
      init(size: CGSize)
      var size: CGSize
      var camera: SKCameraNode?
      var listener: SKNode?
      var backgroundColor: UIColor
      var anchorPoint: CGPoint
      var view: SKView?
      func convertPoint(fromView: CGPoint) -> CGPoint
      func convertPoint(toView: CGPoint) -> CGPoint
    }
    class SKSpriteNode: SKNode {
      init(texture: SKTexture?, size: CGSize)
      init(texture: SKTexture?, normalMap: SKTexture?)
      init(imageNamed: String, normalMapped: Bool)
      init(texture: SKTexture?, color: UIColor, size: CGSize)
      init(texture: SKTexture?)
      init(imageNamed: String)
      init(color: UIColor, size: CGSize)
      var texture: SKTexture?
      var color: UIColor
      var anchorPoint: CGPoint
      var size: CGSize
    }
    class SKLabelNode: SKNode {
      init(text: String?)
      init(attributedText: NSAttributedString?)
      init(fontNamed: String?)
      var numberOfLines: Int
      var lineBreakMode: NSLineBreakMode
      var preferredMaxLayoutWidth: CGFloat
      var fontName, text: String?
      var attributedText: NSAttributedString?
      var fontSize: CGFloat
      var fontColor, color: UIColor?
    }
    class SKView: UIView {
      var isPaused, isAsynchronous: Bool
      var preferredFramesPerSecond: Int
      var frameInterval: Int
      var scene: SKScene?
      func texture(from: SKNode) -> SKTexture?
      func texture(from: SKNode, crop: CGRect) -> SKTexture?
      func convert(_: CGPoint, to: SKScene) -> CGPoint
      func convert(_: CGPoint, from: SKScene) -> CGPoint
    }
    class SKPhysicsBody: NSObject {
      init(circleOfRadius: CGFloat)
      init(circleOfRadius: CGFloat, center: CGPoint)
      init(rectangleOf: CGSize)
      init(rectangleOf: CGSize, center: CGPoint)
      init(polygonFrom: CGPath)
      init(edgeFrom: CGPoint, to: CGPoint)
      init(edgeChainFrom: CGPath)
      init(edgeLoopFrom: CGPath)
      init(edgeLoopFrom: CGRect)
      init(texture: SKTexture, size: CGSize)
      init(texture: SKTexture, alphaThreshold: Float, size: CGSize)
      init(bodies: [SKPhysicsBody])
      var isDynamic, pinned: Bool
      var charge, density, area: CGFloat
      var node: SKNode?
      var velocity: CGVector
    }
    class SKPhysicsWorld: NSObject {
      var gravity: CGVector
      var speed: CGFloat
      func body(at: CGPoint) -> SKPhysicsBody?
      func body(in: CGRect) -> SKPhysicsBody?
      func body(alongRayStart: CGPoint, end: CGPoint) -> SKPhysicsBody?
    }
    class SKTexture: NSObject {
      init(imageNamed: String)
      init(rect: CGRect, in: SKTexture)
      init(vectorNoiseWithSmoothness: CGFloat, size: CGSize)
      init(noiseWithSmoothness: CGFloat, size: CGSize, grayscale: Bool)
      init(cgImage: CGImage)
      init(image: UIImage)
      init(data: Data, size: CGSize)
      init(data: Data, size: CGSize, flipped: Bool)
      init(data: Data, size: CGSize, rowLength: UInt32, alignment: UInt32)
      func size() -> CGSize
      func cgImage() -> CGImage
      static func preload(_: [SKTexture], withCompletionHandler: () -> Void)
      static func preload(_: [SKTexture])
      func preload(completionHandler: () -> Void)
    }
    class SKShapeNode: SKNode {
      init(path: CGPath)
      init(path: CGPath, centered: Bool)
      init(rect: CGRect)
      init(rectOf: CGSize)
      init(rect: CGRect, cornerRadius: CGFloat)
      init(rectOf: CGSize, cornerRadius: CGFloat)
      init(circleOfRadius: CGFloat)
      init(ellipseIn: CGRect)
      init(ellipseOf: CGSize)
      var path: CGPath?
      var strokeColor, fillColor: UIColor
      var lineWidth: CGFloat
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var miterLimit: CGFloat
    }
    class SKCameraNode: SKNode {
      func contains(_: SKNode) -> Bool
    }
    class SKEffectNode: SKNode {
    }
    class SKEmitterNode: SKNode {
      var yAcceleration: CGFloat
      var targetNode: SKNode?
    }
    class SKPhysicsContact: NSObject {}
    """#)
}
