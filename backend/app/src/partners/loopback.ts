const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a URL's host is this machine, so that nobody can eavesdrop. */
export const isLoopback = (hostname: string): boolean => names.has(hostname);
