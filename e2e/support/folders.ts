import { fileURLToPath } from 'node:url';
import { readSettings } from '@marquee/settings/settings';

const settings = readSettings('journeys');

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The releases that the site under test serves. A spec that changes releases works on a copy. */
export const releasesDir = settings.E2E_RELEASES_DIR;

/** The host's build that the site under test serves. A spec that changes it works on a copy. */
export const hostDir = settings.HOST_DIST;

/** Where the servers are one file each, if they are. */
export const serversDir = settings.E2E_SERVERS_DIR;
