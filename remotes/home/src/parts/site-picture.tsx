import type { SitePicture as OwnPicture, Scenery } from '@boardwalk/contracts';
import { chakra, useSite } from '@boardwalk/kit';
import type { ComponentProps } from 'react';
import { ThemedPicture } from './picture.tsx';

const WIDTHS = [640, 960, 1440, 2160];

type Look = Omit<ComponentProps<typeof chakra.img>, 'src' | 'srcSet' | 'alt'>;

interface LibraryPictureProps extends Look {
  picture: OwnPicture;
  /** The `sizes` attribute of the image. */
  sizes: string;
  first?: boolean;
}

/** A picture of the site's own library. */
export function LibraryPicture({ picture, first, ...rest }: LibraryPictureProps) {
  const { mediaId, alt, width, height } = picture;
  const address = `/api/media/${mediaId}`;
  return (
    <chakra.img
      src={`${address}?w=1440`}
      srcSet={WIDTHS.map((each) => `${address}?w=${each} ${each}w`).join(', ')}
      alt={alt}
      htmlWidth={width}
      htmlHeight={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      display="block"
      width="100%"
      {...rest}
    />
  );
}

/** An illustration by name, with its alternative text. */
export interface Illustration {
  name: string;
  alt: string;
}

interface SitePictureProps extends Look {
  own: OwnPicture | null | undefined;
  /** Illustration of each scenery, used without a picture of the site's own. */
  illustrations: Partial<Record<Scenery, Illustration>>;
  sizes: string;
  ratio: readonly [width: number, height: number];
}

/** The site's own picture, else the illustration of its scenery; renders nothing without either. */
export function SitePicture({ own, illustrations, sizes, ratio, ...rest }: SitePictureProps) {
  const { scenery } = useSite().look;
  if (own) return <LibraryPicture picture={own} sizes={sizes} {...rest} />;
  const illustration = illustrations[scenery];
  return illustration ? <ThemedPicture {...illustration} sizes={sizes} ratio={ratio} {...rest} /> : null;
}
