import type { legalNames } from '@marquee/contract/calls/site.schemas';
import type { identityDocuments } from '@marquee/contract/calls/wallet.schemas';
import { gamblingTherapy, helpInBritain, helpInMalta, helpInThePhilippines, type KnownHelpLine } from './helpLines';
import { type Notices, noticesInBritain, noticesInMalta, noticesInThePhilippines } from './notices';
import { type OfferRules, offersInBritain, offersInMalta } from './offerRules';
import { type SlotStakes, slotStakesInBritain } from './slotStakes';

/** The rules of a jurisdiction (D9), as data. Times in hours or calendar months. */
export interface Jurisdiction {
  minimumAge: number;
  /** No first deposit before the player has answered the offer of limits: opting out must be an active choice. */
  optOutIsActiveChoice: boolean;
  /** Whether time-outs, limits and blocks by staff follow the person to their other accounts, as exclusions do. */
  bindsPerson: boolean;
  /** Months between review prompts, with and without a limit set. */
  reviewMonths: { limited: number; unlimited: number };
  timeOuts: readonly { option: string; hours: number }[];
  /** The longest time-out, days: besides the fixed ones any number of days up to it. */
  longestTimeOutDays: number;
  /** Self-exclusion; months null is indefinite. */
  exclusions: readonly { option: string; months: number | null }[];
  /** Months in which a self-exclusion cannot be ended; null is its whole length (an indefinite one: none). */
  irrevocableMonths: number | null;
  /** Whether the player chooses if a self-exclusion holds on this site or on all of the operator; else on all. */
  choosesSites: boolean;
  /**
   * Whether a player's family may have them excluded, at the regulator's form; who has been excluded so cannot ask to
   * return before its length is over. Null: only players themselves can.
   */
  familyExclusion: { form: string } | null;
  /** Hours between the player's request to return and readmission. */
  returnHours: { definite: number; indefinite: number };
  /**
   * Whether ending an indefinite self-exclusion needs the player's reason and an answer by staff, and within how many
   * days; the waiting time begins with the answer. Null: the request is enough.
   */
  returnAnswerDays: number | null;
  /** Shortest rounds in ms; no auto-play anywhere (D7.13). */
  roundMinimum: { slot: number; other: number };
  /** The highest stake of a round of a slot by age; null for none. It asks for `identity`, which proves the age. */
  slotStakes: SlotStakes | null;
  /** Delay before a live bet is accepted, seconds, unless the site sets its own. */
  liveDelaySeconds: number;
  /**
   * Who may play a demo: everybody, visitors who confirm that they are of age, or only players whose age and identity a
   * partner has confirmed.
   */
  demo: 'open' | 'age' | 'identity';
  /** Whether pages show what others won lately. */
  showsWins: boolean;
  /** Whether a partner must have confirmed identity and age before deposits, play for money and gifts. */
  identity: 'none' | 'before_deposit';
  /**
   * Where the address is needed before a deposit, play and gifts: the country (ISO 3166), and what its postcodes look
   * like in capitals. Null: nobody is asked.
   */
  address: { country: string; postcode: RegExp } | null;
  /** What players may be asked to show for the identity check, said before the first deposit. */
  documents: readonly (typeof identityDocuments)[number][];
  /** Whether players declare that they are none of those who are barred, at registration or before the next deposit. */
  declaresBarred: boolean;
  /** Retention of a closed account's data in years, and the rule it comes from. */
  dataKept: { years: number; source: string };
  /** What an operator must name to players besides itself and its licence, in `legal` of the site file. */
  mustName: readonly (typeof legalNames)[number][];
  /** What offers may not be there; the site file is refused by the rule's name. */
  offers: OfferRules;
  /** What every footer says there besides age, warning and licence; null for nothing. */
  notices: Notices | null;
  /** Who helps people there with their gambling, the nearest first. */
  help: readonly KnownHelpLine[];
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
  bindsPerson: true,
  reviewMonths: { limited: 6, unlimited: 6 },
  timeOuts: shortBreaks,
  longestTimeOutDays: 42,
  exclusions: halfYearAndMore,
  irrevocableMonths: null,
  choosesSites: false,
  familyExclusion: null,
  returnHours: { definite: 24, indefinite: 24 },
  returnAnswerDays: null,
  roundMinimum: { slot: 2500, other: 0 },
  slotStakes: null,
  liveDelaySeconds: 5,
  demo: 'open',
  showsWins: true,
  identity: 'none',
  address: null,
  documents: [],
  declaresBarred: false,
  dataKept: { years: 5, source: 'our own rule: as long as the others' },
  mustName: [],
  offers: {},
  notices: null,
  help: [gamblingTherapy],
};

/**
 * The jurisdictions by their code in the site file. Add new ones here: the site file's schema, the site tool and the
 * table in `docs/player-protection.md` (`npm run site-schema`) are generated from it.
 */
export const jurisdictions = {
  none,
  uk: {
    ...none,
    optOutIsActiveChoice: true,
    reviewMonths: { limited: 6, unlimited: 12 },
    roundMinimum: { slot: 2500, other: 5000 },
    slotStakes: slotStakesInBritain,
    demo: 'identity',
    // our own rule: nobody is told there that others win
    showsWins: false,
    identity: 'before_deposit',
    address: { country: 'GB', postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/ },
    documents: ['passport', 'drivingLicence', 'addressProof', 'fundsProof'],
    dataKept: { years: 5, source: 'Money Laundering Regulations 2017, reg. 40' },
    mustName: ['dispute_body', 'data_controller'],
    offers: offersInBritain,
    notices: noticesInBritain,
    help: [...helpInBritain, gamblingTherapy],
  },
  mt: {
    ...none,
    timeOuts: [
      { option: '24h', hours: 24 },
      { option: '1w', hours: 7 * 24 },
      { option: '2w', hours: 14 * 24 },
      { option: '30d', hours: 30 * 24 },
    ],
    longestTimeOutDays: 30,
    choosesSites: true,
    exclusions: [...halfYearAndMore, { option: 'indefinite', months: null }],
    returnHours: { definite: 24, indefinite: 7 * 24 },
    returnAnswerDays: 7,
    dataKept: { years: 5, source: 'PMLFTR (S.L. 373.01), reg. 13' },
    mustName: ['dispute_body', 'data_controller'],
    offers: offersInMalta,
    notices: noticesInMalta,
    help: [...helpInMalta, gamblingTherapy],
  },
  ph: {
    ...none,
    minimumAge: 21,
    demo: 'age',
    declaresBarred: true,
    exclusions: [
      { option: '6m', months: 6 },
      { option: '1y', months: 12 },
      { option: '5y', months: 60 },
    ],
    irrevocableMonths: 6,
    familyExclusion: { form: 'https://www.pagcor.ph/regulatory/exclusion2.php' },
    dataKept: { years: 5, source: 'AMLA (RA 9160, RA 10927), sec. 9(b)' },
    mustName: ['data_controller'],
    notices: noticesInThePhilippines,
    help: [...helpInThePhilippines, gamblingTherapy],
  },
} as const satisfies Record<string, Jurisdiction>;

export type JurisdictionCode = keyof typeof jurisdictions;

/** The codes in the order of the table. */
export const jurisdictionCodes = Object.keys(jurisdictions) as readonly JurisdictionCode[];
