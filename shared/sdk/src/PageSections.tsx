import type { ReactNode } from 'react';
import { useHost } from './host';

/** Props of {@link PageSections}. */
export interface PageSectionsProps {
  /** Path of the page's route, as remotes name it in their slot `page.section`. */
  path: string;
}

/**
 * Room in a page for what other remotes put there. Nothing where none does; one that fails says so in its own place.
 */
export function PageSections({ path }: PageSectionsProps): ReactNode {
  return useHost().pageSections(path);
}
