import type { CssNode, Selector, SelectorList } from 'css-tree';

/** Whether a class belongs to the remote; also true for `&` in its own rules. */
type IsOwn = (className: string) => boolean;

/** Elements that remotes do not render: a class on them is a class of the page. */
const outer = /^(html|body|head|header|footer|nav|main)$/i;
/** Pseudo-classes that list alternatives. */
const choices = /^(is|where|matches|-webkit-any|-moz-any)$/i;
const nowhere = /^(root|host|host-context)$/i;

interface Compound {
  parts: CssNode[];
  /** The combinator before it. */
  combinator: string;
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ parts: [], combinator: '' }];
  for (const part of selector.children.toArray()) {
    if (part.type === 'Combinator') compounds.push({ parts: [], combinator: part.name });
    else compounds.at(-1)?.parts.push(part);
  }
  // A nested selector may start with its combinator: `&` is implied before it.
  return compounds.filter(({ parts, combinator }, index) => parts.length > 0 || (index === 0 && combinator !== ''));
}

function isOwnCompound(parts: readonly CssNode[], isOwn: IsOwn): boolean {
  const isOuter = parts.some(
    (part) =>
      (part.type === 'TypeSelector' && outer.test(part.name)) ||
      (part.type === 'PseudoClassSelector' && nowhere.test(part.name)),
  );
  if (isOuter) return false;
  return parts.some((part) => {
    if (part.type === 'NestingSelector') return true;
    if (part.type === 'ClassSelector') return isOwn(part.name);
    if (part.type !== 'PseudoClassSelector' || !choices.test(part.name)) return false;
    const [list] = part.children?.toArray() ?? [];
    return list?.type === 'SelectorList' && list.children.toArray().every((one) => isInside(one as Selector, isOwn));
  });
}

const isBelow = ({ combinator }: Compound) => combinator === ' ' || combinator === '>';

/** Whether an element matched by the last compound is inside one of the remote's. */
function hasOwnAncestor(compounds: readonly Compound[], isOwn: IsOwn): boolean {
  const last = compounds.at(-1);
  if (!last || last.combinator === '') return false;
  const before = compounds.slice(0, -1);
  return isBelow(last) ? endsInside(before, isOwn) : hasOwnAncestor(before, isOwn);
}

function endsInside(compounds: readonly Compound[], isOwn: IsOwn): boolean {
  const last = compounds.at(-1);
  return last !== undefined && (isOwnCompound(last.parts, isOwn) || hasOwnAncestor(compounds, isOwn));
}

/** Whether a selector only matches elements of the remote: with one of its classes, or inside such an element. */
export function isInside(selector: Selector, isOwn: IsOwn): boolean {
  return endsInside(compoundsOf(selector), isOwn);
}

/**
 * The same for a nested selector: without `&` it is inside the parent rule's element, unless it starts with a sibling
 * combinator.
 */
export function isNestedInside(selector: Selector, isOwn: IsOwn): boolean {
  const [first] = selector.children.toArray();
  if (first?.type === 'Combinator') return first.name === ' ' || first.name === '>' || isInside(selector, isOwn);
  const mentions = selector.children.toArray().some(({ type }) => type === 'NestingSelector');
  return mentions ? isInside(selector, isOwn) : true;
}

/** The selectors of a list. */
export const selectorsOf = (list: SelectorList) => list.children.toArray().filter((one) => one.type === 'Selector');
