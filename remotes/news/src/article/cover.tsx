import { type ArticleCard, MEDIA_WIDTHS } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';

interface CoverProps {
  cover: NonNullable<ArticleCard['cover']>;
  /** How wide it is shown, as for the attribute of the same name. */
  sizes: string;
  /** Width by height of the frame that it is cut to. */
  ratio?: number;
  /** Seen at once, so fetched at once. */
  first?: boolean;
}

/** An article's picture, cut round the point that its writer chose. */
export function Cover({ cover: { mediaId, alt, width, height, focus }, sizes, ratio, first }: CoverProps) {
  const address = `/api/media/${mediaId}`;
  return (
    <chakra.img
      src={address}
      srcSet={MEDIA_WIDTHS.map((step) => `${address}?w=${step} ${step}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      display="block"
      width="100%"
      height="auto"
      aspectRatio={ratio ?? width / height}
      objectFit="cover"
      objectPosition={`${focus.x * 100}% ${focus.y * 100}%`}
      bg="bg.subtle"
      borderRadius="sm"
    />
  );
}
