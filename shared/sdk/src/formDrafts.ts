/** Drafts of forms in parts that failed, by the form's page and fields. */
const drafts = new Map<string, object>();
let isFailing = false;

/** Whether parts unmount because they failed: forms then keep their values as drafts. */
export function setFailing(failing: boolean): void {
  isFailing = failing;
}

const keyOf = (initial: object) => `${location.pathname} ${Object.keys(initial)}`;

/** The initial values of a form: its draft if there is one. */
export const withDraft = <V extends object>(initial: V): V =>
  typeof location === 'undefined' ? initial : ((drafts.get(keyOf(initial)) as V | undefined) ?? initial);

/** Deletes a form's draft, once the form is rendered again. */
export const deleteDraft = (initial: object): boolean => drafts.delete(keyOf(initial));

/** Called when a form unmounts. */
export function saveDraft(values: object): void {
  if (isFailing) drafts.set(keyOf(values), values);
}
