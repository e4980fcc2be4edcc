import { chakra } from '@boardwalk/kit';
import type { ComponentProps } from 'react';

const WIDTHS = [480, 960, 1440];

interface PictureProps extends Omit<ComponentProps<typeof chakra.img>, 'src' | 'srcSet' | 'sizes' | 'alt'> {
  /** Name in the API, without an extension. The API picks the format. */
  name: string;
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Its size in pixels, which reserves the space until it is loaded. */
  ratio: readonly [width: number, height: number];
  /** Above the fold, so not loaded lazily. */
  first?: boolean;
}

/** A picture of the city, in the displayed width. */
export function Picture({ name, alt, sizes, ratio, first, ...rest }: PictureProps) {
  const address = `/api/images/${name}.jpg`;
  return (
    <chakra.img
      src={address}
      srcSet={WIDTHS.map((width) => `${address}?w=${width} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      htmlWidth={ratio[0]}
      htmlHeight={ratio[1]}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      display="block"
      width="100%"
      {...rest}
    />
  );
}

/**
 * A picture with two variants: night for the dark theme, morning for the light one. CSS picks one, because the server can't know the theme; the
 * browser loads only the visible one.
 */
export function ThemedPicture({ name, ...rest }: Omit<PictureProps, 'first'>) {
  return (
    <>
      <Picture name={`${name}-morning`} {...rest} display={{ base: 'block', _dark: 'none' }} />
      <Picture name={`${name}-night`} {...rest} display={{ base: 'none', _dark: 'block' }} />
    </>
  );
}
