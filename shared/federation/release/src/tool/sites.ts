import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { categories, categoryCodes, isCategory } from '@marquee/contract/categories';
import { isLanguage } from '@marquee/contract/languages';
import type { SimulatedSite } from './simulate';
import type { SiteMenu } from './siteMenus';

/** An entry of a menu in a site file, as far as it is read here. */
interface SiteMenuItem {
  path?: string;
  category?: string;
}

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The file that a site file has a key from: itself, or one that it extends; undefined if none has it. */
function fileOf(file: string, key: string): string | undefined {
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (Object.hasOwn(own, key)) return file;
  for (const name of texts(own.extends)) {
    const found = fileOf(join(dirname(file), name), key);
    if (found) return found;
  }
  return undefined;
}

/** One of a site file's menus; `isEntry` tells which of its entries count. */
function menuOf(file: string, menu: unknown, key: string, isEntry: (one: SiteMenuItem) => boolean): SiteMenu {
  const items = (Array.isArray(menu) ? (menu as SiteMenuItem[]) : []).filter(isEntry);
  const paths = items.flatMap(
    ({ path, category = '' }) => path ?? (isCategory(category) ? categories[category].path : []),
  );
  return { paths, key, file: relative(dirname(file), fileOf(file, key) ?? file) };
}

/** A site file with what the files supply that it extends. */
function dataOf(file: string): Record<string, unknown> {
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const inherited = texts(own.extends).map((name) => dataOf(join(dirname(file), name)));
  return Object.assign({}, ...inherited.reverse(), own) as Record<string, unknown>;
}

function siteOf(file: string): SimulatedSite {
  const data = dataOf(file);
  const off = texts(data.providers_off);
  const providers = [data.providers ?? []].flat().filter((one) => !texts(one).some((text) => off.includes(text)));
  const named = texts(data.categories ?? providers).filter(isCategory);
  const offered = named.length > 0 ? [...new Set([...named, 'hot'])] : [...categoryCodes];
  const languages = [...new Set(texts(data.languages))].filter(isLanguage);
  const site = String(data.domain_name ?? data.domain ?? file.split('/').at(-1));
  const menus = {
    pages: menuOf(file, data.menu, 'menu', ({ category }) => category === undefined),
    games: menuOf(file, data.game_menu, 'game_menu', () => true),
  };
  return { site, categories: offered, languages, menus };
}

/** The sites of a folder of site files; without any, one site with everything. */
export function simulatedSites(folder: string): SimulatedSite[] {
  if (!existsSync(folder)) return [{ site: 'localhost', categories: [...categoryCodes], languages: [] }];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.includes('schema'));
  return files.sort().map((name) => siteOf(join(folder, name)));
}
