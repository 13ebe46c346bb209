import type { StaffInput } from '@marquee/contract/staff/calls';

/** The filters of decided approvals, as the address names them. */
export const filterNames = ['asker', 'approver', 'call', 'from', 'until'] as const;

const dayLong = 86_400_000;

/** The beginning of a day in UTC, ms since 1970; undefined for what is no day. */
function dayIn(text: string | null): number | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** What an address asks for. Days are those of UTC, both included; what is no value of its kind is left out. */
export function filterIn(query: URLSearchParams): StaffInput<'approvals/past'> {
  const [from, until] = [dayIn(query.get('from')), dayIn(query.get('until'))];
  const texts = (['asker', 'approver', 'call', 'after'] as const).flatMap((name) => {
    const value = query.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(texts),
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(until !== undefined && { until: new Date(until + dayLong).toISOString() }),
  };
}
