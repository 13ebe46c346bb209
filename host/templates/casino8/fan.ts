/** The target of a fan's entry: its angle in degrees (90 is straight up) and its distance in rem. */
export interface FanPlace {
  angle: number;
  distance: number;
}

/** The arcs from inside out: their capacity, radius (rem) and width (degrees) on a 320 px screen. */
const arcs = [
  { room: 4, distance: 6.25, from: 164, to: 16 },
  { room: 5, distance: 11.75, from: 132, to: 48 },
  { room: 5, distance: 17.25, from: 117, to: 63 },
] as const;

/** Positions for `count` entries on arcs around the thumb, nearest first. Surplus entries go on the last arc. */
export function fan(count: number): FanPlace[] {
  const places: FanPlace[] = [];
  for (const [place, { room, distance, from, to }] of arcs.entries()) {
    const left = count - places.length;
    const here = place === arcs.length - 1 ? left : Math.min(room, left);
    const step = (from - to) / (Math.max(here, room) - 1);
    for (let index = 0; index < here; index += 1) {
      // few entries stay together, straight above the thumb
      places.push({ angle: 90 + ((here - 1) / 2 - index) * step, distance });
    }
  }
  return places;
}
