import { observer, useSession, useSite } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import { Identity } from '../Identity';
import { useText } from '../text';
import { AccountLinks } from './AccountLinks';
import { Games } from './Games';
import { Holdings } from './Holdings';
import { Level } from './Level';
import { LimitsLeft } from './LimitsLeft';
import { OpenRounds } from './OpenRounds';
import styles from './overview.module.css';
import { SessionTimes } from './SessionTimes';
import { useAccountFacts } from './useAccountFacts';
import { Waits } from './Waits';

/** The account overview: player, balances, open tasks, permissions, rounds and games. */
export const AccountPage = observer(function AccountPage() {
  const { fullname, user } = useSession();
  const { site } = useSite();
  const account = useAccountFacts();
  const t = useText();
  return (
    <AccountFrame title={t('page.account')} wide>
      <div className={styles.top}>
        <Identity
          name={fullname}
          accountId={user.account_id}
          title={fullname ? t('hello', { name: fullname }) : user.account_id}
        />
        <SessionTimes />
      </div>
      <div className={styles.summary}>
        <Holdings payments={account.facts.payments} />
        <Waits {...account} />
        <LimitsLeft protection={account.facts.protection} known={account.known || account.failed} />
        {site.gamify_status && <Level />}
      </div>
      <OpenRounds />
      <AccountLinks />
      <Games />
    </AccountFrame>
  );
});
