import { MEDIA_LIMITS, type Property } from '@boardwalk/contracts';

/** A picture with the owner's alternative text. */
export interface DescribedPicture {
  mediaId: string;
  alt: string;
}

/** Values of the presentation form. */
export interface PresentationValues {
  description: string;
  images: DescribedPicture[];
}

export function presentationOf({ description, images }: Pick<Property, 'description' | 'images'>) {
  return { description, images: images.map(({ mediaId, alt }) => ({ mediaId, alt })) };
}

/** Returns the list with one item moved; unchanged for a position outside. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const next = [...list];
  if (to < 0 || to >= list.length || from === to) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Maximum size of a picture in megabytes, for messages. */
export const MEGABYTES = MEDIA_LIMITS.bytes / 1024 / 1024;
