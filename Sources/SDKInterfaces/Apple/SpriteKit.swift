// A table: declarations of SpriteKit in the condensed form that <doc:AppleInterfaces> describes.

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
      func calculateAccumulatedFrame() -> CGRect
      var position: CGPoint
      var zPosition, zRotation, xScale, yScale, speed, alpha: CGFloat
      var isPaused, isHidden, isUserInteractionEnabled: Bool
      var parent: SKNode?
      var children: [SKNode]
      var name: String?
      var scene: SKScene?
      var physicsBody: SKPhysicsBody?
      var userData: NSMutableDictionary?
      func childNode(withName: String) -> SKNode?
      subscript(_: String) -> [SKNode]
      func inParentHierarchy(_: SKNode) -> Bool
      func hasActions() -> Bool
      func removeAction(forKey: String)
      func contains(_: CGPoint) -> Bool
      func atPoint(_: CGPoint) -> SKNode
      func nodes(at: CGPoint) -> [SKNode]
      func convert(_: CGPoint, from: SKNode) -> CGPoint
      func convert(_: CGPoint, to: SKNode) -> CGPoint
      func intersects(_: SKNode) -> Bool
      func isEqual(to: SKNode) -> Bool
    }
    class SKScene: SKEffectNode {
      init()
      init(size: CGSize)
      var size: CGSize
      var camera: SKCameraNode?
      var listener: SKNode?
      var audioEngine: AVAudioEngine
      var backgroundColor: UIColor
      var anchorPoint: CGPoint
      var physicsWorld: SKPhysicsWorld
      var view: SKView?
      func convertPoint(fromView: CGPoint) -> CGPoint
      func convertPoint(toView: CGPoint) -> CGPoint
    }
    class SKSpriteNode: SKNode {
      init()
      init(texture: SKTexture?, size: CGSize)
      init(texture: SKTexture?, normalMap: SKTexture?)
      init(imageNamed: String, normalMapped: Bool)
      init(texture: SKTexture?, color: UIColor, size: CGSize)
      init(texture: SKTexture?)
      init(imageNamed: String)
      init(color: UIColor, size: CGSize)
      var texture, normalTexture: SKTexture?
      var lightingBitMask, shadowCastBitMask, shadowedBitMask: UInt32
      var centerRect: CGRect
      var colorBlendFactor: CGFloat
      var color: UIColor
      var anchorPoint: CGPoint
      var size: CGSize
    }
    class SKLabelNode: SKNode {
      init()
      init(text: String?)
      init(attributedText: NSAttributedString?)
      init(fontNamed: String?)
      var numberOfLines: Int
      var lineBreakMode: NSLineBreakMode
      var preferredMaxLayoutWidth: CGFloat
      var fontName, text: String?
      var attributedText: NSAttributedString?
      var fontSize: CGFloat
      var fontColor: UIColor?
      var colorBlendFactor: CGFloat
      var color: UIColor?
    }
    class SKView: UIView {
      init()
      var isPaused, showsFPS, showsDrawCount, showsNodeCount, showsQuadCount, showsPhysics, showsFields: Bool
      var isAsynchronous, allowsTransparency, ignoresSiblingOrder, shouldCullNonVisibleNodes: Bool
      var preferredFramesPerSecond: Int
      var disableDepthStencilBuffer: Bool
      var frameInterval: Int
      var preferredFrameRate: Float
      var scene: SKScene?
      func texture(from: SKNode) -> SKTexture?
      func texture(from: SKNode, crop: CGRect) -> SKTexture?
      func convert(_: CGPoint, to: SKScene) -> CGPoint
      func convert(_: CGPoint, from: SKScene) -> CGPoint
    }
    class SKPhysicsBody: NSObject {
      init()
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
      var isDynamic, usesPreciseCollisionDetection, allowsRotation, pinned, isResting: Bool
      var friction, charge, restitution, linearDamping, angularDamping, density, mass, area: CGFloat
      var affectedByGravity: Bool
      var fieldBitMask, categoryBitMask, collisionBitMask, contactTestBitMask: UInt32
      var node: SKNode?
      var velocity: CGVector
      var angularVelocity: CGFloat
      func allContactedBodies() -> [SKPhysicsBody]
    }
    class SKPhysicsWorld: NSObject {
      init()
      var gravity: CGVector
      var speed: CGFloat
      func sampleFields(at: vector_float3) -> vector_float3
      func body(at: CGPoint) -> SKPhysicsBody?
      func body(in: CGRect) -> SKPhysicsBody?
      func body(alongRayStart: CGPoint, end: CGPoint) -> SKPhysicsBody?
    }
    class SKTexture: NSObject {
      init()
      init(imageNamed: String)
      init(rect: CGRect, in: SKTexture)
      init(vectorNoiseWithSmoothness: CGFloat, size: CGSize)
      init(noiseWithSmoothness: CGFloat, size: CGSize, grayscale: Bool)
      init(cgImage: CGImage)
      init(image: UIImage)
      init(data: Data, size: CGSize)
      init(data: Data, size: CGSize, flipped: Bool)
      init(data: Data, size: CGSize, rowLength: UInt32, alignment: UInt32)
      func generatingNormalMap() -> Self
      func generatingNormalMap(withSmoothness: CGFloat, contrast: CGFloat) -> Self
      func textureRect() -> CGRect
      func size() -> CGSize
      var usesMipmaps: Bool
      func cgImage() -> CGImage
      static func preload(_: [SKTexture], withCompletionHandler: () -> Void)
      static func preload(_: [SKTexture])
      func preload(completionHandler: () -> Void)
    }
    class SKShapeNode: SKNode {
      init()
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
      var isAntialiased: Bool
      var lineWidth, glowWidth: CGFloat
      var lineCap: CGLineCap
      var lineJoin: CGLineJoin
      var miterLimit, lineLength: CGFloat
      var fillTexture: SKTexture?
      var strokeTexture: SKTexture?
    }
    class SKCameraNode: SKNode {
      init()
      func contains(_: SKNode) -> Bool
      func containedNodeSet() -> Set<SKNode>
    }
    class SKEffectNode: SKNode {
      init()
      var shouldCenterFilter, shouldEnableEffects, shouldRasterize: Bool
    }
    class SKEmitterNode: SKNode {
      init()
      var particleTexture: SKTexture?
      var particleColor: UIColor
      var particleColorRedRange, particleColorGreenRange, particleColorBlueRange, particleColorAlphaRange: CGFloat
      var particleColorRedSpeed, particleColorGreenSpeed, particleColorBlueSpeed, particleColorAlphaSpeed: CGFloat
      var particleColorBlendFactor, particleColorBlendFactorRange, particleColorBlendFactorSpeed: CGFloat
      var particlePosition: CGPoint
      var particlePositionRange: CGVector
      var particleSpeed, particleSpeedRange, emissionAngle, emissionAngleRange, xAcceleration, yAcceleration: CGFloat
      var particleBirthRate: CGFloat
      var numParticlesToEmit: Int
      var particleLifetime, particleLifetimeRange, particleRotation, particleRotationRange: CGFloat
      var particleRotationSpeed: CGFloat
      var particleSize: CGSize
      var particleScale, particleScaleRange, particleScaleSpeed: CGFloat
      var particleAlpha, particleAlphaRange, particleAlphaSpeed: CGFloat
      var fieldBitMask: UInt32
      var targetNode: SKNode?
      var particleZPosition: CGFloat
      var particleZPositionRange, particleZPositionSpeed: CGFloat
    }
    class SKPhysicsContact: NSObject {
      init()
      var bodyA, bodyB: SKPhysicsBody
      var contactPoint: CGPoint
      var contactNormal: CGVector
      var collisionImpulse: CGFloat
    }
    """#)
}
