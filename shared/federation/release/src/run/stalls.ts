import type { CDPSession } from 'playwright-core';

/** A processor profile of a page (Chrome DevTools Protocol, `Profiler.Profile`), as far as it is read. Times in μs. */
export interface Profile {
  nodes: { id: number; callFrame: { url: string; lineNumber: number; functionName: string }; children?: number[] }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** A stretch of time in which a page did nothing but the candidate's work. */
export interface Stall {
  milliseconds: number;
  /** File and line of the candidate's innermost function. */
  at: string;
}

/** Between two samples, μs. */
const interval = 10_000;

export async function startProfile(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval });
  await session.send('Profiler.start');
}

/** The candidate's innermost place in the stack of each node; undefined where its code is not in the stack. */
function placesIn({ nodes }: Profile, own: string): Map<number, string | undefined> {
  const places = new Map<number, string | undefined>();
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  for (const { id, callFrame } of nodes) {
    const [, file] = callFrame.url.split(own);
    const parent = parents.get(id);
    // Parents are before their children.
    const outer = parent === undefined ? undefined : places.get(parent);
    places.set(id, file === undefined ? outer : `${file}:${callFrame.lineNumber + 1}`);
  }
  return places;
}

/** The longest time without a pause in which code of the candidate, or what it called, was at work. */
export function longestStall(profile: Profile, own: string): Stall {
  const places = placesIn(profile, own);
  let longest: Stall = { milliseconds: 0, at: '' };
  let microseconds = 0;
  const collector = profile.nodes.find(({ callFrame }) => callFrame.functionName === '(garbage collector)')?.id;
  let last: string | undefined;
  for (const [index, node] of (profile.samples ?? []).entries()) {
    // Who is at work when garbage is collected goes on afterwards.
    const at = node === collector ? last : places.get(node);
    last = at;
    microseconds = at === undefined ? 0 : microseconds + (profile.timeDeltas?.[index + 1] ?? interval);
    if (at !== undefined && microseconds / 1000 > longest.milliseconds)
      longest = { milliseconds: Math.round(microseconds / 1000), at };
  }
  return longest;
}
