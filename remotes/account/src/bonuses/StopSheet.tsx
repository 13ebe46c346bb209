import {
  Button,
  dialogs,
  observer,
  Sheet,
  Table,
  useAction,
  useApi,
  useFormat,
  useLocalText,
  useSession,
} from '@marquee/sdk';
import { useText } from '../text';
import { type Bonus, lostBy } from './bonus';
import styles from './bonuses.module.css';

/** Props of {@link StopSheet}. */
export interface StopSheetProps {
  bonus: Bonus;
  open: boolean;
  onClose: () => void;
  onChange: () => void;
}

/** Asks whether a bonus is to end, with the amounts before and after; both answers weigh the same. */
export const StopSheet = observer(function StopSheet({ bonus, open, onClose, onChange }: StopSheetProps) {
  const { bonus_id, balance, currency, stop, kind } = bonus;
  const api = useApi();
  const session = useSession();
  const text = useLocalText();
  const format = useFormat();
  const t = useText();
  const { run, busy } = useAction(() => api.call('bonuses/cancel', { bonus_id, balance }));
  const title = t(kind === 'free_bet' ? 'bonus.stopFreeBetTitle' : 'bonus.stopTitle');
  const money = (minor: number) => <bdi>{format.money(minor, currency)}</bdi>;

  async function confirm() {
    const done = await run();
    onChange();
    if (!done) return;
    onClose();
    void dialogs.toast({ tone: 'success', title: t('bonus.stopped') });
    void session.refreshBalance();
  }

  if (!stop) return null;
  const rows = [
    { what: t('bonus.cash'), before: stop.cash_kept, after: stop.cash_kept },
    {
      what: t(kind === 'free_bet' ? 'bonus.freeBet' : bonus.began_at === null ? 'bonus.given' : 'bonus.balance'),
      before: lostBy(bonus),
      after: 0,
    },
    ...(stop.in_open_bets > 0
      ? [{ what: t('bonus.openBets'), before: stop.in_open_bets, after: stop.in_open_bets }]
      : []),
  ];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.choice}>
          <Button block onClick={onClose}>
            {t(kind === 'free_bet' ? 'bonus.keepFreeBet' : 'bonus.keep')}
          </Button>
          <Button block busy={busy} onClick={() => void confirm()}>
            {t(kind === 'free_bet' ? 'bonus.stopFreeBet' : 'bonus.stop')}
          </Button>
        </div>
      }
    >
      <div className={styles.question}>
        <p>{text(bonus.title)}</p>
        <Table
          caption={title}
          rows={rows}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', label: t('bonus.amount'), cell: ({ what }) => what },
            { key: 'before', label: t('bonus.before'), align: 'end', cell: ({ before }) => money(before) },
            { key: 'after', label: t('bonus.after'), align: 'end', cell: ({ after }) => money(after) },
          ]}
        />
        <p>{t(stop.in_open_bets > 0 ? 'bonus.stopOpenText' : 'bonus.stopText')}</p>
      </div>
    </Sheet>
  );
});
