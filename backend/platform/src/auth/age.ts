/**
 * Full years between a day of birth and a moment, by the calendar in UTC. Someone born on 29 February has the birthday on
 * 1 March in other years. NaN for a day that does not exist.
 */
export function ageAt(dayOfBirth: string, now: number): number {
  const [year = 0, month = 0, day = 0] = dayOfBirth.split('-').map(Number);
  const born = new Date(`${dayOfBirth}T00:00:00Z`);
  if (born.getUTCFullYear() !== year || born.getUTCMonth() + 1 !== month || born.getUTCDate() !== day)
    return Number.NaN;
  const today = new Date(now);
  const before =
    today.getUTCMonth() + 1 < month || (today.getUTCMonth() + 1 === month && today.getUTCDate() < day) ? 1 : 0;
  return today.getUTCFullYear() - year - before;
}
