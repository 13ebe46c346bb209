import type { CssNode, Selector, SelectorList } from 'css-tree';

/** A class of the remote, or what stands for one: `&` in its own rules. */
type IsOwn = (className: string) => boolean;

/** Elements that no remote draws: a class on them is a class on the page. */
const outer = /^(html|body|head|header|footer|nav|main)$/i;
/** Pseudo-classes that are a choice between selectors. */
const choices = /^(is|where|matches|-webkit-any|-moz-any)$/i;
const nowhere = /^(root|host|host-context)$/i;

interface Compound {
  parts: CssNode[];
  /** What joins it to the one before. */
  combinator: string;
}

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ parts: [], combinator: '' }];
  for (const part of selector.children.toArray()) {
    if (part.type === 'Combinator') compounds.push({ parts: [], combinator: part.name });
    else compounds.at(-1)?.parts.push(part);
  }
  // A nested selector may begin with its combinator: what comes before it is `&`.
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

/** Whether an element at the end of the compounds lies below one of the remote's. */
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

/**
 * Whether whatever a selector matches is drawn by the remote: it has a class of the remote's, or lies below an element
 * that has.
 */
export function isInside(selector: Selector, isOwn: IsOwn): boolean {
  return endsInside(compoundsOf(selector), isOwn);
}

/** Whether a nested selector is: without `&`, it is below the rule around it, unless it begins beside it. */
export function isNestedInside(selector: Selector, isOwn: IsOwn): boolean {
  const [first] = selector.children.toArray();
  if (first?.type === 'Combinator') return first.name === ' ' || first.name === '>' || isInside(selector, isOwn);
  const mentions = selector.children.toArray().some(({ type }) => type === 'NestingSelector');
  return mentions ? isInside(selector, isOwn) : true;
}

/** The selectors of a list. */
export const selectorsOf = (list: SelectorList) => list.children.toArray().filter((one) => one.type === 'Selector');
