import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { VersionName } from '@marquee/federation-release/health/attribution';
import { healthRules } from '@marquee/federation-release/health/rules';
import type { LookResult } from '@marquee/federation-release/run/lookResult';
import { root } from '@marquee/settings/root';

/** The program of a look, how long it may last, and how long it may take to end then, ms. */
interface Program {
  program: string;
  time: number;
  grace?: number;
}

const usual: Program = {
  program: resolve(root, 'shared/federation/release/src/run/lookProgram.ts'),
  time: healthRules.look.time,
};

/** Looks at a version in a process of its own, which ends with this one. Never rejects. */
export function lookInChild(
  releases: string,
  { remote, version }: VersionName,
  { program, time, grace = 10_000 } = usual,
): Promise<LookResult> {
  if (!existsSync(program)) return Promise.resolve({ unlooked: 'this installation cannot run releases' });
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, resolve(releases), remote, version], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // One that hangs hears of nothing.
    const stop = () => {
      if (child.connected) child.disconnect();
      late = setTimeout(() => child.kill('SIGKILL'), grace).unref();
    };
    let late = setTimeout(stop, time).unref();
    child.once('message', (look) => done(look as LookResult));
    child.once('error', (error) => done({ unlooked: error.message }));
    child.once('exit', () => {
      clearTimeout(late);
      done({ unlooked: 'the look ended early, or lasted too long' });
    });
    // An edge that stops waits for nothing.
    child.unref();
    child.channel?.unref();
  });
}
