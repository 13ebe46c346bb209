import { observer } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { useSlides } from '@marquee/shell/kit/useSlides';
import type { LoginSurfaceProps } from '@marquee/shell/pack';
import styles from './Login.module.css';

/** A postcard: the site's picture on one half, the form on the other. */
export const Login = observer(function Login({ title, titleId, children }: LoginSurfaceProps) {
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
