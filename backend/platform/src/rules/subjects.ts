import type { Output } from '@marquee/contract/calls';
import type { Sport } from '@marquee/protocols/odds/feed';
import { sportRules } from '@marquee/protocols/odds/sportRules';
import type { Game } from '../catalogue/catalogue';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';
import { offersSports } from '../sports/sportsOffered';
import { type RoundEnd, roundEnds } from './roundEnds';

/** A sport or a kind of game that a site has rules for. */
export type Subject =
  | { kind: 'sport'; code: Sport }
  | { kind: 'game'; code: keyof typeof roundEnds; end: RoundEnd; games: readonly Game[] }
  | { kind: 'minigame'; code: 'minigame' };

/** A subject in the address of its page: `ice-hockey`. */
export const slugOf = ({ code }: Pick<Subject, 'code'>): string => code.replaceAll('_', '-');

/** The group of the list that a subject is in. */
export const groupOf = ({ kind }: Subject): Output<'content/rules'>['subjects'][number]['kind'] =>
  kind === 'sport' ? 'sport' : 'game';

/** What a site has rules for: the sports and the kinds of games that it offers. */
export function subjectsOf(site: SiteFile, games: readonly Game[]): Subject[] {
  const sports = (Object.keys(sportRules) as Sport[]).filter((sport) =>
    offersSports(site, sport === 'horse_racing' ? 'horse_racing' : 'sportsbook'),
  );
  const kinds = (Object.keys(roundEnds) as (keyof typeof roundEnds)[]).flatMap((code) => {
    const ofKind = games.filter(({ engine }) => engine === code);
    return ofKind.length > 0 ? [{ kind: 'game', code, end: roundEnds[code], games: ofKind } as const] : [];
  });
  return [
    ...sports.map((code) => ({ kind: 'sport', code }) as const),
    ...kinds,
    ...(hasProgramme(site, 'rewards') ? [{ kind: 'minigame', code: 'minigame' } as const] : []),
  ];
}
