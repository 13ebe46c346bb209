import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * Where programs are run from: the sources, or the folder of an unpacked archive, run in `cwd` with nothing but Node on
 * the PATH.
 */
export type ProgramSource = 'sources' | { archive: string; cwd: string };

const sources = {
  backend: 'backend/app/src/main.ts',
  edge: 'host/edge/src/main.ts',
  sandbox: 'backend/sandbox/src/main.ts',
  site: 'backend/app/src/site.ts',
} as const;

/** Longest time until a program is ready, ms, on a busy machine. */
const readyTimeout = 180_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program with these settings and no others. */
export function startProgram(source: ProgramSource, name: keyof typeof sources, settings: Record<string, string>) {
  const [words, cwd, path] =
    source === 'sources'
      ? [['--import', 'tsx', sources[name]], repository, process.env.PATH]
      : [[`${source.archive}/bin/marquee.mjs`, name], source.cwd, source.cwd];
  const child = spawn(process.execPath, words, {
    cwd,
    env: { PATH: path, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (part: Buffer) => {
    output = `${output}${part}`.slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, output };
  });
  return {
    ended,
    output: () => output,
    /** Waits until it reports that it is ready. @throws with its output if it ends instead, or takes too long */
    async ready() {
      for (const from = Date.now(); !/ ready at /.test(output); await new Promise((done) => setTimeout(done, 100))) {
        if (child.exitCode !== null || Date.now() - from > readyTimeout) throw new Error(`${name}: ${output}`);
      }
    },
    /** SIGKILL: no cleanup. */
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Our commands, by their name in an archive. */
const commands = {
  backup: 'backend/app/src/commands/backup.ts',
  restore: 'backend/app/src/commands/restore.ts',
  doctor: 'backend/app/src/commands/doctor.ts',
  'verify-ledger': 'backend/app/src/commands/verifyLedger.ts',
} as const;

/** Runs one of our commands with exactly these settings. Returns its exit code and output. */
export function runProgramCommand(
  source: ProgramSource,
  [name, ...words]: readonly [keyof typeof commands, ...string[]],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const [before, cwd, path] =
    source === 'sources'
      ? [['--import', 'tsx', commands[name]], repository, process.env.PATH]
      : [[`${source.archive}/bin/marquee.mjs`, name], source.cwd, source.cwd];
  const options = { cwd, env: { PATH: path, ...settings } };
  return new Promise((done) => {
    execFile(process.execPath, [...before, ...words], options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

export type ProgramProcess = ReturnType<typeof startProgram>;
