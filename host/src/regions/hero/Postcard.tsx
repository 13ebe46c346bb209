import { observer } from '@marquee/sdk';
import { useState } from 'react';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { SlideTurner } from '../../pages/home/SlideTurner';
import { SlideWords } from '../../pages/home/SlideWords';
import { useSlides } from '../../pages/home/useSlides';
import { useText } from '../../text';
import styles from './Postcard.module.css';

/** A wide picture from edge to edge, and a card that lies on its lower corner. */
export const Postcard = observer(function Postcard() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const t = useText();
  const slide = slides[at];
  return (
    <section className={styles.view} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {slide && (
        <>
          <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />
          <div className={styles.card}>
            <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
            <SlideTurner total={slides.length} current={at} onTurn={setAt} className={styles.turner} />
          </div>
        </>
      )}
    </section>
  );
});
