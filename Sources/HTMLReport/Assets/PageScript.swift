// A table: the script of a page.

enum PageScript {
  static let text: StaticString = #"""
    'use strict';
    (() => {
    const one = (query, root = document) => root.querySelector(query);
    const all = (query, root = document) => [...root.querySelectorAll(query)];
    const number = new Intl.NumberFormat('en');
    const views = ['overview', 'texts', 'findings'];
    const title = document.title;

    // The names of languages, from the browser.
    const names = new Map();
    function nameOf(code) {
      if (!names.has(code)) {
        let name = '';
        try { name = new Intl.DisplayNames(['en'], {type: 'language', fallback: 'none'}).of(code.replaceAll('_', '-')) || ''; } catch {}
        names.set(code, name);
      }
      return names.get(code);
    }

    // A text in the form for searches: normalized, and in lower case.
    const folded = text => text.normalize('NFC').toLowerCase();
    const entities = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};
    // A description names neighboring strings, which a search should only find in their own articles.
    const plain = html => html.replace(/<p class="about context">.*?<\/p>/gs, ' ').replace(/<\/?bdi[^>]*>/g, '').replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39);/g, entity => entities[entity]);

    // Reads the articles of the file, which stay text until they are shown.
    function read(section) {
      return one('noscript', section).textContent.split('\n<article ').slice(1).map(rest => {
        const html = '<article ' + rest.trimEnd();
        const data = {};
        for (const [, name, value] of html.slice(0, html.indexOf('>')).matchAll(/ data-(\w)="([^"]*)"/g)) data[name] = value;
        return {html, data, text: null};
      });
    }

    function matchesText({data}, {lang, need, catalog}) {
      if (catalog !== undefined && data.c !== catalog) return false;
      const marks = ' ' + data.n + ' ';
      const has = mark => lang === undefined ? marks.includes(mark + ' ') : marks.includes(' ' + lang + mark + ' ');
      switch (need) {
      case undefined: return lang === undefined || has('m') || has('t');
      case 'missing': return has('m');
      case 'new': return has('n');
      case 'review': return has('r');
      case 'open': return has('m') || has('n') || has('r');
      default: return data.x.split(' ').includes(need) && (lang === undefined || has('m') || has('t'));
      }
    }

    function matchesFinding({data}, {rule, severity}) {
      return (rule === undefined || data.r === rule) && (severity === undefined || data.v === severity);
    }

    class List {
      constructor(view, noun, matches) {
        this.section = document.getElementById(view);
        this.view = view;
        this.noun = noun;
        this.matches = matches;
        this.items = read(this.section);
        this.form = one('form', this.section);
        this.box = one('.list', this.section);
        this.further = one('.further', this.section);
        this.form.hidden = false;
        let timer = 0;
        this.form.addEventListener('input', event => {
          clearTimeout(timer);
          timer = setTimeout(() => this.changed(), event.target.type === 'search' ? 120 : 0);
        });
        this.form.addEventListener('submit', event => event.preventDefault());
        this.form.addEventListener('reset', () => setTimeout(() => this.changed()));
        const [more, whole] = all('button', this.further);
        more.addEventListener('click', () => this.extend(200, true));
        whole.addEventListener('click', () => this.extend(Infinity, true));
        new IntersectionObserver(seen => {
          if (seen.some(each => each.isIntersecting) && !this.section.hidden) this.extend(60);
        }, {rootMargin: '1200px'}).observe(this.further);
      }

      // The filters in the form; those that are empty are left out.
      get wanted() {
        return [...new FormData(this.form)].filter(([, value]) => value !== '');
      }

      changed() {
        const query = new URLSearchParams(this.wanted).toString();
        history.replaceState(null, '', '#' + this.view + (query ? '?' + query : ''));
        this.filter();
      }

      // Takes filters from the address.
      take(query) {
        const params = new URLSearchParams(query);
        for (const control of this.form.elements) {
          if (!control.name) continue;
          control.value = params.get(control.name) ?? '';
          if (control.selectedIndex === -1) control.value = '';
        }
        this.filter();
      }

      filter() {
        const wanted = Object.fromEntries(this.wanted);
        const words = folded(wanted.q ?? '').trim();
        if (wanted.lang !== undefined) {
          const select = this.form.elements.lang;
          this.language = wanted.lang;
          wanted.lang = select.selectedOptions[0].dataset.i;
        } else {
          this.language = undefined;
        }
        this.words = words;
        this.hits = this.items.filter(item => this.matches(item, wanted)
          && (words === '' || (item.text ??= folded(plain(item.html))).includes(words)));
        this.shown = 0;
        this.box.replaceChildren();
        globalThis.CSS?.highlights?.delete('hits');
        const count = number.format(this.hits.length);
        const noun = this.noun + (this.hits.length === 1 && this.items.length === 1 ? '' : 's');
        one('.count', this.section).textContent = this.items.length === 0 ? 'Nothing found.'
          : this.hits.length === this.items.length ? `${count} ${noun}` : `${count} of ${number.format(this.items.length)} ${noun}`;
        this.extend(40);
      }

      extend(number, movesFocus) {
        const next = this.hits.slice(this.shown, this.shown + number);
        if (next.length > 0) {
          const template = document.createElement('template');
          template.innerHTML = next.map(item => item.html).join('');
          const articles = [...template.content.children];
          for (const article of articles) this.dress(article);
          this.box.append(template.content);
          this.shown += next.length;
          if (this.words) highlight(articles, this.words);
          if (movesFocus) {
            articles[0].tabIndex = -1;
            articles[0].focus();
          }
        }
        this.further.hidden = this.shown >= this.hits.length;
      }

      // Shows only the chosen language and the source language, with the names of the languages.
      dress(article) {
        const rows = all('dl > div', article);
        for (const row of rows) {
          const code = row.firstChild.textContent;
          row.firstChild.title = nameOf(code);
          row.hidden = this.language !== undefined && code !== this.language && !row.className;
        }
        for (const code of all('.missing .lang', article)) {
          code.title = nameOf(code.textContent);
          code.hidden = this.language !== undefined && code.textContent !== this.language;
        }
        const missing = one('.missing', article);
        if (missing && this.language !== undefined) missing.hidden = all('.lang:not([hidden])', missing).length === 0;
      }
    }

    function highlight(roots, words) {
      const registry = globalThis.CSS?.highlights;
      if (!registry || typeof Highlight === 'undefined') return;
      if (!registry.has('hits')) registry.set('hits', new Highlight());
      const marks = registry.get('hits');
      for (const root of roots) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node && marks.size < 5000; node = walker.nextNode()) {
          const text = node.data.toLowerCase();
          if (text.length !== node.length) continue;
          for (let at = text.indexOf(words); at >= 0 && marks.size < 5000; at = text.indexOf(words, at + words.length)) {
            const range = new Range();
            range.setStart(node, at);
            range.setEnd(node, at + words.length);
            marks.add(range);
          }
        }
      }
    }

    document.documentElement.classList.add('js');
    const lists = {};
    const list = view => lists[view] ??= view === 'texts' ? new List(view, 'string', matchesText)
      : view === 'findings' ? new List(view, 'finding', matchesFinding) : undefined;

    for (const code of all('.languages .lang')) {
      const name = document.createElement('span');
      name.textContent = nameOf(code.textContent);
      if (name.textContent) code.after(name);
    }
    for (const code of all('.catalogs .lang')) code.title = nameOf(code.textContent);
    for (const option of all('select[name=lang] option[value]')) {
      const name = nameOf(option.value);
      if (option.value && name) option.textContent = `${option.value} – ${name}`;
    }

    let current = '';
    function show() {
      const [view, ...query] = location.hash.slice(1).split('?');
      const next = views.includes(view) ? view : current || 'overview';
      if (current && !views.includes(view)) return;
      const isOther = next !== current;
      current = next;
      for (const name of views) document.getElementById(name).hidden = name !== current;
      for (const link of all('nav a')) {
        if (link.hash === '#' + current) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
      }
      const heading = document.getElementById(current + '-title').textContent;
      document.title = current === 'overview' ? title : `${heading} – ${title}`;
      list(current)?.take(query.join('?'));
      if (isOther) scrollTo(0, 0);
    }
    addEventListener('hashchange', show);
    addEventListener('beforeprint', () => lists[current]?.extend(Infinity));
    addEventListener('keydown', event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
      const input = one('section:not([hidden]) input[type=search]');
      if (!input) return;
      event.preventDefault();
      input.focus();
    });
    show();
    })();
    """#
}
