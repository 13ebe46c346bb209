import { Icon, Link, observer, useSite } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useMenuEntries } from '@marquee/shell/kit/useMenuEntries';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import type { CSSProperties } from 'react';
import { constellation, type Star } from './constellation';
import styles from './Hero.module.css';

/** Stars per row, and how far they sway, on phones and on wide screens. */
const maps = [
  { columns: 4, share: 0.3 },
  { columns: 5, share: 0.6 },
] as const;

function Lines({ stars, className }: { stars: readonly Star[]; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={stars.map(({ x, y }) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The night sky with the site's sections as stars: the more providers a section has, the brighter it shines. */
export const Hero = observer(function Hero() {
  const [slide] = useSlides();
  const { provider_count } = useSite();
  const entries = useMenuEntries('games');
  const t = useText();
  const [phone, wide] = maps.map(({ columns, share }) => constellation(entries.length, columns, share)) as [
    Star[],
    Star[],
  ];
  const providers = (category: string | undefined) =>
    provider_count.find((section) => section.category === category)?.count ?? 0;
  const most = Math.max(1, ...entries.map(({ category }) => providers(category)));

  function place(index: number, category: string | undefined): CSSProperties {
    const [small, large] = [phone[index], wide[index]];
    return {
      '--x': `${small?.x}%`,
      '--y': `${small?.y}%`,
      '--wide-x': `${large?.x}%`,
      '--wide-y': `${large?.y}%`,
      '--bright': Math.sqrt(providers(category) / most).toFixed(2),
    } as CSSProperties;
  }

  return (
    <section className={styles.sky} aria-label={t('hero.label')}>
      {slide && <SlidePicture slide={slide} lead className={styles.picture} />}
      <div className={styles.inside}>
        <div className={styles.words}>
          {slide && <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />}
        </div>
        <div className={styles.map}>
          <Lines stars={phone} className={styles.lines} />
          <Lines stars={wide} className={styles.wideLines} />
          <ul>
            {entries.map(({ to, label, icon, category }, index) => (
              <li key={to} className={styles.star} style={place(index, category)}>
                <Link to={to}>
                  {icon && <Icon name={icon as 'star'} size={22} />}
                  <span>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
});
