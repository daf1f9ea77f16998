/// Declarations at the start of a program and the productions that use them, parsed from a section of a table:
///
///     NAME
///       lines of Swift: `§` is the program's number, `#1` … `#9` are placeholders for types, «TYPE» for expressions
///     --
///       productions
///
/// Lines that start with `?` and the same letter, such as `?a`, are either all present or all absent.
/// `#5` is a number type, `#6` hashable, `#7` comparable. Other digits are any type.
struct DeclarationModule: Sendable {
  var name: String
  var declarations: [Line] = []
  var productions: [Line] = []

  struct Line: Sendable {
    var text: String
    var choice: Character?

    init(_ line: Substring) {
      guard line.hasPrefix("?"), line.count > 1 else {
        text = String(line)
        return
      }
      choice = line.dropFirst().first
      text = String(line.dropFirst(2))
    }
  }

  static let all: [DeclarationModule] = {
    var modules: [DeclarationModule] = []
    var isProductions = false
    for table in [typeModules, genericModules, callableModules, localizableModules, languageModules, placeModules] {
      for line in table.split(separator: "\n") {
        if line.hasPrefix("== ") {
          modules.append(DeclarationModule(name: String(line.dropFirst(3))))
          isProductions = false
        } else if line == "--" {
          isProductions = true
        } else if isProductions {
          modules[modules.count - 1].productions.append(Line(line))
        } else {
          modules[modules.count - 1].declarations.append(Line(line))
        }
      }
    }
    return modules
  }()
}

extension Generator {
  /// Writes a module's declarations. Later code can use them.
  mutating func declare(_ module: DeclarationModule) -> [String] {
    var chosen: [Character: Bool] = [:]
    for choice in (module.declarations + module.productions).compactMap(\.choice) where chosen[choice] == nil {
      chosen[choice] = random.chance(50)
    }
    let types = (1...9).map { number in typeArgument(number) }
    let lines = module.declarations.filter { $0.choice.map { chosen[$0] == true } ?? true }
    allowsParameters = false
    let text = lines.map { fillDeclaration(replaceTypes($0.text, types)) }
    for line in module.productions where line.choice.map({ chosen[$0] == true }) ?? true {
      grammar.add(lines: replaceTypes(line.text, types))
    }
    return text
  }

  private mutating func typeArgument(_ number: Int) -> TypeForm {
    switch number {
    case 5: type("N")
    case 6: type("H")
    case 7: type("C")
    default: anyType(size: 2)
    }
  }

  private func replaceTypes(_ text: String, _ types: [TypeForm]) -> String {
    var text = text
    for (position, type) in types.enumerated() where text.contains("#\(position + 1)") {
      text = text.replacing("#\(position + 1)?", with: TypeForm.named("Optional", [type]).description)
      text = text.replacing("#\(position + 1)", with: type.description)
    }
    return text
  }

  private mutating func fillDeclaration(_ line: String) -> String {
    var result = ""
    for piece in Production.pieces(line) {
      switch piece {
      case .text(let text): result += text
      case .slot(let slot):
        let value = with(slot.variables) { $0.expression(slot.type, typed: slot.isTyped, budget: 2) }
        result += slot.isHead ? value.asHead : slot.isOperand ? value.asOperand : value.text
      }
    }
    return result
  }
}
