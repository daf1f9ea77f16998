import Foundation

/// Measures reading, parsing, printing and writing a JSON file with the fastest available library.
struct JSONCopy {
  let library: String
  /// The median time, without the time to start the program.
  let seconds: Double

  static func measure(_ file: URL, to copy: URL, runs: Int) async throws -> JSONCopy {
    if let seconds = orjson(file, copy, runs) { return JSONCopy(library: "orjson", seconds: seconds) }
    let median = try await Stopwatch(runs: runs).median {
      let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      try JSONSerialization.data(withJSONObject: value).write(to: copy)
    }
    return JSONCopy(library: "JSONSerialization", seconds: median.seconds)
  }

  /// Returns the time with orjson, or `nil` if Python or the library is missing.
  private static func orjson(_ file: URL, _ copy: URL, _ runs: Int) -> Double? {
    guard let python = Programs.named("python3") else { return nil }
    let script = """
      import orjson, sys, time
      times = []
      for _ in range(int(sys.argv[3])):
        start = time.perf_counter()
        with open(sys.argv[1], "rb") as file: value = orjson.loads(file.read())
        with open(sys.argv[2], "wb") as file: file.write(orjson.dumps(value))
        times.append(time.perf_counter() - start)
      print(sorted(times)[len(times) // 2])
      """
    let process = Process()
    process.executableURL = python
    process.arguments = ["-c", script, file.path, copy.path, String(runs)]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
