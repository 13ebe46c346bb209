import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { accepts } from './front';
import { haproxyFile, type Places } from './haproxyFile';
import { haproxyProgram } from './programs';

/**
 * Starts HAProxy with the documented file for these ports, and waits until it listens. @throws with its output if it
 * fails
 */
export async function startHaproxy(folder: string, places: Places) {
  const program = haproxyProgram();
  if (!program) throw new Error('There is no HAProxy');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyFile(places));
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let output = '';
  const keep = (part: Buffer) => {
    output = `${output}${part}`.slice(-2_000_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'exit');
  while (!(await accepts(places.https))) {
    if (child.exitCode !== null) throw new Error(`HAProxy does not start: ${output}`);
    await setTimeout(50);
  }
  return {
    /** The last log lines about servers going down or up. */
    output: () => (output.match(/^.*\bServer \S+ is (?:DOWN|UP).*$/gm) ?? []).join('\n'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
