import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryCodes, isCategory } from '@marquee/contract/categories';
import { isLanguage } from '@marquee/contract/languages';
import type { SimulatedSite } from './simulate';

function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function siteOf(file: string): SimulatedSite {
  const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const named = texts(data.categories ?? data.providers).filter(isCategory);
  const categories = named.length > 0 ? [...new Set(named)] : [...categoryCodes];
  const languages = [...new Set(texts(data.languages))].filter(isLanguage);
  return { site: String(data.domain_name ?? data.domain ?? file.split('/').at(-1)), categories, languages };
}

/** The sites of the repository's site files; without any, one site with everything. */
export function simulatedSites(root: string): SimulatedSite[] {
  const folder = join(root, 'backend/sites');
  if (!existsSync(folder)) return [{ site: 'localhost', categories: [...categoryCodes], languages: [] }];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.includes('schema'));
  return files.sort().map((name) => siteOf(join(folder, name)));
}
