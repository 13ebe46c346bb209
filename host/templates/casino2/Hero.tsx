import { observer, useLocalText, useResource } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useState } from 'react';
import styles from './Hero.module.css';
import { LiveTable } from './LiveTable';

/** Two halves: the site's promise, and the live state of one of its live tables behind glass. */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const live = useResource('product/get_list', { list: 'live' });
  const [at, setAt] = useState(0);
  const local = useLocalText();
  const t = useText();
  const slide = slides[at];
  const tables = live.value?.value ?? [];
  const table = tables.find(({ seats }) => seats && seats.taken < seats.total) ?? tables[0];
  const waiting = live.state === 'idle' || live.state === 'loading';
  return (
    <section className={styles.hero} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {slide && (
        <>
          <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />
          <div className={styles.promise}>
            <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
          </div>
          {slides.length > 1 && (
            <ul className={styles.others}>
              {slides.map((other, index) => (
                <li key={other.slide_id}>
                  <button
                    type="button"
                    className={styles.other}
                    aria-current={index === at ? 'true' : undefined}
                    onClick={() => setAt(index)}
                  >
                    {local(other.title)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {(table || waiting) && (
        <div className={styles.glass}>
          <LiveTable table={table} />
        </div>
      )}
    </section>
  );
});
