import { observer } from '@marquee/sdk';
import { useState } from 'react';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { SlideTurner } from '../../pages/home/SlideTurner';
import { SlideWords } from '../../pages/home/SlideWords';
import { useSlides } from '../../pages/home/useSlides';
import { useText } from '../../text';
import styles from './Lagoon.module.css';

/** A landscape from the top of the page down to the beach: bar and tabs stand in its sky, two waves end it. */
export const Lagoon = observer(function Lagoon() {
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
