// A table: declarations of CoreGraphics in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Points, sizes, rectangles, colors, images, paths, displays and events.
  static let coreGraphics = InterfaceFile(
    "CoreGraphics",
    #"""
    typealias CGPDFArrayRef = OpaquePointer
    typealias CGPDFDictionaryRef = OpaquePointer
    class CGColor: Hashable {
      var components: [CGFloat]?
      init(gray: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(genericCMYKCyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
      init(genericGrayGamma2_2Gray: CGFloat, alpha: CGFloat)
      init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      func copy() -> CGColor?
      func copy(alpha: CGFloat) -> CGColor?
      func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
      var numberOfComponents: Int
      var alpha: CGFloat
      var colorSpace: CGColorSpace?
    }
    class CGColorSpace: Hashable {
      var colorTable: [UInt8]?
      init?(name: CFString)
      var name: CFString?
      var numberOfComponents: Int
      var model: CGColorSpaceModel
      var baseColorSpace: CGColorSpace?
      var isWideGamutRGB: Bool
      func isHDR() -> Bool
      var supportsOutput: Bool
    }
    class CGContext: Hashable {
      var width, height, bitsPerComponent, bitsPerPixel, bytesPerRow: Int
      var colorSpace: CGColorSpace?
      var alphaInfo: CGImageAlphaInfo
      var bitmapInfo: CGBitmapInfo
      func makeImage() -> CGImage?
      var textPosition: CGPoint
      var ctm: CGAffineTransform
      var isPathEmpty: Bool
      var currentPointOfPath: CGPoint
      var boundingBoxOfPath: CGRect
      var path: CGPath?
      func pathContains(_: CGPoint, mode: CGPathDrawingMode) -> Bool
      var boundingBoxOfClipPath: CGRect
      var interpolationQuality: CGInterpolationQuality
      var textMatrix: CGAffineTransform
      var userSpaceToDeviceSpaceTransform: CGAffineTransform
      func convertToDeviceSpace(_: CGPoint) -> CGPoint
      func convertToUserSpace(_: CGPoint) -> CGPoint
      func convertToDeviceSpace(_: CGSize) -> CGSize
      func convertToUserSpace(_: CGSize) -> CGSize
      func convertToDeviceSpace(_: CGRect) -> CGRect
      func convertToUserSpace(_: CGRect) -> CGRect
      func addDestination(_: CFString, at: CGPoint)
      func setDestination(_: CFString, for: CGRect)
    }
    class CGImage: Hashable {
      func copy(maskingColorComponents: [CGFloat]) -> CGImage?
      func copy() -> CGImage?
      func cropping(to: CGRect) -> CGImage?
      func masking(_: CGImage) -> CGImage?
      func copy(colorSpace: CGColorSpace) -> CGImage?
      var isMask: Bool
      var width, height, bitsPerComponent, bitsPerPixel, bytesPerRow: Int
      var colorSpace: CGColorSpace?
      var alphaInfo: CGImageAlphaInfo
      var dataProvider: CGDataProvider?
      var shouldInterpolate: Bool
      var renderingIntent: CGColorRenderingIntent
      var bitmapInfo: CGBitmapInfo
      var utType: CFString?
    }
    class CGPath: Hashable {
      func copy(dashingWithPhase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = _) -> CGPath
      func copy(strokingWithWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = _) -> CGPath
      func contains(_: CGPoint, using: CGPathFillRule = _, transform: CGAffineTransform = _) -> Bool
      func union(_: CGPath, using: CGPathFillRule = _) -> CGPath
      func intersection(_: CGPath, using: CGPathFillRule = _) -> CGPath
      func subtracting(_: CGPath, using: CGPathFillRule = _) -> CGPath
      func symmetricDifference(_: CGPath, using: CGPathFillRule = _) -> CGPath
      func lineSubtracting(_: CGPath, using: CGPathFillRule = _) -> CGPath
      func lineIntersection(_: CGPath, using: CGPathFillRule = _) -> CGPath
      func normalized(using: CGPathFillRule = _) -> CGPath
      func flattened(threshold: CGFloat) -> CGPath
      func intersects(_: CGPath, using: CGPathFillRule = _) -> Bool
      func componentsSeparated(using: CGPathFillRule = _) -> [CGPath]
      func copy() -> CGPath?
      func mutableCopy() -> CGMutablePath?
      var isEmpty: Bool
      var currentPoint: CGPoint
      var boundingBox, boundingBoxOfPath: CGRect
    }
    class CGMutablePath: CGPath, Hashable {
      init()
    }
    class CGGradient: Hashable {}
    class CGFont: Hashable {
      init?(_: CGDataProvider)
      init?(_: CFString)
      var numberOfGlyphs: Int
      var unitsPerEm: Int32
      var postScriptName, fullName: CFString?
      var ascent, descent, leading, capHeight, xHeight: Int32
      var fontBBox: CGRect
      var italicAngle, stemV: CGFloat
      var variationAxes: CFArray?
      var variations: CFDictionary?
      var tableTags: CFArray?
      func table(for: UInt32) -> CFData?
    }
    class CGDataProvider: Hashable {
      init?(data: CFData)
      init?(url: CFURL)
      var data: CFData?
    }
    class CGPDFDocument: Hashable {
      init?(_: CGDataProvider)
      init?(_: CFURL)
      var isEncrypted, isUnlocked, allowsPrinting, allowsCopying: Bool
      var numberOfPages: Int
      func page(at: Int) -> CGPDFPage?
      var catalog, info: CGPDFDictionaryRef?
      var fileIdentifier: CGPDFArrayRef?
      var outline: CFDictionary?
    }
    class CGPDFPage: Hashable {
      var document: CGPDFDocument?
      var pageNumber: Int
      func getBoxRect(_: CGPDFBox) -> CGRect
      var rotationAngle: Int32
      func getDrawingTransform(_: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform
      var dictionary: CGPDFDictionaryRef?
    }
    enum CGPDFBox: Int32 {
      case mediaBox, cropBox, bleedBox, trimBox, artBox
    }
    enum CGBlendMode: Int32 {
      case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
      case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut
      case sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
      case plusLighter
    }
    enum CGLineCap: Int32 {
      case butt, round, square
    }
    enum CGLineJoin: Int32 {
      case miter, round, bevel
    }
    enum CGInterpolationQuality: Int32 {
      case `default`, none, low, medium, high
    }
    enum CGPathFillRule: Int, Hashable {
      case winding, evenOdd
    }
    enum CGPathDrawingMode: Int32 {
      case fill, eoFill, stroke, fillStroke, eoFillStroke
    }
    enum CGPathElementType: Int32 {
      case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
    }
    enum CGImageAlphaInfo: UInt32 {
      case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
    }
    struct CGBitmapInfo: OptionSet {
      typealias RawValue = UInt32
      static var alphaInfoMask, floatInfoMask, floatComponents, byteOrderMask, byteOrderDefault: Self
      static var byteOrder16Little, byteOrder32Little, byteOrder16Big, byteOrder32Big: Self
    }
    enum CGColorRenderingIntent: Int32 {
      case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
    }
    enum CGColorSpaceModel: Int32 {
      case unknown, monochrome, rgb, cmyk, lab, deviceN, indexed, XYZ
    }
    enum CGError: Int32 {
      case success, failure, illegalArgument, invalidConnection, invalidContext, cannotComplete, notImplemented
      case rangeCheck, typeCheck, invalidOperation, noneAvailable
    }
    struct CGFloat: BinaryFloatingPoint, CustomStringConvertible, Codable, CVarArg {
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      typealias Magnitude = CGFloat
      typealias Stride = CGFloat
      typealias Exponent = Int
      typealias RawSignificand = UInt
      typealias RawExponent = UInt
      typealias NativeType = Double
      init()
      init(_: Double)
      init(truncating: NSNumber)
      var native: Double
      var bitPattern: UInt
      init(bitPattern: UInt)
    }
    struct CGPoint: Hashable, Codable, CustomDebugStringConvertible {
      init()
      init(x: CGFloat, y: CGFloat)
      init(x: Double, y: Double)
      init(x: Int, y: Int)
      static var zero: CGPoint
      var x, y: CGFloat
      func applying(_: CGAffineTransform) -> CGPoint
      func equalTo(_: CGPoint) -> Bool
    }
    struct CGSize: Hashable, Codable, CustomDebugStringConvertible {
      init()
      init(width: CGFloat, height: CGFloat)
      init(width: Double, height: Double)
      init(width: Int, height: Int)
      static var zero: CGSize
      var width, height: CGFloat
      func applying(_: CGAffineTransform) -> CGSize
      func equalTo(_: CGSize) -> Bool
    }
    struct CGVector: Hashable, Codable, CustomDebugStringConvertible {
      init()
      init(dx: CGFloat, dy: CGFloat)
      init(dx: Double, dy: Double)
      init(dx: Int, dy: Int)
      static var zero: CGVector
      var dx, dy: CGFloat
    }
    enum CGRectEdge: UInt32 { case minXEdge, minYEdge, maxXEdge, maxYEdge }
    struct CGRect: Hashable, Codable, CustomDebugStringConvertible {
      init()
      init(origin: CGPoint, size: CGSize)
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      init(x: Double, y: Double, width: Double, height: Double)
      init(x: Int, y: Int, width: Int, height: Int)
      static var zero, null, infinite: CGRect
      var origin: CGPoint
      var size: CGSize
      var minX, midX, maxX, minY, midY, maxY, width, height: CGFloat
      var isEmpty, isNull, isInfinite: Bool
      var standardized, integral: CGRect
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func union(_: CGRect) -> CGRect
      func intersection(_: CGRect) -> CGRect
      func intersects(_: CGRect) -> Bool
      func contains(_: CGPoint) -> Bool
      func contains(_: CGRect) -> Bool
      func applying(_: CGAffineTransform) -> CGRect
      func equalTo(_: CGRect) -> Bool
      func divided(atDistance: CGFloat, from: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
    }
    struct CGAffineTransform: Hashable, Codable {
      init()
      init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
      init(translationX: CGFloat, y: CGFloat)
      init(scaleX: CGFloat, y: CGFloat)
      init(rotationAngle: CGFloat)
      static var identity: CGAffineTransform
      var a, b, c, d, tx, ty: CGFloat
      var isIdentity: Bool
      func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
      func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
      func rotated(by: CGFloat) -> CGAffineTransform
      func inverted() -> CGAffineTransform
      func concatenating(_: CGAffineTransform) -> CGAffineTransform
    }
    extension CGImage {
      init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
    }
    typealias CGWindowID = UInt32
    typealias CGDirectDisplayID = UInt32
    typealias CGDisplayCount = UInt32
    typealias CGKeyCode = UInt16
    typealias CGCharCode = UInt16
    typealias CGGlyph = UInt16
    typealias CGFontIndex = UInt16
    typealias CGRefreshRate = Double
    typealias CGWindowLevel = Int32
    func CGMainDisplayID() -> CGDirectDisplayID
    func CGDisplayBounds(_: CGDirectDisplayID) -> CGRect
    func CGDisplayPixelsWide(_: CGDirectDisplayID) -> Int
    func CGDisplayPixelsHigh(_: CGDirectDisplayID) -> Int
    func CGDisplayIsBuiltin(_: CGDirectDisplayID) -> UInt32
    func CGDisplayVendorNumber(_: CGDirectDisplayID) -> UInt32
    func CGDisplayModelNumber(_: CGDirectDisplayID) -> UInt32
    func CGDisplaySerialNumber(_: CGDirectDisplayID) -> UInt32
    func CGDisplayUnitNumber(_: CGDirectDisplayID) -> UInt32
    func CGDisplayRotation(_: CGDirectDisplayID) -> Double
    func CGDisplayScreenSize(_: CGDirectDisplayID) -> CGSize
    func CGDisplayCopyDisplayMode(_: CGDirectDisplayID) -> CGDisplayMode?
    func CGPreflightScreenCaptureAccess() -> Bool
    func CGRequestScreenCaptureAccess() -> Bool
    func CGWindowListCopyWindowInfo(_: CGWindowListOption, _: CGWindowID) -> CFArray?
    class CGDisplayMode: Hashable {
      var width, height, pixelWidth, pixelHeight: Int
      var refreshRate: Double
    }
    struct CGWindowListOption: OptionSet {
      typealias RawValue = UInt32
      static var optionAll, optionOnScreenOnly, optionOnScreenAboveWindow, optionOnScreenBelowWindow: Self
      static var optionIncludingWindow, excludeDesktopElements: Self
    }
    class CGEvent: Hashable {
      init?(source: CGEventSource?)
      init?(keyboardEventSource: CGEventSource?, virtualKey: CGKeyCode, keyDown: Bool)
      init?(mouseEventSource: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton)
      var location, unflippedLocation: CGPoint
      var type: CGEventType
      var flags: CGEventFlags
      var timestamp: UInt64
      func getIntegerValueField(_: CGEventField) -> Int64
      func getDoubleValueField(_: CGEventField) -> Double
      func copy() -> CGEvent?
    }
    class CGEventSource: Hashable {
      init?(stateID: CGEventSourceStateID)
      var userData: Int64
      var pixelsPerLine: Double
      static func secondsSinceLastEventType(_: CGEventSourceStateID, eventType: CGEventType) -> Double
    }
    enum CGEventSourceStateID: Int32 { case privateState, combinedSessionState, hidSystemState }
    enum CGMouseButton: UInt32 { case left, right, center }
    enum CGEventType: UInt32 {
      case null, leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged
      case rightMouseDragged, keyDown, keyUp, flagsChanged, scrollWheel, tabletPointer, tabletProximity, otherMouseDown
      case otherMouseUp, otherMouseDragged, tapDisabledByTimeout, tapDisabledByUserInput
    }
    enum CGEventField: UInt32 {
      case mouseEventNumber, mouseEventClickState, mouseEventPressure, mouseEventButtonNumber, mouseEventDeltaX
      case mouseEventDeltaY, mouseEventInstantMouser, mouseEventSubtype, keyboardEventAutorepeat, keyboardEventKeycode
      case keyboardEventKeyboardType, scrollWheelEventDeltaAxis1, scrollWheelEventDeltaAxis2
      case scrollWheelEventFixedPtDeltaAxis1, scrollWheelEventFixedPtDeltaAxis2, scrollWheelEventPointDeltaAxis1
      case scrollWheelEventPointDeltaAxis2, scrollWheelEventIsContinuous, scrollWheelEventScrollPhase
      case scrollWheelEventMomentumPhase, eventTargetProcessSerialNumber, eventTargetUnixProcessID
      case eventSourceUnixProcessID, eventSourceUserData, eventSourceUserID, eventSourceGroupID, eventSourceStateID
    }
    struct CGEventFlags: OptionSet {
      typealias RawValue = UInt64
      static var maskAlphaShift, maskShift, maskControl, maskAlternate, maskCommand, maskHelp, maskSecondaryFn: Self
      static var maskNumericPad, maskNonCoalesced: Self
    }
    """#)
}
