import type { Evidence, Registry } from '@marquee/federation-runtime/registry/schema';
import { Canaries, type Given, type Noted } from '../canary/canaries';
import type { Doing } from '../canary/rules';
import { givenVersions } from '../registry/choices';
import { isPutBack, keptBecause } from '../registry/healing';
import type { Step } from '../registry/steps';
import type { VersionName } from './attribution';
import { isBeyond, worseThanBefore } from './before';
import { isDoubtful, isElsewhere, isFailing } from './judge';
import { LiveVersions } from './liveVersions';
import { type CrowdRules, healthRules } from './rules';
import { Tally, type VisitorKeys } from './tally';
import { Trial } from './trial';

const isLive = ({ remote, version }: VersionName, { remotes }: Registry) => remotes[remote]?.live === version;

const nameOf = ({ remote, version }: VersionName) => `${remote}@${version}`;

interface Watched extends VersionName {
  tally: Tally;
  trial: Trial;
  /** Failures in the edge's renderers. */
  server: number;
  /** Times of the first and last failure, ms since 1970. */
  first: number;
  last: number;
}

/** What is counted of the versions of a registry, and what follows from it. Pure but for its memory. */
export class Health {
  readonly #watched = new Map<string, Watched>();
  readonly canaries: Canaries;
  readonly live: LiveVersions;

  /** @param now a clock that is never set back, and the time of day, ms; `tell` receives what is new for other edges */
  constructor(
    readonly now: () => number,
    readonly today: () => number,
    tell?: (noted: Noted) => void,
    readonly rules: CrowdRules = healthRules,
  ) {
    this.canaries = new Canaries(tell);
    this.live = new LiveVersions(tell);
  }

  /** A visitor was given a version; `isUsed`: their page runs it; `given`: by what, if their bucket is known. */
  see(version: VersionName, visitor: VisitorKeys, isUsed: boolean, given?: Given): void {
    const { tally, trial } = this.#of(version);
    const now = this.now();
    tally.see(visitor, now);
    if (isUsed) trial.use(visitor, now);
    if (!given) return;
    this.canaries.see(version, given.as ?? visitor, given, isUsed);
    if (isLive(version, given.registry)) this.live.see(version, given.as ?? visitor);
  }

  /**
   * A version failed in a visitor's browser. Returns the evidence if it is to be withdrawn, or fails and is the last
   * one. `isBeside`: it may be another's fault, or the page goes on, so that it only compares a canary with the live
   * version.
   */
  fail(
    version: VersionName,
    visitor: VisitorKeys,
    registry: Registry,
    example: Pick<Evidence, 'cause' | 'place'>,
    given?: Given,
    isBeside = false,
  ): Evidence | null {
    const watched = this.#of(version);
    if (!isBeside) {
      watched.tally.fail(visitor, this.now());
      watched.trial.fail(visitor);
    }
    this.#note(watched);
    const worse = given ? this.canaries.fail(version, given.as ?? visitor, given) : null;
    if (worse) return { ...this.#evidence(watched, example), ...worse };
    if (isBeside) return null;
    if (given && isLive(version, given.registry)) {
      const others = this.#others(version.remote);
      if (isElsewhere(others)) this.live.see(version, given.as ?? visitor);
      else this.live.fail(version, given.as ?? visitor);
    }
    if (this.#isFailing(watched, registry)) return this.#evidence(watched, example);
    const creeping = this.#creeping(watched, registry);
    return creeping && { ...this.#evidence(watched, example), ...creeping };
  }

  /** The live versions with more visitors than the versions before them had: nothing is left to compare them with. */
  uncompared({ remotes }: Registry): (VersionName & { before: string; visitors: number })[] {
    return Object.entries(remotes).flatMap(([remote, { live, lastGood }]) => {
      if (lastGood === null) return [];
      const [own, before] = [live, lastGood].map((version) => this.live.countsOf({ remote, version }));
      if (!own || !before || own.visitors < healthRules.before.said || !isBeyond({ own, before })) return [];
      return [{ remote, version: live, before: lastGood, visitors: before.visitors }];
    });
  }

  /**
   * What is known of a version that an edge is to look at itself (ADR 102): it fails for nearly all, and they are too
   * few to decide. Null for others, and for one that nobody is given or that a person put back.
   */
  doubtful(version: VersionName, { remotes }: Registry, example: Pick<Evidence, 'cause' | 'place'>): Evidence | null {
    const record = remotes[version.remote];
    const watched = this.#watched.get(nameOf(version));
    if (!record || !watched || !isDoubtful(watched.tally.counts(this.now()), this.rules.look)) return null;
    const isOurs = givenVersions(record).includes(version.version) && !isPutBack(record, version.version);
    return isOurs ? this.#evidence(watched, example) : null;
  }

  /** A visitor did something. Returns the canaries that have to stop, as too few of their visitors do it. */
  did(doing: Doing, visitor: VisitorKeys, given: Given): (VersionName & { evidence: Evidence })[] {
    return this.canaries.do(doing, given.as ?? visitor, given).map(({ figures, ...version }) => {
      const watched = this.#of(version);
      this.#note(watched);
      const evidence = this.#evidence(watched, { cause: `fewer ${doing}`, place: '' });
      return { ...version, evidence: { ...evidence, ...figures } };
    });
  }

  /** A version failed in a renderer. Its pages still work in browsers: it is evidence, and decides nothing. */
  failOnServer(version: VersionName): void {
    const watched = this.#of(version);
    watched.server++;
    this.#note(watched);
  }

  /** The versions that have become proven. */
  proven({ remotes }: Registry): VersionName[] {
    return [...this.#watched.values()]
      .filter(({ trial }) => trial.isPassed(this.now()))
      .filter(({ remote, version }) => {
        const release = remotes[remote]?.versions[version];
        return release !== undefined && !release.provenAt;
      })
      .map(({ remote, version }) => ({ remote, version }));
  }

  /** The canaries that may go to more visitors by themselves. */
  ready(registry: Registry): Step[] {
    return this.canaries.ready(registry);
  }

  /** Forgets what nobody is given any more. */
  retain(registry: Registry): void {
    const { remotes } = registry;
    this.canaries.retain(registry);
    for (const [name, { remote, version }] of this.#watched) {
      const record = remotes[remote];
      if (!record || !givenVersions(record).includes(version)) this.#watched.delete(name);
    }
  }

  #of(version: VersionName): Watched {
    const name = nameOf(version);
    const { remote, version: own } = version;
    const fresh = () => ({
      remote,
      version: own,
      tally: new Tally(this.rules.perNetwork),
      trial: new Trial(),
      server: 0,
      first: 0,
      last: 0,
    });
    const watched = this.#watched.get(name) ?? fresh();
    this.#watched.set(name, watched);
    return watched;
  }

  #note(watched: Watched): void {
    watched.last = this.today();
    watched.first ||= watched.last;
  }

  #isFailing(watched: Watched, { remotes }: Registry): boolean {
    const { remote, version, tally } = watched;
    const record = remotes[remote];
    if (!record || !givenVersions(record).includes(version) || isPutBack(record, version)) return false;
    const rest = givenVersions(record).filter((other) => other !== version);
    const before = rest.map((other) => this.#watched.get(nameOf({ remote, version: other }))?.tally.all);
    return isFailing({
      own: tally.counts(this.now()),
      baselines: [...before.filter((counts) => counts !== undefined), this.#others(remote)],
      isProven: record.versions[version]?.provenAt !== undefined,
      hasFallback: keptBecause(remotes, remote, version) !== 'it is the last version',
    });
  }

  /** The figures of a live version that fails more often than the version before. */
  #creeping({ remote, version }: Watched, { remotes }: Registry): Partial<Evidence> | null {
    const record = remotes[remote];
    if (!record || record.live !== version || isPutBack(record, version)) return null;
    const { lastGood } = record;
    if (lastGood === null || lastGood === version || !givenVersions(record).includes(lastGood)) return null;
    const own = this.live.countsOf({ remote, version });
    const compared = worseThanBefore({
      own,
      before: this.live.countsOf({ remote, version: lastGood }),
      name: `${remote}@${lastGood} ${version}`,
    });
    return compared && { ...own, before: { version: lastGood, ...compared } };
  }

  /** The other remotes at present. */
  #others(remote: string) {
    const sum = { visitors: 0, failed: 0 };
    for (const other of this.#watched.values()) {
      if (other.remote === remote) continue;
      const { visitors, failed } = other.tally.counts(this.now());
      sum.visitors += visitors;
      sum.failed += failed;
    }
    return sum;
  }

  #evidence({ tally, server, first, last }: Watched, { cause, place }: Pick<Evidence, 'cause' | 'place'>): Evidence {
    const iso = (time: number) => new Date(time).toISOString();
    // Reports are of strangers: nothing of them may steer a terminal.
    const printable = (text: string) => text.replace(/\p{C}/gu, ' ').slice(0, 300);
    const found = { server, first: iso(first), last: iso(last), cause: printable(cause), place: printable(place) };
    return { ...tally.counts(this.now()), ...found };
  }
}
