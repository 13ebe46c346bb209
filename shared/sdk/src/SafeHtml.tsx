import { Skeleton } from '@marquee/ui/Skeleton';
import { useEffect, useState } from 'react';

/** What a text of an operator may hold: words and their structure, links, pictures of this site. Nothing that runs. */
const policy = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'dd',
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
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

const purifier = () => import('dompurify').then(({ default: purify }) => purify);

/** HTML from outside, sanitised again before it is shown (decisions §10). The sanitiser is fetched when it is first needed. */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const [safe, setSafe] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void purifier().then((purify) => current && setSafe(purify.sanitize(html, policy)));
    return () => {
      current = false;
    };
  }, [html]);
  if (safe === null) return <Skeleton shape="lines" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the one place, and what it shows is sanitised
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
