import ProjectLayout

/// Reads what the build settings of targets say of their strings.
struct SettingsReader {
  /// The settings of a target, in all its configurations.
  func settings(_ project: XcodeProject, _ target: XcodeTarget) -> ExtractionSettings {
    let all = target.configurations.map { configuration in
      let below = project.configurations.filter { $0.name == configuration.name }
      return BuildSettings(below + [configuration], file: Self.file)
    }
    return ExtractionSettings(all)
  }

  private static func file(_ path: FilePath) -> BuildSettingsFile? {
    guard let contents = try? FileContents(of: path.string), contents.bytes.count < 1 << 20 else { return nil }
    return BuildSettingsFile(String(decoding: contents.bytes, as: UTF8.self))
  }
}
