import type { ArticleCard } from '@boardwalk/contracts';
import { MediaImage, type MediaImageProps } from '@boardwalk/kit';

interface CoverProps extends Pick<MediaImageProps, 'sizes' | 'ratio' | 'first' | 'maxW' | 'opacity'> {
  cover: NonNullable<ArticleCard['cover']>;
}

/** In the dark theme a bright picture must not be the brightest area of the page. */
const DIMMED = { filter: 'brightness(0.82) saturate(0.92)' };

/** An article's picture, cropped around its focal point. */
export function Cover({ cover, ...shown }: CoverProps) {
  return <MediaImage picture={cover} borderRadius="sm" _dark={DIMMED} {...shown} />;
}
