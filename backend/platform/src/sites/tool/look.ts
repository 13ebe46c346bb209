import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { categoryCodes } from '@marquee/contract/categories';
import { templateNumbers } from '@marquee/templates/codes';
import { judgeFor } from '../forLive';
import { inMaintenance } from '../maintenance';
import { providerCounts } from '../offers';
import { refuses } from '../problem';
import { ReadFiles } from '../readFiles';
import type { Examined } from '../readSite';
import type { SiteFile } from '../siteFile';
import { domainsIn, examineSites, problemsIn } from '../siteSet';
import { type Command, modeOf, modeOption } from './command';
import { liveProblems } from './live';
import { themeOf } from './looks';
import { addressOf, siteOf, ToolError, type Workspace } from './workspace';

/** Aligns rows in columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const numberOf = (code: string) => templateNumbers[code] ?? 99;

function categoriesOf(site: SiteFile): string {
  const offered = new Set(providerCounts(site).map(({ category }) => category));
  const missing = categoryCodes.filter((code) => code !== 'hot' && !offered.has(code));
  if (missing.length === 0) return 'all';
  return missing.length > 6 ? [...offered].join(' ') : `all but ${missing.join(' ')}`;
}

function rowOf(workspace: Workspace, site: SiteFile): string[] {
  const others = site.languages.filter((code) => code !== site.default_language);
  const { is_maintenance } = site.maintenance;
  return [
    site.domain_name,
    site.site_name,
    `${site.theme_code} ${site.theme_color}`,
    [`${site.default_language}*`, ...others].join(' '),
    site.currency,
    site.jurisdiction,
    inMaintenance(site, workspace.now()) ? 'on' : is_maintenance ? 'planned' : 'off',
    site.live_chat.status && site.live_chat.chat_id ? (site.live_chat.image_id ? 'on, image' : 'on') : 'off',
    categoriesOf(site),
    addressOf(workspace, site),
  ];
}

const heads = [
  'domain',
  'name',
  'template and colour',
  'languages',
  'money',
  'rules',
  'maintenance',
  'chat',
  'categories',
  'address',
];

const list: Command = {
  usage: '',
  summary: 'Shows all sites in a table.',
  options: { json: 'gives the sites as JSON' },
  flags: ['json'],
  words: [0, 0],
  run(workspace, { flag }) {
    const examined = [...examineSites(workspace.folder).values()];
    const sites = examined.flatMap(({ made }) => made?.site ?? []);
    const bad = problemsIn(examined).filter(refuses);
    sites.sort((a, b) => numberOf(a.theme_code) - numberOf(b.theme_code) || a.domain_name.localeCompare(b.domain_name));
    const rows = sites.map((site) => rowOf(workspace, site));
    if (flag('json')) {
      const named = rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, row[i]])));
      workspace.print(`${JSON.stringify(named, null, 2)}\n`);
    } else workspace.print(`${table([heads, ...rows])}\n`);
    for (const problem of bad) workspace.print(`refused: ${problem.message}\n`);
    return bad.length > 0 ? 1 : 0;
  },
};

/** A count with its noun: `no sites`, `1 site`, `2 sites`. */
const counted = (count: number, thing: string) => `${count || 'no'} ${thing}${count === 1 ? '' : 's'}`;

/** The named files and domains, or the whole folder, examined together with the others. */
function examined(workspace: Workspace, words: readonly string[]): Map<string, Examined> {
  const files = new ReadFiles();
  const live = workspace.live?.();
  const all = examineSites(workspace.folder, domainsIn(workspace.folder), files, workspace.now(), live);
  const one = (word: string): Map<string, Examined> => {
    const domain = basename(word, '.json');
    const known = all.get(domain);
    if (known && (!word.includes('/') || resolve(dirname(word)) === resolve(workspace.folder)))
      return new Map([[domain, known]]);
    const file = resolve(word);
    if (!existsSync(file)) throw new ToolError(`There is no file or site ${word}.`);
    return examineSites(dirname(file), [domain], files, workspace.now(), live);
  };
  return words.length === 0 ? all : new Map(words.flatMap((word) => [...one(word)]));
}

/** Prints faults and their number, and returns the exit code. */
function conclude({ print }: Workspace, sites: ReadonlyMap<string, Examined>): number {
  const problems = problemsIn(sites.values());
  for (const { message } of problems) print(`${message}\n`);
  const errors = problems.filter(({ level }) => level === 'error').length;
  print(
    `${counted(sites.size, 'file')}: ${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}\n`,
  );
  return errors > 0 ? 1 : 0;
}

/** Checks the running sites one after another, and adds their faults to those of their files. */
async function askLive(workspace: Workspace, sites: ReadonlyMap<string, Examined>, at?: string, player?: string) {
  const [account_id = '', password = ''] = player?.split(/:(.*)/s) ?? [];
  for (const { made, problems, at: place } of sites.values()) {
    if (!made) continue;
    const origin = at ?? addressOf(workspace, made.site);
    const found = await liveProblems(made.site, origin, workspace.now(), player ? { account_id, password } : undefined);
    problems.push(...found.map(place));
  }
  if (!player)
    workspace.print('Ways to pay were not asked for: only players see them. Say --player account:password.\n');
}

const validate: Command = {
  usage: '[file or domain…]',
  summary: 'Says what is wrong with site files, by file, line and path; ends with 1 if there are errors.',
  options: {
    live: 'asks the running sites, too: links, pictures, texts and ways to pay that do not answer are errors',
    at: 'the address of the site to look at: https://casino.example; by default this machine at PORT',
    player: 'account:password of a player for trying things out, who is asked for the ways to pay',
    ...modeOption,
  },
  flags: ['live'],
  words: [0, 999],
  run(workspace, given) {
    const { words, flag, option } = given;
    const sites = examined(workspace, words);
    judgeFor(modeOf(workspace, given), sites.values());
    if (!flag('live')) return conclude(workspace, sites);
    const at = option('at');
    if (at && sites.size > 1) throw new ToolError('--at is the address of one site: name it.');
    if (at && !/^https?:\/\//.test(at)) throw new ToolError(`${at} is not an address. Write https://casino.example`);
    return askLive(workspace, sites, at, option('player')).then(() => conclude(workspace, sites));
  },
};

const preview: Command = {
  usage: '<domain>',
  summary: 'Prints the address that shows a site, in another theme if one is named. The site itself does not change.',
  options: { theme: 'a template and colour to look at: casino3/color7-2, or casino3/2' },
  words: [1, 1],
  run(workspace, { words: [domain = ''], option }) {
    const address = addressOf(workspace, siteOf(workspace, domain).site);
    const wanted = option('theme');
    if (!wanted) workspace.print(`${address}\n`);
    else {
      const [template = '', colour] = wanted.split('/');
      const { code, color } = themeOf(template, colour);
      workspace.print(`${address}?marquee-theme=${code}/${color}\n`);
    }
    return 0;
  },
};

/** Read-only commands. */
export const lookCommands: Record<string, Command> = {
  list,
  validate,
  preview,
  open: { ...preview, summary: 'The same as preview.' },
};
