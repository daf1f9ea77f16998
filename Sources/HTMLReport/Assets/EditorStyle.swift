// A table: the styles of the editing page, in addition to the styles of all pages.

enum EditorStyle {
  static let text: StaticString = #"""
    h2 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; margin: 0; }
    #state { margin: 0 0 .6rem; color: var(--soft); font-size: .9rem; flex: 1; }
    #state.problem { color: var(--error); }
    .history { margin: 0 0 .5rem; }
    button[disabled] { color: var(--soft); cursor: default; border-color: var(--line); }
    .list { outline: 0; }
    article.edited { border-left: 3px solid var(--accent); }
    article.saved { border-left: 3px solid var(--done); }
    article.conflict { border-left: 3px solid var(--error); }
    article .forms { display: grid; gap: .5rem; margin: .6rem 0; }
    article .form { display: grid; grid-template-columns: 1fr auto; gap: .2rem .5rem; align-items: start; max-width: none; }
    article .form label { grid-column: 1 / -1; font: .8rem var(--mono); }
    textarea {
      font: inherit; width: 100%; min-height: 2.4rem; padding: .4rem .6rem; color: var(--ink); background: var(--paper);
      border: 1px solid var(--line); border-radius: 6px; resize: vertical; field-sizing: content; unicode-bidi: plaintext;
    }
    .actions { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: .4rem 0 0; }
    .actions button, .actions select, .form button, .about button { font-size: .85rem; min-height: 1.9rem; padding: .15rem .6rem; }
    .actions [aria-pressed=true] { background: var(--tint); border-color: var(--accent); font-weight: 600; }
    .actions .mark { color: var(--soft); font-size: .85rem; }
    .messages { margin: .4rem 0 0; font-size: .9rem; overflow-wrap: anywhere; }
    .messages p { margin: .1rem 0; white-space: pre-wrap; }
    .messages .error { color: var(--error); } .messages .warning { color: var(--warning); }
    .other { margin: .5rem 0; padding: .5rem .75rem; background: var(--tint); border-radius: 6px; }
    .other dl { grid-template-columns: 1fr; }
    .sr { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    .locked { color: var(--soft); font-style: italic; }
    """#
}
