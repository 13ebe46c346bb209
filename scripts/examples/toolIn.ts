import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of an installed package in a copy, and returns its output, whether it fails or not. */
export function toolIn(
  folder: string,
  program: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'test', CI: '1', NO_COLOR: '1', FORCE_COLOR: '0', ...environment };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(folder, 'node_modules', program), ...words],
      { cwd: folder, env, maxBuffer: 1 << 26 },
      (_, output, errors) => done(output + errors),
    );
  });
}
