import ProjectTestSupport

@testable import Diagnostics

/// Finds the smallest project that shows a fault.
struct Shrinking {
  let finding: ProjectRuns.Finding

  /// - Returns: the finding in the smallest project, and the project's files.
  func shrunk(_ project: RandomProject) async throws -> (ProjectRuns.Finding, String) {
    var (least, found) = (project, finding)
    var isDone = false
    while !isDone {
      isDone = true
      for smaller in Self.smaller(least) {
        guard let same = try await again(smaller) else { continue }
        (least, found, isDone) = (smaller, same, false)
        break
      }
    }
    let text = least.files.sorted { $0.key < $1.key }.map { "=== \($0)\n\($1)" }.joined()
    return (found, "options \(least.options)\n\(text)")
  }

  /// Returns the same fault in another project.
  private func again(_ project: RandomProject) async throws -> ProjectRuns.Finding? {
    let isThere = finding.parts.flatMap(\.paths).allSatisfy { path in
      path == "." || project.files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
    }
    if !isThere { return nil }
    let findings = try await ProjectRuns(project).findings(for: finding.parts)
    return findings.first { $0.rule == finding.rule }
  }

  /// Projects without one file, one line or one entry.
  private static func smaller(_ project: RandomProject) -> [RandomProject] {
    // Without these files the root of the whole is unknown.
    let marks = [".git/HEAD", "Package.swift", RandomProject.xcodeProject + "/project.pbxproj"]
    let files = project.files.keys.filter { !marks.contains($0) }.sorted()
    return files.map(project.without)
      + project.sources.flatMap { name -> [RandomProject] in
        let lines = (project.files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.dropFirst().filter { !lines[$0].isEmpty }.map { index in
          project.with((lines[..<index] + lines[(index + 1)...]).joined(separator: "\n"), in: name)
        }
      }
      + project.catalogs.map { project.with(CatalogText.of(), in: $0) }.filter { smaller in
        smaller.files.contains { project.files[$0.key] != $0.value }
      }
  }
}
