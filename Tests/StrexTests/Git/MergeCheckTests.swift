import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex merge --check` on merges that were made without strex.
@Suite struct MergeCheckTests {
  private static let base = TranslatedText.catalog(("Open", "Öffnen"), ("Save", "Sichern"))
  private static let ours = TranslatedText.catalog(("Open", "Auf"), ("Save", "Sichern"))
  private static let theirs = TranslatedText.catalog(("Open", "Öffnen"), ("Quit", "Beenden"), ("Save", "Speichern"))

  private func repository(_ result: String?) throws -> MergeRepository {
    let repository = try MergeRepository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    try repository.mergeWithoutDriver(result)
    return repository
  }

  private func check(_ repository: MergeRepository, _ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["merge", "--check"] + words, in: repository.folder)
  }

  @Test func lostTextsAreReported() async throws {
    let repository = try repository(nil)
    let run = try await check(repository)
    let commit = try repository.git("rev-parse", "HEAD").output.prefix(10)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 1 && lines.count == 2)
    let other =
      "\"Save\" in de is \"Sichern\", but merging both sides gives \"Speichern\" (merge \(commit)) [other-translation]"
    #expect(
      lines.contains { $0.hasPrefix("My App/Localizable.xcstrings:") && $0.hasSuffix(": error: \(other)") }, "\(lines)")
    #expect(
      lines.contains {
        $0.contains("\"Quit\" was lost with its translations in de (merge \(commit)) [lost-translation]")
      })
  }

  @Test func namedCommitsAreChecked() async throws {
    let repository = try repository(nil)
    try repository.commit(TranslatedText.catalog(("Open", "Auf")))
    let head = try await check(repository)
    #expect(head.code == 0 && head.errors == "HEAD contains no merge of two commits, so there is nothing to check\n")
    #expect(try await check(repository, "HEAD~1").code == 1)
    #expect(try await check(repository, "HEAD~2..HEAD").output.split(separator: "\n").count == 2)
    #expect(try await check(repository, "HEAD~1..HEAD").code == 0)
    let unknown = try await check(repository, "nowhere")
    #expect(unknown.code == 2 && unknown.errors.contains("unknown revision `nowhere`"))
    let nowhere = try await ToolRun.strex(["merge", "--check"], in: TemporaryFolder())
    #expect(nowhere.code == 2 && nowhere.errors.contains("not in a git repository"))
  }

  @Test(
    arguments: [
      (TranslatedText.catalog(("Open", "Auf"), ("Quit", "Beenden"), ("Save", "Speichern")), nil),
      (
        TranslatedText.catalog(("Open", "Auf"), ("Quit", "Beenden"), ("Save", nil)),
        "the translation \"Speichern\" of \"Save\" in de was lost"
      ),
      (
        TranslatedText.catalog(("Open", nil), ("Open", nil)),
        "duplicate member \"Open\" (introduced in merge "
      ),
      ("<<<<<<< HEAD\n", "1:1: error: the file contains a merge conflict; resolve it first (introduced in merge "),
    ] as [(String, String?)])
  func inventedTextsAreReported(_ result: String, _ expected: String?) async throws {
    let run = try await check(try repository(result))
    #expect(run.code == (expected == nil ? 0 : 1), "\(run.output)")
    #expect(expected.map { run.output.contains($0) } ?? run.output.isEmpty)
  }

  @Test func mergeInProgressIsChecked() async throws {
    let repository = try MergeRepository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    _ = try repository.git("merge", "-q", "--no-commit", "-s", "ours", "other")
    let run = try await check(repository)
    #expect(run.code == 1 && run.output.contains("\"Quit\" was lost with its translations in de [lost-translation]"))
    try repository.folder.git("rm", "-q", "--cached", repository.catalog)
    try repository.folder.write([repository.catalog: "{"])
    #expect(try await check(repository).output.contains("(introduced in the merge) [broken-merge]"))
  }

  @Test func deletedCatalogIsReported() async throws {
    let repository = try MergeRepository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    _ = try repository.git("merge", "-q", "--no-commit", "-s", "ours", "other")
    try repository.folder.git("rm", "-q", repository.catalog)
    try repository.commit(nil)
    #expect(try await check(repository).output.contains("error: the catalog was lost (merge "))
  }

  @Test(arguments: ["1", "2"])
  func shallowCloneIsNotChecked(_ depth: String) async throws {
    let repository = try repository(nil)
    let clone = try TemporaryFolder()
    try clone.git("clone", "-q", "--depth", depth, "file://" + repository.folder("").replacing(" ", with: "%20"), ".")
    let run = try await ToolRun.strex(["merge", "--check"], in: clone)
    #expect(run.code == 2 && run.errors.contains("this shallow clone lacks commits"), "\(run.errors)")
  }

  @Test func sideWithInvalidCatalogIsNoSuccess() async throws {
    let repository = try MergeRepository(base: Self.base, ours: Self.ours, theirs: "{")
    try repository.mergeWithoutDriver(Self.ours)
    let run = try await check(repository)
    #expect(run.code == 1 && run.output.contains("error: a merged version is not a valid catalog"), "\(run)")
  }

  /// Histories without a common commit have no base, so each side's keys count as added.
  @Test func unrelatedHistoriesAreChecked() async throws {
    let repository = try MergeRepository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    try repository.folder.git("checkout", "-q", "--orphan", "elsewhere")
    try repository.commit(TranslatedText.catalog(("Print", "Drucken")))
    _ = try repository.git("merge", "-q", "--no-commit", "--allow-unrelated-histories", "-s", "ours", "other")
    try repository.commit(Self.theirs)
    let run = try await check(repository)
    #expect(run.code == 1 && run.output.contains("\"Print\" was lost with its translations in de"), "\(run)")
  }
}
