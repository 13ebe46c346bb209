import { Icon, Link, observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideTurner } from '@marquee/shell/kit/SlideTurner';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useState } from 'react';
import styles from './Hero.module.css';

/** A picture and, beside it on paper, what it is about: like the first page of a magazine. */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const t = useText();
  const local = useLocalText();
  const slide = slides[at];
  return (
    <section className={styles.page} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {slide && (
        <>
          <SlidePicture slide={slide} lead={at === 0} className={styles.picture} />
          <div className={styles.words}>
            <h2 className={styles.title}>{local(slide.title)}</h2>
            <p className={styles.text}>{local(slide.text)}</p>
            {slide.link && (
              <Link to={slide.link} className={styles.go}>
                {local(slide.action)}
                <Icon name="arrow-end" size={20} />
              </Link>
            )}
          </div>
        </>
      )}
      <SlideTurner total={slides.length} current={at} onTurn={setAt} className={styles.turner} />
    </section>
  );
});
