import Foundation
import TextBasics

/// Reads `strings.xml` and whatever other files hold Android's texts.
public enum AndroidReader {
  /// - Throws: the first place that is no such file, or that somebody made to do harm.
  public static func file(in bytes: ContiguousArray<UInt8>) throws(ExchangeProblem) -> AndroidFile {
    let content = AndroidContent(
      places: try AndroidContent.places(of: ["string", "plurals", "string-array"], in: bytes))
    if let failure = content.parse(Data(bytes)) { throw failure }
    return content.file
  }
}
