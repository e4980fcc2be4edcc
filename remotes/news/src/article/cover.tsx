import type { ArticleCard } from '@boardwalk/contracts';
import { MediaImage, type MediaImageProps } from '@boardwalk/kit';

interface CoverProps extends Pick<MediaImageProps, 'sizes' | 'ratio' | 'first' | 'maxW' | 'opacity'> {
  cover: NonNullable<ArticleCard['cover']>;
}

/** An article's picture, cropped around its focal point. */
export function Cover({ cover, ...shown }: CoverProps) {
  return <MediaImage picture={cover} borderRadius="sm" {...shown} />;
}
