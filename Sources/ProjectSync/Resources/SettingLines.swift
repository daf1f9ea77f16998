import ProjectLayout
import TextBasics

/// On which lines a project file has the build settings that become texts of property lists.
struct SettingLines {
  private var lines: [String: Int] = [:]

  private static let prefix = Array(BundleSettings.prefix.utf8)
  private static let productName = Array(BundleSettings.productNameSetting.utf8)

  init() {}

  /// - Parameter bytes: those of a project file in the old style of property lists, with a setting on each line.
  init(_ bytes: ContiguousArray<UInt8>) {
    for (position, line) in bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).enumerated() {
      let start = line.drop { $0.isBlank || $0 == .quote }
      let name = start.prefix { $0.isNamePart }
      guard name.starts(with: Self.prefix) || name.elementsEqual(Self.productName),
        start.dropFirst(name.count).contains(.equal)
      else { continue }
      let word = String(decoding: name, as: UTF8.self)
      if lines[word] == nil { lines[word] = position + 1 }
    }
  }

  /// The 1-based line that has a setting first; the first line of the file where none has it.
  func line(of setting: String) -> Int { lines[setting] ?? 1 }
}
