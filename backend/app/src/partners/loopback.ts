const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a URL's host names this very machine, so that nothing on the way can listen. */
export const isLoopback = (hostname: string): boolean => names.has(hostname);
