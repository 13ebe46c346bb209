import { observer } from '@marquee/sdk';
import { useState } from 'react';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { SlideTurner } from '../../pages/home/SlideTurner';
import { SlideWords } from '../../pages/home/SlideWords';
import { useSlides } from '../../pages/home/useSlides';
import { useText } from '../../text';
import styles from './Stage.module.css';

/** A stage below a row of bulbs: the curtain draws aside for each slide. */
export const Stage = observer(function Stage() {
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
