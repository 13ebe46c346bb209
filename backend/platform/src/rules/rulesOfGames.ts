import type { Output } from '@marquee/contract/calls';
import type { Language } from '@marquee/contract/languages';
import { waitingRoundLifetime } from '@marquee/protocols/games/openRounds';
import type { SiteCatalogue } from '../catalogue/catalogue';
import { keyOf } from '../catalogue/catalogue';
import { type Jurisdiction, jurisdictions } from '../jurisdictions/jurisdictions';
import { isSlot } from '../jurisdictions/slotStakes';
import { chestMultipliers, chestStakes, spinEvery } from '../minigame/rules';
import { roundLifetime } from '../play/expireRounds';
import { roundMinimum } from '../play/roundMinimum';
import { moneyText } from '../sites/rewardText';
import type { SiteFile } from '../sites/siteFile';
import type { Subject } from './subjects';
import { gameTexts } from './texts/gameTexts';
import { titleTexts } from './texts/titleTexts';
import { numberText, percentText, said } from './words';

type Rule = Output<'content/rules'>['rules'][number];

const hour = 3_600_000;

/** Reads texts in a language. */
function wording(language: Language) {
  return {
    text: (id: keyof typeof gameTexts, values: Record<string, string> = {}) => said(gameTexts[id], language, values),
    rule: (id: keyof typeof titleTexts, texts: string[]): Rule => ({
      id,
      title: said(titleTexts[id], language),
      texts,
      example: null,
    }),
    number: (value: number) => numberText(value, language),
  };
}

/** The rules of a kind of game at a site, in a language, by what its games there declare. */
export function rulesOfGames(
  { end, games }: Extract<Subject, { kind: 'game' }>,
  { site, tiles }: { site: SiteFile; tiles: SiteCatalogue['tiles'] },
  language: Language,
): Rule[] {
  const { text, rule, number } = wording(language);
  const money = (minor: number) => moneyText(minor, site.currency, language);
  const returns = games.map(({ rtp }) => rtp);
  const stakes = games.flatMap((game) => tiles.get(keyOf(game))?.stake ?? []);
  const shortest = Math.max(...games.map((game) => roundMinimum(site.jurisdiction, game)));
  const { slotStakes }: Jurisdiction = jurisdictions[site.jurisdiction];
  const byAge = slotStakes && games.some(isSlot) ? slotStakes.byAge : [];
  const hasSeeds = games.some(({ fairness }) => fairness === 'seeds');
  const hasOthers = games.some(({ fairness }) => fairness !== 'seeds');
  return [
    rule('return', [
      text('return', {
        low: percentText(Math.min(...returns), language),
        high: percentText(Math.max(...returns), language),
      }),
    ]),
    rule('results', [...(hasOthers ? [text('provider')] : []), ...(hasSeeds ? [text('seeds')] : [])]),
    rule('malfunction', [text('malfunction')]),
    rule('interrupted', [
      text(end, { hours: number(waitingRoundLifetime / hour) }),
      text('lifetime', { days: number(roundLifetime / (24 * hour)) }),
    ]),
    rule('shortest', [shortest > 0 ? text('shortest', { seconds: number(shortest / 1000) }) : text('shortestNone')]),
    rule('stakes', [
      ...(stakes.length > 0
        ? [
            text('stake', {
              minimum: money(Math.min(...stakes.map(({ minimum }) => minimum))),
              maximum: money(Math.max(...stakes.map(({ maximum }) => maximum))),
            }),
          ]
        : []),
      ...byAge.map(({ from, amount }, index) => {
        const next = byAge[index + 1];
        const values = { amount: money(amount), age: number(next?.from ?? from) };
        return text(next ? 'stakeUnder' : 'stakeFrom', values);
      }),
    ]),
  ];
}

/** The rules of the minigames, which are played for tokens. */
export function rulesOfMinigames(language: Language): Rule[] {
  const { text, rule, number } = wording(language);
  const list = (numbers: readonly number[]) => numbers.map(number).join(' / ');
  return [
    rule('return', [text('tokens', { chests: list(chestMultipliers), hours: number(spinEvery / hour) })]),
    rule('results', [text('seeds')]),
    rule('interrupted', [text('atOnce')]),
    rule('stakes', [text('tokenStake', { list: list(chestStakes) })]),
  ];
}
