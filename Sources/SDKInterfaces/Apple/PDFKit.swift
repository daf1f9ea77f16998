// A table: declarations of PDFKit in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Documents, pages, views, annotations.
  static let pdfKit = InterfaceFile(
    "PDFKit",
    #"""
    class PDFDocument: NSObject {
      init()
      init?(url: URL)
      init?(data: Data)
      var documentURL: URL?
      var documentRef: CGPDFDocument?
      var documentAttributes: [AnyHashable: Any]?
      var majorVersion, minorVersion: Int
      var isEncrypted, isLocked: Bool
      func unlock(withPassword: String) -> Bool
      var allowsPrinting, allowsCopying, allowsDocumentChanges, allowsDocumentAssembly: Bool
      var allowsContentAccessibility, allowsCommenting, allowsFormFieldEntry: Bool
      var string: String?
      func dataRepresentation() -> Data?
      func dataRepresentation(options: [AnyHashable: Any] = _) -> Data?
      func write(toFile: String) -> Bool
      func write(toFile: String, withOptions: [PDFDocumentWriteOption: Any]? = _) -> Bool
      func write(to: URL) -> Bool
      func write(to: URL, withOptions: [PDFDocumentWriteOption: Any]? = _) -> Bool
      var outlineRoot: PDFOutline?
      func outlineItem(for: PDFSelection) -> PDFOutline?
      var pageCount: Int
      func page(at: Int) -> PDFPage?
      func index(for: PDFPage) -> Int
      var pageClass: AnyClass
      func findString(_: String, withOptions: NSString.CompareOptions = _) -> [PDFSelection]
      func beginFindString(_: String, withOptions: NSString.CompareOptions = _)
      func beginFindStrings(_: [String], withOptions: NSString.CompareOptions = _)
      func findString(_: String, fromSelection: PDFSelection?, withOptions: NSString.CompareOptions = _) -> PDFSelection?
      var isFinding: Bool
      func cancelFindString()
      var selectionForEntireDocument: PDFSelection?
      func selection(from: PDFPage, at: CGPoint, to: PDFPage, at: CGPoint) -> PDFSelection?
      func selection(from: PDFPage, atCharacterIndex: Int, to: PDFPage, atCharacterIndex: Int) -> PDFSelection?
    }
    class PDFPage: NSObject {
      init()
      init?(image: UIImage, options: [PDFPage.ImageInitializationOption: Any] = _)
      init?(image: UIImage)
      var document: PDFDocument?
      var pageRef: CGPDFPage?
      var label: String?
      var rotation: Int
      var annotations: [PDFAnnotation]
      var displaysAnnotations: Bool
      func annotation(at: CGPoint) -> PDFAnnotation?
      var numberOfCharacters: Int
      var string: String?
      var attributedString: NSAttributedString?
      func characterBounds(at: Int) -> CGRect
      func characterIndex(at: CGPoint) -> Int
      func selection(for: CGRect) -> PDFSelection?
      func selectionForWord(at: CGPoint) -> PDFSelection?
      func selectionForLine(at: CGPoint) -> PDFSelection?
      func selection(from: CGPoint, to: CGPoint) -> PDFSelection?
      func selection(for: NSRange) -> PDFSelection?
      var dataRepresentation: Data?
      struct ImageInitializationOption: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var rotation, compressionQuality: Self
      }
    }
    class PDFView: UIView {
      init()
      var document: PDFDocument?
      var canGoToFirstPage, canGoToLastPage, canGoToNextPage, canGoToPreviousPage, canGoBack, canGoForward: Bool
      var currentPage: PDFPage?
      var currentDestination: PDFDestination?
      var displaysPageBreaks: Bool
      var pageBreakMargins: UIEdgeInsets
      var displaysAsBook, displaysRTL: Bool
      var backgroundColor: UIColor
      var pageShadowsEnabled, isUsingPageViewController: Bool
      var scaleFactor, minScaleFactor, maxScaleFactor: CGFloat
      var autoScales: Bool
      var scaleFactorForSizeToFit: CGFloat
      var canZoomIn, canZoomOut: Bool
      var currentSelection: PDFSelection?
      var highlightedSelections: [PDFSelection]?
      func page(for: CGPoint, nearest: Bool) -> PDFPage?
      func convert(_: CGPoint, to: PDFPage) -> CGPoint
      func convert(_: CGRect, to: PDFPage) -> CGRect
      func convert(_: CGPoint, from: PDFPage) -> CGPoint
      func convert(_: CGRect, from: PDFPage) -> CGRect
      var documentView: UIView?
      func rowSize(for: PDFPage) -> CGSize
      var visiblePages: [PDFPage]
      var enableDataDetectors, isInMarkupMode: Bool
      var isFindInteractionEnabled: Bool
    }
    class PDFSelection: NSObject {
      init()
      init(document: PDFDocument)
      var pages: [PDFPage]
      var color: UIColor?
      var string: String?
      var attributedString: NSAttributedString?
      func bounds(for: PDFPage) -> CGRect
      func numberOfTextRanges(on: PDFPage) -> Int
      func range(at: Int, on: PDFPage) -> NSRange
      func selectionsByLine() -> [PDFSelection]
    }
    class PDFAnnotation: NSObject {
      init()
      var page: PDFPage?
      var type: String?
      var bounds: CGRect
      var shouldDisplay, shouldPrint: Bool
      var modificationDate: Date?
      var userName: String?
      var popup: PDFAnnotation?
      var color: UIColor
      var contents: String?
      var hasAppearanceStream, isHighlighted: Bool
      var annotationKeyValues: [AnyHashable: Any]
      var font: UIFont?
      var fontColor, interiorColor: UIColor?
      var alignment: NSTextAlignment
      var startPoint, endPoint: CGPoint
      var quadrilateralPoints: [NSValue]?
      var isMultiline, isActivatableTextField, isPasswordField, hasComb: Bool
      var maximumLength: Int
      var widgetStringValue, widgetDefaultStringValue: String?
      var allowsToggleToOff, radiosInUnison, isReadOnly, isListChoice: Bool
      var choices, values: [String]?
      var buttonWidgetStateString: String
      var isOpen: Bool
      var paths: [UIBezierPath]?
      var destination: PDFDestination?
      var url: URL?
      var fieldName, caption: String?
      var backgroundColor: UIColor?
      var stampName: String?
    }
    class PDFOutline: NSObject {
      init()
      var document: PDFDocument?
      var parent: PDFOutline?
      var numberOfChildren, index: Int
      func child(at: Int) -> PDFOutline?
      var label: String?
      var isOpen: Bool
      var destination: PDFDestination?
    }
    class PDFDestination: NSObject {
      init()
      init(page: PDFPage, at: CGPoint)
      var page: PDFPage?
      var point: CGPoint
      var zoom: CGFloat
      func compare(_: PDFDestination) -> ComparisonResult
    }
    """#)
}
