import type { Language } from '@marquee/contract/languages';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import type { SiteVersion } from '@marquee/federation-runtime/siteRegistry';
import { satisfies } from '../ranges';
import { type AudienceMember, audienceOf } from './audience';

/** The requester: site, its enabled categories, the visitor's bucket and language, and the host's API version. */
export interface Visitor extends AudienceMember {
  categories: readonly string[];
  language: Language;
  hostApi: string;
}

/** A version that a visitor may get, and why. */
export interface Choice {
  version: string;
  why: Exclude<SiteVersion['why'], 'override'>;
  /** Why it is a choice, where there is more to say than `why`. */
  because?: string;
  /** Why the visitor does not get it, as the rest of a sentence. Missing for those that they do get. */
  refusal?: string;
}

/** Versions that a visitor may get: live, canary and last good; none of a remote that is switched off. */
export function givenVersions({ live, canary, lastGood, quarantined, off }: RemoteRecord): string[] {
  if (off) return [];
  const bad = new Set(quarantined.map(({ version }) => version));
  const versions = [live, canary?.version, lastGood].filter((version) => version !== undefined && version !== null);
  return [...new Set(versions)].filter((version) => !bad.has(version));
}

/** The revision that gave visitors a version last, to all or to more of them; 0 where nothing remembers. */
export function givenSince({ history }: RemoteRecord, version: string): number {
  const given = history.findLast((entry) => entry.version === version && entry.action !== 'quarantine');
  return given?.revision ?? 0;
}

function canaryChoice(name: string, canary: NonNullable<RemoteRecord['canary']>, member: AudienceMember): Choice {
  const { isIn, because } = audienceOf(name, canary, member);
  return { version: canary.version, why: 'canary', ...(isIn ? { because } : { refusal: because }) };
}

/**
 * All that a visitor might get of a remote, best first, each with why or why not. Everything that gives versions to
 * visitors asks this function, and so does `npm run releases -- --why` (ADR 88).
 */
export function choicesFor(name: string, record: RemoteRecord, member: AudienceMember): Choice[] {
  const { canary, live, lastGood, quarantined, off } = record;
  const all: Choice[] = [
    ...(canary ? [canaryChoice(name, canary, member)] : []),
    { version: live, why: 'live' },
    ...(lastGood === null ? [] : [{ version: lastGood, why: 'last good' as const }]),
  ];
  const seen = new Set<string>();
  return all.map((choice) => {
    if (choice.refusal !== undefined) return choice;
    const out = quarantined.find(({ version }) => version === choice.version);
    const refusal = off
      ? `the remote is switched off: ${off.reason ?? off.at}`
      : out
        ? `it is withdrawn: ${out.reason}`
        : seen.has(choice.version)
          ? 'it is the one above'
          : undefined;
    seen.add(choice.version);
    return refusal === undefined ? choice : { ...choice, refusal };
  });
}

/** The versions of a remote for a visitor, best first. */
export const versionsFor = (name: string, record: RemoteRecord, member: AudienceMember): Choice[] =>
  choicesFor(name, record, member).filter(({ refusal }) => refusal === undefined);

/** The same for a visitor's page: versions that lack its language, or that its host cannot run, are refused too. */
export function siteChoices(name: string, record: RemoteRecord, visitor: Visitor): Choice[] {
  if (name === hostName) return choicesFor(name, record, visitor);
  const { language, hostApi } = visitor;
  const unfit = (version: string): string | undefined => {
    const description = record.versions[version]?.description;
    if (!description) return 'the registry does not describe it';
    // If a version lacks a language, only that language is affected.
    if (!description.locales[language]) return `it has no texts in ${language}`;
    if (satisfies(hostApi, description.hostApi)) return undefined;
    return `it needs host API ${description.hostApi}, and this is ${hostApi}`;
  };
  return choicesFor(name, record, visitor).map((choice) => {
    const refusal = choice.refusal ?? unfit(choice.version);
    return refusal === undefined ? choice : { ...choice, refusal };
  });
}

/** The number of the host API in a visitor's page: of their host's version; `unreleased` without a record. */
export function hostApiFor({ remotes }: Registry, member: AudienceMember, unreleased: string): string {
  const record = remotes[hostName];
  const [best] = record ? versionsFor(hostName, record, member) : [];
  return record?.versions[best?.version ?? '']?.description.hostApi ?? unreleased;
}
