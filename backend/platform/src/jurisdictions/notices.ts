import { gamblingTherapy, helpInBritain, helpInMalta, helpInThePhilippines, type KnownHelpLine } from './helpLines';

/**
 * What the footer of every page says in a jurisdiction, besides the least age, the warning, and the licensee with its
 * licence.
 */
export interface Notices {
  /** Whom to call, the first of the jurisdiction with a telephone; else whom to write to. */
  help: KnownHelpLine;
  /** Software that blocks gambling sites, at its maker's. */
  blocking: { name: string; url: string };
  /** Whether it says who is barred from playing. */
  barred: boolean;
  /** The public text that asks for them. */
  source: string;
}

/** A charity's, free in every country. */
const betBlocker = { name: 'BetBlocker', url: 'https://betblocker.org' };

const callable = (lines: readonly KnownHelpLine[]) => lines.find(({ phone }) => phone) ?? gamblingTherapy;

export const noticesInBritain: Notices = {
  help: callable(helpInBritain),
  blocking: betBlocker,
  barred: false,
  source: 'LCCP 3.3.1, 6.1.1',
};

export const noticesInMalta: Notices = {
  help: callable(helpInMalta),
  blocking: betBlocker,
  barred: false,
  source: 'MGA directive 2 of 2018',
};

export const noticesInThePhilippines: Notices = {
  help: callable(helpInThePhilippines),
  blocking: betBlocker,
  barred: true,
  source: 'PAGCOR, responsible gaming code of practice',
};
