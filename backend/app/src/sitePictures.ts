import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillIn } from '@marquee/platform/sites/fillIn';
import { openSites } from '@marquee/platform/sites/sites';
import { artRoutes } from '@marquee/sandbox/art/routes';

/** The path of the sandbox's generated pictures. */
const drawnAt = '/art';

/** The pictures that site files reference below one of the paths, relative to it: `logo/bank/BDL.svg`. */
function namesOf(sites: string, paths: readonly string[]): string[] {
  const below = new RegExp(`["'](?:${paths.join('|')})/([^"'\\\\<>?]+?\\.svg)`, 'g');
  const names = openSites(sites, () => {})
    .all()
    .flatMap((site) => {
      const named = [...JSON.stringify(site).matchAll(below)];
      return named.map(([, name = '']) => fillIn(name, site, 'EN'));
    });
  return [...new Set(names)].sort();
}

/** Changes the references in all site files of a folder, including shared ones; returns how many files changed. */
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
 * Draws the product's pictures that a folder's sites use into `target`, and changes the site files to refer to them
 * below the path `at`, where a web server serves `target`. Existing files stay: they may be the operator's own. Throws,
 * and changes nothing, if a picture neither exists nor can be drawn.
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
