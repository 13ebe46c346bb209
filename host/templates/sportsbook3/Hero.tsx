import { HeroFeature } from '@marquee/shell/kit/HeroFeature';
import { HeroSlides } from '@marquee/shell/kit/HeroSlides';
import styles from './Hero.module.css';

/** No picture: the trading desk itself, with sports, odds and slip. */
export function Hero() {
  return (
    <HeroFeature otherwise={<HeroSlides />}>{(feature) => <div className={styles.desk}>{feature}</div>}</HeroFeature>
  );
}
