import { isMediaSource, MEDIA_WIDTHS } from '@boardwalk/contracts';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** As wide as the column of the text is, in the type sizes that members can choose. */
const SIZES = '(min-width: 46rem) 44rem, 92vw';
/** The width for browsers that don't choose. */
const USUAL = 960;

/** A picture of this site. Its room is kept from the start, and it comes when it is about to be seen. */
export function Picture({ src, alt, width, height }: PictureProps) {
  if (!isMediaSource(src)) return null;
  const widths = MEDIA_WIDTHS.filter((one) => one <= width);
  const usual = widths.findLast((one) => one <= USUAL);
  return (
    <img
      src={usual ? `${src}?w=${usual}` : src}
      srcSet={widths.length > 1 ? widths.map((one) => `${src}?w=${one} ${one}w`).join(', ') : undefined}
      sizes={widths.length > 1 ? SIZES : undefined}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
