import { useLocation } from '@marquee/sdk';
import { useEffect } from 'react';
import { useHref } from 'react-router-dom';

/** Whether the document still has the head that it was served with. */
let isServed = true;

/**
 * Updates the head on navigation inside the app (R2): first the title, then title, description, canonical and
 * alternates from the edge's payload file. Pages behind a guard (`isOpen` false) are hidden from search engines.
 */
export function useHead(title: string, siteName: string, isOpen: boolean): void {
  const { search, pathname: path } = useLocation();
  const pathname = useHref({ pathname: path });
  const fullTitle = `${title} · ${siteName}`;
  useEffect(() => {
    if (isServed && document.title) {
      isServed = false;
      return;
    }
    document.title = fullTitle;
    // In the background; if it fails, the composed title stays.
    import('./pageHead')
      .then(({ followHead }) => followHead({ pathname, search, isOpen, title: fullTitle }))
      .catch(() => {});
  }, [fullTitle, pathname, search, isOpen]);
}
