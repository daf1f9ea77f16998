import ProjectModel

/// Selects the entries of git's index that may be needed, by the ends of their names. Only property lists that targets
/// name are needed.
struct StagedNames {
  private let extensions: [[UInt8]]
  private let names: [[UInt8]]
  /// The modes of submodules and links. A link to a folder may have any name.
  private static let modes = [Array("160000 ".utf8), Array("120000 ".utf8)]

  init(_ formats: ProjectFormats) {
    let projects = formats.rows.map(\.file.ending)
    let ends =
      FileKind.extensions.map(\.name) + formats.rows.flatMap(\.settingsExtensions) + [FilePath.propertyListExtension]
    extensions = ends.map { Array(".\($0)".utf8) }
    let settings = FilePath.configurationNames + FilePath.mistakenConfigurationNames.map(\.key)
    names = (projects + settings + ObjectModelFiles.endings).map { Array($0.utf8) }
  }

  /// - Parameter record: the bytes of an entry, which end with its name.
  func mayCount(_ record: ContiguousArray<UInt8>.SubSequence) -> Bool {
    if let dot = record.suffix(16).lastIndex(of: .period) {
      let end = record[dot...]
      if extensions.contains(where: { $0.count == end.count && end.elementsEqual($0) }) { return true }
    }
    return Self.modes.contains(where: record.starts) || names.contains { record.suffix($0.count).elementsEqual($0) }
  }
}
