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
  /** Whether it is darker in the dark theme. Not for a picture that is viewed on its own. */
  dimmed?: boolean | undefined;
}

/** In the dark theme a bright picture must not be the brightest area of the page. One value for all covers. */
const NIGHT = { filter: 'brightness(0.82) saturate(0.9)' };

/** A picture of the library at the width of its container, cropped around its focal point, and dimmed in the dark theme. */
export function MediaImage({
  picture,
  sizes,
  ratio,
  first = false,
  dimmed = true,
  ...style
}: MediaImageProps) {
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
      _dark={dimmed ? NIGHT : undefined}
      {...style}
    />
  );
}
