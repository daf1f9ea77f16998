import ProjectModel
import Testing

@testable import CatalogRouting

/// Tests which catalog a string belongs to, and the diagnostics for strings without a catalog.
@Suite struct DestinationTests {
  private static let project = RoutedProject(
    sources: [
      "App/View.swift": "", "App/Badge.swift": "", "Widget/View.swift": "", "Scripts/tool.swift": "",
      "Kit/Token.swift": "public final class KitToken {}", "Kit/Row.swift": "",
    ],
    catalogs: [
      "App/Localizable.xcstrings", "App/Errors.xcstrings", "Widget/Localizable.xcstrings", "Kit/Localizable.xcstrings",
      "Kit/Rows.xcstrings",
    ],
    targets: [("App", ["App"]), ("Widget", ["Widget"]), ("Kit", ["Kit"])])

  @Test(
    arguments: [
      ("App/View.swift", "Localizable", nil, ["App/Localizable.xcstrings"]),
      ("App/View.swift", "Errors", nil, ["App/Errors.xcstrings"]),
      ("Widget/View.swift", "Localizable", nil, ["Widget/Localizable.xcstrings"]),
      // Catalogs of other targets do not apply.
      ("Widget/View.swift", "Errors", nil, []),
      // A bundle names the module of another source.
      ("App/View.swift", "Rows", "Bundle(for: KitToken.self)", ["Kit/Rows.xcstrings"]),
      ("App/View.swift", "Localizable", "Bundle(for: KitToken.self)", ["Kit/Localizable.xcstrings"]),
      ("App/View.swift", "Localizable", ".main", ["App/Localizable.xcstrings"]),
      // The forms of Objective-C.
      ("App/View.swift", "Localizable", "[NSBundle mainBundle]", ["App/Localizable.xcstrings"]),
      ("App/View.swift", "Localizable", "[NSBundle bundleForClass:[self class]]", ["App/Localizable.xcstrings"]),
      ("App/View.swift", "Localizable", "bundle(at: index)", ["App/Localizable.xcstrings"]),
    ] as [(String, String, String?, [String])])
  func stringBelongsToTheCatalogOfItsTarget(_ source: String, _ table: String, _ bundle: String?, _ expected: [String])
  {
    var router = CatalogRouter(Self.project.description, RoutingRequest())
    let string = RoutedProject.string("Key", in: source, table: table, bundle: bundle)
    let destination = router.destination(of: RoutingKey(string), in: RoutedProject.path(source))
    #expect(destination == (expected.isEmpty ? .nowhere : .catalogs(expected.map(RoutedProject.path))))
  }

  @Test(arguments: [
    ("[NSBundle mainBundle]", true), ("NSBundle.mainBundle", true), ("[ NSBundle\n  mainBundle ]", true),
    ("CFBundleGetMainBundle()", true), ("[NSBundle bundleForClass:[self class]]", true),
    ("[NSBundle bundleForClass:self.class]", true), ("[NSBundle bundleForClass: [Mast class]]", false),
    ("[self mainBundle]", false), ("SWIFTPM_MODULE_BUNDLE", true),
  ])
  func objectiveCBundlesAreResolved(_ bundle: String, _ isOwn: Bool) {
    var modules = BundleModules(Self.project.description)
    let answer = modules.answer(for: bundle, in: RoutedProject.path("App/View.swift"))
    #expect(answer == (isOwn ? .own : .unknown))
    // A class that no Swift source declares is one of Objective-C.
    let isOfClass = bundle.contains("bundleForClass")
    let inObjectiveC = modules.answer(for: bundle, in: RoutedProject.path("App/View.m"))
    #expect(inObjectiveC == (isOwn || isOfClass ? .own : .unknown))
  }

  /// `explain`, the updates of a sync and the diagnostics for strings without a catalog agree.
  @Test func allCommandsNameTheSameCatalog() {
    let project = Self.project.description
    var sentence = CatalogSentence(project)
    for source in Self.project.sources.keys.sorted() {
      for table in ["Localizable", "Errors", "Rows"] {
        let string = RoutedProject.string("Key of \(source)", in: source, table: table)
        let plan = UpdatePlan(CatalogRouter(project, RoutingRequest()), for: [string])
        let takers = plan.updates.filter { !$0.strings.isEmpty }.map(\.printed)
        let text = sentence.text(for: [string]) ?? ""
        #expect(takers.allSatisfy { text.contains("It belongs to \($0)") }, "\(source) \(table): \(text)")
        #expect(
          takers.isEmpty
            == ["It does not belong to a catalog", "It is not added to any catalog"].contains(where: text.hasPrefix),
          "\(source) \(table): \(text)")
        let isReported = plan.diagnostics.contains {
          ["table-without-catalog", "ambiguous-catalog"].contains($0.identifier)
        }
        #expect(takers.isEmpty == isReported, "\(source) \(table)")
      }
    }
  }

  /// A run for one catalog reports once that strings belong to other catalogs.
  @Test(
    arguments: [
      (["Localizable"], nil, nil),
      (
        ["Localizable", "Errors", "Errors"], "App/Errors.xcstrings",
        "1 string was skipped because this catalog is not under the specified paths"
      ),
      (
        ["Localizable", "Errors", "Rows"], nil,
        "2 strings were skipped because their catalogs are not under the specified paths: App/Errors.xcstrings and 1 more"
      ),
    ] as [([String], String?, String?)])
  func unselectedCatalogsAreReportedOnce(_ tables: [String], _ file: String?, _ message: String?) {
    var request = RoutingRequest()
    request.catalogs = [RoutedProject.path("App/Localizable.xcstrings")]
    let sources = ["Rows": "Kit/Row.swift"]
    let plan = UpdatePlan(
      CatalogRouter(Self.project.description, request),
      for: tables.map { RoutedProject.string("Key", in: sources[$0] ?? "App/View.swift", table: $0) })
    let notes = plan.diagnostics.filter { $0.identifier == "catalog-not-asked-for" }
    #expect(notes.map(\.message) == [message].compactMap(\.self))
    #expect(notes.first?.file == file)
  }

  @Test func newCatalogIsPlacedNextToOthersOfItsTarget() {
    var request = RoutingRequest()
    request.createsCatalogs = true
    let string = RoutedProject.string("Key", in: "Widget/View.swift", table: "Errors")
    let plan = UpdatePlan(CatalogRouter(Self.project.description, request), for: [string])
    #expect(plan.updates.filter(\.isNew).map(\.printed) == ["Widget/Errors.xcstrings"])
  }
}
