import { type Language, languageCodes } from '@marquee/contract/languages';
import type { Database } from '@marquee/database/database';
import { sendMessage } from '../account/inbox';
import { textOf } from '../messages/texts';
import { written } from '../messages/written';
import { type BetRow, legsOf } from './betRows';
import { sidesOf } from './betView';
import type { outcomeOf } from './settleBets';

/** What a decision of staff made of a bet. */
export interface Correction {
  /** Of the decision. */
  id: string;
  /** Whether it voids the bet or a selection, and gives no other result. */
  isVoid: boolean;
  /** The bet as it was before. */
  bet: BetRow;
  outcome: NonNullable<ReturnType<typeof outcomeOf>>;
}

/**
 * Tells a player in the inbox that a bet which was settled has ended otherwise: which bet, what it pays now, and why.
 * Once for each decision; nothing for a bet that was open, or that stays as it was.
 */
export async function tellCorrection(
  transaction: Database,
  { id, isVoid, bet, outcome: { state, payout } }: Correction,
  now: number,
): Promise<void> {
  if (bet.state === 'open' || (bet.state === state && bet.payout === payout)) return;
  const legs = (await legsOf(transaction, [bet.id])).get(bet.id) ?? [];
  const each = (text: (language: Language) => string) =>
    Object.fromEntries(languageCodes.map((language) => [language, text(language)])) as Record<Language, string>;
  const name = each((language) =>
    legs
      .map(sidesOf)
      .map(({ home, away }) => `${home[language] ?? home.EN} – ${away[language] ?? away.EN}`)
      .join(' · '),
  );
  const reason = !isVoid ? 'result' : state === 'refunded' ? 'void' : 'selection';
  const why = each((language) => textOf(`corrected.${reason}`, language));
  const news = written('betCorrected', { amount: payout, currency: bet.currency, name, why });
  const player = { id: bet.player_id, site: bet.site };
  await sendMessage(transaction, player, { key: `betCorrected:${id}:${bet.id}`, ...news }, now);
}
