import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accepts, type Front } from './front';
import { nginxProgram } from './programs';

const documentedFile = fileURLToPath(new URL('../../../../../docs/deploy/nginx.conf', import.meta.url));

/**
 * The documented file with other ports, two edges, two backends and another certificate, otherwise unchanged. @throws
 * if it lacks what is replaced
 */
export function nginxFile(
  folder: string,
  { http, https, calls, edges, backends }: Front,
  text = readFileSync(documentedFile, 'utf8'),
) {
  const replaced: [from: string, to: string][] = [
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${edges[0]} `],
    ['# server 127.0.0.1:3010 ', `server 127.0.0.1:${edges[1]} `],
    ['listen 127.0.0.1:3100;', `listen 127.0.0.1:${calls};`],
    ['server 127.0.0.1:3001 ', `server 127.0.0.1:${backends[0]} `],
    ['# server 127.0.0.1:3002 ', `server 127.0.0.1:${backends[1]} `],
    ['/etc/marquee/tls/fullchain.pem', join(folder, 'site.pem')],
    ['/etc/marquee/tls/privkey.pem', join(folder, 'site.pem')],
    ['/var/cache/marquee ', `${join(folder, 'cache')} `],
  ];
  return replaced.reduce((file, [from, to]) => {
    if (file.split(from).length !== 2) throw new Error(`nginx.conf has not once: ${from.trim()}`);
    return file.replace(from, to);
  }, text);
}

/**
 * Starts nginx with the documented file, and waits until it listens; its certificate is `site.pem` in the folder.
 * @throws with its output if it fails
 */
export async function startNginx(folder: string, front: Front) {
  const program = nginxProgram();
  if (!program) throw new Error('There is no nginx');
  writeFileSync(join(folder, 'marquee.conf'), nginxFile(folder, front));
  for (const name of ['cache', 'body', 'proxy']) mkdirSync(join(folder, name), { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; worker_processes 1;
events {}
http {
  access_log off; client_body_temp_path ${join(folder, 'body')}; proxy_temp_path ${join(folder, 'proxy')};
  fastcgi_temp_path ${join(folder, 'body')}; uwsgi_temp_path ${join(folder, 'body')}; scgi_temp_path ${join(folder, 'body')};
  include ${join(folder, 'marquee.conf')};
}
`,
  );
  // As root it would change the owner of its folders, and lose access.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(program, ['-p', folder, '-c', file, ...user], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (part: Buffer) => {
    output = `${output}${part}`.slice(-100_000);
  });
  const ended = once(child, 'exit');
  while (!(await accepts(front.https))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${output}`);
    await setTimeout(50);
  }
  return {
    /** The end of its log. */
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
