import type { GameTile } from '@marquee/contract/entities';
import {
  Button,
  Card,
  GameCard,
  GameRail,
  Icon,
  Link,
  Money,
  observer,
  Section,
  Skeleton,
  Stat,
  useFavourites,
  useFormat,
  useResource,
  useSession,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { useText } from '../text';
import { favouriteTile } from './favouriteTile';
import { SessionTimes } from './SessionTimes';

/** The account at a glance: balances, the ways on, favourites and what was played last. */
export const AccountPage = observer(function AccountPage() {
  const session = useSession();
  const favourites = useFavourites();
  const recent = useResource('product/recent', {});
  const format = useFormat();
  const t = useText();
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton count={1} />
    </div>
  );
  return (
    <AccountFrame title={t('page.account')} wide>
      <div className={styles.cards}>
        <Card>
          <Stat label={t('balance.cash')} value={<Money minor={session.game.balance} large />} />
          <div className={styles.row}>
            <Button to="/deposit" variant="primary" size="s">
              {t('action.deposit')}
            </Button>
            <Button to="/withdrawal" size="s">
              {t('action.withdraw')}
            </Button>
          </div>
        </Card>
        <Card>
          <Stat label={t('balance.tokens')} value={format.number(session.game.token)} />
          <Stat label={t('balance.minigame')} value={format.number(session.minigame.token_balance)} />
        </Card>
        <Card>
          <Stat
            label={t('page.vip')}
            value={session.vip?.currentLevel ?? waiting}
            hint={session.vip ? t('vip.next', { level: session.vip.nextLevel }) : waiting}
          />
          <Link to="/vip">{t('vip.more')}</Link>
        </Card>
        <Card>
          <p>
            <Icon name="shield" /> {t('care.text')}
          </p>
          <Link to="/responsible-gaming">{t('care.link')}</Link>
        </Card>
      </div>
      <SessionTimes />
      <Games title={t('favourites.title')} empty={t('favourites.none')} games={favourites.list.map(favouriteTile)} />
      <Games title={t('recent.title')} empty={t('recent.none')} games={recent.value?.value ?? []} />
    </AccountFrame>
  );
});

function Games({ title, empty, games }: { title: string; empty: string; games: readonly GameTile[] }) {
  return (
    <Section title={title}>
      {games.length === 0 ? (
        <p className={styles.muted}>{empty}</p>
      ) : (
        <GameRail label={title}>
          {games.map((game) => (
            <GameCard key={`${game.provider_code}/${game.game_code}`} game={game} />
          ))}
        </GameRail>
      )}
    </Section>
  );
}
