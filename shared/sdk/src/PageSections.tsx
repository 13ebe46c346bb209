import type { ReactNode } from 'react';
import { useHost } from './host';

/** Props of {@link PageSections}. */
export interface PageSectionsProps {
  /** Path of the page's route, as in remotes' slot `page.section`. */
  path: string;
}

/** A slot of a page for sections of other remotes. Empty if there are none; a failing one shows its own error. */
export function PageSections({ path }: PageSectionsProps): ReactNode {
  return useHost().pageSections(path);
}
