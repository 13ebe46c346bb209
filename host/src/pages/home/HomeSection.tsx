import { Section, Skeleton } from '@marquee/sdk';
import type { SkeletonShape } from '@marquee/ui/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { RemoteModule } from '../../remotes/RemoteModule';
import type { ShellSlot } from '../../remotes/shellView';

/** How far below the screen a section begins to load. */
const ahead = '500px';

/** The kit's shape for what a description asks for; a rail for all others. */
const shapes: Record<string, SkeletonShape> = { list: 'rows', table: 'rows', cards: 'cards' };

/** One contribution to the home page. Below the screen it costs nothing until it comes near. */
export function HomeSection({ section, eager }: { section: ShellSlot; eager: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(eager);
  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: ahead });
    watch.observe(place.current);
    return () => watch.disconnect();
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
