import type { GameTile } from '@marquee/contract/entities';
import { Button, EmptyState, playPath, useRequireLogin } from '@marquee/sdk';
import { useText } from '../text';

/** For a visitor at a real-money game: log in and come back, or try the demo. */
export function VisitorGate({ game }: { game: GameTile }) {
  const requireLogin = useRequireLogin();
  const t = useText();
  return (
    <EmptyState
      icon="lock"
      title={t('play.loginTitle')}
      text={t('play.loginText')}
      action={
        <>
          <Button variant="primary" onClick={() => requireLogin()}>
            {t('play.login')}
          </Button>{' '}
          <Button to={playPath(game, 'demo')}>{t('play.toDemo')}</Button>
        </>
      }
    />
  );
}
