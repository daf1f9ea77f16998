import ProjectAnalysis
import ProjectModel

// Command lines that messages recommend.
extension ParsedArguments {
  /// The command line that would write the changes that this one finds missing.
  var repairCommand: RepairCommand {
    var arguments = self
    if has("staged"), let shell = ThisTool.folderOfShell(from: folder) {
      let places = operands.isEmpty ? [folder] : operands.map { folder.appending($0).resolvingParents }
      arguments.operands = places.map { $0.way(from: shell).string }
    }
    // In such a commit the index is temporary, so only the work tree can be fixed.
    let isOfIndex = ThisTool.commit == .ofIndex
    let (options, operands) = arguments.words(
      without: isOfIndex ? reportOptions : reportOptions.union(["staged"]),
      adding: isOfIndex && has("staged") ? ["fix"] : [])
    return RepairCommand(options: options, operands: operands)
  }

  /// The names of options that affect the report of a run, not its changes.
  private var reportOptions: Set<String> { Set(rows.filter(\.affectsOnlyReport).map(\.name)) }

  /// Returns the command line of a sync that adds the missing keys to the catalogs.
  /// - Parameter isForPrograms: whether it must not depend on how this command was started.
  func syncCommand(isForPrograms: Bool) -> String {
    var arguments = self
    arguments.command = SyncCommand.description
    // A sync of only some sources would not add the other missing keys of their catalogs.
    arguments.operands = operands.filter { operand in
      !isForPrograms && (operand.hasPrefix("/") || FilePath(operand).resolvingParents.components.first == "..")
    }
    return arguments.line(without: reportOptions.union(["fix", "output", "verbose", "format"]))
  }
}
