// A table: a part of the script of the editing page.

extension EditorScript {
  /// The elements of the page, requests to the server, strings and their forms.
  static let strings: StaticString = #"""
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
    """#
}
