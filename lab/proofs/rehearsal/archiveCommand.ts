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

/** The same for a command that must succeed: gives what it said. @throws with that when it ends otherwise */
export async function said(archive: Archive, words: readonly string[], environment: Record<string, string>) {
  const ended = await archiveCommand(archive, words, environment);
  if (ended.code !== 0) throw new Error(`${words.join(' ')}: ${ended.said}`);
  return ended.said;
}

/**
 * Delivers the remotes and host files of an archive into a folder of the operator. @throws with what was said when they
 * are refused
 */
export async function deliver(program: Archive, releases: string, from = program): Promise<void> {
  await said(program, ['release', '--from', join(from.archive, 'releases')], { RELEASES_DIR: releases });
}
