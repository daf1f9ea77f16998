import StringExtraction
import StructuredText

// The input is any bytes as a `.stringsdata` file, which is rejected with a position or parsed. Writing and parsing it
// again gives the same content.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = FuzzInput(start, count).bytes
  do throws(JSONProblem) {
    let file = try StringsDataFile(bytes)
    let written = file.serialized()
    do throws(JSONProblem) {
      let again = try StringsDataFile(ContiguousArray(written))
      demand(again.serialized() == written, "written again it differs")
      demand(again.strings.count == file.strings.count && again.untyped.count == file.untyped.count, "strings are lost")
    } catch { fatalError("what was written cannot be read: \(error)") }
  } catch {
    demand((1...bytes.count + 1).contains(error.line) && error.column > 0, "a problem without a place: \(error)")
  }
  return 0
}
