import { folderStore } from '../folderStore';
import { quarantine } from '../promote';

/** A writer process. Arguments: releases folder, its major version, and number of changes. */
const [releases = '', own = '', count = ''] = process.argv.slice(2);
const store = folderStore(releases);
for (let at = 0; at < Number(count); at++) await quarantine(store, 'lobby', `${own}.0.${at}`, 'counted');
