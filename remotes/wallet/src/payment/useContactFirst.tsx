import { Button, EmptyState, useResource, useSite } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';

/**
 * What stands instead of a payment's form while the player has proved no contact: the way to do it, which leads back.
 * Null while that is not known, undefined where nothing is in the way; where it cannot be found out, the call refuses.
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
