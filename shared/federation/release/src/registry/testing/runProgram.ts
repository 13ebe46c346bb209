import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a TypeScript program in a separate process. */
export function startProgram(
  program: URL,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', fileURLToPath(program), ...words], {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The result of a program. */
export interface Ended {
  /** Null if it was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Waits until a program has ended. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (texts.stdout += text));
  child.stderr?.on('data', (text) => (texts.stderr += text));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...texts };
}

/** The output of a program. Throws if it fails. */
export async function printed(program: URL, words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await ended(startProgram(program, words));
  if (code !== 0) throw new Error(`${program.pathname} ended with ${code}: ${stderr}`);
  return stdout;
}
