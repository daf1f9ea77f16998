/// A folder of a generated app: models, a store and their views.
struct GeneratedFeature {
  /// The names of files and their contents.
  private(set) var files: [(name: String, text: String)] = []
  private var words: WordSource
  private let number: Int

  private struct Model {
    let name: String
    let properties: [(name: String, type: String)]
  }

  /// - Parameters:
  ///   - number: the number of the feature in the app, from which names and texts follow.
  ///   - viewCount: the number of its views.
  init(number: Int, viewCount: Int) {
    self.number = number
    words = WordSource(seed: number)
    let models = (0..<4).map { model($0) }
    for model in models { files.append((model.name + ".swift", text(of: model))) }
    files.append(("Store\(number).swift", store(of: models)))
    for view in 0..<viewCount { files.append(("View\(number)x\(view).swift", self.view(view, over: models))) }
  }

  private static let types = ["Int", "String", "Double", "Date", "[String]", "Bool", "Int32", "UInt", "String?"]

  private static func imports(_ modules: String...) -> String { modules.map { "import " + $0 }.joined(separator: "\n") }

  private mutating func model(_ position: Int) -> Model {
    let properties = (0..<18).map { index in
      (name: words.name().lowercased() + "\(index)", type: index < 2 ? "Int" : words.one(of: Self.types))
    }
    return Model(name: "\(words.name())\(number)x\(position)", properties: properties)
  }

  private mutating func text(of model: Model) -> String {
    let stored = model.properties.map { "  /// \(words.sentence()).\n  var \($0.name): \($0.type)\n" }.joined()
    let (first, second) = (model.properties[0].name, model.properties[1].name)
    let cases = (0..<6).map { "  case \(words.name().lowercased())\($0)\n" }.joined()
    let functions = (0..<6).map { index in
      """

        /// \(words.sentence()).
        func \(words.name().lowercased())At\(index)(_ offset: Int) -> Int {
          let shifted = \(first) + offset * \(words.number(below: 900) + 1)
          guard shifted > \(words.number(below: 90)) else { return \(second) }
          return shifted - \(second)
        }

      """
    }.joined()
    return """
      \(Self.imports("Foundation"))

      /// \(words.sentence()).
      struct \(model.name): Identifiable, Hashable {
        let id = UUID()
      \(stored)
        var total\(model.name): Int { \(first) + \(second) }
      \(functions)}

      enum \(model.name)Kind: String, CaseIterable {
      \(cases)}

      """
  }

  private mutating func store(of models: [Model]) -> String {
    let lists = models.map { "  @Published var all\($0.name): [\($0.name)] = []\n" }.joined()
    let functions = models.flatMap { model in
      (0..<3).map { index in
        """

          /// \(words.sentence()).
          func pick\(model.name)By\(index)() -> \(model.name)? {
            let found = all\(model.name).filter { $0.\(model.properties[index % 2].name) > \(words.number(below: 99)) }
            return found.max { $0.\(model.properties[0].name) < $1.\(model.properties[0].name) }
          }

        """
      }
    }.joined()
    return """
      \(Self.imports("Combine", "Foundation"))

      /// \(words.sentence()).
      final class Store\(number): ObservableObject {
      \(lists)\(functions)}

      """
  }

  private mutating func view(_ position: Int, over models: [Model]) -> String {
    let model = models[position % models.count]
    let parts = (0..<6).map { part(of: model, $0) }.joined()
    let list = (0..<6).map { "        \(line(of: model, $0))\n" }.joined()
    return """
      \(Self.imports("SwiftUI"))

      /// \(words.sentence()).
      struct View\(number)x\(position): View {
        @StateObject private var store = Store\(number)()
        let item: \(model.name)
        @State private var isShown = false

        var body: some View {
          List {
      \(list)      Button("\(words.sentence())") { isShown.toggle() }
            ForEach(store.all\(model.name)) { other in
              Text("\(words.sentence()) \\(other.\(model.properties[1].name))")
            }
          }
          .navigationTitle("\(words.sentence())")
          .sheet(isPresented: $isShown) { part0 }
        }
      \(parts)}

      """
  }

  private mutating func part(of model: Model, _ index: Int) -> String {
    """

      /// \(words.sentence()).
      private var part\(index): some View {
        VStack(alignment: .leading, spacing: \(words.number(below: 20))) {
          \(line(of: model, index))
          Image(systemName: "\(words.name().lowercased())")
            .padding(\(words.number(below: 30)))
          if item.\(model.properties[0].name) > \(words.number(below: 50)) {
            Text(verbatim: "\(words.sentence())")
          }
        }
      }

    """
  }

  private mutating func line(of model: Model, _ index: Int) -> String {
    let sentence = words.sentence()
    let fitting = model.properties.filter { ["Int", "String", "Double", "Int32", "UInt"].contains($0.type) }
    let property = words.one(of: fitting).name
    return switch index % 3 {
    case 0: "Text(\"\(sentence) \\(item.\(property))\")"
    case 1: "Label(\"\(sentence)\", systemImage: \"star\")"
    default: "Text(\"\(sentence) \\(item.total\(model.name)) \(words.name())\", comment: \"\(words.sentence())\")"
    }
  }
}
