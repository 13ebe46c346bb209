import { classPrefix } from '../paths';
import type { Rule } from './rules';

function selectorsOf(css: string): string[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(-\w+-)?keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map((match) => (match[1] ?? '').trim())
    .filter((text) => !text.startsWith('@'));
}

/** Splits a selector list at its top-level commas. */
function listed(selectors: string): string[] {
  let depth = 0;
  let start = 0;
  const parts: string[] = [];
  for (const [index, letter] of [...selectors].entries()) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter !== ',' || depth > 0) continue;
    parts.push(selectors.slice(start, index));
    start = index + 1;
  }
  return [...parts, selectors.slice(start)].map((part) => part.trim());
}

/** Every selector must name a class of the remote; `h1 {}` or `:root {}` would reach into other pages. Nested `&` is inside. */
export const globalCss: Rule = ({ compiled, files, read }) =>
  files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      selectorsOf(read(file))
        .flatMap(listed)
        .filter((selector) => !selector.includes(`.${classPrefix(compiled.name)}`) && !selector.startsWith('&'))
        .map((selector) => `${file}: ${selector} reaches outside the remote`),
    );
