import { editDistance } from './editDistance';
import { skeletonOf } from './skeleton';

/**
 * How alike two names are. `same`: one document could bear both (case, accents, order, joined parts, lookalikes, a
 * middle name or initials). `near`: they differ by a letter or two.
 */
export type Likeness = 'same' | 'near' | 'other';

/** Letters that look like one together. */
const pairs = [
  ['rn', 'm'],
  ['vv', 'w'],
] as const;

const partsOf = (skeleton: string) => skeleton.split(/[\s.,'’-]+/).filter(Boolean);

/** The parts of a name as it looks, as typed and in lower case: in Greek the two cases look like different letters. */
export function formsOf(name: string): string[][] {
  const looks = new Set([skeletonOf(name), skeletonOf(name.toLowerCase())]);
  return [...looks].map(partsOf).filter((parts) => parts.length > 0);
}

/** How many letters of a name may differ: names of two or three signs are whole other names. */
const tolerated = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Whether one part is the other's initial. */
const isInitial = (one: string, other: string) => one[0] === other[0] && (one.length === 1 || other.length === 1);

/** Whether each part of the shorter name stands in the longer one, or its initial does; one part at least in full. */
function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  const take = (fits: (part: string) => boolean) => {
    const at = left.findIndex(fits);
    return at >= 0 && left.splice(at, 1).length > 0;
  };
  const rest = shorter.filter((part) => !take((other) => other === part));
  return (
    shorter.length > 1 && rest.length < shorter.length && rest.every((part) => take((other) => isInitial(part, other)))
  );
}

function likenessOfParts(one: readonly string[], other: readonly string[]): Likeness {
  const [joined = '', sorted = ''] = [one, [...one].sort()].map((parts) => parts.join(''));
  const [otherJoined = '', otherSorted = ''] = [other, [...other].sort()].map((parts) => parts.join(''));
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (joined === otherJoined || sorted === otherSorted || isWithin(shorter, longer)) return 'same';
  const most = tolerated(Math.min(joined.length, otherJoined.length));
  if (Math.abs(joined.length - otherJoined.length) > most) return 'other';
  const isNear = editDistance(joined, otherJoined) <= most || editDistance(sorted, otherSorted) <= most;
  return isNear ? 'near' : 'other';
}

/** Compares two names as the eye does. */
export function likenessOf(one: string, other: string): Likeness {
  const fold = (parts: string[]) =>
    parts.map((part) => pairs.reduce((text, [two, single]) => text.replaceAll(two, single), part));
  const found = new Set(
    formsOf(one).flatMap((mine) => formsOf(other).map((theirs) => likenessOfParts(fold(mine), fold(theirs)))),
  );
  return found.has('same') ? 'same' : found.has('near') ? 'near' : 'other';
}
