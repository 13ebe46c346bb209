import { Button, EmptyState, useResource, useSite } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';

/**
 * Replaces a payment's form until the player has verified a contact, with a link that leads back. Null while loading,
 * undefined if not needed; if it cannot be loaded, the call itself will refuse.
 */
export function useContactFirst(kind: 'deposit' | 'withdrawal'): ReactNode {
  const { value, state } = useResource('settings/profile', {});
  const { codes_by } = useSite().site;
  const t = useText();
  const [me] = value?.value ?? [];
  if (!me) return state === 'failed' || value ? undefined : null;
  if (me.phone_verified || me.email_verified) return undefined;
  return (
    <EmptyState
      icon="shield"
      title={t(`contact.${codes_by}`)}
      text={t(`contact.${codes_by}Text`)}
      action={
        <Button to={`/security?next=/${kind}`} variant="primary">
          {t('contact.go')}
        </Button>
      }
    />
  );
}
