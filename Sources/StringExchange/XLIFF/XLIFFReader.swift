import Foundation
import StructuredText
import TextBasics

/// Reads XLIFF 1.2, with or without namespace prefixes.
public enum XLIFFReader {
  /// - Throws: an error at the first place that is not valid or that the XML guard rejects.
  public static func files(in bytes: ContiguousArray<UInt8>) throws(ParseError) -> [XLIFFFile] {
    let content = XLIFFContent(places: try XLIFFContent.places(of: ["file", "trans-unit"], in: bytes))
    let failure = content.parse(Data(bytes))
    if let failure { throw failure }
    for file in content.files { try file.checkOriginal() }
    return content.files
  }
}

extension XLIFFFile {
  /// - Throws: if the path is not a file path within a project.
  func checkOriginal() throws(ParseError) {
    let names = original.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = names.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." }
    let isPlain = !original.unicodeScalars.contains { $0.actsOnDisplays || $0 == "\\" }
    if !original.isEmpty, isSafe, isPlain { return }
    let path = TerminalSafeText.quoted(original)
    throw ParseError("\(path) is not a path to a file in a project", line: line, column: column)
  }
}
