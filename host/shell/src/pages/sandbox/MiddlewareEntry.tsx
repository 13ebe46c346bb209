import { runMiddleware } from '@marquee/page/middleware';
import { useHost } from '@marquee/sdk/host';
import { useState } from 'react';
import { Boundary } from '../../loading/Boundary';
import { usePageText } from '../../text';
import { PlainEntry } from './PlainEntry';

function Guarded() {
  runMiddleware('nobody', useHost().root);
  return null;
}

/** A route with an unknown middleware (R8.23), checked while rendering as for every route. */
export function MiddlewareEntry() {
  const t = usePageText();
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  return (
    <PlainEntry id="middleware" text={t('sandbox.unknownMiddleware')} code="guard: nobody" act={() => setOpen(true)}>
      {open && (
        <Boundary
          fallback={<code>{message}</code>}
          onError={(error) => setMessage(error instanceof Error ? error.message : '')}
        >
          <Guarded />
        </Boundary>
      )}
    </PlainEntry>
  );
}
