/**
 * Resolves in a new task, so that pending input and frames are handled first. Uses `scheduler` if the browser has it,
 * to run before other waiting tasks.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
