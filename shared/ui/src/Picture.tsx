import { useCallback, useEffect, useRef, useState } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Picture.module.css';
import { Debounced, fileFor, placeholderOf, resizeDebounce } from './pictures';

/** Props of {@link Picture}. */
export interface PictureProps {
  /** URL of the picture; with `[width]` in it, the file is chosen by the displayed width (R9, see `pictures.ts`). */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The intrinsic size, px: reserves the space before loading. */
  width: number;
  height: number;
  className?: string | undefined;
  /** In the first view: loaded eagerly, without fade-in. */
  eager?: boolean;
}

/**
 * A non-blocking picture: its space is reserved, a tint or a blurred placeholder is shown until it has loaded, and its
 * alternative text if it fails. When its space grows, a larger file is loaded half a second after the last change.
 */
export function Picture(props: PictureProps) {
  // another picture starts over
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
      // the loaded file is good enough for a smaller space
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
