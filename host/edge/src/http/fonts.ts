import { readFile } from 'node:fs/promises';
import { fontCopies } from '@marquee/theme/fontCopies';
import { type ServedFile, scriptFontFiles } from '@marquee/theme/scriptFontFiles';

const files = new Map<string, ServedFile>([
  ...fontCopies().map(({ from, to }) => [`/${to}`, { path: from }] as const),
  ...scriptFontFiles(),
]);

/**
 * A font of the theme, or a style sheet of fonts, by its URL path; cacheable forever because its version is in the
 * path. Null for any other path.
 */
export async function fontResponse(path: string): Promise<Response | null> {
  const file = files.get(path);
  if (!file) return null;
  const headers = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' };
  if ('css' in file) {
    return new Response(file.css, { headers: { 'content-type': 'text/css; charset=utf-8', ...headers } });
  }
  const body = await readFile(file.path);
  return new Response(new Uint8Array(body), { headers: { 'content-type': 'font/woff2', ...headers } });
}
