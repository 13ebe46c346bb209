import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A proxy's program: on the PATH, or in Debian's place, which is not on everybody's PATH. */
function programOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** HAProxy's program. */
export const haproxyProgram = () => programOf('haproxy');

/** nginx's program. */
export const nginxProgram = () => programOf('nginx');
