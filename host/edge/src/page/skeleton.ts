import type { Skeleton } from '@marquee/federation-runtime/defineRemote';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { TemplateRow } from '@marquee/theme/templates';
import { attributes } from '../http/escape';
import type { LeadPictures } from './leadPictures';

/** What a page's skeleton is made from. */
export interface SkeletonSource {
  template: TemplateRow;
  kind: Skeleton;
  isHome: boolean;
  brand: string;
  title: string;
  loading: string;
  pictures: LeadPictures;
}

const repeat = (html: string, times: number) => html.repeat(times);

function hero({ pictures }: SkeletonSource): string {
  const { hero } = pictures;
  const picture = hero
    ? `<picture><source media="(max-width: 767px)"${attributes({ srcset: hero.phone })} width="800" height="1000"><img${attributes({ src: hero.wide, alt: '' })} width="2100" height="900" fetchpriority="high"></picture>`
    : '';
  return `<div class="sk-hero">${picture}</div>`;
}

function tiles(covers: readonly string[], least: number): string {
  const drawn = covers.map((src) => `<div class="sk-tile"><img${attributes({ src, alt: '' })}></div>`);
  return drawn.join('') + repeat('<div class="sk-tile"></div>', Math.max(0, least - drawn.length));
}

const bodies: Record<Skeleton, (covers: readonly string[]) => string> = {
  page: () => `<div class="sk-line"></div>${repeat('<div class="sk-field"></div>', 3)}`,
  lobby: (covers) =>
    `<div class="sk-rail">${repeat('<div class="sk-chip"></div>', 4)}</div><div class="sk-tiles">${tiles(covers, 18)}</div>`,
  rail: (covers) => `<div class="sk-rail">${tiles(covers, 8)}</div>`,
  form: () => `<div class="sk-form">${repeat('<div class="sk-field"></div>', 3)}</div>`,
  list: () => repeat('<div class="sk-field"></div>', 6),
  table: () => repeat('<div class="sk-field"></div>', 8),
  cards: () => `<div class="sk-tiles">${repeat('<div class="sk-tile"></div>', 6)}</div>`,
  article: () => repeat('<div class="sk-line"></div>', 8),
  game: () => '<div class="sk-hero"></div>',
  chip: () => '<div class="sk-chip"></div>',
};

/**
 * The page until the host renders it, in the site's template: header bar, the route's title, and boxes by its kind. The
 * host replaces it completely. Screen readers only hear that the page is loading.
 */
export function skeletonHtml(source: SkeletonSource): string {
  const { template, brand, kind, isHome, title, loading, pictures } = source;
  const bar = `<div class="sk-bar"><span class="sk-brand">${escapeHtml(brand)}</span></div>`;
  const heading = isHome ? '' : `<p class="sk-title">${escapeHtml(title)}</p>`;
  const main = `<div class="sk-main">${heading}${isHome ? bodies.rail([]) : bodies[kind](pictures.covers)}</div>`;
  const page = `<div>${isHome ? hero(source) : ''}${main}</div>`;
  const status = `<p class="sk-hidden" role="status">${escapeHtml(loading)}</p>`;
  const frame = attributes({ class: 'sk-frame', 'aria-hidden': 'true', 'data-frame': template.frame });
  return `${status}<div${frame}>${bar}<div class="sk-row"></div>${page}</div>`;
}
