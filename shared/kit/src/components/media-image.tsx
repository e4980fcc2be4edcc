import { MEDIA_WIDTHS } from '@boardwalk/contracts';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A picture of the media library as articles, events and properties store it. */
export interface MediaPicture {
  mediaId: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Focal point, from 0 to 1 from the left and the top. */
  focus: { x: number; y: number };
}

export interface MediaImageProps extends Omit<HTMLChakraProps<'img'>, 'src' | 'srcSet' | 'alt' | 'loading'> {
  picture: MediaPicture;
  /** The `sizes` attribute of the image: the browser loads no more pixels than necessary. */
  sizes: string;
  /** Aspect ratio (width / height) of the frame; by default the picture's own. */
  ratio?: number | undefined;
  /** Above the fold, so not loaded lazily. */
  first?: boolean | undefined;
}

/** A picture of the library at the width of its container, cropped around its focal point. */
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
