import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** An unpacked archive, and an empty folder to run it in, with only Node. */
export interface Archive {
  archive: string;
  cwd: string;
}

/** Runs a command of an archive. Returns exit code and output. */
export function archiveCommand(
  { archive, cwd }: Archive,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const env = { PATH: cwd, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, [`${archive}/bin/marquee.mjs`, ...words], { cwd, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** The same for a command that must succeed: returns its output. @throws with it otherwise */
export async function commandOutput(archive: Archive, words: readonly string[], environment: Record<string, string>) {
  const ended = await archiveCommand(archive, words, environment);
  if (ended.code !== 0) throw new Error(`${words.join(' ')}: ${ended.output}`);
  return ended.output;
}

/** Delivers an archive's remotes and host files into the operator's folder. @throws with the output if it is refused */
export async function deliver(program: Archive, releases: string, from = program): Promise<void> {
  await commandOutput(program, ['release', '--from', join(from.archive, 'releases')], { RELEASES_DIR: releases });
}
