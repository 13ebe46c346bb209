import type { DOMPurify } from 'dompurify';

/** What CMS bodies may hold: text, its structure, links and pictures. No styles, forms, frames, scripts or handlers. */
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

/** Raised when the rules above change, so that stored bodies are sanitized again. */
export const sanitizerVersion = 1;

let purifier: Promise<DOMPurify> | undefined;

/** jsdom parses as browsers do, which DOMPurify relies on. It is loaded only when something has to be stored. */
async function makePurifier(): Promise<DOMPurify> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const purify = createDOMPurify(new JSDOM('').window);
  if (!purify.isSupported) throw new Error('DOMPurify does not work with this DOM');
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return purify;
}

/** The harmless part of an HTML body (specification §5: CMS bodies are sanitized before storing). */
export async function sanitize(html: string): Promise<string> {
  purifier ??= makePurifier();
  return (await purifier).sanitize(html, allowed);
}

/** All languages of a body, sanitized. */
export async function sanitizeAll(bodies: Record<string, string>): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [language, html] of Object.entries(bodies)) made[language] = await sanitize(html);
  return made;
}
