import { observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useState } from 'react';
import styles from './Hero.module.css';

/** A scene of an old game: the slide on a screen over stepped hills, its text in a dialog box that is also the menu. */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const local = useLocalText();
  const t = useText();
  const slide = slides[at];
  return (
    <section className={styles.scene} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      <div className={styles.hills} aria-hidden="true" />
      <div className={styles.stage}>
        <div className={styles.screen}>
          {slide && <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />}
        </div>
        <div className={styles.dialog}>
          {slide && <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />}
          {slides.length > 1 && (
            <ul className={styles.menu}>
              {slides.map((other, index) => (
                <li key={other.slide_id}>
                  <button
                    type="button"
                    className={styles.choice}
                    aria-label={`${t('hero.slide', { number: index + 1, total: slides.length })}: ${local(other.title)}`}
                    aria-current={index === at ? 'true' : undefined}
                    onClick={() => setAt(index)}
                  >
                    {index + 1}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
});
