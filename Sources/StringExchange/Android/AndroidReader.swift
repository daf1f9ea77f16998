import Foundation
import StructuredText

/// Reads `strings.xml` and other Android resource files with texts.
public enum AndroidReader {
  /// - Throws: an error at the first place that is not valid or that the XML guard rejects.
  public static func file(in bytes: ContiguousArray<UInt8>) throws(ParseError) -> AndroidFile {
    let content = AndroidContent(
      places: try AndroidContent.places(of: ["string", "plurals", "string-array"], in: bytes))
    if let failure = content.parse(Data(bytes)) { throw failure }
    return content.file
  }
}
