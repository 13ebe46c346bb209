import type { Registry } from '@marquee/federation-runtime/registry/schema';

/** A change that has nothing to do. */
export class NothingToDo extends Error {
  override readonly name = 'NothingToDo';
}

/** The registry after a change, or null if there was nothing to do. */
export async function unlessDone(change: Promise<Registry>): Promise<Registry | null> {
  return change.catch((error: unknown) => {
    if (error instanceof NothingToDo) return null;
    throw error;
  });
}
