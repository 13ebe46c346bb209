import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFiles } from '@marquee/theme/fonts';
import { type ServedFile, scriptFontFiles } from '@marquee/theme/scriptFontFiles';

/** The theme's packages are its own: its font files are looked up from there. */
const require = createRequire(createRequire(import.meta.url).resolve('@marquee/theme/fonts'));
const files = new Map<string, ServedFile | { from: string }>([
  ...fontFiles().map(({ url, from }) => [url, { from }] as const),
  ...scriptFontFiles(),
]);

/** A font of the theme, or a sheet of fonts, by its URL path; cacheable for ever because its version is in the path. Null for any other path. */
export async function fontResponse(path: string): Promise<Response | null> {
  const file = files.get(path);
  if (!file) return null;
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' };
  if ('css' in file) {
    return new Response(file.css, { headers: { 'content-type': 'text/css; charset=utf-8', ...headers } });
  }
  const body = await readFile('path' in file ? file.path : require.resolve(file.from));
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'font/woff2', ...headers } });
}
