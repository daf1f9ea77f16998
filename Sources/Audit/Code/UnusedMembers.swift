import SwiftParsing
import TextBasics

/// The functions and properties of applications that only unused code names: users do not see their strings.
struct UnusedMembers {
  /// The byte ranges of such members in each source.
  let ranges: [[Range<Int>]]

  /// - Parameters:
  ///   - files: the members of all sources and the names in them.
  ///   - types: the types of all sources.
  ///   - isOfLibrary: whether other programs may use the public members of each source.
  ///   - unusedTypes: the byte ranges of unused types in each source.
  init(_ files: [MemberUses], _ types: [TypeUses], isOfLibrary: [Bool], _ unusedTypes: [[Range<Int>]]) {
    let candidates = Self.candidates(among: files, types.flatMap(\.types), isOfLibrary)
    let names = Set(candidates.flatMap { $0.map(\.name) })
    // The members that candidates use, and those that other code uses and whose own uses count.
    var uses: [MemberName: [MemberName]] = [:]
    var used: Set<MemberName> = []
    for (file, unused) in zip(candidates.indices, unusedTypes.map(SourceRanges.merged)) {
      for (name, users) in files[file].references where names.contains(name) {
        for offset in users {
          let next = candidates[file].firstIndex { offset < $0.range.upperBound }
          if next < candidates[file].count, candidates[file][next].range.contains(offset) {
            uses[candidates[file][next].name, default: []].append(name)
          } else if !unused.hasRange(around: { offset < $0 }) {
            used.insert(name)
          }
        }
      }
    }
    var queue = Array(used)
    while let name = queue.popLast() {
      for next in uses[name] ?? [] where used.insert(next).inserted { queue.append(next) }
    }
    ranges = candidates.map { $0.filter { !used.contains($0.name) }.map(\.range) }
  }

  /// Returns the members of each source that may be unused, in source order: only code with known declarations may
  /// name them.
  private static func candidates(
    among files: [MemberUses], _ types: [TypeUses.TypeBody], _ isOfLibrary: [Bool]
  ) -> [[MemberUses.Member]] {
    let known = Set(types.filter(\.isWhole).map(\.name)).union([Name("View")])
    let asked = Set(types.filter(\.isOfSystems).map(\.name))
    var unnamed = Set(files.flatMap { $0.members.map(\.name.name) })
    for file in files where !unnamed.isEmpty { unnamed.subtract(file.names) }
    return zip(files, isOfLibrary).map { file, isOfLibrary in
      file.members.filter { member in
        guard unnamed.contains(member.name.name), !member.isPublic || !isOfLibrary else { return false }
        guard let owner = member.name.owner, !member.isOwn else { return true }
        return !asked.contains(owner) && (known.contains(owner) || member.isStaticOfOther)
      }
    }
  }
}
