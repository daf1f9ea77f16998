// A table: declarations of AppIntents in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Entities, enumerations, queries and their display representations.
  static let appIntentsEntities = InterfaceFile(
    "AppIntents",
    #"""
    protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}
    protocol AppEntity: AppValue, DisplayRepresentable, Identifiable {
      associatedtype DefaultQuery: EntityQuery
      static var defaultQuery: Self.DefaultQuery
    }
    extension AppEntity {
      typealias Property<Value> = EntityProperty<Value>
    }
    protocol IndexedEntity: AppEntity {
      var attributeSet: CSSearchableItemAttributeSet
    }
    protocol FileEntity: AppEntity {
      static var supportedContentTypes: [UTType]
    }
    protocol TransientAppEntity: AppEntity {
      init()
    }
    extension TransientAppEntity {
      var id: UUID
    }
    protocol UniqueAppEntity: AppEntity {}
    protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable {}
    protocol AssistantSchemaEntity: AppEntity {}
    protocol AssistantSchemaEnum: AppEnum {}
    protocol AssistantSchemaIntent: AppIntent {}
    protocol URLRepresentableEntity: AppEntity {}
    protocol URLRepresentableEnum: AppEnum {}
    @attached(accessor) macro ComputedProperty()
    @attached(accessor) macro ComputedProperty(title: LocalizedStringResource)
    @attached(accessor) macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>)
    @attached(accessor) macro ComputedProperty(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>)
    @attached(accessor) macro ComputedProperty(customIndexingKey: CSCustomAttributeKey)
    @attached(accessor) macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey)
    @attached(accessor) macro DeferredProperty()
    @attached(accessor) macro DeferredProperty(title: LocalizedStringResource)

    protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation
    }
    protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
      var displayRepresentation: DisplayRepresentation
    }
    extension InstanceDisplayRepresentable {
      var localizedStringResource: LocalizedStringResource
    }
    protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
    extension CLPlacemark: DisplayRepresentable {}
    protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable, Hashable {
      static var caseDisplayRepresentations: [Self: DisplayRepresentation]
    }
    extension CaseDisplayRepresentable {
      var localizedStringResource: LocalizedStringResource
    }
    protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
    @localizable struct TypeDisplayRepresentation: ExpressibleByStringInterpolation {
      typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      typealias StringLiteralType = String
      var name: LocalizedStringResource
      var numericFormat: LocalizedStringResource?
      var synonyms: [LocalizedStringResource]
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = _)
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = _, synonyms: [LocalizedStringResource] = _)
      init(stringLiteral: @localizationKey String)
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    }
    @localizable struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable {
      typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      typealias StringLiteralType = String
      var title: LocalizedStringResource
      var subtitle: LocalizedStringResource?
      var image: DisplayRepresentation.Image?
      var synonyms: [LocalizedStringResource]
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, synonyms: [LocalizedStringResource] = _)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, descriptionText: LocalizedStringResource?)
      init(stringLiteral: @localizationKey String)
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
      struct Image: Equatable {
        init(named: String, isTemplate: Bool? = _)
        init(systemName: String, isTemplate: Bool? = _)
        init(systemName: String, tintColor: UIColor? = _, symbolConfiguration: UIImage.SymbolConfiguration? = _)
        init(data: Data, isTemplate: Bool? = _)
        init(url: URL, isTemplate: Bool? = _)
        init(url: URL, width: Double, height: Double, isTemplate: Bool? = _)
        init(named: String, isTemplate: Bool? = _, displayStyle: DisplayRepresentation.Image.DisplayStyle)
        init(data: Data, isTemplate: Bool? = _, displayStyle: DisplayRepresentation.Image.DisplayStyle)
        init(url: URL, isTemplate: Bool? = _, displayStyle: DisplayRepresentation.Image.DisplayStyle)
        init(url: URL, width: Double, height: Double, isTemplate: Bool? = _, displayStyle: DisplayRepresentation.Image.DisplayStyle)
        enum DisplayStyle: Equatable {
          case circular, `default`
        }
      }
    }

    @propertyWrapper class EntityProperty<Value>: AnyIntentValue {
      init()
      init(title: LocalizedStringResource)
      init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>)
      init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey)
      init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>)
      init(identifier: String)
      init<Entity: AppEntity>(identifier: String, getter: KeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, getSetter: WritableKeyPath<Entity, Value>)
      init(identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>)
      init<Entity: AppEntity>(identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getSetter: WritableKeyPath<Entity, Value>)
      init(identifier: String, customIndexingKey: CSCustomAttributeKey)
      init<Entity: AppEntity>(identifier: String, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, customIndexingKey: CSCustomAttributeKey, getSetter: WritableKeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, asyncGetter: (Entity) -> Value)
      init(identifier: String, title: LocalizedStringResource)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, getSetter: WritableKeyPath<Entity, Value>)
      init(identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getter: KeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>, getSetter: WritableKeyPath<Entity, Value>)
      init(identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey, getSetter: WritableKeyPath<Entity, Value>)
      init<Entity: AppEntity>(identifier: String, title: LocalizedStringResource, asyncGetter: (Entity) -> Value)
      var wrappedValue: Value
      var projectedValue: EntityProperty<Value>
      var title: LocalizedStringResource
      var isOptional: Bool
    }
    struct EntityIdentifier: Hashable, CustomStringConvertible {
      init<Entity: AppEntity>(for: Entity)
      init<Entity: AppEntity>(for: Entity.Type, identifier: Entity.ID)
      var entityType: any AppEntity.Type
      var identifier: String
    }
    protocol EntityIdentifierConvertible {
      var entityIdentifierString: String
      static func entityIdentifier(for: String) -> Self?
    }
    extension Int: EntityIdentifierConvertible {}
    extension String: EntityIdentifierConvertible {}
    extension UUID: EntityIdentifierConvertible {}

    protocol ResultsCollection<Result> {
      associatedtype Result
      var promptLabel: LocalizedStringResource?
      var usesIndexedCollation: Bool
    }
    extension Array: ResultsCollection {
      var promptLabel: LocalizedStringResource?
      var usesIndexedCollation: Bool
      typealias Result = Element
    }
    protocol DynamicOptionsProvider {
      associatedtype Result: ResultsCollection
      associatedtype DefaultValue
      func results() -> Self.Result
      func defaultResult() -> Self.DefaultValue?
    }
    extension DynamicOptionsProvider {
      typealias ParameterDependency<Intent: AppIntent> = IntentParameterDependency<Intent>
      typealias ItemCollection<Result> = IntentItemCollection<Result>
      typealias ItemSection<Result> = IntentItemSection<Result>
      typealias Item<Value> = IntentItem<Value>
      func defaultResult() -> Self.DefaultValue?
    }
    struct IntentItem<Value> {
      init(_: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _)
      init(_: Value)
      var value: Value
      var description: DisplayRepresentation
      @resultBuilder enum Builder {
        static func buildExpression(_: IntentItem<Value>) -> IntentItem<Value>
        static func buildExpression(_: Value) -> IntentItem<Value>
      }
    }
    struct IntentItemSection<Result> {
      init(items: [IntentItem<Result>])
      init(title: LocalizedStringResource, items: [IntentItem<Result>])
      init(_: LocalizedStringResource, items: [IntentItem<Result>])
      init(_: LocalizedStringResource, items: [Result])
      init(_: LocalizedStringResource? = _, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>])
      init(_: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, items: [IntentItem<Result>])
      init(_: LocalizedStringResource, subtitle: LocalizedStringResource? = _, image: DisplayRepresentation.Image? = _, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>])
      var description: DisplayRepresentation?
      var items: [IntentItem<Result>]
      @resultBuilder enum Builder {
        static func buildExpression(_: IntentItemSection<Result>) -> IntentItemSection<Result>
        static func buildExpression(_: Result) -> IntentItemSection<Result>
      }
    }
    struct IntentItemCollection<Result>: ResultsCollection {
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>])
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, items: [Result])
      init(promptLabel: LocalizedStringResource? = _, usesIndexedCollation: Bool = _, sections: [IntentItemSection<Result>])
      var sections: [IntentItemSection<Result>]
      var promptLabel: LocalizedStringResource?
      var usesIndexedCollation: Bool
      static var empty: IntentItemCollection<Result>
    }
    typealias ItemCollection<Result> = IntentItemCollection<Result>

    protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
      associatedtype Entity: AppEntity
      init()
      func entities(for: [Self.Entity.ID]) -> [Self.Entity]
      func suggestedEntities() -> Self.Result
    }
    extension EntityQuery {
      func suggestedEntities() -> Self.Result
      func results() -> Self.Result
    }
    protocol EntityStringQuery: EntityQuery {
      func entities(matching: String) -> Self.Result
    }
    protocol EnumerableEntityQuery: EntityQuery {
      func allEntities() -> Self.Result
      static var findIntentDescription: IntentDescription?
    }
    extension EnumerableEntityQuery {
      static var findIntentDescription: IntentDescription?
    }
    protocol UniqueIDEntityQuery: EntityQuery {}
    protocol UniqueAppEntityQuery: EntityQuery {}
    protocol IntentValueQuery: PersistentlyIdentifiable {
      associatedtype Input
      associatedtype Output
    }
    protocol EntityPropertyQuery: EntityQuery {
      associatedtype ComparatorMappingType
      static var properties: EntityQueryProperties<Self.Entity, Self.ComparatorMappingType>
      static var sortingOptions: EntityQuerySortingOptions<Self.Entity>
      static var findIntentDescription: IntentDescription?
    }
    extension EntityPropertyQuery {
      typealias ComparatorMode = EntityQueryComparatorMode
      typealias QueryProperties = EntityQueryProperties<Self.Entity, Self.ComparatorMappingType>
      typealias Property<Value> = EntityQueryProperty<Self.Entity, Value, Self.ComparatorMappingType>
      typealias SortingOptions = EntityQuerySortingOptions<Self.Entity>
      typealias SortableBy = EntityQuerySortableByProperty<Self.Entity>
      typealias Sort<Entity: AppEntity> = EntityQuerySort<Entity>
      static var findIntentDescription: IntentDescription?
    }
    enum EntityQueryComparatorMode: Hashable {
      case and, or
    }
    struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
      init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>])
    }
    @resultBuilder enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
      static func buildExpression(_: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
    }
    class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {}
    class EntityQueryProperty<Entity: AppEntity, PropertyType, ComparatorMappingType>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
      init(_: KeyPath<Entity, EntityProperty<PropertyType>>, @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType> comparators: () -> [EntityQueryComparator<PropertyType, ComparatorMappingType>])
    }
    @resultBuilder enum EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType> {
      static func buildExpression(_: EntityQueryComparator<PropertyType, ComparatorMappingType>) -> EntityQueryComparator<PropertyType, ComparatorMappingType>
    }
    class EntityQueryComparator<PropertyType, ComparatorMappingType> {}
    class EqualToComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class NotEqualToComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class ContainsComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class HasPrefixComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class HasSuffixComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class LessThanComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class LessThanOrEqualToComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class GreaterThanComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class GreaterThanOrEqualToComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType) -> ComparatorMappingType)
    }
    class IsBetweenComparator<PropertyType, ComparatorMappingType>: EntityQueryComparator<PropertyType, ComparatorMappingType> {
      init(mappingTransform: (PropertyType, PropertyType) -> ComparatorMappingType)
    }
    struct EntityQuerySort<Entity: AppEntity> {
      var by: PartialKeyPath<Entity>
      var order: EntityQuerySort<Entity>.Ordering
      enum Ordering: Hashable {
        case ascending, descending
      }
    }
    struct EntityQuerySortableByProperty<Entity: AppEntity> {
      init<Value>(_: KeyPath<Entity, EntityProperty<Value>>)
    }
    struct EntityQuerySortingOptions<Entity: AppEntity> {
      init()
      init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>])
    }
    @resultBuilder enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
      static func buildExpression(_: EntityQuerySortableByProperty<Entity>) -> EntityQuerySortableByProperty<Entity>
    }
    """#)
}
