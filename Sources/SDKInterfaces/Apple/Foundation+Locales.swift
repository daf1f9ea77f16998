// A table: declarations of Foundation in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Locales, languages, regions.
  static let foundationLocales = InterfaceFile(
    "Foundation",
    #"""
    struct Locale: Hashable, CustomDebugStringConvertible, CustomStringConvertible, Codable, ReferenceConvertible {
      typealias LanguageDirection = NSLocale.LanguageDirection
      static var autoupdatingCurrent, current: Self
      init(identifier: String)
      init(components: Locale.Components)
      init(languageComponents: Locale.Language.Components)
      init(languageCode: Locale.LanguageCode? = _, script: Locale.Script? = _, languageRegion: Locale.Region? = _)
      func localizedString(forIdentifier: String) -> String?
      func localizedString(forLanguageCode: String) -> String?
      func localizedString(forRegionCode: String) -> String?
      func localizedString(forScriptCode: String) -> String?
      func localizedString(forVariantCode: String) -> String?
      func localizedString(for: Calendar.Identifier) -> String?
      func localizedString(forCurrencyCode: String) -> String?
      func localizedString(forCollationIdentifier: String) -> String?
      func localizedString(forCollatorIdentifier: String) -> String?
      var identifier: String
      var languageCode, regionCode, scriptCode, variantCode: String?
      var calendar: Calendar
      var collationIdentifier: String?
      var usesMetricSystem: Bool
      var decimalSeparator, groupingSeparator, currencySymbol, currencyCode, collatorIdentifier: String?
      var measurementSystem: Locale.MeasurementSystem
      var currency: Locale.Currency?
      var numberingSystem: Locale.NumberingSystem
      var availableNumberingSystems: [Locale.NumberingSystem]
      var firstDayOfWeek: Locale.Weekday
      var language: Locale.Language
      func identifier(_: Locale.IdentifierType) -> String
      var hourCycle: Locale.HourCycle
      var collation: Locale.Collation
      var region: Locale.Region?
      var timeZone: TimeZone?
      var subdivision: Locale.Subdivision?
      var variant: Locale.Variant?
      static var preferredLanguages: [String]
      static var preferredLocales: [Locale]
      static func windowsLocaleCode(fromIdentifier: String) -> Int?
      static func identifier(fromWindowsLocaleCode: Int) -> String?
      static func identifier(fromComponents: [String: String]) -> String
      static func canonicalIdentifier(from: String) -> String
      static func canonicalLanguageIdentifier(from: String) -> String
      static func identifier(_: Locale.IdentifierType, from: String) -> String
      static var availableIdentifiers, commonISOCurrencyCodes, isoLanguageCodes: [String]
      static func components(fromIdentifier: String) -> [String: String]
      static var isoRegionCodes, isoCurrencyCodes: [String]
      static func characterDirection(forLanguage: String) -> Locale.LanguageDirection
      static func lineDirection(forLanguage: String) -> Locale.LanguageDirection
      struct Language: Hashable, Codable {
        init(components: Locale.Language.Components)
        init(languageCode: Locale.LanguageCode? = _, script: Locale.Script? = _, region: Locale.Region? = _)
        static var systemLanguages: [Self]
        var lineLayoutDirection, characterDirection: Locale.LanguageDirection
        var parent: Self?
        func hasCommonParent(with: Self) -> Bool
        func isEquivalent(to: Self) -> Bool
        init(identifier: String)
        var minimalIdentifier, maximalIdentifier: String
        var languageCode: Locale.LanguageCode?
        var script: Locale.Script?
        var region: Locale.Region?
        struct Components: Hashable, Codable {
          var languageCode: Locale.LanguageCode?
          var script: Locale.Script?
          var region: Locale.Region?
          init(languageCode: Locale.LanguageCode? = _, script: Locale.Script? = _, region: Locale.Region? = _)
          init(identifier: String)
          init(language: Locale.Language)
        }
      }
      enum IdentifierType: Hashable {
        case icu, bcp47, cldr
      }
      struct Components: Hashable, Codable {
        var languageComponents: Locale.Language.Components
        var calendar: Calendar.Identifier?
        var collation: Locale.Collation?
        var currency: Locale.Currency?
        var numberingSystem: Locale.NumberingSystem?
        var firstDayOfWeek: Locale.Weekday?
        var hourCycle: Locale.HourCycle?
        var measurementSystem: Locale.MeasurementSystem?
        var region: Locale.Region?
        var subdivision: Locale.Subdivision?
        var timeZone: TimeZone?
        var variant: Locale.Variant?
        init(languageCode: Locale.LanguageCode? = _, script: Locale.Script? = _, languageRegion: Locale.Region? = _)
        init(identifier: String)
        init(locale: Locale)
      }
      struct LanguageCode: Hashable, Codable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        init(_: String)
        var identifier: String
        static var unidentified, uncoded, multiple, unavailable: Self
        func identifier(_: Locale.LanguageCode.IdentifierType) -> String?
        var isISOLanguage: Bool
        static var isoLanguageCodes: [Self]
        static var ainu, albanian, amharic, apacheWestern, arabic, armenian, assamese, assyrian, azerbaijani: Self
        static var bangla, belarusian, bodo, bulgarian, burmese, cantonese, catalan, cherokee, chinese, croatian: Self
        static var czech, danish, dhivehi, dogri, dutch, dzongkha, english, estonian, faroese, finnish, french: Self
        static var fula, georgian, german, greek, gujarati, hawaiian, hebrew, hindi, hungarian, icelandic, igbo: Self
        static var indonesian, irish, italian, japanese, kannada, kashmiri, kazakh, khmer, konkani, korean, kurdish: Self
        static var kurdishSorani, kyrgyz, lao, latvian, lithuanian, macedonian, maithili, malay, malayalam, maltese: Self
        static var manipuri, māori, marathi, mongolian, navajo, nepali, norwegian, norwegianBokmål: Self
        static var norwegianNynorsk, odia, pashto, persian, polish, portuguese, punjabi, rohingya, romanian: Self
        static var russian, samoan, sanskrit, santali, serbian, sindhi, sinhala, slovak, slovenian, spanish: Self
        static var swahili, swedish, tagalog, tajik, tamil, telugu, thai, tibetan, tongan, turkish, turkmen: Self
        static var ukrainian, urdu, uyghur, uzbek, vietnamese, welsh, yiddish: Self
        enum IdentifierType: Hashable {
          case alpha2, alpha3
        }
      }
      struct Region: Hashable, Codable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        static var unknown: Self
        var isISORegion: Bool
        var subRegions: [Self]
        var containingRegion, continent, subcontinent: Self?
        var category: Locale.Region.Category?
        static var isoRegions: [Self]
        static func isoRegions(ofCategory: Locale.Region.Category) -> [Self]
        struct Category: Hashable, Codable, CustomDebugStringConvertible {
          static var world, continent, subcontinent, territory, grouping: Self
        }
        static var afghanistan, ålandIslands, albania, algeria, americanSamoa, andorra, angola, anguilla: Self
        static var antarctica, antiguaBarbuda, argentina, armenia, aruba, ascensionIsland, australia, austria: Self
        static var azerbaijan, bahamas, bahrain, bangladesh, barbados, belarus, belgium, belize, benin, bermuda: Self
        static var bhutan, bolivia, bosniaHerzegovina, botswana, bouvetIsland, brazil, britishVirginIslands, brunei: Self
        static var bulgaria, burkinaFaso, burundi, cambodia, cameroon, canada, canaryIslands, capeVerde: Self
        static var caribbeanNetherlands, caymanIslands, centralAfricanRepublic, ceutaMelilla, chad: Self
        static var chagosArchipelago, chile, chinaMainland, christmasIsland, clippertonIsland, cocosIslands: Self
        static var colombia, comoros, congoBrazzaville, congoKinshasa, cookIslands, costaRica, côteDIvoire, croatia: Self
        static var cuba, curaçao, cyprus, czechia, denmark, diegoGarcia, djibouti, dominica, dominicanRepublic: Self
        static var ecuador, egypt, elSalvador, equatorialGuinea, eritrea, estonia, eswatini, ethiopia: Self
        static var falklandIslands, faroeIslands, fiji, finland, france, frenchGuiana, frenchPolynesia: Self
        static var frenchSouthernTerritories, gabon, gambia, georgia, germany, ghana, gibraltar, greece, greenland: Self
        static var grenada, guadeloupe, guam, guatemala, guernsey, guinea, guineaBissau, guyana, haiti: Self
        static var heardMcdonaldIslands, honduras, hongKong, hungary, iceland, india, indonesia, iran, iraq: Self
        static var ireland, isleOfMan, israel, italy, jamaica, japan, jersey, jordan, kazakhstan, kenya, kiribati: Self
        static var kosovo, kuwait, kyrgyzstan, laos, latvia, lebanon, lesotho, liberia, libya, liechtenstein: Self
        static var lithuania, luxembourg, macao, madagascar, malawi, malaysia, maldives, mali, malta: Self
        static var marshallIslands, martinique, mauritania, mauritius, mayotte, mexico, micronesia, moldova, monaco: Self
        static var mongolia, montenegro, montserrat, morocco, mozambique, myanmar, namibia, nauru, nepal: Self
        static var netherlands, newCaledonia, newZealand, nicaragua, niger, nigeria, niue, norfolkIsland: Self
        static var northernMarianaIslands, northMacedonia, norway, oman, pakistan, palau, palestinianTerritories: Self
        static var panama, papuaNewGuinea, paraguay, peru, philippines, pitcairnIslands, poland, portugal: Self
        static var puertoRico, qatar, réunion, romania, russia, rwanda, saintBarthélemy, saintHelena: Self
        static var saintKittsNevis, saintLucia, saintMartin, saintPierreMiquelon, saintVincentGrenadines, samoa: Self
        static var sanMarino, sãoToméPríncipe, saudiArabia, senegal, serbia, seychelles, sierraLeone, singapore: Self
        static var sintMaarten, slovakia, slovenia, solomonIslands, somalia, southAfrica: Self
        static var southGeorgiaSouthSandwichIslands, southKorea, southSudan, spain, sriLanka, suriname: Self
        static var svalbardJanMayen, sweden, switzerland, taiwan, tajikistan, tanzania, thailand, timorLeste, togo: Self
        static var tokelau, tonga, trinidadTobago, tristanDaCunha, tunisia, turkey, turkmenistan: Self
        static var turksCaicosIslands, tuvalu, uganda, ukraine, unitedArabEmirates, unitedKingdom, unitedStates: Self
        static var unitedStatesOutlyingIslands, unitedStatesVirginIslands, uruguay, uzbekistan, vanuatu: Self
        static var vaticanCity, venezuela, vietnam, wallisFutuna, westernSahara, yemen, zambia, zimbabwe, world: Self
        static var latinAmerica: Self
      }
      struct Collation: Hashable, Codable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        static var searchRules, standard: Self
        static var availableCollations: [Self]
        static func availableCollations(for: Locale.Language) -> [Self]
      }
      struct Currency: Hashable, Codable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        var isISOCurrency: Bool
        static var unknown: Self
        static var isoCurrencies: [Self]
      }
      struct NumberingSystem: Hashable, Codable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        static var availableNumberingSystems: [Self]
      }
      struct Subdivision: Hashable, Codable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        static func subdivision(for: Locale.Region) -> Self
      }
      struct Variant: Codable, Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        static var posix: Self
      }
      struct MeasurementSystem: Codable, Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias StringLiteralType = String
        init(stringLiteral: String)
        var identifier: String
        init(_: String)
        static var metric, us, uk: Self
        static var measurementSystems: [Self]
      }
      enum Weekday: String, Codable, Hashable {
        case sunday, monday, tuesday, wednesday, thursday, friday, saturday
      }
      enum HourCycle: String, Codable, Hashable {
        case zeroToEleven, oneToTwelve, zeroToTwentyThree, oneToTwentyFour
      }
    }
    class NSLocale: NSObject {
      init()
      func object(forKey: NSLocale.Key) -> Any?
      func displayName(forKey: NSLocale.Key, value: Any) -> String?
      init(localeIdentifier: String)
      static var currentLocaleDidChangeNotification: NSNotification.Name
      var localeIdentifier, languageCode, languageIdentifier: String
      var countryCode, regionCode, scriptCode, variantCode: String?
      var exemplarCharacterSet: CharacterSet
      var calendarIdentifier: String
      var collationIdentifier: String?
      var usesMetricSystem: Bool
      var decimalSeparator, groupingSeparator, currencySymbol: String
      var currencyCode: String?
      var collatorIdentifier: String
      static var autoupdatingCurrent, current, system: Locale
      static var preferredLanguages: [String]
      struct Key: Hashable, RawRepresentable {
        typealias RawValue = String
        init(rawValue: String)
        var rawValue: String
        static var identifier, languageCode, countryCode, scriptCode, calendar, usesMetricSystem, decimalSeparator: Self
        static var currencySymbol: Self
      }
      enum LanguageDirection: UInt {
        case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
      }
    }
    """#)
}
