import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesFolder } from './rows';

/** Minified styles of a template's skeleton: the base, and additions of the wide layout. */
export interface SkeletonStyles {
  phone: string;
  wide: string;
}

/** The placeholder media query of the wide layout in `skeleton.css`; the row has the actual width. */
const wideRule = /@media \(--wide\) \{\n([\s\S]*)\n\}\n$/;

/** Minifies a formatted style sheet without comments and strings. */
function minified(css: string): string {
  return css
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replace(/ ?([{};,>*/]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<![\d.])0\.(?=\d)/g, '.')
    .replaceAll(';}', '}');
}

const known = new Map<string, SkeletonStyles>();

/**
 * The styles that a template's `skeleton.css` adds to the page's skeleton; empty without such a file. Its classes are
 * those of the edge's skeleton (`sk-`). Read once.
 */
export function skeletonStyles(code: string): SkeletonStyles {
  const read = known.get(code) ?? readStyles(code);
  known.set(code, read);
  return read;
}

function readStyles(code: string): SkeletonStyles {
  const file = join(templatesFolder, code, 'skeleton.css');
  const css = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { phone: minified(css.replace(wideRule, '')), wide: minified(wideRule.exec(css)?.[1] ?? '') };
}
