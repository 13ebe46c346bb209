/** A period of days, the first and the last, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  until: string;
}

const dayLong = 86_400_000;
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The period in an address, or the last seven days up to `now`, ms since 1970. The last day is that of the site that is
 * ahead most, fourteen hours before UTC: a day that has not begun anywhere has no figures.
 */
export function periodIn(query: URLSearchParams, now: number): Period {
  const [from, until] = [query.get('from'), query.get('until')];
  if (isDay(from) && isDay(until) && from <= until) return { from, until };
  const today = now + 14 * 3_600_000;
  return { from: dayOf(today - 6 * dayLong), until: dayOf(today) };
}
