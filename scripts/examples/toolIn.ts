import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a program of a package that is installed in a folder of a copy, and gives all that it says, whether it fails or
 * not.
 */
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
