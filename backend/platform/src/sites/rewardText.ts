import { decimalsOf } from '@marquee/contract/currencies';
import { type Language, languages } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/kernel/formatters';

/** The currency of a reward: money in minor units, or game tokens in whole numbers. */
export type RewardAccount = 'cash' | 'game_token';

const tokens: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  EN: { one: 'game token', other: 'game tokens' },
  PHP: { one: 'game token', other: 'na game token' },
  CN: { other: '个游戏代币' },
  ESP: { one: 'ficha de juego', many: 'de fichas de juego', other: 'fichas de juego' },
  RUS: { one: 'игровой жетон', few: 'игровых жетона', many: 'игровых жетонов', other: 'игрового жетона' },
  VI: { other: 'xu trò chơi' },
  MS: { other: 'token permainan' },
  NE: { other: 'गेम टोकन' },
};

/** Formats minor units for a language: `₱50.00`. */
export function moneyText(minor: number, currency: string, language: Language): string {
  const digits = decimalsOf(currency);
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return numberFormat(languages[language].intl, style).format(minor / 10 ** digits);
}

/** Formats a reward: `₱200.00`, or `5,000 game tokens`. */
export function rewardText(amount: number, account: RewardAccount, currency: string, language: Language): string {
  if (account === 'cash') return moneyText(amount, currency, language);
  const { intl } = languages[language];
  const words = tokens[language];
  return `${numberFormat(intl).format(amount)} ${words[new Intl.PluralRules(intl).select(amount)] ?? words.other}`;
}
