import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from './texts';

/**
 * Gives the document the title of a page as soon as it is opened, also while it loads or cannot be shown. A remote's
 * page says it more exactly afterwards.
 */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title, pathname]);
  return children;
}
