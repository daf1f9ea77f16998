import Diagnostics
import FileSystem
import Foundation
import ProjectModel

/// Finds the string catalogs of a work tree that a run does not read because they are ignored, deleted or not staged.
/// Git is asked once, and only if some strings have no catalog.
final class AbsentCatalogs: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [AbsentCatalog]?
  private let project: Project

  init(_ project: Project) { self.project = project }

  var all: [AbsentCatalog] {
    lock.withLock {
      let all = found ?? search()
      found = all
      return all
    }
  }

  private func search() -> [AbsentCatalog] {
    if project.declared != nil { return [] }
    let known = Set(project.found.catalogs)
    let tops = Set(project.finder.named.map(\.project)).filter(\.isInWorkTree).map(\.path)
    return tops.sorted().flatMap { top in
      states.flatMap { state in
        let names = Git.names(["ls-files", "-z"] + state.options + ["--", "*.xcstrings"], in: top, binding: .bound)
        let paths = (names ?? []).map(top.appending).filter { !known.contains($0) }
        return paths.map { path in
          let word = ShellWord.quotedIfNeeded(project.names.printed(path))
          return AbsentCatalog(path: path, state: state.name, command: "git \(state.command) \(word)")
        }
      }
    }
  }

  private typealias State = (name: String, options: [String], command: String)

  private var states: [State] {
    let ignored = ("is ignored by git", ["--others", "--ignored", "--exclude-standard"], "add -f")
    let other: State =
      project.staged == nil
      ? ("is deleted in the working tree", ["--deleted"], "checkout --")
      : ("is not staged", ["--others", "--exclude-standard"], "add")
    return [other, ignored]
  }
}
