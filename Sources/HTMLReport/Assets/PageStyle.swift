// A table: the style sheet of a page.

enum PageStyle {
  static let text: StaticString = #"""
    :root {
      --paper: #fbfaf8; --sheet: #fff; --ink: #1d1d1f; --soft: #63636b; --line: #e5e3de; --tint: #f3f1ec;
      --accent: #2a5db0; --done: #3f8f5f; --review: #c98a1b; --new: #4f7fd6; --missing: #d8d4cc; --stale: #8d7aa8;
      --error: #b3352b; --warning: #9a6700; --note: #4a6a8a; --mark: #ffe9a8;
      --p4: #d6ecdd; --p3: #e5f2e9; --p2: #faf0d7; --p1: #fae3d5; --p0: #f8dcd9;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, monospace;
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #161618; --sheet: #1e1e21; --ink: #ececee; --soft: #a0a0aa; --line: #333338; --tint: #26262a;
        --accent: #8ab4f8; --done: #5fb583; --review: #e0aa4a; --new: #7ea6f0; --missing: #4a4a50; --stale: #b3a0d0;
        --error: #ff8a80; --warning: #e8b84a; --note: #9dbdde; --mark: #5c4a12;
        --p4: #1f3f2c; --p3: #22352a; --p2: #3d3418; --p1: #432d1d; --p0: #47221f;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; }
    .js section { scroll-margin-top: 30rem; }
    body {
      margin: 0; background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header, main, footer { max-width: 80rem; margin: 0 auto; padding: 0 1.5rem; }
    header {
      position: sticky; top: 0; z-index: 2; display: flex; align-items: baseline; gap: .25rem 2rem; flex-wrap: wrap;
      max-width: none; padding: .75rem max(1.5rem, calc((100vw - 80rem) / 2 + 1.5rem)) 0;
      background: var(--paper); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 1.05rem; font-weight: 650; overflow-wrap: anywhere; unicode-bidi: isolate; }
    nav { display: flex; gap: 1.25rem; margin-bottom: -1px; }
    nav a { padding: .25rem 0 .6rem; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; }
    nav a:hover { color: var(--ink); }
    nav a[aria-current] { color: var(--ink); border-color: var(--accent); }
    nav b { font-weight: 400; font-size: .8em; font-variant-numeric: tabular-nums; }
    main { padding-top: 1rem; outline: 0; }
    h2 { margin: 1rem 0 .75rem; font-size: 1.35rem; font-weight: 650; letter-spacing: -.01em; }
    .js h2 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    h3 { margin: 2rem 0 .5rem; font-size: .95rem; font-weight: 650; }
    a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: 1px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    .skip { position: fixed; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--sheet); }
    .skip:focus { top: .5rem; }
    code, pre { font-family: var(--mono); font-size: .86em; unicode-bidi: isolate; }
    footer { padding: 2rem 1.5rem; color: var(--soft); font-size: .85rem; }

    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .75rem; margin: 0; padding: 0; list-style: none; }
    .tile {
      display: block; height: 100%; padding: .7rem .9rem .6rem; color: var(--soft); text-decoration: none; font-size: .85rem;
      background: var(--sheet); border: 1px solid var(--line); border-top: 3px solid var(--line); border-radius: 6px;
    }
    .tile:hover { border-color: var(--accent); }
    .tile b { display: block; color: var(--ink); font-size: 1.5rem; font-weight: 600; line-height: 1.25; font-variant-numeric: tabular-nums; }
    .tile.m { border-top-color: var(--soft); } .tile.n { border-top-color: var(--new); } .tile.r { border-top-color: var(--review); }
    .tile.s { border-top-color: var(--stale); } .tile.f { border-top-color: var(--error); }
    .notes { margin: 1rem 0; color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }

    .scroll { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; }
    table { border-collapse: separate; border-spacing: 0; width: 100%; font-variant-numeric: tabular-nums; font-size: .9rem; }
    th, td { padding: .3rem .7rem; text-align: right; white-space: nowrap; font-weight: 400; }
    tbody tr + tr > * { border-top: 1px solid var(--line); }
    thead th, thead td { color: var(--soft); font-size: .8rem; border-bottom: 1px solid var(--line); }
    th:first-child { text-align: left; }
    tbody th:first-child { position: sticky; left: 0; z-index: 1; background: var(--sheet); }
    tbody tr:hover > * { background: var(--tint); }
    tbody a { text-decoration: none; }
    tbody a:hover { text-decoration: underline; }
    .zero { color: var(--soft); }
    .wide { width: 40%; min-width: 8rem; text-align: left; }
    .share { font-weight: 600; }
    .languages .lang + span { margin-left: .6em; color: var(--soft); }
    .narrow { width: fit-content; min-width: min(100%, 26rem); max-width: 100%; }
    .catalogs th:first-child { max-width: 28rem; white-space: normal; overflow-wrap: anywhere; }
    .bar { display: block; width: 100%; height: .6rem; border-radius: 2px; background: var(--missing); }
    .bar .t { fill: var(--done); } .bar .r { fill: var(--review); } .bar .n { fill: var(--new); } .bar .m { fill: var(--missing); }
    .p4 { background: var(--p4); } .p3 { background: var(--p3); } .p2 { background: var(--p2); } .p1 { background: var(--p1); } .p0 { background: var(--p0); }

    form { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; margin: .5rem 0 .75rem; }
    form[hidden] { display: none; }
    label { display: grid; gap: .15rem; color: var(--soft); font-size: .8rem; max-width: 100%; }
    .search { flex: 1 1 16rem; }
    input, select, button {
      font: inherit; font-size: .95rem; padding: .4rem .6rem; min-height: 2.3rem; color: var(--ink); max-width: 100%;
      background: var(--sheet); border: 1px solid var(--line); border-radius: 6px;
    }
    select { max-width: 14rem; }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    .count { margin: 0 0 .5rem; color: var(--soft); font-size: .85rem; min-height: 1.3em; }
    .further { margin: 1.5rem 0; text-align: center; }

    article {
      padding: .75rem 1rem; margin: 0 0 .6rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px;
      content-visibility: auto; contain-intrinsic-size: auto 12rem; overflow-wrap: anywhere;
    }
    article h3 { margin: 0; font-size: 1rem; font-weight: 600; white-space: pre-wrap; }
    article p { margin: .15rem 0; }
    article h3 i, dd i, .about i, pre i { padding: 0 .25em; font: .75em var(--mono); color: var(--error); border: 1px solid currentColor; border-radius: 3px; unicode-bidi: isolate; direction: ltr; }
    .about { color: var(--soft); font-size: .9rem; }
    .about span[dir] { white-space: pre-line; }
    .tag { display: inline-block; padding: 0 .45em; font-size: .75rem; font-weight: 500; line-height: 1.5; color: var(--soft); border: 1px solid currentColor; border-radius: 3px; text-decoration: none; }
    .tag.s { color: var(--stale); } .tag.f, .tag.error { color: var(--error); } .tag.warning { color: var(--warning); } .tag.note { color: var(--note); }
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: 0 2rem; margin: .5rem 0; }
    dl > div { display: grid; grid-template-columns: 4.2rem 1fr; gap: .6rem; padding: .22rem 0; border-top: 1px solid var(--line); align-items: baseline; }
    dl > div[hidden] { display: none; }
    dt, .lang { font: .8rem var(--mono); color: var(--soft); }
    dd { margin: 0; min-width: 0; white-space: pre-wrap; unicode-bidi: isolate; }
    .long { display: block; max-height: 20rem; overflow: auto; }
    dd p { margin: 0; }
    dd b { display: inline-block; min-width: 2.6rem; font: .75rem var(--mono); color: var(--soft); unicode-bidi: isolate; }
    dd em, h3 em { color: var(--soft); }
    dd small { padding: 0 .35em; font-size: .72rem; border-radius: 3px; white-space: nowrap; color: var(--sheet); unicode-bidi: isolate; }
    small.r { background: var(--review); } small.n { background: var(--new); }
    @media (prefers-color-scheme: light) { small.r { background: #8f5f08; } small.n { background: #2f5fb8; } }
    .missing { color: var(--soft); font-size: .9rem; }
    .missing .lang { padding: 0 .35em; background: var(--tint); border-radius: 3px; color: var(--ink); }
    .missing .lang[hidden] { display: none; }
    .at { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .35rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: .85rem; }
    .hint { color: var(--soft); }
    .related { margin: .5rem 0 0; padding-left: 1.2rem; color: var(--soft); font-size: .9rem; }
    pre { margin: .5rem 0 0; padding: .4rem 0; overflow-x: auto; line-height: 1.55; background: var(--tint); border-radius: 4px; tab-size: 2; }
    pre code { display: grid; min-width: max-content; font-size: .82rem; }
    pre code > span { padding-right: 1rem; color: var(--soft); }
    pre code > .hit { color: var(--ink); }
    .number { display: inline-block; width: 3.6rem; padding-right: 1rem; text-align: right; color: var(--soft); user-select: none; }
    mark { background: var(--mark); color: inherit; border-radius: 2px; }
    *::highlight(hits) { background: var(--mark); }

    @media (max-width: 40rem) {
      header, main, footer { padding-left: 1rem; padding-right: 1rem; }
      .tiles { grid-template-columns: repeat(3, 1fr); gap: .5rem; }
      .tile { padding: .5rem .6rem; } .tile b { font-size: 1.2rem; }
      .search { flex-basis: 100%; } label:not(.search) { flex: 1 1 8rem; } label select { width: 100%; }
      th, td { padding: .3rem .5rem; } .languages .lang + span { display: none; }
      .catalogs th:first-child { max-width: 11rem; }
      .wide { min-width: 5rem; }
      dl > div { grid-template-columns: 3.2rem 1fr; }
      .number { width: 2.8rem; padding-right: .6rem; }
    }
    @media (forced-colors: active) { .bar rect { forced-color-adjust: none; } }
    @media print {
      :root {
        --paper: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #bbb; --tint: #f4f4f4; --accent: #000;
        --missing: #ddd; --error: #a00; --warning: #750; --note: #246; --mark: #ffe9a8;
        color-scheme: light;
      }
      body { font-size: 10pt; }
      header { position: static; padding: 0; } main, footer { max-width: none; padding: 0; }
      nav, form, .skip, .count, .further { display: none !important; }
      .js h2 { position: static; clip-path: none; width: auto; height: auto; }
      a { text-decoration: none; }
      .scroll, .long, pre { overflow: visible; max-height: none; }
      article { content-visibility: visible; break-inside: avoid; padding: .4rem 0; border-width: 1px 0 0; border-radius: 0; }
      table, pre { white-space: normal; } pre code { min-width: 0; white-space: pre-wrap; }
      .bar, .tile, mark, small, td { print-color-adjust: exact; }
    }
    """#
}
