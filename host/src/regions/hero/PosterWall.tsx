import { HeroSlides } from '../../pages/home/HeroSlides';
import styles from './PosterWall.module.css';

/** Slides like posters on a wall: cut at a slant. */
export function PosterWall() {
  return <HeroSlides slideClassName={styles.slide} />;
}
