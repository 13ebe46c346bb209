import type { HelpLine } from '@marquee/contract/entities';

/** An organisation that helps people with their gambling, with its source as of {@link helpReadOn}. */
export interface KnownHelpLine extends HelpLine {
  /** The page with these facts: the organisation's own, or another public one. */
  source: string;
}

/** The day on which these rows were compared with their sources. */
export const helpReadOn = '2026-11-25';

const theirs = (line: HelpLine): KnownHelpLine => ({ ...line, source: line.url });

export const gamblingTherapy = theirs({
  name: 'Gambling Therapy',
  help: 'online',
  url: 'https://www.gamblingtherapy.org',
});

export const helpInBritain = [
  theirs({
    name: 'GamCare, National Gambling Helpline',
    help: 'talk',
    phone: '0808 8020 133',
    free: true,
    allDay: true,
    url: 'https://www.gamcare.org.uk',
  }),
  theirs({ name: 'GAMSTOP', help: 'exclusion', url: 'https://www.gamstop.co.uk' }),
  theirs({ name: 'Gordon Moody', help: 'treatment', url: 'https://www.gordonmoody.org.uk' }),
];

export const helpInMalta = [
  theirs({
    name: 'Responsible Gaming Foundation',
    help: 'talk',
    phone: '1777',
    free: true,
    allDay: true,
    url: 'https://www.rgf.org.mt',
  }),
];

export const helpInThePhilippines = [
  {
    name: 'PAGCOR, National Problem Gambling Helpline',
    help: 'talk',
    phone: '(02) 8248-9568',
    allDay: true,
    url: 'https://www.pagcor.ph',
    source:
      'https://mb.com.ph/2026/05/27/betting-on-recovery-pagcor-launches-247-helpline-for-people-with-gambling-problem',
  },
] as const satisfies KnownHelpLine[];
