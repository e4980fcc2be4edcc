import { chakra } from '@boardwalk/kit';
import type { ComponentProps } from 'react';

const WIDTHS = [480, 960, 1440];

interface PictureProps extends Omit<ComponentProps<typeof chakra.img>, 'src' | 'srcSet' | 'sizes' | 'alt'> {
  /** Its name at the API, without an extension. The API picks the format. */
  name: string;
  alt: string;
  /** How wide it is shown, as for the attribute of the same name. */
  sizes: string;
  /** Its own size in pixels: it keeps the place free until it is there. */
  ratio: readonly [width: number, height: number];
  /** Seen at once, so fetched at once. */
  first?: boolean;
}

/** A picture of the city, as wide as it is shown. */
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
 * A picture that there is twice: by night for the dark theme, by morning for the light one. The style sheet picks, because the server
 * can't know the theme; the browser fetches only the one that is shown.
 */
export function ThemedPicture({ name, ...rest }: Omit<PictureProps, 'first'>) {
  return (
    <>
      <Picture name={`${name}-morning`} {...rest} display={{ base: 'block', _dark: 'none' }} />
      <Picture name={`${name}-night`} {...rest} display={{ base: 'none', _dark: 'block' }} />
    </>
  );
}
