import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { categoryCodes } from '@marquee/contract/categories';
import { templateNumbers } from '@marquee/templates/codes';
import { inMaintenance } from '../maintenance';
import { providerCounts } from '../offers';
import { examineSite, ReadFiles, SiteFileError } from '../readSite';
import type { SiteFile } from '../siteFile';
import type { Command } from './command';
import { themeOf } from './looks';
import { addressOf, domainsOf, siteOf, ToolError, type Workspace } from './workspace';

/** Rows as columns of equal width. */
function table(rows: readonly (readonly string[])[]): string {
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
    const sites: SiteFile[] = [];
    const bad: SiteFileError[] = [];
    const files = new ReadFiles();
    for (const domain of domainsOf(workspace)) {
      const { made, problems } = examined(workspace, join(workspace.folder, `${domain}.json`), files);
      if (made) sites.push(made.site);
      else bad.push(...problems);
    }
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

function examined({ folder }: Workspace, file: string, files: ReadFiles) {
  try {
    const result = examineSite(file, folder, files);
    const { made } = result;
    if (!made || `${made.site.domain_name}.json` === basename(file)) return result;
    const reason = `must be ${basename(file, '.json')}, as the file is called`;
    return { made: undefined, problems: [new SiteFileError(basename(file), 1, 'domain_name', reason)] };
  } catch (error) {
    if (error instanceof SiteFileError) return { made: undefined, problems: [error] };
    throw error;
  }
}

const validate: Command = {
  usage: '[file or domain…]',
  summary: 'Says what is wrong with site files, by file, line and path; ends with 1 if anything is.',
  options: {},
  words: [0, 999],
  run(workspace, { words }) {
    const files = new ReadFiles();
    const wanted = words.length > 0 ? words : domainsOf(workspace);
    const problems = wanted.flatMap((word) => {
      const inFolder = join(workspace.folder, word.endsWith('.json') ? word : `${word}.json`);
      const file = existsSync(inFolder) ? inFolder : resolve(word);
      if (!existsSync(file)) throw new ToolError(`There is no file or site ${word}.`);
      return examined(workspace, file, files).problems;
    });
    for (const message of new Set(problems.map(({ message }) => message))) workspace.print(`${message}\n`);
    workspace.print(
      `${wanted.length} ${wanted.length === 1 ? 'file' : 'files'}, ${problems.length || 'no'} ${problems.length === 1 ? 'problem' : 'problems'}\n`,
    );
    return problems.length > 0 ? 1 : 0;
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

/** Commands that only look. */
export const lookCommands: Record<string, Command> = {
  list,
  validate,
  preview,
  open: { ...preview, summary: 'The same as preview.' },
};
