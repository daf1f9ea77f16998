import Foundation
import Testing

@testable import FileSystem

@Suite struct ChildProcessTests {
  private static let large = [UInt8](repeating: 0x61, count: 4 << 20)

  private func run(_ words: String..., input: [UInt8] = []) -> ChildProcess? {
    ChildProcess(words, environment: ["PATH=/usr/bin:/bin", "WORD=here"], input: input)
  }

  @Test func outputMayExceedThePipeBuffer() {
    let copy = run("cat", input: Self.large)
    #expect(copy?.code == 0)
    #expect(copy.map { $0.output.elementsEqual(Self.large) } == true)
  }

  @Test(
    arguments: [
      ("exit 3", 3, ""),
      ("echo $WORD; read line || echo nothing", 0, "here\nnothing\n"),
      ("echo lost >&2; echo kept", 0, "kept\n"),
      ("echo begun; kill -9 $$", nil, "begun\n"),
    ] as [(String, Int32?, String)])
  func scriptTerminates(_ script: String, _ code: Int32?, _ output: String) throws {
    let child = try #require(run("sh", "-c", script))
    #expect(child.code == code)
    #expect(String(decoding: child.output, as: UTF8.self) == output)
  }

  @Test func unreadInputIsNotAnError() {
    #expect(run("true", input: Self.large)?.code == 0)
  }

  @Test func endlessOutputIsStopped() throws {
    let endless = try #require(
      ChildProcess(["sh", "-c", "yes | cat"], environment: ["PATH=/usr/bin:/bin"], limit: 100_000))
    #expect(endless.isExcessive && endless.code == nil && endless.output.count < 200_000)
    #expect(run("echo", "short")?.isExcessive == false)
  }

  @Test func missingProgramIsNotStarted() {
    #expect(run("strex-no-such-program", input: Self.large) == nil)
  }
}
