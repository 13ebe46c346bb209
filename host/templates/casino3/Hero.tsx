import { observer } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideTurner } from '@marquee/shell/kit/SlideTurner';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useState } from 'react';
import styles from './Hero.module.css';

/** A stage below a row of bulbs: the curtain opens for each slide. */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const t = useText();
  const slide = slides[at];
  return (
    <section className={styles.stage} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {slide && (
        <>
          <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />
          <div key={slide.slide_id} className={styles.curtain} aria-hidden="true" />
          <div className={styles.words}>
            <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
          </div>
        </>
      )}
      <SlideTurner total={slides.length} current={at} onTurn={setAt} className={styles.turner} />
    </section>
  );
});
