// A table: declarations of UniformTypeIdentifiers in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Uniform types.
  static let uniformTypeIdentifiers = InterfaceFile(
    "UniformTypeIdentifiers",
    #"""
    extension NSItemProvider {
      init(contentsOf: URL, contentType: UTType?, openInPlace: Bool = _, coordinated: Bool = _, visibility: NSItemProviderRepresentationVisibility = _)
      func registerDataRepresentation(for: UTType, visibility: NSItemProviderRepresentationVisibility = _, loadHandler: ((Data?, (any Error)?) -> Void) -> Progress?)
      func registerFileRepresentation(for: UTType, visibility: NSItemProviderRepresentationVisibility = _, openInPlace: Bool = _, loadHandler: ((URL?, Bool, (any Error)?) -> Void) -> Progress?)
      func loadDataRepresentation(for: UTType, completionHandler: (Data?, (any Error)?) -> Void) -> Progress
      func loadFileRepresentation(for: UTType, openInPlace: Bool = _, completionHandler: (URL?, Bool, (any Error)?) -> Void) -> Progress
    }
    extension URL {
      func appendingPathComponent(_: String, conformingTo: UTType) -> URL
      func appendPathComponent(_: String, conformingTo: UTType)
      func appendingPathExtension(for: UTType) -> URL
      func appendPathExtension(for: UTType)
    }
    extension URLResourceValues {
      var contentType: UTType?
    }
    struct UTTagClass: RawRepresentable, Equatable, Hashable, CustomStringConvertible {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var filenameExtension: UTTagClass
      static var mimeType: UTTagClass
    }
    struct UTType: Equatable, Hashable, CustomStringConvertible, ReferenceConvertible {
      typealias ReferenceType = UTTypeReference
      init?(_: String)
      init?(filenameExtension: String, conformingTo: UTType = _)
      init?(mimeType: String, conformingTo: UTType = _)
      init?(tag: String, tagClass: UTTagClass, conformingTo: UTType?)
      init(exportedAs: String, conformingTo: UTType? = _)
      init(importedAs: String, conformingTo: UTType? = _)
      var identifier: String
      var preferredFilenameExtension: String?
      var preferredMIMEType: String?
      var localizedDescription: String?
      var version: Int?
      var referenceURL: URL?
      var isDynamic: Bool
      var isDeclared: Bool
      var isPublic: Bool
      var supertypes: Set<UTType>
      var tags: [UTTagClass: [String]]
      static var item: UTType
      static var content: UTType
      static var compositeContent: UTType
      static var diskImage: UTType
      static var data: UTType
      static var directory: UTType
      static var resolvable: UTType
      static var symbolicLink: UTType
      static var executable: UTType
      static var mountPoint: UTType
      static var aliasFile: UTType
      static var urlBookmarkData: UTType
      static var url: UTType
      static var fileURL: UTType
      static var text: UTType
      static var plainText: UTType
      static var utf8PlainText: UTType
      static var utf16ExternalPlainText: UTType
      static var utf16PlainText: UTType
      static var delimitedText: UTType
      static var commaSeparatedText: UTType
      static var tabSeparatedText: UTType
      static var utf8TabSeparatedText: UTType
      static var rtf: UTType
      static var html: UTType
      static var xml: UTType
      static var yaml: UTType
      static var sourceCode: UTType
      static var assemblyLanguageSource: UTType
      static var cSource: UTType
      static var objectiveCSource: UTType
      static var swiftSource: UTType
      static var cPlusPlusSource: UTType
      static var objectiveCPlusPlusSource: UTType
      static var cHeader: UTType
      static var cPlusPlusHeader: UTType
      static var script: UTType
      static var appleScript: UTType
      static var osaScript: UTType
      static var osaScriptBundle: UTType
      static var javaScript: UTType
      static var shellScript: UTType
      static var perlScript: UTType
      static var pythonScript: UTType
      static var rubyScript: UTType
      static var phpScript: UTType
      static var makefile: UTType
      static var json: UTType
      static var propertyList: UTType
      static var xmlPropertyList: UTType
      static var binaryPropertyList: UTType
      static var pdf: UTType
      static var rtfd: UTType
      static var flatRTFD: UTType
      static var webArchive: UTType
      static var image: UTType
      static var jpeg: UTType
      static var tiff: UTType
      static var gif: UTType
      static var png: UTType
      static var icns: UTType
      static var bmp: UTType
      static var ico: UTType
      static var rawImage: UTType
      static var svg: UTType
      static var livePhoto: UTType
      static var heif: UTType
      static var heic: UTType
      static var webP: UTType
      static var threeDContent: UTType
      static var usd: UTType
      static var usdz: UTType
      static var realityFile: UTType
      static var sceneKitScene: UTType
      static var arReferenceObject: UTType
      static var audiovisualContent: UTType
      static var movie: UTType
      static var video: UTType
      static var audio: UTType
      static var quickTimeMovie: UTType
      static var mpeg: UTType
      static var mpeg2Video: UTType
      static var mpeg2TransportStream: UTType
      static var mp3: UTType
      static var mpeg4Movie: UTType
      static var mpeg4Audio: UTType
      static var appleProtectedMPEG4Audio: UTType
      static var appleProtectedMPEG4Video: UTType
      static var avi: UTType
      static var aiff: UTType
      static var wav: UTType
      static var midi: UTType
      static var playlist: UTType
      static var m3uPlaylist: UTType
      static var folder: UTType
      static var volume: UTType
      static var package: UTType
      static var bundle: UTType
      static var pluginBundle: UTType
      static var spotlightImporter: UTType
      static var quickLookGenerator: UTType
      static var xpcService: UTType
      static var framework: UTType
      static var application: UTType
      static var applicationBundle: UTType
      static var applicationExtension: UTType
      static var unixExecutable: UTType
      static var exe: UTType
      static var systemPreferencesPane: UTType
      static var archive: UTType
      static var gzip: UTType
      static var bz2: UTType
      static var zip: UTType
      static var appleArchive: UTType
      static var spreadsheet: UTType
      static var presentation: UTType
      static var database: UTType
      static var message: UTType
      static var contact: UTType
      static var vCard: UTType
      static var toDoItem: UTType
      static var calendarEvent: UTType
      static var emailMessage: UTType
      static var internetLocation: UTType
      static var internetShortcut: UTType
      static var font: UTType
      static var bookmark: UTType
      static var pkcs12: UTType
      static var x509Certificate: UTType
      static var epub: UTType
      static var log: UTType
      static var ahap: UTType
      func conforms(to: UTType) -> Bool
      func isSupertype(of: UTType) -> Bool
      func isSubtype(of: UTType) -> Bool
      static func types(tag: String, tagClass: UTTagClass, conformingTo: UTType?) -> [UTType]
    }
    """#)
}
