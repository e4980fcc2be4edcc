import { MEDIA_LIMITS, type Property } from '@boardwalk/contracts';

/** A picture as owners describe it. */
export interface DescribedPicture {
  mediaId: string;
  alt: string;
}

/** What is typed about a property. */
export interface PresentationValues {
  description: string;
  images: DescribedPicture[];
}

export function presentationOf({ description, images }: Pick<Property, 'description' | 'images'>) {
  return { description, images: images.map(({ mediaId, alt }) => ({ mediaId, alt })) };
}

/** The list with one of its things at another place. Beyond its ends nothing moves. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const next = [...list];
  if (to < 0 || to >= list.length || from === to) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Megabytes of a picture, as they are said. */
export const MEGABYTES = MEDIA_LIMITS.bytes / 1024 / 1024;
