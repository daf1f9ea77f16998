// A table: declarations of Vision in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Requests and observations.
  static let vision = InterfaceFile(
    "Vision",
    #"""
    typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
    class VNRequest: NSObject {
      init()
      init(completionHandler: VNRequestCompletionHandler? = _)
      var preferBackgroundProcessing, usesCPUOnly: Bool
      var results: [VNObservation]?
      var completionHandler: VNRequestCompletionHandler?
      var revision: Int
      static var supportedRevisions: IndexSet
      static var defaultRevision, currentRevision: Int
    }
    class VNImageRequestHandler: NSObject {
      init()
      init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = _)
      init(cgImage: CGImage, options: [VNImageOption: Any] = _)
      init(url: URL, options: [VNImageOption: Any] = _)
      init(data: Data, options: [VNImageOption: Any] = _)
      init(cmSampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = _)
    }
    class VNImageBasedRequest: VNRequest {
      init()
      var regionOfInterest: CGRect
    }
    class VNObservation: NSObject {
      init()
      var uuid: UUID
      var confidence: VNConfidence
      var timeRange: CMTimeRange
    }
    class VNRecognizeTextRequest: VNImageBasedRequest {
      init()
      func supportedRecognitionLanguages() -> [String]
      var recognitionLanguages, customWords: [String]
      var usesLanguageCorrection, automaticallyDetectsLanguage: Bool
      var minimumTextHeight: Float
      var results: [VNRecognizedTextObservation]?
    }
    class VNRecognizedTextObservation: VNRectangleObservation {
      init()
      func topCandidates(_: Int) -> [VNRecognizedText]
    }
    class VNRecognizedText: NSObject {
      init()
      var string: String
      var confidence: VNConfidence
      func boundingBox(for: Range<String.Index>) -> VNRectangleObservation?
    }
    class VNDetectedObjectObservation: VNObservation {
      init()
      init(boundingBox: CGRect)
      init(requestRevision: Int, boundingBox: CGRect)
      var boundingBox: CGRect
    }
    class VNRectangleObservation: VNDetectedObjectObservation {
      init()
      init(requestRevision: Int, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint)
      init(requestRevision: Int, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint)
      var topLeft, topRight, bottomLeft, bottomRight: CGPoint
    }
    class VNBarcodeObservation: VNRectangleObservation {
      init()
      var symbology: VNBarcodeSymbology
      var payloadStringValue: String?
      var payloadData: Data?
      var isGS1DataCarrier, isColorInverted: Bool
      var supplementalPayloadString: String?
      var supplementalPayloadData: Data?
    }
    class VNDetectBarcodesRequest: VNImageBasedRequest {
      init()
      static var supportedSymbologies: [VNBarcodeSymbology]
      func supportedSymbologies() -> [VNBarcodeSymbology]
      var symbologies: [VNBarcodeSymbology]
      var coalesceCompositeSymbologies: Bool
      var results: [VNBarcodeObservation]?
    }
    class VNClassificationObservation: VNObservation {
      init()
      var identifier: String
      var hasPrecisionRecallCurve: Bool
      func hasMinimumRecall(_: Float, forPrecision: Float) -> Bool
      func hasMinimumPrecision(_: Float, forRecall: Float) -> Bool
    }
    class VNClassifyImageRequest: VNImageBasedRequest {
      init()
      static func knownClassifications(forRevision: Int) -> [VNClassificationObservation]
      func supportedIdentifiers() -> [String]
      var results: [VNClassificationObservation]?
    }
    class VNFaceObservation: VNDetectedObjectObservation {
      init()
      init(requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?)
      init(requestRevision: Int, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?)
      var roll, yaw, pitch: NSNumber?
      var faceCaptureQuality: Float?
    }
    class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
      init()
      var results: [VNFaceObservation]?
    }
    struct VNBarcodeSymbology: Hashable, RawRepresentable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var Aztec, Code39, Code39Checksum, Code39FullASCII, Code39FullASCIIChecksum, Code93, Code93i: Self
      static var Code128, DataMatrix, EAN8, EAN13, I2of5, I2of5Checksum, ITF14, PDF417, QR, UPCE, aztec, code39: Self
      static var code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128, dataMatrix: Self
      static var ean8, ean13, i2of5, i2of5Checksum, itf14, pdf417, qr, upce, codabar, gs1DataBar: Self
      static var gs1DataBarExpanded, gs1DataBarLimited, microPDF417, microQR, msiPlessey: Self
    }
    typealias VNConfidence = Float
    """#)
}
