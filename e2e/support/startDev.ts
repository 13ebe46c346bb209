import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './folders';
import { stopProgram } from './startProgram';

const tsx = pathToFileURL(createRequire(join(root, 'package.json')).resolve('tsx')).href;
const tool = join(root, 'shared/federation/release/src/team/cli.ts');

/** A running `marquee-remote dev`. */
export interface Dev {
  /** The address that shows the remote on the site. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts `marquee-remote dev` in a remote's folder for a site, with `words` before it if it is another program's
 * command. Resolves after the first build; rejects with its output if it ends before.
 */
export function startDev(
  folder: string,
  { site, grant }: { site: string; grant: string },
  words: readonly string[] = [`--import=${tsx}`, tool],
): Promise<Dev> {
  const child = spawn(process.execPath, [...words, 'dev', '--site', site, '--grant', grant, '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const stop = () => stopProgram(child);
  return new Promise((done, fail) => {
    const read = (text: unknown) => {
      output += text;
      const [, address] = /^Open (\S+)$/m.exec(output) ?? [];
      if (address && /^Built/m.test(output)) done({ address, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => fail(new Error(`dev has ended: ${output}`)));
  });
}
