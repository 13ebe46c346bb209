import { Button, observer, useLocalText } from '@marquee/sdk';
import type { Slide } from './useSlides';

/** Props of {@link SlideWords}. */
export interface SlideWordsProps {
  slide: Slide;
  titleClassName?: string | undefined;
  textClassName?: string | undefined;
}

/** A slide's texts: title, sentence and link. */
export const SlideWords = observer(function SlideWords({ slide, titleClassName, textClassName }: SlideWordsProps) {
  const local = useLocalText();
  return (
    <>
      <h2 className={titleClassName}>{local(slide.title)}</h2>
      <p className={textClassName}>{local(slide.text)}</p>
      {slide.link && (
        <Button to={slide.link} variant="primary" size="l">
          {local(slide.action)}
        </Button>
      )}
    </>
  );
});
