import { readSettings } from '@marquee/settings/settings';
import { startProgram, stopProgram } from '../support/startProgram';
import { brake } from './brake';
import { isSlow } from './speed';

/** Starts the site under test, and waits until it is ready; fails if it ends first. */
export default async function serveSite(): Promise<() => Promise<void>> {
  const { E2E_PORT, E2E_DATA_DIR, E2E_RELEASES_DIR, E2E_DESK_RELEASES_DIR } = readSettings('journeys');
  const release = isSlow ? brake() : () => {};
  const site = await startProgram('site', {
    PORT: String(E2E_PORT),
    // Journeys that open thousands of pages use many visitors' addresses.
    TRUST_PROXY: 'on',
    ...(E2E_DATA_DIR ? { DATA_DIR: E2E_DATA_DIR } : {}),
    RELEASES_DIR: E2E_RELEASES_DIR,
    DESK_RELEASES_DIR: E2E_DESK_RELEASES_DIR,
  });
  const tell = () => process.stderr.write('The site under test has ended: what follows fails because of that.\n');
  site.once('exit', tell);
  return async () => {
    site.off('exit', tell);
    await stopProgram(site);
    release();
  };
}
