import { classPrefix } from '@marquee/federation-runtime/names';
import { type Atrule, type CssNode, generate, parse, walk } from 'css-tree';
import type { Artefact, Check } from './rules';
import { isInside, isNestedInside, selectorsOf } from './selectors';

/** A location in a style sheet with its text. */
const placed = (file: string, node: CssNode, text: string) =>
  `${file}:${node.loc?.start.line ?? 1}:${node.loc?.start.column ?? 1} “${text.slice(0, 80)}”`;

interface Sheet {
  file: string;
  tree: CssNode;
  faults: string[];
}

function sheetsOf({ files, read }: Artefact): Sheet[] {
  return files
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const faults: string[] = [];
      const onParseError = ({ message, line, column }: { message: string; line: number; column: number }) =>
        void faults.push(`${file}:${line}:${column} cannot be read: ${message} (nested selectors begin with &)`);
      return { file, tree: parse(read(file), { positions: true, onParseError: onParseError as never }), faults };
    });
}

/** At-rules with page-wide names. */
const named = /^(-\w+-)?keyframes$|^(property|counter-style|font-palette-values|position-try|layer)$/;
const pageWide = /^(page|import|view-transition|namespace|charset)$/;

function declaredOutside({ name, prelude, block }: Atrule, prefix: string): string | undefined {
  const text = prelude ? generate(prelude).replace(/^["']|["']$/g, '') : '';
  if (pageWide.test(name) && name !== 'charset') return `@${name} is for the whole page`;
  if (name === 'font-face') {
    const family = block?.children
      .toArray()
      .find((one) => one.type === 'Declaration' && one.property === 'font-family');
    const value = family?.type === 'Declaration' ? generate(family.value).replace(/["']/g, '') : '';
    return value.startsWith(prefix) ? undefined : `the font ${value} is declared for the whole page`;
  }
  if (!named.test(name) || text === '') return undefined;
  return text.split(',').every((one) => one.trim().replace(/^--/, '').startsWith(prefix))
    ? undefined
    : `@${name} ${text} is declared for the whole page`;
}

/**
 * A style rule may only match the remote's elements: the subject has one of its classes, or is inside such an element.
 * Classes in alternatives, in `:not()` or in `:has()` do not count. Names declared by at-rules need the remote's
 * prefix.
 */
export const globalCss: Check = (artefact) => {
  const prefix = classPrefix(artefact.compiled.name);
  const isOwn = (name: string) => name.startsWith(prefix);
  return sheetsOf(artefact).flatMap(({ file, tree, faults }) => {
    const found: string[] = [...faults];
    walk(tree, {
      visit: 'Rule',
      enter(rule) {
        if (this.atrule && /keyframes$/.test(this.atrule.name)) return;
        if (rule.prelude.type !== 'SelectorList') return;
        // `this.rule` is the parent rule, or this one.
        const isNested = this.rule !== null && this.rule !== rule;
        const inScope = this.atrule?.name === 'scope';
        for (const selector of selectorsOf(rule.prelude)) {
          const inside = isNested || inScope ? isNestedInside(selector, isOwn) : isInside(selector, isOwn);
          if (!inside) found.push(`${placed(file, rule, generate(selector))} reaches outside the remote`);
        }
      },
    });
    walk(tree, {
      visit: 'Atrule',
      enter(rule) {
        const why = declaredOutside(rule, prefix);
        if (why) found.push(`${placed(file, rule, `@${rule.name}`)} ${why}`);
      },
    });
    return found;
  });
};

/** Styles must not load from another origin. */
export const foreignStyles: Check = (artefact) =>
  sheetsOf(artefact).flatMap(({ file, tree }) => {
    const found: string[] = [];
    walk(tree, (node) => {
      const address = node.type === 'Url' || node.type === 'String' ? node.value : '';
      if (/^(https?:)?\/\//.test(address)) found.push(`${placed(file, node, address)} leads to another origin`);
    });
    return found;
  });

/** How many rules of style a sheet has. */
export function countRules(text: string): number {
  let count = 0;
  walk(parse(text), { visit: 'Rule', enter: () => void count++ });
  return count;
}
