import StringExtraction
import SwiftLexing

/// Programs that are checked together: several per file, several files per module.
struct Batch {
  struct Place {
    var file: String
    var firstLine: Int
    var lineCount: Int
  }

  private(set) var files: [(name: String, text: String)] = []
  private(set) var places: [Place] = []

  init(_ programs: [Program], programsPerFile: Int = 12) {
    files.append((name: "Prelude.swift", text: Prelude.lines.joined(separator: "\n") + "\n"))
    var lines = ["import SwiftUI"]
    for (number, program) in programs.enumerated() {
      let name = "Programs\(number / programsPerFile).swift"
      let text = program.text(number: number)
      places.append(Place(file: name, firstLine: lines.count + 1, lineCount: text.count))
      lines += text
      if number % programsPerFile == programsPerFile - 1 || number == programs.count - 1 {
        files.append((name: name, text: lines.joined(separator: "\n") + "\n"))
        lines = ["import SwiftUI"]
      }
    }
  }

  /// Returns the program that contains a line.
  func program(file: String, line: Int) -> Int? {
    places.firstIndex { $0.file == file && line >= $0.firstLine && line < $0.firstLine + $0.lineCount }
  }

  /// Entries by program, with lines relative to its first line.
  func split(_ entries: [String: [Entry]]) -> [[Entry]] {
    places.map { place in
      (entries[place.file] ?? []).compactMap { entry in
        guard entry.line >= place.firstLine, entry.line < place.firstLine + place.lineCount else { return nil }
        var entry = entry
        entry.line -= place.firstLine - 1
        return entry
      }
    }
  }

  /// Returns the literals that strex extracts.
  func extract() async -> [[Entry]] {
    let sources = files.map { SourceText(path: $0.name, text: $0.text) }
    let extraction = await Extractor(sources: sources).extract(Array(sources.indices))
    let groups = Dictionary(grouping: extraction.strings, by: \.site.file)
    return split(
      groups.mapValues { strings in
        strings.map {
          Entry(
            line: $0.site.location.line, key: $0.key, table: $0.table, comment: $0.comment ?? "",
            value: $0.defaultValue ?? "")
        }
      })
  }
}
