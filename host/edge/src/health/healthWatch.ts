import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Given, Noted } from '@marquee/federation-release/canary/canaries';
import { CurveLog } from '@marquee/federation-release/canary/curves';
import { dayOf, FigureLog } from '@marquee/federation-release/canary/figureLog';
import type { Doing } from '@marquee/federation-release/canary/rules';
import { blamedBy, hostFileIn, isHostAlone, type VersionName } from '@marquee/federation-release/health/attribution';
import { Health } from '@marquee/federation-release/health/health';
import type { CrowdRules } from '@marquee/federation-release/health/rules';
import type { AudienceMember } from '@marquee/federation-release/registry/audience';
import { givenSince, givenVersions, versionsFor } from '@marquee/federation-release/registry/choices';
import { forgetFailing, noteFailing } from '@marquee/federation-release/registry/failing';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { heal, type Kept, keptBecause, prove, seenToWork } from '@marquee/federation-release/registry/healing';
import { isStepDue, type Step, takeStep } from '@marquee/federation-release/registry/steps';
import type { LookResult } from '@marquee/federation-release/run/lookResult';
import { hostBuildId, hostName } from '@marquee/federation-runtime/hostRecord';
import type { Evidence, Registry } from '@marquee/federation-runtime/registry/schema';
import type { Log } from '@marquee/kernel/log';
import { called } from '@marquee/settings/root';
import { filesState } from '../sources/damagedReleases';
import { hasShares, type RegistrySource } from '../sources/registrySource';
import type { Visitor } from '../sources/visitor';
import { type Visit, Visits } from '../sources/visits';
import { Looks } from './looks';
import type { FailureReport } from './report';
import { visitorHashes } from './visitorKeys';

/** How often it is read what other edges noted, ms. */
const shareEvery = 2_000;

/** How often it is looked whether a version is proven, and how long an answer about files counts, ms. */
const lookEvery = 30_000;

/** How often it is said that a version fails and stays, ms. */
const sayEvery = 60_000;

/** After a change of the registry that failed, ms. */
const retryAfter = 10_000;

/** A visitor's request, as far as it counts, and the visit that it is of. */
export interface Sign {
  visitor: Pick<Visitor, 'network' | 'bucket' | 'origin' | 'registry'>;
  site: string;
  visit: Visit;
}

/** Who is given versions. A bucket that is not the visit's may have been chosen: it gives no canary that counts. */
const memberOf = ({ visitor: { bucket }, site, visit }: Sign): AudienceMember => ({
  site,
  bucket: bucket === visit.bucket ? bucket : null,
});

/** The version of the host with a build's id; empty for none. */
function hostVersionOf(id: string, { remotes }: Registry): string {
  const versions = Object.keys(remotes[hostName]?.versions ?? {});
  return versions.find((version) => hostBuildId(version) === id) ?? '';
}

/** What an edge watches with. */
interface Watch {
  registries: RegistrySource;
  report: (error: unknown) => void;
  log: Log;
  now?: () => number;
  /** The time of day, ms since 1970: of visits and days. */
  today?: () => number;
  /** How long a canary has each percentage at least, ms; 0 unless said. */
  stepTime?: number | undefined;
  /** How the edge looks at a version itself (ADR 102). Without it, only visitors decide. */
  look?: ((version: VersionName) => Promise<LookResult>) | undefined;
  /** How many visitors lead to a look; those of the site unless said. */
  rules?: CrowdRules | undefined;
  /** How many visits of one network may begin in an hour; as many as at the site unless said. */
  visitsPerNetwork?: number | undefined;
}

/** What edges tell each other of versions, and the hashes that all of them have of visitors. */
interface Figures {
  /** Without it the hashes stay in use: under others, visitors who were counted would count again. */
  log: FigureLog | undefined;
  keysOf: ReturnType<typeof visitorHashes>;
}

/**
 * Watches the health of releases by what visitors' browsers report, and withdraws a version that fails (ADR 85). Counts
 * of healing are in memory: a restarted edge begins anew. Those of canaries and of live versions over days are shared
 * by edges, and outlive them (ADR 88, 104). What follows from them is one change of the registry.
 */
export class HealthWatch {
  readonly visits: Visits;
  #health: Health;
  #keysOf = visitorHashes();
  #day = '';
  #figures: Figures | undefined;
  #isAlone = false;
  readonly #curves: CurveLog;
  #sharedAt = Number.NEGATIVE_INFINITY;
  #lookedAt: number;
  /** Names this edge in the registry's trail. */
  readonly #who = `edge ${hostname()}`;
  #isChanging = false;
  #pausedUntil = 0;
  readonly #looks: Looks | undefined;
  readonly #now: () => number;
  readonly #today: () => number;
  readonly #saidAt = new Map<string, number>();
  readonly #damaged = new Map<string, { at: number; isDamaged: boolean }>();

  constructor(readonly watch: Watch) {
    this.#now = watch.now ?? (() => performance.now());
    this.#today = watch.today ?? Date.now;
    this.#lookedAt = this.#now();
    this.#looks = watch.look && new Looks(watch.look, this.#now);
    this.visits = new Visits(watch.registries.folder, this.#today, watch.visitsPerNetwork);
    this.#health = new Health(this.#now, this.#today, undefined, watch.rules);
    this.#curves = new CurveLog(watch.registries.folder);
    this.#beginDay(dayOf(this.#today()));
  }

  /** A visitor asked for a version's entry. */
  took(version: VersionName, sign: Sign): void {
    if (this.#isGiven(version, sign)) this.#see(version, sign, false);
  }

  /** A visitor's page runs versions, `remote@version`. */
  uses(names: readonly string[], sign: Sign): void {
    for (const name of names.slice(0, 12)) {
      const [remote = '', named = ''] = name.split('@');
      const version = remote === hostName ? hostVersionOf(named, sign.visitor.registry) : named;
      if (this.#isGiven({ remote, version }, sign)) this.#see({ remote, version }, sign, true);
    }
  }

  /** A visitor's browser reported a failure. */
  failed(report: FailureReport, sign: Sign): void {
    const { cause, isLost, isLight } = report;
    const { origin, registry } = sign.visitor;
    const ran = blamedBy(report, origin, registry);
    // Code of others that called the host, as an extension's, is nobody's fault.
    if (ran || isHostAlone(report.places, origin)) this.#hostFailed(report, sign, ran !== null || isLight);
    if (!ran || !this.#isGiven(ran, sign) || (isLost && !this.#isDamaged(ran))) return;
    this.#begin();
    const { remote, version, place } = ran;
    const evidence = this.#health.fail(
      { remote, version },
      this.#keys(sign),
      registry,
      { cause, place },
      this.#given(sign),
      ran.isBeside || isLight,
    );
    if (evidence) void this.#withdraw({ remote, version }, evidence);
    else void this.#lookAt({ remote, version }, { cause, place });
  }

  /** Looks at a version that fails for nearly all of a few visitors: their words alone decide nothing. */
  async #lookAt(version: VersionName, example: Pick<Evidence, 'cause' | 'place'>): Promise<void> {
    const doubtful = () => this.#health.doubtful(version, this.watch.registries.current(), example);
    const evidence = this.#looks && doubtful();
    if (!evidence) return;
    const look = await this.#looks?.at(version, () => doubtful() !== null);
    if (!look || !this.#isOut(version)) return;
    const seen = 'seen' in look ? look.seen : null;
    const { cause, ...found } = doubtful() ?? evidence;
    const unlooked = 'unlooked' in look ? look.unlooked : undefined;
    const result = { seen: seen ?? undefined, unlooked, cause };
    this.watch.log(seen ? 'error' : 'warn', 'version looked at', { ...version, ...result });
    if (seen) return this.#withdraw(version, { ...found, cause, seen: seen.slice(0, 300) });
    this.#sayFailing(version, unlooked === undefined ? seenToWork : 'the edge could not look itself', {
      ...found,
      cause,
    });
  }

  /**
   * Code of the host failed: that of the version that the visitor is given and that has the file. A file that did not
   * arrive is nobody's fault.
   */
  #hostFailed({ cause, places, isLost }: FailureReport, sign: Sign, isBeside: boolean): void {
    const { registry, origin } = sign.visitor;
    const record = registry.remotes[hostName];
    const path = isLost || !record ? null : hostFileIn(places, origin);
    if (!record || path === null) return;
    const folder = join(this.watch.registries.folder, hostName);
    const given = versionsFor(hostName, record, memberOf(sign)).map(({ version }) => version);
    const version = given.find((name) => existsSync(join(folder, name, path)));
    if (version === undefined || !this.#isGiven({ remote: hostName, version }, sign)) return;
    this.#begin();
    const ran = { remote: hostName, version };
    const example = { cause, place: origin + path };
    const evidence = this.#health.fail(ran, this.#keys(sign), registry, example, this.#given(sign), isBeside);
    if (evidence) void this.#withdraw(ran, evidence);
  }

  /** A visitor launched a game, placed a bet or began a deposit. */
  did(doing: Doing, sign: Sign): void {
    if (!hasShares(sign.visitor.registry)) return;
    this.#begin();
    const given = this.#given(sign);
    if (!given) return;
    for (const { evidence, ...version } of this.#health.did(doing, this.#keys(sign), given))
      void this.#withdraw(version, evidence);
  }

  /** A version failed in a renderer of this edge. */
  failedHere(version: VersionName): void {
    if (this.#isOut(version)) this.#health.failOnServer(version);
  }

  /** Whether visitors may get a version now. */
  #isOut({ remote, version }: VersionName): boolean {
    const record = this.watch.registries.current().remotes[remote];
    return record !== undefined && givenVersions(record).includes(version);
  }

  #see(version: VersionName, sign: Sign, isUsed: boolean): void {
    this.#begin();
    this.#health.see(version, this.#keys(sign), isUsed, this.#given(sign));
  }

  /** By what a visitor was given versions; undefined where that says nothing of a canary. */
  #given(sign: Sign): Given | undefined {
    const { registry, network } = sign.visitor;
    const member = memberOf(sign);
    // Without shares nobody has a bucket, and everybody the live version.
    if (member.bucket === null && hasShares(registry)) return undefined;
    return { registry, member, as: this.#shared()?.keysOf(network, sign.visit.id) };
  }

  #keys({ visitor, visit }: Sign) {
    return this.#keysOf(visitor.network, visit.id);
  }

  /** Whether this visit may have been given the version: it was given when the visit's token was. */
  #isGiven({ remote, version }: VersionName, sign: Sign): boolean {
    const { remotes } = sign.visitor.registry;
    const record = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
    if (record === undefined || sign.visit.revision < givenSince(record, version)) return false;
    return versionsFor(remote, record, memberOf(sign)).some((given) => given.version === version);
  }

  /** Whether files of a version are missing or changed on this server's disk. */
  #isDamaged({ remote, version }: VersionName): boolean {
    const name = `${remote}@${version}`;
    const known = this.#damaged.get(name);
    if (known && this.#now() - known.at < lookEvery) return known.isDamaged;
    const { registries } = this.watch;
    const release = registries.current().remotes[remote]?.versions[version];
    const isDamaged = release !== undefined && filesState(registries.folder, release).damaged.length > 0;
    this.#damaged.set(name, { at: this.#now(), isDamaged });
    return isDamaged;
  }

  /** What is due from time to time. Counts end with their salt: nobody may count twice. */
  #begin(): void {
    const now = this.#now();
    const day = dayOf(this.#today());
    if (day !== this.#day) this.#beginDay(day);
    if (now - this.#sharedAt >= shareEvery) {
      this.#sharedAt = now;
      this.#orAlone(() => this.#takeNews());
    }
    if (now - this.#lookedAt < lookEvery) return;
    this.#lookedAt = now;
    this.#damaged.clear();
    const registry = this.watch.registries.current();
    this.#health.retain(registry);
    this.#noteCurves(registry);
    const proven = this.#health.proven(registry);
    if (proven.length > 0) void this.#change((store) => prove(store, proven));
    forgetFailing(this.watch.registries.folder, registry);
    this.#sayUncompared(registry);
    for (const step of this.#health.ready(registry)) {
      const record = registry.remotes[step.remote];
      if (record && isStepDue(record, step.version, this.watch.stepTime ?? 0)) void this.#step(step);
    }
  }

  /** Counts end with their salt: nobody may count twice. */
  #beginDay(day: string): void {
    this.#day = day;
    this.#figures = undefined;
    this.#isAlone = false;
    this.#keysOf = visitorHashes();
    const tell = (noted: Noted) => this.#orAlone(() => this.#figures?.log?.add(noted));
    this.#health = new Health(this.#now, this.#today, tell, this.watch.rules);
  }

  /**
   * What edges tell each other of versions, opened for the first visitor who is compared: who was counted by another
   * hash before would count again.
   */
  #shared(): Figures | undefined {
    this.#orAlone(() => {
      if (this.#figures || this.#isAlone) return;
      const log = new FigureLog(this.watch.registries.folder, this.#day);
      this.#figures = { log, keysOf: visitorHashes(log.salt) };
      this.#health.live.earlier = log.earlier;
      this.#takeNews();
    });
    return this.#figures;
  }

  /** Takes what other edges have noted since. */
  #takeNews(): void {
    for (const noted of this.#figures?.log?.news() ?? []) {
      if (!this.#health.live.take(noted)) this.#health.canaries.take(noted);
    }
  }

  /** An edge that cannot share its figures goes on alone until the next day. */
  #orAlone(share: () => void): void {
    try {
      share();
    } catch (error) {
      if (this.#figures) this.#figures.log = undefined;
      this.#isAlone = true;
      this.watch.report(error);
    }
  }

  /** Notes both arms of canaries for curves; `isLast`: one of them is about to end. */
  #noteCurves(registry: Registry, isLast = false): void {
    // Who has not read yet what others noted would say less than there is.
    if (!this.#figures && !this.#isAlone) return;
    try {
      this.#curves.note(registry, this.#health.canaries, this.#today(), isLast);
    } catch (error) {
      this.watch.report(error);
    }
  }

  async #withdraw({ remote, version }: VersionName, evidence: Evidence): Promise<void> {
    const because = keptBecause(this.watch.registries.current().remotes, remote, version);
    if (because) return this.#sayFailing({ remote, version }, because, evidence);
    if (evidence.live) this.#noteCurves(this.watch.registries.current(), true);
    const registry = await this.#change((store) => heal(store, remote, version, evidence, this.#who));
    if (!this.#isServed({ remote, version }, registry) || !registry) return;
    const { visitors, failed, networks, live, measure, before, cause, place } = evidence;
    const { revision } = registry;
    const compared = live && { liveVisitors: live.visitors, liveFailed: live.failed, odds: live.odds, measure };
    const worse = before && { before: before.version, beforeFailed: before.failed, odds: before.odds };
    const fields = { remote, version, revision, visitors, failed, networks, ...compared, ...worse, cause, place };
    this.watch.log('error', live ? 'canary stopped' : 'version withdrawn', fields);
  }

  /**
   * Whether this edge serves its own change, or needed none. A change that does not reach its visitors is no success,
   * whatever the folder says: it is said again as long as it is so.
   */
  #isServed({ remote, version }: VersionName, changed: Registry | null): boolean {
    const { registries, log } = this.watch;
    const { revision: serves } = registries.current();
    const because = registries.stays;
    if (because === undefined && (!changed || serves >= changed.revision)) return true;
    if (this.#isDue(`unserved ${remote}@${version}`)) {
      const fields = { remote, version, revision: changed?.revision, serves, because, cure: called('releases') };
      log('error', 'change not served', fields);
    }
    return false;
  }

  /** Whether something is to be said that is so for longer. */
  #isDue(what: string): boolean {
    const now = this.#now();
    if (now - (this.#saidAt.get(what) ?? Number.NEGATIVE_INFINITY) < sayEvery) return false;
    this.#saidAt.set(what, now);
    return true;
  }

  /** A version that fails and stays is a person's to mend: it is said again as long as it fails. */
  #sayFailing({ remote, version }: VersionName, because: Kept, evidence: Evidence): void {
    if (!this.#isDue(`${remote}@${version} ${because}`)) return;
    const { visitors, failed, networks, cause, place } = evidence;
    const found = { visitors, failed, networks, cause, place };
    if (because !== seenToWork)
      this.watch.log('error', 'version fails and stays', { remote, version, because, ...found });
    const failing = { remote, version, at: new Date().toISOString(), because, evidence: found };
    try {
      noteFailing(this.watch.registries.folder, failing);
    } catch (error) {
      this.watch.report(error);
    }
  }

  /** Once of each version: nothing is known of what it does more often than the version before. */
  #sayUncompared(registry: Registry): void {
    for (const found of this.#health.uncompared(registry)) {
      const name = `uncompared ${found.remote}@${found.version}`;
      if (this.#saidAt.has(name)) continue;
      this.#saidAt.set(name, this.#now());
      const because = 'the version before had no more visitors';
      this.watch.log('info', 'version not compared any more', { ...found, because });
    }
  }

  async #step(step: Step): Promise<void> {
    const least = this.watch.stepTime ?? 0;
    this.#noteCurves(this.watch.registries.current(), true);
    const registry = await this.#change((store) => takeStep(store, step, { who: this.#who, least }));
    if (!this.#isServed(step, registry) || !registry) return;
    const percent = registry.remotes[step.remote]?.canary?.percent ?? 100;
    this.watch.log('info', 'canary stepped', { ...step, percent, revision: registry.revision });
  }

  /** One change at a time; after one that failed, the next report tries again. */
  async #change<Result>(make: (store: ReturnType<typeof folderStore>) => Promise<Result>): Promise<Result | null> {
    if (this.#isChanging || this.#now() < this.#pausedUntil) return null;
    this.#isChanging = true;
    try {
      const { registries } = this.watch;
      return await make(folderStore(registries.folder, { serves: () => registries.current() }));
    } catch (error) {
      this.#pausedUntil = this.#now() + retryAfter;
      this.watch.report(error);
      return null;
    } finally {
      this.#isChanging = false;
    }
  }
}
