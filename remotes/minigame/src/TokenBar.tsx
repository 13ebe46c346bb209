import { Link, Stat, useFormat } from '@marquee/sdk';
import styles from './minigame.module.css';
import { useText } from './text';
import type { MinigameState } from './useMinigame';

/** The player's tokens, frozen ones only if there are any, and the link to limits (D9.22). */
export function TokenBar({ state }: { state: MinigameState }) {
  const format = useFormat();
  const t = useText();
  return (
    <>
      <div className={styles.tokens}>
        <Stat
          label={t('tokens')}
          value={<span data-testid="tokens">{format.number(state.token_balance)}</span>}
          hint={t('tokens.worth', { amount: format.money(0) })}
        />
        {state.frozen_token > 0 && <Stat label={t('tokens.frozen')} value={format.number(state.frozen_token)} />}
      </div>
      <Link to="/responsible-gaming" className={styles.care}>
        {t('care')}
      </Link>
    </>
  );
}
