import { observer } from '@marquee/sdk';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { useSlides } from '../../pages/home/useSlides';
import type { LoginSurfaceProps } from '../pack';
import styles from './Seaside.module.css';

/** A postcard: the site's own view on one half, the lines to fill in on the other. */
export const Seaside = observer(function Seaside({ title, titleId, children }: LoginSurfaceProps) {
  const [view] = useSlides();
  return (
    <div className={styles.table}>
      <section className={styles.postcard} aria-labelledby={titleId}>
        <div className={styles.view}>{view && <SlidePicture slide={view} className={styles.picture} />}</div>
        <div className={styles.lines}>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          {children}
        </div>
      </section>
    </div>
  );
});
