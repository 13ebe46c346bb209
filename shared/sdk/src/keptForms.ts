/** What stood in forms of parts that could not be drawn any more, by the form's page and fields. */
const kept = new Map<string, object>();
let isFailing = false;

/**
 * Whether parts that are taken away now are so because they have failed: forms leave what was typed for the next try.
 */
export function setFailing(failing: boolean): void {
  isFailing = failing;
}

const keyOf = (initial: object) => `${location.pathname} ${Object.keys(initial)}`;

/** What a form begins with: what stood in it when its part failed, otherwise what it is given. */
export const begun = <V extends object>(initial: V): V =>
  typeof location === 'undefined' ? initial : ((kept.get(keyOf(initial)) as V | undefined) ?? initial);

/** Forgets the kept values of a form: it is on the page again. */
export const forgetForm = (initial: object): boolean => kept.delete(keyOf(initial));

/** A form is taken away. */
export function leaves(values: object): void {
  if (isFailing) kept.set(keyOf(values), values);
}
