import { sanitizerProcess } from './sanitizerProcess';

/** Allowlist for CMS bodies: text, structure, links and pictures. No styles, forms, frames, scripts or handlers. */
const allowed = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'code',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'a',
    'img',
    'figure',
    'figcaption',
    'details',
    'summary',
    'time',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'alt',
    'src',
    'width',
    'height',
    'loading',
    'lang',
    'dir',
    'datetime',
    'colspan',
    'rowspan',
    'scope',
    'open',
    'rel',
    'target',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
};

/** Raise it when the rules above change, so that stored bodies are sanitized again. */
export const sanitizerVersion = 1;

const sanitizer = sanitizerProcess(allowed);

/** The last bodies that were sanitized, oldest first: a site file that changes has most of them still. */
const lately = new Map<string, Promise<string>>();
const most = 2000;

/** Sanitizes an HTML body (R5.10). */
export function sanitize(html: string): Promise<string> {
  const known = lately.get(html);
  if (known) return known;
  const made = sanitizer.sanitize(html);
  lately.set(html, made);
  made.catch(() => lately.delete(html));
  const [oldest] = lately.keys();
  if (lately.size > most && oldest !== undefined) lately.delete(oldest);
  return made;
}

/** Sanitizes a body in all languages. */
export async function sanitizeAll(bodies: Record<string, string>): Promise<Record<string, string>> {
  const made = Object.entries(bodies).map(async ([language, html]) => [language, await sanitize(html)]);
  return Object.fromEntries(await Promise.all(made));
}
