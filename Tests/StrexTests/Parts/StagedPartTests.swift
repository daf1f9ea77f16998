import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// Tests that staged catalogs equal the result of a sync of the work tree, with any caches of earlier commits.
@Suite struct StagedPartTests {
  @Test(arguments: TestScale.seeds(2))
  func stagedFixEqualsASync(seed: UInt64) async throws {
    var random = SeededRandom(seed)
    var project = RandomProject(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write(project.files.filter { $0.key != ".git/HEAD" })
    try folder.git("init", "-q")
    for step in 0..<4 {
      try folder.git("add", "-A")
      let arguments = ["sync", "--staged", "--fix"] + project.options + [folder(".")]
      let fix = await ToolRun.strex(absolute: arguments)
      let staged = try project.catalogs.map { try folder.staged($0) }
      let run = await ToolRun.strex(absolute: ["sync"] + project.options + [folder(".")])
      // Without a catalog, a commit passes, and a sync has no input. The hook also rejects strings that only cause a
      // warning in a sync, such as keys with unknown types.
      let hasCatalog = !run.errors.contains("[no-catalog]")
      let failed = hasCatalog && run.code == 2
      #expect((fix.code == 2) == failed, "seed \(seed) step \(step): \(fix.errors) \(run.errors)")
      #expect(try project.catalogs.map { try folder.read($0) } == staged, "seed \(seed) step \(step)")
      let edited = project.edited(&random)
      for name in project.files.keys where edited.files[name] == nil {
        try FileManager.default.removeItem(atPath: folder(name))
      }
      try folder.write(edited.files.filter { $0.value != project.files[$0.key] })
      project = edited
    }
  }
}

extension TemporaryFolder {
  /// The staged text of a file.
  fileprivate func staged(_ name: String) throws -> String {
    try Subprocess.run("/usr/bin/env", ["git", "-C", self("."), "show", ":" + name]).output
  }
}
