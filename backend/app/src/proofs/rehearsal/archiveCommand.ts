import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** An unpacked archive, and an empty folder that it is run in, with nothing but Node. */
export interface Archive {
  archive: string;
  cwd: string;
}

/** Runs a command of an archive, as operators do. Gives how it ended, and what it said. */
export function archiveCommand(
  { archive, cwd }: Archive,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const env = { PATH: cwd, ...environment };
  return new Promise((done) => {
    execFile(process.execPath, [`${archive}/bin/marquee.mjs`, ...words], { cwd, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}`.trim() }),
    );
  });
}

/** Delivers the remotes and host files of an archive into a folder of the operator. @throws with what was said when they are refused */
export async function deliver(program: Archive, releases: string, from = program): Promise<void> {
  const words = ['release', '--from', join(from.archive, 'releases')];
  const { code, said } = await archiveCommand(program, words, { RELEASES_DIR: releases });
  if (code !== 0) throw new Error(said);
}
