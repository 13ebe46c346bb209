import type { ReactNode } from 'react';
import { useHost } from './host';

/**
 * Where to go from a page whose subject is not there: the search, the site's game sections, popular games, the home
 * page and the contact form. Put it below a heading that says what is missing.
 */
export function WaysOn(): ReactNode {
  return useHost().waysOn();
}
