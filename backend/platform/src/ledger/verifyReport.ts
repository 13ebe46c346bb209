import type { FigureDifference } from '../figures/verifyFigures';
import type { UnlikeBonus } from './unlikeBonuses';
import type { Flaw, Verification } from './verify';

/** What each reason means, for whoever investigates. */
const meanings: Record<Flaw['reason'], string> = {
  hash: 'its hash does not follow from its content and the row before: one of them was changed',
  gap: 'the row before it is missing',
  sum: 'its amounts do not sum to zero',
  balance: 'its balances do not follow from the amounts so far',
  negative: 'it takes an account below zero',
  time: 'it is dated before the row before it',
  head: 'the balances of the player are not what the rows come to',
  claim: 'more was settled of a claim on the player than there was',
  missing: 'the chain does not end where the player’s row says: rows at its end are missing or were changed',
};

/** The same of bonuses; `what` stands before each. */
const bonusMeanings: Record<UnlikeBonus['reason'], string> = {
  account: 'the accounts are not the sum of the player’s bonuses',
  entries: 'its balance, progress or what was converted is not the sum of its entries',
  posting: 'the posting and the entries of bonuses disagree',
  bet: 'the bet says another stake or payout of its bonus than the entries',
  counted: 'the bet counts more or less towards wagering than the entries say',
  granted: 'what was given is not the amount of the bonus',
  state: 'its state contradicts its row',
  open: 'it has ended, and a bet with its money is open',
  promised: 'the offer has promised something else than its claims come to',
  offer: 'the offer’s account is not what was given less what came back',
};

/** Most flaws listed after the first; one broken row can break every row after it. */
const mostListed = 20;

const line = ({ player, sequence, id, reason }: Flaw) =>
  `player ${player}, transaction ${sequence}${id && ` (${id})`}: ${meanings[reason]}`;

const figureLine = ({ site, at, currency, category, provider, kind, kept_amount, amount }: FigureDifference) =>
  `${[site, category, provider, kind].filter(Boolean).join(' ')} in the quarter of an hour from ${new Date(at).toISOString()}: ` +
  `${kept_amount} ${currency} is kept as a figure, and the ledger has ${amount}`;

/**
 * A verification report: balances of the operator accounts and debts for standard output, flaws for standard error, and
 * how many there are.
 */
export function verifyReport(verification: Verification) {
  const { players, transactions, flaws, payments, bets, bonuses, figures, days, operator, claims } = verification;
  const [first] = flaws;
  const listed = [
    ...flaws.map(line),
    ...payments.map(({ player, key }) => `player ${player}: payment and ledger disagree about ${key}`),
    ...bets.map(({ player, bet }) => `player ${player}: sports_bets and bets disagree about ${bet}`),
    ...bonuses.map(({ reason, player, what }) => `${player && `player ${player}, `}${what}: ${bonusMeanings[reason]}`),
    ...figures.differences.map(figureLine),
    ...days.map(
      ({ site, day, currency, kept, counted }) =>
        `${site} ${day} ${currency}: ${kept} active players are kept as a figure, and the ledger has ${counted}`,
    ),
  ];
  const wrong = listed.length + figures.differing - figures.differences.length;
  const more = wrong - mostListed;
  return {
    wrong,
    clean: wrong === 0,
    output: [
      ...operator.map(({ site, currency, account, amount }) => `${site} ${account} ${amount} ${currency}`),
      ...claims.map(({ player, currency, amount }) => `player ${player} owes ${amount} ${currency}`),
      `${transactions} transactions of ${players} players: ${wrong === 0 ? 'clean' : `${wrong} flaws`}`,
    ],
    errors: [
      ...(first ? [`First broken row: ${line(first)}`] : []),
      ...listed.slice(0, mostListed),
      ...(more > 0 ? [`and ${more} more`] : []),
    ],
  };
}
