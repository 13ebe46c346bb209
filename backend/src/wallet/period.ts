const day = 24 * 60 * 60_000;

/** Days that a history covers when its caller names none. */
const usual = 30;

/**
 * The period of a history: from the beginning of the day `from` to the end of the day `to`, UTC, as ms since 1970 (the end
 * is the first moment after it). Without days it is the last 30, today included.
 */
export function periodOf(days: { from?: string | undefined; to?: string | undefined }, now: number) {
  const today = Math.floor(now / day) * day;
  const to = days.to === undefined ? today + day : Date.parse(days.to) + day;
  const from = days.from === undefined ? Math.min(today, to - day) - (usual - 1) * day : Date.parse(days.from);
  return { from, to };
}
