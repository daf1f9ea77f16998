@testable import ProjectModel
@testable import StructuredText

// The input is any bytes as YAML, as an XcodeGen specification and as a Tuist manifest. The result is a value, or a
// problem at a position inside the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  let lines = bytes.reduce(1) { $1 == 10 || $1 == 13 ? $0 + 1 : $0 }
  do throws(ParseError) { _ = try YAMLDocument(bytes) } catch {
    demand((1...lines).contains(error.line) && error.column > 0, "a problem outside the file")
  }
  let own = { (file: FilePath) in file.name == "own.yml" ? bytes : nil }
  let text = ContiguousArray("targets: {a: {type: tool}}\n".utf8) + bytes
  let project = try? XcodeGenProject(
    text, FilePath("/a/project.yml"), others: own, variables: { $0.hasPrefix("A") ? "${A}" : nil })
  for position in project?.buildTargets.indices ?? 0..<0 {
    for bundle in project?.bundles(ofTarget: position, reading: { _ in nil }, finding: { _, _ in [] }) ?? [] {
      for setting in bundle.textSettings {
        demand(bundle.place(of: setting)?.line ?? 1 > 0, "a setting without a position")
      }
    }
  }
  let manifest = ContiguousArray("import ProjectDescription\n".utf8) + bytes
  _ = try? ProjectFormat.tuist.read(manifest, FilePath("/a/Project.swift"))
  return 0
}
