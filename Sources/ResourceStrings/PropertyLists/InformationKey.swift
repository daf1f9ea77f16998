import TextBasics

/// The keys of `Info.plist` whose values Xcode exports for translation.
public enum InformationKey {
  /// Returns whether the value of a key is translated.
  public static func isTranslated(_ key: String) -> Bool { title(of: key) != nil || untitled.contains(key) }

  /// The keys whose values are translated.
  public static let translated = Set(titles.keys).union(privacyTitles.keys).union(untitled).sorted()

  /// Returns the title in Xcode's editor, which is the comment in catalogs, or `nil` if it is unknown.
  public static func title(of key: String) -> String? { titles[key] ?? privacyTitles[key].map { "Privacy - \($0)" } }

  /// Returns whether the value of a key is a sentence, which differs in each language. Names may be the same in all
  /// languages.
  public static func isSentence(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }

  /// Returns the key with a title in Xcode's editor, or `nil` if it is unknown.
  public static func key(titled title: String) -> String? { keysByTitle[title] }

  private static let keysByTitle: [String: String] = Dictionary(
    translated.compactMap { key in title(of: key).map { ($0, key) } }
  ) { first, _ in first }

  /// Returns whether the string of a member is a key itself, so that the system never looks up the member's name.
  public static func namesKey(_ member: String) -> Bool {
    member == "CFBundleTypeName" || textsAsKeys.values.contains { $0.contains(member) }
  }

  /// Returns whether a string may be a key of the system, which looks up keys even if the list does not have them. Such
  /// a key has at least five letters, digits and underscores, begins with two capitals, and may have a device or
  /// platform suffix: `NSCameraUsageDescription~ipad`, `UIRequiredDeviceCapabilities-iphoneos`.
  public static func mayBeKey(_ text: String) -> Bool {
    let name = text.prefix { $0 != "~" && $0 != "-" }.utf8
    return name.count > 4 && name.prefix(2).allSatisfy(\.isUppercaseLetter) && name.allSatisfy(\.isNamePart)
  }

  private static let titles = [
    "CFBundleDisplayName": "Bundle display name", "CFBundleGetInfoString": "Get Info string",
    "CFBundleName": "Bundle name", "CFBundleSpokenName": "Accessibility Bundle Name",
    "NSHumanReadableCopyright": "Copyright (human-readable)",
    "NSHumanReadableDescription": "Human readable description",
  ]

  /// The titles in catalogs of public apps.
  private static let privacyTitles = [
    "NFCReaderUsageDescription": "NFC Scan Usage Description",
    "NSAppleEventsUsageDescription": "AppleEvents Sending Usage Description",
    "NSAppleMusicUsageDescription": "Media Library Usage Description",
    "NSBluetoothAlwaysUsageDescription": "Bluetooth Always Usage Description",
    "NSBluetoothPeripheralUsageDescription": "Bluetooth Peripheral Usage Description",
    "NSBluetoothWhileInUseUsageDescription": "Bluetooth While In Use Usage Description",
    "NSCalendarsFullAccessUsageDescription": "Calendars Full Access Usage Description",
    "NSCalendarsUsageDescription": "Calendars Usage Description",
    "NSCameraUsageDescription": "Camera Usage Description", "NSContactsUsageDescription": "Contacts Usage Description",
    "NSDesktopFolderUsageDescription": "Desktop Folder Usage Description",
    "NSDocumentsFolderUsageDescription": "Documents Folder Usage Description",
    "NSDownloadsFolderUsageDescription": "Downloads Folder Usage Description",
    "NSFaceIDUsageDescription": "Face ID Usage Description",
    "NSHealthClinicalHealthRecordsShareUsageDescription": "Health Records Usage Description",
    "NSHealthShareUsageDescription": "Health Share Usage Description",
    "NSHealthUpdateUsageDescription": "Health Update Usage Description",
    "NSLocalNetworkUsageDescription": "Local Network Usage Description",
    "NSLocationAlwaysAndWhenInUseUsageDescription": "Location Always and When In Use Usage Description",
    "NSLocationAlwaysUsageDescription": "Location Always Usage Description",
    "NSLocationUsageDescription": "Location Usage Description",
    "NSLocationWhenInUseUsageDescription": "Location When In Use Usage Description",
    "NSMicrophoneUsageDescription": "Microphone Usage Description",
    "NSMotionUsageDescription": "Motion Usage Description",
    "NSPhotoLibraryAddUsageDescription": "Photo Library Additions Usage Description",
    "NSPhotoLibraryUsageDescription": "Photo Library Usage Description",
    "NSRemindersUsageDescription": "Reminders Usage Description",
    "NSSensorKitPrivacyPolicyURL": "SensorKit Privacy Policy URL",
    "NSSensorKitUsageDescription": "SensorKit Usage Description", "NSSiriUsageDescription": "Siri Usage Description",
    "NSSpeechRecognitionUsageDescription": "Speech Recognition Usage Description",
    "NSSystemExtensionUsageDescription": "System Extension Usage Description",
    "NSUserTrackingUsageDescription": "Tracking Usage Description",
  ]

  /// Usage descriptions that Apple documents and whose titles are unknown.
  private static let untitled = Set(
    [
      "AudioCapture", "CalendarsWriteOnlyAccess", "FallDetection", "FileProviderDomain", "FileProviderPresence",
      "FocusStatus", "GKFriendList", "HandsTracking", "HomeKit", "Identity",
      "MainCamera", "NearbyInteraction", "NetworkVolumes", "RemindersFullAccess",
      "RemovableVolumes", "SystemAdministration", "VideoSubscriberAccount", "WorldSensing",
    ].map { "NS\($0)UsageDescription" })

  /// The role of a string in a property list.
  public enum Use: Sendable, Equatable {
    /// The value of a key.
    case value(of: String)
    /// The text is the key.
    case key

    /// - Parameter keys: the keys of the enclosing dictionaries, outermost first.
    /// - Returns: `nil` for a string that Xcode does not export.
    public init?(of keys: [String]) {
      if keys.count == 1, isTranslated(keys[0]) {
        self = .value(of: keys[0])
      } else if keys.count == 2, textsAsKeys[keys[0]]?.contains(keys[1]) ?? false {
        self = .key
      } else {
        return nil
      }
    }
  }

  /// Members whose strings are keys themselves, by the top-level key of their list.
  private static let textsAsKeys: [String: Set<String>] = [
    "UTExportedTypeDeclarations": ["UTTypeDescription"], "UTImportedTypeDeclarations": ["UTTypeDescription"],
    "UIApplicationShortcutItems": ["UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle"],
    "INAlternativeAppNames": ["INAlternativeAppName", "INAlternativeAppNamePronunciationHint"],
  ]
}
