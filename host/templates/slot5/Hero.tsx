import { Link, observer, useLocalText } from '@marquee/sdk';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

/**
 * A comic page: the first slide is its large panel, two more are cut at a slant beside it. Every panel has a caption
 * box.
 */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const local = useLocalText();
  const t = useText();
  return (
    <section className={styles.page} aria-label={t('hero.label')}>
      {slides.slice(0, 3).map((slide, index) => {
        const lead = index === 0;
        return (
          <article key={slide.slide_id} className={styles.panel}>
            <picture>
              {lead && <source media="(min-width: 768px)" srcSet={slide.image_url} width={2100} height={900} />}
              <img
                className={styles.picture}
                src={slide.image_phone_url}
                alt=""
                width={800}
                height={1000}
                fetchPriority={lead ? 'high' : 'low'}
              />
            </picture>
            <div className={styles.caption}>
              {lead ? (
                <SlideWords slide={slide} titleClassName={styles.headline} />
              ) : (
                <h2 className={styles.title}>
                  {slide.link ? <Link to={slide.link}>{local(slide.title)}</Link> : local(slide.title)}
                </h2>
              )}
            </div>
          </article>
        );
      })}
    </section>
  );
});
