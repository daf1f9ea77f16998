// A table: declarations of Contacts in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Contacts and their formatters.
  static let contacts = InterfaceFile(
    "Contacts",
    #"""
    class CNContact: NSObject, Identifiable, NSItemProviderReading, NSItemProviderWriting {
      typealias ID = UUID
      init()
      var identifier: String
      var contactType: CNContactType
      var namePrefix, givenName, middleName, familyName, previousFamilyName, nameSuffix, nickname: String
      var organizationName, departmentName, jobTitle, phoneticGivenName, phoneticMiddleName, phoneticFamilyName: String
      var phoneticOrganizationName, note: String
      var imageData, thumbnailImageData: Data?
      var imageDataAvailable: Bool
      var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
      var emailAddresses: [CNLabeledValue<NSString>]
      var postalAddresses: [CNLabeledValue<CNPostalAddress>]
      var urlAddresses: [CNLabeledValue<NSString>]
      var contactRelations: [CNLabeledValue<CNContactRelation>]
      var socialProfiles: [CNLabeledValue<CNSocialProfile>]
      var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>]
      var birthday, nonGregorianBirthday: DateComponents?
      var dates: [CNLabeledValue<NSDateComponents>]
      func isKeyAvailable(_: String) -> Bool
      static func localizedString(forKey: String) -> String
      func isUnifiedWithContact(withIdentifier: String) -> Bool
      var id: UUID
      static func predicateForContacts(matchingName: String) -> NSPredicate
      static func predicateForContacts(matchingEmailAddress: String) -> NSPredicate
      static func predicateForContacts(matching: CNPhoneNumber) -> NSPredicate
      static func predicateForContacts(withIdentifiers: [String]) -> NSPredicate
      static func predicateForContactsInGroup(withIdentifier: String) -> NSPredicate
      static func predicateForContactsInContainer(withIdentifier: String) -> NSPredicate
    }
    class CNMutableContact: CNContact {
      init()
      var contactType: CNContactType
      var namePrefix, givenName, middleName, familyName, previousFamilyName, nameSuffix, nickname: String
      var organizationName, departmentName, jobTitle, phoneticGivenName, phoneticMiddleName, phoneticFamilyName: String
      var phoneticOrganizationName, note: String
      var imageData: Data?
      var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
      var emailAddresses: [CNLabeledValue<NSString>]
      var postalAddresses: [CNLabeledValue<CNPostalAddress>]
      var urlAddresses: [CNLabeledValue<NSString>]
      var contactRelations: [CNLabeledValue<CNContactRelation>]
      var socialProfiles: [CNLabeledValue<CNSocialProfile>]
      var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>]
      var birthday, nonGregorianBirthday: DateComponents?
      var dates: [CNLabeledValue<NSDateComponents>]
    }
    class CNContactStore: NSObject {
      init()
      static func authorizationStatus(for: CNEntityType) -> CNAuthorizationStatus
      func requestAccess(for: CNEntityType, completionHandler: (Bool, (any Error)?) -> Void)
      func requestAccess(for: CNEntityType) -> Bool
      func groups(matching: NSPredicate?) -> [CNGroup]
      func containers(matching: NSPredicate?) -> [CNContainer]
      var currentHistoryToken: Data?
      func defaultContainerIdentifier() -> String
    }
    class CNLabeledValue<ValueType>: NSObject {
      init()
      var identifier: String
      var label: String?
      var value: ValueType
      init(label: String?, value: ValueType)
      func settingLabel(_: String?) -> Self
      func settingValue(_: ValueType) -> Self
      func settingLabel(_: String?, value: ValueType) -> Self
      static func localizedString(forLabel: String) -> String
    }
    class CNPhoneNumber: NSObject {
      init()
      init(stringValue: String)
      init!()
      static func new() -> Self!
      var stringValue: String
    }
    class CNPostalAddress: NSObject {
      init()
      var street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode: String
      static func localizedString(forKey: String) -> String
    }
    class CNMutablePostalAddress: CNPostalAddress {
      init()
      var street, subLocality, city, subAdministrativeArea, state, postalCode, country, isoCountryCode: String
    }
    class CNContactFormatter: Formatter {
      init()
      static func string(from: CNContact, style: CNContactFormatterStyle) -> String?
      static func attributedString(from: CNContact, style: CNContactFormatterStyle, defaultAttributes: [AnyHashable: Any]? = _) -> NSAttributedString?
      static func delimiter(for: CNContact) -> String
      var style: CNContactFormatterStyle
      func string(from: CNContact) -> String?
      func attributedString(from: CNContact, defaultAttributes: [AnyHashable: Any]? = _) -> NSAttributedString?
    }
    class CNPostalAddressFormatter: Formatter {
      init()
      func string(from: CNPostalAddress) -> String
      func attributedString(from: CNPostalAddress, withDefaultAttributes: [AnyHashable: Any] = _) -> NSAttributedString
    }
    class CNContactRelation: NSObject {
      init()
      init(name: String)
      var name: String
    }
    class CNSocialProfile: NSObject {
      init()
      var urlString, username, userIdentifier, service: String
      init(urlString: String?, username: String?, userIdentifier: String?, service: String?)
      static func localizedString(forKey: String) -> String
      static func localizedString(forService: String) -> String
    }
    class CNInstantMessageAddress: NSObject {
      init()
      var username, service: String
      init(username: String, service: String)
      static func localizedString(forKey: String) -> String
      static func localizedString(forService: String) -> String
    }
    class CNGroup: NSObject {
      init()
      var identifier, name: String
      static func predicateForGroups(withIdentifiers: [String]) -> NSPredicate
      static func predicateForGroupsInContainer(withIdentifier: String) -> NSPredicate
    }
    class CNContainer: NSObject {
      init()
      var identifier, name: String
      static func predicateForContainers(withIdentifiers: [String]) -> NSPredicate
      static func predicateForContainerOfContact(withIdentifier: String) -> NSPredicate
      static func predicateForContainerOfGroup(withIdentifier: String) -> NSPredicate
    }
    class CNContactFetchRequest {
      init()
      var predicate: NSPredicate?
      var mutableObjects, unifyResults: Bool
    }
    class CNSaveRequest: NSObject {
      init()
      func add(_: CNMutableContact, toContainerWithIdentifier: String?)
      var transactionAuthor: String?
      var shouldRefetchContacts: Bool
    }
    enum CNAuthorizationStatus: Int {
      case notDetermined, restricted, denied, authorized
    }
    enum CNEntityType: Int {
      case contacts
    }
    enum CNContactType: Int {
      case person, organization
    }
    enum CNContactFormatterStyle: Int {
      case fullName, phoneticFullName
    }
    """#)
}
