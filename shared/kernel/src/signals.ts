type Listener<Message> = (message: Message) => void;

/**
 * In-process events for metrics, by name: counters need not be passed down, and emitting without a subscriber costs
 * nothing. Signals are lost when the process ends; durable events go through the database. Messages contain no personal
 * data.
 */
export class Signals<Messages extends object> {
  readonly #listeners = new Map<keyof Messages, Set<Listener<never>>>();

  /** Calls every subscriber of this name synchronously. */
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
