/** R9.04: a failed part reloads the page at most once per path within this time, ms. */
const guardMilliseconds = 10_000;

const storageKey = 'marquee.reloads';

/** The guard's dependencies; replaceable in tests. */
export interface GuardDependencies {
  now: () => number;
  /** Storage that survives a reload of the tab. May throw if the browser forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  isOnline: () => boolean;
  reload: () => void;
}

const page: GuardDependencies = {
  // biome-ignore lint/plugin: how long ago, by the same clock, also over a reload
  now: () => Date.now(),
  storage: () => sessionStorage,
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
};

/** The last reload of each path, as far as still relevant. */
function recent(text: string | null, now: number): Record<string, number> {
  const kept: unknown = JSON.parse(text ?? '{}');
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(
    entries.filter(([, at]) => typeof at === 'number' && now - at >= 0 && now - at < guardMilliseconds),
  );
}

/**
 * Reloads the page because a part could not be loaded (R2), at most once per path within 10 s; returns whether it does.
 * Not without storage, which could not prevent reload loops, and not offline, when a reload would lose the page.
 */
export function reloadOnce(path: string, { now, storage, isOnline, reload }: GuardDependencies = page): boolean {
  if (!isOnline()) return false;
  try {
    const area = storage();
    const at = now();
    const reloads = recent(area.getItem(storageKey), at);
    if (path in reloads) return false;
    area.setItem(storageKey, JSON.stringify({ ...reloads, [path]: at }));
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * Whether an error is a missing script or style sheet of the host's own build. Those of remotes are below `/releases/`
 * and fall back to their last good version instead.
 */
export function isHostPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, request = '' } = error as Error & { code?: string; request?: string };
  if (name !== 'ChunkLoadError' && code !== 'CSS_CHUNK_LOAD_FAILED') return false;
  return /(^|\/\/[^/]+)\/static\//.test(request || error.message);
}
