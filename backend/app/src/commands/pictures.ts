import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { usageOf } from '@marquee/settings/commands';
import { settingsOrExit } from '@marquee/settings/settings';
import { drawSitePictures } from '../sitePictures';
import { type ExitCode, runCommand, say } from './command';

/**
 * `npm run pictures -- <folder> [--at /pictures]`: writes the product's own pictures as files for the sites of
 * SITES_DIR, and changes the site files to refer to them below `--at`. Live mode has no `/art`; the operator's proxy
 * serves the files. Exit codes: 1 a picture cannot be drawn, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } });
  const [target, ...rest] = positionals;
  const at = (values.at ?? '/pictures').replace(/\/+$/, '');
  if (!target || rest.length > 0 || !/^(\/[\w-]+)+$/.test(at) || at.startsWith('/art')) {
    return say(usageOf('pictures'), 2);
  }
  const { SITES_DIR } = settingsOrExit('site', 2);
  if (SITES_DIR === sandboxSites) {
    return say('SITES_DIR is missing: the folder of your sites, whose files are changed.', 2);
  }
  const { drawn, changed } = await drawSitePictures({ sites: SITES_DIR, target: resolve(target), at });
  console.log(`${drawn} pictures drawn into ${target}; ${changed} files of ${SITES_DIR} changed to ${at}/`);
  return 0;
}

runCommand(main, { code: 1 });
