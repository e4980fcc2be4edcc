import { MEDIA_WIDTHS } from '@boardwalk/contracts';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A picture of the library as an article, an event or a property keeps it. */
export interface MediaPicture {
  mediaId: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** What must be seen of it, from 0 to 1 from the left and the top. */
  focus: { x: number; y: number };
}

export interface MediaImageProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> {
  picture: MediaPicture;
  /** How wide it is shown, as for the attribute of the same name: the browser fetches no more than that. */
  sizes: string;
  /** Width by height of the frame that it is cut to; its own unless told. */
  ratio?: number | undefined;
  /** Seen at once, so fetched at once. */
  first?: boolean | undefined;
}

/** A picture of the library, as wide as its place and cut round its focus. */
export function MediaImage({ picture, sizes, ratio, first = false, ...style }: MediaImageProps) {
  const { mediaId, alt, width, height, focus } = picture;
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
      aspectRatio={ratio ?? width / height}
      objectFit="cover"
      objectPosition={`${focus.x * 100}% ${focus.y * 100}%`}
      bg="bg.subtle"
      {...style}
    />
  );
}
