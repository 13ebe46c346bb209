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
    const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].flatMap((unit) =>
      (['long', 'short'] as const).flatMap((unitDisplay) => {
        const format = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay });
        return [1, 2].map((count) => format.format(count).slice(2));
      }),
    );
    const figures = new RegExp(`\\b(${words.join('|')}|[A-Z]{3}(?=[\\s\\d])|(?<=\\d )(${units.join('|')}))\\b`, 'g');
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
