import { observer } from '@marquee/sdk';
import { useState } from 'react';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { SlideTurner } from '../../pages/home/SlideTurner';
import { SlideWords } from '../../pages/home/SlideWords';
import { useSlides } from '../../pages/home/useSlides';
import { useText } from '../../text';
import styles from './Parallax.module.css';

/** A view through leaves: the picture far, the leaves near, the words between. Scrolling parts the layers, where motion is wanted. */
export const Parallax = observer(function Parallax() {
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
