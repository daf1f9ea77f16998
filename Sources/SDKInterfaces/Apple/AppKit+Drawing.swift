// A table: declarations of AppKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Colors, fonts, images, paths.
  static let appKitDrawing = InterfaceFile(
    "AppKit",
    #"""
    class NSColor: NSObject {
      init()
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(calibratedRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(deviceRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init(white: CGFloat, alpha: CGFloat)
      init(calibratedWhite: CGFloat, alpha: CGFloat)
      init(name: NSColor.Name?, dynamicProvider: (NSAppearance) -> NSColor)
      init?(named: NSColor.Name)
      init?(named: NSColor.Name, bundle: Bundle?)
      init?(cgColor: CGColor)
      init(_: Color)
      init(patternImage: NSImage)
      var redComponent, greenComponent, blueComponent, alphaComponent, hueComponent, saturationComponent: CGFloat
      var brightnessComponent, whiteComponent: CGFloat
      var colorSpace: NSColorSpace
      var colorNameComponent: NSColor.Name
      var localizedColorNameComponent: String
      var type: NSColor.ColorType
      var numberOfComponents: Int
      var cgColor: CGColor
      func usingColorSpace(_: NSColorSpace) -> NSColor?
      func usingType(_: NSColor.ColorType) -> NSColor?
      func withAlphaComponent(_: CGFloat) -> NSColor
      func withSystemEffect(_: NSColor.SystemEffect) -> NSColor
      func blended(withFraction: CGFloat, of: NSColor) -> NSColor?
      func highlight(withLevel: CGFloat) -> NSColor?
      func shadow(withLevel: CGFloat) -> NSColor?
      static var black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple: NSColor
      static var brown, clear, labelColor, secondaryLabelColor, tertiaryLabelColor, quaternaryLabelColor, linkColor: NSColor
      static var placeholderTextColor, windowFrameTextColor, selectedMenuItemTextColor, separatorColor, gridColor: NSColor
      static var windowBackgroundColor, underPageBackgroundColor, controlBackgroundColor, selectedContentBackgroundColor: NSColor
      static var unemphasizedSelectedContentBackgroundColor, findHighlightColor, textColor, textBackgroundColor: NSColor
      static var selectedTextColor, selectedTextBackgroundColor, unemphasizedSelectedTextBackgroundColor: NSColor
      static var controlColor, controlTextColor, selectedControlColor, selectedControlTextColor, disabledControlTextColor: NSColor
      static var keyboardFocusIndicatorColor, controlAccentColor, headerTextColor, highlightColor, shadowColor: NSColor
      static var systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemBrown, systemPink, systemPurple: NSColor
      static var systemGray, systemTeal, systemIndigo, systemMint, systemCyan, systemFill, secondarySystemFill: NSColor
      static var tertiarySystemFill, quaternarySystemFill, alternateSelectedControlTextColor: NSColor
      static var alternatingContentBackgroundColors: [NSColor]
      static var systemColorsDidChangeNotification: NSNotification.Name
      typealias Name = String
      enum ColorType: Int { case componentBased, pattern, catalog }
      enum SystemEffect: Int { case none, pressed, deepPressed, disabled, rollover }
    }
    class NSColorSpace: NSObject {
      init()
      static var sRGB, genericRGB, deviceRGB, displayP3, genericGray, deviceGray, extendedSRGB, adobeRGB1998: NSColorSpace
      var localizedName: String?
      var cgColorSpace: CGColorSpace?
      var numberOfColorComponents: Int
    }
    class NSFont: NSObject {
      init()
      init?(name: String, size: CGFloat)
      init?(descriptor: NSFontDescriptor, size: CGFloat)
      var fontName: String
      var displayName, familyName: String?
      var pointSize, ascender, descender, leading, capHeight, xHeight, underlinePosition, italicAngle: CGFloat
      var fontDescriptor: NSFontDescriptor
      var maximumAdvancement: NSSize
      var boundingRectForFont: NSRect
      var isFixedPitch, isVertical: Bool
      var numberOfGlyphs: Int
      func withSize(_: CGFloat) -> NSFont
      static var systemFontSize, smallSystemFontSize, labelFontSize: CGFloat
      static func systemFontSize(for: NSControl.ControlSize) -> CGFloat
      static func systemFont(ofSize: CGFloat) -> NSFont
      static func systemFont(ofSize: CGFloat, weight: NSFont.Weight) -> NSFont
      static func boldSystemFont(ofSize: CGFloat) -> NSFont
      static func monospacedSystemFont(ofSize: CGFloat, weight: NSFont.Weight) -> NSFont
      static func monospacedDigitSystemFont(ofSize: CGFloat, weight: NSFont.Weight) -> NSFont
      static func labelFont(ofSize: CGFloat) -> NSFont
      static func menuFont(ofSize: CGFloat) -> NSFont
      static func menuBarFont(ofSize: CGFloat) -> NSFont
      static func messageFont(ofSize: CGFloat) -> NSFont
      static func toolTipsFont(ofSize: CGFloat) -> NSFont
      static func userFont(ofSize: CGFloat) -> NSFont?
      static func userFixedPitchFont(ofSize: CGFloat) -> NSFont?
      static func preferredFont(forTextStyle: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = _) -> NSFont
      struct TextStyleOptionKey: Hashable {}
      struct Weight: Hashable, RawRepresentable {
        typealias RawValue = CGFloat
        init(_: CGFloat)
        init(rawValue: CGFloat)
        var rawValue: CGFloat
        static var ultraLight, thin, light, regular, medium, semibold, bold, heavy, black: Self
      }
      struct TextStyle: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2: Self
      }
    }
    class NSFontDescriptor: NSObject {
      init()
      var postscriptName: String?
      var pointSize: CGFloat
      var fontAttributes: [NSFontDescriptor.AttributeName: Any]
      var symbolicTraits: NSFontDescriptor.SymbolicTraits
      func withSymbolicTraits(_: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor
      func withDesign(_: NSFontDescriptor.SystemDesign) -> NSFontDescriptor?
      func addingAttributes(_: [NSFontDescriptor.AttributeName: Any] = _) -> NSFontDescriptor
      func object(forKey: NSFontDescriptor.AttributeName) -> Any?
      struct AttributeName: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var family, name, face, size, traits, featureSettings, visibleName: Self
      }
      struct SymbolicTraits: OptionSet {
        typealias RawValue = UInt32
        static var italic, bold, expanded, condensed, monoSpace, vertical, UIOptimized: Self
      }
      struct SystemDesign: Hashable {
        static var `default`, serif, monospaced, rounded: Self
      }
    }
    class NSFontManager: NSObject {
      init()
      static var shared: NSFontManager
      var availableFonts, availableFontFamilies: [String]
      var selectedFont: NSFont?
      func font(withFamily: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont?
      func convert(_: NSFont) -> NSFont
      func convert(_: NSFont, toSize: CGFloat) -> NSFont
      func convert(_: NSFont, toHaveTrait: NSFontTraitMask) -> NSFont
      func localizedName(forFamily: String, face: String?) -> String
      func availableMembers(ofFontFamily: String) -> [[Any]]?
    }
    struct NSFontTraitMask: OptionSet {
      typealias RawValue = UInt
      static var italicFontMask, boldFontMask, unboldFontMask, fixedPitchFontMask, condensedFontMask: Self
    }
    class NSImage: NSObject {
      init()
      init?(named: NSImage.Name)
      init?(systemSymbolName: String, accessibilityDescription: String?)
      init?(systemSymbolName: String, variableValue: Double, accessibilityDescription: String?)
      init(size: NSSize)
      init(size: NSSize, flipped: Bool, drawingHandler: (NSRect) -> Bool)
      init(cgImage: CGImage, size: NSSize)
      init?(data: Data)
      init?(contentsOf: URL)
      init?(contentsOfFile: String)
      init?(pasteboard: NSPasteboard)
      init(resource: ImageResource)
      var size: NSSize
      var isTemplate, isValid, matchesOnlyOnBestFittingAxis: Bool
      var accessibilityDescription: String?
      var representations: [NSImageRep]
      var tiffRepresentation: Data?
      var backgroundColor: NSColor
      var alignmentRect: NSRect
      var symbolConfiguration: NSImage.SymbolConfiguration
      func name() -> NSImage.Name?
      func setName(_: NSImage.Name?) -> Bool
      func cgImage(forProposedRect: Any?, context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> CGImage?
      func withSymbolConfiguration(_: NSImage.SymbolConfiguration) -> NSImage?
      func bestRepresentation(for: NSRect, context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> NSImageRep?
      static var imageTypes: [String]
      static var applicationIconName, cautionName, folderName, computerName, networkName, addTemplateName: NSImage.Name
      static var removeTemplateName, actionTemplateName, infoName: NSImage.Name
      typealias Name = String
      class SymbolConfiguration: NSObject {
        init(pointSize: CGFloat, weight: NSFont.Weight)
        init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale)
        init(textStyle: NSFont.TextStyle)
        init(scale: NSImage.SymbolScale)
        init(paletteColors: [NSColor])
        init(hierarchicalColor: NSColor)
        func applying(_: NSImage.SymbolConfiguration) -> Self
      }
      enum SymbolScale: Int { case small, medium, large }
    }
    class NSImageRep: NSObject {
      init()
      var size: NSSize
      var pixelsWide, pixelsHigh, bitsPerSample: Int
      var hasAlpha: Bool
      struct HintKey: Hashable {}
    }
    class NSBitmapImageRep: NSImageRep {
      init()
      init?(data: Data)
      init(cgImage: CGImage)
      var cgImage: CGImage?
      var samplesPerPixel, bitsPerPixel, bytesPerRow: Int
      func representation(using: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey: Any]) -> Data?
      func colorAt(x: Int, y: Int) -> NSColor?
      enum FileType: UInt { case tiff, bmp, gif, jpeg, png, jpeg2000 }
      struct PropertyKey: Hashable {
        static var compressionFactor, compressionMethod, interlaced: Self
      }
    }
    class NSBezierPath: NSObject {
      init()
      init(rect: NSRect)
      init(ovalIn: NSRect)
      init(roundedRect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
      init(cgPath: CGPath)
      var lineWidth, miterLimit, flatness: CGFloat
      var isEmpty: Bool
      var currentPoint: NSPoint
      var bounds, controlPointBounds: NSRect
      var elementCount: Int
      var cgPath: CGPath
      var reversed: NSBezierPath
      func contains(_: NSPoint) -> Bool
    }
    class NSGraphicsContext: NSObject {
      init()
      static var current: NSGraphicsContext?
      init(cgContext: CGContext, flipped: Bool)
      init?(bitmapImageRep: NSBitmapImageRep)
      var cgContext: CGContext
      var isFlipped, shouldAntialias: Bool
    }
    class NSGradient: NSObject {
      init()
      init?(starting: NSColor, ending: NSColor)
      init?(colors: [NSColor])
      func interpolatedColor(atLocation: CGFloat) -> NSColor
    }
    class NSCursor: NSObject {
      init()
      static var current, arrow, iBeam, pointingHand, closedHand, openHand, crosshair, resizeLeftRight, resizeUpDown: NSCursor
      init(image: NSImage, hotSpot: NSPoint)
      var image: NSImage
      var hotSpot: NSPoint
    }
    extension NSAttributedString {
      func size() -> NSSize
      func boundingRect(with: NSSize, options: NSString.DrawingOptions = _, context: NSStringDrawingContext? = _) -> NSRect
    }
    class NSStringDrawingContext: NSObject {
      init()
      var minimumScaleFactor, actualScaleFactor: CGFloat
      var totalBounds: CGRect
    }
    """#)
}
