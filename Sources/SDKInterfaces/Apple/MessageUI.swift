// A table: declarations of MessageUI in the condensed form that <doc:AppleInterfaces> describes.

extension InterfaceFile {
  /// Mail and message composers.
  static let messageUI = InterfaceFile(
    "MessageUI",
    #"""
    class MFMailComposeViewController: UINavigationController {
      init()
      static func canSendMail() -> Bool
      func setSubject(_: String)
      func setToRecipients(_: [String]?)
      func setCcRecipients(_: [String]?)
      func setBccRecipients(_: [String]?)
      func setMessageBody(_: String, isHTML: Bool)
      func addAttachmentData(_: Data, mimeType: String, fileName: String)
      func setPreferredSendingEmailAddress(_: String)
    }
    class MFMessageComposeViewController: UINavigationController {
      init()
      static func canSendText() -> Bool
      static func canSendSubject() -> Bool
      static func canSendAttachments() -> Bool
      static func isSupportedAttachmentUTI(_: String) -> Bool
      var recipients: [String]?
      var body, subject: String?
      var attachments: [[AnyHashable: Any]]?
      func addAttachmentURL(_: URL, withAlternateFilename: String?) -> Bool
      func addAttachmentData(_: Data, typeIdentifier: String, filename: String) -> Bool
      func insertCollaborationItemProvider(_: NSItemProvider) -> Bool
    }
    enum MFMailComposeResult: Int {
      case cancelled, saved, sent, failed
    }
    enum MessageComposeResult: Int {
      case cancelled, sent, failed
    }
    struct MFMailComposeError: CustomNSError, Hashable {
      init(_: MFMailComposeError.Code, userInfo: [String: Any] = _)
      static var errorDomain: String
      var code: MFMailComposeError.Code
      var errorCode: Int
      var userInfo, errorUserInfo: [String: Any]
      var localizedDescription: String
      static var saveFailed, sendFailed: MFMailComposeError.Code
      enum Code: Int, Equatable {
        case saveFailed, sendFailed
      }
    }
    """#)
}
