import Foundation
import ProjectTestSupport
import Testing

@testable import GitIntegration
@testable import strex

@Suite struct HookCommandTests {
  private let project: StagedProject

  init() throws { project = try StagedProject() }

  private var hook: String { ".git/hooks/pre-commit" }

  private func isExecutable(_ name: String) -> Bool { access(project.folder(name), X_OK) == 0 }

  @Test func hookIsInstalledOnceAndUninstalled() throws {
    let first = try project.strex("hook", "install")
    #expect(first.code == 0 && first.output.contains("installed; runs `strex sync --staged --check`"))
    let text = try project.read(hook)
    #expect(text.hasPrefix("#!/bin/sh\n") && isExecutable(hook))
    #expect(text.contains("'\(Subprocess.builtTool)'"))
    #expect(chmod(project.folder(hook), 0o644) == 0)
    let again = try project.strex("hook", "install", "--check")
    #expect(again.code == 0 && again.output.contains(": already installed") && isExecutable(hook))
    #expect(try project.read(hook) == text)
    #expect(try project.strex("hook", "install", "--fix").code == 0)
    #expect(try project.read(hook).contains("sync --staged --fix\n"))
    let removal = try project.strex("hook", "uninstall")
    #expect(removal.code == 0 && removal.output.contains(": removed"))
    #expect(!FileManager.default.fileExists(atPath: project.folder(hook)))
    let none = try project.strex("hook", "uninstall")
    #expect(none.code == 0 && none.output.contains("no hook installed"))
  }

  @Test(arguments: ["#!/bin/sh\nmake lint\n", ""])
  func otherHooksAreNotChanged(_ text: String) throws {
    try project.write(hook, text)
    let run = try project.strex("hook", "install")
    #expect(run.code == 2 && run.errors.contains("add the line `strex sync --staged --check || exit`"))
    #expect(try project.strex("hook", "uninstall").code == 2)
    #expect(try project.read(hook) == text)
    try project.write(hook, text + "strex sync --staged --check || exit\n")
    let called = try project.strex("hook", "install")
    #expect(called.code == 0 && called.output.contains("already calls strex"))
  }

  @Test func editedHookIsNotChanged() throws {
    #expect(try project.strex("hook", "install").code == 0)
    let edited = try "\(project.read(hook))echo done\n"
    try project.write(hook, edited)
    #expect(try project.strex("hook", "uninstall").code == 2)
    #expect(try project.read(hook) == edited)
    try project.git("config", "--unset-all", "user.name")
    try FileManager.default.removeItem(atPath: project.folder(hook))
    try FileManager.default.createSymbolicLink(atPath: project.folder(hook), withDestinationPath: "nowhere")
    #expect(try project.strex("hook", "install").code == 2)
  }

  @Test func hookIsWrittenToGitsHookFolder() throws {
    try project.git("config", "core.hooksPath", "my hooks")
    try FileManager.default.createDirectory(atPath: project.folder("Sub"), withIntermediateDirectories: true)
    let run = try Subprocess.run(Subprocess.builtTool, ["hook", "install"], in: project.folder("Sub"))
    #expect(run.code == 0 && !run.errors.contains("shared-hook") && isExecutable("my hooks/pre-commit"))
    let other = try TemporaryFolder()
    try project.git("config", "core.hooksPath", other("hooks"))
    let shared = try project.strex("hook", "install")
    #expect(shared.code == 0 && shared.errors.contains("other repositories might also run this hook"))
    #expect(try other.read("hooks/pre-commit").hasPrefix("#!/bin/sh"))
  }

  @Test func workTreeAndOneArgumentAreRequired() throws {
    let empty = try TemporaryFolder()
    #expect(try Subprocess.run(Subprocess.builtTool, ["hook", "install"], in: empty("")).code == 2)
    #expect(try project.strex("hook").code == 2)
    #expect(try project.strex("hook", "instal").errors.contains("did you mean `install`?"))
    #expect(try project.strex("hook", "install", "--check", "--fix").code == 2)
    #expect(try project.strex("hook", "uninstall", "--fix").code == 2)
  }

  @Test(arguments: ["/usr/local/bin/strex", "/a b/it's 'here'/$HOME/`x`/\"strex\"", "/новый/\\n/*"])
  func hookScriptsAreParsed(_ tool: String) throws {
    for mode in HookScript.Mode.allCases {
      let script = HookScript(mode, tool: tool)
      #expect(HookScript(script.text) == script)
      #expect(HookScript(script.text + "\n") == nil && HookScript("#" + script.text) == nil)
    }
    // The shell passes the path unchanged.
    let folder = try TemporaryFolder()
    try folder.write(["hook": HookScript(.check, tool: tool).text])
    let run = try Subprocess.run("/bin/sh", [folder("hook")], environment: ["PATH": folder("")])
    #expect(run.code == 1 && run.errors.contains("strex is neither in PATH nor at \(tool); install it"))
  }

  @Test func hookFindsStrexWithoutPATH() async throws {
    #expect(try project.strex("hook", "install").code == 0)
    try project.write("View.swift", StagedProject.view.replacingOccurrences(of: "Score:", with: "Points:"))
    try project.git("add", ".")
    let run = try project.commit()
    #expect(run.code == 1 && run.errors.contains("\"Points: %lld\" is missing from Localizable.xcstrings"))
    #expect(try project.output("log", "--oneline").split(separator: "\n").count == 1)
    #expect(try await project.sync("--quiet").code == 0)
    try project.git("add", ".")
    #expect(try project.commit().code == 0)
  }
}
