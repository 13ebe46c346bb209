/** A text is prepared once it was asked this often. */
const often = 50;

/** Prepared texts at most: a connection of the server holds the plan of each, some 50 kB. */
const mostPrepared = 150;

/** Texts that are counted at most. */
const mostCounted = 2_000;

/**
 * Names for the statements that a process asks most: a connection prepares a named one, and the server plans it once
 * instead of each time (ADR 122). The others have no name.
 */
export class PreparedStatements {
  #counts = new Map<string, number>();
  #names = new Map<string, string>();

  /** Counts a statement that is about to be asked; returns its name, or undefined. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= mostPrepared) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count > often) {
      this.#counts.delete(text);
      this.#names.set(text, `often_${this.#names.size}`);
    } else if (count > 1 || this.#counts.size < mostCounted) this.#counts.set(text, count);
    return this.#names.get(text);
  }
}

/** Whether a prepared statement failed because a migration changed its columns: another connection prepares it anew. */
export const isOutdatedPlan = (error: unknown): error is Error =>
  error instanceof Error && (error as { routine?: string }).routine === 'RevalidateCachedQuery';
