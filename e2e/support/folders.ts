import { fileURLToPath } from 'node:url';
import { readSettings } from '@marquee/settings/settings';

const settings = readSettings('journeys');

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The releases folder of the site under test. Specs that change releases use a copy. */
export const releasesDir = settings.E2E_RELEASES_DIR;

/** The releases folder of its desk. Specs that change releases use a copy. */
export const deskReleasesDir = settings.E2E_DESK_RELEASES_DIR;

/** The host build of the site under test. Specs that change it use a copy. */
export const hostDir = settings.HOST_DIST;

/** Where the servers are bundled, if they are. */
export const serversDir = settings.E2E_SERVERS_DIR;
