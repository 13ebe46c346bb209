import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';
import { Debounced, fileFor, placeholderOf, resizeDebounce } from './pictures';

/** Props of {@link Picture}. */
export interface PictureProps {
  /**
   * Address of the picture; with `[width]` in it, the file is chosen by the place (R9, see
   * `pictures.ts`).
   */
  src: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The picture's own size, px: its place is known before it is there. */
  width: number;
  height: number;
  className?: string | undefined;
  /** In the first view: it is fetched at once and does not fade in. */
  eager?: boolean;
}

/**
 * A picture that nothing waits for: its place has its size, a tint or a blurred small one stands in until it has come,
 * and one that does not come leaves its alternative text. A place that grows gets a larger file, half a second after
 * the last change.
 */
export function Picture(props: PictureProps) {
  // another picture begins anew
  return <OnePicture key={props.src} {...props} />;
}

function OnePicture({ src, alt, width, height, className, eager }: PictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const placeholder = placeholderOf(src);
  const [file, setFile] = useState(placeholder ? null : src);
  const [state, setState] = useState<'coming' | 'there' | 'failed'>(eager ? 'there' : 'coming');

  useEffect(() => {
    const element = place.current;
    if (!element || placeholder === null) return;
    let largest = 0;
    const choose = () => {
      // what is there already is good enough for a smaller place
      if (element.clientWidth <= largest) return;
      largest = element.clientWidth;
      setFile(fileFor(src, largest, devicePixelRatio));
    };
    choose();
    const later = new Debounced(choose, resizeDebounce);
    const observer = new ResizeObserver(() => later.ask());
    observer.observe(element);
    return () => {
      observer.disconnect();
      later.cancel();
    };
  }, [src, placeholder]);

  const ready = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setState('there');
  }, []);

  return (
    <span ref={place} className={classNames(styles.picture, className)} style={{ aspectRatio: `${width} / ${height}` }}>
      {state === 'failed' ? (
        <span className={styles.failed} {...(alt && { role: 'img', 'aria-label': alt })}>
          <Icon name="warning" />
        </span>
      ) : (
        <>
          {state === 'coming' && placeholder && <img src={placeholder} alt="" className={styles.placeholder} />}
          {file && (
            <img
              ref={ready}
              src={file}
              alt={alt}
              width={width}
              height={height}
              className={classNames(styles.file, state === 'coming' && styles.coming)}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : 'auto'}
              decoding="async"
              onLoad={() => setState('there')}
              onError={() => setState('failed')}
            />
          )}
        </>
      )}
    </span>
  );
}
