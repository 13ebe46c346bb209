import { type Jurisdiction, jurisdictions } from './jurisdictions';

const footerOf = (notices: Jurisdiction['notices']) =>
  notices ? [notices.help.name, notices.blocking.name, ...(notices.barred ? ['who is barred'] : [])].join(' · ') : '–';

/** The columns of the table. */
const columns: [title: string, cell: (profile: Jurisdiction) => string | number][] = [
  ['least age', ({ minimumAge }) => minimumAge],
  ['offer of limits before the first deposit', ({ optOutIsActiveChoice }) => (optOutIsActiveChoice ? 'yes' : '–')],
  ['time-outs, limits and blocks follow the person', ({ bindsPerson }) => (bindsPerson ? 'yes' : '–')],
  [
    'review, months (with / without a limit)',
    ({ reviewMonths }) => `${reviewMonths.limited} / ${reviewMonths.unlimited}`,
  ],
  ['time-outs', ({ timeOuts }) => timeOuts.map(({ option }) => option).join(' ')],
  ['any time-out up to, days', ({ longestTimeOutDays }) => longestTimeOutDays],
  ['self-exclusions', ({ exclusions }) => exclusions.map(({ option }) => option).join(' ')],
  ['cannot be ended for, months', ({ irrevocableMonths }) => irrevocableMonths ?? 'its length'],
  ['one site or all by choice', ({ choosesSites }) => (choosesSites ? 'yes' : '–')],
  ['family may exclude', ({ familyExclusion }) => (familyExclusion ? 'yes' : '–')],
  [
    'return after, hours (definite / indefinite)',
    ({ returnHours }) => `${returnHours.definite} / ${returnHours.indefinite}`,
  ],
  ['staff answer a request to end an indefinite one, days', ({ returnAnswerDays }) => returnAnswerDays ?? '–'],
  [
    'shortest round, s (slot / other)',
    ({ roundMinimum }) => `${roundMinimum.slot / 1000} / ${roundMinimum.other / 1000}`,
  ],
  [
    'highest stake of a slot, by age',
    ({ slotStakes }) =>
      slotStakes?.byAge.map(({ from, amount }) => `${amount / 100} ${slotStakes.currency} from ${from}`).join(', ') ??
      '–',
  ],
  ['a live bet waits, s', ({ liveDelaySeconds }) => liveDelaySeconds],
  ['a demo asks for', ({ demo }) => ({ open: '–', age: 'the age', identity: 'a checked identity' })[demo]],
  ['shows what was won lately', ({ showsWins }) => (showsWins ? 'yes' : '–')],
  ['identity is checked', ({ identity }) => (identity === 'before_deposit' ? 'before a deposit' : '–')],
  ['address before a deposit', ({ address }) => address?.country ?? '–'],
  ['documents that are announced', ({ documents }) => documents.map((name) => `\`${name}\``).join(' ') || '–'],
  ['declares not to be barred', ({ declaresBarred }) => (declaresBarred ? 'yes' : '–')],
  ['`legal` must name, too', ({ mustName }) => mustName.map((name) => `\`${name}\``).join(' ') || '–'],
  [
    'offers are refused by',
    ({ offers }) =>
      Object.keys(offers)
        .map((name) => `\`${name}\``)
        .join(' ') || '–',
  ],
  ['every footer names, too', ({ notices }) => footerOf(notices)],
  ['help', ({ help }) => help.map(({ name }) => name).join(' · ')],
  ['data kept after closing, years', ({ dataKept }) => `${dataKept.years} (${dataKept.source})`],
];

/** The table of jurisdictions in Markdown, for `docs/player-protection.md`. */
export function jurisdictionTable(): string {
  const rows = [
    ['`jurisdiction`', ...columns.map(([title]) => title)],
    ...Object.entries<Jurisdiction>(jurisdictions).map(([code, profile]) => [
      `\`${code}\``,
      ...columns.map(([, cell]) => String(cell(profile))),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return lines.join('\n');
}
