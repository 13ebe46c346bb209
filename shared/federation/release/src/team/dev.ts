import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DevServer } from './devServer';
import { watchBuild } from './watchBuild';

const usage =
  'marquee-remote dev --site https://<site> [--grant <text>] [--port 4321] [--built <folder of another bundler>]';

/** The origin of a site: browsers let pages of other addresses than these load from this machine. */
function siteIn(text: string | undefined): string {
  const { origin, protocol, hostname } = new URL(URL.canParse(text ?? '') ? (text as string) : 'none:');
  if (protocol !== 'https:' && !/(^|\.)localhost$/.test(hostname)) throw new Error(usage);
  return origin;
}

/** Shows what another bundler has written, and again when its description is written anew. */
function showBuilt(server: DevServer, folder: string): void {
  const show = () => existsSync(join(folder, 'remote.json')) && server.show(folder);
  watch(folder, (_event, file) => file === 'remote.json' && show());
  show();
}

/**
 * `marquee-remote dev`: serves a remote from this machine to pages of a deployed site, builds it after each change, and
 * prints the address that shows it there (ADR 92).
 */
export async function dev(words: string[], print: (line: string) => void): Promise<void> {
  const options = { site: { type: 'string' }, grant: { type: 'string' }, port: { type: 'string' } } as const;
  const { values } = parseArgs({ args: words, options: { ...options, built: { type: 'string' } } });
  const site = siteIn(values.site);
  const server = new DevServer(site);
  const port = await server.listen(Number(values.port ?? 4321));
  const from = `http://localhost:${port}`;
  const grant = values.grant ?? '<grant>';
  print(`Open ${site}/?${new URLSearchParams({ 'marquee-dev-from': from })}&marquee-dev=${grant}`);
  if (!values.grant)
    print('A grant is printed by who runs the site: npm run releases -- --grant <remote> --site <domain>');
  if (values.built) return showBuilt(server, resolve(values.built));
  await watchBuild(process.cwd(), {
    built(folder) {
      server.show(folder);
      print(`Built: pages at ${site} load it.`);
    },
    failed: (error) => print(`Not built: ${error instanceof Error ? error.message : String(error)}`),
  });
}
