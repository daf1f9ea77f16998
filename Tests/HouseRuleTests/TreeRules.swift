import Foundation
import Testing

@Suite struct TreeRules {
  @Test func rootContainsOnlyAllowedFiles() throws {
    let allowed: Set<String> = ["Package.swift", "Package.resolved", "README.md", "Samples", "Sources", "Tests"]
    let names = try FileManager.default.contentsOfDirectory(atPath: SourceTree.top.path)
    #expect(names.filter { !allowed.contains($0) && !$0.hasPrefix(".") } == [])
  }

  /// File names contain no characters with a special meaning in shells, archives or file systems.
  @Test(arguments: ["Sources", "Tests"])
  func fileNamesArePlain(folder: String) throws {
    let walk = try #require(FileManager.default.enumerator(atPath: SourceTree.top.appendingPathComponent(folder).path))
    let paths = walk.compactMap { $0 as? String }
    #expect(paths.count > 100)
    let odd = paths.filter { path in
      !path.utf8.allSatisfy { byte in
        let character = Character(UnicodeScalar(byte))
        return byte < 0x80 && (character.isLetter || character.isNumber || "+._-/".contains(character))
      }
    }
    #expect(odd == [])
  }

  @Test func packageHasNoDependencies() throws {
    let manifest = try SourceTree.text("Package.swift")
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("swiftLanguageModes: [.v6]"))
  }

  @Test func sourcesHaveNoOpenTasks() {
    // Concatenated, so that this file does not contain the words itself.
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    #expect(SourceFile.lines(of: SourceTree.all) { line in words.contains { line.contains($0) } } == [])
    let merges = ["<", ">"].map { String(repeating: $0, count: 7) + " " }
    let marked = SourceFile.lines(of: SourceTree.all) { line in merges.contains { line.hasPrefix($0) } }
    #expect(marked == [], "marks of a merge")
  }

  @Test func everyModuleHasAPage() throws {
    let modules = Set(SourceTree.sources.map(\.module)).subtracting(["Plugins"])
    #expect(modules.count > 10)
    for module in modules.sorted() {
      let page = try? SourceTree.text("Sources/\(module)/\(module).docc/\(module).md")
      let title = "# ``\(module.replacingOccurrences(of: "-", with: "_"))``\n"
      #expect(page?.hasPrefix(title) ?? false, "\(module) has no page")
    }
  }

  /// Besides the lexer, only one table of the type checker manages memory: threads share it, and its elements must be
  /// free to access. Calls to sockets take pointers to addresses.
  @Test func unsafeCodeIsOnlyInOneLexerFile() {
    let exempt = [
      "SwiftLexing", "SDKInterfaces", "FileSystem", "ProjectLoading", "IncrementalExtraction", "strex",
      "strex-benchmark",
    ]
    let names = ["OnceTable", "LoopbackSocket"]
    let files = SourceTree.sources.filter { !exempt.contains($0.module) && !names.contains($0.name) }
    #expect(SourceFile.lines(of: files) { $0.contains("Unsafe") } == [])
  }

  /// The answers to the checker's questions are cached: see `DeclarationFacts+Lookups.swift`. Only audits follow data
  /// flow, and they cache nothing.
  @Test func onlyOneFileQueriesTheIndex() {
    let exempt = ["DeclarationFacts+Lookups.swift", "Checker+Flow.swift", "IndexBuilder.swift", "SymbolIndex"]
    let files = SourceTree.sources.filter { file in
      ["SwiftTypeChecking", "StringExtraction"].contains(file.module) && !exempt.contains(where: file.path.contains)
    }
    let tables = [
      "topLevel", "members", "membersByName", "nestedTypeNames", "extensions", "operatorFunctions", "macros",
    ]
    let questions = tables.flatMap { ["index.\($0)[", "index.\($0).contains"] }
    #expect(SourceFile.lines(of: files) { line in questions.contains { line.contains($0) } } == [])
  }

  /// Only one place looks up names of types and picks the nearest of several declarations with that name.
  @Test func onlyOneFileLooksUpTypes() {
    let files = SourceTree.sources.filter { file in
      let isFacts = file.path.contains("DeclarationFacts") || file.path.contains("IndexBuilder")
      return file.module == "SwiftTypeChecking" && isFacts
    }
    #expect(files.count > 10)
    #expect(SourceFile.lines(of: files) { $0.contains("anking.ordered(") || $0.contains("NameRanking(") } == [])
  }

  /// Facts live as long as the project, solvers and typers as long as a body, so facts use them only through protocols.
  @Test func factsDoNotUseSolvers() {
    let names = ["DeclarationFacts", "DeclarationTables", "Evaluator", "Fact.swift", "Memo.swift", "TypingEnvironment"]
    let files = SourceTree.sources.filter { file in
      file.module == "SwiftTypeChecking" && names.contains(where: file.path.contains)
    }
    #expect(files.count > 20)
    let lives = ["ConstraintSolver", "BodyTyper", "TypingSession"]
    #expect(SourceFile.lines(of: files) { line in lives.contains { line.contains($0) } } == [])
  }

  /// `Arguments/` parses words and `Commands/` turns them into requests. Other folders do not know the options.
  @Test func modulesBelowCommandsDoNotNameOptions() {
    let exempt = ["Arguments", "Commands", "Context", "Help", "Strex.swift"].map { "Sources/strex/\($0)" }
    let files = SourceTree.sources.filter { file in
      file.module == "strex" && !exempt.contains(where: file.path.hasPrefix)
    }
    let names = ["ParsedArguments", "OptionRow"]
    #expect(SourceFile.lines(of: files) { line in names.contains { line.contains($0) } } == [])
  }

  @Test func randomizedTestsRunAtFullLengthEveryNight() throws {
    #expect(try SourceTree.text(".ci/run").contains("STREX_LONG_TESTS=1"))
    let workflow = try SourceTree.text(".github/workflows/full.yml")
    #expect(workflow.contains("schedule:") && workflow.contains(".ci/run full"))
  }

  @Test func lexerHasOneUnsafeFile() {
    let files = SourceTree.sources.filter { file in
      file.module == "SwiftLexing" && file.lines.contains { $0.contains("Unsafe") }
    }
    #expect(files.count <= 1, "\(files.map(\.path))")
  }
}
