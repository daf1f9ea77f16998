import TextBasics

/// On which lines a project file has build settings.
struct SettingLines {
  private var lines: [String: Int] = [:]

  init() {}

  /// - Parameter bytes: those of a project file in the old style of property lists, with a setting on each line.
  init(_ bytes: ContiguousArray<UInt8>) {
    for (position, line) in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).enumerated() {
      let start = line.drop { $0.isBlank || $0 == .quote }
      let name = start.prefix { $0.isNamePart }
      guard !name.isEmpty, start.dropFirst(name.count).contains(.equal) else { continue }
      let word = String(decoding: name, as: UTF8.self)
      if lines[word] == nil { lines[word] = position + 1 }
    }
  }

  /// The 1-based line that has a setting first; the first line of the file where none has it.
  func line(of setting: String) -> Int { lines[setting] ?? 1 }
}
