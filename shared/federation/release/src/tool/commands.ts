import { hostApiVersion } from '@marquee/federation-runtime/hostApiVersion';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { usageOf } from '@marquee/settings/commands';
import { called } from '@marquee/settings/root';
import { GateRefusal } from '../gate/gate';
import { sweep } from '../publish/placeVersion';
import { removeUnused } from '../publish/removeUnused';
import { repairPointer, signRegistry } from '../registry/folderStore';
import { quarantine, recordOf, restore, rollback } from '../registry/promote';
import { noteRefused } from '../registry/refused';
import { newKeys, type TrustSettings, trustFolder } from '../registry/signature';
import { isUnchecked } from '../registry/steps';
import type { RegistryStore } from '../registry/store';
import type { Author } from '../registry/trail';
import { authorIn } from './author';
import { grantLines } from './grantLines';
import { type SimulatedSite, simulate, simulationLines } from './simulate';
import { authorOf, trailLines } from './trailLines';
import { whyLines } from './why';
import { visitorIn } from './whyRequest';
import { changing, parsed } from './words';

const column = (text: string, width: number) => text.padEnd(width);

function linesOf({ revision, remotes }: Registry): string[] {
  const lines = [`revision ${revision}`];
  for (const [name, { live, lastGood, canary, quarantined, history, versions }] of Object.entries(remotes)) {
    const since = history.findLast((entry) => entry.version === live && entry.action !== 'canary');
    const untried = (version: string) => (versions[version]?.ranAt ? '' : ', never run in a browser');
    const below = (version: string, what: string) => lines.push(`${column('', 12)} ${column(version, 18)} ${what}`);
    lines.push(
      `${column(name, 12)} ${column(live, 18)} since ${since?.at ?? '?'} (revision ${since?.revision ?? '?'})${untried(live)}`,
    );
    const author = since && authorOf(since);
    if (author) below('', author);
    if (lastGood) below(lastGood, 'last good');
    if (canary) {
      const share = canary.percent === undefined ? [] : [`${canary.percent}%`];
      const audience = [...share, ...(canary.sites ?? [])].join(', ');
      const last = isUnchecked(remotes, name) ? ', the last one by a person' : '';
      const steps = canary.steps ? `, by steps${last}` : '';
      below(canary.version, `canary ${audience}${steps}${untried(canary.version)}`);
    }
    for (const { version, reason, evidence } of quarantined) {
      below(version, `quarantined: ${reason}`);
      if (evidence)
        below('', `${evidence.first} to ${evidence.last}, ${evidence.server} in renderers: ${evidence.place}`);
    }
  }
  return lines;
}

/** What the site withdrew by itself, live versions and canaries, for whoever has not seen it yet. */
function healedLines({ remotes }: Registry): string[] {
  return Object.entries(remotes).flatMap(([name, { quarantined, live, lastGood, history }]) =>
    quarantined
      .filter(({ version, evidence }) => evidence && [live, history.at(-1)?.version].includes(version))
      .map(({ version, at }) => {
        const [next, undo] =
          version === live
            ? [lastGood ?? 'nothing', called('rollback', `${name} ${version}`)]
            : [live, called('release', `${name} --canary 1%`)];
        return `! ${name}@${version} was withdrawn by the site itself at ${at}; visitors get ${next}. To undo it: ${undo}`;
      }),
  );
}

/** Restores everything as in a kept revision, as a new one. */
async function restored(store: RegistryStore, word: string | undefined, author: Author): Promise<string[]> {
  const kept = await store.history();
  const revision = Number(word);
  if (!word || !kept.includes(revision)) throw new Error(`--restore needs a revision that is kept: ${kept.join(', ')}`);
  const after = await restore(store, await store.at(revision), author);
  return [`Live as in revision ${revision}, with revision ${after.revision}.`];
}

/** Who changed what of one remote or all, and why. */
async function trail(store: RegistryStore, remote: string | undefined): Promise<string[]> {
  const { remotes } = (await store.read()).registry;
  if (remote !== undefined && !remotes[remote]) throw new Error(`There is no release of ${remote}.`);
  return trailLines(remote === undefined ? remotes : { [remote]: recordOf(remotes, remote) });
}

/**
 * The live versions in a store, since when, by which revision and by whom, and faults, as lines to print;
 * `--trail [remote]`: all changes; `--why <site>`: what a visitor gets, and why; `--restore <revision>` restores a kept
 * one.
 */
export async function releaseLines(
  store: RegistryStore,
  words: readonly string[] = [],
  sites: () => SimulatedSite[] = () => [],
): Promise<string[]> {
  const [option, word] = words;
  if (option === '--restore') {
    const { values, positionals } = parsed(words.slice(1), { by: changing.by, reason: changing.reason });
    return restored(store, positionals[0], authorIn(values));
  }
  if (option === '--trail') return trail(store, word);
  if (option === '--why') return whyLines((await store.read()).registry, visitorIn(words.slice(1), sites()));
  if (option !== undefined) throw new Error(usageOf('releases'));
  const { registry, faults, signedUntil } = await store.read();
  const lines = linesOf(registry);
  if (signedUntil) lines.push(`signed until ${new Date(signedUntil).toISOString()}`);
  lines.splice(1, 0, ...healedLines(registry), ...faults.map(({ subject, message }) => `! ${subject}: ${message}`));
  const kept = await store.history();
  if (kept.length > 0) lines.push(`kept revisions: ${kept.at(-1)}–${kept[0]}`);
  return lines;
}

/** What a change would change for whom. It is made to a copy of the registry, and nowhere else. */
async function simulated(
  store: RegistryStore,
  sites: SimulatedSite[],
  change: (copy: RegistryStore) => Promise<Registry>,
): Promise<string> {
  const reading = await store.read();
  const copy: RegistryStore = { ...store, read: async () => reading, write: async () => true };
  return simulationLines(simulate(reading.registry, await change(copy), sites, hostApiVersion)).join('\n');
}

/**
 * `rollback <remote> [version] [--simulate] [--by …] [--reason …]`: ends a running canary, or goes back to an earlier
 * version. Returns a line to print. Throws if there is neither.
 */
export async function rollbackLine(
  store: RegistryStore,
  words: string[],
  sites: () => SimulatedSite[] = () => [],
): Promise<string> {
  const { values, positionals } = parsed(words, changing);
  const [remote = '', version] = positionals;
  if (values.simulate)
    return simulated(store, sites(), async (copy) => (await rollback(copy, remote, version)).registry);
  const { registry, ended } = await rollback(store, remote, version, authorIn(values));
  if (!ended) return `Live with revision ${registry.revision}.`;
  const { live, lastGood } = recordOf(registry.remotes, remote);
  const before = lastGood ? ` To go back to the version before: ${called('rollback', `${remote} ${lastGood}`)}` : '';
  return `The canary ${ended} has ended: everybody gets ${live}, with revision ${registry.revision}.${before}`;
}

/**
 * `quarantine <remote> <version> <reason…> [--simulate] [--by …]`: withdraws the version; open pages leave it within
 * seconds. Returns a line to print. Throws for an unknown version, and without a reason.
 */
export async function quarantineLine(
  store: RegistryStore,
  words: string[],
  sites: () => SimulatedSite[] = () => [],
): Promise<string> {
  const { values, positionals } = parsed(words, changing);
  const [remote = '', version = '', ...reason] = positionals;
  if (reason.length === 0) throw new Error(usageOf('quarantine'));
  const { registry } = await store.read();
  if (!registry.remotes[remote]?.versions[version]) throw new Error(`${remote} has no version ${version}.`);
  if (values.simulate) return simulated(store, sites(), (copy) => quarantine(copy, remote, version, reason.join(' ')));
  const { revision, remotes } = await quarantine(store, remote, version, reason.join(' '), authorIn(values));
  const { live, lastGood, quarantined } = remotes[remote] ?? {};
  const isOut = (name: string | null | undefined) => name && !quarantined?.some((entry) => entry.version === name);
  const next = [live, lastGood].find(isOut);
  const rest = next
    ? `Visitors get ${next}.`
    : 'Nothing is left: its pages say that they cannot be shown. Release another version.';
  return `${remote}@${version} is withdrawn with revision ${revision}. ${rest}`;
}

const ofKeys = ['--sign', '--new-key', '--grant'];

/** Whether a command works on the keys of releases, so that it must run where nothing is signed yet. */
export const isOfKeys = (command: string | undefined, [option = '']: readonly string[]): boolean =>
  command === 'releases' && ofKeys.includes(option);

/** `releases --new-key`, `--sign` and `--grant`: the lines to print. */
export async function keyLines(releases: string, [option, ...words]: readonly string[]): Promise<string[]> {
  if (option === '--grant') return grantLines(releases, words);
  if (option === '--sign') return [`Signed, with revision ${await signRegistry(releases)}.`];
  const { key, signingKey } = newKeys();
  return [
    'For all edges, beside the key that they have:',
    `RELEASE_KEYS=${key}`,
    'For who releases, and for edges that may withdraw; a secret:',
    `RELEASE_SIGNING_KEY=${signingKey}`,
  ];
}

/** A failing cleanup does not make the command fail. */
function clear(releases: string): void {
  try {
    for (const version of removeUnused(releases))
      process.stdout.write(`Removed ${version}, which has not been served for a week.\n`);
  } catch (error) {
    process.stderr.write(`Old versions stay: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** The reason of a failed command, in a sentence. */
export function reasonOf(error: unknown, releases: string): string {
  if ((error as NodeJS.ErrnoException)?.code === 'ENOSPC')
    return `The disk of ${releases} is full: nothing of it is live, and what was live stays. Make room, and run it again.`;
  return error instanceof Error ? error.message : String(error);
}

/** Notes a refusal of the gate for the team's page. A note that cannot be written changes nothing. */
function note(releases: string, error: unknown, who: () => string | undefined): void {
  try {
    if (error instanceof GateRefusal) noteRefused(releases, error, { who: who() });
  } catch (fault) {
    process.stderr.write(`This refusal is not noted: ${fault instanceof Error ? fault.message : String(fault)}\n`);
  }
}

/**
 * Runs a command: repairs the releases folder first, and cleans up afterwards, unless the registry may be one that
 * cannot be read yet. Errors are printed and set the exit code; with `who`, what the gate refuses is noted as theirs.
 */
export async function run(
  releases: string,
  command: () => Promise<void>,
  { signed, isSound = true, who }: { signed?: TrustSettings; isSound?: boolean; who?: (() => string) | undefined } = {},
): Promise<void> {
  try {
    if (signed) trustFolder(releases, signed);
    if (!isSound) return await command();
    if (repairPointer(releases) === 'repaired')
      process.stdout.write('registry.json was damaged or from elsewhere: it is the newest kept revision again.\n');
    sweep(releases);
    try {
      await command();
    } finally {
      sweep(releases, { ownToo: true });
    }
    clear(releases);
  } catch (error) {
    if (who) note(releases, error, who);
    process.stderr.write(`${reasonOf(error, releases)}\n`);
    process.exitCode = 1;
  }
}
