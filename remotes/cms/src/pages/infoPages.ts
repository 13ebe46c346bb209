import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A text page of the operator: path, name among the site's CMS pages (R3), and menu label. */
export interface InfoPageRow {
  path: `/${string}`;
  name: string;
  label: LabelOf<typeof en>;
}

/** The text pages in menu order. */
export const infoPages = [
  { path: '/about', name: 'about_us', label: 'page.about' },
  { path: '/banking', name: 'banking', label: 'page.banking' },
  { path: '/faqs', name: 'faqs', label: 'page.faqs' },
  { path: '/responsible-gaming', name: 'responsible_gaming', label: 'page.care' },
  { path: '/privacy-policy', name: 'privacy_policy', label: 'page.privacy' },
  { path: '/term-condition', name: 'term_condition', label: 'page.terms' },
  { path: '/accessibility', name: 'accessibility', label: 'page.access' },
  { path: '/contact-us', name: 'contact_us', label: 'page.contact' },
] as const satisfies InfoPageRow[];

/** The menu of the text pages, with the rules of play among them. */
export const infoMenu: readonly Pick<InfoPageRow, 'path' | 'label'>[] = [
  ...infoPages.slice(0, 3),
  { path: '/rules', label: 'page.rules' },
  ...infoPages.slice(3),
];

/** The row of a route's path; the first row if there is none. */
export function infoPageOf(path: string): InfoPageRow {
  return infoPages.find((page) => page.path === path) ?? infoPages[0];
}
