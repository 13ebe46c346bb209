import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The releases that the site under test serves. A spec that changes releases works on a copy. */
export const releasesDir = resolve(root, process.env.E2E_RELEASES_DIR ?? 'releases');

/** The host's build that the site under test serves. A spec that changes it works on a copy. */
export const hostDir = resolve(root, process.env.HOST_DIST ?? 'host/dist');
