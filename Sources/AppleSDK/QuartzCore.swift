// A table: declarations of QuartzCore in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Layers and animations.
  static let quartzCore = InterfaceFile(
    "QuartzCore",
    #"""
    class CALayer: NSObject {
      init()
      init(layer: Any)
      func presentation() -> Self?
      func model() -> Self
      static func defaultValue(forKey: String) -> Any?
      static func needsDisplay(forKey: String) -> Bool
      var bounds: CGRect
      var position: CGPoint
      var zPosition: CGFloat
      var anchorPoint: CGPoint
      var transform: CATransform3D
      var frame: CGRect
      var isHidden, isDoubleSided: Bool
      var superlayer: CALayer?
      var sublayers: [CALayer]?
      var sublayerTransform: CATransform3D
      var mask: CALayer?
      var masksToBounds: Bool
      func convert(_: CGPoint, from: CALayer?) -> CGPoint
      func convert(_: CGPoint, to: CALayer?) -> CGPoint
      func convert(_: CGRect, from: CALayer?) -> CGRect
      func convert(_: CGRect, to: CALayer?) -> CGRect
      func hitTest(_: CGPoint) -> CALayer?
      func contains(_: CGPoint) -> Bool
      var contents: Any?
      var contentsGravity: CALayerContentsGravity
      var contentsScale: CGFloat
      var isOpaque: Bool
      func needsDisplay() -> Bool
      var needsDisplayOnBoundsChange: Bool
      var backgroundColor: CGColor?
      var cornerRadius: CGFloat
      var borderWidth: CGFloat
      var borderColor: CGColor?
      var opacity: Float
      var allowsGroupOpacity: Bool
      var filters: [Any]?
      var shadowColor: CGColor?
      var shadowOpacity: Float
      var shadowOffset: CGSize
      var shadowRadius: CGFloat
      var shadowPath: CGPath?
      func preferredFrameSize() -> CGSize
      func needsLayout() -> Bool
      func add(_: CAAnimation, forKey: String?)
      func removeAnimation(forKey: String)
      func animationKeys() -> [String]?
      func animation(forKey: String) -> CAAnimation?
      var name: String?
      var style: [AnyHashable: Any]?
      var visibleRect: CGRect
    }
    class CAAnimation: NSObject {
      static func defaultValue(forKey: String) -> Any?
      var timingFunction: CAMediaTimingFunction?
      var isRemovedOnCompletion: Bool
      var preferredFrameRateRange: CAFrameRateRange
    }
    class CABasicAnimation: CAPropertyAnimation {
      var fromValue, toValue: Any?
    }
    class CAPropertyAnimation: CAAnimation {
      init(keyPath: String?)
      var keyPath: String?
    }
    class CAKeyframeAnimation: CAPropertyAnimation {
      var values: [Any]?
      var path: CGPath?
    }
    class CAAnimationGroup: CAAnimation {
      var animations: [CAAnimation]?
    }
    class CASpringAnimation: CABasicAnimation {
      var damping, initialVelocity: CGFloat
      init(perceptualDuration: CFTimeInterval, bounce: CGFloat)
      var bounce: CGFloat
    }
    class CATransition: CAAnimation {
    }
    class CAShapeLayer: CALayer {
      var path: CGPath?
      var fillColor: CGColor?
      var strokeColor: CGColor?
      var lineWidth, miterLimit: CGFloat
      var lineDashPhase: CGFloat
      var lineDashPattern: [NSNumber]?
    }
    class CAGradientLayer: CALayer {
      var colors: [Any]?
      var locations: [NSNumber]?
      var startPoint, endPoint: CGPoint
    }
    class CATextLayer: CALayer {
      var string: Any?
      var font: CFTypeRef?
      var fontSize: CGFloat
      var foregroundColor: CGColor?
      var isWrapped: Bool
      var allowsFontSubpixelQuantization: Bool
    }
    class CAEmitterLayer: CALayer {
      var emitterCells: [CAEmitterCell]?
      var birthRate, lifetime: Float
      var emitterPosition: CGPoint
      var emitterSize: CGSize
      var velocity, scale, spin: Float
      var seed: UInt32
    }
    class CAEmitterCell: NSObject {
      static func defaultValue(forKey: String) -> Any?
      var name: String?
      var isEnabled: Bool
      var birthRate, lifetime: Float
      var emissionRange, velocity, velocityRange, yAcceleration, scale, scaleRange, spin: CGFloat
      var color: CGColor?
      var alphaSpeed: Float
      var contents: Any?
      var contentsScale: CGFloat
      var emitterCells: [CAEmitterCell]?
      var style: [AnyHashable: Any]?
    }
    class CATransaction: NSObject {
      static func animationDuration() -> CFTimeInterval
      static func completionBlock() -> (() -> Void)?
      static func setCompletionBlock(_: (() -> Void)?)
      static func value(forKey: String) -> Any?
      static func setValue(_: Any?, forKey: String)
    }
    class CADisplayLink: NSObject {
      init(target: Any, selector: Selector)
      var timestamp, duration, targetTimestamp: CFTimeInterval
      var isPaused: Bool
      var frameInterval, preferredFramesPerSecond: Int
      var preferredFrameRateRange: CAFrameRateRange
    }
    class CAMediaTimingFunction: NSObject {
      init(name: CAMediaTimingFunctionName)
      init(controlPoints: Float, _: Float, _: Float, _: Float)
    }
    struct CAMediaTimingFunctionName: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var linear, easeIn, easeOut, easeInEaseOut, `default`: Self
    }
    struct CATransform3D {
      init()
      init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat)
      var m11, m12, m13, m21, m22, m23, m31, m32, m33, m34, m41, m42, m43: CGFloat
    }
    struct CACornerMask: OptionSet {
      typealias RawValue = UInt
    }
    struct CALayerContentsGravity: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize: Self
      static var resizeAspect, resizeAspectFill: Self
    }
    class CAMetalLayer: CALayer {
      var colorspace: CGColorSpace?
    }
    struct CAFrameRateRange: Equatable {
      init()
      var minimum, maximum: Float
      init(minimum: Float, maximum: Float, preferred: Float? = _)
      var preferred: Float?
      static var `default`: Self
    }
    var CATransform3DIdentity: CATransform3D
    func CATransform3DMakeRotation(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
    func CATransform3DMakeScale(_: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
    func CATransform3DMakeTranslation(_: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
    func CACurrentMediaTime() -> CFTimeInterval
    """#)
}
