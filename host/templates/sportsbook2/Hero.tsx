import { Link, observer, useLocalText } from '@marquee/sdk';
import { HeroFeature } from '@marquee/shell/kit/HeroFeature';
import { HeroSlides } from '@marquee/shell/kit/HeroSlides';
import { type Slide, useSlides } from '@marquee/shell/kit/useSlides';
import styles from './Hero.module.css';

/** Number of stories beside the headline. */
const stories = 2;

/** A slide's title, a link if it leads somewhere. */
function Title({ slide }: { slide: Slide }) {
  const local = useLocalText();
  return slide.link ? <Link to={slide.link}>{local(slide.title)}</Link> : local(slide.title);
}

/**
 * A front page: the featured match as the headline beside a large picture with its caption, and stories. Picture and
 * stories are the site's slides.
 */
export const Hero = observer(function Hero() {
  const slides = useSlides();
  const local = useLocalText();
  const lead = slides[1] ?? slides[0];
  const others = slides.filter((slide) => slide !== lead).slice(0, stories);
  return (
    <HeroFeature otherwise={<HeroSlides />}>
      {(feature) => (
        <div className={styles.page}>
          {lead && (
            <figure className={styles.lead}>
              <img src={lead.image_url} alt="" width={2100} height={900} className={styles.picture} />
              <figcaption className={styles.caption}>
                <Title slide={lead} />
              </figcaption>
            </figure>
          )}
          <div className={styles.headline}>{feature}</div>
          <ul className={styles.stories}>
            {others.map((slide) => (
              <li key={slide.slide_id} className={styles.story}>
                <h3 className={styles.title}>
                  <Title slide={slide} />
                </h3>
                <p className={styles.text}>{local(slide.text)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeroFeature>
  );
});
