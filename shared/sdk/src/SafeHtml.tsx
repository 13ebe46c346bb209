import { Skeleton } from '@marquee/ui/Skeleton';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { trusted } from './trust';

/** What a text of an operator may hold: words and their structure, links, pictures of this site. Nothing that runs. */
const policy = {
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

/** What comes out of the sanitiser may be shown. The library has another name for the type of policies. */
const marked = { RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: trusted as never } as const;

const purifier = () => import('dompurify').then(({ default: purify }) => purify);

/** The path of a link within this site that was pressed plainly; null where the browser knows better. */
function pathOf(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const path = link?.getAttribute('href');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && path?.startsWith('/') ? path : null;
}

/**
 * HTML from outside, sanitised again before it is shown (decisions §10). The sanitiser is fetched when it is first needed. Links
 * within the site keep the player's language and do not load the page anew.
 */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const [safe, setSafe] = useState<TrustedHTML | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    let current = true;
    void purifier().then((purify) => current && setSafe(purify.sanitize(html, { ...policy, ...marked })));
    return () => {
      current = false;
    };
  }, [html]);
  if (safe === null) return <Skeleton shape="lines" />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links in it are what is pressed
    <div
      className={className}
      onClick={(event) => {
        const path = pathOf(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      // the one place that shows HTML, and it is sanitised
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
