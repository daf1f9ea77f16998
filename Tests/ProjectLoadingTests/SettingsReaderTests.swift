import ProjectModel
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import ProjectLoading

@Suite struct SettingsReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// If a folder cannot be listed, its contents are unknown; known names are not looked up again.
  @Test func filesAreFoundByName() throws {
    try folder.write(["In/App/Info.plist": "", "Out/Info.plist": ""])
    let inside = folder.path.appending("In")
    let reader = SettingsReader(bounds: ProjectBounds(named: [], further: [inside]))
    #expect(reader.files(named: "Info.plist", at: folder.path.appending("Out")) == nil)
    #expect(reader.files(named: "Info.plist", at: inside.appending("None")) == [])
    let list = inside.appending("App/Info.plist")
    #expect(reader.files(named: "Info.plist", at: list) == [list])
    #expect(reader.files(named: "Info.plist", at: inside) == [list])
    try folder.write(["In/More/Info.plist": ""])
    #expect(reader.files(named: "Info.plist", at: inside) == [list])
  }
}
