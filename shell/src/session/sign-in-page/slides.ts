import type { Scenery, SiteLook } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A picture of the sign-in page, with its caption. */
export interface Slide {
  source: string;
  caption: MessageDescriptor | string;
}

const illustration = (name: string, caption: MessageDescriptor): Slide => ({
  source: `/api/images/${name}.jpg?w=1440`,
  caption,
});

const ILLUSTRATIONS: Record<Scenery, readonly Slide[]> = {
  harbour: [
    illustration('carousel-ferry', msg`A ferry in the harbor`),
    illustration('carousel-night-drive', msg`The coast road at night`),
    illustration('carousel-rooftop', msg`Rooftops over the harbor`),
  ],
  mountain: [
    illustration('mountain-lift-morning', msg`A cable car in the morning`),
    illustration('mountain-hut-morning', msg`A mountain hut in the morning`),
    illustration('mountain-lift-night', msg`A cable car at night`),
  ],
  contours: [],
};

/** Returns the pictures of the sign-in page: the site's own, else the illustrations. */
export function slidesOf({ scenery, hero }: SiteLook): readonly Slide[] {
  const own = [hero.light, hero.dark].filter((picture) => picture !== null);
  if (own.length === 0) return ILLUSTRATIONS[scenery];
  return own.map(({ mediaId, alt }) => ({ source: `/api/media/${mediaId}?w=1440`, caption: alt }));
}
