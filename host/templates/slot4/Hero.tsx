import { observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideTurner } from '@marquee/shell/kit/SlideTurner';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { type CSSProperties, useState } from 'react';
import styles from './Hero.module.css';

/** Slides in orbit: the current one is a large world, the others pass by as moons and come near when pressed. */
export const Hero = observer(function Hero() {
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
