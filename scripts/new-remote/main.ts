import { settingsOrExit } from '../../shared/settings/src/settings.mjs';
import { whyTaken } from './taken';

/** `<name>`: prints why a new remote cannot have this name, or nothing. */
const [name = ''] = process.argv.slice(2);
process.stdout.write((await whyTaken(name, settingsOrExit('release').RELEASES_DIR)) ?? '');
