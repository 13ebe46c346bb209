import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/**
 * The versions that were live before, last first. Those that a person rolled back from are left out: something was
 * wrong with them.
 */
function wereLive({ history }: Pick<RemoteRecord, 'history'>): string[] {
  const moves = history.filter(({ action }) => action === 'release' || action === 'rollback');
  const left = moves.flatMap(({ version }, index) => {
    const next = moves[index + 1];
    return next && next.version !== version ? [{ version, isGood: next.action === 'release' }] : [];
  });
  const lasts = left.reverse().filter((one, at) => left.findIndex(({ version }) => version === one.version) === at);
  return lasts.flatMap(({ version, isGood }) => (isGood ? [version] : []));
}

/**
 * The version that visitors get if `live` fails: the newest proven one; as long as none is proven, the one that was
 * live before. Never a withdrawn one, and none that a person rolled back from. Null: a card says that there is nothing.
 */
export function fallbackOf(record: RemoteRecord, live = record.live): string | null {
  const bad = new Set(record.quarantined.map(({ version }) => version));
  const isLeft = (version: string) => version !== live && !bad.has(version) && Object.hasOwn(record.versions, version);
  const before = wereLive(record).filter(isLeft);
  const proven = before.find((version) => record.versions[version]?.provenAt);
  const last = record.lastGood !== null && isLeft(record.lastGood) ? record.lastGood : null;
  return proven ?? before[0] ?? last;
}
