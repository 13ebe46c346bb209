import { Notice, observer, Section, Skeleton, useResource } from '@marquee/sdk';
import { useState } from 'react';
import frame from '../../AccountFrame.module.css';
import { Loaded } from '../../Loaded';
import { useText } from '../../text';
import { AuthenticatorApp } from './AuthenticatorApp';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';

/** Second factors: passkeys, an authenticator app, and recovery codes. */
export const Factors = observer(function Factors() {
  const factors = useResource('auth/factors', {});
  const [codes, setCodes] = useState<readonly string[]>([]);
  const t = useText();
  const changed = (recoveryCodes: readonly string[] = []) => {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    void factors.reload();
  };
  return (
    <Section title={t('factors.title')}>
      <div className={frame.content}>
        <Loaded resource={factors} skeleton={<Skeleton shape="cards" count={2} />}>
          {({ passkeys, totp, recovery_left }) => (
            <>
              {passkeys.length === 0 && !totp && <Notice tone="info">{t('factors.lead')}</Notice>}
              <Passkeys passkeys={passkeys} onChange={changed} />
              <AuthenticatorApp isSetUp={totp} onChange={changed} />
              {(passkeys.length > 0 || totp) && (
                <RecoveryCodes left={recovery_left} codes={codes} onKept={() => setCodes([])} onChange={changed} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Section>
  );
});
