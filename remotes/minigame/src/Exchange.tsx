import { succeeded } from '@marquee/contract/envelope';
import {
  Button,
  CountInput,
  Field,
  observer,
  Section,
  Stat,
  Table,
  useAction,
  useApi,
  useFormat,
  useKeptForm,
} from '@marquee/sdk';
import { useRef, useState } from 'react';
import styles from './minigame.module.css';
import { useText } from './text';
import type { MinigameState } from './useMinigame';

/** Props of {@link Exchange}. */
export interface ExchangeProps {
  state: MinigameState;
  take: (next: MinigameState | undefined) => void;
  /** Called after a refusal: the state shown may be outdated. */
  reload: () => void;
}

/** Exchanges game tokens for minigame tokens: rate, price, and recent exchanges. */
export const Exchange = observer(function Exchange({ state, take, reload }: ExchangeProps) {
  const { game_token, rate, exchanges } = state;
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const [wanted, setWanted] = useState<number | null>(null);
  const [got, setGot] = useState(0);
  // An exchange whose answer was lost is retried with the same key.
  const key = useRef<string>(crypto.randomUUID());
  const most = Math.floor(game_token / rate);
  const tokens = wanted ?? 0;
  const isTooMuch = tokens > most;
  const { run, busy } = useAction(async () => {
    const answer = await api.call('minigame/exchange', { request_id: key.current, tokens, rate });
    if (!succeeded(answer)) {
      reload();
      return answer;
    }
    type(null);
    setGot(tokens);
    take(answer.value?.[0]);
    return answer;
  });
  useKeptForm({
    name: 'exchange',
    initial: { count: null },
    values: { count: wanted },
    requestId: () => key.current,
    take: ({ values, requestId }) => {
      setWanted(values.count as number | null);
      key.current = requestId ?? key.current;
    },
  });
  function type(count: number | null) {
    key.current = crypto.randomUUID();
    setWanted(count);
    setGot(0);
  }
  return (
    <div className={styles.exchange}>
      <Section title={t('exchange.title')}>
        <div className={styles.form}>
          <Stat
            label={t('exchange.held')}
            value={<span data-testid="game-tokens">{format.number(game_token)}</span>}
            hint={t('tokens.worth', { amount: format.money(0) })}
          />
          <p className={styles.lead}>{t('exchange.rate', { count: rate, amount: format.number(rate) })}</p>
          {most === 0 ? (
            <p>{t('exchange.none')}</p>
          ) : (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                if (tokens > 0 && !isTooMuch) void run();
              }}
            >
              <Field
                label={t('exchange.want')}
                hint={t('exchange.most', { amount: format.number(most) })}
                error={isTooMuch ? t('exchange.tooMany', { amount: format.number(most) }) : null}
              >
                <CountInput name="tokens" value={wanted} onChange={type} />
              </Field>
              <Button
                type="submit"
                variant="primary"
                busy={busy}
                disabledReason={tokens === 0 || isTooMuch ? t('exchange.want') : undefined}
              >
                {tokens > 0 && !isTooMuch
                  ? t('exchange.give', { count: tokens * rate, amount: format.number(tokens * rate) })
                  : t('exchange.go')}
              </Button>
            </form>
          )}
          <p role="status">{got > 0 && t('exchange.done', { count: got, amount: format.number(got) })}</p>
        </div>
        {exchanges.length > 0 && (
          <Table
            caption={t('exchange.recent')}
            rows={exchanges}
            rowKey={({ exchange_id }) => exchange_id}
            columns={[
              { key: 'at', label: t('recent.time'), lead: true, cell: ({ at }) => format.dateTime(at) },
              { key: 'given', label: t('exchange.given'), align: 'end', cell: ({ given }) => format.number(given) },
              { key: 'got', label: t('exchange.got'), align: 'end', cell: ({ got: some }) => format.number(some) },
            ]}
          />
        )}
      </Section>
    </div>
  );
});
