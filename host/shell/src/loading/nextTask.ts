/**
 * Resolves in a task of its own, so that taps and frames that wait come first: before what waits behind it, where the
 * browser can say so.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
