import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenePalettes } from '@marquee/contract/scenePalettes';
import type { Path } from '../problem';
import type { Json } from '../readFiles';
import type { SiteFile } from '../siteFile';
import { siteFile } from '../siteFile';
import { sandboxSites } from '../siteFolder';
import { schemaAt } from '../walkSchema';

/** What a repair sets, and why. */
export interface Repaired {
  path: Path;
  value: unknown;
  why: string;
}

/** What a repair may use besides the file itself. */
export interface Given {
  /** A site that uses the file. */
  domain: string;
  /** Gifts of VIP levels after the first, as the operator decided. */
  gifts: readonly number[];
}

/**
 * Replaces a value that older versions accepted and this one refuses, so that the site works as before. Returns nothing
 * if a person must decide.
 */
type Repair = (file: Json, path: Path, given: Given) => Repaired | undefined;

/** The VIP ladders of the product. */
function productLadders(): SiteFile['vip_levels'][] {
  const folder = join(sandboxSites, 'common');
  const files = readdirSync(folder).filter((name) => name.startsWith('cashier-'));
  return files.map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as SiteFile).vip_levels);
}

/** The gift of the product's ladder for a level with the same thresholds; nothing if there is none or more than one. */
function productGift(index: number, level: Partial<SiteFile['vip_levels'][number]>): number | undefined {
  const same = productLadders()
    .flatMap((ladder) => ladder[index] ?? [])
    .filter(({ deposit, turnover }) => deposit === level.deposit && turnover === level.turnover);
  const gifts = new Set(same.map(({ gift }) => gift));
  return gifts.size === 1 ? [...gifts][0] : undefined;
}

/** Levels had no gifts in old versions. */
const gift: Repair = ({ vip_levels }, [, index], { gifts }) => {
  const at = Number(index);
  const level = (vip_levels as SiteFile['vip_levels'] | undefined)?.[at];
  if (at < 1 || !level || level.gift) return;
  const decided = gifts[at - 1];
  const value = decided ?? productGift(at, level);
  if (!value) return;
  const why = decided ? 'as --gifts says' : 'as in the product’s own ladder';
  return { path: ['vip_levels', at, 'gift'], value, why: `game tokens for who reaches it, ${why}` };
};

/** Removes duplicates from a list: the first one counted. */
const withoutDuplicates: Repair = (file, [name]) => {
  const list = file[String(name)];
  if (!Array.isArray(list)) return;
  const once = [...new Set(list)];
  return once.length < list.length
    ? { path: [String(name)], value: once, why: 'each stands once; the second changed nothing' }
    : undefined;
};

/** Announcement lines accepted any text as a link. */
const lineLink: Repair = (file, [, index], { domain }) => {
  const { link } = (file.marquee as Partial<SiteFile['marquee'][number]>[])[Number(index)] ?? {};
  if (typeof link !== 'string') return;
  const own = link.replace(new RegExp(`^https?://(?:www\\.)?${domain.replaceAll('.', '\\.')}(?=/|$)`), '') || '/';
  const value = /^[a-z0-9][\w-]*(?:[/?#].*)?$/.test(own) ? `/${own}` : own;
  return value !== link && /^\/(?!\/)/.test(value)
    ? { path: ['marquee', Number(index), 'link'], value, why: 'the same page, by its path' }
    : undefined;
};

const palette: Repair = ({ scene_palette }) =>
  typeof scene_palette === 'string' && !(scenePalettes as readonly string[]).includes(scene_palette)
    ? { path: ['scene_palette'], value: 'evening', why: 'what was drawn for a palette that there is not' }
    : undefined;

const icon: Repair = ({ deposit_methods }, [, index]) => {
  const path = ['deposit_methods', Number(index), 'icon'];
  const { icon } = (deposit_methods as { icon?: unknown }[])[Number(index)] ?? {};
  const known = schemaAt(siteFile, path)?.options ?? [];
  return typeof icon === 'string' && !known.some((one) => one === icon)
    ? { path, value: 'wallet', why: 'one of the icons that there are' }
    : undefined;
};

const toItself: Repair = ({ root_redirect }) =>
  typeof root_redirect === 'string' && root_redirect.startsWith('/')
    ? { path: ['root_redirect'], value: null, why: 'the home page, where it led' }
    : undefined;

const neverClosed: Repair = ({ maintenance }) => {
  const { start_date, end_date } = (maintenance ?? {}) as Partial<SiteFile['maintenance']>;
  return start_date && end_date && Date.parse(end_date) <= Date.parse(start_date)
    ? {
        path: ['maintenance'],
        value: { is_maintenance: false, start_date: null, end_date: null },
        why: 'the site was never closed by it, and is not',
      }
    : undefined;
};

/** The repairs by the path of the fault; `*` stands for an index. */
export const repairs: { [path: string]: Repair } = {
  'vip_levels.*': gift,
  'languages.*': withoutDuplicates,
  'categories_off.*': withoutDuplicates,
  'providers_off.*': withoutDuplicates,
  'marquee.*.link': lineLink,
  scene_palette: palette,
  'deposit_methods.*.icon': icon,
  root_redirect: toItself,
  'maintenance.end_date': neverClosed,
};

/** Faults that only a person can decide, by path: added to the message. */
export const decisions: { [path: string]: string } = {
  'vip_levels.*': 'Decide what each level after the first gives, in game tokens: --gifts 200,500,1500,5000.',
  currency: 'All money of the site is stored in this currency. Ask your accounting before you name another one.',
  'deposit_methods.*': 'It took no payment before either: correct it, or take it out.',
  'banks.*.pattern': 'Write it without what is named; add the account numbers of your players as examples first.',
  domain_name: 'The file’s name changes with it, and players know the site by this name.',
};

/** A path in the notation of these tables. */
export const shapeOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
