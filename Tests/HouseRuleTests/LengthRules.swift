import Testing

@Suite struct LengthRules {
  private static let measured = SourceTree.all.filter { !$0.isTable }

  @Test func filesAreShort() {
    let long = Self.measured.filter { $0.lines.count > 500 }
    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  @Test func functionsAreShort() {
    let long = Self.measured.flatMap { file in
      FunctionLengths(file.lines).functions.filter { $0.length > 40 }.map {
        "\(file.path):\($0.line): \($0.length) lines"
      }
    }
    #expect(long == [])
  }

  @Test func functionsAreMeasured() {
    let text = """
      struct A {
        init() {
          x()
        }
        func one() { 1 }
        func two(
          a: Int
        ) -> Int {
          if a {
          }
          let text = \"\"\"
        }
          \"\"\"
        }
        private(set) var x = 0
      }
      protocol P {
        func required()
        var y: Int { get }
      }
      @Test func three() throws {
      }
      private static var four: [Int] {
        1
      }
      var five: Int = {
        1
      }()
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      FunctionLengths(lines).functions == [
        .init(line: 2, length: 3), .init(line: 6, length: 7), .init(line: 21, length: 2),
        .init(line: 23, length: 3),
      ])
  }
}
