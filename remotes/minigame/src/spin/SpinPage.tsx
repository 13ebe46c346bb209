import { succeeded } from '@marquee/contract/envelope';
import {
  Button,
  Door,
  ErrorCard,
  observer,
  SessionBar,
  Skeleton,
  Table,
  useAction,
  useApi,
  useFormat,
  useSite,
} from '@marquee/sdk';
import { useState } from 'react';
import { Fairness } from '../Fairness';
import styles from '../minigame.module.css';
import { NotHere } from '../NotHere';
import { type Evidence, Proof } from '../Proof';
import { RecentPlays } from '../RecentPlays';
import { TokenBar } from '../TokenBar';
import { useText } from '../text';
import { useMinigame } from '../useMinigame';
import { Wheel } from './Wheel';

/** The result of a spin. */
interface Spun {
  segment: number;
  prize: number;
  evidence: Evidence;
}

/** Duration of the wheel's animation, ms; the result is known before it starts. */
const turnMilliseconds = 2600;

/** One free spin a day for minigame tokens; the probabilities are shown beside the wheel. */
export const SpinPage = observer(function SpinPage() {
  const api = useApi();
  const { site } = useSite();
  const { resource, state, take, given, seed, setSeed } = useMinigame();
  const format = useFormat();
  const t = useText();
  const [spun, setSpun] = useState<Spun | null>(null);
  const [turning, setTurning] = useState(false);
  const spin = useAction(async () => {
    const shown = given();
    const answer = await api.call('minigame/spin', { request_id: crypto.randomUUID(), ...shown });
    if (!succeeded(answer) || answer.segment === undefined) {
      void resource.reload();
      return answer;
    }
    setSpun({
      segment: answer.segment,
      prize: answer.prize ?? 0,
      evidence: { ...shown, server_seed: answer.server_seed ?? '' },
    });
    setTurning(true);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTimeout(
      () => {
        setTurning(false);
        take(answer.value?.[0]);
      },
      calm ? 0 : turnMilliseconds,
    );
    return answer;
  });

  if (!site.gamify_status) return <NotHere />;
  if (!state && resource.state === 'failed') {
    return <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void resource.reload()} />;
  }
  if (!state) return <Skeleton shape="page" />;
  const waiting = state.next_spin_at;
  return (
    <div className={styles.page}>
      <SessionBar />
      <h1 className={styles.title}>{t('page.spin')}</h1>
      <p className={styles.lead}>{t('spin.rule')}</p>
      <TokenBar state={state} />
      <Door>
        <Wheel segments={state.wheel} stop={spun?.segment ?? null} />
        <p className={styles.result} role="status">
          {turning
            ? t('spin.turning')
            : spun
              ? t('spin.won', { count: spun.prize, amount: format.number(spun.prize) })
              : waiting
                ? t('spin.wait', { time: format.dateTime(waiting) })
                : t('spin.ready')}
        </p>
        <Button
          variant="primary"
          size="l"
          busy={spin.busy || turning}
          disabledReason={waiting || spun ? t('spin.oncePerDay') : undefined}
          onClick={() => void spin.run()}
        >
          {t('spin.go')}
        </Button>
        {spun && !turning && <Proof {...spun.evidence} />}
        {!spun && !waiting && <Fairness hash={state.next_hash} seed={seed} setSeed={setSeed} />}
      </Door>
      <Table
        caption={t('spin.chances')}
        rows={state.wheel}
        rowKey={({ prize }) => prize}
        columns={[
          { key: 'prize', label: t('tokens'), lead: true, cell: ({ prize }) => format.number(prize) },
          { key: 'chance', label: t('spin.chance'), align: 'end', cell: ({ chance }) => format.percent(chance) },
        ]}
      />
      <RecentPlays plays={state.recent} />
      <Button to="/minigame">{t('page.minigame')}</Button>
    </div>
  );
});
