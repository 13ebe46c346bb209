import { observer } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideTurner } from '@marquee/shell/kit/SlideTurner';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useState } from 'react';
import styles from './Hero.module.css';

/** A landscape from the top of the page to the beach: bar and tabs are in its sky, two waves end it. */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const t = useText();
  const [at, setAt] = useState(0);
  const slide = slides[at] ?? slides[0];
  return (
    <section className={styles.lagoon} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {slide && (
        <>
          <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />
          <div className={styles.words}>
            <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
          </div>
        </>
      )}
      <SlideTurner total={slides.length} current={at} onTurn={setAt} className={styles.turner} />
    </section>
  );
});
