import { Section, Skeleton } from '@marquee/sdk';
import type { SkeletonShape } from '@marquee/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { RemoteModule } from '../../remotes/RemoteModule';
import type { ShellSlot } from '../../view/shellView';

/** How far below the screen a section begins to load, once the page is scrolled. Before that nothing below the screen is loaded. */
const ahead = '500px';

/** Calls back when the element is on the screen, or near it while the page is scrolled; returns a function that stops it. */
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

/** The kit's shape for what a description asks for; a rail for all others. */
const shapes: Record<string, SkeletonShape> = { list: 'rows', table: 'rows', cards: 'cards' };

/** One contribution to the home page. Below the screen it costs nothing until somebody comes near. */
export function HomeSection({ section, eager }: { section: ShellSlot; eager: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager);
  useEffect(() => {
    if (near || !place.current) return;
    return whenNear(place.current, () => setNear(true));
  }, [near]);
  const skeleton = (
    <Section title={section.label}>
      <Skeleton shape={shapes[section.skeleton ?? 'rail'] ?? 'rail'} />
    </Section>
  );
  return (
    <div ref={place}>
      {near ? (
        <RemoteModule remote={section.remote} module={section.module} skeleton={skeleton} onFailure="nothing" />
      ) : (
        skeleton
      )}
    </div>
  );
}
