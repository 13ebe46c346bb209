import { Skeleton } from '@marquee/ui/Skeleton';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { htmlPolicy, isPlainHtml } from './plainHtml';
import { trusted } from './trust';

/** Makes the sanitiser return Trusted Types. The library's type of policies has another name. */
const marked = { RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: trusted as never } as const;

const purifier = () => import('dompurify').then(({ default: purify }) => purify);

/** The path of a link within this site that was clicked plainly; null if the browser should handle it. */
function pathOf(event: MouseEvent): string | null {
  const link = (event.target as Element).closest('a');
  const path = link?.getAttribute('href');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return plain && path?.startsWith('/') ? path : null;
}

/** Safe HTML; null until the sanitiser has been loaded and has run. */
function useSafe(html: string): string | TrustedHTML | null {
  const plain = useMemo(() => isPlainHtml(html), [html]);
  const [made, setMade] = useState<{ from: string; safe: TrustedHTML } | null>(null);
  useEffect(() => {
    if (plain) return;
    let current = true;
    void purifier().then(
      (purify) => current && setMade({ from: html, safe: purify.sanitize(html, { ...htmlPolicy, ...marked }) }),
    );
    return () => {
      current = false;
    };
  }, [html, plain]);
  if (plain) return trusted?.createHTML(html) ?? html;
  return made && made.from === html ? made.safe : null;
}

/**
 * External HTML, sanitised again before it is shown (D10). Plain HTML (`isPlainHtml`) is rendered at once, also on a
 * server; everything else waits for the browser's sanitiser. Links within the site keep the player's language and
 * navigate without reloading.
 */
export function SafeHtml({ html, className }: { html: string; className?: string | undefined }) {
  const safe = useSafe(html);
  const navigate = useNavigate();
  if (safe === null) return <Skeleton shape="lines" />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks on its links
    <div
      className={className}
      onClick={(event) => {
        const path = pathOf(event);
        if (path === null) return;
        event.preventDefault();
        void navigate(path);
      }}
      // the only place that renders HTML, and it is safe or sanitised
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
