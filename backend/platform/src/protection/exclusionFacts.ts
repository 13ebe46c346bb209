import { type Jurisdiction, type JurisdictionCode, jurisdictions } from '../jurisdictions/jurisdictions';
import { type AccessRow, accessAt } from './access';
import { addMonths } from './periods';

/** What a self-exclusion means: what players are told before and during it, and what the backend holds them to. */
export interface ExclusionFacts {
  /** When its length is over, ms; null is indefinite. It does not end then: the player asks to return. */
  until: number | null;
  /** From when on the player can ask to return, ms. */
  returnFrom: number;
  /** Hours from the request, or from the answer of staff, until play opens again. */
  waitHours: number;
  /** Days within which staff answer the request, which then needs a reason; null: the request is enough. */
  answerDays: number | null;
}

/** The later of two ends; null means no end. */
const later = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(one, other);

/** How a self-exclusion until then (null: indefinite) is ended (D9.12). */
export function returnRule(
  jurisdiction: JurisdictionCode,
  until: number | null,
): Pick<ExclusionFacts, 'waitHours' | 'answerDays'> {
  const { returnHours, returnAnswerDays }: Jurisdiction = jurisdictions[jurisdiction];
  return until === null
    ? { waitHours: returnHours.indefinite, answerDays: returnAnswerDays }
    : { waitHours: returnHours.definite, answerDays: null };
}

/**
 * What a self-exclusion of so many months (null: indefinite) means if it begins now; a running one is extended.
 * One that the `family` asked for cannot be ended before its length is over.
 */
export function exclusionFacts(
  row: AccessRow,
  jurisdiction: JurisdictionCode,
  months: number | null,
  now: number,
  { family = false }: { family?: boolean } = {},
): ExclusionFacts {
  const profile: Jurisdiction = jurisdictions[jurisdiction];
  const running = accessAt(row, now) === 'excluded';
  const asked = months === null ? null : addMonths(now, months);
  const until = running ? later(row.excluded_until, asked) : asked;
  const wholeLength = family || profile.irrevocableMonths === null;
  const firm = wholeLength ? (asked ?? now) : addMonths(now, profile.irrevocableMonths ?? 0);
  const returnFrom = running ? Math.max(row.irrevocable_until ?? 0, firm) : firm;
  return { until, returnFrom, ...returnRule(jurisdiction, until) };
}
