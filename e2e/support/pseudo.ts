import { languages } from '@marquee/contract/languages';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of data that the page has read: names of games and teams, articles, messages. No bundle has them. */
    dataTexts: Set<string>;
  }
}

/**
 * Pseudo-localisation without another build: makes every text about 40 % longer, with accents and in brackets, by
 * rewriting bundles (host, remotes, registry labels) when they are parsed. Other texts that are read are data, and are
 * kept for {@link untranslated}.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const accents: Record<string, string> = {
      a: 'á',
      e: 'ë',
      i: 'î',
      o: 'ö',
      u: 'ü',
      c: 'ç',
      n: 'ñ',
      s: 'š',
      y: 'ý',
      A: 'Å',
      E: 'É',
      O: 'Ø',
    };
    const longer = (text: string) => {
      // no letters, or already converted: bundles may be copied
      if (!/\p{L}{2}/u.test(text) || text.startsWith('[')) return text;
      const parts = text.split(/(\{\{.*?\}\})/);
      const length = parts.filter((part) => !part.startsWith('{{')).join('').length;
      const said = parts.map((part) =>
        part.startsWith('{{') ? part : part.replace(/[aeioucnsyAEO]/g, (letter) => accents[letter] ?? letter),
      );
      const more = 'lorém ipšüm dölor šit ámet '
        .repeat(12)
        .slice(0, Math.max(1, Math.ceil(length * 0.4) - 2))
        .trim();
      return `[${said.join('')} ${more}]`;
    };
    const isBundle = (value: unknown): value is Record<string, string> => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const entries = Object.entries(value);
      return (
        entries.length > 2 &&
        entries.every(([, text]) => typeof text === 'string') &&
        entries.some(([key]) => /^[a-z]\w*\.\w/i.test(key))
      );
    };
    const known = new WeakSet<object>();
    window.dataTexts = new Set();
    const rewrite = (value: unknown): void => {
      if (typeof value === 'string' && value.length > 1) window.dataTexts.add(value);
      if (typeof value !== 'object' || value === null || known.has(value)) return;
      known.add(value);
      if (isBundle(value)) {
        for (const [key, text] of Object.entries(value)) value[key] = longer(text);
        return;
      }
      for (const child of Object.values(value)) rewrite(child);
    };
    const parse = JSON.parse;
    JSON.parse = (...words: Parameters<typeof parse>) => {
      const value: unknown = parse(...words);
      rewrite(value);
      return value;
    };
    const json = Response.prototype.json;
    Response.prototype.json = async function (this: Response) {
      const value: unknown = await json.call(this);
      rewrite(value);
      return value;
    };
  });
}

/**
 * Texts of the page, and what its elements are called, that are in no bundle: written into the code, since they are
 * neither data nor figures, dates and names of languages and currencies.
 */
export function untranslated(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
    // the page's policy lets nobody parse HTML
    const plain = (html: string) =>
      html.replace(/<[^>]*>/g, ' ').replace(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);
    const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
    const data = folded([...window.dataTexts].map(plain).join('\n'));
    const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
    const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
    const named = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
      dates.map((date) => new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(date));
    const words = [
      ...(['long', 'short'] as const).flatMap((style) => [
        ...named(months, { month: style }),
        ...named(days, { weekday: style }),
      ]),
      ...['AM', 'PM', 'UTC', 'GMT'],
    ];
    const figures = new RegExp(`\\b(${words.join('|')}|[A-Z]{3}(?=[\\s\\d]))\\b`, 'g');
    const isLeft = (text: string) =>
      !text.includes('[') &&
      // lists of data are put together with dots between them
      text.split('·').some((part) => {
        const rest = part.replace(figures, '');
        return /\p{L}{2}/u.test(rest) && !own.includes(part.trim()) && !data.includes(folded(part));
      });
    const isHidden = (element: Element) =>
      element.closest('script,style,noscript,template,svg,[hidden],dialog:not([open])') !== null;
    const left: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode;
      if (element && text && !isHidden(element) && isLeft(text)) left.push(text.trim());
    }
    for (const element of document.body.querySelectorAll('[aria-label],[title],[placeholder],[alt]')) {
      if (isHidden(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name);
        if (text && isLeft(text)) left.push(`${name}: ${text}`);
      }
    }
    return [...new Set(left)];
  }, ownNames);
}

/** What languages call themselves, whatever the page's language. */
const ownNames: readonly string[] = Object.values(languages).map(({ name }) => name);

/** A text that does not fit. */
export interface Misfit {
  what: 'clipped' | 'covered' | 'page too wide';
  where: string;
  text: string;
}

/** Truncated or overlapping texts of the page, and horizontal overflow. Scrolling strips are fine. */
export function misfits(page: Page): Promise<Misfit[]> {
  return page.evaluate(() => {
    const found: { what: 'clipped' | 'covered' | 'page too wide'; where: string; text: string }[] = [];
    const nameOf = (element: Element) => {
      const name = (one: Element) =>
        one.tagName.toLowerCase() +
        (typeof one.className === 'string' && one.className ? `.${one.className.split(' ')[0]}` : '');
      return [element.parentElement, element].flatMap((one) => (one ? [name(one)] : [])).join(' > ');
    };
    const isShown = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const isHidden = (element: Element) =>
      Boolean(element.closest('[aria-hidden=true],[inert],dialog:not([open]),[hidden]'));
    /** The element that clips a text: its box or an ancestor, unless that scrolls. */
    const cutBy = (element: Element, range: DOMRect): Element | null => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (edge.width <= 1 || edge.height <= 1) return null;
        const scrolls = (value: string) => value === 'auto' || value === 'scroll';
        if (scrolls(overflowX) || scrolls(overflowY)) return null;
        const clips = (value: string) => value === 'hidden' || value === 'clip';
        const tooWide = clips(overflowX) && (range.right > edge.right + 1.5 || range.left < edge.left - 1.5);
        const tooHigh = clips(overflowY) && (range.bottom > edge.bottom + 4 || range.top < edge.top - 4);
        if (tooWide || tooHigh) return box;
        if (position === 'fixed') return null;
      }
      return null;
    };
    /** An ellipsis is fine if a title has the full text, and in icon bars, whose links have full accessible names. */
    const isMeant = (element: Element) =>
      getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('[title],nav a,nav button') !== null;
    if (document.documentElement.scrollWidth > innerWidth + 1) {
      found.push({ what: 'page too wide', where: `${document.documentElement.scrollWidth} px`, text: '' });
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text.startsWith('[') || isHidden(element) || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1) continue;
      const cut = cutBy(element, box);
      if (cut && !isMeant(element) && !isMeant(cut))
        found.push({ what: 'clipped', where: nameOf(cut), text: text.slice(0, 60) });
      else if (
        !cut &&
        (box.right > innerWidth + 1.5 || box.left < -1.5) &&
        getComputedStyle(element).position !== 'fixed'
      ) {
        let scroller: Element | null = element;
        while (scroller && !/auto|scroll|hidden|clip/.test(getComputedStyle(scroller).overflowX))
          scroller = scroller.parentElement;
        if (!scroller || scroller === document.documentElement || scroller === document.body) {
          found.push({ what: 'page too wide', where: nameOf(element), text: text.slice(0, 60) });
        }
      }
    }
    /** Two texts of one box that overlap noticeably. */
    for (const parent of document.querySelectorAll('main *, header *, footer *, nav *')) {
      if (parent.children.length < 2 || parent.children.length > 30 || isHidden(parent)) continue;
      const boxes = [...parent.children]
        .filter(
          (child) =>
            child.textContent?.includes('[') &&
            isShown(child) &&
            /static|relative/.test(getComputedStyle(child).position),
        )
        .map((child) => ({ child, box: child.getBoundingClientRect() }));
      for (const [place, one] of boxes.entries()) {
        for (const other of boxes.slice(place + 1)) {
          const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          const deliberate =
            getComputedStyle(parent).display === 'grid' &&
            getComputedStyle(one.child).gridArea === getComputedStyle(other.child).gridArea &&
            getComputedStyle(one.child).gridArea !== 'auto';
          if (width > 4 && height > 6 && !deliberate && getComputedStyle(one.child).display !== 'inline') {
            found.push({
              what: 'covered',
              where: nameOf(one.child),
              text: (other.child.textContent ?? '').slice(0, 60),
            });
          }
        }
      }
    }
    return found;
  });
}
