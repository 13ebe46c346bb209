import { dialogs, useFormat, useLocation, useNavigate } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { wayOn } from '../../rules/loginWay';
import { useMessages } from '../../text';

/**
 * After a successful login: loads the player's state, navigates to the requested page, and shows the last login (D5).
 */
export function useEnter(): () => void {
  const { root } = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const format = useFormat();
  const messages = useMessages();
  return () => {
    void root.enter();
    const way = wayOn(pathname, search);
    void root.forms.load().then((kept) => navigate(way, { replace: true, state: kept?.takeState(way) ?? null }));
    const { previousLogin } = root.session;
    if (previousLogin) {
      const time = format.dateTime(previousLogin);
      void messages().then((t) =>
        dialogs.toast({ title: t('auth.welcomeBack'), text: t('auth.previousLogin', { time }) }),
      );
    }
  };
}
