/** What a jurisdiction asks for (D9), as data. Times in hours or calendar months. */
export interface Jurisdiction {
  minimumAge: number;
  /** Opting out of limits must be an active choice: no first deposit before the offer was answered. */
  optOutIsActiveChoice: boolean;
  /** Months between review prompts, with and without a limit set. */
  reviewMonths: { limited: number; unlimited: number };
  timeOuts: readonly { option: string; hours: number }[];
  /** Self-exclusion; months null is indefinite. */
  exclusions: readonly { option: string; months: number | null }[];
  /** Months in which a self-exclusion cannot be ended; null is its whole length (an indefinite one: none). */
  irrevocableMonths: number | null;
  /** Hours between the player's request to return and the door opening. */
  returnHours: { definite: number; indefinite: number };
  /** Shortest rounds in ms; no auto-play anywhere (D7.13). */
  roundMinimum: { slot: number; other: number };
  /** How long a live bet waits before it is booked, seconds, where the site does not say. */
  liveDelaySeconds: number;
  /** Whether a demo asks the visitor to confirm their age first. */
  demoAsksAge: boolean;
  /**
   * Whether a partner must have confirmed who the player is, and their age, before a deposit and before play for money.
   */
  identity: 'none' | 'before_deposit';
  /** For how many years after an account was closed its owner's data is kept, and by which rule. */
  dataKept: { years: number; source: string };
}

const shortBreaks = [
  { option: '24h', hours: 24 },
  { option: '1w', hours: 7 * 24 },
  { option: '1m', hours: 30 * 24 },
  { option: '6w', hours: 42 * 24 },
];

const halfYearAndMore = [
  { option: '6m', months: 6 },
  { option: '1y', months: 12 },
  { option: '2y', months: 24 },
  { option: '5y', months: 60 },
];

const none: Jurisdiction = {
  minimumAge: 18,
  optOutIsActiveChoice: false,
  reviewMonths: { limited: 6, unlimited: 6 },
  timeOuts: shortBreaks,
  exclusions: halfYearAndMore,
  irrevocableMonths: null,
  returnHours: { definite: 24, indefinite: 24 },
  roundMinimum: { slot: 2500, other: 0 },
  liveDelaySeconds: 5,
  demoAsksAge: false,
  identity: 'none',
  dataKept: { years: 5, source: 'our own rule: as long as the others' },
};

/**
 * The profiles by their code in the site file: the one place that a jurisdiction is added at. The site file's schema,
 * the tool for sites and the table in `docs/player-protection.md` (`npm run site-schema`) come from here.
 */
export const jurisdictions = {
  none,
  uk: {
    ...none,
    optOutIsActiveChoice: true,
    reviewMonths: { limited: 6, unlimited: 12 },
    roundMinimum: { slot: 2500, other: 5000 },
    demoAsksAge: true,
    identity: 'before_deposit',
    dataKept: { years: 5, source: 'Money Laundering Regulations 2017, reg. 40' },
  },
  mt: {
    ...none,
    timeOuts: [
      { option: '24h', hours: 24 },
      { option: '1w', hours: 7 * 24 },
      { option: '2w', hours: 14 * 24 },
      { option: '30d', hours: 30 * 24 },
    ],
    exclusions: [...halfYearAndMore, { option: 'indefinite', months: null }],
    returnHours: { definite: 24, indefinite: 7 * 24 },
    dataKept: { years: 5, source: 'PMLFTR (S.L. 373.01), reg. 13' },
  },
  ph: {
    ...none,
    minimumAge: 21,
    exclusions: [
      { option: '6m', months: 6 },
      { option: '1y', months: 12 },
      { option: '5y', months: 60 },
    ],
    irrevocableMonths: 6,
    dataKept: { years: 5, source: 'AMLA (RA 9160, RA 10927), sec. 9(b)' },
  },
} as const satisfies Record<string, Jurisdiction>;

/** Code of a jurisdiction profile. */
export type JurisdictionCode = keyof typeof jurisdictions;

/** The codes in the order of the table. */
export const jurisdictionCodes = Object.keys(jurisdictions) as readonly JurisdictionCode[];
