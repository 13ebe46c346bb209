import type { Output } from '@marquee/contract/calls';
import {
  Badge,
  Button,
  dialogs,
  Icon,
  observer,
  Section,
  useAction,
  useApi,
  useFormat,
  useNow,
  useResource,
} from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import styles from './Sessions.module.css';

type Session = Output<'auth/sessions'>['value'][number];

/** The player's sessions: device, place and time, with buttons to end one or all others (D5). */
export const Sessions = observer(function Sessions() {
  const api = useApi();
  const sessions = useResource('auth/sessions', {});
  const t = useText();
  const endAll = useAction(() => api.call('auth/end_all_sessions', {}));

  async function everywhere() {
    const { end } = await dialogs.confirm({
      tone: 'warning',
      title: t('security.everywhereTitle'),
      text: t('security.everywhereText'),
      ok: t('security.everywhere'),
      cancel: t('action.back'),
    });
    // The host then signs out.
    if (end === 'confirmed') await endAll.run();
  }

  return (
    <Section title={t('security.sessions')}>
      <Loaded resource={sessions}>
        {({ value }) => (
          <ul className={styles.list}>
            {value.map((session) => (
              <SessionItem key={session.session_id} session={session} onEnd={() => void sessions.reload()} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className={frame.row}>
        <Button variant="danger" icon="logout" busy={endAll.busy} onClick={() => void everywhere()}>
          {t('security.everywhere')}
        </Button>
      </div>
    </Section>
  );
});

function SessionItem({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const now = useNow(60_000);
  const { session_id, place, current, created_at, last_seen_at } = session;
  const device = session.device || t('security.unknownDevice');
  const end = useAction(() => api.call('auth/end_session', { session_id }));

  async function leave() {
    const isEnded = await end.run();
    onEnd();
    if (isEnded) void dialogs.toast({ tone: 'success', title: t('security.ended', { device }) });
  }

  return (
    <li className={styles.session}>
      <span className={styles.icon}>
        <Icon name={current ? 'check' : 'globe'} size={22} />
      </span>
      <div className={styles.words}>
        <p className={frame.row}>
          <strong>{device}</strong>
          {current && <Badge tone="positive">{t('security.here')}</Badge>}
        </p>
        <p className={frame.muted}>{place ? t('security.place', { place }) : t('security.ownNetwork')}</p>
        <p className={frame.muted}>
          {t('security.since', { since: format.dateTime(created_at), seen: format.relative(last_seen_at, now) })}
        </p>
      </div>
      {!current && (
        <Button busy={end.busy} onClick={() => void leave()}>
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
