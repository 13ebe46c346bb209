import { observer } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideTurner } from '@marquee/shell/kit/SlideTurner';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useState } from 'react';
import styles from './Hero.module.css';

/**
 * A view through leaves: the picture far, the leaves near, the text between. Scrolling separates the layers, unless
 * reduced motion is preferred.
 */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const t = useText();
  const slide = slides[at];
  return (
    <section className={styles.hero} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      <div className={styles.far}>
        {slide && <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />}
      </div>
      <div className={styles.near} aria-hidden="true" />
      {slide && (
        <div className={styles.words}>
          <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
          <SlideTurner total={slides.length} current={at} onTurn={setAt} className={styles.turner} />
        </div>
      )}
    </section>
  );
});
