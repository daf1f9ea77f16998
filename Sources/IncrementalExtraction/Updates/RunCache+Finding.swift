import Workspace

extension RunCache {
  /// What an earlier run has left for this one.
  package enum Finding: Sendable {
    /// Its answer, which still holds.
    case answer(Answer)
    /// Its answer, if it still holds: sources have changed.
    case update(AnswerUpdate)
    case nothing
  }

  /// Looks for what an earlier run has left. An answer for sources of which only comments have changed is kept for these.
  package func find() -> Finding {
    guard let answer = kept, let changed = answer.facts.changed(of: answer.sources?.sources ?? [], asking: asked) else {
      return .nothing
    }
    if changed.isEmpty { return .answer(answer) }
    guard let update = AnswerUpdate(answer, changed) else { return .nothing }
    guard update.isSettled else { return .update(update) }
    if !update.isYoung { keep(update.renewed()) }
    return .answer(answer)
  }
}
