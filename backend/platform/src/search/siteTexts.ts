import type { LocalText } from '@marquee/contract/entities';
import type { Language } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import type { SiteFile } from '../sites/siteFile';
import { TextIndex } from './index/texts';
import { textPages } from './names';

/** A page, question or article of a site in one language. */
export interface SiteText {
  path: string;
  title: string;
  kind: 'page' | 'help' | 'news' | 'promotion';
  /** When it is published, ms since 1970; null if always. */
  from: number | null;
  until: number | null;
}

/** A site's own texts in one language, to be searched. */
export interface SiteTexts {
  index: TextIndex;
  texts: ReadonlyMap<string, SiteText>;
}

/** A stored content row. */
export interface ContentRow {
  kind: 'cms' | 'news' | 'promotions';
  name: string;
  value: {
    status?: boolean | number | string;
    title: LocalText;
    body: LocalText;
    summary?: LocalText;
    slug?: string;
    published_at?: string;
    ends_at?: string | null;
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();

const questions = (html: string) => [...html.matchAll(/<summary>(.*?)<\/summary>(.*?)<\/details>/gs)];

/** A page of rules: its path, title, and all that it says. */
export interface RulesText {
  path: string;
  title: string;
  body: string;
}

/** Loads and indexes a site's texts in a language, with its pages of rules; missing ones in its default language. */
export async function readSiteTexts(
  database: Database,
  site: SiteFile,
  language: Language,
  rules: readonly RulesText[],
): Promise<SiteTexts> {
  const rows = await database.query<ContentRow>(
    "select kind, name, value from content where site = $1 and kind in ('cms', 'news', 'promotions') order by position",
    [site.domain_name],
  );
  return siteTextsOf(rows, site, language, rules);
}

/** The same, from rows that are already loaded. */
export function siteTextsOf(
  rows: readonly ContentRow[],
  site: Pick<SiteFile, 'default_language'>,
  language: Language,
  rules: readonly RulesText[] = [],
): SiteTexts {
  const read = (text: LocalText | undefined) => text?.[language] ?? text?.[site.default_language] ?? text?.EN ?? '';
  const texts = new Map<string, SiteText>();
  const bodies = new Map<string, string>();
  const add = (id: string, text: SiteText, body: string) => {
    texts.set(id, text);
    bodies.set(id, body);
  };
  for (const { kind, name, value } of rows) {
    const body = read(value.body);
    if (kind !== 'cms') {
      const path = `/${kind}/${value.slug ?? name}`;
      const time = (text: string | null | undefined) => (text ? Date.parse(text) : null);
      const span = { from: time(value.published_at), until: time(value.ends_at) };
      const shown = kind === 'news' ? 'news' : 'promotion';
      add(path, { path, title: read(value.title), kind: shown, ...span }, plain(`${read(value.summary)} ${body}`));
      continue;
    }
    const path = textPages[name];
    if (path === undefined || !value.status) continue;
    const always = { from: null, until: null };
    add(path, { path, title: read(value.title), kind: 'page', ...always }, plain(body));
    for (const [index, [, question = '', answer = '']] of questions(body).entries())
      add(`${path}#${index}`, { path, title: plain(question), kind: 'help', ...always }, plain(answer));
  }
  for (const { path, title, body } of rules) add(path, { path, title, kind: 'help', from: null, until: null }, body);
  const index = new TextIndex(
    [...texts].map(([id, { title }]) => ({ id, names: [title], body: bodies.get(id) ?? '' })),
  );
  return { index, texts };
}
