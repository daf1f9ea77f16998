import Testing

@Suite struct LengthRules {
  @Test(arguments: (SourceTree.sources + SourceTree.tests).filter { !$0.isTable })
  func filesAreShort(_ file: SourceFile) {
    #expect(file.lines.count <= 300)
  }

  @Test(arguments: (SourceTree.sources + SourceTree.tests).filter { !$0.isTable })
  func functionsAreShort(_ file: SourceFile) {
    let long = FunctionLengths(file.lines).functions.filter { $0.length > 40 }
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
      """
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      FunctionLengths(lines).functions == [
        .init(line: 2, length: 3), .init(line: 6, length: 9), .init(line: 21, length: 2),
      ])
  }
}
