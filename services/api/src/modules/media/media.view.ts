import type { Article, Media } from '@boardwalk/contracts';
import type { MediaRow } from './media.table.ts';

/** Data with which a text shows a picture. `alt` is that of the library; a text may have its own. */
export type MediaPicture = NonNullable<Article['cover']>;

export function toPicture({ id, alt, width, height, focusX, focusY }: MediaRow): MediaPicture {
  return { mediaId: id, alt, width, height, focus: { x: focusX, y: focusY } };
}

export function toMedia(row: MediaRow, uploader: Media['uploader'], uses: number): Media {
  const { id, alt, name, width, height, bytes, focusX, focusY, createdAt } = row;
  return {
    id,
    alt,
    name,
    width,
    height,
    bytes,
    uploader,
    uses,
    url: `/api/media/${id}`,
    focus: { x: focusX, y: focusY },
    createdAt: createdAt.toISOString(),
  };
}
