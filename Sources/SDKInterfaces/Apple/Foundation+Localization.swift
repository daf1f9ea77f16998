// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// The types whose literals are keys, and the functions that look keys up.
  static let foundationLocalization = InterfaceFile(
    "Foundation",
    #"""
    protocol _FormatSpecifiable: Equatable {}
    extension Int: _FormatSpecifiable {}
    extension Int8: _FormatSpecifiable {}
    extension Int16: _FormatSpecifiable {}
    extension Int32: _FormatSpecifiable {}
    extension Int64: _FormatSpecifiable {}
    extension UInt: _FormatSpecifiable {}
    extension UInt8: _FormatSpecifiable {}
    extension UInt16: _FormatSpecifiable {}
    extension UInt32: _FormatSpecifiable {}
    extension UInt64: _FormatSpecifiable {}
    extension Float: _FormatSpecifiable {}
    extension Double: _FormatSpecifiable {}
    extension CGFloat: _FormatSpecifiable {}

    protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource
    }

    extension String {
      @localizable struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
        typealias StringLiteralType = String
        init(_: String)
        init(stringLiteral: @localizationKey String)
        init(stringInterpolation: String.LocalizationValue.StringInterpolation)
        enum Placeholder: Hashable {
          case int, uint, float, double, object
        }
        struct StringInterpolation: StringInterpolationProtocol {
          typealias StringLiteralType = String
          init(literalCapacity: Int, interpolationCount: Int)
          func appendLiteral(_: String)
          func appendInterpolation(_: String)
          func appendInterpolation<Subject: NSObject>(_: Subject)
          func appendInterpolation<T: _FormatSpecifiable>(_: T)
          func appendInterpolation<T: _FormatSpecifiable>(_: T, specifier: String)
          func appendInterpolation(placeholder: String.LocalizationValue.Placeholder)
          func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String)
          func appendInterpolation<T, F: FormatStyle>(_: T, format: F) where T == F.FormatInput, F.FormatOutput: StringProtocol
          func appendInterpolation<T, F: FormatStyle>(_: T, format: F) where T == F.FormatInput, F.FormatOutput: AttributedStringProtocol
          func appendInterpolation(_: AttributedString, options: AttributedString.InterpolationOptions = _)
          func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_: T)
          func appendInterpolation<C: Collection>(_: C, format: ListFormatStyle<StringStyle, [String]>) where C.Element: CustomLocalizedStringResourceConvertible
        }
      }
      struct LocalizationOptions {
        init()
        var replacements: [any CVarArg]?
      }
      @localizing init(localized: String.LocalizationValue, table: String? = _, bundle: Bundle? = _, locale: Locale = _, comment: StaticString? = _)
      @localizing init(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, table: String? = _, bundle: Bundle? = _, locale: Locale = _, comment: StaticString? = _)
      @localizing init(localized: String.LocalizationValue, options: String.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale = _, comment: StaticString? = _)
      @localizing init(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale = _, comment: StaticString? = _)
      @_disfavoredOverload init(localized: LocalizedStringResource)
      @_disfavoredOverload init(localized: LocalizedStringResource, options: String.LocalizationOptions)
    }

    @localizable struct LocalizedStringResource: Equatable, Codable, CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation {
      typealias StringInterpolation = String.LocalizationValue.StringInterpolation
      typealias StringLiteralType = String
      enum BundleDescription {
        case main, forClass(AnyClass), atURL(URL)
      }
      var key: String
      var defaultValue: String.LocalizationValue
      var table: String?
      var locale: Locale
      var bundle: LocalizedStringResource.BundleDescription
      var localizedStringResource: LocalizedStringResource
      @localizing init(_: String.LocalizationValue, table: String? = _, locale: Locale = _, bundle: LocalizedStringResource.BundleDescription = _, comment: StaticString? = _)
      @localizing init(_: @localizationKey StaticString, defaultValue: String.LocalizationValue, table: String? = _, locale: Locale = _, bundle: LocalizedStringResource.BundleDescription = _, comment: StaticString? = _)
      @localizing @_disfavoredOverload init(_: String.LocalizationValue, table: String? = _, locale: Locale = _, bundle: Bundle, comment: StaticString? = _)
      @localizing @_disfavoredOverload init(_: @localizationKey StaticString, defaultValue: String.LocalizationValue, table: String? = _, locale: Locale = _, bundle: Bundle, comment: StaticString? = _)
      @localizing init(stringLiteral: @localizationKey String)
      init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    }

    extension AttributedString {
      @localizing init(localized: String.LocalizationValue, options: AttributedString.FormattingOptions = _, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _)
      @localizing init(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = _, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _)
      @localizing init(localized: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _)
      @localizing init(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _)
      @localizing init<S: AttributeScope>(localized: String.LocalizationValue, options: AttributedString.FormattingOptions = _, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: KeyPath<AttributeScopes, S.Type>)
      @localizing init<S: AttributeScope>(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = _, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: KeyPath<AttributeScopes, S.Type>)
      @localizing init<S: AttributeScope>(localized: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: KeyPath<AttributeScopes, S.Type>)
      @localizing init<S: AttributeScope>(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: KeyPath<AttributeScopes, S.Type>)
      @localizing init<S: AttributeScope>(localized: String.LocalizationValue, options: AttributedString.FormattingOptions = _, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: S.Type)
      @localizing init<S: AttributeScope>(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = _, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: S.Type)
      @localizing init<S: AttributeScope>(localized: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: S.Type)
      @localizing init<S: AttributeScope>(localized: @localizationKey StaticString, defaultValue: String.LocalizationValue, options: AttributedString.LocalizationOptions, table: String? = _, bundle: Bundle? = _, locale: Locale? = _, comment: StaticString? = _, including: S.Type)
      @_disfavoredOverload init(localized: LocalizedStringResource)
      @_disfavoredOverload init(localized: LocalizedStringResource, options: AttributedString.LocalizationOptions)
      @_disfavoredOverload init<S: AttributeScope>(localized: LocalizedStringResource, including: KeyPath<AttributeScopes, S.Type>)
      @_disfavoredOverload init<S: AttributeScope>(localized: LocalizedStringResource, including: S.Type)
      @_disfavoredOverload init<S: AttributeScope>(localized: LocalizedStringResource, options: AttributedString.LocalizationOptions, including: KeyPath<AttributeScopes, S.Type>)
      @_disfavoredOverload init<S: AttributeScope>(localized: LocalizedStringResource, options: AttributedString.LocalizationOptions, including: S.Type)
    }

    protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {}

    extension Bundle {
      func localizedAttributedString(forKey: String, value: String?, table: String?) -> AttributedString
    }

    @localizing func NSLocalizedString(_: @localizationKey String, tableName: String? = _, bundle: Bundle = _, value: String = _, comment: String) -> String
    @localizing func CFCopyLocalizedString(_: @localizationKey CFString, _: UnsafePointer<CChar>?) -> CFString
    """#)

  /// Interpolations that the SDKs of Xcode 26 add. Xcode warns about the generic one, as for `LocalizedStringKey`.
  static let foundationLocalizationValue = InterfaceFile(
    "Foundation", since: .xcode26,
    #"""
    extension String.LocalizationValue.StringInterpolation {
      func appendInterpolation(_: AttributedSubstring, options: AttributedString.InterpolationOptions = _)
      func appendInterpolation(_: Substring)
      func appendInterpolation<T>(_: T)
    }
    """#)
}
