import { writeSync } from 'node:fs';
import { FigureLog } from '../figureLog';

/** Says at once: `process.stdout` keeps lines back for a slow reader, and they would be lost with the process. */
const say = (line: string) => writeSync(1, `${line}\n`);

/** An edge that notes visitors without end, and says so. Arguments: releases folder, day, and its own name. */
const [releases = '', day = '', own = ''] = process.argv.slice(2);
const log = new FigureLog(releases, day);
say(`salt ${log.salt.toString('hex')}`);
for (let at = 0; ; at++) {
  const session = `${own} ${at}`;
  log.add({ name: '["lobby","1.0.0","1.1.0",10,null]', sign: 'seen', arm: 'canary', session, network: own });
  say(`made ${session}`);
}
