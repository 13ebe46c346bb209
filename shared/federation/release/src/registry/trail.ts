import type { Registry, RemoteRecord } from '@marquee/federation-runtime/registry/schema';

type Change = RemoteRecord['history'][number];

/** Who changes a registry, and why: a person or CI job, or an edge by what browsers reported (`by`). */
export type Author = Pick<Change, 'who' | 'reason' | 'by'>;

/** Changes of a remote that its record keeps. */
const kept = 100;

/** Words of strangers must not steer a terminal. */
export const printable = (text: string): string => text.replace(/\p{C}/gu, ' ').trim().slice(0, 2_000);

/** A record with a change in its history: who made it and why, and how the version came about (ADR 88). */
export function noted(
  record: RemoteRecord,
  revision: number,
  action: Change['action'],
  version: string,
  { who, reason, by }: Author = {},
): RemoteRecord {
  const { commit, run } = record.versions[version] ?? {};
  const entry: Change = {
    ...{ revision, at: new Date().toISOString(), action, version },
    ...(by && { by }),
    ...(who && { who: printable(who) }),
    ...(reason && { reason: printable(reason) }),
    ...(commit && { commit }),
    ...(run && { run }),
  };
  return { ...record, history: [...record.history, entry].slice(-kept) };
}

/** A registry for everybody: `registry.json` is served, and names of people and their reasons are not for visitors. */
export function withoutAuthors({ remotes, ...registry }: Registry): Registry {
  const open = Object.entries(remotes).map(([name, record]): [string, RemoteRecord] => {
    const history = record.history.map(({ who, reason, ...change }) => change);
    return [name, { ...record, history, ...(record.off && { off: { at: record.off.at } }) }];
  });
  return { ...registry, remotes: Object.fromEntries(open) };
}
