import { folderStore } from '../folderStore';
import { quarantine } from '../promote';

/**
 * A writer in a process of its own. Words: releases folder, the major version that is its own, and how many changes it
 * makes.
 */
const [releases = '', own = '', count = ''] = process.argv.slice(2);
const store = folderStore(releases);
for (let at = 0; at < Number(count); at++) await quarantine(store, 'lobby', `${own}.0.${at}`, 'counted');
