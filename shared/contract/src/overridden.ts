import type { StartData } from './start';

/** Id of the `<script type="application/json">` with `OverriddenStart`; such a page has no `StartData` of its own. */
export const overriddenStartId = 'marquee-overridden';

/** That one remote of a page comes from the machine of its developer (ADR 92). */
export interface PageOverride {
  remote: string;
  /** The origin of the development server, always of this machine: `http://localhost:4321`. */
  from: string;
  /** Until when the grant holds, ms since 1970. */
  until: number;
}

/** The start of a page in which the browser itself puts one remote: the edge has read nothing of it. */
export interface OverriddenStart<Registry = unknown> {
  /** Without versions of that remote. */
  start: StartData<Registry>;
  override: PageOverride;
  /** The site's categories that are on. */
  categories: readonly string[];
}
