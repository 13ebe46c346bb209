import { ended, startProgram } from '../../registry/testing/runProgram';

const program = new URL('./killedCli.ts', import.meta.url);

/** The functions by which a release changes its folder. */
export const writes = [
  'mkdirSync',
  'cpSync',
  'writeFileSync',
  'writeSync',
  'renameSync',
  'linkSync',
  'rmSync',
] as const;

/** A first release of a host by an archive's tool. */
export interface HostRun {
  releases: string;
  /** The build that is served until then. */
  served: string;
  /** The archive's releases folder, beside which its host is. */
  from: string;
}

/** Runs it; with `write` it is killed before its n-th such call. Returns whether it was killed. Throws if it fails. */
export async function releasesHost(run: HostRun, write: string = 'rmSync', at = 0): Promise<boolean> {
  const words = [write, String(at), 'release', '--from', run.from, 'host'];
  const child = startProgram(program, words, { RELEASES_DIR: run.releases, HOST_DIST: run.served });
  const { code, stderr } = await ended(child);
  if (code !== 0 && code !== null) throw new Error(`The tool fails: ${stderr}`);
  return code === null;
}
