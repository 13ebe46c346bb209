import type { GameTile } from '@marquee/contract/entities';
import { DescriptionList, GameCard, GameRail, Section, useFormat } from '@marquee/sdk';
import { useText } from '../text';

/** Facts about a game, and related games. */
export function GameAbout(props: { game: GameTile; provider: string; related: readonly GameTile[] }) {
  const { game, provider, related } = props;
  const format = useFormat();
  const t = useText();
  return (
    <>
      <Section title={t('about.title')}>
        <DescriptionList
          items={[
            { term: t('about.provider'), value: provider },
            { term: t('about.rtp'), value: format.percent(game.rtp) },
            { term: t('about.volatility'), value: t('about.volatilityOf', { level: game.volatility }) },
            {
              term: t('about.stake'),
              value: `${format.money(game.stake.minimum)} – ${format.money(game.stake.maximum)}`,
            },
            { term: t('about.released'), value: format.date(game.released) },
          ]}
        />
      </Section>
      {related.length > 0 && (
        <Section title={t('about.related')}>
          <GameRail label={t('about.related')}>
            {related.map((other) => (
              <GameCard key={`${other.provider_code}/${other.game_code}`} game={other} />
            ))}
          </GameRail>
        </Section>
      )}
    </>
  );
}
