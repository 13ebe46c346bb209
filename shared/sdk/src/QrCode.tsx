import { Skeleton } from '@marquee/ui/Skeleton';
import { lazy, Suspense } from 'react';

const Drawn = lazy(() => import('@marquee/ui/QrCode').then(({ QrCode }) => ({ default: QrCode })));

/**
 * A text as a QR code, drawn in the browser: the text is sent nowhere. `label` is its accessible name. Loaded on first
 * use.
 */
export function QrCode(props: { text: string; label: string }) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
