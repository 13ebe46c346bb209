import type { Output } from '@marquee/contract/calls';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** An article of the site: news or a promotion. */
export type Article = Output<'content/articles'>['value'][number];

/** Texts of a kind of article. */
interface KindRow {
  path: `/${string}`;
  title: LabelOf<typeof en>;
  intro: LabelOf<typeof en>;
  all: LabelOf<typeof en>;
  none: LabelOf<typeof en>;
  icon: 'gift' | 'inbox';
}

/** The two kinds of articles. */
export const kinds = {
  news: {
    path: '/news',
    title: 'page.news',
    intro: 'news.intro',
    all: 'news.all',
    none: 'news.none',
    icon: 'inbox',
  },
  promotions: {
    path: '/promotions',
    title: 'page.promotions',
    intro: 'promotions.intro',
    all: 'promotions.all',
    none: 'promotions.none',
    icon: 'gift',
  },
} as const satisfies Record<string, KindRow>;

/** A kind of article. */
export type Kind = keyof typeof kinds;

/** The kind of articles at a route's path. */
export function kindOf(path: string): Kind {
  return path.startsWith(kinds.promotions.path) ? 'promotions' : 'news';
}
