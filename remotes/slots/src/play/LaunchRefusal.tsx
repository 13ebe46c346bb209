import { Button, EmptyState, observer, useRequireLogin, useSession } from '@marquee/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text';

const identity = { icon: 'shield', title: 'refused.identity', text: 'refused.identityText' } as const;

/** Refusals of a launch with their text and action; all others get a general message. */
const refusals = {
  ageConfirmationRequired: { icon: 'shield', title: 'refused.age', text: 'refused.ageText' },
  demoNeedsPlayer: { icon: 'shield', title: 'refused.demo', text: 'refused.demoText' },
  addressNeeded: { icon: 'shield', title: 'refused.address', text: 'refused.addressText' },
  termsUnaccepted: { icon: 'shield', title: 'refused.terms', text: 'refused.termsText' },
  identityPending: identity,
  identityDocuments: identity,
  identityFailed: identity,
  tooYoung: { icon: 'shield', title: 'refused.young', text: 'refused.youngText' },
  selfExcluded: { icon: 'shield', title: 'refused.excluded', text: 'refused.excludedText' },
  accountClosing: { icon: 'shield', title: 'refused.closing', text: 'refused.closingText' },
  accountRestricted: { icon: 'shield', title: 'refused.restricted', text: 'refused.restrictedText' },
  timeOut: { icon: 'clock', title: 'refused.timeOut', text: 'refused.timeOutText' },
  limitReached: { icon: 'shield', title: 'refused.limit', text: 'refused.limitText' },
  gameUnknown: { icon: 'search', title: 'gone.title', text: 'gone.text' },
  switchedOff: { icon: 'clock', title: 'refused.off', text: 'refused.offText' },
  realityCheckDue: { icon: 'clock', title: 'refused.reality', text: 'refused.realityText' },
} as const;

const other = { icon: 'warning', title: 'play.failed', text: 'lobby.failedText' } as const;

/** The page that a refusal leads to, and what its button says; others lead to limits and help. */
const pages = {
  gameUnknown: { to: '/', label: 'gone.home' },
  switchedOff: { to: '/', label: 'gone.home' },
  accountRestricted: { to: '/contact-us', label: 'refused.contact' },
  addressNeeded: { to: '/edit-profile', label: 'refused.giveAddress' },
  termsUnaccepted: { to: '/term-condition', label: 'refused.readTerms' },
  identityPending: { to: '/security', label: 'refused.security' },
  identityDocuments: { to: '/security', label: 'refused.security' },
  identityFailed: { to: '/security', label: 'refused.security' },
  tooYoung: { to: '/withdrawal', label: 'refused.withdraw' },
} as const;

const care = { to: '/responsible-gaming', label: 'refused.care' } as const;

const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

interface Refused {
  statusMessage: string;
  /** What staff wrote to the player, shown in place of a text of ours. */
  words: string | undefined;
  onRetry: (ageConfirmed: boolean) => void;
}

/** A game that could not be started: why, and what to do. */
export function LaunchRefusal(props: Refused) {
  const t = useText();
  const { statusMessage, words, onRetry } = props;
  const known = isIn(refusals, statusMessage);
  const { icon, title, text } = known ? refusals[statusMessage] : other;
  const age = statusMessage === 'ageConfirmationRequired';
  const wayOn = () => {
    if (statusMessage === 'demoNeedsPlayer') return <EnterFirst onEntered={() => onRetry(false)} />;
    if (known && !age) {
      const { to, label } = isIn(pages, statusMessage) ? pages[statusMessage] : care;
      return <Button to={to}>{t(label)}</Button>;
    }
    return (
      <Button variant="primary" onClick={() => onRetry(age)}>
        {age ? t('refused.ageConfirm') : t('play.again')}
      </Button>
    );
  };
  return <EmptyState icon={icon} title={t(title)} text={words ?? t(text)} action={wayOn()} />;
}

/** Ways to an account, and on to the game once there is one. */
const EnterFirst = observer(function EnterFirst({ onEntered }: { onEntered: () => void }) {
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const entered = useEffectEvent(onEntered);
  const t = useText();
  useEffect(() => {
    if (isAuthenticated) entered();
  }, [isAuthenticated]);
  return (
    <>
      <Button variant="primary" onClick={() => requireLogin()}>
        {t('refused.login')}
      </Button>
      <Button to="/register">{t('refused.register')}</Button>
    </>
  );
});
