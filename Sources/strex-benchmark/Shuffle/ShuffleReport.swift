/// Reports whether results depend on the order in which sources are typed.
struct ShuffleReport: PrintedReport {
  let times: Int
  let projects: [ShuffledProject]

  init(_ paths: [String], times: Int) async throws {
    var projects: [ShuffledProject] = []
    for path in paths { projects.append(try await ShuffledProject(path, times: times)) }
    (self.times, self.projects) = (times, projects)
  }

  var isAlike: Bool { projects.allSatisfy(\.differences.isEmpty) }

  func text() -> String { projects.map(text).joined(separator: "\n") }

  private func text(_ project: ShuffledProject) -> String {
    let counts = "\(project.path): \(project.sources) source files, \(project.strings) strings"
    let ways = "\(times) orders, alone and with all calls type-checked"
    guard !project.differences.isEmpty else { return counts + ": the same in \(ways)" }
    return
      ([counts + ": \(project.differences.count) of \(ways) differ"]
      + project.differences.map { "  \($0.order), \($0.file)\n    gives    \($0.given)\n    not      \($0.expected)" })
      .joined(separator: "\n")
  }
}
