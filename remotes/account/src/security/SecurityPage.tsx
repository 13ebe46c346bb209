import {
  Badge,
  Button,
  Card,
  dialogs,
  observer,
  useAction,
  useApi,
  useFormat,
  useResource,
  useSignOut,
} from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

/** Where the player is signed in, and the way out everywhere. */
export const SecurityPage = observer(function SecurityPage() {
  const api = useApi();
  const sessions = useResource('auth/sessions', {});
  const signOut = useSignOut();
  const format = useFormat();
  const t = useText();
  const end = useAction(async (session_id: string) => api.call('auth/end_session', { session_id }));
  const endAll = useAction(() => api.call('auth/end_all_sessions', {}));

  async function everywhere() {
    const { end: answer } = await dialogs.confirm({
      tone: 'warning',
      title: t('security.everywhereTitle'),
      text: t('security.everywhereText'),
      ok: t('security.everywhere'),
      cancel: t('action.back'),
    });
    if (answer === 'confirmed' && (await endAll.run())) await signOut();
  }

  return (
    <AccountFrame title={t('page.security')}>
      <Button to="/change-password" icon="lock">
        {t('page.changePassword')}
      </Button>
      <Button variant="danger" icon="logout" busy={endAll.busy} onClick={() => void everywhere()}>
        {t('security.everywhere')}
      </Button>
      <h2>{t('security.sessions')}</h2>
      <Loaded resource={sessions}>
        {({ value }) =>
          value.map((session) => (
            <Card key={session.session_id}>
              <div className={styles.spread}>
                <div>
                  <strong>{session.device || t('security.unknownDevice')}</strong>{' '}
                  {session.current && <Badge tone="positive">{t('security.here')}</Badge>}
                  <p className={styles.muted}>
                    {t('security.since', {
                      since: format.dateTime(session.created_at),
                      seen: format.relative(session.last_seen_at),
                    })}
                  </p>
                </div>
                {!session.current && (
                  <Button
                    size="s"
                    busy={end.busy}
                    onClick={() => void end.run(session.session_id).then((done) => void (done && sessions.reload()))}
                  >
                    {t('security.end')}
                  </Button>
                )}
              </div>
            </Card>
          ))
        }
      </Loaded>
    </AccountFrame>
  );
});
