// A table: a part of the script of the editing page.

extension EditorScript {
  /// Drafts, checking and saving texts, undo and redo.
  static let saving: StaticString = #"""
    // Reads the draft from the text areas. Forms that were empty and stay empty are left out.
    function readDraft(item) {
      const known = new Map(item.texts.map(text => [text.path, text]));
      const loaded = new Map(item.entry.texts.map(text => [text.path, text]));
      const texts = [];
      for (const area of all('textarea.text', item.article)) {
        const path = area.dataset.path;
        const old = known.get(path);
        if (area.value === '' && !loaded.has(path)) continue;
        if (area.value === '' && loaded.size === 1 && loaded.get(path)?.value !== '') continue;
        const first = loaded.get(path);
        const isChanged = first === undefined || first.value !== area.value;
        texts.push({path, value: area.value, state: isChanged ? 'translated' : old?.state ?? first.state});
      }
      item.draft = same(texts, item.entry.texts) ? null : texts;
    }

    function button(text, action, properties = {}) {
      const element = make('button', {type: 'button', ...properties}, text);
      element.addEventListener('click', action);
      return element;
    }

    function textArea(item, path) {
      const text = item.texts.find(text => text.path === path);
      const area = make('textarea', {value: text?.value ?? '', rows: 1, spellcheck: true, className: 'text'});
      area.dataset.path = path;
      area.lang = language().replaceAll('_', '-');
      area.dir = project.rightToLeft.includes(language()) ? 'rtl' : 'ltr';
      area.id = `f${item.index}-${path}`;
      area.addEventListener('input', () => edited(item));
      area.addEventListener('keydown', event => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save(item).then(isSaved => { if (isSaved) focusNext(item); });
      });
      const label = make('label', {htmlFor: area.id}, labelOf(path));
      label.append(make('span', {className: 'sr'}, ` in ${language()}`));
      const form = make('div', {className: 'form'}, label, area);
      if (path !== '' && !path.endsWith('other') && item.entry.texts.some(text => text.path === path)) {
        form.append(button('Remove', () => {
          item.draft = item.texts.filter(text => text.path !== path);
          render(item);
        }, {ariaLabel: `Remove the form ${labelOf(path)}`}));
      }
      return form;
    }

    function focusNext(item) {
      const next = hits[hits.indexOf(item) + 1];
      if (!next) return;
      if (!next.article) extend(40);
      one('textarea', next.article)?.focus();
    }

    function edited(item) {
      readDraft(item);
      item.article.classList.toggle('edited', item.isEdited);
      item.article.classList.remove('saved');
      refreshActions(item);
      showUnsaved();
      clearTimeout(item.timer);
      item.timer = setTimeout(() => check(item), 300);
    }

    function showUnsaved() {
      const count = items.filter(item => item.isEdited).length;
      say(count === 0 ? 'All changes are saved' : `${number.format(count)} not saved`);
    }

    function showMessages(item, messages) {
      one('.messages', item.article)?.replaceChildren(...messages.map(([kind, text]) => make('p', {className: kind}, ...visible(text))));
    }

    const problemsOf = data => [...(data.error ? [['error', data.error]] : []), ...(data.warnings ?? []).map(text => ['warning', text])];

    async function check(item) {
      const version = ++item.version;
      if (item.draft === null) return showMessages(item, []);
      const {data} = await ask('/api/check', request(item, item.draft));
      if (version === item.version && item.article) showMessages(item, problemsOf(data));
    }

    const request = (item, texts) => ({catalog: item.entry.catalog, key: item.entry.key, language: language(), base: item.entry.texts, texts});

    // Saves the draft. Returns whether everything is saved.
    async function save(item, isUndo = false) {
      if (item.saving) return false;
      item.saving = true;
      clearTimeout(item.timer);
      item.version++;
      try {
        if (item.comment !== null && !await saveComment(item, isUndo)) return false;
        if (item.draft === null) return true;
        const sent = item.draft;
        const before = item.entry.texts;
        const answer = await ask('/api/save', request(item, sent));
        if (answer.status !== 200) return failed(item, answer);
        if (!isUndo) remember({kind: 'texts', item: idOf(item.entry), language: language(), before, after: answer.data.entry.texts});
        succeeded(item, answer.data, same(item.draft, sent));
        return item.draft === null;
      } finally { item.saving = false; }
    }

    async function saveComment(item, isUndo) {
      const before = item.entry.comment ?? '';
      const body = {catalog: item.entry.catalog, key: item.entry.key, language: language(), base: before, comment: item.comment};
      const answer = await ask('/api/comment', body);
      if (answer.status !== 200) return failed(item, answer);
      if (!isUndo) remember({kind: 'comment', item: idOf(item.entry), language: language(), before, after: answer.data.entry.comment ?? ''});
      item.comment = null;
      // A draft of the texts keeps the texts that it was based on.
      const texts = item.draft === null ? answer.data.entry.texts : item.entry.texts;
      item.entry = {...answer.data.entry, texts};
      item.conflict = null;
      render(item);
      mark(item);
      return true;
    }

    function failed(item, {status, data}) {
      if (status === 409 && data.entry) {
        item.conflict = data.entry;
        render(item);
        say('Changed by someone else; choose a version', true);
        one('.other', item.article)?.focus();
      } else {
        showMessages(item, problemsOf(data));
        say('Not saved', true);
      }
      return false;
    }

    function succeeded(item, data, isWhole) {
      item.entry = data.entry;
      item.conflict = null;
      if (isWhole) item.draft = null;
      const focus = item.article?.contains(document.activeElement) ? document.activeElement.dataset.path : undefined;
      render(item);
      if (focus !== undefined) all('textarea.text', item.article).find(area => area.dataset.path === focus)?.focus();
      mark(item);
      showMessages(item, problemsOf(data));
    }

    function mark(item) {
      item.article?.classList.add('saved');
      if (item.article) one('.mark', item.article).textContent = 'Saved';
      showUnsaved();
    }

    function remember(step) {
      past.push(step);
      future.length = 0;
      showHistory();
    }

    function showHistory() {
      undoButton.disabled = past.length === 0;
      redoButton.disabled = future.length === 0;
    }

    // Restores the value before or after a saved change, unless the file has another one by now.
    async function travel(from, to, undoes) {
      const step = from.at(-1);
      if (!step) return;
      if (step.language !== language()) {
        if (items.some(item => item.isEdited)) return say('Save or discard the unsaved changes first', true);
        filters.elements.language.value = step.language;
        await load();
      }
      const item = items.find(item => idOf(item.entry) === step.item);
      if (!item) return say('The string no longer exists', true);
      if (item.saving) return;
      if (item.isEdited) return say('Save or discard the unsaved change to this string first', true);
      const [value, base] = undoes ? [step.before, step.after] : [step.after, step.before];
      const entry = item.entry;
      if (step.kind === 'comment') {
        item.comment = value;
        item.entry = {...entry, comment: base};
      } else {
        item.draft = value;
        item.entry = {...entry, texts: base};
      }
      from.pop();
      to.push(step);
      showHistory();
      if (!hits.includes(item)) { filters.elements.need.value = ''; filters.elements.q.value = ''; filters.elements.catalog.value = ''; show(); }
      while (!item.article) extend(40);
      const isSaved = await save(item, true);
      if (isSaved) say(undoes ? 'Undone and saved' : 'Redone and saved');
      else { to.pop(); from.push(step); showHistory(); render(item); }
      item.article.scrollIntoView({block: 'nearest'});
    }
    """#
}
