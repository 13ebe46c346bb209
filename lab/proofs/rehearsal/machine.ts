import { folderWith } from '@marquee/backend/testing/processes/postgresPrograms';
import { haproxyProgram, nginxProgram } from '@marquee/backend/testing/proxies/programs';

/** What is missing on this machine for a rehearsal, with install instructions, a sentence each. */
export function lacking(): string[] {
  const lacks: string[] = [];
  if (!haproxyProgram()) lacks.push('HAProxy 2.4 or newer: apt-get install haproxy');
  if (!nginxProgram()) lacks.push('nginx 1.18 or newer: apt-get install nginx');
  if (!folderWith()) lacks.push('a Postgres server, 15 or newer: apt-get install postgresql');
  if (process.platform !== 'linux') lacks.push('Linux: each client has an address of its own (127.0.0.2 and so on)');
  return lacks;
}
