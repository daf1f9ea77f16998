import Foundation
import TextBasics
import XMLText

/// Reads XLIFF 1.2, with or without a prefix before the names of its elements.
public enum XLIFFReader {
  /// - Throws: the first place that is no XLIFF, or that somebody made to do harm.
  public static func files(in bytes: ContiguousArray<UInt8>) throws(ExchangeProblem) -> [XLIFFFile] {
    let content = XLIFFContent(places: try places(in: bytes))
    let failure = content.parse(Data(bytes))
    if let failure { throw failure }
    for file in content.files { try file.checkOriginal() }
    return content.files
  }

  /// Line and column of each file and each unit, in their order.
  private static func places(
    in bytes: ContiguousArray<UInt8>
  ) throws(ExchangeProblem) -> [(line: Int, column: Int)] {
    do throws(XMLProblem) {
      return try XMLGuard.check(bytes, placing: ["file", "trans-unit"]).places
    } catch { throw ExchangeProblem(error) }
  }
}

extension XLIFFFile {
  /// - Throws: when the path is not that of a file within a project, and of nothing else.
  func checkOriginal() throws(ExchangeProblem) {
    let names = original.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = names.allSatisfy { !$0.isEmpty && $0 != ".." && $0 != "." }
    let isPlain = !original.unicodeScalars.contains { $0.actsOnDisplays || $0 == "\\" }
    if !original.isEmpty, isSafe, isPlain { return }
    let path = TerminalSafeText.quoted(original)
    throw ExchangeProblem("\(path) is no path of a file within a project", line: line, column: column)
  }
}
