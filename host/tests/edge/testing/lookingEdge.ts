import { lookInChild } from '@marquee/edge/health/lookInChild';

/** A process that waits for a look, as an edge does, until it is killed. */
const [releases = '', program = ''] = process.argv.slice(2);
void lookInChild(releases, { remote: 'lobbies', version: 'lasts' }, { program, time: 3600_000 });
setInterval(() => undefined, 1000);
