import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { categoryCodes, isCategory } from '@marquee/contract/categories';
import { isLanguage } from '@marquee/contract/languages';
import type { SimulatedSite } from './simulate';

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
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
  const categories = named.length > 0 ? [...new Set([...named, 'hot'])] : [...categoryCodes];
  const languages = [...new Set(texts(data.languages))].filter(isLanguage);
  return { site: String(data.domain_name ?? data.domain ?? file.split('/').at(-1)), categories, languages };
}

/** The sites of a folder of site files; without any, one site with everything. */
export function simulatedSites(folder: string): SimulatedSite[] {
  if (!existsSync(folder)) return [{ site: 'localhost', categories: [...categoryCodes], languages: [] }];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.includes('schema'));
  return files.sort().map((name) => siteOf(join(folder, name)));
}
