import { useLocation } from '@marquee/sdk';
import { useEffect } from 'react';
import { useHref } from 'react-router-dom';

/** Whether the head that the page was served with has been left behind. */
let isServed = true;

/**
 * The page's head follows navigation inside the app (R2): the title at once by the rule, then title, description,
 * canonical and alternates as the edge serves them, from the page's payload file. Pages behind a guard (`isOpen` false)
 * tell search engines nothing.
 */
export function useHead(title: string, siteName: string, isOpen: boolean): void {
  const { search, pathname: path } = useLocation();
  const pathname = useHref({ pathname: path });
  const whole = `${title} · ${siteName}`;
  useEffect(() => {
    if (isServed && document.title) {
      isServed = false;
      return;
    }
    document.title = whole;
    // Nobody waits for it; without it the title by the rule stands.
    import('./pageHead')
      .then(({ followHead }) => followHead({ pathname, search, isOpen, title: whole }))
      .catch(() => {});
  }, [whole, pathname, search, isOpen]);
}
