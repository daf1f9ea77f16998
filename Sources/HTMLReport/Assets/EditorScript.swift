// A table: the script of the editing page.

enum EditorScript {
  static let text: StaticString = #"""
    'use strict';
    (() => {
    const one = (query, root = document) => root.querySelector(query);
    const all = (query, root = document) => [...root.querySelectorAll(query)];
    const number = new Intl.NumberFormat('en');
    const token = new URLSearchParams(location.search).get('token') ?? '';
    const states = [['translated', 'Translated'], ['needs_review', 'Needs review'], ['new', 'New']];
    const filters = document.getElementById('filters');
    const list = document.getElementById('list');
    const further = one('.further');
    const stateLine = document.getElementById('state');
    const undoButton = document.getElementById('undo');
    const redoButton = document.getElementById('redo');
    let project;
    let items = [];
    let hits = [];
    let shown = 0;
    const past = [];
    const future = [];

    // Creates an element. Texts never become markup.
    function make(name, properties = {}, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(properties)) {
        if (key.includes('-')) element.setAttribute(key, value); else element[key] = value;
      }
      element.append(...children);
      return element;
    }

    // Returns nodes that show invisible characters by their names.
    function visible(text) {
      return text.split(/([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff])/).map((part, index) =>
        index % 2 ? make('i', {}, 'U+' + part.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')) : part);
    }

    function nameOf(code) {
      try { return new Intl.DisplayNames(['en'], {type: 'language', fallback: 'none'}).of(code.replaceAll('_', '-')) || ''; } catch { return ''; }
    }

    function say(text, isProblem = false) {
      stateLine.textContent = text;
      stateLine.classList.toggle('problem', isProblem);
    }

    // Sends a request. The answer always has a status; 0 means that the server has ended.
    async function ask(path, body) {
      const options = {headers: {'X-Strex-Token': token}, cache: 'no-store'};
      if (body !== undefined) {
        options.method = 'POST';
        options.headers['Content-Type'] = 'application/json';
        options.body = JSON.stringify(body);
      }
      try {
        const response = await fetch(path, options);
        return {status: response.status, data: await response.json()};
      } catch {
        return {status: 0, data: {error: 'strex is no longer running; your text is still on this page'}};
      }
    }

    const language = () => filters.elements.language.value;
    const idOf = entry => entry.catalog + '\u0000' + entry.key;
    const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
    const sourceText = entry => entry.source.length > 0 ? entry.source.map(text => text.value).join('\n') : entry.key;
    const filled = texts => texts.some(text => text.value !== '');

    // One key in the chosen language: the loaded entry, and the draft if it was edited.
    class Item {
      constructor(entry) {
        this.entry = entry;
        this.draft = null;
        this.comment = null;
        this.conflict = null;
        this.article = null;
        this.version = 0;
      }

      get texts() { return this.draft ?? this.entry.texts; }
      get isEdited() { return this.draft !== null || this.comment !== null; }

      matches(need, words) {
        const {entry} = this;
        if (filters.elements.catalog.value !== '' && String(entry.catalog) !== filters.elements.catalog.value) return false;
        if (need !== '' && (!entry.translatable || entry.stale)) return false;
        const isMissing = !filled(entry.texts);
        const isOpen = entry.texts.some(text => text.state !== 'translated');
        if (need === 'missing' && !isMissing) return false;
        if (need === 'review' && (isMissing || !isOpen)) return false;
        if (need === 'open' && !isMissing && !isOpen) return false;
        return words === '' || [entry.key, entry.comment ?? '', sourceText(entry), ...entry.texts.map(text => text.value)]
          .join('\n').normalize('NFC').toLowerCase().includes(words);
      }
    }

    // The description of a form: `one`, `Mac, other`.
    const labelOf = path => path === '' ? 'Text' : path.split('.').filter((word, index, words) => !(index % 2 === words.length % 2 && ['plural', 'device'].includes(word))).join(' ');

    // The forms to show: the existing ones, and the ones that the plural rules of the language need.
    function formsOf(item) {
      const paths = item.texts.map(text => text.path);
      const groups = new Set(paths.filter(path => /(^|\.)plural\.\w+$/.test(path)).map(path => path.replace(/\w+$/, '')));
      if (paths.length === 0) {
        // A translation starts with the shape of the source.
        const source = item.entry.source.map(text => text.path).filter(path => !path.startsWith('substitutions.'));
        if (source.length === 0) return [''];
        for (const path of source) {
          if (/(^|\.)plural\.\w+$/.test(path)) groups.add(path.replace(/\w+$/, '')); else paths.push(path);
        }
      }
      for (const group of groups) {
        const needed = project.pluralCategories[language()] ?? ['other'];
        const last = Math.max(-1, ...paths.map((path, index) => path.startsWith(group) ? index : -1));
        const added = needed.map(name => group + name).filter(path => !paths.includes(path));
        paths.splice(last < 0 ? paths.length : last + 1, 0, ...added);
      }
      const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
      return [...new Set(paths)].sort((a, b) => {
        const [x, y] = [a, b].map(path => path.replace(/\w+$/, ''));
        return x === y && x.endsWith('plural.') ? order.indexOf(a.slice(x.length)) - order.indexOf(b.slice(y.length)) : 0;
      });
    }

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

    function refreshActions(item) {
      const texts = item.texts;
      for (const element of all('[data-state]', item.article)) {
        const isPressed = texts.length > 0 && texts.every(text => text.state === element.dataset.state);
        element.setAttribute('aria-pressed', String(isPressed));
        element.disabled = texts.length === 0;
      }
      one('.save', item.article).disabled = !item.isEdited;
      one('.discard', item.article).disabled = !item.isEdited;
      one('.mark', item.article).textContent = item.isEdited ? 'Not saved' : '';
    }

    function setState(item, state) {
      if (item.texts.length === 0) return;
      item.draft = item.texts.map(text => ({...text, state}));
      if (same(item.draft, item.entry.texts)) item.draft = null;
      refreshActions(item);
      save(item);
    }

    function discard(item) {
      if (item.conflict) item.entry = item.conflict;
      item.draft = null;
      item.comment = null;
      item.conflict = null;
      render(item);
      showUnsaved();
      one('textarea', item.article)?.focus();
    }

    // Adds plural forms, a device, or returns to a single text.
    function reshape(item, texts) {
      item.draft = same(texts, item.entry.texts) ? null : texts;
      render(item);
      edited(item);
      one('textarea.text', item.article)?.focus();
    }

    function shapeActions(item) {
      const texts = item.texts;
      const plain = texts.length === 0 || texts.length === 1 && texts[0].path === '';
      const value = texts[0]?.value ?? '';
      const actions = [];
      const fill = (path, value) => ({path, value, state: 'translated'});
      if (plain && !formsOf(item).some(path => path !== '') && /%/.test(item.entry.key + sourceText(item.entry))) {
        actions.push(button('Plural forms', () => {
          const needed = project.pluralCategories[language()] ?? ['other'];
          reshape(item, needed.map(name => fill('plural.' + name, value)));
        }));
      }
      if (texts.length > 0 && texts.every(text => /^(plural|device)\.\w+$/.test(text.path))) {
        actions.push(button('Single text', () => reshape(item, [fill('', texts.find(text => text.path.endsWith('other'))?.value ?? '')])));
      }
      if (texts.length > 0 && (plain || texts.every(text => text.path.startsWith('device.')))) {
        const left = project.devices.filter(name => !texts.some(text => text.path.startsWith(`device.${name}`)));
        const select = make('select', {ariaLabel: 'Add a device'}, make('option', {value: ''}, 'Add a device…'), ...left.map(name => make('option', {value: name}, name)));
        select.addEventListener('change', () => {
          if (select.value === '') return;
          const own = plain ? [fill('device.other', value)] : texts;
          reshape(item, [fill('device.' + select.value, value), ...own]);
        });
        actions.push(select);
      }
      return actions;
    }

    function commentLine(item) {
      const {entry} = item;
      const line = make('div', {className: 'about'});
      if (entry.stale) line.append(make('span', {className: 'tag s'}, 'stale'), ' ');
      if (!entry.translatable) line.append(make('span', {className: 'tag'}, 'not translated'), ' ');
      if (item.comment === null) {
        if (entry.comment) line.append(make('span', {dir: 'auto'}, ...visible(entry.comment)), ' ');
        if (!project.catalogs[entry.catalog].isTable) {
          line.append(button(entry.comment ? 'Edit comment' : 'Add comment', () => {
            item.comment = entry.comment ?? '';
            render(item);
            one('textarea.comment', item.article).focus();
            showUnsaved();
          }));
        }
        return line;
      }
      const area = make('textarea', {className: 'comment', value: item.comment, rows: 1, dir: 'auto', ariaLabel: 'Comment'});
      area.addEventListener('input', () => { item.comment = area.value; refreshActions(item); });
      area.addEventListener('keydown', event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); save(item); }
      });
      line.append(area);
      return line;
    }

    function textList(texts, code, isSource) {
      return make('dl', {}, ...texts.map(text => make('div', {className: isSource ? 'source' : ''},
        make('dt', {}, text.path === '' ? code : labelOf(text.path)),
        make('dd', {lang: code.replaceAll('_', '-'), dir: project.rightToLeft.includes(code) ? 'rtl' : 'auto'}, ...visible(text.value)))));
    }

    function conflictBox(item) {
      const box = make('div', {className: 'other', role: 'alert', tabIndex: -1});
      const isComment = item.comment !== null;
      box.append(make('p', {}, isComment ? 'The comment has changed in the file since you opened it. The file contains:'
        : 'This string has changed in the file since you opened it. The file contains:'));
      if (isComment) box.append(make('p', {}, ...visible(item.conflict.comment ?? '(no comment)')));
      else if (item.conflict.texts.length === 0) box.append(make('p', {}, '(no translation)'));
      else box.append(textList(item.conflict.texts, language(), false));
      const mine = isComment ? item.comment : item.draft;
      box.append(make('div', {className: 'actions'},
        button('Save my version', () => {
          item.entry = item.conflict;
          item.conflict = null;
          save(item);
        }),
        button('Keep the version in the file', () => {
          // Undo brings back the text that is given up.
          remember(isComment ? {kind: 'comment', item: idOf(item.entry), language: language(), before: mine, after: item.conflict.comment ?? ''}
            : {kind: 'texts', item: idOf(item.entry), language: language(), before: mine, after: item.conflict.texts});
          item.entry = item.conflict;
          if (isComment) item.comment = null; else item.draft = null;
          item.conflict = null;
          render(item);
          showUnsaved();
        })));
      return box;
    }

    function render(item) {
      const {entry} = item;
      const article = make('article', {className: 'text' + (item.isEdited ? ' edited' : '') + (item.conflict ? ' conflict' : '')});
      const source = project.catalogs[entry.catalog].sourceLanguage;
      const heading = make('h3', {dir: 'auto', id: `h${item.index}`}, ...(entry.key === '' ? [make('em', {}, '(empty key)')] : visible(entry.key)));
      article.setAttribute('aria-labelledby', heading.id);
      article.append(heading, commentLine(item));
      if (entry.source.length > 0 && source !== language()) article.append(textList(entry.source, source, true));
      const actions = make('div', {className: 'actions'});
      if (entry.locked) {
        article.append(make('p', {className: 'locked'}, entry.locked));
        if (entry.texts.length > 0) article.append(textList(entry.texts, language(), false));
      } else {
        article.append(make('div', {className: 'forms'}, ...formsOf(item).map(path => textArea(item, path))));
        if (!project.catalogs[entry.catalog].isTable) {
          actions.append(...states.map(([state, label]) => {
            const element = button(label, () => setState(item, state));
            element.dataset.state = state;
            return element;
          }));
        }
        actions.append(...shapeActions(item));
      }
      actions.append(button('Save', () => save(item), {className: 'save'}), button('Discard', () => discard(item), {className: 'discard'}),
        make('span', {className: 'mark', role: 'status'}));
      article.append(actions, make('div', {className: 'messages', role: 'status'}));
      article.lastChild.setAttribute('aria-live', 'polite');
      if (item.conflict) article.append(conflictBox(item));
      const places = [project.catalogs[entry.catalog].path, ...entry.places];
      article.append(make('ul', {className: 'at'}, ...places.map(place => make('li', {}, make('code', {}, place)))));
      item.article?.replaceWith(article);
      item.article = article;
      refreshActions(item);
    }

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
