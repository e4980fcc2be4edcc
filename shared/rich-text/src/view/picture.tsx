import { isMediaSource, MEDIA_WIDTHS } from '@boardwalk/contracts';

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Width of the text's column, in the text sizes that members can choose. */
const SIZES = '(min-width: 46rem) 44rem, 92vw';
/** The width for browsers that don't choose. */
const USUAL = 960;

/** A picture of this site. Reserves its space, and is loaded lazily. */
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
