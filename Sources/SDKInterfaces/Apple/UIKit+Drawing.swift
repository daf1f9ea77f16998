// A table: declarations of UIKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Colors, fonts, images, paths, constraints, the text kit.
  static let uiKitDrawing = InterfaceFile(
    "UIKit",
    #"""
    class UIColor: NSObject {
      init()
      init(white: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(cgColor: CGColor)
      init(patternImage: UIImage)
      static var black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange: UIColor
      static var purple, brown, clear: UIColor
      func withAlphaComponent(_: CGFloat) -> UIColor
      var cgColor: CGColor
      var accessibilityName: String
      init(resource: ColorResource)
      init?(named: String)
      init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?)
      init(dynamicProvider: (UITraitCollection) -> UIColor)
      func resolvedColor(with: UITraitCollection) -> UIColor
      static var systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple: UIColor
      static var systemTeal, systemIndigo, systemMint, systemCyan, systemGray, systemGray2, systemGray3: UIColor
      static var systemGray4, systemGray5, systemGray6, tintColor, label, secondaryLabel, tertiaryLabel, link: UIColor
      static var placeholderText, separator, systemBackground, secondarySystemBackground: UIColor
      static var tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground: UIColor
      static var tertiarySystemGroupedBackground, systemFill, secondarySystemFill, tertiarySystemFill: UIColor
      static var quaternarySystemFill, lightText: UIColor
    }
    class UIFont: NSObject {
      init()
      static func preferredFont(forTextStyle: UIFont.TextStyle) -> UIFont
      static func preferredFont(forTextStyle: UIFont.TextStyle, compatibleWith: UITraitCollection?) -> UIFont
      init?(name: String, size: CGFloat)
      static func fontNames(forFamilyName: String) -> [String]
      static func systemFont(ofSize: CGFloat) -> UIFont
      static func boldSystemFont(ofSize: CGFloat) -> UIFont
      static func italicSystemFont(ofSize: CGFloat) -> UIFont
      static func systemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func monospacedDigitSystemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func systemFont(ofSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont
      static func monospacedSystemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont
      var familyName, fontName: String
      var pointSize, ascender, descender, capHeight, xHeight, lineHeight, leading: CGFloat
      func withSize(_: CGFloat) -> UIFont
      init(descriptor: UIFontDescriptor, size: CGFloat)
      var fontDescriptor: UIFontDescriptor
      static var smallSystemFontSize, systemFontSize: CGFloat
      struct TextStyle: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1: Self
        static var caption2: Self
      }
      struct Weight: Hashable, RawRepresentable {
        typealias RawValue = CGFloat
        init(_: CGFloat)
        init(rawValue: CGFloat)
        var rawValue: CGFloat
        static var ultraLight, thin, light, regular, medium, semibold, bold, heavy, black: Self
        func symbolWeight() -> UIImage.SymbolWeight
      }
      struct Width: Hashable, RawRepresentable {
        typealias RawValue = CGFloat
        init(_: CGFloat)
        init(rawValue: CGFloat)
        var rawValue: CGFloat
        static var condensed, standard, expanded, compressed: Self
      }
    }
    class UIFontDescriptor: NSObject {
      typealias Class = Int
      init()
      var postscriptName: String
      var pointSize: CGFloat
      var matrix: CGAffineTransform
      var symbolicTraits: UIFontDescriptor.SymbolicTraits
      func object(forKey: UIFontDescriptor.AttributeName) -> Any?
      var fontAttributes: [UIFontDescriptor.AttributeName: Any]
      func matchingFontDescriptors(withMandatoryKeys: Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor]
      init(name: String, size: CGFloat)
      init(name: String, matrix: CGAffineTransform)
      static func preferredFontDescriptor(withTextStyle: UIFont.TextStyle) -> UIFontDescriptor
      static func preferredFontDescriptor(withTextStyle: UIFont.TextStyle, compatibleWith: UITraitCollection?) -> UIFontDescriptor
      init(fontAttributes: [UIFontDescriptor.AttributeName: Any] = _)
      func addingAttributes(_: [UIFontDescriptor.AttributeName: Any] = _) -> UIFontDescriptor
      func withSize(_: CGFloat) -> UIFontDescriptor
      func withMatrix(_: CGAffineTransform) -> UIFontDescriptor
      func withFace(_: String) -> UIFontDescriptor
      func withFamily(_: String) -> UIFontDescriptor
      func withSymbolicTraits(_: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
      func withDesign(_: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
      struct SymbolicTraits: OptionSet {
        typealias RawValue = UInt32
        static var traitBold: Self
      }
      struct AttributeName: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var family, name, face, size, matrix, traits, fixedAdvance, featureSettings, textStyle: Self
      }
      struct TraitKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var symbolic, weight, width: Self
      }
      struct FeatureKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var featureIdentifier, typeIdentifier, type, selector: Self
      }
      struct SystemDesign: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var `default`, rounded, serif, monospaced: Self
      }
    }
    class UIFontMetrics: NSObject {
      init()
      static var `default`: UIFontMetrics
      init(forTextStyle: UIFont.TextStyle)
      func scaledFont(for: UIFont) -> UIFont
      func scaledFont(for: UIFont, maximumPointSize: CGFloat) -> UIFont
      func scaledFont(for: UIFont, compatibleWith: UITraitCollection?) -> UIFont
      func scaledFont(for: UIFont, maximumPointSize: CGFloat, compatibleWith: UITraitCollection?) -> UIFont
      func scaledValue(for: CGFloat) -> CGFloat
      func scaledValue(for: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat
    }
    class UIImage: NSObject {
      init()
      init?(systemName: String)
      init?(systemName: String, withConfiguration: UIImage.Configuration?)
      init?(systemName: String, compatibleWith: UITraitCollection?)
      init?(named: String)
      init?(named: String, in: Bundle?, with: UIImage.Configuration?)
      init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?)
      init?(contentsOfFile: String)
      init?(data: Data)
      init?(data: Data, scale: CGFloat)
      init(cgImage: CGImage)
      init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      var size: CGSize
      var cgImage: CGImage?
      var imageOrientation: UIImage.Orientation
      var scale: CGFloat
      var isSymbolImage: Bool
      static func animatedImageNamed(_: String, duration: TimeInterval) -> UIImage?
      static func animatedResizableImageNamed(_: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage?
      static func animatedResizableImageNamed(_: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval) -> UIImage?
      static func animatedImage(with: [UIImage], duration: TimeInterval) -> UIImage?
      var images: [UIImage]?
      var duration: TimeInterval
      func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage
      func resizableImage(withCapInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage
      var capInsets: UIEdgeInsets
      var resizingMode: UIImage.ResizingMode
      func withAlignmentRectInsets(_: UIEdgeInsets) -> UIImage
      var alignmentRectInsets: UIEdgeInsets
      func withRenderingMode(_: UIImage.RenderingMode) -> UIImage
      var renderingMode: UIImage.RenderingMode
      var traitCollection: UITraitCollection
      func imageFlippedForRightToLeftLayoutDirection() -> UIImage
      var flipsForRightToLeftLayoutDirection: Bool
      func withHorizontallyFlippedOrientation() -> UIImage
      func withBaselineOffset(fromBottom: CGFloat) -> UIImage
      func imageWithoutBaseline() -> UIImage
      var configuration: UIImage.Configuration?
      func withConfiguration(_: UIImage.Configuration) -> UIImage
      var symbolConfiguration: UIImage.SymbolConfiguration?
      func applyingSymbolConfiguration(_: UIImage.SymbolConfiguration) -> UIImage?
      func withTintColor(_: UIColor) -> UIImage
      func withTintColor(_: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
      func preparingForDisplay() -> UIImage?
      func prepareForDisplay(completionHandler: (UIImage?) -> Void)
      func byPreparingForDisplay() -> UIImage?
      func preparingThumbnail(of: CGSize) -> UIImage?
      func prepareThumbnail(of: CGSize, completionHandler: (UIImage?) -> Void)
      func byPreparingThumbnail(ofSize: CGSize) -> UIImage?
      var isHighDynamicRange: Bool
      func imageRestrictedToStandardDynamicRange() -> UIImage
      func pngData() -> Data?
      func jpegData(compressionQuality: CGFloat) -> Data?
      func heicData() -> Data?
      init(imageLiteralResourceName: String)
      init(resource: ImageResource)
      var baselineOffsetFromBottom: CGFloat?
      init?(systemName: String, variableValue: Double, configuration: UIImage.Configuration? = _)
      init?(named: String, in: Bundle? = _, variableValue: Double, configuration: UIImage.Configuration? = _)
      static var actions, add, remove, checkmark: UIImage
      func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage
      var leftCapWidth, topCapHeight: Int
      enum Orientation: Int {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
      }
      enum ResizingMode: Int {
        case tile, stretch
      }
      enum RenderingMode: Int {
        case automatic, alwaysOriginal, alwaysTemplate
      }
      class Configuration: NSObject {
        init()
        var traitCollection: UITraitCollection?
        func withTraitCollection(_: UITraitCollection?) -> Self
        init(traitCollection: UITraitCollection?)
        var locale: Locale?
        func withLocale(_: Locale?) -> Self
        init(locale: Locale?)
        func applying(_: UIImage.Configuration?) -> Self
      }
      enum SymbolWeight: Int {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        func fontWeight() -> UIFont.Weight
      }
      class SymbolConfiguration: UIImage.Configuration {
        init()
        static var unspecified: UIImage.SymbolConfiguration
        init(scale: UIImage.SymbolScale)
        init(pointSize: CGFloat)
        init(weight: UIImage.SymbolWeight)
        init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
        init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
        init(textStyle: UIFont.TextStyle)
        init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
        init(font: UIFont)
        init(font: UIFont, scale: UIImage.SymbolScale)
        init(hierarchicalColor: UIColor)
        init(paletteColors: [UIColor])
        static func preferringMulticolor() -> Self
        static func preferringMonochrome() -> Self
        func configurationWithoutTextStyle() -> Self
        func configurationWithoutScale() -> Self
        func configurationWithoutWeight() -> Self
        func configurationWithoutPointSizeAndWeight() -> Self
        func isEqual(to: UIImage.SymbolConfiguration?) -> Bool
      }
      enum SymbolScale: Int {
        case `default`, unspecified, small, medium, large
      }
      enum DynamicRange: Int {
        case unspecified, standard, constrainedHigh, high
      }
    }
    class UIBezierPath: NSObject {
      init(rect: CGRect)
      init(ovalIn: CGRect)
      init(roundedRect: CGRect, cornerRadius: CGFloat)
      init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize)
      init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      init(cgPath: CGPath)
      init()
      var cgPath: CGPath
      func reversing() -> UIBezierPath
      var isEmpty: Bool
      var bounds: CGRect
      var currentPoint: CGPoint
      func contains(_: CGPoint) -> Bool
      var lineWidth: CGFloat
      var lineCapStyle: CGLineCap
      var lineJoinStyle: CGLineJoin
      var miterLimit, flatness: CGFloat
      var usesEvenOddFillRule: Bool
    }
    struct UIEdgeInsets: Equatable, Codable {
      init()
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      var top, left, bottom, right: CGFloat
      static var zero: Self
    }
    struct NSDirectionalEdgeInsets: Equatable, Codable {
      init()
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      var top, leading, bottom, trailing: CGFloat
      static var zero: Self
    }
    class UIGraphicsImageRenderer {
      typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
      init()
      init(size: CGSize)
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
      func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
      func jpegData(withCompressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    }
    class UIGraphicsImageRendererContext {
      init()
      var currentImage: UIImage
    }
    class NSLayoutConstraint: NSObject {
      init()
      static func constraints(withVisualFormat: String, options: NSLayoutConstraint.FormatOptions = _, metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
      init(item: Any, attribute: NSLayoutConstraint.Attribute, relatedBy: NSLayoutConstraint.Relation, toItem: Any?, attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat)
      var priority: UILayoutPriority
      var shouldBeArchived: Bool
      var firstItem, secondItem: AnyObject?
      var firstAttribute, secondAttribute: NSLayoutConstraint.Attribute
      var firstAnchor: NSLayoutAnchor<AnyObject>
      var secondAnchor: NSLayoutAnchor<AnyObject>?
      var relation: NSLayoutConstraint.Relation
      var multiplier, constant: CGFloat
      var isActive: Bool
      var identifier: String?
      enum Relation: Int {
        case lessThanOrEqual, equal, greaterThanOrEqual
      }
      enum Attribute: Int {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins, notAnAttribute
      }
      struct FormatOptions: OptionSet {
        typealias RawValue = UInt
      }
      enum Axis: Int {
        case horizontal, vertical
      }
    }
    class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
      init()
      func constraint(equalTo: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(equalTo: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
    }
    class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
      init()
      func anchorWithOffset(to: NSLayoutXAxisAnchor) -> NSLayoutDimension
      func constraint(equalToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
      init()
      func anchorWithOffset(to: NSLayoutYAxisAnchor) -> NSLayoutDimension
      func constraint(equalToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
      init()
      func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint
      func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
    }
    class UILayoutGuide: NSObject {
      init()
      var layoutFrame: CGRect
      var owningView: UIView?
      var identifier: String
      var leadingAnchor, trailingAnchor, leftAnchor, rightAnchor: NSLayoutXAxisAnchor
      var topAnchor, bottomAnchor: NSLayoutYAxisAnchor
      var widthAnchor, heightAnchor: NSLayoutDimension
      var centerXAnchor: NSLayoutXAxisAnchor
      var centerYAnchor: NSLayoutYAxisAnchor
      func constraintsAffectingLayout(for: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
      var hasAmbiguousLayout: Bool
    }
    struct UILayoutPriority: Hashable, RawRepresentable {
      typealias RawValue = Float
      init(_: Float)
      init(rawValue: Float)
      var rawValue: Float
      static var required, defaultHigh, defaultLow: Self
    }
    class NSParagraphStyle: NSObject {
      init()
      static var `default`: NSParagraphStyle
      static func defaultWritingDirection(forLanguage: String?) -> NSWritingDirection
      var lineSpacing, paragraphSpacing: CGFloat
      var alignment: NSTextAlignment
      var headIndent, tailIndent, firstLineHeadIndent, minimumLineHeight, maximumLineHeight: CGFloat
      var lineBreakMode: NSLineBreakMode
      var baseWritingDirection: NSWritingDirection
      var lineHeightMultiple, paragraphSpacingBefore: CGFloat
      var hyphenationFactor: Float
      var usesDefaultHyphenation: Bool
      var defaultTabInterval: CGFloat
      var allowsDefaultTighteningForTruncation: Bool
      var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
      struct LineBreakStrategy: OptionSet {
        typealias RawValue = UInt
        static var standard: Self
      }
    }
    class NSMutableParagraphStyle: NSParagraphStyle {
      init()
      var lineSpacing, paragraphSpacing: CGFloat
      var alignment: NSTextAlignment
      var firstLineHeadIndent, headIndent, tailIndent: CGFloat
      var lineBreakMode: NSLineBreakMode
      var minimumLineHeight, maximumLineHeight: CGFloat
      var baseWritingDirection: NSWritingDirection
      var lineHeightMultiple, paragraphSpacingBefore: CGFloat
      var hyphenationFactor: Float
      var usesDefaultHyphenation: Bool
      var defaultTabInterval: CGFloat
      var allowsDefaultTighteningForTruncation: Bool
      var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
    }
    class NSShadow: NSObject {
      init()
      var shadowOffset: CGSize
      var shadowBlurRadius: CGFloat
      var shadowColor: Any?
    }
    class NSTextAttachment: NSObject {
      init()
      init(data: Data?, ofType: String?)
      var contents: Data?
      var fileType: String?
      var image: UIImage?
      var bounds: CGRect
      var fileWrapper: FileWrapper?
      var lineLayoutPadding: CGFloat
      static func textAttachmentViewProviderClass(forFileType: String) -> AnyClass?
      static func registerViewProviderClass(_: AnyClass, forFileType: String)
      var allowsTextAttachmentView, usesTextAttachmentView: Bool
      static var character: Int
      init(image: UIImage)
    }
    class NSTextStorage: NSMutableAttributedString {
      init()
      var layoutManagers: [NSLayoutManager]
      var editedMask: NSTextStorage.EditActions
      var editedRange: NSRange
      var changeInLength: Int
      func edited(_: NSTextStorage.EditActions, range: NSRange, changeInLength: Int)
      var fixesAttributesLazily: Bool
      static var didProcessEditingNotification: NSNotification.Name
      struct EditActions: OptionSet {
        typealias RawValue = UInt
        static var editedCharacters: Self
      }
    }
    class NSLayoutManager: NSObject {
      init()
      var textStorage: NSTextStorage?
      var textContainers: [NSTextContainer]
      func addTextContainer(_: NSTextContainer)
      func insertTextContainer(_: NSTextContainer, at: Int)
      func removeTextContainer(at: Int)
      func textContainerChangedGeometry(_: NSTextContainer)
      var showsInvisibleCharacters, showsControlCharacters, usesFontLeading, allowsNonContiguousLayout: Bool
      var hasNonContiguousLayout, limitsLayoutForSuspiciousContents, usesDefaultHyphenation: Bool
      func processEditing(for: NSTextStorage, edited: NSTextStorage.EditActions, range: NSRange, changeInLength: Int, invalidatedRange: NSRange)
      func ensureLayout(for: NSTextContainer)
      func ensureLayout(forBoundingRect: CGRect, in: NSTextContainer)
      var numberOfGlyphs: Int
      func cgGlyph(at: Int) -> CGGlyph
      func isValidGlyphIndex(_: Int) -> Bool
      func propertyForGlyph(at: Int) -> NSLayoutManager.GlyphProperty
      func characterIndexForGlyph(at: Int) -> Int
      func glyphIndexForCharacter(at: Int) -> Int
      func setTextContainer(_: NSTextContainer, forGlyphRange: NSRange)
      func setExtraLineFragmentRect(_: CGRect, usedRect: CGRect, textContainer: NSTextContainer)
      func firstUnlaidCharacterIndex() -> Int
      func firstUnlaidGlyphIndex() -> Int
      func usedRect(for: NSTextContainer) -> CGRect
      var extraLineFragmentRect, extraLineFragmentUsedRect: CGRect
      var extraLineFragmentTextContainer: NSTextContainer?
      func location(forGlyphAt: Int) -> CGPoint
      func notShownAttribute(forGlyphAt: Int) -> Bool
      func drawsOutsideLineFragment(forGlyphAt: Int) -> Bool
      func attachmentSize(forGlyphAt: Int) -> CGSize
      func truncatedGlyphRange(inLineFragmentForGlyphAt: Int) -> NSRange
      func glyphRange(for: NSTextContainer) -> NSRange
      func range(ofNominallySpacedGlyphsContaining: Int) -> NSRange
      func boundingRect(forGlyphRange: NSRange, in: NSTextContainer) -> CGRect
      func glyphRange(forBoundingRect: CGRect, in: NSTextContainer) -> NSRange
      func glyphRange(forBoundingRectWithoutAdditionalLayout: CGRect, in: NSTextContainer) -> NSRange
      func glyphIndex(for: CGPoint, in: NSTextContainer) -> Int
      func fractionOfDistanceThroughGlyph(for: CGPoint, in: NSTextContainer) -> CGFloat
      func glyph(at: Int) -> CGGlyph
      var hyphenationFactor: CGFloat
      enum TextLayoutOrientation: Int {
        case horizontal, vertical
      }
      struct GlyphProperty: OptionSet {
        typealias RawValue = Int
        static var null, controlCharacter, elastic: Self
      }
      struct ControlCharacterAction: OptionSet {
        typealias RawValue = Int
        static var zeroAdvancement, whitespace, lineBreak: Self
      }
    }
    class NSTextContainer: NSObject {
      init()
      init(size: CGSize)
      var layoutManager: NSLayoutManager?
      var textLayoutManager: NSTextLayoutManager?
      var size: CGSize
      var exclusionPaths: [UIBezierPath]
      var lineBreakMode: NSLineBreakMode
      var lineFragmentPadding: CGFloat
      var maximumNumberOfLines: Int
      var isSimpleRectangularTextContainer, widthTracksTextView, heightTracksTextView: Bool
    }
    enum NSTextAlignment: Int {
      case left, center, right, justified, natural
    }
    enum NSLineBreakMode: Int {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    struct NSUnderlineStyle: OptionSet, Hashable {
      typealias RawValue = Int
      static var single, thick, double: Self
    }
    enum NSWritingDirection: Int {
      case natural, leftToRight, rightToLeft
    }
    class NSTextLayoutManager: NSObject {
      init()
      var usesFontLeading, limitsLayoutForSuspiciousContents, usesHyphenation: Bool
      var textContainer: NSTextContainer?
      var usageBoundsForTextContainer: CGRect
      var layoutQueue: OperationQueue?
      func ensureLayout(for: NSTextRange)
      func invalidateLayout(for: NSTextRange)
      func setRenderingAttributes(_: [NSAttributedString.Key: Any], for: NSTextRange)
      func addRenderingAttribute(_: NSAttributedString.Key, value: Any?, for: NSTextRange)
      func removeRenderingAttribute(_: NSAttributedString.Key, for: NSTextRange)
      func invalidateRenderingAttributes(for: NSTextRange)
      func enumerateTextSegments(in: NSTextRange, type: NSTextLayoutManager.SegmentType, options: NSTextLayoutManager.SegmentOptions = _, using: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool)
      func replaceContents(in: NSTextRange, with: NSAttributedString)
      enum SegmentType: Int {
        case standard, selection, highlight
      }
      struct SegmentOptions: OptionSet {
        typealias RawValue = UInt
      }
    }
    class NSTextContentStorage {
      init()
      var attributedString: NSAttributedString?
      func adjustedRange(from: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
    }
    class NSTextRange: NSObject {
      init()
      var isEmpty: Bool
      func isEqual(to: NSTextRange) -> Bool
      func contains(_: NSTextRange) -> Bool
      func intersects(_: NSTextRange) -> Bool
      func intersection(_: NSTextRange) -> Self?
      func union(_: NSTextRange) -> Self
    }
    extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
      func data(from: NSRange, documentAttributes: [NSAttributedString.DocumentAttributeKey: Any] = _) -> Data
      func fileWrapper(from: NSRange, documentAttributes: [NSAttributedString.DocumentAttributeKey: Any] = _) -> FileWrapper
      func containsAttachments(in: NSRange) -> Bool
      func size() -> CGSize
      init(attachment: NSTextAttachment)
      struct TextEffectStyle: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
      }
      struct DocumentType: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var plain, rtf, rtfd, html: Self
      }
      struct TextLayoutSectionKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var orientation, range: Self
      }
      struct DocumentAttributeKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var documentType, characterEncoding, paperSize, viewSize, viewMode, readOnly, backgroundColor: Self
        static var defaultTabInterval: Self
      }
      struct DocumentReadingOptionKey: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var documentType, characterEncoding: Self
      }
    }
    extension NSAttributedString.Key {
      static var font, paragraphStyle, foregroundColor, backgroundColor, ligature, kern: NSAttributedString.Key
      static var tracking, underlineStyle, strokeColor, strokeWidth, shadow, attachment, link: NSAttributedString.Key
      static var baselineOffset, underlineColor, writingDirection, expansion: NSAttributedString.Key
    }
    extension NSString {
      func size(withAttributes: [NSAttributedString.Key: Any]? = _) -> CGSize
      func draw(at: CGPoint, withAttributes: [NSAttributedString.Key: Any]? = _)
      func draw(in: CGRect, withAttributes: [NSAttributedString.Key: Any]? = _)
    }
    struct UIRectEdge: OptionSet {
      typealias RawValue = UInt
      static var top, left, bottom, right, all: Self
    }
    struct UIRectCorner: OptionSet {
      typealias RawValue = UInt
      static var topLeft, topRight, bottomLeft, bottomRight, allCorners: Self
    }
    """#)
}
