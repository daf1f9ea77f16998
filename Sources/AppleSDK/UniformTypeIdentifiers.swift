// A table: declarations of UniformTypeIdentifiers in the condensed form that <doc:AppleSDK> describes.

extension InterfaceFile {
  /// Types of files and data.
  static let uniformTypeIdentifiers = InterfaceFile(
    "UniformTypeIdentifiers",
    #"""
    struct UTType: Hashable, CustomStringConvertible, CustomDebugStringConvertible, ReferenceConvertible, Codable {
      init?(_: String)
      init?(filenameExtension: String, conformingTo: Self = _)
      init?(mimeType: String, conformingTo: Self = _)
      var identifier: String
      var preferredFilenameExtension, preferredMIMEType, localizedDescription: String?
      var version: Int?
      var referenceURL: URL?
      var isDynamic, isDeclared, isPublic: Bool
      func conforms(to: Self) -> Bool
      func isSupertype(of: Self) -> Bool
      func isSubtype(of: Self) -> Bool
      var supertypes: Set<Self>
      init?(tag: String, tagClass: UTTagClass, conformingTo: Self?)
      static func types(tag: String, tagClass: UTTagClass, conformingTo: Self?) -> [Self]
      var tags: [UTTagClass: [String]]
      init(exportedAs: String, conformingTo: Self? = _)
      init(importedAs: String, conformingTo: Self? = _)
      static var item, content, compositeContent, diskImage, data, directory, resolvable, symbolicLink: Self
      static var executable, mountPoint, aliasFile, urlBookmarkData, url, fileURL, text, plainText, utf8PlainText: Self
      static var utf16ExternalPlainText, utf16PlainText, delimitedText, commaSeparatedText, tabSeparatedText: Self
      static var utf8TabSeparatedText, rtf, html, xml, yaml, sourceCode, assemblyLanguageSource, cSource: Self
      static var objectiveCSource, swiftSource, cPlusPlusSource, objectiveCPlusPlusSource, cHeader: Self
      static var cPlusPlusHeader, script, appleScript, osaScript, osaScriptBundle, javaScript, shellScript: Self
      static var perlScript, pythonScript, rubyScript, phpScript, makefile, json, propertyList, xmlPropertyList: Self
      static var binaryPropertyList, pdf, rtfd, flatRTFD, webArchive, image, jpeg, tiff, gif, png, icns, bmp, ico: Self
      static var rawImage, svg, livePhoto, heif, heic, webP, threeDContent, usd, usdz, realityFile, sceneKitScene: Self
      static var arReferenceObject, audiovisualContent, movie, video, audio, quickTimeMovie, mpeg, mpeg2Video: Self
      static var mpeg2TransportStream, mp3, mpeg4Movie, mpeg4Audio, appleProtectedMPEG4Audio: Self
      static var appleProtectedMPEG4Video, avi, aiff, wav, midi, playlist, m3uPlaylist, folder, volume, package: Self
      static var bundle, pluginBundle, spotlightImporter, quickLookGenerator, xpcService, framework, application: Self
      static var applicationBundle, applicationExtension, unixExecutable, exe, systemPreferencesPane, archive: Self
      static var gzip, bz2, zip, appleArchive, spreadsheet, presentation, database, message, contact, vCard: Self
      static var toDoItem, calendarEvent, emailMessage, internetLocation, internetShortcut, font, bookmark: Self
      static var pkcs12, x509Certificate, epub, log, ahap: Self
    }
    struct UTTagClass: RawRepresentable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
      typealias RawValue = String
      init(rawValue: String)
      var rawValue: String
      static var filenameExtension, mimeType: Self
    }
    extension NSItemProvider {
      func loadDataRepresentation(for: UTType, completionHandler: (Data?, (any Error)?) -> Void) -> Progress
      func loadFileRepresentation(for: UTType, openInPlace: Bool = _, completionHandler: (URL?, Bool, (any Error)?) -> Void) -> Progress
    }
    extension URL {
      func appendingPathComponent(_: String, conformingTo: UTType) -> URL
      func appendPathComponent(_: String, conformingTo: UTType)
      func appendingPathExtension(for: UTType) -> URL
      func appendPathExtension(for: UTType)
    }
    extension NSString {
      func appendingPathComponent(_: String, conformingTo: UTType) -> String
    }
    """#)
}
