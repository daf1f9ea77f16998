import ProjectModel

@testable import ProjectLoading

// The input is any bytes as `.strex.json`, which is parsed or rejected with a position.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let reader = ConfigurationReader(file: FilePath("/a/.strex.json"), printed: ".strex.json", rules: [])
  do {
    _ = try reader.read(FuzzInput(start, count).bytes)
  } catch {
    let location = error.diagnostic.range?.start
    demand(location.map { $0.line > 0 && $0.column > 0 } ?? false, "a problem without a position: \(error.diagnostic)")
  }
  return 0
}
