@testable import ResourceStrings
@testable import StructuredText

// The input is a storyboard, xib, intent definition, property list or settings pane. It is rejected with a position, or
// parsed with positions in bounds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  let lines = bytes.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  do throws(ParseError) {
    let file = try InterfaceDocument(bytes)
    for text in file.strings {
      demand(text.line > 0 && text.line <= lines && text.column > 0, "a text without a position: \(text)")
      demand(!text.value.isEmpty && text.comment.hasPrefix("Class = \""), "an empty text or comment: \(text)")
    }
    for text in file.unknown { demand(text.line > 0 && text.line <= lines, "a text without a position: \(text)") }
  } catch { demand(error.line > 0 && error.column > 0, "a problem without a position: \(error)") }
  for text in (try? InterfaceDocument(intents: bytes))?.strings ?? [] {
    demand(text.line > 0 && text.line <= lines && text.key.utf8.count == 6, "an invalid id: \(text)")
  }
  for text in (try? SettingsPane(bytes))?.texts ?? [] {
    demand(text.line > 0 && text.line <= lines && !text.value.isEmpty, "a text without a position: \(text)")
  }
  for text in (try? InformationPropertyList(bytes))?.texts ?? [] {
    demand(text.line > 0 && text.line <= lines && text.column > 0, "a text without a position: \(text)")
  }
  return 0
}
