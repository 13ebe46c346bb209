import { join } from 'node:path';
import { root } from '@marquee/settings/root';

/** The repository's folder of site files: those of the sandbox. */
export const sandboxSites = join(root, 'backend/sites');
