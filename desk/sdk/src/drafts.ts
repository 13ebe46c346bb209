/** What was typed into the form of an act, and the id under which it is asked for. */
export interface ActDraft {
  requestId: string;
  typed: Record<string, string>;
}

const keyOf = (key: string) => `desk-form:${key}`;
const fresh = (): ActDraft => ({ requestId: crypto.randomUUID(), typed: {} });

/** The draft of a form in this tab, or a new one. What is no draft is not read. */
export function draftOf(key: string): ActDraft {
  try {
    const { requestId, typed } = JSON.parse(sessionStorage.getItem(keyOf(key)) ?? '') as Partial<ActDraft>;
    const isDraft = typeof requestId === 'string' && Object.values(typed ?? {}).every((one) => typeof one === 'string');
    return isDraft && requestId ? { requestId, typed: typed ?? {} } : fresh();
  } catch {
    return fresh();
  }
}

/** Keeps a draft in this tab, as long as the browser lets it. */
export function keepDraft(key: string, draft: ActDraft): void {
  try {
    sessionStorage.setItem(keyOf(key), JSON.stringify(draft));
  } catch {
    // A full or blocked storage: the form works, and its draft ends with the page.
  }
}

/** Forgets a draft: the act was done, or waits. */
export const dropDraft = (key: string): void => sessionStorage.removeItem(keyOf(key));
