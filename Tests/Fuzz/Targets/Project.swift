@testable import ProjectModel

// The input is any bytes as `project.pbxproj`. It is parsed or rejected with a position, and the files of every target
// have valid paths.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    let project = try XcodeProject(FuzzInput(start, count).bytes, path: FilePath("/a/A.xcodeproj"))
    for target in project.targets {
      demand(target.files.allSatisfy { $0.string.hasPrefix("/") }, "files of \(target.name): \(target.files)")
      for configuration in target.configurations {
        let levels = project.configurations + [configuration]
        _ = ExtractionSettings([BuildSettings(levels) { _ in BuildSettingsFile("A = $(A) $(B)\nB = ${A}") }])
      }
    }
  } catch {
    demand(error.line.map { 0 < $0 && $0 <= count + 1 } ?? true, "\(error)")
  }
  return 0
}
