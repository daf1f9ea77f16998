// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Attributed strings and their attributes.
  static let foundationAttributedStrings = InterfaceFile(
    "Foundation",
    #"""
    @dynamicMemberLookup struct AttributedString: ExpressibleByStringLiteral, AttributedStringProtocol, Codable {
      typealias StringLiteralType = String
      func transformingAttributes<K>(_: K.Type, _: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> Self where K: AttributedStringKey
      func transformingAttributes<K>(_: KeyPath<AttributeDynamicLookup, K>, _: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> Self where K: AttributedStringKey
      var unicodeScalars: AttributedString.UnicodeScalarView
      var utf8: AttributedString.UTF8View
      var utf16: AttributedString.UTF16View
      init()
      init(_: String, attributes: AttributeContainer = _)
      init(_: Substring, attributes: AttributeContainer = _)
      init<S>(_: S, attributes: AttributeContainer = _) where S: Sequence, S.Element == Character
      init(_: AttributedSubstring)
      init(stringLiteral: String)
      func setAttributes(_: AttributeContainer)
      func mergeAttributes(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = _)
      func replaceAttributes(_: AttributeContainer, with: AttributeContainer)
      subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey
      subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey
      func append(_: some AttributedStringProtocol)
      func insert(_: some AttributedStringProtocol, at: AttributedString.Index)
      func removeSubrange(_: some RangeExpression<Index>)
      func replaceSubrange(_: some RangeExpression<Index>, with: some AttributedStringProtocol)
      static func + (_: Self, _: some AttributedStringProtocol) -> Self
      static func += (_: inout Self, _: some AttributedStringProtocol)
      static func + (_: Self, _: Self) -> Self
      static func += (_: inout Self, _: Self)
      subscript(_: some RangeExpression<Index>) -> AttributedSubstring
      var runs: AttributedString.Runs
      var characters: AttributedString.CharacterView
      init(markdown: String, options: AttributedString.MarkdownParsingOptions = _, baseURL: URL? = _)
      init(markdown: Data, options: AttributedString.MarkdownParsingOptions = _, baseURL: URL? = _)
      init(contentsOf: URL, options: AttributedString.MarkdownParsingOptions = _, baseURL: URL? = _)
      init(_: NSAttributedString)
      func inflected() -> Self
      struct Runs: Equatable, CustomStringConvertible, BidirectionalCollection {
        typealias Element = AttributedString.Runs.Run
        typealias Indices = DefaultIndices<AttributedString.Runs>
        typealias Iterator = IndexingIterator<AttributedString.Runs>
        typealias SubSequence = Slice<AttributedString.Runs>
        subscript<T>(_: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T> where T: AttributedStringKey
        subscript<T>(_: T.Type) -> AttributedString.Runs.AttributesSlice1<T> where T: AttributedStringKey
        subscript(_: AttributedString.Runs.Index) -> AttributedString.Runs.Run
        subscript(_: AttributedString.Index) -> AttributedString.Runs.Run
        @dynamicMemberLookup struct Run: Equatable, CustomStringConvertible {
          var range: Range<AttributedString.Index>
          var attributes: AttributeContainer
          subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey
          subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey
        }
        struct Index: Comparable, Strideable {
          typealias Stride = Int
          func advanced(by: Int) -> Self
        }
      }
      enum AttributeMergePolicy: Hashable {
        case keepNew, keepCurrent
      }
      struct SingleAttributeTransformer<T> where T: AttributedStringKey {
        var range: Range<AttributedString.Index>
        var value: T.Value?
        func replace<U>(with: U.Type, value: U.Value) where U: AttributedStringKey
        func replace<U>(with: KeyPath<AttributeDynamicLookup, U>, value: U.Value) where U: AttributedStringKey
      }
      struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = UnicodeScalar
        typealias Index = AttributedString.Index
        typealias Indices = DefaultIndices<AttributedString.UnicodeScalarView>
        typealias Iterator = IndexingIterator<AttributedString.UnicodeScalarView>
        typealias SubSequence = Slice<AttributedString.UnicodeScalarView>
        init()
        var count: Int
        subscript(_: AttributedString.Index) -> UnicodeScalar
        subscript(_: Range<AttributedString.Index>) -> Slice<Self>
        func replaceSubrange(_: Range<AttributedString.UnicodeScalarView.Index>, with: some Collection<UnicodeScalar>)
      }
      struct UTF8View: BidirectionalCollection {
        typealias Element = UInt8
        typealias Index = AttributedString.Index
        typealias SubSequence = AttributedString.UTF8View
      }
      struct UTF16View: BidirectionalCollection {
        typealias Element = UInt16
        typealias Index = AttributedString.Index
        typealias SubSequence = AttributedString.UTF16View
      }
      struct Index: Comparable {
        init?<S>(_: String.Index, within: S) where S: AttributedStringProtocol
      }
      struct LocalizationOptions {
        var replacements: [any CVarArg]?
        var applyReplacementIndexAttribute, inflect: Bool
        var concepts: [InflectionConcept]?
        init()
        static func termsOfAddressConcept(_: [TermOfAddress]) -> Self
        static func localizedPhraseConcept(_: String) -> Self
      }
      struct FormattingOptions: OptionSet {
        typealias RawValue = UInt
        static var applyReplacementIndexAttribute: Self
      }
      struct InterpolationOptions: OptionSet {
        typealias RawValue = UInt
        static var insertAttributesWithoutMerging: Self
      }
      struct CharacterView: BidirectionalCollection, RangeReplaceableCollection {
        typealias Element = Character
        typealias Index = AttributedString.Index
        typealias Indices = DefaultIndices<AttributedString.CharacterView>
        typealias Iterator = IndexingIterator<AttributedString.CharacterView>
        typealias SubSequence = Slice<AttributedString.CharacterView>
        init()
        var count: Int
        subscript(_: AttributedString.Index) -> Character
        subscript(_: Range<AttributedString.Index>) -> Slice<Self>
        func replaceSubrange(_: Range<AttributedString.CharacterView.Index>, with: some Collection<Character>)
      }
      struct MarkdownParsingOptions {
        var allowsExtendedAttributes: Bool
        var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
        var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
        var languageCode: String?
        var appliesSourcePositionAttributes: Bool
        init(allowsExtendedAttributes: Bool = _, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = _, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = _, languageCode: String? = _)
        init(allowsExtendedAttributes: Bool = _, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = _, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = _, languageCode: String? = _, appliesSourcePositionAttributes: Bool = _)
        enum FailurePolicy: Int, Hashable {
          case throwError, returnPartiallyParsedIfPossible
        }
        enum InterpretedSyntax: Int, Hashable {
          case full, inlineOnly, inlineOnlyPreservingWhitespace
        }
      }
      struct MarkdownSourcePosition: Hashable, Codable {
        var startLine, startColumn, endLine, endColumn: Int
        init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int)
      }
    }
    @dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol {
      init()
      var base: AttributedString
      var description: String
      func setAttributes(_: AttributeContainer)
      func mergeAttributes(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = _)
      func replaceAttributes(_: AttributeContainer, with: AttributeContainer)
      var runs: AttributedString.Runs
      var characters: AttributedString.CharacterView
      var unicodeScalars: AttributedString.UnicodeScalarView
      subscript(_: some RangeExpression<AttributedString.Index>) -> Self
      subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey
      subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey
    }
    @dynamicMemberLookup struct AttributeContainer: Hashable, CustomStringConvertible {
      init()
      subscript<T>(_: T.Type) -> T.Value? where T: AttributedStringKey
      subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey
      static subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K: AttributedStringKey
      @_disfavoredOverload subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K: AttributedStringKey
      func merge(_: Self, mergePolicy: AttributedString.AttributeMergePolicy = _)
      func merging(_: Self, mergePolicy: AttributedString.AttributeMergePolicy = _) -> Self
      init(_: [NSAttributedString.Key: Any])
      struct Builder<T> where T: AttributedStringKey {
        func callAsFunction(_: T.Value) -> AttributeContainer
      }
    }
    @dynamicMemberLookup protocol AttributedStringProtocol: AttributedStringAttributeMutation, CustomStringConvertible, Hashable {
      var runs: AttributedString.Runs
      var characters: AttributedString.CharacterView
      var unicodeScalars: AttributedString.UnicodeScalarView
      subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey
      subscript<K>(dynamicMember _: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey
      subscript<R>(_: R) -> AttributedSubstring where R: RangeExpression, R.Bound == AttributedString.Index
    }
    extension AttributedStringProtocol {
      func settingAttributes(_: AttributeContainer) -> AttributedString
      func mergingAttributes(_: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = _) -> AttributedString
      func replacingAttributes(_: AttributeContainer, with: AttributeContainer) -> AttributedString
      static func == <RHS>(_: Self, _: RHS) -> Bool where RHS: AttributedStringProtocol
      func range<T>(of: T, options: String.CompareOptions = _, locale: Locale? = _) -> Range<AttributedString.Index>? where T: StringProtocol
    }
    protocol AttributedStringKey {
      associatedtype Value: Hashable
      static var name: String
    }
    extension AttributedStringKey {
      var description: String
    }
    struct PresentationIntent: Hashable, Codable, CustomDebugStringConvertible {
      var components: [PresentationIntent.IntentType]
      var count: Int
      init(_: PresentationIntent.Kind, identity: Int, parent: Self? = _)
      init(types: [PresentationIntent.IntentType])
      var isValid: Bool
      var indentationLevel: Int
      enum Kind: Hashable, Codable, CustomDebugStringConvertible {
        case paragraph
        case header(level: Int)
        case orderedList, unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote, thematicBreak
        case table(columns: [PresentationIntent.TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
      }
      struct TableColumn: Hashable, Codable {
        var alignment: PresentationIntent.TableColumn.Alignment
        init(alignment: PresentationIntent.TableColumn.Alignment)
        enum Alignment: Int, Hashable, Codable {
          case left, center, right
        }
      }
      struct IntentType: Hashable, Codable, CustomDebugStringConvertible {
        var kind: PresentationIntent.Kind
        var identity: Int
      }
    }
    class NSAttributedString: NSObject {
      init()
      var string: String
      init(_: AttributedString)
      var length: Int
      func attributedSubstring(from: NSRange) -> NSAttributedString
      func isEqual(to: NSAttributedString) -> Bool
      init(string: String)
      init(string: String, attributes: [NSAttributedString.Key: Any]? = _)
      init(attributedString: NSAttributedString)
      func inflecting() -> NSAttributedString
      struct EnumerationOptions: OptionSet {
        typealias RawValue = UInt
        static var reverse: Self
      }
      struct Key: Hashable, RawRepresentable {
        typealias RawValue = String
        init(_: String)
        init(rawValue: String)
        var rawValue: String
        static var inlinePresentationIntent, imageURL: Self
      }
    }
    class NSMutableAttributedString: NSAttributedString {
      init()
      func replaceCharacters(in: NSRange, with: String)
      func setAttributes(_: [NSAttributedString.Key: Any]?, range: NSRange)
      var mutableString: NSMutableString
      func addAttribute(_: NSAttributedString.Key, value: Any, range: NSRange)
      func addAttributes(_: [NSAttributedString.Key: Any] = _, range: NSRange)
      func removeAttribute(_: NSAttributedString.Key, range: NSRange)
      func replaceCharacters(in: NSRange, with: NSAttributedString)
      func insert(_: NSAttributedString, at: Int)
      func append(_: NSAttributedString)
      func setAttributedString(_: NSAttributedString)
    }
    @dynamicMemberLookup enum AttributeDynamicLookup {
      subscript<T>(dynamicMember _: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T where T: AttributedStringKey
    }
    protocol AttributeScope {}
    protocol AttributedStringAttributeMutation {}
    @dynamicMemberLookup struct ScopedAttributeContainer<S> {}
    struct InlinePresentationIntent: OptionSet, Hashable, Codable {
      typealias RawValue = UInt
      static var emphasized, stronglyEmphasized, code, strikethrough, softBreak, lineBreak, inlineHTML, blockHTML: Self
    }
    enum InflectionConcept: Hashable {
      case termsOfAddress([TermOfAddress]), localizedPhrase(String)
    }
    enum InflectionRule: Hashable, Codable {
      case automatic, explicit(Morphology)
      init(morphology: Morphology)
      static func canInflect(language: String) -> Bool
      static var canInflectPreferredLocalization: Bool
    }
    struct Morphology: Hashable, Codable {
      init()
      var grammaticalGender: Morphology.GrammaticalGender?
      var partOfSpeech: Morphology.PartOfSpeech?
      var number: Morphology.GrammaticalNumber?
      var grammaticalCase: Morphology.GrammaticalCase?
      var determination: Morphology.Determination?
      var grammaticalPerson: Morphology.GrammaticalPerson?
      var pronounType: Morphology.PronounType?
      var definiteness: Morphology.Definiteness?
      var isUnspecified: Bool
      static var user: Morphology
      enum GrammaticalGender: Int, Hashable, CaseIterable, Codable {
        case feminine, masculine, neuter
      }
      enum GrammaticalNumber: Int, Hashable, CaseIterable, Codable {
        case singular, zero, plural, pluralTwo, pluralFew, pluralMany
      }
      enum PartOfSpeech: Int, Hashable, CaseIterable, Codable {
        case determiner, pronoun, letter, adverb, particle, adjective, adposition, verb, noun, conjunction, numeral, interjection, preposition, abbreviation
      }
      enum GrammaticalCase: Int, Hashable, CaseIterable, Codable {
        case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative, elative, illative, essive, inessive, locative, translative
      }
      enum Determination: Int, Hashable, CaseIterable, Codable {
        case independent, dependent
      }
      enum GrammaticalPerson: Int, Hashable, CaseIterable, Codable {
        case first, second, third
      }
      enum PronounType: Int, Hashable, CaseIterable, Codable {
        case personal, reflexive, possessive
      }
      enum Definiteness: Int, Hashable, CaseIterable, Codable {
        case indefinite, definite
      }
      struct Pronoun: Hashable, Codable {
        init(pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = _)
        var pronoun: String
        var morphology: Morphology
        var dependentMorphology: Morphology?
      }
    }
    struct TermOfAddress: Hashable, Codable {
      static var neutral, feminine, masculine, currentUser: TermOfAddress
      static func localized(language: Locale.Language, pronouns: [Morphology.Pronoun]) -> TermOfAddress
      var language: Locale.Language?
      var pronouns: [Morphology.Pronoun]?
    }
    enum AttributeScopes {
      var foundation: AttributeScopes.FoundationAttributes.Type
      struct FoundationAttributes: AttributeScope {
        var link: AttributeScopes.FoundationAttributes.LinkAttribute
        var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
        var presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute
        var languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
        var imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute
        var alternateDescription: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute
        var personNameComponent: AttributeScopes.FoundationAttributes.PersonNameComponentAttribute
        var replacementIndex: AttributeScopes.FoundationAttributes.ReplacementIndexAttribute
        var referentConcept: AttributeScopes.FoundationAttributes.ReferentConceptAttribute
        var agreementConcept: AttributeScopes.FoundationAttributes.AgreementConceptAttribute
        var agreementArgument: AttributeScopes.FoundationAttributes.AgreementArgumentAttribute
        var inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute
        var inflectionAlternative: AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute
        var morphology: AttributeScopes.FoundationAttributes.MorphologyAttribute
        enum LinkAttribute: AttributedStringKey { typealias Value = URL }
        enum InlinePresentationIntentAttribute: AttributedStringKey { typealias Value = InlinePresentationIntent }
        enum PresentationIntentAttribute: AttributedStringKey { typealias Value = PresentationIntent }
        enum LanguageIdentifierAttribute: AttributedStringKey { typealias Value = String }
        enum ImageURLAttribute: AttributedStringKey { typealias Value = URL }
        enum AlternateDescriptionAttribute: AttributedStringKey { typealias Value = String }
        enum PersonNameComponentAttribute: AttributedStringKey {
          typealias Value = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
          enum Component: String, Codable {
            case givenName, familyName, middleName, namePrefix, nameSuffix, nickname, delimiter
          }
        }
        enum ReplacementIndexAttribute: AttributedStringKey { typealias Value = Int }
        enum ReferentConceptAttribute: AttributedStringKey { typealias Value = Int }
        enum AgreementConceptAttribute: AttributedStringKey { typealias Value = Int }
        enum AgreementArgumentAttribute: AttributedStringKey { typealias Value = Int }
        enum InflectionRuleAttribute: AttributedStringKey { typealias Value = InflectionRule }
        enum InflectionAlternativeAttribute: AttributedStringKey { typealias Value = AttributedString }
        enum MorphologyAttribute: AttributedStringKey { typealias Value = Morphology }
      }
    }
    """#)
}
