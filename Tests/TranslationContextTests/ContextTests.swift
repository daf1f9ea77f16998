import StringDataFlow
import StringExtraction
import SwiftLexing
import Testing

@testable import TranslationContext

/// Tests the lines that describe texts, on code of one or more files.
struct ContextTests {
  private static let sdk = SDKLoad()

  /// Returns the line of each key.
  private func lines(_ code: String..., imports: String = "import SwiftUI") async -> [String: String] {
    let sources = code.enumerated().map { SourceText(path: "File\($0).swift", text: imports + "\n" + $1) }
    let extractor = await Extractor(sources: sources, sdk: Self.sdk)
    let contexts = await ContextReader(extractor).contexts()
    let strings = await extractor.extract(Array(sources.indices)).strings
    return Dictionary(grouping: strings, by: \.key).mapValues { strings in
      ContextLine().line(strings.map(contexts.context), key: strings[0].key)
    }
  }

  /// Returns the line of the key in the body of a view with a title.
  private func line(of key: String = "Pay", _ body: String) async -> String? {
    await lines(
      """
      struct CartView: View {
        @State var isShown = false
        @State var name = ""
        let item: Item
        var body: some View {
          \(body)
            .navigationTitle("Cart")
        }
      }
      struct Item { var name: String; var count: Int }
      """)[key]
  }

  @Test func buttonHasScreenAndNeighbor() async {
    let line = await line(#"HStack { Button("Pay") {}; Button("Cancel") {} }"#)
    #expect(line == #"Button in "Cart" (CartView), next to "Cancel""#)
  }

  @Test func titleOfTheScreenIsNotInItself() async {
    #expect(await line(of: "Cart", "EmptyView()") == "Screen title of CartView")
  }

  @Test(arguments: [
    (#"Button { } label: { Label("Pay", systemImage: "creditcard") }"#, "Button"),
    (#"Button { } label: { HStack { Text("Pay"); Spacer() } }"#, "Text in a button"),
    (#"Text("Pay").font(.body)"#, "Text"),
    (#"Toggle("Pay", isOn: $isShown)"#, "Toggle"),
    (#"TextField("Pay", text: $name)"#, "Text field label or placeholder"),
    (#"TextField(text: $name, prompt: Text("Pay")) { EmptyView() }"#, "Text field placeholder"),
    (#"Image(systemName: "plus").accessibilityLabel("Pay")"#, "Accessibility label"),
    (#"Section { } header: { Text("Pay") }"#, "Section header"),
    (#"Section(header: Text("Pay")) { EmptyView() }"#, "Section header"),
    (#"EmptyView().searchable(text: $name, prompt: "Pay")"#, "Search field placeholder"),
    (#"EmptyView().help("Pay")"#, "Tool tip"),
    (#"ColorPicker("Pay", selection: .constant(.red))"#, "Color picker label"),
    (#"Text(isShown ? "Pay" : "Order")"#, "Text"),
  ])
  func roleFollowsFromTheCall(_ body: String, _ role: String) async {
    #expect(await line(body) == role + #" in "Cart" (CartView)"#)
  }

  @Test(arguments: [
    (#"EmptyView().alert("Delete?", isPresented: $isShown) { Button("Pay") {} }"#, #"Button in the alert "Delete?""#),
    (
      #"EmptyView().alert("Delete?", isPresented: $isShown) { EmptyView() } message: { Text("Pay") }"#,
      #"Message in the alert "Delete?""#
    ),
    (#"Menu("Sort") { Button("Pay") {} }"#, #"Button in the menu "Sort""#),
    (#"Section("Payment") { Text("Pay") }"#, #"Text in the section "Payment""#),
    (#"Picker("Size", selection: $name) { Text("Pay").tag("") }"#, #"Option in the picker "Size""#),
    (#"EmptyView().contextMenu { Button("Pay") {} }"#, "Button in the context menu"),
  ])
  func groupIsNamedByItsTitle(_ body: String, _ start: String) async {
    #expect(await line(body) == start + #" of "Cart" (CartView)"#)
  }

  @Test func sheetIsAScreenOfItsOwn() async {
    let line = await line(#"EmptyView().sheet(isPresented: $isShown) { Text("Pay") }"#)
    #expect(line == "Text in the sheet of CartView")
  }

  @Test func branchesAreNotNeighbors() async {
    let line = await line(#"VStack { if isShown { Text("Pay") } else { Text("Free") } }"#)
    #expect(line == #"Text in "Cart" (CartView)"#)
  }

  @Test func argumentsAreNamed() async {
    let line = await line(of: "%@: %lld", #"Text("\(item.name): \(item.count)")"#)
    #expect(line == #"Text in "Cart" (CartView); %1$@ is the item's name, %2$lld is its count"#)
  }

  @Test(arguments: [("%lld%%", false), ("%#@items@", false), ("50% off", true), ("%1$@ kg", true)])
  func specifiersAreNotWords(_ text: String, _ hasWords: Bool) { #expect(ContextLine.hasWords(text) == hasWords) }

  @Test func wrapperOfTheProjectHasTheRoleOfItsCode() async {
    let found = await lines(
      """
      struct BigButton: View {
        let title: LocalizedStringKey
        var body: some View { Button(title) {} }
      }
      struct StatRow: View {
        let title: LocalizedStringKey
        var body: some View { Text(title) }
      }
      struct CartView: View {
        var body: some View { VStack { BigButton(title: "Pay"); StatRow(title: "Total") } }
      }
      """)
    #expect(found["Pay"] == #"Button (BigButton) in CartView, next to "Total""#)
    #expect(found["Total"] == #"Title of StatRow in CartView, next to "Pay""#)
  }

  @Test func valueIsDescribedByTheCodeThatShowsIt() async {
    let found = await lines(
      """
      enum SortOrder { case byName, byDate
        var title: LocalizedStringKey { switch self { case .byName: "Name"; case .byDate: "Date" } }
      }
      """,
      """
      struct ListView: View {
        let order: SortOrder
        var body: some View { Button(order.title) {}.navigationTitle("Items") }
      }
      """)
    #expect(found["Name"] == #"Button in "Items" (ListView), title of SortOrder.byName"#)
  }

  @Test func valueThatNoCodeShowsHasItsName() async {
    let found = await lines(
      "enum Kind { case a\n var title: LocalizedStringKey { switch self { case .a: \"Name\" } } }")
    #expect(found["Name"] == "Title of Kind.a")
  }

  @Test func rowHasTheTitleOfTheOnlyScreenThatShowsIt() async {
    let found = await lines(
      """
      struct Row: View { var body: some View { Text("Total") } }
      struct CartView: View { var body: some View { List { Row() }.navigationTitle("Cart") } }
      """)
    #expect(found["Total"] == #"Text in "Cart" (Row)"#)
  }

  @Test func rowOfTwoScreensHasNoTitle() async {
    let found = await lines(
      """
      struct Row: View { var body: some View { Text("Total") } }
      struct CartView: View { var body: some View { List { Row() }.navigationTitle("Cart") } }
      struct ListView: View { var body: some View { List { Row() }.navigationTitle("Items") } }
      """)
    #expect(found["Total"] == "Text in Row")
  }

  @Test func tabNamesItsScreen() async {
    let found = await lines(
      """
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct RootView: View {
        var body: some View { TabView { Tab("Home", systemImage: "house") { HomeView() } } }
      }
      """)
    #expect(found["Welcome"] == #"Text in the tab "Home" (HomeView)"#)
    #expect(found["Home"] == "Tab in RootView")
  }

  @Test func twoPlacesAreInOneLine() async {
    let found = await lines(
      """
      struct CartView: View { var body: some View { Button("Pay") {} } }
      struct HomeView: View { var body: some View { Text("Pay") } }
      struct MoreView: View { var body: some View { Toggle("Pay", isOn: .constant(true)) } }
      """)
    #expect(found["Pay"] == "Button in CartView; also: text in HomeView; 1 more place")
  }

  @Test func intentsAndErrorsHaveTheRoleOfTheRequirement() async {
    let found = await lines(
      """
      struct AddItem: AppIntent {
        static let title: LocalizedStringResource = "Add Item"
        @Parameter(title: "Item") var item: String
      }
      enum CartError: LocalizedError { case empty
        var errorDescription: String? { switch self { case .empty: String(localized: "The cart is empty.") } }
      }
      """, imports: "import AppIntents\nimport Foundation")
    #expect(found["Add Item"] == "Action name in Shortcuts (AddItem)")
    #expect(found["Item"] == "Parameter name in Shortcuts (AddItem)")
    #expect(found["The cart is empty."] == "Error message, for CartError.empty")
  }

  @Test func propertyOfUIKitHasARole() async {
    let found = await lines(
      """
      class CartController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          title = String(localized: "Cart")
          label.text = NSLocalizedString("Total", comment: "")
        }
      }
      """, imports: "import UIKit")
    #expect(found["Cart"] == "Screen title of CartController")
    #expect(found["Total"] == #"Label in "Cart" (CartController)"#)
  }

  @Test func titleOfAnotherObjectIsNotTheScreens() async {
    let found = await lines(
      """
      class CartController: UIViewController {
        func open() {
          let other = UIViewController()
          other.title = String(localized: "Details")
          let label = UILabel()
          label.text = String(localized: "Total")
        }
      }
      """, imports: "import UIKit")
    #expect(found["Total"] == "Label in CartController")
  }

  @Test func textsOfOtherConditionsAreNotNeighbors() async {
    let line = await line(#"VStack { if isShown { Text("Pay") }; if !isShown { Text("Free") } }"#)
    #expect(line == #"Text in "Cart" (CartView)"#)
  }

  @Test func titleWithoutWordsIsNone() async {
    let found = await lines(#"struct V: View { var body: some View { Text("Pay").navigationTitle("") } }"#)
    #expect(found["Pay"] == "Text in V")
  }

  @Test func linesAreRecognized() {
    for line in [
      #"Button in "Cart" (CartView), next to "Cancel""#, "Text", "Title of SortOrder.byName", "Error message, for A.b",
      "Text passed to pointView in WelcomeView", "Result of label in Names.swift",
    ] { #expect(ContextLine.isLine(line), "\(line)") }
    for text in [
      "A button that opens the cart.", "Button label", "The title of the screen", "Title of the window",
      "Within the context of Harbour Engine",
    ] {
      #expect(!ContextLine.isLine(text), "\(text)")
    }
  }

  @Test func insertedTextNamesTheOther() async {
    let found = await lines(
      "struct V: View { var body: some View { Text(\"Hello \\(String(localized: \"friend\"))\") } }")
    #expect(found["friend"] == #"Inserted text in the text "Hello %@" in V"#)
  }

  @Test func everyRowIsUnique() {
    let names = RoleRow.all.map { "\($0.type).\($0.member)(\($0.label))" }
    #expect(Set(names).count == names.count)
  }

  @Test func titleBelongsToTheViewThatItIsSetOn() async {
    let found = await lines(
      """
      struct MapView: View { var body: some View { EmptyView() } }
      struct CartView: View { var body: some View { VStack { MapView().navigationTitle("Shops") } } }
      """)
    #expect(found["Shops"] == "Screen title of MapView")
  }

  @Test(arguments: [
    ("localizedName", "Name of Size.small"), ("localizedResource", "Text of Size.small"),
    ("title", "Title of Size.small"), ("keyName", "Key name of Size.small"),
  ])
  func namesOfPropertiesAreDescribedInPlainWords(_ name: String, _ line: String) async {
    let found = await lines(
      "enum Size { case small, large\nvar \(name): LocalizedStringResource "
        + "{ switch self { case .small: \"Small\"; case .large: \"Large\" } } }")
    #expect(found["Small"] == line)
  }

  @Test func extensionsOfAbsentTypesAreNamed() async {
    let found = await lines(#"extension Fare { var displayName: LocalizedStringKey { "Return ticket" } }"#)
    #expect(found["Return ticket"] == "Display name of Fare")
  }

  @Test func textsOfAnAlertAreNotNextToTheScreen() async {
    let found = await lines(
      """
      extension View {
        func deletion(_ isShown: Binding<Bool>, message: LocalizedStringKey) -> some View {
          alert("Delete?", isPresented: isShown) {} message: { Text(message) }
        }
      }
      struct CartView: View {
        @State var isShown = false
        var body: some View { Text("Total").deletion($isShown, message: "It is lost.") }
      }
      """)
    #expect(found["It is lost."] == "Message (deletion) in an alert of CartView")
    #expect(found["Total"] == "Text in CartView")
  }

  @Test func neighborsHaveWords() async {
    let line = await line(#"VStack { Text("\(item.count)"); Text("Pay"); Text("—") }"#)
    #expect(line == #"Text in "Cart" (CartView)"#)
  }

  @Test func textsThatAreLookedUpAtRunTimeHaveAPlace() async {
    let code = """
      import SwiftUI
      func translated(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      struct Row: View { let title: String; var body: some View { Text(LocalizedStringKey(title)) } }
      struct CartView: View {
        var body: some View { VStack { Text(translated("Pay")); Row(title: "Total") }.navigationTitle("Cart") }
      }
      enum Size: String { case small = "Small"
        var name: LocalizedStringKey { LocalizedStringKey(rawValue) } }
      """
    let extractor = await Extractor(sources: [SourceText(path: "A.swift", text: code)], sdk: Self.sdk)
    let uses = await KeyUseFinder(extractor).uses()
    let contexts = await ContextReader(extractor, lookedUp: LookedUpTexts(uses)).contexts()
    let found = uses.map { ContextLine().line([contexts.context(of: $0.site)], key: $0.text) }
    #expect(
      found == [
        #"Text in "Cart" (CartView), next to "Total""#, #"Title of Row in "Cart" (CartView), next to "Pay""#,
        "Text of Size.small",
      ])
  }
}
