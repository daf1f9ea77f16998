import StringExtraction
import StructuredText

// The input is any bytes as a `.stringsdata` file, which is rejected with a position or parsed. Writing and parsing it
// again gives the same content.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  do throws(ParseError) {
    let file = try StringsDataFile(bytes)
    let written = file.serialized()
    do throws(ParseError) {
      let again = try StringsDataFile(ContiguousArray(written))
      demand(again.serialized() == written, "writing it again changes it")
      demand(again.strings.count == file.strings.count && again.untyped.count == file.untyped.count, "strings are lost")
    } catch { fatalError("the written file cannot be parsed: \(error)") }
  } catch {
    demand((1...bytes.count + 1).contains(error.line) && error.column > 0, "a problem without a position: \(error)")
  }
  return 0
}
