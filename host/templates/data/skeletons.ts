import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templatesFolder } from './rows';

/** Styles of a template's skeleton, minified: on a phone, and what comes to them in the wide layout. */
export interface SkeletonStyles {
  phone: string;
  wide: string;
}

/** How `skeleton.css` says which rules are for the template's wide layout; its width stands in the row. */
const wideRule = /@media \(--wide\) \{\n([\s\S]*)\n\}\n$/;

/** Takes the white space out of a formatted style sheet that has no comments and no strings. */
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
 * What a template's `skeleton.css` adds to the styles of the page that stands until the host draws it; nothing where
 * there is no such file. The classes are those of the edge's skeleton (`sk-`). Read once.
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
