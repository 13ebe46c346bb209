import { Button, IconButton, observer, useLocalText } from '@marquee/sdk';
import { useRef, useState } from 'react';
import { useText } from '../text';
import styles from './HeroSlides.module.css';
import { useSlides } from './useSlides';

/** Props of {@link HeroSlides}. */
export interface HeroSlidesProps {
  className?: string | undefined;
  slideClassName?: string | undefined;
}

/** Slides side by side: swiped, or moved by two buttons, never automatically. A hero's variant adds its own classes. */
export const HeroSlides = observer(function HeroSlides({ className, slideClassName }: HeroSlidesProps) {
  const slides = useSlides();
  const t = useText();
  const local = useLocalText();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  // The other pictures are loaded on the first interaction with the slides.
  const [hasInteracted, setHasInteracted] = useState(false);
  const interact = () => setHasInteracted(true);

  function show(index: number) {
    const next = (index + slides.length) % slides.length;
    const element = track.current?.children[next];
    if (element instanceof HTMLElement) track.current?.scrollTo({ left: element.offsetLeft, behavior: 'smooth' });
  }
  function follow() {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.min(slides.length - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
  }

  return (
    <section
      className={`${styles.hero} ${className ?? ''}`}
      aria-roledescription={t('hero.kind')}
      aria-label={t('hero.label')}
      onPointerEnter={interact}
      onTouchStart={interact}
      onFocus={interact}
    >
      <div ref={track} className={styles.track} onScroll={follow} data-testid="hero">
        {slides.map((slide, index) => (
          <article
            key={slide.slide_id}
            className={`${styles.slide} ${slideClassName ?? ''}`}
            aria-label={t('hero.slide', { number: index + 1, total: slides.length })}
            inert={index !== current}
          >
            {(index === 0 || hasInteracted) && (
              <picture>
                <source media="(max-width: 767px)" srcSet={slide.image_phone_url} width={800} height={1000} />
                <img
                  className={styles.image}
                  src={slide.image_url}
                  alt=""
                  width={2100}
                  height={900}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                />
              </picture>
            )}
            <div className={styles.words}>
              <h2 className={styles.title}>{local(slide.title)}</h2>
              <p className={styles.text}>{local(slide.text)}</p>
              {slide.link && (
                <Button to={slide.link} variant="primary" size="l">
                  {local(slide.action)}
                </Button>
              )}
            </div>
          </article>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="arrow-start"
            label={t('hero.previous')}
            variant="filled"
            onClick={() => show(current - 1)}
          />
          <span className={styles.count} aria-live="polite">
            {t('hero.slide', { number: current + 1, total: slides.length })}
          </span>
          <IconButton icon="arrow-end" label={t('hero.next')} variant="filled" onClick={() => show(current + 1)} />
        </div>
      )}
    </section>
  );
});
