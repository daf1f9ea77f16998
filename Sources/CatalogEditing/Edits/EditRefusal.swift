import StringExchange
import StructuredText

/// The reason why an edit is not made.
public struct EditRefusal: Error, Sendable, Equatable {
  /// A sentence without full stop.
  public let sentence: String

  public init(_ sentence: String) { self.sentence = sentence }

  /// Runs a change, and turns its problem into a refusal.
  static func catching<Result>(_ change: () throws -> Result) throws(EditRefusal) -> Result {
    do { return try change() } catch let problem as ParseError {
      throw EditRefusal(problem.message)
    } catch let refusal as EntryTranslation.Refusal {
      throw EditRefusal(refusal.sentence)
    } catch let refusal as EditRefusal {
      throw refusal
    } catch { throw EditRefusal("\(error)") }
  }
}
