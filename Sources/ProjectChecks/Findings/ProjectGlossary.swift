import CatalogLint
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExchange
import StringExtraction
import StructuredText
import SwiftLexing

/// The glossary that the configuration of a project lists or names.
package struct ProjectGlossary {
  package private(set) var glossary: Glossary
  /// Errors about glossary files.
  package private(set) var problems: [Diagnostic] = []

  package init(of project: Project) {
    let configuration = project.configuration
    let terms = configuration.terms.map { Glossary.Term($0.text, $0.translations.mapValues { [$0] }) }
    glossary = Glossary(terms, kept: configuration.keptWords)
    let folder = project.names.named.first?.physical ?? project.names.current
    let source = project.developmentLanguages.language(around: folder)
    for path in configuration.glossaries { add(path, project, source) }
  }

  private mutating func add(_ path: FilePath, _ project: Project, _ source: String) {
    let printed = project.names.printed(path)
    do {
      let bytes = try project.tree.contents(of: path).bytes
      glossary.terms += try GlossaryFile.terms(
        in: bytes, isTBX: ["tbx", "xml"].contains(path.fileExtension), source: source)
    } catch let problem as ParseError {
      problems.append(
        Diagnostic(.error, "invalid-glossary", problem.message, file: printed, location: problem.location))
    } catch {
      let reason = (error as? FileError)?.reason ?? "cannot be read"
      problems.append(FileError(printed, reason).diagnostic("unreadable", "cannot be read"))
    }
  }
}
