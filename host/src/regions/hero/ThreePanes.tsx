import { HeroFeature } from '../../pages/home/HeroFeature';
import { HeroSlides } from '../../pages/home/HeroSlides';
import styles from './ThreePanes.module.css';

/** No picture: the desk itself, with sports, odds and slip. */
export function ThreePanes() {
  return (
    <HeroFeature otherwise={<HeroSlides />}>{(feature) => <div className={styles.desk}>{feature}</div>}</HeroFeature>
  );
}
