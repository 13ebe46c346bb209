import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { folderWith } from '../postgresPrograms';

/** Where a proxy is: on the PATH, or where Debian puts it, which is not on everybody's. */
function programOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** HAProxy's program. */
export const haproxyProgram = () => programOf('haproxy');

/** nginx's program. */
export const nginxProgram = () => programOf('nginx');

/** What a rehearsal needs of this machine and does not find, a sentence each with what to install. */
export function lacking(): string[] {
  const lacks: string[] = [];
  if (!haproxyProgram()) lacks.push('HAProxy 2.4 or newer: apt-get install haproxy');
  if (!nginxProgram()) lacks.push('nginx 1.18 or newer: apt-get install nginx');
  if (!folderWith()) lacks.push('a Postgres server, 15 or newer: apt-get install postgresql');
  if (process.platform !== 'linux') lacks.push('Linux: each client has an address of its own (127.0.0.2 and so on)');
  return lacks;
}
