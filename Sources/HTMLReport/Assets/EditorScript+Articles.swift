// A table: a part of the script of the editing page.

extension EditorScript {
  /// The article of a string, with its texts, comment, actions and conflicts.
  static let articles: StaticString = #"""
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
    """#
}
