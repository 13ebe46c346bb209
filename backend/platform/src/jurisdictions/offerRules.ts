/** A rule of offers and the public text that it comes from. */
interface Sourced {
  source: string;
}

/** What a jurisdiction forbids in offers. A rule that is missing is not asked there. */
export interface OfferRules {
  /** No mission counts deposits. */
  depositMission?: Sourced;
  /** No VIP level asks for deposits. */
  depositLevel?: Sourced;
  /** What is to be played and what is given are of one product. */
  mixedProducts?: Sourced;
  /** How often a bonus is to be staked at most, in bonuses. */
  wagering?: Sourced & { most: number };
  /** A promotion states its significant terms (`terms`). */
  significantTerms?: Sourced;
}

const code = 'LCCP 5.1.1';

/** Great Britain, from 19 January 2026 on. */
export const offersInBritain: OfferRules = {
  depositMission: { source: 'our own rule, after RTS 14A' },
  depositLevel: { source: 'our own rule, after RTS 14A' },
  mixedProducts: { source: `${code}, 3b` },
  wagering: { most: 10, source: `${code}, 3a` },
  significantTerms: { source: `${code}, 2a` },
};

/** Malta. */
export const offersInMalta: OfferRules = {
  depositMission: { source: 'our own rule, after Directive 2 of 2018' },
  depositLevel: { source: 'our own rule, after Directive 2 of 2018' },
};
