import type { Slide } from './useSlides';

/** Props of {@link SlidePicture}. */
export interface SlidePictureProps {
  slide: Slide;
  /** Whether it is the first slide, whose picture is loaded with priority. */
  lead?: boolean;
  className?: string | undefined;
}

/** A slide's picture in the crop for the screen: 800 × 1000 on a phone, 2100 × 900 from 768 px. */
export function SlidePicture({ slide, lead = false, className }: SlidePictureProps) {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={slide.image_phone_url} width={800} height={1000} />
      <img
        key={slide.slide_id}
        className={className}
        src={slide.image_url}
        alt=""
        width={2100}
        height={900}
        fetchPriority={lead ? 'high' : 'low'}
      />
    </picture>
  );
}
