// A table: declarations of SwiftData in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Queries and model containers in SwiftUI.
  static let swiftDataSwiftUI = InterfaceFile(
    "SwiftData",
    #"""
    extension AppStorage {
      init(wrappedValue: Value, _: String, store: UserDefaults? = _) where Value == PersistentIdentifier
      init(_: String, store: UserDefaults? = _) where Value == PersistentIdentifier?
    }
    extension DocumentGroup where Document == ModelDocument {
      init(editing: UTType, migrationPlan: any SchemaMigrationPlan.Type, editor: () -> Content, prepareDocument: ((ModelContext) -> Void) = _)
      init(viewing: UTType, migrationPlan: any SchemaMigrationPlan.Type, viewer: () -> Content)
      init(editing: any PersistentModel.Type, contentType: UTType, editor: () -> Content, prepareDocument: ((ModelContext) -> Void) = _)
      init(editing: [any PersistentModel.Type], contentType: UTType, editor: () -> Content, prepareDocument: ((ModelContext) -> Void) = _)
      init(viewing: any PersistentModel.Type, contentType: UTType, viewer: () -> Content)
      init(viewing: [any PersistentModel.Type], contentType: UTType, viewer: () -> Content)
    }
    extension EnvironmentValues {
      var modelContext: ModelContext
    }
    struct ModelDocument {}
    extension NewDocumentAction {
      func callAsFunction(contentType: UTType, prepareDocument: (ModelContext) -> Void)
    }
    @propertyWrapper struct Query<Element, Result>: DynamicProperty {
      init() where Result == [Element]
      init(animation: Animation) where Result == [Element]
      init(transaction: Transaction) where Result == [Element]
      init<Value: Comparable>(filter: Predicate<Element>? = _, sort: KeyPath<Element, Value>, order: SortOrder = _, animation: Animation) where Result == [Element]
      init<Value: Comparable>(filter: Predicate<Element>? = _, sort: KeyPath<Element, Value?>, order: SortOrder = _, animation: Animation) where Result == [Element]
      init<Value: Comparable>(filter: Predicate<Element>? = _, sort: KeyPath<Element, Value>, order: SortOrder = _, transaction: Transaction? = _) where Result == [Element]
      init<Value: Comparable>(filter: Predicate<Element>? = _, sort: KeyPath<Element, Value?>, order: SortOrder = _, transaction: Transaction? = _) where Result == [Element]
      init(filter: Predicate<Element>? = _, sort: [SortDescriptor<Element>] = _, animation: Animation) where Result == [Element]
      init(filter: Predicate<Element>? = _, sort: [SortDescriptor<Element>] = _, transaction: Transaction? = _) where Result == [Element]
      init(_: FetchDescriptor<Element>, transaction: Transaction? = _) where Result == [Element]
      init(_: FetchDescriptor<Element>, animation: Animation) where Result == [Element]
      var wrappedValue: Result
      var modelContext: ModelContext
      var fetchError: (any Error)?
    }
    extension Scene {
      func modelContext(_: ModelContext) -> some Scene
      func modelContainer(for: any PersistentModel.Type, inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, any Error>) -> Void = _) -> some Scene
      func modelContainer(for: [any PersistentModel.Type], inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, any Error>) -> Void = _) -> some Scene
      func modelContainer(_: ModelContainer) -> some Scene
    }
    extension SceneStorage {
      init(wrappedValue: Value, _: String) where Value == PersistentIdentifier
      init(_: String) where Value == PersistentIdentifier?
    }
    extension View {
      func modelContext(_: ModelContext) -> some View
      func modelContainer(for: any PersistentModel.Type, inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, any Error>) -> Void = _) -> some View
      func modelContainer(for: [any PersistentModel.Type], inMemory: Bool = _, isAutosaveEnabled: Bool = _, isUndoEnabled: Bool = _, onSetup: (Result<ModelContainer, any Error>) -> Void = _) -> some View
      func modelContainer(_: ModelContainer) -> some View
    }
    """#)
}
