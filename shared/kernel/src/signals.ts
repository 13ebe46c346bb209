type Listener<Message> = (message: Message) => void;

/**
 * What happens deep inside one process and is counted at its edge, by name: no counter has to be handed down for it,
 * and without a subscriber emitting costs nothing. Signals are lost when the process ends: what must not be lost goes
 * through the database. Messages carry no personal data.
 */
export class Signals<Messages extends object> {
  readonly #listeners = new Map<keyof Messages, Set<Listener<never>>>();

  /** Calls every subscriber of this name, at once. */
  emit<N extends keyof Messages>(name: N, message: Messages[N]): void {
    const listeners = this.#listeners.get(name) as Set<Listener<Messages[N]>> | undefined;
    for (const listener of listeners ?? []) listener(message);
  }

  /** Calls `listener` for every signal of this name; returns an unsubscribe function. */
  subscribe<N extends keyof Messages>(name: N, listener: Listener<Messages[N]>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}
