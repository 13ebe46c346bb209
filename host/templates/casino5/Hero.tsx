import { observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import { useEffect, useRef, useState } from 'react';
import styles from './Hero.module.css';

/**
 * Tall boards side by side, like the signs of a street: the first is lit and open, the others show their names
 * vertically. A selected board moves to the front, so that a phone needs room for only two more.
 */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const [at, setAt] = useState(0);
  const open = useRef<HTMLElement>(null);
  const turned = useRef(false);
  const local = useLocalText();
  const t = useText();
  // The pressed button has become the open board: move the focus there, once per turn.
  useEffect(() => {
    if (turned.current) open.current?.focus({ preventScroll: true });
  }, [at]);
  const turn = (to: number) => {
    turned.current = true;
    setAt(to);
  };
  const [first, ...others] = [...slides.keys()].map((place) => (at + place) % slides.length);
  const front = first === undefined ? undefined : slides[first];
  return (
    <section className={styles.street} aria-roledescription={t('hero.kind')} aria-label={t('hero.label')}>
      {front && (
        <article ref={open} key={front.slide_id} className={`${styles.board} ${styles.open}`} tabIndex={-1}>
          <SlidePicture slide={front} lead={at === 0} className={styles.picture} />
          <div className={styles.words}>
            <SlideWords slide={front} titleClassName={styles.title} textClassName={styles.text} />
          </div>
        </article>
      )}
      {others.map((place) => {
        const slide = slides[place];
        return (
          slide && (
            <button key={slide.slide_id} type="button" className={styles.board} onClick={() => turn(place)}>
              <img
                src={slide.image_phone_url}
                alt=""
                width={800}
                height={1000}
                fetchPriority="low"
                className={styles.lamp}
              />
              <span className={styles.sign}>{local(slide.title)}</span>
            </button>
          )
        );
      })}
    </section>
  );
});
