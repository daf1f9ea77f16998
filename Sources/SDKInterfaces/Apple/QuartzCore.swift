// A table: declarations of QuartzCore in the condensed form that <doc:AppleInterfaces> describes.

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
      func shouldArchiveValue(forKey: String) -> Bool
      var bounds: CGRect
      var position: CGPoint
      var zPosition: CGFloat
      var anchorPoint: CGPoint
      var anchorPointZ: CGFloat
      var transform: CATransform3D
      func affineTransform() -> CGAffineTransform
      var frame: CGRect
      var isHidden, isDoubleSided, isGeometryFlipped: Bool
      func contentsAreFlipped() -> Bool
      var superlayer: CALayer?
      var sublayers: [CALayer]?
      var sublayerTransform: CATransform3D
      var mask: CALayer?
      var masksToBounds: Bool
      func convert(_: CGPoint, from: CALayer?) -> CGPoint
      func convert(_: CGPoint, to: CALayer?) -> CGPoint
      func convert(_: CGRect, from: CALayer?) -> CGRect
      func convert(_: CGRect, to: CALayer?) -> CGRect
      func convertTime(_: CFTimeInterval, from: CALayer?) -> CFTimeInterval
      func convertTime(_: CFTimeInterval, to: CALayer?) -> CFTimeInterval
      func hitTest(_: CGPoint) -> CALayer?
      func contains(_: CGPoint) -> Bool
      var contents: Any?
      var contentsRect: CGRect
      var contentsGravity: CALayerContentsGravity
      var contentsScale: CGFloat
      var contentsCenter: CGRect
      var wantsExtendedDynamicRangeContent: Bool
      var minificationFilterBias: Float
      var isOpaque: Bool
      func needsDisplay() -> Bool
      var needsDisplayOnBoundsChange, drawsAsynchronously: Bool
      var allowsEdgeAntialiasing: Bool
      var backgroundColor: CGColor?
      var cornerRadius: CGFloat
      var maskedCorners: CACornerMask
      var borderWidth: CGFloat
      var borderColor: CGColor?
      var opacity: Float
      var allowsGroupOpacity: Bool
      var compositingFilter: Any?
      var filters, backgroundFilters: [Any]?
      var shouldRasterize: Bool
      var rasterizationScale: CGFloat
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
      init()
      static func defaultValue(forKey: String) -> Any?
      func shouldArchiveValue(forKey: String) -> Bool
      var timingFunction: CAMediaTimingFunction?
      var isRemovedOnCompletion: Bool
      var preferredFrameRateRange: CAFrameRateRange
    }
    class CABasicAnimation: CAPropertyAnimation {
      init()
      var fromValue, toValue, byValue: Any?
    }
    class CAPropertyAnimation: CAAnimation {
      init()
      init(keyPath: String?)
      var keyPath: String?
      var isAdditive, isCumulative: Bool
    }
    class CAKeyframeAnimation: CAPropertyAnimation {
      init()
      var values: [Any]?
      var path: CGPath?
      var keyTimes: [NSNumber]?
      var timingFunctions: [CAMediaTimingFunction]?
      var tensionValues, continuityValues, biasValues: [NSNumber]?
    }
    class CAAnimationGroup: CAAnimation {
      init()
      var animations: [CAAnimation]?
    }
    class CASpringAnimation: CABasicAnimation {
      init()
      var mass, stiffness, damping, initialVelocity: CGFloat
      var allowsOverdamping: Bool
      var settlingDuration: CFTimeInterval
      init(perceptualDuration: CFTimeInterval, bounce: CGFloat)
      var perceptualDuration: CFTimeInterval
      var bounce: CGFloat
    }
    class CATransition: CAAnimation {
      init()
      var startProgress, endProgress: Float
    }
    class CAShapeLayer: CALayer {
      init()
      var path: CGPath?
      var fillColor: CGColor?
      var strokeColor: CGColor?
      var strokeStart, strokeEnd, lineWidth, miterLimit: CGFloat
      var lineDashPhase: CGFloat
      var lineDashPattern: [NSNumber]?
    }
    class CAGradientLayer: CALayer {
      init()
      var colors: [Any]?
      var locations: [NSNumber]?
      var startPoint, endPoint: CGPoint
    }
    class CATextLayer: CALayer {
      init()
      var string: Any?
      var font: CFTypeRef?
      var fontSize: CGFloat
      var foregroundColor: CGColor?
      var isWrapped: Bool
      var allowsFontSubpixelQuantization: Bool
    }
    class CAEmitterLayer: CALayer {
      init()
      var emitterCells: [CAEmitterCell]?
      var birthRate, lifetime: Float
      var emitterPosition: CGPoint
      var emitterZPosition: CGFloat
      var emitterSize: CGSize
      var emitterDepth: CGFloat
      var preservesDepth: Bool
      var velocity, scale, spin: Float
      var seed: UInt32
    }
    class CAEmitterCell: NSObject {
      init()
      static func defaultValue(forKey: String) -> Any?
      func shouldArchiveValue(forKey: String) -> Bool
      var name: String?
      var isEnabled: Bool
      var birthRate, lifetime, lifetimeRange: Float
      var emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange, xAcceleration: CGFloat
      var yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin, spinRange: CGFloat
      var color: CGColor?
      var redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed: Float
      var contents: Any?
      var contentsRect: CGRect
      var contentsScale: CGFloat
      var minificationFilter, magnificationFilter: String
      var minificationFilterBias: Float
      var emitterCells: [CAEmitterCell]?
      var style: [AnyHashable: Any]?
    }
    class CATransaction: NSObject {
      init()
      static func animationDuration() -> CFTimeInterval
      static func animationTimingFunction() -> CAMediaTimingFunction?
      static func disableActions() -> Bool
      static func completionBlock() -> (() -> Void)?
      static func setCompletionBlock(_: (() -> Void)?)
      static func value(forKey: String) -> Any?
      static func setValue(_: Any?, forKey: String)
    }
    class CADisplayLink: NSObject {
      init()
      init(target: Any, selector: Selector)
      var timestamp, duration, targetTimestamp: CFTimeInterval
      var isPaused: Bool
      var frameInterval, preferredFramesPerSecond: Int
      var preferredFrameRateRange: CAFrameRateRange
    }
    class CAMediaTimingFunction: NSObject {
      init()
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
      var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat
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
      init()
      var framebufferOnly: Bool
      var drawableSize: CGSize
      var maximumDrawableCount: Int
      var presentsWithTransaction: Bool
      var colorspace: CGColorSpace?
      var wantsExtendedDynamicRangeContent: Bool
      var allowsNextDrawableTimeout: Bool
      var developerHUDProperties: [AnyHashable: Any]?
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
