/** Allowed content of an operator's text: structured text, links, pictures. No scripts. */
export const htmlPolicy = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
    'details',
    'dl',
    'dt',
    'em',
    'figure',
    'figcaption',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'small',
    'strong',
    'summary',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
};

const tags = new Set(htmlPolicy.ALLOWED_TAGS);
const attributes = new Set(htmlPolicy.ALLOWED_ATTR);
const empty = new Set(['br', 'hr', 'img']);

/** Text up to a tag, then the tag: `<name`, attributes in double quotes, `>`; or the end. */
const part = /[^<>]*(?:<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>|$)/y;
const attribute = / ([a-z]+)="([^"]*)"/g;

function isPlainAddress(value: string): boolean {
  // ambiguous URLs are left to the browser's own parser
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URLs with them are refused
  if (/[\u0000-\u0020\\]|&(?!amp;)/.test(value)) return false;
  return htmlPolicy.ALLOWED_URI_REGEXP.test(value);
}

function arePlain(text: string, tag: string): boolean {
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'rel' && tag === 'a' && value === 'noopener noreferrer') continue;
    if (!attributes.has(name)) return false;
    if ((name === 'href' || name === 'src') && !isPlainAddress(value)) return false;
  }
  return true;
}

/**
 * Whether HTML is safe without sanitising, for servers, which have no DOM (DOMPurify would need jsdom: 3 MB of code,
 * 100 ms, and a parser other than the browser's). It must consist of text and allowed, properly nested elements, with
 * allowed attributes in double quotes, allowed URLs, and no other `<` or `>`. Such HTML is unambiguous: it cannot
 * contain comments, scripts, styles or foreign elements. Sanitised stored texts pass; everything else is refused, even
 * if harmless.
 */
export function isPlainHtml(html: string): boolean {
  const open: string[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < html.length) {
    const [found, end, tag, rest = ''] = part.exec(html) ?? [];
    if (found === undefined) return false;
    if (tag === undefined) break;
    if (!tags.has(tag)) return false;
    if (end) {
      if (rest || open.pop() !== tag) return false;
    } else {
      if (!arePlain(rest, tag)) return false;
      if (!empty.has(tag)) open.push(tag);
    }
  }
  return open.length === 0;
}
