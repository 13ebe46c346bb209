import { fileURLToPath } from 'node:url';

/** The repository's folder of site files: those of the sandbox. */
export const sandboxSites = fileURLToPath(new URL('../../../sites', import.meta.url));
