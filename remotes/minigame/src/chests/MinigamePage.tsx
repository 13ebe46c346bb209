import { succeeded } from '@marquee/contract/envelope';
import {
  Button,
  Door,
  EmptyState,
  ErrorCard,
  observer,
  Segmented,
  SessionBar,
  Skeleton,
  useAction,
  useApi,
  useFormat,
  useSite,
} from '@marquee/sdk';
import { useState } from 'react';
import { Exchange } from '../Exchange';
import { Fairness } from '../Fairness';
import styles from '../minigame.module.css';
import { NotHere } from '../NotHere';
import { type Evidence, Proof } from '../Proof';
import { RecentPlays } from '../RecentPlays';
import { TokenBar } from '../TokenBar';
import { useText } from '../text';
import { useMinigame } from '../useMinigame';
import { Chest } from './Chest';

/** The result of a play. */
interface Opened {
  chest: number;
  chests: number[];
  stake: number;
  payout: number;
  evidence: Evidence;
}

/** Three chests: one is empty, one returns the stake, one doubles it. Tokens only. */
export const MinigamePage = observer(function MinigamePage() {
  const api = useApi();
  const { site } = useSite();
  const { resource, state, take, given, seed, setSeed } = useMinigame();
  const format = useFormat();
  const t = useText();
  const [stake, setStake] = useState('1');
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useAction(async (chest: number) => {
    const shown = given();
    const answer = await api.call('minigame/open_chest', {
      request_id: crypto.randomUUID(),
      stake: Number(stake),
      chest,
      ...shown,
    });
    if (succeeded(answer) && answer.chests) {
      setOpened({
        chest,
        chests: answer.chests,
        stake: Number(stake),
        payout: answer.payout ?? 0,
        evidence: { ...shown, server_seed: answer.server_seed ?? '' },
      });
      take(answer.value?.[0]);
    } else {
      void resource.reload();
    }
    return answer;
  });

  if (!site.gamify_status) return <NotHere />;
  if (!state && resource.state === 'failed') {
    return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void resource.reload()} />;
  }
  if (!state) return <Skeleton shape="page" />;
  const poor = state.token_balance < Number(stake) && opened === null;
  return (
    <div className={styles.page}>
      <SessionBar />
      <h1 className={styles.title}>{t('page.minigame')}</h1>
      <p className={styles.lead}>{t('chests.rule')}</p>
      <TokenBar state={state} />
      <Door>
        {state.token_balance === 0 && opened === null ? (
          <EmptyState
            icon="star"
            title={t('chests.noTokens')}
            text={t('chests.noTokensText')}
            action={
              <Button to="/spin" variant="primary">
                {t('page.spin')}
              </Button>
            }
          />
        ) : (
          <>
            <Segmented
              label={t('chests.stake')}
              value={stake}
              onChange={setStake}
              options={state.stakes.map((value) => ({ value: String(value), label: format.number(value) }))}
            />
            <div className={styles.chests}>
              {state.chests.map((_, index) => (
                <Chest
                  key={index}
                  number={index + 1}
                  content={opened ? (opened.chests[index] ?? 0) * opened.stake : null}
                  chosen={opened?.chest === index}
                  glows={opened?.chest === index && opened.payout > opened.stake}
                  disabled={opened !== null || poor || open.busy}
                  onOpen={() => void open.run(index)}
                />
              ))}
            </div>
            <p className={styles.result} role="status">
              {opened
                ? opened.payout > opened.stake
                  ? t('chests.won', { count: opened.payout, amount: format.number(opened.payout) })
                  : opened.payout > 0
                    ? t('chests.back')
                    : t('chests.empty')
                : poor
                  ? t('chests.poor')
                  : t('chests.choose')}
            </p>
            {opened ? (
              <>
                <Button variant="primary" onClick={() => setOpened(null)}>
                  {t('chests.again')}
                </Button>
                <Proof {...opened.evidence} />
              </>
            ) : (
              <Fairness hash={state.next_hash} seed={seed} setSeed={setSeed} />
            )}
          </>
        )}
        <Exchange state={state} take={take} reload={() => void resource.reload()} />
      </Door>
      <RecentPlays plays={state.recent} />
    </div>
  );
});
