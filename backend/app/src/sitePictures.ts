import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openSites } from '@marquee/platform/sites/sites';
import { artRoutes } from '@marquee/sandbox/art/routes';

/** Where the sandbox serves the pictures that the product draws. */
const drawnAt = '/art';

/** The pictures that the sites of a folder name below one of the paths, without it: `logo/bank/BDL.svg`. */
function namesOf(sites: string, paths: readonly string[]): string[] {
  const below = new RegExp(`["'](?:${paths.join('|')})/([^"'\\\\<>?]+?\\.svg)`, 'g');
  const names = openSites(sites, () => {})
    .all()
    .flatMap((site) => {
      const text = JSON.stringify(site).replaceAll('{{scene_palette}}', site.scene_palette);
      return [...text.matchAll(below)].map(([, name = '']) => name);
    });
  return [...new Set(names)].sort();
}

/** Lets all site files of a folder, shared ones too, name those pictures elsewhere; gives how many were changed. */
function move(sites: string, at: string): number {
  const files = readdirSync(sites, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => join(sites, name));
  return files.filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(`"${drawnAt}/`, `"${at}/`).replaceAll(`'${drawnAt}/`, `'${at}/`);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  }).length;
}

/**
 * Draws the pictures of the product that the sites of a folder use into files of `target`, and lets the site files name
 * them below the path `at`, where a web server hands `target` out. A file that is there stays: it may be the operator's
 * own. Throws, and changes nothing, where a picture is neither there nor one that the product draws.
 */
export async function drawSitePictures({ sites, target, at }: { sites: string; target: string; at: string }) {
  const art = artRoutes({ games: () => [] });
  const drawn = new Map<string, string>();
  for (const name of namesOf(sites, [drawnAt, at])) {
    const file = join(target, name);
    if (existsSync(file)) continue;
    const answer = await art.request(encodeURI(`${drawnAt}/${name}`));
    if (answer.status !== 200) throw new Error(`${name} is not in ${target}, and no picture of the product.`);
    drawn.set(file, await answer.text());
  }
  for (const [file, svg] of drawn) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  return { drawn: drawn.size, changed: move(sites, at) };
}
