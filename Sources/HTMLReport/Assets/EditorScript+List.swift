// A table: a part of the script of the editing page.

extension EditorScript {
  /// The list of strings, filters, loading and keys.
  static let list: StaticString = #"""
    function show() {
      const words = filters.elements.q.value.normalize('NFC').toLowerCase().trim();
      const need = filters.elements.need.value;
      // Edited strings stay visible.
      hits = items.filter(item => item.isEdited || item.matches(need, words));
      for (const item of items) item.article = null;
      list.replaceChildren();
      shown = 0;
      one('.count').textContent = `${number.format(hits.length)} of ${number.format(items.length)} strings`;
      extend(40);
    }

    function extend(count) {
      const next = hits.slice(shown, shown + count);
      shown += next.length;
      for (const item of next) {
        render(item);
        list.append(item.article);
      }
      further.hidden = shown >= hits.length;
    }

    // Loads the language again. Drafts keep the text that they are based on, so that conflicts are found.
    async function load() {
      const wanted = language();
      const {status, data} = await ask('/api/entries?language=' + encodeURIComponent(wanted));
      if (status !== 200) { say(data.error, true); return; }
      const isSame = items.language === wanted;
      const kept = new Map(isSame ? items.filter(item => item.isEdited).map(item => [idOf(item.entry), item]) : []);
      items = data.entries.map(entry => kept.get(idOf(entry)) ?? new Item(entry));
      items.forEach((item, index) => { item.index = index; });
      items.language = wanted;
      show();
      showUnsaved();
    }

    // Takes changes of the file when the window becomes active.
    async function refresh() {
      if (!project || document.visibilityState !== 'visible' || items.some(item => item.saving)) return;
      const wanted = language();
      const {status, data} = await ask('/api/entries?language=' + encodeURIComponent(wanted));
      if (status !== 200 || items.language !== wanted) return;
      const known = new Map(items.map(item => [idOf(item.entry), item]));
      if (data.entries.length !== items.length || data.entries.some(entry => !known.has(idOf(entry)))) {
        if (!list.contains(document.activeElement)) load();
        return;
      }
      for (const entry of data.entries) {
        const item = known.get(idOf(entry));
        if (item.isEdited || same(item.entry, entry)) continue;
        item.entry = entry;
        if (item.article && !item.article.contains(document.activeElement)) render(item);
      }
    }

    async function changeLanguage() {
      if (items.some(item => item.isEdited)) {
        filters.elements.language.value = items.language;
        say('Save or discard the unsaved changes before you choose another language', true);
        return;
      }
      await load();
    }

    let timer = 0;
    filters.addEventListener('submit', event => event.preventDefault());
    filters.addEventListener('input', event => {
      if (event.target.name === 'language') return;
      clearTimeout(timer);
      timer = setTimeout(show, event.target.type === 'search' ? 150 : 0);
    });
    filters.elements.language.addEventListener('change', changeLanguage);
    one('button', further).addEventListener('click', () => {
      const next = shown;
      extend(100);
      one('textarea', hits[next].article)?.focus();
    });
    undoButton.addEventListener('click', () => travel(past, future, true));
    redoButton.addEventListener('click', () => travel(future, past, false));
    addEventListener('keydown', event => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (isTyping || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === '/' && !isCommand) {
        event.preventDefault();
        filters.elements.q.focus();
      } else if (isCommand && event.key.toLowerCase() === 'z') {
        event.preventDefault();
        if (event.shiftKey) travel(future, past, false); else travel(past, future, true);
      }
    });
    addEventListener('beforeunload', event => { if (items.some(item => item.isEdited)) event.preventDefault(); });
    addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);

    (async () => {
      const {status, data} = await ask('/api/project');
      if (status !== 200) { say(data.error, true); return; }
      project = data;
      for (const code of project.languages) {
        const name = nameOf(code);
        filters.elements.language.append(make('option', {value: code}, name ? `${code} – ${name}` : code));
      }
      project.catalogs.forEach((catalog, index) => filters.elements.catalog.append(make('option', {value: String(index)}, catalog.path)));
      filters.elements.catalog.parentElement.hidden = project.catalogs.length < 2;
      if (project.languages.length === 0) { say('The project has no languages', true); return; }
      filters.elements.language.value = project.first;
      await load();
    })();
    })();
    """#
}
