import { Button, observer, useLocalText } from '@marquee/sdk';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

/** A wall of posters: the first slide large, the others beside it. It scrolls on phones. */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const local = useLocalText();
  const t = useText();
  return (
    <section className={styles.wall} aria-label={t('hero.label')}>
      <ul className={styles.posters}>
        {slides.map((slide, index) => (
          <li key={slide.slide_id} className={styles.poster}>
            <picture>
              <source media="(max-width: 767px)" srcSet={slide.image_phone_url} width={800} height={1000} />
              <img
                className={styles.picture}
                src={index === 0 ? slide.image_url : slide.image_phone_url}
                alt=""
                width={index === 0 ? 2100 : 800}
                height={index === 0 ? 900 : 1000}
                fetchPriority={index === 0 ? 'high' : 'low'}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </picture>
            <div className={styles.words}>
              <h2 className={styles.title}>{local(slide.title)}</h2>
              <p className={styles.text}>{local(slide.text)}</p>
              {slide.link && (
                <Button to={slide.link} variant={index === 0 ? 'primary' : 'secondary'} size={index === 0 ? 'l' : 's'}>
                  {local(slide.action)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
