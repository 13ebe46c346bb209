import type { PageSlot } from '@marquee/page/slots';
import { Section, Skeleton } from '@marquee/sdk';
import { FirstProvider } from '@marquee/sdk/host';
import type { SkeletonShape } from '@marquee/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../../context/shell';
import { RemoteModule } from '../../remotes/RemoteModule';
import { promotes } from '../../rules/promotional';
import { useCover } from '../../trust/useCover';
import type { ShellView } from '../../view/shellView';

/**
 * Distance below the screen at which a section starts to load, once the page is scrolled: more than a screen, so that
 * it has its own height before somebody who goes on by a screen sees it. Before that, nothing below the screen is
 * loaded.
 */
const ahead = '150%';

/** Calls back when the element is visible, or close while scrolling; returns a function that stops it. */
function whenNear(element: Element, onNear: () => void): () => void {
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin });
    observer.observe(element);
    return observer;
  };
  let observer = watch('0px');
  const scrolled = () => {
    observer.disconnect();
    observer = watch(ahead);
  };
  addEventListener('scroll', scrolled, { once: true, passive: true });
  return () => {
    removeEventListener('scroll', scrolled);
    observer.disconnect();
  };
}

/** Whether the remote has a part that floats over every page and shares state with its sections. */
function isFloating({ slots }: ShellView, remote: string): boolean {
  return slots.some((one) => one.slot === 'floating' && one.remote === remote);
}

/** The UI kit's skeleton for a section's kind; a rail by default. */
const shapes: Record<string, SkeletonShape> = { list: 'rows', table: 'rows', cards: 'cards' };

/** A remote's section of the home page. Below the screen it is loaded only when it comes close. */
export function HomeSection({ section, first, eager }: { section: PageSlot; first: boolean; eager: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { remote } = section;
  const { view, deferredHydration } = useShell();
  const { isCovering, on } = useCover(remote);
  const [drawn, setDrawn] = useState(eager);
  const [near] = useState(() => (eager && !isFloating(view, remote) ? deferredHydration?.whenNear(remote) : undefined));
  useEffect(() => {
    if (!place.current) return;
    if (drawn && !near) return;
    const stop = whenNear(place.current, () => {
      deferredHydration?.hydrate(remote);
      setDrawn(true);
    });
    return () => {
      stop();
      deferredHydration?.forget(remote);
    };
  }, [drawn, near, deferredHydration, remote]);
  const skeleton = section.skeleton !== 'none' && (
    <Section title={section.label}>
      <Skeleton shape={shapes[section.skeleton ?? 'rail'] ?? 'rail'} />
    </Section>
  );
  return (
    <div ref={place} data-section={remote} data-offer={promotes(section) || undefined} {...on}>
      {isCovering ? null : drawn ? (
        <FirstProvider first={first}>
          <RemoteModule remote={remote} module={section.module} near={near} skeleton={skeleton} onFailure="nothing" />
        </FirstProvider>
      ) : (
        skeleton
      )}
    </div>
  );
}
