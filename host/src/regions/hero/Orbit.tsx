import { observer, useLocalText } from '@marquee/sdk';
import { type CSSProperties, useState } from 'react';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { SlideTurner } from '../../pages/home/SlideTurner';
import { SlideWords } from '../../pages/home/SlideWords';
import { useSlides } from '../../pages/home/useSlides';
import { useText } from '../../text';
import styles from './Orbit.module.css';

/** Slides in orbit: the one in sight is a world of its own, the others pass by as moons and come near when they are pressed. */
export const Orbit = observer(function Orbit() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const local = useLocalText();
  const t = useText();
  const total = slides.length;
  const slide = slides[at];
  const place = (index: number) =>
    ({ '--place': `${(((index - at + total) % total) / total) * 100}%` }) as CSSProperties;
  return (
    <section className={styles.hero} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {slide && (
        <>
          <div className={styles.system}>
            <div className={styles.world}>
              <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />
            </div>
            {total > 1 && (
              <ul className={styles.moons}>
                {slides.map((other, index) => (
                  <li key={other.slide_id} className={styles.moon} style={place(index)}>
                    <button
                      type="button"
                      className={styles.button}
                      aria-label={local(other.title)}
                      aria-current={index === at ? 'true' : undefined}
                      onClick={() => setAt(index)}
                    >
                      <img src={other.image_phone_url} alt="" width={800} height={1000} loading="lazy" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.words}>
            <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
            <SlideTurner total={total} current={at} onTurn={setAt} className={styles.turner} />
          </div>
        </>
      )}
    </section>
  );
});
