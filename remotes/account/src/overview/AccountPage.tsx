import {
  Button,
  Card,
  Icon,
  Link,
  Money,
  observer,
  Progress,
  Skeleton,
  Stat,
  useFormat,
  useSession,
  useSite,
} from '@marquee/sdk';
import type { ReactNode } from 'react';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Identity } from '../Identity';
import { useText } from '../text';
import { isTop } from '../vip/ladder';
import { AccountLinks } from './AccountLinks';
import { Games } from './Games';
import { OpenRounds } from './OpenRounds';
import own from './overview.module.css';
import { SessionTimes } from './SessionTimes';

/** The account at a glance: who, what they hold, the ways on, favourites and what was played last. */
export const AccountPage = observer(function AccountPage() {
  const { fullname, user } = useSession();
  const { site } = useSite();
  const t = useText();
  return (
    <AccountFrame title={t('page.account')} wide>
      <div className={own.top}>
        <Identity
          name={fullname}
          accountId={user.account_id}
          title={fullname ? t('hello', { name: fullname }) : user.account_id}
        />
        <SessionTimes />
      </div>
      <div className={styles.cards}>
        <Balances />
        {site.gamify_status && <Level />}
        <Card>
          <p className={own.care}>
            <Icon name="shield" /> {t('care.text')}
          </p>
          <Link to="/responsible-gaming" className={own.link}>
            {t('care.link')}
          </Link>
        </Card>
      </div>
      <OpenRounds />
      <AccountLinks />
      <Games />
    </AccountFrame>
  );
});

const Balances = observer(function Balances() {
  const { game, minigame, balanceKnown } = useSession();
  const { site } = useSite();
  const format = useFormat();
  const t = useText();
  const figure = (value: ReactNode) =>
    balanceKnown ? (
      value
    ) : (
      <span className={styles.waiting}>
        <Skeleton count={1} />
      </span>
    );
  return (
    <>
      <Card>
        <Stat label={t('balance.cash')} value={figure(<Money minor={game.balance} large />)} />
        <div className={styles.row}>
          <Button to="/deposit" variant="primary">
            {t('action.deposit')}
          </Button>
          <Button to="/withdrawal">{t('action.withdraw')}</Button>
        </div>
      </Card>
      {(site.gamify_status || game.token + minigame.token_balance > 0) && (
        <Card>
          <Stat label={t('balance.tokens')} value={figure(format.number(game.token))} />
          <Stat label={t('balance.minigame')} value={figure(format.number(minigame.token_balance))} />
          {site.gamify_status && (
            <Link to="/minigame" className={own.link}>
              {t('tokens.exchange')}
            </Link>
          )}
        </Card>
      )}
    </>
  );
});

const Level = observer(function Level() {
  const { vip } = useSession();
  const format = useFormat();
  const t = useText();
  const waiting = (
    <span className={styles.waiting}>
      <Skeleton count={1} />
    </span>
  );
  const part = vip ? Math.min(vip.depoProgress, vip.toProgress) : 0;
  const next = vip && (isTop(vip) ? t('vip.top') : t('vip.next', { level: vip.nextLevel }));
  return (
    <Card>
      <Stat label={t('page.vip')} value={vip?.currentLevel ?? waiting} />
      <Progress
        label={next ?? ''}
        value={vip && isTop(vip) ? 100 : part}
        text={format.percent(Math.floor(part) / 100)}
      />
      <Link to="/vip" className={own.link}>
        {t('vip.more')}
      </Link>
    </Card>
  );
});
